import type { Hand, OwnPattern, Preset, ScoringRow } from '../../../schemas/generated/preset';
import { builtin } from '../../preset/builtin';

/** A base preset for tests of own patterns: four sets, no jokers, a limit of 500. */
export const BASE = builtin('european-classical') as Preset;

const LIMIT: ScoringRow = { exposed: { value: 1000, unit: 'limit' }, concealed: { value: 1000, unit: 'limit' } };

/** A hand won by self-draw. */
export function drawn(concealed: string, tile: string, more: Partial<Hand> = {}): Hand {
  return { concealed, win: { tile, by: 'self-draw' }, seatWind: 'S', roundWind: 'E', ...more };
}

/** One each of 2 to 9 of a suit, a pair of 1, and the four winds: no sets at all. */
export const SNAKE: OwnPattern = {
  id: 'club-snake',
  page: 'limits',
  name: 'Club snake',
  names: { de: ['Vereinsschlange'] },
  definition: 'A pair of 1 and one each of 2 to 9 of one suit, and one of each wind.',
  concealed: true,
  groups: [
    { kind: 'pair', tile: { suit: 'a', number: 1 } },
    { kind: 'run', tile: { suit: 'a', number: 2 }, length: 8 },
    { kind: 'mixed', tiles: [{ wind: 'E' }, { wind: 'S' }, { wind: 'W' }, { wind: 'N' }] },
  ],
  example: drawn('112345678m1234z', '9m'),
  nearMiss: drawn('112345678m1233z', '9m'),
};

/** Pungs of one number in all suits, then the pung of the dragon of the first suit and a pair of the number after it. */
export const CLIMB: OwnPattern = {
  id: 'club-climb',
  page: 'patterns',
  name: 'Club climb',
  definition:
    'Pungs of one number in three suits, a pung of the dragon that goes with one of them, and a pair of the next number in that suit.',
  kongs: true,
  groups: [
    { kind: 'pung', tile: { suit: 'a', number: 'x' } },
    { kind: 'pung', tile: { suit: 'b', number: 'x' } },
    { kind: 'pung', tile: { suit: 'c', number: 'x' } },
    { kind: 'pung', tile: { dragon: 'a' } },
    { kind: 'pair', tile: { suit: 'a', number: 'x+1' } },
  ],
  example: drawn('222m222p22s33m777z', '2s'),
  nearMiss: drawn('222m222p22s33p777z', '2s'),
};

/** A preset with own patterns, each worth a limit where nothing else is said. */
export function withOwn(
  patterns: readonly OwnPattern[],
  rows: Readonly<Record<string, ScoringRow>> = {},
  base = BASE,
): Preset {
  const page = (name: OwnPattern['page']) =>
    Object.fromEntries(patterns.filter((one) => one.page === name).map(({ id }) => [id, rows[id] ?? LIMIT]));
  return {
    ...base,
    patterns: [...patterns],
    scoring: {
      ...base.scoring,
      patterns: { ...base.scoring.patterns, ...page('patterns') },
      limits: { ...base.scoring.limits, ...page('limits') },
    },
  };
}
