import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The worker's file, at the top of the page's folder: it answers for what lies under it. */
export const WORKER = 'sw.js';

/** Tells the service worker, once all is written, which files the page has; their contents are its version. */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.map') && entry.name !== WORKER)
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
        .sort();
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(path.join(folder, file)));
      const worker = path.join(folder, WORKER);
      const text = readFileSync(worker, 'utf8')
        .replaceAll('__FILES__', JSON.stringify(files))
        .replaceAll('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 16)));
      writeFileSync(worker, text);
    },
  };
}
