import { t } from '../../language/say';
import { readAt } from '../../preset/pointer';
import type { Effective } from '../../preset/effective';
import { ok } from '../../result';
import { same } from '../../option/values';
import { builtinWith } from '../base';
import { oneOf, silent, type Fact } from '../fact';
import type { Mapping } from '../mapping';
import { textFormat } from '../text-format';

/** Multipliers from 0 to 13 faan, where only every second faan above the fourth doubles; the other kind doubles every faan. */
const HALF_SPICY = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];
const SPICY = HALF_SPICY.map((_, faan) => 2 ** faan);
const MOST = HALF_SPICY.length - 1;

const multipliers = (kind: unknown): readonly number[] => (kind === 'spicy' ? SPICY : HALF_SPICY);

interface TableRow {
  readonly halfFaan: number;
  readonly points: number;
}

/** The table up to a maximum of faan; half a unit is no whole amount, so a base of one half counts in halves. */
function tableOf(base: unknown, kind: unknown, most: number): TableRow[] {
  const unit = base === 2 ? 2 : 1;
  return multipliers(kind)
    .slice(0, most + 1)
    .map((multiplier, faan) => ({ halfFaan: 2 * faan, points: unit * multiplier }));
}

function maximum({ scoring }: Effective): number {
  const last = Math.max(0, ...scoring.method.faanTable.map((row) => Math.floor(row.halfFaan / 2)));
  return Math.min(MOST, last);
}

/** What stands in our table at a number of faan. */
function pointsAt({ scoring }: Effective, faan: number): number {
  const rows = scoring.method.faanTable.filter((row) => row.halfFaan <= 2 * faan);
  return Math.max(0, ...rows.map((row) => row.points));
}

function kindOf(rules: Effective): string {
  return maximum(rules) > 4 && pointsAt(rules, 5) >= 2 * pointsAt(rules, 4) ? 'spicy' : 'half';
}

const pays = (discarder: number, others: number): unknown => ({
  eastSelfDrawn: { others: 100 },
  otherSelfDrawn: { east: 100, others: 100 },
  eastOnDiscard: { discarder, others },
  otherOnEast: { discarder, others },
  otherOnOther: { east: others, discarder, others },
});
const PAYOFF = { scheme: '/scoring/payments/payoffScheme', table: '/scoring/payments/payoffTable' };

const TABLE: Fact = {
  key: '/M',
  ours: ['/scoring/method/faanTable', '/scoring/payments/limitPoints'],
  write: maximum,
  read(value, document) {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > MOST)
      return { ok: false, expected: t('formats.faanUpTo', { most: String(MOST) }) };
    const table = tableOf(readAt(document, '/B'), readAt(document, '/S'), value);
    return {
      ok: true,
      sets: {
        '/scoring/method/faanTable': table,
        '/scoring/payments/limitPoints': table.at(-1)?.points ?? 1,
      },
    };
  },
  reason: t('formats.ledgerTwoTables'),
};

const isBase = (value: unknown): boolean => value === 0.5 || value === 1 || value === 2;

const FACTS: readonly Fact[] = [
  {
    ...silent('/B', (rules) => (pointsAt(rules, 0) === 2 ? 2 : 1), isBase, '0.5, 1 or 2'),
    read: (value) =>
      isBase(value)
        ? {
            ok: true,
            sets: {},
            ...(value === 0.5 ? { lost: t('formats.wholeAmountsTwice') } : {}),
          }
        : { ok: false, expected: '0.5, 1 or 2' },
  },
  TABLE,
  oneOf(
    '/R',
    [
      ['full', { [PAYOFF.scheme]: 'customized', [PAYOFF.table]: pays(200, 0) }],
      ['half', { [PAYOFF.scheme]: 'customized', [PAYOFF.table]: pays(100, 50) }],
    ],
    t('formats.ledgerTwoWays'),
  ),
  silent('/S', kindOf, (value) => value === 'half' || value === 'spicy', '"half" or "spicy"'),
];

const MAPPING: Mapping = {
  program: 'mahjong-scorer',
  facts: FACTS,
  defaults: { '/B': 1, '/M': MOST, '/R': 'full', '/S': 'half' },
  base: builtinWith('hong-kong-half'),
  otherwise: t('formats.ledgerTakesFaan'),
  otherGame: ({ scoring }) => (scoring.method.kind === 'faan' ? undefined : t('formats.scoresCountingFaan')),
};

const LINE = /^\s*([BMRS])\s*=\s*([\w.]{1,10})\s*$/;

/** The head of a score file of the Hong Kong ledger mahjong-scorer. */
export const HONG_KONG_LEDGER = textFormat({
  id: 'hong-kong-ledger',
  name: t('formats.ledgerName'),
  words: t('formats.ledgerWords'),
  extension: 'txt',
  mapping: MAPPING,
  print: (document) => ['B', 'M', 'R', 'S'].map((key) => `${key}=${String(document[key])}\n`).join(''),
  recognise: ({ text }) => {
    const keys = text
      .slice(0, 10_000)
      .split(/\r?\n/)
      .flatMap((line) => LINE.exec(line)?.[1] ?? []);
    return new Set(keys).size >= 2;
  },
  parse({ text }) {
    const pairs = text
      .slice(0, 10_000)
      .split(/\r?\n/)
      .flatMap((line) => {
        const [, key, value] = LINE.exec(line) ?? [];
        if (key === undefined || value === undefined) return [];
        const number = Number(value);
        return [[key, Number.isFinite(number) && !same(value, '') ? number : value] as const];
      });
    return ok(Object.fromEntries(pairs));
  },
});
