import type { Preset, ScoringRow } from '../../schemas/generated/preset';
import type { Page } from '../option/option';
import { catalogueOf } from '../option/catalogue';
import type { PatternEntry } from '../option/patterns';
import type { Scoring } from '../preset/effective';
import type { Unit } from '../words/units';

/** How the rows of a pattern page are narrowed down. */
export interface RowFilter {
  readonly query: string;
  /** A group of the catalogue; `undefined`: all. */
  readonly group: string | undefined;
  readonly used: boolean;
}

/** The groups of a page, in the order of the catalogue; the preset's own patterns last. */
export function groupsOf(page: Page, own: Preset['patterns']): readonly string[] {
  return [...new Set(patternsOf(page, own).map((pattern) => pattern.group))];
}

/** The patterns of a page, in the order of the catalogue, then the preset's own. */
export function patternsOf(page: Page, own: Preset['patterns']): readonly PatternEntry[] {
  return catalogueOf(own).all.filter((pattern) => `/scoring/${pattern.page}` === page.pointer);
}

/** In which order patterns are listed. */
export const ROW_ORDERS = ['group', 'name', 'value'] as const;
export type RowOrder = (typeof ROW_ORDERS)[number];

/** Patterns by name, or those worth most first, concealed or exposed, limit hands before all others; else as they stand. */
export function orderedPatterns(
  patterns: readonly PatternEntry[],
  rows: Readonly<Record<string, ScoringRow>>,
  order: RowOrder,
): readonly PatternEntry[] {
  switch (order) {
    case 'group':
      return patterns;
    case 'name':
      return [...patterns].sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
    case 'value':
      return [...patterns].sort((a, b) => worth(rows[b.id]) - worth(rows[a.id]));
  }
}

/** A figure to sort by: units count one above the other, patterns that are not scored come last. */
function worth(row: ScoringRow | undefined): number {
  if (row === undefined) return -1;
  return Math.max(
    ...[row.exposed, row.concealed].map(({ value, unit }) => {
      if (unit === 'limit') return 1e9 + value;
      if (unit === 'half-doubles') return 1e6 + value / 2;
      return unit === 'points' ? value / 1e3 : 1e6 + value;
    }),
  );
}

/** The patterns of a page that pass a filter: by name in any language and by definition. */
export function filteredPatterns(
  page: Page,
  rows: Readonly<Record<string, ScoringRow>>,
  own: Preset['patterns'],
  { query, group, used }: RowFilter,
): readonly PatternEntry[] {
  const words = query.trim().toLowerCase();
  return patternsOf(page, own).filter((pattern) => {
    if (group !== undefined && pattern.group !== group) return false;
    if (used && !Object.hasOwn(rows, pattern.id)) return false;
    if (words === '') return true;
    const texts = [pattern.name, pattern.definition ?? '', ...Object.values(pattern.names ?? {}).flat()];
    return texts.some((text) => text.toLowerCase().includes(words));
  });
}

/** The unit in which a new row of a page is usually valued under a method. */
export function usualUnit(page: Page, kind: Scoring['method']['kind']): Unit {
  if (page.pointer === '/scoring/limits' && kind !== 'points' && kind !== 'tai') return 'limit';
  return page.pointer === '/scoring/sets' || kind === 'points' ? 'points' : 'doubles';
}

/** A row as it begins when a pattern is ticked: worth one of its unit, a limit hand one limit. */
export function newRow(page: Page, kind: Scoring['method']['kind']): ScoringRow {
  const unit = usualUnit(page, kind);
  const value = { value: unit === 'limit' ? 1000 : 1, unit };
  return { exposed: value, concealed: value };
}
