// The browser edition's server: the built page on loopback, and nothing else.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const fact = (name) => JSON.parse(readFileSync(new URL(`../app/shell/${name}.json`, import.meta.url), 'utf8'));
const TYPES = fact('content-types');
const policy = fact('content-security-policy');
const CSP = [...policy.meta, ...policy.headerOnly].join('; ');

/** One fixed port: what a browser keeps for a page belongs to its address, port included. */
export const PORT = 4173;

export function serve({
  root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../dist/renderer'),
  port = PORT,
} = {}) {
  const server = createServer(async (request, response) => {
    const end = (status, body = '', headers = {}) =>
      response
        .writeHead(status, { 'x-content-type-options': 'nosniff', ...headers })
        .end(request.method === 'HEAD' ? undefined : body);
    // Another site's name that was pointed at this machine is turned away.
    if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? '')) return end(421, 'wrong host');
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(405);
    let file;
    try {
      const { pathname } = new URL(request.url, 'http://127.0.0.1');
      file = path.join(root, path.normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname)));
    } catch {
      return end(400);
    }
    const type = TYPES[path.extname(file)];
    if (!type || !file.startsWith(path.resolve(root) + path.sep)) return end(404, 'not found');
    try {
      end(200, await readFile(file), {
        'content-type': type,
        'content-security-policy': CSP,
        'cache-control': 'no-cache',
      });
    } catch {
      end(404, 'not found');
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve({ server, url: `http://127.0.0.1:${server.address().port}/` }));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { url } = await serve({ port: Number(process.argv[2] ?? PORT) });
  console.log(url);
}
