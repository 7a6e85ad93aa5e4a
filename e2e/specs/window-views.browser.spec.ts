import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../desk';
import { choose, chooseValue, overflowing, ruled, scenario, showPage } from '../window';

/** What axe finds; `only`: by these rules. Colours differ between the themes, roles and names do not. */
async function violations(page: Page, only?: readonly string[]): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations: found } = await (only ? axe.withRules([...only]) : axe).analyze();
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
    test.setTimeout(240_000);
    const { page } = desk;
    await ruled(page);
    await page.setViewportSize({ width: 900, height: 640 });
    await choose(desk, 'View', `theme-${scheme}`, scheme === 'light' ? 'Light' : 'Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
    for (const [name, go] of VIEWS) {
      await test.step(name, async () => {
        await go(desk);
        await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)));
        expect.soft(await violations(page, scheme === 'light' ? undefined : ['color-contrast']), name).toEqual([]);
        expect.soft(await overflowing(page), name).toEqual([]);
      });
    }
  });
}
