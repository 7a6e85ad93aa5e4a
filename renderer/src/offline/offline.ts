/** The part of a service worker's surroundings that is needed. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  /** What the worker may answer for begins with this address, which ends in a slash: the page may lie under any path. */
  readonly registration: { readonly scope: string };
  fetch(request: Request): Promise<Response>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchingEvent) => void): void;
}
export interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}
export interface FetchingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const PREFIX = 'prevailing-wind-';

/**
 * Makes the page work without a network: all its files are kept when it is installed, a version as a whole, and
 * answered from there. A new version takes over when the last page of the old one is closed, so that no page ever gets
 * parts of both. Other requests go where they would have gone.
 * @param files the files of the page, relative to the scope
 */
export function serveOffline(scope: WorkerScope, files: readonly string[], version: string): void {
  const name = PREFIX + version;
  const at = (file: string) => new URL(file, scope.registration.scope).href;

  async function install(): Promise<void> {
    const cache = await scope.caches.open(name);
    await cache.addAll(files.map((file) => new Request(at(file), { cache: 'reload' })));
  }

  async function tidy(): Promise<void> {
    for (const other of await scope.caches.keys())
      if (other.startsWith(PREFIX) && other !== name) await scope.caches.delete(other);
  }

  async function answer(request: Request): Promise<Response> {
    const cache = await scope.caches.open(name);
    const [address = ''] = request.url.split(/[?#]/);
    const file = address === scope.registration.scope ? at('index.html') : address;
    return (await cache.match(file)) ?? scope.fetch(request);
  }

  scope.addEventListener('install', (event) => {
    event.waitUntil(install());
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(tidy());
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method === 'GET' && request.url.startsWith(scope.registration.scope))
      event.respondWith(answer(request));
  });
}
