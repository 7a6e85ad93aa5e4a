import { defineConfig } from 'vite';
import { validators } from './validators.ts';

/** For scripts/run.mjs: the project's TypeScript run in Node without a bundle. */
export default defineConfig({
  plugins: [validators()],
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
});
