import { expect, test } from 'vitest';
import type { Hand } from '../../schemas/generated/hand';
import { PATTERNS } from '../option/patterns';
import { same } from '../option/values';
import { builtins } from '../preset/builtin';
import { watching } from '../preset/effective';
import { effectiveOf } from '../preset/effective-of';
import { Reads } from '../preset/reads';
import { unlikeBut } from '../preset/testing/unlike';
import { SCENARIOS } from '../scenarios/index';
import { seeded } from '../table/testing/deals';
import { scoreHand } from './index';
import { drawHand, THEMES } from './testing/draw';

const random = seeded(23);
const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0];

function someOf<T>(list: readonly T[]): readonly [T, ...T[]] {
  const [first, ...others] = list;
  if (first === undefined) throw new Error('nothing to pick from');
  return [first, ...others];
}

// What is known of a hand is given again under all rules that agree in what was read: nothing else may make a difference.
test('a score is the same under rules that agree with it in all that was read, and in nothing else', () => {
  const presets = someOf(builtins().map(effectiveOf));
  const written = someOf([
    ...PATTERNS.flatMap((entry) => entry.example ?? []),
    ...SCENARIOS.flatMap(({ hand, hands }): Hand[] => [...(hand ? [hand] : []), ...Object.values(hands ?? {})]),
  ]);
  let compared = 0;
  let wins = 0;
  while (compared < 900) {
    const drawn = random() < 0.4 ? drawHand(random, pick(THEMES))?.hand : undefined;
    const { win, ...held } = drawn ?? pick(written);
    const hand: Hand = win === undefined || random() < 0.15 ? held : { ...held, win };
    const rules = pick(presets);
    const reads = new Reads();
    const sheet = watching(rules, reads, (watched) => scoreHand(watched, hand));
    if (!sheet.ok) continue;
    compared += 1;
    if (sheet.win) wins += 1;
    const other = pick(presets);
    if (!same(sheet, scoreHand(unlikeBut(rules, other, reads), hand)))
      expect.fail(`${JSON.stringify(hand)} under ${String(presets.indexOf(rules))}, ${String(presets.indexOf(other))}`);
  }
  expect(wins).toBeGreaterThan(300);
}, 240_000);
