import { defineConfig } from 'vite';
import { packages } from './packages.ts';

/** A sandboxed preload must be one CommonJS file that requires nothing but 'electron'. */
export default defineConfig({
  plugins: [packages('preload')],
  ssr: { noExternal: true, target: 'webworker' },
  build: {
    ssr: 'main/electron/preload.ts',
    outDir: 'dist/preload',
    target: 'chrome150',
    minify: false,
    sourcemap: 'inline',
    rolldownOptions: {
      external: ['electron'],
      output: { format: 'cjs', entryFileNames: 'preload.cjs', codeSplitting: false },
    },
  },
});
