import { expect, test, vi } from 'vitest';
import { serveOffline, type FetchingEvent, type WaitingEvent, type WorkerScope } from './offline';

const SCOPE = 'https://club.example/rules/';

/** A worker with caches in memory; what is fetched from the network says so. */
function worker(files: readonly string[], version: string, stores: Map<string, Map<string, string>>) {
  const listeners = new Map<string, (event: never) => void>();
  const cache = (name: string) => {
    const held = stores.get(name) ?? new Map<string, string>();
    stores.set(name, held);
    return {
      addAll: (requests: Request[]) => {
        for (const { url } of requests) held.set(url, `${version} of ${url}`);
        return Promise.resolve();
      },
      match: (url: string) => Promise.resolve(held.has(url) ? new Response(held.get(url)) : undefined),
    };
  };
  const scope = {
    caches: {
      open: (name: string) => Promise.resolve(cache(name)),
      keys: () => Promise.resolve([...stores.keys()]),
      delete: (name: string) => Promise.resolve(stores.delete(name)),
    },
    registration: { scope: SCOPE },
    fetch: vi.fn(() => Promise.resolve(new Response('network'))),
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
  };
  serveOffline(scope as unknown as WorkerScope, files, version);
  const wait = async (type: 'install' | 'activate') => {
    let work: Promise<unknown> = Promise.resolve();
    const event: WaitingEvent = {
      waitUntil: (given) => {
        work = given;
      },
    };
    listeners.get(type)?.(event as never);
    await work;
  };
  const ask = async (url: string, method = 'GET') => {
    let answer: Promise<Response> | undefined;
    const event: FetchingEvent = {
      request: new Request(url, { method }),
      respondWith: (given) => {
        answer = given;
      },
    };
    listeners.get('fetch')?.(event as never);
    return (await answer)?.text();
  };
  return { wait, ask };
}

test('the page and its files are answered from what was kept, under any path; the rest is not touched', async () => {
  const { wait, ask } = worker(['index.html', 'assets/a.js'], 'v1', new Map());
  await wait('install');
  expect(await ask(SCOPE)).toBe(`v1 of ${SCOPE}index.html`);
  expect(await ask(`${SCOPE}?x=1`)).toBe(`v1 of ${SCOPE}index.html`);
  expect(await ask(`${SCOPE}assets/a.js`)).toBe(`v1 of ${SCOPE}assets/a.js`);
  expect(await ask(`${SCOPE}assets/unknown.js`)).toBe('network');
  expect(await ask(`${SCOPE}assets/a.js`, 'POST')).toBeUndefined();
  expect(await ask('https://club.example/other/')).toBeUndefined();
});

test('a new version keeps its own files, and what the old one kept goes when it takes over', async () => {
  const stores = new Map([['of-another-page', new Map<string, string>()]]);
  const old = worker(['index.html'], 'v1', stores);
  await old.wait('install');
  const next = worker(['index.html'], 'v2', stores);
  await next.wait('install');
  expect(await old.ask(SCOPE)).toBe(`v1 of ${SCOPE}index.html`);
  await next.wait('activate');
  expect([...stores.keys()]).toEqual(['of-another-page', 'prevailing-wind-v2']);
  expect(await next.ask(SCOPE)).toBe(`v2 of ${SCOPE}index.html`);
});
