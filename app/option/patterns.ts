import type { Hand } from '../../schemas/generated/hand';
import { PATTERN_IDS } from '../../schemas/generated/pattern-ids';
import { overlaid } from '../language/overlay';
import { packed } from '../language/pack';

/** A setting that a pattern declares for its scoring row. */
export interface PatternSetting {
  readonly id: string;
  readonly title: string;
  readonly kind: 'flag' | 'choice' | 'number';
  readonly values?: readonly string[];
  readonly words?: Readonly<Record<string, string>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default: boolean | number | string;
  readonly help: string;
}

/** What the option side needs to know of a pattern: its names, and what its row may set. */
export interface PatternEntry {
  readonly id: string;
  readonly page: 'sets' | 'patterns' | 'limits';
  /** What it is asked of: single sets, exposed and concealed apart; the sets of the hand; the hand as a whole. */
  readonly scope: 'own' | 'sets' | 'hand';
  /** The form of a hand that exists only where this pattern is scored. */
  readonly form?: 'pairs' | 'orphans' | 'card' | 'knitted' | 'special';
  readonly group: string;
  readonly name: string;
  readonly names?: Readonly<Record<string, readonly string[]>>;
  readonly definition?: string;
  readonly settings?: readonly PatternSetting[];
  /** Patterns that are not paid beside it, unless its row says otherwise. */
  readonly implies?: readonly string[];
  readonly excludes?: readonly string[];
  /** Patterns of one series are not paid together where patterns combine by series. */
  readonly series?: string;
  /** A hand that scores it. */
  readonly example?: Hand;
}

const files = import.meta.glob<readonly PatternEntry[]>('../../schemas/patterns/*.json', {
  eager: true,
  import: 'default',
});
const entries: ReadonlyMap<string, PatternEntry> = new Map(
  Object.values(files).flatMap((file) => file.map((entry) => [entry.id, spoken(entry)] as const)),
);

/** An entry in the language that is spoken; its English name finds it in every language. */
function spoken(entry: PatternEntry): PatternEntry {
  const said = overlaid(entry, packed('patterns', entry.id));
  return said.name === entry.name ? said : { ...said, names: { ...said.names, english: [entry.name] } };
}

/** Every pattern of the catalogue, in its order. */
export const PATTERNS: readonly PatternEntry[] = PATTERN_IDS.flatMap((id) => entries.get(id) ?? []);

/** The pattern of an id. */
export function patternOf(id: string): PatternEntry | undefined {
  return entries.get(id);
}

/** The name of a pattern; `undefined` where the catalogue does not know it. */
export function patternName(id: string): string | undefined {
  return entries.get(id)?.name;
}

/** The title of a group of patterns: "whole-hand" is "Whole hand". */
export function groupTitle(group: string): string {
  const said = packed('patterns', 'groups', group);
  if (typeof said === 'string') return said;
  const words = group.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
