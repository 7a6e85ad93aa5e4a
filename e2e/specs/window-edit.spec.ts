import { expect, test } from '../desk';
import { choose, chooseValue, option, presets, reopened, ruled, saveAs, showPage } from '../window';

const MISSED = '/rules/claiming/missedDiscard';

test.beforeEach(async ({ desk }) => {
  await ruled(desk.page);
});

test('editing a built-in preset starts a copy in place, with undo and redo in words', async ({ desk }) => {
  const { page } = desk;
  await showPage(page, 'Claiming');
  await expect(page.getByText('Built-in preset: a change starts a copy')).toBeVisible();
  await chooseValue(page, MISSED, 'Extended');
  await expect(presets(page)).toContainText('Japanese Modern, house rules');
  await expect(option(page, MISSED)).toContainText('Changed. Japanese Modern: Traditional');
  await expect(page.getByRole('row', { name: 'Claiming, 1 changed' })).toBeVisible();
  await expect(page.getByText('1 difference from Japanese Modern')).toBeVisible();

  const undo = page.getByRole('button', { name: /^Undo Missed discard: Traditional → Extended/ });
  await undo.click();
  await expect(option(page, MISSED).locator('button[data-control]')).toContainText('Traditional');
  await expect(page.getByText('Same rules as Japanese Modern')).toBeVisible();
  await page.getByRole('button', { name: /^Redo Missed discard: Traditional → Extended/ }).click();
  await expect(option(page, MISSED).locator('button[data-control]')).toContainText('Extended');

  await option(page, MISSED).getByRole('button', { name: 'Reset to Traditional, from Japanese Modern' }).click();
  await expect(option(page, MISSED).locator('button[data-control]')).toContainText('Traditional');
  await choose(desk, 'Edit', 'undo', 'Undo Reset Missed discard');
  await expect(option(page, MISSED).locator('button[data-control]')).toContainText('Extended');
});

test('unsaved work that a crash leaves is offered and brought back, and is gone when it is saved', async ({ desk }) => {
  const { page } = desk;
  // A browser asks before it lets unsaved changes go; here nobody is asked, as in a crash.
  page.on('dialog', (dialog) => void dialog.accept());
  await showPage(page, 'Claiming');
  await chooseValue(page, MISSED, 'Extended');
  await expect(page.getByText('1 difference from Japanese Modern')).toBeVisible();
  await page.waitForTimeout(400);
  await reopened(desk);
  const offer = page.getByRole('region', { name: 'Recovered changes' });
  await expect(offer).toContainText('Recovered unsaved changes of “Japanese Modern, house rules”');
  await offer.getByRole('button', { name: 'What changed…' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Missed discard');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bring back' }).click();
  await expect(offer).toBeHidden();
  await expect(presets(page)).toContainText('Japanese Modern, house rules');
  await expect(option(page, MISSED).locator('button[data-control]')).toContainText('Extended');
  await saveAs(desk, 'Recovered club');
  await reopened(desk);
  await expect(presets(page)).toContainText('Recovered club');
  await expect(offer).toBeHidden();
});

test('save, reopen, rename, duplicate, delete and bring back', async ({ desk }) => {
  const { page } = desk;
  await showPage(page, 'Claiming');
  await chooseValue(page, MISSED, 'Extended');
  await saveAs(desk, 'Tuesday club');
  await reopened(desk);
  await expect(presets(page)).toContainText('Tuesday club');
  await showPage(page, 'Claiming');
  await expect(option(page, MISSED).locator('button[data-control]')).toContainText('Extended');

  await chooseValue(page, MISSED, 'Absolute');
  await choose(desk, 'File', 'save', 'Save');
  await expect(page.getByText('All changes saved')).toBeVisible();

  await choose(desk, 'File', 'rename', /^Rename/);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Wednesday club');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(presets(page)).toContainText('Wednesday club');

  await choose(desk, 'File', 'duplicate', 'Duplicate');
  await expect(presets(page)).toContainText('Wednesday club, copy');
  // Before it lies in the library Delete asks first.
  await expect(page.getByText('All changes saved')).toBeVisible();
  await choose(desk, 'File', 'remove', 'Delete');
  await expect(page.getByText('Deleted “Wednesday club, copy”')).toBeVisible();
  await presets(page).click();
  await expect(page.getByRole('option', { name: /^Wednesday club/ })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(presets(page)).toContainText('Wednesday club, copy');
});
