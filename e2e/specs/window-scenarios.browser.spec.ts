import { expect, test } from '../desk';

test('the hand of the hand desk is kept as a scenario', async ({ desk }) => {
  const { page } = desk;
  await expect(page.getByRole('region', { name: 'Your scenarios' })).toBeAttached();
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await page.locator('[data-hand-text]').fill('123m456p789s1122z on 2z<W');
  await page.getByRole('button', { name: 'Save as a scenario' }).click();
  const editor = page.getByRole('main', { name: 'Scenario editor' });
  await expect(editor.getByLabel('The hand as text')).toHaveValue(/1122z on 2z<W/);
  await editor.getByLabel('Title').fill('Two winds');
  await editor.getByRole('button', { name: 'Save the scenario' }).click();
  await expect(page.getByText('Saved “Two winds” among your scenarios')).toBeVisible();
});
