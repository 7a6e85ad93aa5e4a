import { expect, test } from '../desk';
import { overflowing, presets, ruled, showPage } from '../window';

test('enlarged to 200 % everything is still there', async ({ desk }) => {
  const { page } = desk;
  await ruled(page);
  // A window of 1280 by 800 at 200 % is laid out like one of 640 by 400.
  await page.setViewportSize({ width: 640, height: 400 });
  await showPage(page, 'Claiming');
  expect(await overflowing(page)).toEqual([]);
  // The page stands below the categories: choosing one brings it up, and the window scrolls.
  await expect(page.getByRole('heading', { level: 1, name: 'Claiming' })).toBeInViewport();
  await page.mouse.wheel(0, -10_000);
  await expect(presets(page)).toBeInViewport();
  await page.getByRole('region', { name: 'Preview' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Preview' })).toBeInViewport();
});

test('an option is found and changed with the keyboard alone', async ({ desk }) => {
  const { page } = desk;
  await ruled(page);
  await page
    .getByRole('treegrid', { name: 'Categories' })
    .getByRole('row', { name: /^General/ })
    .focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Claiming' })).toBeVisible();
  // The whole tree is one stop, the filter another one.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-option="/rules/claiming/chows"] button[data-control]')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-option="/rules/claiming/chows"] button[data-control]')).toContainText('Never');
  // From the control to its row, to other rows and into their controls; then to the categories and the search.
  const row = (key: string) => page.locator(`[data-option="/rules/claiming/${key}"]`);
  await page.keyboard.press('Escape');
  await expect(row('chows')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.locator('[data-option]').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.locator('[data-option]').first()).toBeFocused();
  await row('chows').focus();
  await page.keyboard.press('Enter');
  await expect(row('chows').locator('button[data-control]')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const claiming = page.getByRole('treegrid', { name: 'Categories' }).getByRole('row', { name: /^Claiming/ });
  await expect(claiming).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-option]').first()).toBeFocused();
  await claiming.focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox', { name: 'Find an option' })).toBeFocused();
});
