import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { _electron, test as base, type ElectronApplication, type Page } from '@playwright/test';

export interface Desk {
  app: ElectronApplication;
  page: Page;
  /** A folder of this test's own; the app's user data is in it too. */
  dir: string;
}

type LaunchOptions = { executablePath?: string };

export const test = base.extend<{
  desk: Desk;
  launch: (dir: string, options?: LaunchOptions) => Promise<Desk>;
  dir: string;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  dir: async ({}, use) => {
    const dir = await mkdtemp(path.join(tmpdir(), 'desk-e2e-'));
    await use(dir);
    await rm(dir, { recursive: true, force: true, maxRetries: 5 });
  },
  // Asks for dir so that the programs are closed before their folder goes.
  launch: async ({ dir: _dir }, use) => {
    const open: ElectronApplication[] = [];
    await use(async (dir, options = {}) => {
      const userData = `--user-data-dir=${path.join(dir, 'user-data')}`;
      const app = await _electron.launch({
        colorScheme: null,
        args: options.executablePath ? [userData] : [process.env['DESK_APP'] ?? '.', userData],
        ...options,
      });
      open.push(app);
      const page = await app.firstWindow();
      await page.waitForURL(/\/index\.html$/);
      return { app, page, dir };
    });
    for (const app of open) await app.close().catch(() => {});
  },
  desk: async ({ launch, dir }, use) => {
    await use(await launch(dir));
  },
});

export { expect } from '@playwright/test';
