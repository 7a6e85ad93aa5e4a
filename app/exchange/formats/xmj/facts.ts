import { t } from '../../../language/say';
import type { ScoringRow } from '../../../../schemas/generated/preset';
import type { Effective } from '../../../preset/effective';
import { readAt } from '../../../preset/pointer';
import type { Pointer } from '../../../result';
import { payoffTable } from '../../../settlement/schemes';
import type { Fact, Meaning, Sets } from '../../fact';

const SWITCH: Meaning = { ok: false, expected: '0 or 1' };
const SCORE: Meaning = { ok: false, expected: t('formats.xmjNumber') };

/** A switch is 0 or 1 in these files. */
export function bit(key: Pointer, on: Sets, off: Sets): Fact {
  const says = (rules: Effective, sets: Sets): number =>
    Object.entries(sets).filter(([pointer, value]) => readAt(rules, pointer) === value).length;
  return {
    key,
    ours: Object.keys({ ...on, ...off }),
    write: (rules) => (says(rules, on) >= says(rules, off) && says(rules, on) > 0 ? 1 : 0),
    read: (value) => (value === 0 || value === 1 ? { ok: true, sets: value === 1 ? on : off } : SWITCH),
  };
}

/** A score: a share of the limit, doubles or points, all in one number. */
function encoded(row: ScoringRow | undefined): number {
  const { value = 0, unit } = row?.concealed ?? {};
  switch (unit) {
    case undefined:
      return 0;
    case 'limit':
      return Math.round(value / 10) * 1_000_000;
    case 'doubles':
      return value * 10_000;
    case 'half-doubles':
      return Math.floor(value / 2) * 10_000;
    case 'points':
      return value;
  }
}

interface ScoreOf {
  /** Nothing for a hand that is not concealed. */
  readonly concealedOnly?: boolean;
  readonly settings?: NonNullable<ScoringRow['settings']>;
  /** Whether the rows count at all, said by another key. */
  readonly where?: { readonly key: Pointer; readonly value: unknown };
}

/** What some rows are worth. */
export function score(
  key: Pointer,
  rows: readonly Pointer[],
  { concealedOnly = false, settings, where }: ScoreOf = {},
): Fact {
  return {
    key,
    ours: rows,
    write: (rules) => Math.max(...rows.map((pointer) => encoded(readAt(rules, pointer) as ScoringRow | undefined))),
    read(value, document) {
      if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 1_000_000_000) return SCORE;
      const on = where === undefined || readAt(document, where.key) === where.value;
      const all: readonly ScoringRow['concealed'][] = [
        { value: Math.floor(value / 1_000_000) * 10, unit: 'limit' },
        { value: Math.floor((value % 1_000_000) / 10_000), unit: 'doubles' },
        { value: value % 10_000, unit: 'points' },
      ];
      const worth = all.filter((one) => one.value > 0);
      const best = worth[0];
      const row = best && {
        exposed: concealedOnly ? { ...best, value: 0 } : best,
        concealed: best,
        ...(settings === undefined ? {} : { settings }),
      };
      return {
        ok: true,
        sets: Object.fromEntries(rows.map((pointer) => [pointer, on ? row : undefined])),
        ...(worth.length > 1 ? { lost: t('formats.oneUnitOnly') } : {}),
      };
    },
  };
}

const PAYOFF = ['/scoring/payments/payoffScheme', '/scoring/payments/payoffTable'];
const READ = '/scoring/payments/eastDoublesBetweenLosers';

/** East doubling and the discarder doubling make the payoff table together. */
export const payoff: readonly Fact[] = [
  {
    key: '/EastDoubles',
    ours: [...PAYOFF, READ],
    write: (rules) => {
      const { east = 0, others = 0 } = payoffTable(rules).otherSelfDrawn;
      return east > others ? 1 : 0;
    },
    read(value, document) {
      if (value !== 0 && value !== 1) return SWITCH;
      const e = value === 1 ? 2 : 1;
      const d = readAt(document, '/DiscDoubles') === 1 ? 2 : 1;
      const table = {
        eastSelfDrawn: { others: 100 * e * d },
        otherSelfDrawn: { east: 100 * e * d, others: 100 * d },
        eastOnDiscard: { discarder: 100 * e * d, others: 100 * e },
        otherOnEast: { discarder: 100 * e * d, others: 100 },
        otherOnOther: { east: 100 * e, discarder: 100 * d, others: 100 },
      };
      return {
        ok: true,
        sets: { [PAYOFF[0] ?? '']: 'customized', [PAYOFF[1] ?? '']: table, [READ]: value === 1 },
      };
    },
    reason: t('formats.xmjPayments'),
  },
  {
    key: '/DiscDoubles',
    ours: [],
    write: (rules) => {
      const { discarder = 0, others = 0 } = payoffTable(rules).otherOnOther;
      return discarder > others ? 1 : 0;
    },
    read: (value) => (value === 0 || value === 1 ? { ok: true, sets: {} } : SWITCH),
  },
];

/** The dead wall, and whether it is sixteen tiles that are not filled up again. */
export const deadWall: readonly Fact[] = [
  {
    key: '/DeadWall',
    ours: ['/rules/general/deadWall', '/rules/general/deadWallSize'],
    write: ({ rules }) => (rules.general.deadWall === 'none' ? 0 : 1),
    read(value, document) {
      if (value !== 0 && value !== 1) return SWITCH;
      if (value === 0) return { ok: true, sets: { '/rules/general/deadWall': 'none' } };
      const long = readAt(document, '/DeadWall16') === 1;
      return {
        ok: true,
        sets: {
          '/rules/general/deadWall': long ? 'exhaustible' : 'replenishing',
          '/rules/general/deadWallSize': long ? 16 : 14,
        },
      };
    },
    reason: t('formats.xmjDeadWall'),
  },
  {
    key: '/DeadWall16',
    ours: [],
    write: ({ rules: { general } }) => (general.deadWall === 'exhaustible' ? 1 : 0),
    read: (value) => (value === 0 || value === 1 ? { ok: true, sets: {} } : SWITCH),
  },
];
