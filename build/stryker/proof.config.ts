import path from 'node:path';
import { defineConfig } from 'vite';
import { validators } from '../vite/validators.ts';

/** The bundle that mutants are tried on: one script that lays its cases under the name `proof`. */
export default defineConfig({
  plugins: [validators()],
  logLevel: 'error',
  resolve: { alias: { vitest: path.resolve('scripts/mutants/collected.ts') } },
  define: { 'process.env.NODE_ENV': '"test"' },
  build: {
    lib: { entry: 'scripts/mutants/proof.ts', formats: ['iife'], name: 'proof', fileName: () => 'proof.js' },
    outDir: '.mutants',
    emptyOutDir: false,
    target: 'esnext',
    minify: false,
    reportCompressedSize: false,
  },
});
