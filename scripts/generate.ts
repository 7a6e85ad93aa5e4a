/** Writes the TypeScript types of the root schemas; with `--check`, says which are not fresh and fails. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { patternIds } from '../build/pattern-ids.ts';
import { SCHEMAS } from '../build/schema-files.ts';
import { ROOTS, typesOf } from '../build/types.ts';

const check = process.argv.includes('--check');
const stale: string[] = [];
const sources: [string, () => Promise<string>][] = [
  ...ROOTS.filter((root) => existsSync(path.join(SCHEMAS, `${root}.schema.json`))).map(
    (root): [string, () => Promise<string>] => [root, () => typesOf(root)],
  ),
  ['pattern-ids', () => patternIds()],
];
for (const [name, source] of sources) {
  const file = path.join(SCHEMAS, 'generated', `${name}.ts`);
  const text = await source();
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) continue;
  stale.push(path.relative('.', file));
  if (check) continue;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
if (check && stale.length > 0) {
  console.error(`Not fresh: ${stale.join(', ')}. Run: npm run generate`);
  process.exitCode = 1;
} else {
  console.log(stale.length > 0 ? `generated ${stale.join(', ')}` : 'generated types are fresh');
}
