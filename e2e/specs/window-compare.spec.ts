import { expect, test } from '../desk';
import { choose, chooseValue, option, ruled, showPage } from '../window';

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
  await page.getByRole('option', { name: 'Chinese Classical' }).click();
  await expect(rules.getByRole('columnheader', { name: 'Chinese Classical' })).toBeVisible();
  await expect(rules.getByRole('row').nth(30)).toBeVisible();

  await rules.getByRole('button', { name: 'Missed discard' }).click();
  await expect(option(page, '/rules/claiming/missedDiscard').locator('button[data-control]')).toBeFocused();
});
