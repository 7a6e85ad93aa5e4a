import { defineConfig } from 'vite';
import { validators } from '../vite/validators.ts';

/** The bundle that a mutant is tried on first; which mutant is active is told by the environment. */
export default defineConfig({
  plugins: [validators()],
  logLevel: 'error',
  build: {
    ssr: 'scripts/mutants/proof.ts',
    outDir: '.mutants',
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { format: 'es', entryFileNames: 'proof.mjs', codeSplitting: false } },
  },
});
