import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../desk';
import { overflowing } from '../window';

/** Every text of a language in brackets, which make it longer, too. */
function bracketed(node: unknown): unknown {
  if (typeof node === 'string') return /\p{L}/u.test(node) ? `⟦${node}⟧` : node;
  if (Array.isArray(node)) return node.map(bracketed);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, bracketed(one)]));
}

/** Names of presets are proper names in every language. */
const NAMES = readdirSync('presets').map((file) => {
  const { name } = JSON.parse(readFileSync(path.join('presets', file), 'utf8')) as { readonly name: string };
  return name;
});

/** What is no sentence: names of presets and programs, keys, and what React Aria says in its own words. */
const PROPER = [/^(GameSettings|GameRule) \(/, /^(Reduzieren|Schließen|Suche zurücksetzen)$/];

/** The words in the window, to be read or heard, that come from no file of words. */
async function plain(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, kbd, code, svg')) found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '');
    return found;
  });
  return [...new Set(texts)].filter(
    (text) =>
      /\p{L}{3}/u.test(text) &&
      !/[⟦⟧]/u.test(text) &&
      !NAMES.some((name) => text.includes(name)) &&
      !PROPER.some((proper) => proper.test(text)),
  );
}

test('no word of the window stands in the program itself, and longer words fit', async ({ desk }) => {
  const { page } = desk;
  test.setTimeout(120_000);
  await page.route(/words-de-/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: bracketed(await answer.json()) });
  });
  await page.setViewportSize({ width: 900, height: 640 });
  await page.evaluate(() => {
    localStorage.setItem('prevailing-wind-language', 'de');
  });
  await page.reload();
  const menus = page.getByRole('navigation').first().getByRole('button');
  const choose = async (menu: number, id: string) => {
    await menus.nth(menu).click();
    await page.locator(`[role="menuitem"][data-key="${id}"]`).click();
  };
  const dialog = page.getByRole('dialog');
  /** Opens a dialog in place of the one that is open. */
  const open = async (id: string) => {
    if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await choose(0, id);
    await expect(dialog).toBeVisible();
  };
  const missed = page.locator('[data-option="/rules/claiming/missedDiscard"]');
  for (const [name, go] of [
    ['the start', () => expect(page.locator('[data-option]').first()).toBeVisible({ timeout: 15_000 })],
    ['a search', () => page.getByRole('searchbox').first().fill('furiten')],
    ['an option', () => page.locator('[data-hit]').first().click()],
    [
      'a changed option',
      async () => {
        await missed.locator('button[data-control]').click();
        await page.getByRole('option').nth(2).click();
      },
    ],
    ['the base', () => open('parent')],
    ['the details', () => open('details')],
    ['the export', () => open('export')],
    [
      'the list of presets',
      async () => {
        await page.keyboard.press('Escape');
        await page.locator('[data-region="presets"] button[aria-haspopup="listbox"]').click();
        await expect(page.getByRole('option').first()).toBeVisible();
      },
    ],
    [
      'the patterns',
      async () => {
        await page.keyboard.press('Escape');
        await page.locator('[data-key="/scoring/patterns"]').click();
        await expect(page.locator('[data-row] th button').first()).toBeVisible();
      },
    ],
    ['a pattern in detail', () => page.locator('[data-row] th button').nth(4).click()],
    [
      'a pattern of the club',
      async () => {
        await page.locator('[data-region="options"] button').filter({ hasText: /…⟧$/ }).first().click();
        await expect(dialog).toBeVisible();
        await dialog.getByRole('button').first().click();
      },
    ],
    [
      'a scenario that is made',
      async () => {
        await page.keyboard.press('Escape');
        await page.locator('[data-key="/rules/claiming"]').click();
        const card = page.locator('[data-scenario="missed-7-bamboo-then-drawn"]').first();
        await card.getByRole('button').first().click();
        await card.getByRole('button').last().click();
        await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
      },
    ],
    ['one of its events', () => page.getByRole('main').getByRole('list').getByRole('button').nth(7).click()],
    ['the hand desk', () => choose(2, 'hand-desk')],
    ['the comparison', () => choose(0, 'compare')],
  ] as const) {
    await test.step(name, async () => {
      await go();
      await expect.soft(page.getByRole('progressbar')).toHaveCount(0, { timeout: 15_000 });
      expect.soft(await plain(page), name).toEqual([]);
      expect.soft(await overflowing(page), name).toEqual([]);
    });
  }
});
