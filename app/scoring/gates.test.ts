import { describe, expect, test } from 'vitest';
import type { Hand } from '../../schemas/generated/hand';
import { PATTERNS } from '../option/patterns';
import { builtins } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import { seeded } from '../table/testing/deals';
import { CHICKEN, type Compiled, compile } from './compile';
import { evaluationOf } from './evaluate';
import { readHand, type ReadHand } from './read';
import { RowList } from './row-list';
import { drawHand, THEMES } from './testing/draw';

/** The same tables with every row always looked for. */
function ungated(tables: Compiled): Compiled {
  const rows = tables.rows.map((row) => ({ ...row, needs: 0, setNeeds: 0, moments: 0 }));
  return { ...tables, rows, all: new RowList(rows, CHICKEN, true) };
}

function found(tables: Compiled, hand: ReadHand): readonly string[] {
  const seen = new Set<string>();
  const evaluation = evaluationOf(tables, {
    rows: tables.all,
    waitCount: () => 1,
    listener: {
      rules: tables.effective,
      looked: (compiled, _view, _list, { hits, hitCount }) => {
        for (const index of hits.subarray(0, hitCount)) seen.add(compiled.rows[index]?.id ?? '');
      },
      summed: () => undefined,
    },
  });
  if (hand.facts.wins) evaluation.win(hand);
  else evaluation.lose(hand);
  evaluation.release();
  return [...seen].sort();
}

describe('a row that a reading cannot have is not looked for', () => {
  const all = builtins().map((preset) => {
    const tables = compile(effectiveOf(preset));
    return { tables, open: ungated(tables) };
  });

  test('and would not have been found: examples of every pattern', { timeout: 120_000 }, () => {
    const examples = PATTERNS.flatMap((entry) => entry.example ?? []);
    let compared = 0;
    for (const { tables, open } of all) {
      for (const hand of examples) {
        const read = readHand(tables.source, hand);
        if (!read.ok) continue;
        expect(found(tables, read.value)).toEqual(found(open, read.value));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(PATTERNS.length);
  });

  test('and would not have been found: random hands, won and not', { timeout: 120_000 }, () => {
    const random = seeded(7);
    let compared = 0;
    while (compared < 3000) {
      const drawn = drawHand(random, THEMES[compared % THEMES.length] ?? 'plain');
      if (drawn === undefined) continue;
      const { tables, open } = all[compared % all.length] as (typeof all)[number];
      const { win, ...lost } = drawn.hand;
      const hand: Hand = compared % 5 === 0 ? lost : { ...lost, ...(win === undefined ? {} : { win }) };
      const read = readHand(tables.source, { ...hand, flowers: compared % 3 === 0 ? '15f' : '' });
      compared += 1;
      if (read.ok) expect(found(tables, read.value)).toEqual(found(open, read.value));
    }
  });
});
