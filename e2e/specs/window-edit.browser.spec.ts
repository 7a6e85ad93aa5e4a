import { expect, test } from '../desk';
import { choose, choosePreset, chooseValue, option, presets, ruled, saveAs, showPage, summary } from '../window';

const MISSED = '/rules/claiming/missedDiscard';

test.beforeEach(async ({ desk }) => {
  await ruled(desk.page);
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
