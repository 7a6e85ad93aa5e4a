import { readFile } from 'node:fs/promises';
import { expect, test } from '../desk';
import { choose, chooseValue, option, presets, ruled, savedFile, showPage } from '../window';

test('two presets side by side: differing options in words, and scenarios that end otherwise', async ({ desk }) => {
  const { page } = desk;
  await ruled(page);
  await showPage(page, 'Claiming');
  await chooseValue(page, '/rules/claiming/missedDiscard', 'Extended');
  await choose(desk, 'File', 'compare', /^Compare/);
  const view = page.getByRole('main', { name: 'Comparison' });
  const rules = view.getByRole('region', { name: 'Differing options' });
  await expect(rules.getByRole('row', { name: /Missed discard/ })).toHaveText(/Missed discard.*Extended.*Traditional/);
  const outcomes = view.getByRole('region', { name: 'Differing outcomes' });
  await expect(outcomes.getByRole('status')).toHaveText(/^[1-9]\d* of \d+ scenarios end differently$/);
  const drawn = outcomes.locator('[data-scenario="missed-7-bamboo-then-drawn"]');
  await expect(drawn).toContainText('a mistake');
  await expect(drawn).toContainText('allowed');

  await view.getByRole('button', { name: 'Compare with' }).click();
  await page.getByRole('option', { name: /^Chinese Classical/ }).click();
  await expect(rules.getByRole('columnheader', { name: 'Chinese Classical' })).toBeVisible();
  await expect(rules.getByRole('row').nth(30)).toBeVisible();

  await rules.getByRole('button', { name: 'Missed discard', exact: true }).click();
  await expect(option(page, '/rules/claiming/missedDiscard').locator('button[data-control]')).toBeFocused();
});

test('several presets stand beside each other; a value is taken from one of them, and the sides are changed', async ({
  desk,
  dir,
}) => {
  test.setTimeout(120_000);
  const { page } = desk;
  await ruled(page);
  await choose(desk, 'File', 'compare', /^Compare/);
  const view = page.getByRole('main', { name: 'Comparison' });
  const add = async (name: string) => {
    await view.getByRole('button', { name: 'Add a preset to the comparison' }).click();
    await page.getByRole('option', { name }).click();
  };
  // The likest ones come first in the list, with the number of what differs.
  await view.getByRole('button', { name: 'Add a preset to the comparison' }).click();
  await expect(page.getByRole('option').first()).toHaveText(/^Japanese Modern, nashi-nashi · \d+ differ$/);
  await page.getByRole('option').first().click();
  await add('Chinese Official ·');
  const rules = view.getByRole('region', { name: 'Differing options' });
  await expect(rules.getByRole('columnheader')).toHaveText([
    'Option',
    'Japanese Modern',
    'Japanese Modern',
    'Japanese Modern, nashi-nashi',
    'Chinese Official',
  ]);
  await expect(view.getByRole('status')).toHaveText(/^[1-9]\d* of \d+ scenarios end differently$/, { timeout: 30_000 });

  await view.getByRole('button', { name: /^Leave out Chinese Official/ }).click();
  await view.getByRole('button', { name: /^Leave out Japanese Modern ·/ }).click();
  await expect(rules.getByRole('columnheader')).toHaveCount(3);
  const row = rules.getByRole('row', { name: /Not on a sacred hand/ });
  await row
    .getByRole('button', { name: 'Take “Yes” for Not on a sacred hand from Japanese Modern, nashi-nashi' })
    .click();
  await expect(rules.getByRole('heading')).toBeVisible();
  await expect(row).toHaveCount(0);
  await choose(desk, 'Edit', 'undo', /^Undo Take Not on a sacred hand from Japanese Modern, nashi-nashi$/);
  await expect(row).toHaveCount(1);

  await view.getByRole('button', { name: /^Edit Japanese Modern, nashi-nashi/ }).click();
  await expect(presets(page)).toContainText('nashi-nashi');
  await expect(rules.getByRole('columnheader').nth(1)).toHaveText('Japanese Modern, nashi-nashi');

  await view.getByRole('button', { name: 'As a file' }).click();
  const table = await savedFile(desk, dir, () => page.getByRole('menuitem', { name: /CSV/ }).click());
  expect(table).toMatch(/^Page,Rule,Pointer,/);
  // What is pasted here becomes a column.
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      window.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    await readFile('presets/m-league.json', 'utf8'),
  );
  await expect(rules.getByRole('columnheader').nth(3)).toHaveText('M-League');
});
