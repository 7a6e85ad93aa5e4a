import { defineConfig } from '@playwright/test';
import { CHROMIUM, CHROMIUM_ARGS } from './scripts/chromium.mjs';
import { electronBinary, STAND_IN } from './scripts/electron-binary.mjs';

// The real Electron where its program has been fetched; else the stand-in, which only tests use.
if (!electronBinary()) process.env['ELECTRON_OVERRIDE_DIST_PATH'] = STAND_IN;

const PORT = process.env['PREVAILING_TEST_PORT'] ?? '4199';
const baseURL = `http://127.0.0.1:${PORT}`;

/**
 * Two projects. `desktop`: the built program with its main process and preload. `browser`: the browser edition as
 * `npm start` serves it. A spec runs in the one that its name says, or in both: `x.desktop.spec.ts`, `x.browser.spec.ts`,
 * `x.spec.ts`: in both where the shells do something else, in the browser, which starts quicker, where they do not. The
 * fixture `desk` of e2e/desk.ts gives the page of either.
 */
export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  reporter: [['list'], ['json', { outputFile: '.results/e2e.json' }]],
  use: {
    // A trace costs a third of the time: `npx playwright test --trace on` makes one where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    baseURL,
    browserName: 'chromium',
    locale: 'en-US',
    // Each page would fetch the whole program anew to keep it; one spec asks for that.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: CHROMIUM,
      args: [...CHROMIUM_ARGS, '--disable-quic', '--force-color-profile=srgb'],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs --no-open --browser',
    url: `${baseURL}/`,
    env: { PREVAILING_PORT: PORT },
    reuseExistingServer: false,
    stdout: 'ignore',
  },
  projects: [
    { name: 'desktop', testIgnore: '**/*.browser.spec.ts', metadata: { edition: 'desktop' } },
    { name: 'browser', testIgnore: '**/*.desktop.spec.ts', metadata: { edition: 'browser' } },
  ],
});
