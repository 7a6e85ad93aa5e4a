import type { Page } from '@playwright/test';
import { expect, test } from '../desk';
import { category, choose, chooseValue, option, presets, ruled, showPage, tick } from '../window';

test.beforeEach(async ({ desk }) => {
  await ruled(desk.page);
});

test('an option out of use says why, links to the cause, and keeps its value', async ({ desk }) => {
  const { page } = desk;
  await showPage(page, 'Ready');
  const deposit = option(page, '/rules/ready/deposit').getByRole('textbox');
  await expect(deposit).toHaveValue('1000');
  await chooseValue(page, '/rules/ready/rule', 'None');
  await expect(deposit).toBeDisabled();
  await expect(deposit).toHaveValue('1000');
  const validated = option(page, '/rules/ready/validated');
  await expect(validated).toContainText('Not in use while Ready declaration is “None”.');
  await validated.getByRole('button', { name: 'Ready declaration' }).click();
  await expect(option(page, '/rules/ready/rule').locator('button[data-control]')).toBeFocused();
  await chooseValue(page, '/rules/ready/rule', 'Voluntary');
  await expect(deposit).toBeEnabled();
  await expect(deposit).toHaveValue('1000');
});

test('an implied option shows the implied value, locked, with the reason', async ({ desk }) => {
  const { page } = desk;
  await showPage(page, 'Method');
  const rounding = option(page, '/scoring/method/roundBefore');
  await expect(rounding.locator('button[data-control]')).toBeDisabled();
  await expect(rounding.locator('button[data-control]')).toContainText('Up to ten');
  await expect(rounding).toContainText('are rounded up to ten before han');
});

test('what is typed and is no value stays, with the reason under it', async ({ desk }) => {
  const { page } = desk;
  await showPage(page, 'Payments');
  const row = option(page, '/scoring/payments/limitPoints');
  const field = row.getByRole('textbox');
  await field.fill('two thousand');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(row).toContainText('“two thousand” is not a number. Type one from 1 to 1,000,000.');
  await expect(field).toHaveAccessibleDescription(/is not a number/);
  await expect(category(page, 'Payments')).toHaveAccessibleName(/1 with problems/);
  await showPage(page, 'Claiming');
  await showPage(page, 'Payments');
  await expect(field).toHaveValue('two thousand');
  await field.fill('2,000');
  await expect(row).not.toContainText('is not a number');
  await field.blur();
  await expect(field).toHaveValue('2000');
});

test('a conflict names both options, is found by F8, and is solved by a press', async ({ desk }) => {
  const { page } = desk;
  await showPage(page, 'General');
  await option(page, '/rules/general/jokers').getByRole('textbox').fill('8');
  await showPage(page, 'Claiming');
  await expect(page.getByRole('button', { name: /^1 problem/ })).toBeVisible();
  await choose(desk, 'View', 'next-problem', 'Next problem');
  await expect(page.getByRole('heading', { level: 1, name: 'General' })).toBeVisible();
  await expect(option(page, '/rules/general/jokers').getByRole('textbox')).toBeFocused();
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems).toContainText('Jokers and Dora cannot be used together');
  await problems.getByRole('button', { name: 'Dora tiles' }).click();
  await expect(page.getByRole('checkbox', { name: 'Dora tiles' })).toBeFocused();
  await problems.getByRole('button', { name: /^Play without jokers/ }).click();
  await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo Play without jokers/ })).toBeEnabled();
});

test('help follows the option in focus, with values, source and links', async ({ desk }) => {
  const { page } = desk;
  await showPage(page, 'Claiming');
  await option(page, '/rules/claiming/missedDiscard').locator('button[data-control]').focus();
  const help = page.getByRole('complementary', { name: 'Help' });
  await expect(help.getByRole('heading')).toHaveText('Missed discard');
  // The tour stands in the place of the help, step by step, and is over when it is skipped.
  await choose(desk, 'Help', 'tour', 'Tour in four steps');
  await expect(help).toContainText('1 of 4');
  await help.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('[data-region="categories"]')).toHaveAttribute('data-toured', '');
  await help.getByRole('button', { name: 'Skip' }).click();
  await expect(page.locator('[data-toured]')).toHaveCount(0);
  await expect(help.getByRole('heading')).toHaveText('Missed discard');
  await expect(help).toContainText('Sacred discard');
  await expect(help).toContainText('Four Winds');
  await expect(help).toContainText('scenarios depend on it');
  await help.getByRole('button', { name: 'It bars' }).click();
  await expect(option(page, '/rules/claiming/missedBars')).toBeInViewport();
});

test('searching by any name leads to the option with the keyboard alone', async ({ desk }) => {
  const { page } = desk;
  const box = page.getByRole('searchbox', { name: 'Find an option' });
  const hits = page.locator('[data-hit]');
  for (const [query, first] of [
    ['furiten', /^(Sacred|Missed) discard/],
    ['振聴', /^(Sacred|Missed) discard/],
    ['missed', /^Missed discard/],
    ['kuikae', /^Swap calling/],
    ['head bump', /^Several players win on one discard/],
  ] as const) {
    await test.step(query, async () => {
      await choose(desk, 'Edit', 'find', 'Find an option');
      await expect(box).toBeFocused();
      await box.fill(query);
      await expect(hits.first()).toHaveText(first);
      // One press goes to the best; the arrow keys go through the others.
      await page.keyboard.press('Enter');
      await expect(box).toHaveValue('');
      await expect(page.locator('[data-option][data-focus]')).toContainText(first);
    });
  }
});

