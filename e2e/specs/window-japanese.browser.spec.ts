import { expect, test } from '../desk';
import { choose, option, overflowing } from '../window';

test('the window speaks Japanese: its pages, its search, its rulings, and nothing overflows at 900 by 640', async ({
  desk,
}) => {
  const { page } = desk;
  await choose(desk, 'View', 'language-ja', /日本語/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.setViewportSize({ width: 900, height: 640 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('全般');
  expect.soft(await overflowing(page)).toEqual([]);

  const box = page.getByRole('searchbox');
  for (const [query, first] of [
    ['振聴', /^振聴（自分の捨て牌）/],
    ['見逃し', /^見逃し/],
  ] as const) {
    await box.fill(query);
    await expect(page.locator('[data-hit]').first()).toHaveText(first);
    expect.soft(await overflowing(page), query).toEqual([]);
  }
  await box.fill('');

  await page.getByRole('treegrid').getByRole('row', { name: /^鳴き/ }).click();
  await option(page, '/rules/claiming/missedDiscard').locator('button[data-control]').click();
  await page.getByRole('option', { name: '拡張型', exact: true }).click();
  const card = page.locator('[data-scenario="missed-7-bamboo-then-drawn"]').first();
  await card.getByRole('heading').getByRole('button').click();
  await expect(card).toContainText('西家はツモった7索で和了できません。');
  await expect(card).toContainText('（「見逃し」は「拡張型」）');
  expect.soft(await overflowing(page)).toEqual([]);
});
