import { expect, test } from 'vitest';
import { PATTERNS } from '../option/patterns';
import { builtins } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import { readHand } from '../scoring';
import { seeded } from '../table/testing/deals';
import { FIRST_FLOWER, KINDS } from '../tiles';
import { completing, hasShape } from './completion';
import type { HeldHand } from './held';
import { shapesOf } from './shapes';

const random = seeded(31);

/** Hands of the practice card: its four steps in two suits, and its flowers before three neighbours. */
const OF_CARD = ['11m222m333p4444p55z', '11f2222s3333s4444s'].map((concealed) => ({
  concealed: concealed.slice(0, -2) + concealed.slice(-1),
  win: { tile: concealed.slice(-2), by: 'self-draw' as const },
}));

/** The definition: each kind tried by itself. */
function oneByOne(shapes: ReturnType<typeof shapesOf>, hand: HeldHand): number[] {
  const kinds = shapes.card === undefined ? KINDS : FIRST_FLOWER + 1;
  return Array.from({ length: kinds }, (_, kind) => kind).filter((kind) => hasShape(shapes, hand, kind));
}

// Special hands, hands of a card and own patterns are looked for only where a tile is all that can be missing.
test.each(builtins().map((preset) => [preset.id, preset] as const))(
  'what completes a hand is what completes it tile by tile: %s',
  (_id, preset) => {
    const rules = effectiveOf(preset);
    const shapes = shapesOf(rules);
    const own = (preset.patterns ?? []).map((pattern) => pattern.example);
    let complete = 0;
    for (const example of [
      ...own,
      ...(shapes.card === undefined ? [] : OF_CARD),
      ...PATTERNS.flatMap((entry) => entry.example ?? []),
    ]) {
      const read = readHand(rules, example);
      if (!read.ok) continue;
      const { concealed, melds } = read.value;
      const out = Math.floor(random() * concealed.length);
      const left = concealed.filter((_tile, at) => at !== out);
      // Some of them lack another tile besides.
      if (random() < 0.2) left[0] = Math.floor(random() * KINDS);
      const hand = { concealed: left, melds };
      const kinds = completing(shapes, hand);
      expect(kinds, JSON.stringify(example)).toEqual(oneByOne(shapes, hand));
      if (kinds.length > 0) complete += 1;
    }
    expect(complete).toBeGreaterThan(0);
  },
  60_000,
);
