import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../desk';
import { choose, chooseValue, overflowing, presets, ruled, scenario, showPage } from '../window';

async function violations(page: Page): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.html.slice(0, 160)}`),
  );
}

/** Every view of the window, and how to get there from the one before. */
const VIEWS: readonly (readonly [string, (desk: Parameters<typeof choose>[0]) => Promise<void>])[] = [
  ['a page of options', ({ page }) => showPage(page, 'Claiming')],
  ['a changed option', ({ page }) => chooseValue(page, '/rules/claiming/missedDiscard', 'Extended')],
  [
    'a scenario laid open',
    ({ page }) => scenario(page, 'missed-7-bamboo-then-drawn').getByRole('heading').getByRole('button').click(),
  ],
  ['tables', ({ page }) => showPage(page, 'Method')],
  ['patterns', ({ page }) => showPage(page, 'Patterns')],
  ['a pattern in detail', ({ page }) => page.getByRole('button', { name: 'Pung hand', exact: true }).click()],
  ['limit hands', ({ page }) => showPage(page, 'Limit')],
  ['payments', ({ page }) => showPage(page, 'Payments')],
  ['search', ({ page }) => page.getByRole('searchbox', { name: 'Find an option' }).fill('riichi')],
  [
    'the export',
    async (desk) => {
      await desk.page.getByRole('searchbox', { name: 'Find an option' }).fill('');
      await choose(desk, 'File', 'export', /^Export/);
    },
  ],
  [
    'the comparison',
    async (desk) => {
      await desk.page.keyboard.press('Escape');
      await choose(desk, 'File', 'compare', /^Compare/);
      await expect(desk.page.getByRole('status').filter({ hasText: 'end differently' })).toBeVisible();
    },
  ],
];

for (const scheme of ['light', 'dark'] as const) {
  test(`every view is free of violations in ${scheme} colours, and nothing overflows at 900 by 640`, async ({
    desk,
  }) => {
    test.slow();
    const { page } = desk;
    await ruled(page);
    await page.setViewportSize({ width: 900, height: 640 });
    await choose(desk, 'View', `theme-${scheme}`, scheme === 'light' ? 'Light' : 'Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
    for (const [name, go] of VIEWS) {
      await test.step(name, async () => {
        await go(desk);
        await page.waitForTimeout(250);
        expect.soft(await violations(page), name).toEqual([]);
        expect.soft(await overflowing(page), name).toEqual([]);
      });
    }
  });
}

test('enlarged to 200 % everything is still there', async ({ desk }) => {
  const { page } = desk;
  await ruled(page);
  // A window of 1280 by 800 at 200 % is laid out like one of 640 by 400.
  await page.setViewportSize({ width: 640, height: 400 });
  await showPage(page, 'Claiming');
  expect(await overflowing(page)).toEqual([]);
  await page.getByRole('region', { name: 'Preview' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Preview' })).toBeInViewport();
});

test('F6 goes through the parts of the window, and the tree is one stop', async ({ desk }) => {
  const { page } = desk;
  await ruled(page);
  await choose(desk, 'File', 'preferences', 'Preferences');
  await expect(presets(page)).toBeFocused();
  const inside = (name: string, role: 'navigation' | 'region' | 'complementary') =>
    expect
      .poll(() => page.getByRole(role, { name, exact: true }).evaluate((one) => one.contains(document.activeElement)))
      .toBe(true);
  // Accelerators of a native menu belong to the system: there the command itself is chosen.
  const move = (back: boolean) =>
    desk.edition === 'browser'
      ? page.keyboard.press(back ? 'Shift+F6' : 'F6')
      : choose(desk, 'View', back ? 'previous-region' : 'next-region', / part of the window$/);
  await move(false);
  await inside('Categories', 'navigation');
  await move(false);
  await inside('General', 'region');
  await move(false);
  await inside('Help', 'complementary');
  await move(false);
  await inside('Preview', 'region');
  await move(true);
  await inside('Help', 'complementary');
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
});

test('the window reads well', async ({ desk }) => {
  const { page } = desk;
  await ruled(page);
  await expect(page.getByRole('navigation', { name: 'Categories' })).toMatchAriaSnapshot(`
    - navigation "Categories":
      - treegrid "Categories":
        - row "Rules" [expanded] [level=1]
        - row "General" [level=2]
        - row "Claiming" [level=2]
        - row "Ready" [level=2]
  `);
});
