import type { Page } from '@playwright/test';
import { expect, test } from '../desk';
import { chooseValue, option, overflowing } from '../window';

/** Every page, and how many rows of its own at least it shows. */
const PAGES = [
  'Allgemein',
  'Rufen',
  'Bereit',
  'Gewinnhand',
  'Unentschieden und Geben',
  'Tote Hände und Spielabbruch',
  'Verfahren',
  'Punkte für Figuren',
  'Muster',
  'Limit- und Sonderhände',
  'Zahlungen',
  'Zusatzzahlungen',
  'Strafen',
] as const;

async function show(page: Page, title: string): Promise<void> {
  await page
    .getByRole('treegrid', { name: 'Kategorien' })
    .getByRole('row', { name: new RegExp(`^${title}`) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('the window in German rules in German, finds German words and bears their length', async ({ desk }) => {
  const { page } = desk;
  await page.evaluate(() => {
    localStorage.setItem('prevailing-wind-language', 'de');
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.setViewportSize({ width: 900, height: 640 });
  const preview = page.getByRole('region', { name: 'Vorschau' });
  await expect(preview.getByRole('status')).toContainText('Ergebnissen', { timeout: 15_000 });

  for (const title of PAGES) {
    await show(page, title);
    expect.soft(await overflowing(page), title).toEqual([]);
  }

  await show(page, 'Rufen');
  await chooseValue(page, '/rules/claiming/missedDiscard', 'Erweitert');
  const drawn = preview.locator('[data-scenario="missed-7-bamboo-then-drawn"]');
  await drawn.getByRole('heading').getByRole('button').click();
  await expect(drawn).toContainText('„Verpasster Abwurf“ steht auf „Erweitert“');
  await expect(drawn).toContainText(/West darf mit dem gezogenen Stein Bambus 7 nicht gewinnen/);
  expect.soft(await overflowing(page), 'a scenario laid open').toEqual([]);

  const box = page.getByRole('searchbox', { name: 'Suchen' });
  for (const query of ['Furiten', 'verpasster Abwurf']) {
    await box.fill(query);
    await expect(page.locator('[data-hit]').filter({ hasText: /^Verpasster Abwurf/ })).not.toHaveCount(0);
    expect.soft(await overflowing(page), query).toEqual([]);
  }
  await box.fill('');
  await show(page, 'Zahlungen');
  await expect(option(page, '/scoring/payments/initialPoints')).toContainText('Punkte');
});
