import { describe, expect, test } from 'vitest';
import { Answers } from './answers';
import { builtin } from './builtin';
import { noteRead, watching, type Effective } from './effective';
import { effectiveOf } from './effective-of';
import { withValue } from './pointer';
import { Reads } from './reads';
import { isPlayed } from './played';
import { playedSlotOf, slotOf } from './slots';

const preset = builtin('japanese-modern');
if (preset === undefined) throw new Error('the preset is there');
const rules = effectiveOf(preset);
const withMinimum = (minimum: number): Effective => effectiveOf(withValue(preset, '/rules/winning/minimum', minimum));
const withRow = (value: number): Effective =>
  effectiveOf(withValue(preset, '/scoring/patterns/pung-hand/exposed/value', value));

describe('answers', () => {
  test('an answer stands under rules that agree in what it has read, and under no others', () => {
    const answers = new Answers<number>();
    let asked = 0;
    const minimum = (under: Effective): number =>
      answers.of(under, ({ rules: { winning } }) => {
        asked += 1;
        return winning.minimum;
      });
    expect([minimum(rules), minimum(withRow(5)), asked]).toEqual([1, 1, 1]);
    expect([minimum(withMinimum(3)), asked]).toEqual([3, 2]);
    expect([minimum(withMinimum(3)), minimum(rules), asked]).toEqual([3, 1, 2]);
    expect(answers.find(withMinimum(2))).toBeUndefined();
  });

  test('a row counts by its content, and only where it is reported', () => {
    const answers = new Answers<number>();
    const row = slotOf('/scoring/patterns/pung-hand');
    const exposed = (under: Effective): number =>
      answers.of(under, (watched) => {
        noteRead(watched, row);
        return watched.scoring.patterns['pung-hand']?.exposed.value ?? 0;
      });
    expect([exposed(rules), exposed(withRow(7)), exposed(withMinimum(4)), exposed(withRow(7))]).toEqual([2, 7, 2, 7]);
    expect(answers.find(withRow(7))).toBe(7);
    expect(answers.find(withRow(6))).toBeUndefined();
  });

  test('whether a row is worth anything is another question than what it is worth', () => {
    const answers = new Answers<boolean>();
    const pointer = '/scoring/patterns/pung-hand';
    const out = effectiveOf(withValue(preset, pointer, undefined));
    let asked = 0;
    const played = (under: Effective): boolean =>
      answers.of(under, (watched) => {
        asked += 1;
        noteRead(watched, playedSlotOf(pointer));
        const row = watched.scoring.patterns['pung-hand'];
        return isPlayed(row);
      });
    expect([played(rules), played(withRow(7)), asked]).toEqual([true, true, 1]);
    expect([played(out), played(withRow(9)), asked]).toEqual([false, true, 2]);
    const reads = new Reads();
    watching(rules, reads, played);
    expect(reads.has(pointer)).toBe(true);
  });

  test('whoever listens hears the same whether the answer is found or known, in the order of the first reading', () => {
    const answers = new Answers<boolean>();
    const heard = (): readonly string[] => {
      const reads = new Reads();
      watching(rules, reads, (watched) => {
        void watched.rules.draw.passOnDraw;
        void answers.of(watched, ({ card, rules: { winning, draw } }) => {
          void draw.passOnDraw;
          return winning.minimum > 0 && card === undefined;
        });
        void watched.rules.winning.certain;
      });
      return [...reads];
    };
    const first = heard();
    expect(heard()).toEqual(first);
    expect(first).toEqual(['/rules/draw/passOnDraw', '/card', '/rules/winning/minimum', '/rules/winning/certain']);
  });

  test('no more are kept than twice as many as was said, those wanted last', () => {
    const answers = new Answers<number>(2);
    const minimum = (least: number): number =>
      answers.of(withMinimum(least), ({ rules: { winning } }) => winning.minimum);
    for (const least of [1, 2, 3, 1, 4, 5]) minimum(least);
    expect([1, 2, 3, 4, 5].map((least) => answers.find(withMinimum(least)))).toEqual([1, undefined, undefined, 4, 5]);
  });
});
