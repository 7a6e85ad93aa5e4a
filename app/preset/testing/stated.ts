import type { ScoringRow } from '../../../schemas/generated/preset';
import type { Pointer } from '../../result';
import { builtin } from '../builtin';
import { readAt } from '../pointer';

/** A value as its page states it; a row in words, exposed and concealed apart where they differ. */
export type Stated = Readonly<Record<Pointer, unknown>>;

export interface Page {
  readonly preset: string;
  /** Page of the Four Winds Mah Jong help unless it says otherwise. */
  readonly page: string;
  readonly values: Stated;
}

export const standardPoints: Stated = {
  '/scoring/sets/pung-simples': '2/4 points',
  '/scoring/sets/pung-terminals': '4/8 points',
  '/scoring/sets/pung-winds': '4/8 points',
  '/scoring/sets/pung-dragons': '4/8 points',
  '/scoring/sets/kong-simples': '8/16 points',
  '/scoring/sets/kong-terminals': '16/32 points',
  '/scoring/sets/kong-winds': '16/32 points',
  '/scoring/sets/kong-dragons': '16/32 points',
  '/scoring/sets/pair-own-wind': '2 points',
  '/scoring/sets/pair-round-wind': '2 points',
  '/scoring/sets/pair-dragons': '2 points',
};
export const standardSets: Stated = {
  '/scoring/patterns/own-wind-set': '1 doubles',
  '/scoring/patterns/round-wind-set': '1 doubles',
  '/scoring/patterns/dragon-set': '1 doubles',
};

/** Losers get what the winner gets. */
export function alike(values: Stated): Stated {
  return Object.fromEntries(
    Object.entries(values).map(([pointer, value]) => [pointer, `${String(value)}, losers same`]),
  );
}
export const unrestricted: Stated = {
  '/rules/winning/minimum': 0,
  '/rules/winning/mixedSuits': true,
  '/rules/winning/maxChows': 5,
  '/rules/winning/limitHandRequired': false,
};
export const firstInTurn: Stated = {
  '/rules/claiming/severalWinners': 'nearest',
  '/rules/claiming/sameRank': 'nearest',
};
export const noDeadHands: Stated = {
  '/rules/deadHands/terminalsAndHonors': 0,
  '/rules/deadHands/sameFirstDiscards': 'off',
  '/rules/deadHands/fourKongs': 'off',
};
export const staysWithEast: Stated = { '/rules/draw/passAfterEastWins': false, '/rules/draw/passOnDraw': 'no' };
export const betweenAll: Stated = {
  '/scoring/payments/method': 'between-all',
  '/scoring/payments/payoffScheme': 'chinese-classical',
};

export const SCORES_FOR_WINNING = 'Scores for winning, list of deviations';
export const TRIPLETS = 'Scores for patterns based on Pungs and Kongs, list of deviations';
export const LIMIT_HANDS = 'Limit and special hands, lists of deviations';
/** No such row. */
export const NOTHING = undefined;

function inWords({ exposed, concealed, losers }: ScoringRow): string {
  const own = inUnits(exposed.value, concealed);
  if (losers === undefined) return own;
  const other = inUnits(losers.exposed.value, losers.concealed);
  return losers.when === 'always' && other === own ? `${own}, losers same` : `${own}, losers ${other} ${losers.when}`;
}

function inUnits(exposed: number, concealed: ScoringRow['concealed']): string {
  const both = exposed === concealed.value ? String(exposed) : `${String(exposed)}/${String(concealed.value)}`;
  return `${both} ${concealed.unit}`;
}

function isRow(value: unknown): value is ScoringRow {
  return typeof value === 'object' && value !== null && 'exposed' in value && 'concealed' in value;
}

/** What the built-in preset has at a place, a row in words. */
export function presentAt(preset: string, pointer: Pointer): unknown {
  const value = readAt(builtin(preset), pointer);
  return isRow(value) ? inWords(value) : value;
}
