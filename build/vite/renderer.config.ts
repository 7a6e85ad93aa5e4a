import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { validators } from './validators.ts';

const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

/** The rule is in the built page only: the dev server's own scripts are inline. */
const csp: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: CSP }, injectTo: 'head-prepend' },
  ],
};

/** The page: the same build is served by app://bundle on the desktop and by http in the browser edition. */
export default defineConfig({
  root: 'renderer',
  base: './',
  plugins: [validators(), react(), csp],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'chrome150',
    sourcemap: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
