import { expect, test } from '../desk';
import { choose, option, presets, showPage } from '../window';

test('a club says what it wants to say: a remark on an option, and the details of its preset', async ({ desk }) => {
  const { page } = desk;
  await showPage(page, 'Claiming');
  await option(page, '/rules/claiming/missedDiscard').locator('button[data-control]').focus();
  const remark = page.getByRole('complementary', { name: 'Help' }).getByRole('textbox', { name: 'Remark' });
  await remark.fill('Agreed in May.');
  await expect(presets(page)).toContainText('house rules');
  // A remark changes no rule.
  await expect(page.getByText('Same rules as Japanese Modern')).toBeVisible();
  await option(page, '/rules/claiming/chows').locator('button[data-control]').focus();
  await expect(remark).toHaveValue('');
  await choose(desk, 'Edit', 'undo', /^Undo Remark on Missed discard$/);
  await choose(desk, 'Edit', 'redo', /^Redo Remark on Missed discard$/);

  await choose(desk, 'File', 'details', 'Details…');
  const dialog = page.getByRole('dialog', { name: /^Details of/ });
  await dialog.getByRole('textbox', { name: 'Club' }).fill('Tuesday club');
  await dialog.getByRole('textbox', { name: 'Edition', exact: true }).fill('2026');
  await dialog.getByRole('button', { name: 'Add a change' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Edition, change 1' })).toHaveValue('2026');
  await dialog.getByRole('textbox', { name: 'Change, change 1' }).fill('Missed discard was talked over.');
  await dialog.getByRole('button', { name: 'Words of rulings and sheets' }).click();
  await page.getByRole('option', { name: 'Own words' }).click();
  await dialog.getByRole('textbox', { name: 'pung', exact: true }).fill('peng');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);

  await choose(desk, 'File', 'details', 'Details…');
  await expect(dialog.getByRole('textbox', { name: 'Club' })).toHaveValue('Tuesday club');
  await expect(dialog.getByRole('textbox', { name: 'pung', exact: true })).toHaveValue('peng');
  await page.keyboard.press('Escape');
  await choose(desk, 'Edit', 'undo', /^Undo Details of the preset$/);
});