test('a search takes the place of the page, and ends with a category or with Escape', async ({ desk }) => {
  const { page } = desk;
  const box = page.getByRole('searchbox', { name: 'Find an option' });
  const tree = page.getByRole('treegrid', { name: 'Categories' });
  await box.fill('riichi');
  await expect(page.getByRole('region', { name: 'Search results' })).toBeVisible();
  await expect(tree.getByRole('row', { selected: true })).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Help' }).getByRole('heading')).toHaveText('Finding an option');
  await category(page, 'General').click();
  await expect(page.getByRole('region', { name: 'Page General' })).toBeVisible();
  await expect(box).toHaveValue('');
  await box.fill('riichi');
  await box.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
});

test('a search is narrowed down by typed filters and by buttons that do the same', async ({ desk }) => {
  const { page } = desk;
  const box = page.getByRole('searchbox', { name: 'Find an option' });
  const hits = page.locator('[data-hit]');
  await showPage(page, 'Claiming');
  await chooseValue(page, '/rules/claiming/missedDiscard', 'Extended');
  await box.fill('@');
  await expect(hits.first()).toHaveText(/^@modified/);
  await box.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('@modified ');
  await expect(hits).toHaveText([/^Missed discard/]);
  const changed = page.getByRole('button', { name: 'Changed', exact: true });
  await expect(changed).toHaveAttribute('aria-pressed', 'true');
  await expect(category(page, 'Claiming')).toHaveAccessibleName(/1 found/);
  await changed.click();
  await expect(box).toHaveValue('');
  await box.fill('@differs:M-League @page:ready');
  await expect(hits.first()).toBeVisible();
  await expect(category(page, 'Claiming')).toHaveAccessibleName(/0 found/);
});

test('the minimum is counted in the unit of the method', async ({ desk }) => {
  const { page } = desk;
  await showPage(page, 'Winning');
  await expect(option(page, '/rules/winning/minimum')).toContainText('han');
  await option(page, '/rules/winning/minimum').getByRole('textbox').fill('3');
  await expect(page.getByRole('button', { name: /^Undo Minimum: 1 han → 3 han/ })).toBeEnabled();
});

test('tables are edited cell by cell', async ({ desk }) => {
  const { page } = desk;
  await showPage(page, 'Method');
  const table = page.getByRole('table', { name: 'Han table' });
  const cell = table.getByRole('textbox', { name: 'From han, row 1', exact: true });
  await cell.fill('4');
  await expect(presets(page)).toContainText('house rules');
  await cell.press('ArrowDown');
  await expect(table.getByRole('textbox', { name: 'From han, row 2' })).toBeFocused();
  await table.getByRole('textbox', { name: 'Share of the limit, row 2' }).fill('x');
  await expect(page.getByRole('button', { name: /^1 problem/ })).toBeVisible();
  await page.getByRole('button', { name: /^Undo typing/ }).click();
  await option(page, '/scoring/method/hanTable').getByRole('button', { name: 'Add a row' }).click();
  await expect(table.getByRole('row')).toHaveCount(7);
  await option(page, '/scoring/method/hanTable')
    .getByRole('button', { name: /^Reset/ })
    .click();
  await expect(cell).toHaveValue('5');
});

/** Pastes a text where the focus is. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((plain) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', plain);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('grids take cells from a spreadsheet, whole or not at all, and tables of other presets', async ({ desk }) => {
  const { page } = desk;
  await showPage(page, 'Method');
  const row = option(page, '/scoring/method/hanTable');
  const cell = row.getByRole('textbox', { name: 'Share of the limit, row 1' });
  await cell.focus();
  await paste(page, '120\n160');
  await expect(cell).toHaveValue('120');
  await expect(row.getByRole('textbox', { name: 'Share of the limit, row 2' })).toHaveValue('160');
  await paste(page, '1\tmuch');
  await expect(row.getByRole('alert')).toContainText('Line 1 of what is pasted');
  await expect(cell).toHaveValue('120');
  await expect(row.locator('figure')).toContainText('limit 100 %');
  await row.getByRole('button', { name: 'Han table of a preset' }).click();
  await page.getByRole('option', { name: /others$/ }).click();
  await expect(cell).toHaveValue('100');
  await showPage(page, 'Patterns');
  await page.locator('label', { hasText: 'Only used' }).click();
  await page.getByRole('button', { name: 'Order' }).click();
  await page.getByRole('option', { name: 'By name' }).click();
  const first = page.getByRole('textbox', { name: /, exposed$/ }).first();
  await first.focus();
  await paste(page, '3\t4\n5\t6');
  await expect(first).toHaveValue('3');
  await expect(page.getByRole('textbox', { name: /, concealed$/ }).nth(1)).toHaveValue('6');
  await page.getByRole('button', { name: /^Undo Paste values of Patterns/ }).click();
  await expect(first).not.toHaveValue('3');
});

test('patterns are found, ticked and valued', async ({ desk }) => {
  const { page } = desk;
  await showPage(page, 'Patterns');
  await page.getByRole('searchbox', { name: 'Find a pattern' }).fill('toitoi');
  const row = page.getByRole('row', { name: /Pung hand/ });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'Pung hand', exact: true }).click();
  await expect(page.getByRole('group', { name: 'winning tile' })).toBeVisible();
  await row.getByRole('textbox', { name: 'Pung hand, concealed' }).fill('3');
  await expect(row).toContainText('Changed. Japanese Modern: 2 han');
  await tick(page, 'Pung hand is scored');
  await expect(row.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: /^Reset to 2 han/ }).click();
  await expect(row.getByRole('textbox', { name: 'Pung hand, concealed' })).toHaveValue('2');
});
