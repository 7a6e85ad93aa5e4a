import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ruled } from '../window';

test.use({ serviceWorkers: 'allow' });

test('the page loads from its own address alone, without a complaint', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1:')) outside.push(request.url());
  });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/');
  await expect(page.locator('#root > *').first()).toBeVisible();
  expect(outside).toEqual([]);
  expect(problems).toEqual([]);
});

test('what the first paint waits for stays small', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const first = [...html.matchAll(/(?:src|href)="(\.\/[^"]+\.js)"/g)].map((match) => match[1] ?? '');
  const sizes = await Promise.all(first.map(async (url) => gzipSync(await (await request.get(url)).body()).length));
  expect(sizes.length).toBeGreaterThan(1);
  // Options, patterns and presets are data that is fetched beside it.
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000);
});

test('another host name, another method and a path outside are refused', async ({ request }) => {
  expect((await request.get('/', { headers: { host: 'evil.example' } })).status()).toBe(421);
  expect((await request.post('/')).status()).toBe(405);
  expect((await request.get('/..%2f..%2fpackage.json')).status()).toBe(404);
  const policy = (await request.get('/')).headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('once it was there, the page works without a network', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then((one) => one.active?.state));
  await context.setOffline(true);
  await page.reload();
  // Also what is loaded later than the page itself.
  await ruled(page);
  await context.close();
});
