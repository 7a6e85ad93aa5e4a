import { expect, test } from '../desk';
import { choose, chooseValue, openFile, option, presets, ruled, saveAs, savedFile, showPage } from '../window';

test.beforeEach(async ({ desk }) => {
  await ruled(desk.page);
});

test('a preset leaves as JSON, Markdown and HTML, and the JSON comes back', async ({ desk, dir }) => {
  const { page } = desk;
  await showPage(page, 'Claiming');
  await chooseValue(page, '/rules/claiming/missedDiscard', 'Extended');
  await saveAs(desk, 'Tuesday club');
  const exported = async (format: string) => {
    await choose(desk, 'File', 'export', /^Export/);
    const dialog = page.getByRole('dialog', { name: 'Export “Tuesday club”' });
    await dialog.getByText(format).click();
    return savedFile(desk, dir, () => dialog.getByRole('button', { name: 'Save to a file…' }).click());
  };
  const json = await exported('Preset file (JSON)');
  const parsed = JSON.parse(json) as { name: string; rules: { claiming: { missedDiscard: string } } };
  expect(parsed.name).toBe('Tuesday club');
  expect(parsed.rules.claiming.missedDiscard).toBe('extended');
  const markdown = await exported('Rule sheet (Markdown)');
  expect(markdown).toContain('# Tuesday club');
  expect(markdown).toMatch(/Missed discard.*Extended/);
  expect(await exported('Rule sheet (web page)')).toContain('<!doctype html>');

  await openFile(desk, dir, 'club.json', json);
  const dialog = page.getByRole('dialog', { name: 'Import “Tuesday club”' });
  await expect(dialog).toContainText('Its rules are the same as those of Tuesday club.');
  await expect(dialog.getByRole('textbox', { name: 'Name among your presets' })).toHaveValue('Tuesday club 2');
  await dialog.getByRole('button', { name: 'Add to my presets' }).click();
  await expect(presets(page)).toContainText('Tuesday club 2');
  await expect(option(page, '/rules/claiming/missedDiscard').locator('button[data-control]')).toContainText('Extended');
  if (desk.desktop === undefined) return;
  await choose(desk, 'File', 'recent', /^Recent files/);
  const recent = page.getByRole('dialog', { name: 'Recent files' });
  await recent.getByRole('button', { name: 'Open club.json' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await choose(desk, 'File', 'recent', /^Recent files/);
  await recent.getByRole('button', { name: 'Clear the list' }).click();
  await expect(recent).toContainText('No file has been opened or exported yet.');
});
