import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../desk';
import { choose, chooseValue, overflowing, reopened, ruled, savedFile, scenario, showPage } from '../window';

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

test('edges of panes, pinned and hidden scenarios and the look of tiles are as they were left', async ({
  desk,
  dir,
}) => {
  const { page } = desk;
  await ruled(page);
  const edge = page.getByRole('separator', { name: 'Width of the categories' });
  const width = () => page.locator('#categories').evaluate((one) => Math.round(one.getBoundingClientRect().width));
  const usual = await width();
  await edge.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBe(usual + 16);
  await showPage(page, 'Claiming');
  await chooseValue(page, '/rules/claiming/missedDiscard', 'Extended');
  const preview = page.getByRole('region', { name: 'Preview' });
  const cards = preview.getByRole('region', { name: 'Changed', exact: true }).getByRole('listitem');
  const [pinned = '', hidden = ''] = await Promise.all(
    [2, 3].map((at) => cards.nth(at).getAttribute('data-scenario').then(String)),
  );
  for (const [id, item] of [
    [pinned, 'Pin to the top'],
    [hidden, 'Hide'],
  ] as const) {
    await scenario(page, id)
      .getByRole('button', { name: /^What to do/ })
      .click();
    await page.getByRole('menuitem', { name: item }).click();
  }
  await choose(desk, 'View', 'written-tiles', 'Tiles as text');
  await choose(desk, 'View', 'tiles-large', 'Large tiles');
  await reopened(desk);
  await expect.poll(width).toBe(usual + 16);
  const top = preview.getByRole('region', { name: 'Pinned' });
  await expect(top.locator(`[data-scenario="${pinned}"]`)).toBeVisible();
  await expect(scenario(page, hidden)).toHaveCount(0);
  await expect(preview.getByRole('status')).toContainText('1 hidden');
  await preview.getByRole('region', { name: 'Hidden' }).getByRole('button', { name: /^Show/ }).click();
  await expect(preview.getByRole('status')).not.toContainText('hidden');
  await top.getByRole('button').first().click();
  await expect(top.locator('svg text').first()).toBeVisible();
  await edge.dblclick();
  await expect.poll(width).toBe(usual);

  await choose(desk, 'File', 'export', /^Export/);
  const dialog = page.getByRole('dialog', { name: /^Export/ });
  await dialog.getByText('Rule sheet (Markdown)').click();
  await expect(dialog.getByLabel('With the scenarios that are pinned in the preview (1 scenario)')).toBeChecked();
  const sheet = await savedFile(desk, dir, () => dialog.getByRole('button', { name: 'Save to a file…' }).click());
  expect(sheet.split('## Examples')[1]?.match(/^### /gm)).toHaveLength(1);
});
