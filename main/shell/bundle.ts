import { readFile } from 'node:fs/promises';
import path from 'node:path';
import policy from '../../app/shell/content-security-policy.json';
import contentTypes from '../../app/shell/content-types.json';

/** The rule for the page, as a header: more than a `<meta>` may say. */
export const POLICY = [...policy.meta, ...policy.headerOnly].join('; ');

const TYPES: Readonly<Record<string, string>> = contentTypes;

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const missing = () => new Response('not found', { status: 404, headers: HEADERS });

function fileIn(root: string, url: string): string | undefined {
  try {
    const file = path.join(root, path.normalize(decodeURIComponent(new URL(url).pathname)));
    return file.startsWith(root + path.sep) && !file.includes('\0') ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Answers `app://bundle/…` from one folder (an absolute path) and nothing outside it. */
export function serveBundle(root: string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
    if (new URL(request.url).host !== 'bundle') return missing();
    const file = fileIn(root, request.url);
    const type = TYPES[path.extname(file ?? '')];
    if (!file || !type) return missing();
    try {
      return new Response(new Uint8Array(await readFile(file)), { headers: { ...HEADERS, 'content-type': type } });
    } catch {
      return missing();
    }
  };
}
