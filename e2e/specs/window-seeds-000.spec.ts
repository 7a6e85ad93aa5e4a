import { expect, test } from '../desk';
import { category, choose, choosePreset, option, presets, ruled, saveAs, scenario, summary } from '../window';

// The way that the help of Four Winds describes ("Claiming rules: Missed Discard"), step by step.
test('apply the rule of Missed discard', async ({ desk }) => {
  const { page } = desk;
  await ruled(page);

  await test.step('there is a customized preset', async () => {
    await choosePreset(page, 'Japanese Modern');
    await saveAs(desk, 'Tuesday club');
    await choosePreset(page, 'Japanese Modern');
  });

  await test.step('choose Preferences on the File menu', async () => {
    await choose(desk, 'File', 'preferences', 'Preferences');
    await expect(presets(page)).toBeFocused();
  });

  await test.step('from the Rule Presets list, choose a customized rule preset', async () => {
    await presets(page).click();
    await expect(page.getByRole('group', { name: 'My presets' })).toBeVisible();
    await page.getByRole('group', { name: 'My presets' }).getByRole('option', { name: 'Tuesday club' }).click();
    await expect(presets(page)).toContainText('Tuesday club');
  });

  await test.step('choose Claiming under the Rules section of the category tree', async () => {
    await expect(category(page, 'Rules')).toHaveAttribute('aria-expanded', 'true');
    await expect(category(page, 'Claiming')).toHaveAttribute('aria-level', '2');
    await category(page, 'Claiming').click();
  });

  await test.step('from the Missed discard list, choose the desired version of the rule', async () => {
    const list = option(page, '/rules/claiming/missedDiscard').locator('button[data-control]');
    await expect(list).toContainText('Traditional');
    await list.click();
    await expect(page.getByRole('option')).toHaveText([
      'No restriction',
      'Traditional',
      'Extended',
      'Absolute',
      'Absolute (conditional)',
      'Every winning discard',
      'Customized',
    ]);
    await page.getByRole('option', { name: 'Extended' }).click();
    await expect(list).toContainText('Extended');
  });

  await test.step('the preview shows what that changes, and why', async () => {
    await expect(summary(page)).toContainText(/[1-9]\d* of \d+ outcomes? changes?/);
    const drawn = scenario(page, 'missed-7-bamboo-then-drawn');
    await expect(drawn).toContainText('allowed');
    await expect(drawn).toContainText('a mistake');
    await expect(drawn.getByRole('button', { name: 'Missed discard' })).toBeVisible();
  });
});
