import { readFile } from 'node:fs/promises';
import { expect, test } from '../desk';
import { choose, chooseValue, openFile, option, overflowing, presets, ruled, savedFile, showPage } from '../window';

test.beforeEach(async ({ desk }) => {
  await ruled(desk.page);
});

test('an import is shown as a comparison first', async ({ desk, dir }) => {
  const { page } = desk;
  const file = JSON.parse(await readFile('presets/japanese-modern.json', 'utf8')) as {
    id: string;
    name: string;
    rules: { claiming: { missedDiscard: string } };
  };
  file.id = 'guests';
  file.name = 'Guests';
  file.rules.claiming.missedDiscard = 'absolute';
  await openFile(desk, dir, 'guests.json', JSON.stringify(file));
  const dialog = page.getByRole('dialog', { name: 'Import “Guests”' });
  await expect(dialog.getByRole('row', { name: /Missed discard/ })).toHaveText(/Traditional.*Absolute/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(presets(page)).toContainText('Japanese Modern');
});

test('files that are no presets are refused with their problem, and nothing is lost', async ({ desk, dir }) => {
  const { page } = desk;
  await showPage(page, 'Claiming');
  await chooseValue(page, '/rules/claiming/missedDiscard', 'Absolute');
  const twice = (await readFile('presets/japanese-modern.json', 'utf8')).replace('"name":', '"name": "A",\n  "name":');
  for (const [what, text, message] of [
    ['no JSON', '{"schemaVersion": 1,', /line 1|JSON/],
    ['a list', '[]', /list|preset|object/i],
    ['a preset without rules', '{"schemaVersion":1,"id":"x","name":"X"}', /neither "rules" nor "scoring"/],
    ['deeper than any preset', '['.repeat(100_000), /deeper than any preset/],
    ['a name given twice', twice, /given twice/],
  ] as const) {
    await test.step(what, async () => {
      await openFile(desk, dir, 'broken.json', text);
      const dialog = page.getByRole('alertdialog', { name: '“broken.json” cannot be imported' });
      await expect(dialog.getByRole('listitem').first()).toHaveText(message);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(option(page, '/rules/claiming/missedDiscard').locator('button[data-control]')).toContainText(
        'Absolute',
      );
    });
  }
  await presets(page).click();
  await expect(page.getByRole('option', { name: /not saved yet/ })).toHaveCount(1);
});

test('a preset of a newer format is read only, and names that are no names do no harm', async ({ desk, dir }) => {
  const { page } = desk;
  const preset = JSON.parse(await readFile('presets/japanese-modern.json', 'utf8')) as object;
  const name = `<b>Club</b> ${'of a very long name '.repeat(20)}`.trim();
  await openFile(desk, dir, 'newer.json', JSON.stringify({ ...preset, name, id: 'newer', schemaVersion: 99 }));
  const dialog = page.getByRole('dialog', { name: /^Import “<b>Club<\/b>/ });
  await expect(dialog).toContainText('it is opened to read only');
  await dialog.getByRole('button', { name: 'Add to my presets' }).click();
  await expect(page.getByText('Read only: from a newer version')).toBeVisible();
  await expect(presets(page)).toContainText('<b>Club</b>');
  await showPage(page, 'Claiming');
  await expect(option(page, '/rules/claiming/missedDiscard').locator('button[data-control]')).toBeDisabled();
  expect(await overflowing(page)).toEqual([]);
});

test('a file dropped on the window is looked at before it is added', async ({ desk }) => {
  const { page } = desk;
  const text = await readFile('presets/japanese-modern.json', 'utf8');
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'dropped.mjrules'));
    return data;
  }, text);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer });
  await expect(page.getByText('Drop a preset file')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
  await expect(page.getByRole('dialog', { name: 'Import “Japanese Modern”' })).toContainText('dropped.mjrules');
});

test('a value that an option does not know is named with its place and what is allowed', async ({ desk, dir }) => {
  const { page } = desk;
  const text = await readFile('presets/japanese-modern.json', 'utf8');
  await openFile(desk, dir, 'odd.json', text.replace('"missedDiscard": "traditional"', '"missedDiscard": "sometimes"'));
  const problem = page
    .getByRole('alertdialog', { name: '“odd.json” cannot be imported' })
    .getByRole('listitem')
    .first();
  await expect(problem).toContainText('Missed discard');
  await expect(problem).toContainText('/rules/claiming/missedDiscard');
  await expect(problem).toContainText('sometimes');
  await expect(problem).toContainText('Extended');
});

test('what another program cannot be told is shown before the file is written', async ({ desk, dir }) => {
  const { page } = desk;
  await choose(desk, 'File', 'export', /^Export/);
  const dialog = page.getByRole('dialog', { name: 'Export “Japanese Modern”' });
  await dialog.getByText('Majiang rule (kobalab)').click();
  const report = dialog.getByRole('region', { name: 'What is carried over' });
  await expect(report.getByText(/^Lost: \d+$/)).toBeVisible();
  await expect(report.getByRole('row', { name: /Missed discard: Traditional/ })).toBeVisible();
  const text = await savedFile(desk, dir, () => dialog.getByRole('button', { name: 'Save to a file…' }).click());
  expect((JSON.parse(text) as Record<string, unknown>)['クイタンあり']).toBe(true);
});

test('rules of another program are pasted, and looked at before they are added', async ({ desk }) => {
  const { page } = desk;
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', '{"配給原点":30000,"順位点":["+20.0","10.0","-10.0","-20.0"],"場数":1}');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  });
  const dialog = page.getByRole('dialog', { name: 'Import “Majiang rules”' });
  await expect(dialog).toContainText('From the clipboard, in the format “Majiang rule (kobalab)”.');
  await expect(dialog.getByRole('region', { name: 'What is carried over' })).toContainText(/Carried over: \d+/);
  await dialog.getByRole('button', { name: 'Add to my presets' }).click();
  await expect(presets(page)).toContainText('Majiang rules');
});
