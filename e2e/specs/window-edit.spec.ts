import { expect, test } from '../desk';
import {
  choose,
  choosePreset,
  chooseValue,
  option,
  presets,
  reopened,
  ruled,
  saveAs,
  showPage,
  summary,
} from '../window';

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

test('typing in a field is one step of the history', async ({ desk }) => {
  const { page } = desk;
  await showPage(page, 'Payments');
  const field = option(page, '/scoring/payments/limitPoints').getByRole('textbox');
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially('3000', { delay: 30 });
  await expect(page.getByRole('button', { name: /^Undo Limit points: 2000 points → 3000 points/ })).toBeEnabled();
  await field.blur();
  await page.getByRole('button', { name: /^Undo Limit points/ }).click();
  await expect(field).toHaveValue('2000');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
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

test('revert goes back to the last save, and undo leaves it again', async ({ desk }) => {
  const { page } = desk;
  await saveAs(desk, 'Thursday club');
  await showPage(page, 'Claiming');
  await chooseValue(page, MISSED, 'Absolute');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await choose(desk, 'File', 'revert', /^Revert/);
  await expect(option(page, MISSED).locator('button[data-control]')).toContainText('Traditional');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.getByRole('button', { name: /^Undo Revert/ }).click();
  await expect(option(page, MISSED).locator('button[data-control]')).toContainText('Absolute');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
});

test('switching presets asks about unsaved changes, old beside new, and never mixes histories', async ({ desk }) => {
  const { page } = desk;
  await saveAs(desk, 'Friday club');
  await showPage(page, 'Claiming');
  await chooseValue(page, MISSED, 'Absolute');
  await choosePreset(page, 'Chinese Classical');
  const dialog = page.getByRole('alertdialog', { name: 'Save the changes of “Friday club”?' });
  await expect(dialog.getByRole('row', { name: /Missed discard/ })).toContainText(/Traditional.*Absolute/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(presets(page)).toContainText('Friday club');

  await choosePreset(page, 'Chinese Classical');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(presets(page)).toContainText('Chinese Classical');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
  await choosePreset(page, 'Friday club');
  await expect(option(page, MISSED).locator('button[data-control]')).toContainText('Absolute');

  await chooseValue(page, MISSED, 'Extended');
  await choosePreset(page, 'Chinese Classical');
  await dialog.getByRole('button', { name: 'Don’t save' }).click();
  await choosePreset(page, 'Friday club');
  await expect(option(page, MISSED).locator('button[data-control]')).toContainText('Absolute');
});

test('the preview keeps up with quick edits: the latest one counts', async ({ desk }) => {
  const { page } = desk;
  await showPage(page, 'Claiming');
  await chooseValue(page, MISSED, 'Absolute');
  await chooseValue(page, MISSED, 'Extended');
  await chooseValue(page, MISSED, 'Traditional');
  await expect(summary(page)).toContainText('None of');
});

test('changes go to other presets: taken along, applied to several, pasted as text', async ({ desk }) => {
  test.setTimeout(120_000);
  const { page } = desk;
  await showPage(page, 'Claiming');
  await chooseValue(page, MISSED, 'Extended');
  await saveAs(desk, 'Tuesday club');
  await chooseValue(page, '/rules/claiming/chows', 'Never');
  await choosePreset(page, 'Chinese Official');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Take along to “Chinese Official”/ })
    .click();
  await expect(presets(page)).toContainText('Chinese Official, house rules');
  await expect(option(page, '/rules/claiming/chows').locator('button[data-control]')).toContainText('Never');
  await expect(option(page, MISSED).locator('button[data-control]')).not.toContainText('Extended');

  await choose(desk, 'Edit', 'apply-to-others', /^Apply changes/);
  const dialog = page.getByRole('dialog', { name: 'Apply changes to other presets' });
  await dialog.locator('label', { hasText: 'Tuesday club' }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Changed 1 preset; not saved yet.')).toBeVisible();

  await choose(desk, 'Edit', 'paste-options', /^Paste options/);
  const paste = page.getByRole('dialog', { name: 'Paste options' });
  const text = paste.getByRole('textbox');
  await text.fill(`${MISSED}="sometimes"`);
  await expect(paste.getByRole('button', { name: 'Set the options' })).toBeDisabled();
  await text.fill(`# from a mail\n${MISSED}="absolute"\n`);
  await expect(paste.getByRole('table')).toContainText('Absolute');
  await paste.getByRole('button', { name: 'Set 1 option' }).click();
  await expect(option(page, MISSED).locator('button[data-control]')).toContainText('Absolute');
  await page.getByRole('button', { name: /^Undo Paste 1 option/ }).click();
  await page.getByRole('button', { name: /^Undo Changes from Tuesday club/ }).click();
  await expect(page.getByText('Same rules as Chinese Official')).toBeVisible();
});
