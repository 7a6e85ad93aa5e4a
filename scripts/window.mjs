// Measures the window of the browser edition as it was built: `npm run window`. Prints how long it takes to paint, to show
// what an edit does, to go through a large library, and whether typing is held up. Figures are of this machine, in
// milliseconds; those that the window promises stand beside them.
/* global document, PerformanceObserver, addEventListener, MutationObserver, requestAnimationFrame, AbortController, indexedDB */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { CHROMIUM, CHROMIUM_ARGS } from './chromium.mjs';
import { serve } from './serve.mjs';

const LIBRARY = 2000;
const { url, server } = await serve({ port: 0 });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });

const row = (what, found, promised = '') =>
  console.log(`${what.padEnd(58)} ${String(found).padStart(22)}  ${promised}`);
const ms = (value) => `${value.toFixed(0)} ms`;
const at = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

const sessions = new WeakMap();

/** A window; one in the context of another has its library. */
async function window(context) {
  const around = context ?? (await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' }));
  const page = await around.newPage();
  page.setDefaultTimeout(180_000);
  page.on('pageerror', (error) => {
    throw error;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  sessions.set(page, session);
  await page.goto(url);
  await page.waitForSelector('[role=treegrid]');
  return page;
}

/** The processor time that the page's thread has taken, in milliseconds: other programs on the machine do not count. */
async function processor(page) {
  const { metrics } = await sessions.get(page).send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN) * 1000;
}

/** Waits until nothing is being ruled on. */
async function ruled(page) {
  await page.waitForFunction(
    () => /outcomes/.test(document.querySelector('[data-region=preview] [role=status]')?.textContent ?? ''),
    undefined,
    { timeout: 120_000 },
  );
  await page.waitForSelector('[data-region=preview][aria-busy=false]');
}

async function longTasks(page) {
  await page.evaluate(() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((one) => one.duration))).observe({
      type: 'longtask',
    });
  });
}

async function typed(page, field, text) {
  await longTasks(page);
  const began = await processor(page);
  await field.pressSequentially(text, { delay: 30 });
  await page.waitForTimeout(300);
  const tasks = await page.evaluate(() => window.tasks);
  const each = ((await processor(page)) - began) / text.length;
  return `${ms(each)} of processor a key, ${tasks.length} over 50 ms${tasks.length === 0 ? '' : `, longest ${ms(Math.max(...tasks))}`}`;
}

// What has to be loaded before the window stands: the script of the page and what it imports at once.
const root = 'dist/renderer';
const html = readFileSync(path.join(root, 'index.html'), 'utf8');
const first = [...html.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)].map(([, name]) => path.join(root, name));
row(
  'Initial script, gzip',
  `${(first.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / 1000).toFixed(0)} kB`,
  'under 250 kB',
);

const paints = [];
const stands = [];
const works = [];
for (let count = 0; count < 5; count += 1) {
  const page = await window();
  await page.waitForSelector('[data-option]');
  stands.push(await page.evaluate(() => performance.now()));
  paints.push(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN));
  works.push(await processor(page));
  await page.close();
}
row('First paint with a preset open, median of 5', ms(at(paints, 0.5)), 'under 500 ms');
row('From then on it can be worked with, median of 5', ms(at(stands, 0.5)));
row('Processor time until then and a little beyond', ms(at(works, 0.5)));

/** How long a hand rests on a box before it presses it, and how long the press takes, in milliseconds. */
const RESTS = 100;
const PRESSES = 80;

/**
 * Edits boxes of five pages there and back. From the event that changes a box to the frame that shows the outcomes, as far
 * as the list is in sight, and to the one in which all of it is drawn.
 * @param hand whether the pointer comes to a box first and presses it, as a hand does, or the press has no length and
 *   comes out of nothing
 */
async function edits(hand) {
  const page = await window();
  await ruled(page);
  await page.evaluate(() => {
    window.shown = [];
    window.drawn = [];
    let from;
    let last;
    const pane = document.querySelector('[data-region=preview]');
    const frame = (then) => requestAnimationFrame(() => setTimeout(() => then(performance.now())));
    const press = (event) => event.target.closest('[data-option]') && (from = last = event.timeStamp);
    addEventListener('click', press, true);
    new MutationObserver(() => {
      if (pane.getAttribute('aria-busy') === 'true') return;
      const start = last;
      if (from !== undefined) frame((now) => window.shown.push(now - start));
      from = undefined;
      if (last === undefined || pane.querySelector('[data-waiting]') !== null) return;
      frame((now) => window.drawn.push(now - start));
      last = undefined;
    }).observe(pane, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-busy', 'data-waiting'],
    });
  });
  const worked = [];
  for (const title of ['Claiming', 'Winning hand', 'General', 'Ready', 'Extra payments']) {
    await page
      .getByRole('treegrid')
      .getByRole('row', { name: new RegExp(`^${title}`) })
      .click();
    await page.waitForTimeout(200);
    const boxes = page.locator('[data-option] label:has(input[type=checkbox]:not([disabled]))');
    for (let box = 0; box < Math.min(5, await boxes.count()); box += 1)
      for (let turn = 0; turn < 2; turn += 1) {
        await page.evaluate(() => (window.before = window.drawn.length));
        if (hand) {
          await boxes.nth(box).hover();
          await page.waitForTimeout(RESTS);
        }
        const began = await processor(page);
        await boxes.nth(box).click({ delay: hand ? PRESSES : 0 });
        await page
          .waitForFunction(() => window.drawn.length > window.before, undefined, { timeout: 10_000 })
          .catch(() => {});
        worked.push((await processor(page)) - began);
        await page.waitForTimeout(60);
      }
  }
  const { shown, drawn } = await page.evaluate(() => ({ shown: window.shown, drawn: window.drawn }));
  return { page, first: shown[0], shown: shown.slice(1), drawn: drawn.slice(1), worked };
}

