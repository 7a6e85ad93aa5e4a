import { defineConfig } from 'vite';
import { packages } from './packages.ts';
import { validators } from './validators.ts';

/** Electron's main process: one CommonJS file, only Electron and Node built-ins left outside. */
export default defineConfig({
  plugins: [packages('main'), validators()],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'main/electron/main.ts',
    outDir: 'dist/main',
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      external: ['electron'],
      output: { format: 'cjs', entryFileNames: 'main.cjs', codeSplitting: false },
    },
  },
});
