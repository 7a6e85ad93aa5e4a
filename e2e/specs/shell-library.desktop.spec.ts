import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../desk';

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
