import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../desk';

const view = (page: Page) => page.getByRole('main', { name: 'Scenario editor' });
const events = (page: Page) => view(page).getByRole('list', { name: 'Events' });

async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main section, main header')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.getAttribute('aria-label') ?? one.className),
  );
  expect(cut).toEqual([]);
}

async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((one) => one.html).slice(0, 3)])).toEqual([]);
}

for (const [width, height, colorScheme] of [
  [1280, 800, 'light'],
  [900, 640, 'dark'],
] as const) {
  test(`the editor is readable at ${String(width)} by ${String(height)}, ${colorScheme}`, async ({
    desk: { page },
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.getByRole('button', { name: /^Missed discard/ }).click();
    await page.locator('[data-scenario]').first().getByRole('button').first().click();
    await page.getByRole('button', { name: 'Make my own of it' }).click();
    await events(page).getByRole('button').last().click();
    await expect(events(page).getByRole('combobox').or(events(page).getByRole('textbox')).first()).toBeVisible();
    await fits(page);
    await accessible(page);
    await expect(view(page).getByRole('region', { name: 'The table', exact: true })).toMatchAriaSnapshot(`
      - region "The table":
        - heading "The table before the first event" [level=2]
        - region "East":
          - heading /East/ [level=3]
        - region "South":
          - heading /South/ [level=3]
        - region "West":
          - heading /West/ [level=3]
        - region "North":
          - heading /North/ [level=3]
    `);
  });
}
