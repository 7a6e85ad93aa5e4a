import { expect, test } from 'vitest';
import { SCENARIOS } from '../scenarios';
import { BOTH_EDITIONS, EDITION_2006 } from '../scoring/testing/chinese-official';
import { WORKED } from '../scoring/testing/worked-by-hand';
import { SEATS } from '../seats';
import { builtins } from './builtin';

/** What says only how an option is meant, or what was taken for want of a source, proves nothing of a preset. */
const NO_SOURCE = ['option-definition', 'assumed'];

/** Where several rule books speak of one position, only what its own text says proves a preset. */
const OWN: Readonly<Record<string, RegExp>> = {
  'japanese-modern': /^four-winds-/,
  'japanese-modern-nashi-nashi': /^four-winds-/,
  'ema-2012': /^ema-riichi-2012$/,
  'ema-2016': /^ema-riichi-2016$/,
  'ema-2025': /^ema-riichi-2025$/,
  'wrc-2015': /^wrc-2015$/,
  'wrc-2025': /^wrc-2025$/,
  'm-league': /^m-league$/,
  'jpml-a': /^jpml-a$/,
  tenhou: /^tenhou-rules$/,
  'mahjong-soul': /^mahjong-soul$/,
  'russian-riichi': /^riichi-russia$/,
  'kobalab-default': /^majiang-core$/,
  'kobalab-m-league': /^majiang-core$/,
  'kobalab-classic': /^majiang-core$/,
};

/** What stands in rule texts and worked examples about a preset as it is: hands with their score, and settlements. */
function proofOf(id: string): { readonly hands: number; readonly settlements: number } {
  let hands = WORKED.filter(({ preset }) => preset === id).flatMap((one) => one.hands).length;
  if (id === 'chinese-official') hands += BOTH_EDITIONS.length + EDITION_2006.length;
  if (id === 'chinese-official-1998') hands += BOTH_EDITIONS.length;
  let settlements = 0;
  for (const { hands: four, expect: expected } of SCENARIOS)
    for (const { under, source, outcome } of expected) {
      const { set = {} } = under;
      if (under.preset !== id || Object.keys(set).length > 0 || outcome === undefined) continue;
      if (NO_SOURCE.includes(source) || OWN[id]?.test(source) === false) continue;
      const { points, fu, han, faan, patterns, transfers, totals, win } = outcome;
      const isPaid = transfers !== undefined || totals !== undefined;
      const isScored = [points, fu, han, faan, patterns].some((one) => one !== undefined);
      if (isPaid) settlements += 1;
      // Where losers settle among themselves, what each receives says what the hand is worth.
      if (four !== undefined && isPaid) hands += SEATS.filter((seat) => four[seat] !== undefined).length;
      else if (isScored && win !== false) hands += 1;
    }
  return { hands, settlements };
}

test.each(builtins().flatMap(({ id, outline }) => (outline === undefined ? [[id]] : [])))(
  '%s: at least three scored hands and a settlement stand in its rule text or a worked example',
  (id) => {
    const { hands, settlements } = proofOf(id);
    expect(hands).toBeGreaterThanOrEqual(3);
    expect(settlements).toBeGreaterThanOrEqual(1);
  },
);

test('a preset of which nothing is expected would not pass', () => {
  expect(proofOf('none')).toEqual({ hands: 0, settlements: 0 });
});
