import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../desk';
import { choose, chooseValue, option, presets, ruled, saveAs, showPage } from '../window';

const MISSED = '/rules/claiming/missedDiscard';

test('what the page saves is a file of the library, and a change from outside is told', async ({ desktop }) => {
  const { page, library } = desktop;
  const file = path.join(library, 'tuesday-club.mjrules');
  const text = '{"name":"Tuesday club"}';
  expect(
    await page.evaluate((t) => window.prevailing?.librarySave('presets', 'tuesday-club', t, null, true), text),
  ).toMatchObject({
    ok: true,
  });
  expect(await readFile(file, 'utf8')).toBe(text);
  expect(await page.evaluate(() => window.prevailing?.libraryRead('presets', '../../window'))).toMatchObject({
    code: 'not-found',
  });

  // The own write is told as well: wait until that is over.
  await page.waitForTimeout(600);
  const changed = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.prevailing?.onLibraryChange(() => {
          resolve('told');
        });
      }),
  );
  await writeFile(path.join(library, 'broken.mjrules'), '{');
  expect(await changed).toBe('told');
  expect(await page.evaluate(() => window.prevailing?.libraryList('presets'))).toMatchObject([
    { id: 'broken', problem: { code: 'not-json' } },
    { id: 'tuesday-club', name: 'Tuesday club', text },
  ]);
});

test('two windows on one preset: changes are seen in both, closing one asks nothing, and a crash offers them again', async ({
  desktop,
}) => {
  const { app, page, library, dir } = desktop;
  const first = { edition: 'desktop' as const, page, desktop };
  await ruled(page);
  await showPage(page, 'Claiming');
  await chooseValue(page, MISSED, 'Extended');
  await saveAs(first, 'Tuesday club');
  const opening = app.waitForEvent('window');
  await choose(first, 'File', 'new-window', 'New window');
  const second = await opening;
  await expect(presets(second)).toContainText('Tuesday club');
  await chooseValue(page, MISSED, 'Absolute');
  await expect(second.getByText('Unsaved changes')).toBeVisible();
  await expect(option(second, MISSED).locator('button[data-control]')).toContainText('Absolute');
  // The dialog throws where it is not replaced: nobody is asked.
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().at(-1)?.close());
  await expect.poll(() => app.windows().length).toBe(1);

  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
  });
  const offer = page.getByRole('region', { name: 'Recovered changes' });
  await expect(offer).toContainText('Recovered unsaved changes of “Tuesday club”');
  await offer.getByRole('button', { name: 'Bring back' }).click();
  await expect(option(page, MISSED).locator('button[data-control]')).toContainText('Absolute');
  expect(await readFile(path.join(dir, 'user-data/logs/prevailing-wind.log'), 'utf8')).toContain(
    'the page has gone: crashed, exit code 5',
  );

  // A file of the library that is opened from outside is looked at where it is; it can be shown and dragged out.
  await app.evaluate(
    ({ app, shell }, file) => {
      shell.showItemInFolder = (shown) => {
        (globalThis as { shown?: string }).shown = shown;
      };
      app.emit('second-instance', {}, ['program', file], '/');
    },
    path.join(library, 'tuesday-club.mjrules'),
  );
  await expect(page.getByRole('dialog')).toBeHidden();
  await choose(first, 'File', 'reveal', 'Show in folder');
  await expect
    .poll(() => app.evaluate(() => (globalThis as { shown?: string }).shown))
    .toBe(path.join(library, 'tuesday-club.mjrules'));

  await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    if (window)
      window.webContents.startDrag = ({ file }) => {
        (globalThis as { dragged?: string }).dragged = file;
      };
  });
  await page.getByTitle('Drag this out of the window to copy the file').dispatchEvent('dragstart');
  await expect
    .poll(() => app.evaluate(() => (globalThis as { dragged?: string }).dragged))
    .toBe(path.join(library, 'tuesday-club.mjrules'));
});
