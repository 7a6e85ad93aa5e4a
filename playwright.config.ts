import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const root = import.meta.dirname;

/** The real Electron where its binary has been downloaded; else the stand-in, which only tests use. */
function electronBinary(): string | undefined {
  const at = path.join(root, 'node_modules/electron');
  if (!existsSync(path.join(at, 'path.txt'))) return undefined;
  const file = path.join(at, 'dist', readFileSync(path.join(at, 'path.txt'), 'utf8'));
  return existsSync(file) ? file : undefined;
}
if (!process.env['ELECTRON_OVERRIDE_DIST_PATH'] && !electronBinary()) {
  process.env['ELECTRON_OVERRIDE_DIST_PATH'] = path.join(root, 'e2e/electron-host');
}

export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: 'test-results',
  timeout: 30_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  reporter: [['list'], ['json', { outputFile: '.results/e2e.json' }]],
  use: { trace: 'retain-on-failure' },
  // The launcher itself, where Electron cannot be fetched: it must say so and serve the browser edition.
  webServer: {
    command: 'node scripts/start.mjs --no-open --browser',
    url: 'http://127.0.0.1:4199/',
    env: { DESK_PORT: '4199' },
    reuseExistingServer: false,
    stdout: 'pipe',
  },
  projects: [
    { name: 'desktop', testMatch: ['desktop*.spec.ts', 'launcher.spec.ts'] },
    {
      name: 'browser',
      testMatch: 'browser*.spec.ts',
      use: {
        browserName: 'chromium',
        baseURL: 'http://127.0.0.1:4199',
        launchOptions: {
          executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
          args: ['--no-sandbox', '--disable-quic', '--disable-gpu'],
        },
      },
    },
  ],
});
