import { deflateRawSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../desk';
import { presets, ruled } from '../window';

test('a link holds a whole preset, which is looked at before it is added', async ({ desk }) => {
  const { page } = desk;
  await ruled(page);
  const preset = JSON.parse(await readFile('presets/japanese-modern.json', 'utf8')) as object;
  const packed = deflateRawSync(JSON.stringify({ ...preset, id: 'linked', name: 'Linked' })).toString('base64url');
  await page.evaluate((link) => {
    location.hash = `preset=${link}`;
  }, packed);
  const dialog = page.getByRole('dialog', { name: 'Import “Linked”' });
  await expect(dialog).toContainText('From the link.');
  await dialog.getByRole('button', { name: 'Add to my presets' }).click();
  await expect(presets(page)).toContainText('Linked');
  expect(await page.evaluate(() => location.hash)).toBe('');
  await page.evaluate(() => {
    location.hash = 'preset=AAAA';
  });
  await expect(page.getByRole('alertdialog', { name: 'The link cannot be opened' })).toBeVisible();
});
