import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { SCHEMAS } from './schema-files.ts';

const PAGES = ['sets', 'patterns', 'limits'] as const;

interface Named {
  readonly id: string;
  readonly page: string;
}

/**
 * The source of `schemas/generated/pattern-ids.ts`: the ids of the pattern catalogue, page by page.
 * @throws where two entries have the same id or an entry names an unknown page.
 */
export async function patternIds(folder: string = SCHEMAS): Promise<string> {
  const files = readdirSync(path.join(folder, 'patterns'))
    .filter((name) => name.endsWith('.json'))
    .sort();
  const entries = files.flatMap(
    (name) => JSON.parse(readFileSync(path.join(folder, 'patterns', name), 'utf8')) as readonly Named[],
  );
  const seen = new Set<string>();
  for (const { id, page } of entries) {
    if (seen.has(id)) throw new Error(`two patterns are called ${id}`);
    if (!PAGES.some((one) => one === page)) throw new Error(`${id} is on the page ${page}, which does not exist`);
    seen.add(id);
  }
  const lists = PAGES.map((page) => {
    const ids = entries.filter((one) => one.page === page).map((one) => `'${one.id}'`);
    return `export const ${page.toUpperCase()}_IDS = [${ids.join(', ')}] as const;`;
  });
  const text = `/* Generated from schemas/patterns by \`npm run generate\`: change those instead. */

${lists.join('\n')}

export const PATTERN_IDS = [...SETS_IDS, ...PATTERNS_IDS, ...LIMITS_IDS] as const;
export type PatternId = (typeof PATTERN_IDS)[number];
`;
  const file = path.join(folder, 'generated/pattern-ids.ts');
  return format(text, { ...(await resolveConfig(file)), parser: 'typescript' });
}