const halves = (values) => `median ${ms(at(values, 0.5))}, p95 ${ms(at(values, 0.95))}`;
const abrupt = await edits(false);
await abrupt.page.close();
const calm = await edits(true);
const { page } = calm;
row(`From an edit to its preview, of ${String(calm.shown.length)}`, halves(calm.shown), 'p95 under 50 ms');
row('The same until what is out of sight is drawn, too', halves(calm.drawn));
row('The same where no pointer comes first', halves(abrupt.shown));
row('The first edit of a window, with and without', `${ms(calm.first)}, ${ms(abrupt.first)}`);
row('Processor time of an edit with all that is out of sight', halves(calm.worked));

const search = page.getByRole('searchbox', { name: 'Find an option' });
row(
  'Typing 200 keys at 30 ms into the search',
  await typed(page, search, 'missed discard '.repeat(14).slice(0, 200)),
  'none',
);
for (const query of ['furiten', 'missed', 'passed tile', '振聴']) {
  await search.fill(query);
  row(
    `First found for ${query}`,
    (await page.locator('[data-hit] span').first().innerText()).split('\n')[0],
    'Missed or Sacred discard',
  );
}
await search.fill('');
await page
  .getByRole('treegrid')
  .getByRole('row', { name: /^Payments/ })
  .click();
const field = page.locator('[data-option="/scoring/payments/limitPoints"] input');
await field.click();
await field.fill('2');
await ruled(page);
await longTasks(page);
for (let count = 0; count < 40; count += 1) {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(String(1000 + count * 40), { delay: 30 });
}
const tasks = await page.evaluate(() => window.tasks);
row('Typing 200 keys at 30 ms into an option', `${tasks.length} over 50 ms`, 'none');
await page.keyboard.press('ControlOrMeta+Shift+H');
const hand = page.getByRole('textbox', { name: /The hand as text/ });
await hand.click();
await hand.fill('');
row(
  'Typing 200 keys at 30 ms into the hand desk',
  await typed(page, hand, '123m456p789s11z '.repeat(13).slice(0, 200)),
  'none',
);
await page.close();

// Two clicks from the start to a changed option.
const fresh = await window();
await fresh.locator('[data-option="/rules/general/flowers"] button[data-control]').click();
await fresh.getByRole('option', { name: 'Four', exact: false }).first().click();
const changed = await fresh.locator('[data-option="/rules/general/flowers"][data-changed]').count();
row('Clicks from the start to a changed option', changed === 1 ? '2' : 'not changed', 'at most 2');

const preset = JSON.parse(readFileSync('presets/japanese-modern.json', 'utf8'));
await fresh.evaluate(
  async ([count, preset]) => {
    const open = indexedDB.open('prevailing-wind');
    const database = await new Promise((done) => (open.onsuccess = () => done(open.result)));
    const store = database.transaction('library', 'readwrite').objectStore('library');
    for (let at = 0; at < count; at += 1) {
      const id = `club-${String(at)}`;
      const text = JSON.stringify({ ...preset, id, name: `Club ${String(at)}` });
      store.put({ id, text, hash: id, modifiedAt: '2026-01-01T00:00:00.000Z' });
    }
    await new Promise((done) => (store.transaction.oncomplete = done));
  },
  [LIBRARY, preset],
);
const large = await window(fresh.context());
await ruled(large);

/** How long it takes from the first event of an act to the frame that shows an element with a text; of the page alone. */
async function shownAfter(act, selector, text = '') {
  await large.evaluate(
    ([selector, text]) => {
      const begun = new AbortController();
      window.took = new Promise((done) => {
        let from;
        for (const type of ['click', 'input'])
          addEventListener(type, (event) => (from ??= event.timeStamp), { capture: true, signal: begun.signal });
        const watching = new MutationObserver(() => {
          if (![...document.querySelectorAll(selector)].some((one) => one.textContent.startsWith(text))) return;
          watching.disconnect();
          requestAnimationFrame(() =>
            setTimeout(() => {
              begun.abort();
              done(performance.now() - from);
            }),
          );
        });
        watching.observe(document.body, { subtree: true, childList: true, characterData: true });
      });
    },
    [selector, text],
  );
  const began = await processor(large);
  await act();
  const took = await large.evaluate(() => window.took);
  await large.waitForTimeout(500);
  return { took, worked: (await processor(large)) - began };
}

const rounds = { opens: [], found: [], open: [] };
for (let round = 0; round < 5; round += 1) {
  const name = `Club ${String(1234 + round)}`;
  const entry = large.getByRole('option', { name: new RegExp(`^${name}`) });
  rounds.opens.push(
    await shownAfter(() => large.getByRole('button', { name: 'Rule presets' }).click(), '[role=option]'),
  );
  rounds.found.push(
    await shownAfter(() => large.getByRole('searchbox', { name: 'Find a preset' }).fill(name), '[role=option]', name),
  );
  rounds.open.push(await shownAfter(() => entry.click(), 'button[data-region-start]', name));
}
for (const [what, found] of Object.entries({
  'the list opens': rounds.opens,
  'one is found by name': rounds.found,
  'it is open': rounds.open,
})) {
  const took = found.map((one) => one.took);
  const worked = found.map((one) => one.worked);
  row(
    `A library of ${String(LIBRARY)}: ${what}, median of 5`,
    `${ms(at(took, 0.5))}, at first ${ms(took[0])}, ${ms(at(worked, 0.5))} of processor`,
    'under 100 ms',
  );
}
await browser.close();
server.close();
