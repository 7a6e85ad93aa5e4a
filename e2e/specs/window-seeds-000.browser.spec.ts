import { expect, test } from '../desk';
import { option, ruled, showPage, summary, tick } from '../window';

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
