import { defineConfig } from 'vite';
import { packages } from './packages.ts';
import { validators } from './validators.ts';

/** The command line: one executable file, only Node's own modules left outside. */
export default defineConfig({
  plugins: [packages('cli'), validators()],
  // write-file-atomic is CommonJS and names its temporary files after its own.
  define: { __filename: 'import.meta.filename' },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'main/cli/prevailing.ts',
    outDir: 'dist/cli',
    target: 'node20',
    minify: false,
    sourcemap: false,
    rolldownOptions: {
      output: { format: 'es', banner: '#!/usr/bin/env node', entryFileNames: 'prevailing.mjs', codeSplitting: false },
    },
  },
});
