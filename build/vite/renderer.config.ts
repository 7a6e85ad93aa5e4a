import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import policy from '../../app/shell/content-security-policy.json' with { type: 'json' };
import { data } from './data.ts';
import { offline, WORKER } from './offline.ts';
import { packages } from './packages.ts';
import { preloaded } from './preloaded.ts';
import { validators } from './validators.ts';
import { START_CHUNKS } from './start-chunks.ts';

/** The rule is in the built page only: the development server's own scripts are inline. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy.meta.join('; ') },
      injectTo: 'head-prepend',
    },
  ],
};

/** The page: the same build is served by app://bundle on the desktop and by http in the browser edition. */
export default defineConfig({
  root: 'renderer',
  base: './',
  plugins: [
    packages('renderer'),
    data(),
    validators(['preset.schema.json']),
    react(),
    contentSecurityPolicy,
    preloaded('/renderer/src/App.tsx'),
    offline(),
  ],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'chrome150',
    sourcemap: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'renderer/index.html', worker: 'renderer/src/offline/worker.ts' },
      output: {
        codeSplitting: { groups: START_CHUNKS },
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
});
