import { t } from '../../../language/say';
import type { ScoringRow } from '../../../../schemas/generated/preset';
import { isPlayed } from '../../../preset/played';
import { readAt } from '../../../preset/pointer';
import type { Effective } from '../../../preset/effective';
import type { Pointer } from '../../../result';
import type { Fact, Sets } from '../../fact';
import { members } from '../../fact';
import { han } from '../../riichi-rows';

const pattern = (id: string): Pointer => `/scoring/patterns/${id}`;
const limit = (id: string): Pointer => `/scoring/limits/${id}`;

/** The rows by the number that Pantheon has for the yaku; sets of value tiles have four, one for each of up to four sets. */
const ROWS: readonly (readonly [numbers: readonly number[], rows: readonly Pointer[]])[] = [
  [[1], [pattern('pung-hand')]],
  [[2], [pattern('all-terminals-and-honors')]],
  [[3], [pattern('three-concealed-triplets')]],
  [[4], [pattern('three-triplets-same-number')]],
  [[5], [pattern('three-kongs')]],
  [[6], [limit('four-kongs')]],
  [[7, 45], [limit('hidden-treasure')]],
  [[8], [pattern('no-points-hand')]],
  [[9], [pattern('two-identical-chows')]],
  [[10], [pattern('two-identical-chows-twice')]],
  [[11], [pattern('same-chow-all-suits')]],
  [[12], [pattern('three-chows-step-3')]],
  [
    [13, 14, 15, 16],
    [pattern('own-wind-set'), pattern('round-wind-set'), pattern('dragon-set')],
  ],
  [[18], [pattern('little-three-dragons')]],
  [[19], [limit('big-three-dragons')]],
  [[20], [limit('little-four-winds')]],
  [[21], [limit('big-four-winds')]],
  [[22], [limit('all-honors')]],
  [[23], [pattern('all-simples')]],
  [[24], [pattern('terminal-or-honor-in-each-set')]],
  [[25], [pattern('terminal-in-each-set')]],
  [[26], [limit('all-terminals')]],
  [[27], [pattern('one-suit-with-honors')]],
  [[28], [pattern('one-suit-only')]],
  [
    [29, 46],
    [limit('nine-gates'), limit('nine-gates-impure')],
  ],
  [[30], [limit('all-green')]],
  [[31], [limit('seven-pairs')]],
  [[32, 47], [limit('thirteen-orphans')]],
  [[33], [pattern('ready-declaration')]],
  [[34], [pattern('ready-first-turn')]],
  [[35], [pattern('one-shot')]],
  [[36], [pattern('fully-concealed-hand')]],
  [[37], [pattern('last-wall-tile')]],
  [[38], [pattern('supplement-tile')]],
  [[39], [limit('heavenly-hand')]],
  [[40], [limit('earthly-hand')]],
  [[41], [pattern('last-discard')]],
  [[42], [pattern('robbing-kong')]],
  [[43], [limit('human-hand')]],
  [[44], [pattern('open-ready')]],
];

/** Rare forms of three limit hands have numbers of their own there. */
export const RARE: readonly number[] = [45, 46, 47];

/** Rows that the base does not have: their worth is not in the file. Human Hand is a limit (mangan) in the EMA Riichi rules 2016. */
const NEW: Readonly<Record<Pointer, ScoringRow>> = {
  [limit('human-hand')]: { exposed: { value: 1000, unit: 'limit' }, concealed: { value: 1000, unit: 'limit' } },
  [pattern('open-ready')]: han(0, 1),
};

const VALUES_LOST = t('formats.pantheonPatterns');

/** The yaku that may be chosen when a hand is entered: every pattern that is scored. */
export const allowedYaku: Fact = {
  key: '/allowedYaku',
  ours: ROWS.flatMap(([, rows]) => rows.filter((row) => row !== pattern('all-simples'))),
  write(rules) {
    const scored = ROWS.filter(([, pointers]) => pointers.some((pointer) => isScored(rules, pointer)));
    return scored.flatMap(([numbers]) => numbers).sort((a, b) => a - b);
  },
  read(value) {
    if (!Array.isArray(value) || !value.every((one) => Number.isInteger(one)))
      return { ok: false, expected: t('formats.numbersOfYaku') };
    const sets: Record<Pointer, unknown> = {};
    for (const [numbers, pointers] of ROWS) {
      const allowed = numbers.some((number) => value.includes(number));
      for (const pointer of pointers) {
        if (!allowed) sets[pointer] = undefined;
        else if (NEW[pointer] !== undefined) sets[pointer] = NEW[pointer];
      }
    }
    return { ok: true, sets: sets satisfies Sets };
  },
  reason: VALUES_LOST,
};

function isScored(rules: Effective, pointer: Pointer): boolean {
  const row = readAt(rules, pointer) as ScoringRow | undefined;
  if (pointer === pattern('open-ready') && !rules.rules.ready.openReady) return false;
  return isPlayed(row);
}

/** The hands that make liable. */
export const yakuWithPao = members(
  '/yakuWithPao',
  '/scoring/payments/liability',
  [
    ['big-three-dragons', 19],
    ['big-four-winds', 21],
    ['four-kongs', 6],
    ['all-terminals', 26],
    ['all-honors', 22],
    ['all-green', 30],
  ],
  t('formats.pantheonLiability'),
);
