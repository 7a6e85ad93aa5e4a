import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test, type Desk } from '../desk';
import { choose, choosePreset, overflowing, reopened, ruled } from '../window';

async function open({ page }: Desk): Promise<Locator> {
  await ruled(page);
  await page.keyboard.press('Control+Shift+H');
  const view = page.getByRole('main', { name: 'Hand desk' });
  await expect(field(page)).toBeFocused();
  return view;
}

function field(page: Page): Locator {
  return page.getByRole('textbox', { name: 'The hand as text' });
}

function score(page: Page, preset: string): Locator {
  return page.getByRole('region', { name: 'Score' }).getByRole('article', { name: preset });
}

// Four Winds help, "Rule presets: Japanese Modern": nothing is added for the self-draw of a no-points hand, 20 fu and 2 han are 320.
// Doubled for East and rounded up to hundreds for each: the 400 and 700 of every riichi score table.
const NO_POINTS = '123m456m55p678p45s draw 6s seat S round E';

test('a hand is typed and scored step by step, with links to its patterns', async ({ desk }) => {
  const { page } = desk;
  const view = await open(desk);
  await expect(score(page, 'Japanese Modern')).toContainText('Choose tiles');
  await page.keyboard.type(NO_POINTS);
  const sheet = score(page, 'Japanese Modern');
  await expect(sheet).toContainText('20 fu and 2 han, 320 points');
  await expect(sheet.getByRole('table', { name: 'Patterns' })).toContainText('No-points hand');
  await expect(sheet.getByRole('region', { name: 'Step by step' }).getByRole('listitem').last()).toHaveText(
    '320 points',
  );
  await expect(sheet.getByRole('region', { name: 'Who pays whom' })).toContainText('East pays South 700');
  await expect(view.getByRole('toolbar', { name: 'Concealed tiles' }).getByRole('button')).toHaveCount(13);
  await expect(view.getByRole('status')).toHaveText('Japanese Modern: 320 points.');

  await sheet.getByRole('button', { name: 'No-points hand' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Patterns' })).toBeVisible();
  await choose(desk, 'View', 'hand-desk', /^Hand desk/);
  await expect(field(page)).toHaveValue(NO_POINTS.replace('123m456m', '123456m').replace('55p678p', '55678p'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main', { name: 'Options' })).toBeVisible();
});

test('a hand is composed with the keyboard alone, and steps are taken back', async ({ desk }) => {
  const { page } = desk;
  const view = await open(desk);
  await page.keyboard.type('234567m345p67s88p');
  await expect(score(page, 'Japanese Modern').getByRole('region', { name: 'Waits' })).toContainText('It waits for');
  await expect(view.getByRole('group', { name: /^waits for/ })).toHaveAccessibleName(
    'waits for five of bamboo, eight of bamboo',
  );
  await view.getByRole('radio', { name: 'On a discard' }).focus();
  await page.keyboard.press('Space');
  await expect(view.getByText('Choose the winning tile').first()).toBeVisible();
  await view.getByRole('toolbar', { name: 'Bamboo' }).getByRole('button').first().focus();
  for (let times = 0; times < 7; times += 1) await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAccessibleName('eight of bamboo, 4 left');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('234567m345p67s88p on 8s<S seat E round E');
  await expect(score(page, 'Japanese Modern')).toContainText('points');
  await view.getByRole('button', { name: 'Undo win on 8s' }).press('Enter');
  await expect(field(page)).toHaveValue('234567m345p67s88p on <S seat E round E');
  await page.keyboard.press('Control+Shift+Z');
  await expect(field(page)).toHaveValue('234567m345p67s88p on 8s<S seat E round E');
  await view.getByRole('button', { name: 'two of characters, take out' }).press('Enter');
  await expect(score(page, 'Japanese Modern')).toContainText('1 more tile');
  await view.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(score(page, 'Japanese Modern')).toContainText('Choose tiles');
});

test('sets, claims and what is wrong with a hand', async ({ desk }) => {
  const { page } = desk;
  const view = await open(desk);
  await field(page).fill('12q');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(view.getByText(/“q” stands for no suit/)).toBeVisible();
  await field(page).fill('🀐🀑🀒 m');
  await expect(view.getByText(/no numbers before “m”/)).toBeVisible();
  await field(page).fill('🀐🀑🀒🀐🀑🀒55z');
  await view.getByRole('radio', { name: 'Pung', exact: true }).click();
  await view.getByRole('button', { name: 'green dragon, 4 left' }).click();
  await expect(view.getByRole('group', { name: 'Set 1' }).getByRole('group', { name: 'pung' })).toBeVisible();
  await view.getByRole('button', { name: 'Set 1 was claimed from' }).click();
  await page.getByRole('option', { name: 'from West' }).click();
  await expect(field(page)).toHaveValue('123123s55z [666z<W6z] seat E round E');
  await expect(view.getByRole('img', { name: 'green dragon, sideways' })).toBeVisible();
  await field(page).fill('11111m');
  await expect(view.getByRole('group', { name: 'The hand' })).toContainText(
    'There are only 4 of this tile in the game',
  );
});

test('other presets rule on the same hand, and losers are valued where they are paid', async ({ desk }) => {
  const { page } = desk;
  await open(desk);
  await choosePreset(page, 'Chinese Classical');
  await field(page).fill('234m567m23456p88s seat S');
  await expect(score(page, 'Chinese Classical').getByRole('region', { name: 'As the hand of a loser' })).toBeVisible();
  for (const [at, name] of [
    ['1', 'Japanese Modern'],
    ['2', 'Hong Kong Old Style'],
  ] as const) {
    await page.getByRole('button', { name: `Preset beside it, ${at}` }).click();
    await page.getByRole('option', { name, exact: true }).click();
    await expect(score(page, name)).toContainText('It waits for');
  }
  await expect(score(page, 'Japanese Modern').getByRole('region', { name: 'As the hand of a loser' })).toHaveCount(0);
});

test('a hand that a crash leaves on the desk is offered and brought back', async ({ desk }) => {
  const { page } = desk;
  await open(desk);
  await page.keyboard.type('234m456p');
  await page.waitForTimeout(400);
  await reopened(desk);
  const offer = page.getByRole('region', { name: 'Recovered changes' });
  await expect(offer).toContainText('Recovered the hand 234m456p seat E round E of the hand desk');
  await offer.getByRole('button', { name: 'Bring back' }).click();
  await expect(field(page)).toHaveValue(/^234m456p/);
  await expect(offer).toBeHidden();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the hand desk is free of violations in ${scheme} colours, and nothing overflows`, async ({ desk }) => {
    test.setTimeout(240_000);
    const { page } = desk;
    await open(desk);
    await choose(desk, 'View', `theme-${scheme}`, scheme === 'light' ? 'Light' : 'Dark');
    const hands = [
      ['won', `234m455p67s33z [555z<W] on 8s<N dora 2z extra 1`],
      ['waiting', '234m567m23456p88s'],
      ['full', '234m567m23456p88s9m'],
      ['impossible', '11111m0p'],
      ['text that is none', '12q'],
    ] as const;
    for (const [width, height] of [
      [900, 640],
      [1280, 800],
      // 1280 by 800 at 200 %
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const [name, text] of hands) {
        await field(page).fill(text);
        await expect(page.getByRole('region', { name: 'Score' })).not.toContainText('Counting');
        expect.soft(await overflowing(page), `${name} at ${String(width)}`).toEqual([]);
        if (width !== 900) continue;
        const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
        expect
          .soft(
            violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)),
            name,
          )
          .toEqual([]);
      }
    }
  });
}
