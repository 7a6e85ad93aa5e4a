import { expect, test } from '../desk';
import {
  category,
  choose,
  choosePreset,
  option,
  presets,
  ruled,
  saveAs,
  scenario,
  showPage,
  summary,
  tick,
} from '../window';

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

// "Missed discards and the rule of Ready" in the same text: the Options of the Ready page and their two boxes.
test('complement it by the options of Ready', async ({ desk }) => {
  const { page } = desk;
  await ruled(page);
  await showPage(page, 'Ready');
  await expect(option(page, '/rules/ready/rule').locator('button[data-control]')).toContainText('Voluntary');
  await page.getByRole('button', { name: 'Options for Ready declaration' }).click();

  const dead = page.getByRole('checkbox', { name: 'Missed or discarded winning tile makes the hand dead' });
  const first = page.getByRole('checkbox', { name: 'Require going out on the first possible discard' });
  await expect(dead).not.toBeChecked();
  await expect(first).toBeChecked();
  await tick(page, 'Require going out on the first possible discard');
  await expect(first).not.toBeChecked();
  await expect(summary(page)).toContainText(/[1-9]\d* of \d+ outcomes? changes?/);
  await tick(page, 'Missed or discarded winning tile makes the hand dead');
  await expect(dead).toBeChecked();
  // Both are independent boxes: the first one can be ticked beside it, and a note says that it has no effect then.
  await tick(page, 'Require going out on the first possible discard');
  await expect(option(page, '/rules/ready/mustTakeFirst')).toContainText('Missed or discarded winning tile');
});
