import { _electron, test as base, type ElectronApplication, type Page } from '@playwright/test';
import type * as Electron from 'electron';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The running desktop program. */
export interface Desktop {
  readonly app: ElectronApplication;
  readonly page: Page;
  /** A folder of this test's own; the program's data is in it, too. */
  readonly dir: string;
  /** The folder of the preset library. */
  readonly library: string;
}

/** The program in either edition: the desktop's parts are there in the project `desktop` only. */
export interface Desk {
  readonly edition: 'desktop' | 'browser';
  readonly page: Page;
  readonly desktop?: Desktop;
}

export interface LaunchOptions {
  /** A packaged program instead of the built folder. */
  readonly executablePath?: string;
  readonly args?: readonly string[];
}

interface Fixtures {
  /** A folder of this test's own, removed afterwards. */
  readonly dir: string;
  /** Starts the desktop program with its data in a folder; it is closed after the test. */
  readonly launch: (dir: string, options?: LaunchOptions) => Promise<Desktop>;
  readonly desktop: Desktop;
  readonly desk: Desk;
}

export const test = base.extend<Fixtures>({
  // Playwright wants a pattern here and ESLint none that is empty: the address is not used.
  dir: async ({ baseURL: _baseURL }, use) => {
    const dir = await mkdtemp(path.join(tmpdir(), 'prevailing-e2e-'));
    await use(dir);
    await rm(dir, { recursive: true, force: true, maxRetries: 5 });
  },
  // Asks for dir so that the programs are closed before their folder goes.
  launch: async ({ dir: _dir }, use) => {
    const open: ElectronApplication[] = [];
    await use(async (dir, { executablePath, args = [] } = {}) => {
      const userData = `--user-data-dir=${path.join(dir, 'user-data')}`;
      const app = await _electron.launch({
        // Else Playwright forces a theme of its own over the program's.
        colorScheme: null,
        args: executablePath === undefined ? ['.', userData, ...args] : [userData, ...args],
        ...(executablePath !== undefined && { executablePath }),
      });
      open.push(app);
      const page = await app.firstWindow();
      await page.waitForURL(/\/index\.html$/);
      return { app, page, dir, library: path.join(dir, 'user-data', 'library') };
    });
    for (const app of open) {
      // A test may end with unsaved changes: closing would ask about them and wait for ever.
      const answer = ({ dialog }: typeof Electron) => {
        dialog.showMessageBox = () => Promise.resolve({ response: 1, checkboxChecked: false });
      };
      await app.evaluate(answer).catch(() => undefined);
      await app.close().catch(() => undefined);
    }
  },
  desktop: async ({ launch, dir }, use) => {
    await use(await launch(dir));
  },
  desk: async ({ launch, dir, browser }, use, { project }) => {
    if (project.name === 'desktop') {
      const desktop = await launch(dir);
      await use({ edition: 'desktop', page: desktop.page, desktop });
      return;
    }
    const context = await browser.newContext({ acceptDownloads: true, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/');
    await use({ edition: 'browser', page });
    await context.close();
  },
});

export { expect } from '@playwright/test';
