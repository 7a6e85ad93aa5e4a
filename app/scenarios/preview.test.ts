import { describe, expect, test } from 'vitest';
import { alternatives } from '../option/neighbours';
import { OPTIONS } from '../option/options';
import { builtin } from '../preset/builtin';
import { effectiveOf, effectiveWith } from '../preset/effective-of';
import { readAt, withValue } from '../preset/pointer';
import { outcomesDiffer } from './compare';
import { SCENARIOS } from './index';
import { createPreview } from './preview';
import { run } from './run';

function preset(id: string): NonNullable<ReturnType<typeof builtin>> {
  const found = builtin(id);
  if (found === undefined) throw new Error(`${id} is a preset`);
  return found;
}

const japanese = preset('japanese-modern');
const MISSED = '/rules/claiming/missedDiscard';

describe('the preview', () => {
  test('an edit shows the scenarios that it changes, and the option that decides', () => {
    const preview = createPreview(SCENARIOS);
    const edited = withValue(japanese, MISSED, 'extended');
    const { changed, unchanged, counts } = preview.rule(edited, japanese);
    const seven = changed.find((one) => one.scenario.id === 'missed-7-bamboo-then-drawn');
    expect(seven?.deciding).toEqual([MISSED]);
    expect(seven?.before.rulings.at(-1)?.verdict).toBe('allowed');
    expect(seven?.after.rulings.at(-1)?.verdict).toBe('faulty');
    expect(counts.changed).toBe(changed.length);
    expect(changed.length + unchanged.length).toBe(SCENARIOS.length);
    for (const one of changed) expect(one.deciding, one.scenario.id).toEqual([MISSED]);
  });

  test('of two edits each scenario names the one that matters', () => {
    const preview = createPreview(SCENARIOS);
    const edited = withValue(withValue(japanese, MISSED, 'extended'), '/scoring/penalties/faultyClaim', 300);
    const { changed } = preview.rule(edited, japanese);
    expect(changed.find((one) => one.scenario.id === 'missed-7-bamboo-then-drawn')?.deciding).toEqual([MISSED]);
  });

  test('only scenarios that have read a changed option are ruled again', () => {
    const preview = createPreview(SCENARIOS);
    preview.rule(japanese, japanese);
    const { counts } = preview.rule(withValue(japanese, '/rules/draw/passOnDraw', 'yes'), japanese);
    expect(counts.ruledAgain).toBeGreaterThan(0);
    expect(counts.ruledAgain).toBeLessThan(SCENARIOS.length / 4);
  });

  test('an edit taken back changes nothing', () => {
    const preview = createPreview(SCENARIOS);
    preview.rule(withValue(japanese, MISSED, 'absolute'), japanese);
    expect(preview.rule(japanese, japanese).changed).toEqual([]);
  });

  test('what was ruled on beforehand is not ruled on again, and comes out the same', () => {
    const preview = createPreview(SCENARIOS);
    preview.rule(japanese, japanese);
    const slices = [...preview.ahead(effectiveWith(japanese, MISSED, 'absolute'))];
    const edited = withValue(japanese, MISSED, 'absolute');
    const { changed, counts } = preview.rule(edited, japanese);
    expect(slices.length).toBeGreaterThan(0);
    expect(counts.ruledAgain).toBe(0);
    expect(changed.map((one) => one.scenario.id)).toEqual(
      createPreview(SCENARIOS)
        .rule(edited, japanese)
        .changed.map((one) => one.scenario.id),
    );
  });

  test('slices end with the same result', () => {
    const edited = withValue(japanese, MISSED, 'absolute');
    const slices = createPreview(SCENARIOS).inSlices(edited, japanese);
    let count = 0;
    let slice = slices.next();
    for (; slice.done !== true; slice = slices.next()) count += 1;
    expect(count).toBeGreaterThan(SCENARIOS.length);
    expect(slice.value.counts.changed).toBe(createPreview(SCENARIOS).rule(edited, japanese).counts.changed);
  });

  // What is not read cannot matter: the shortcut of the preview is right for every option.
  test('looking for what decides is done in slices, too: far apart presets hold up nothing', () => {
    const preview = createPreview(SCENARIOS.filter((_one, at) => at % 12 === 0));
    const other = preset('chinese-classical');
    preview.rule(japanese, other);
    // Everything has been ruled on: what is left is to say why the outcomes differ.
    const slices = preview.inSlices(japanese, other);
    let count = 0;
    for (;;) {
      const slice = slices.next();
      if (slice.done === true) {
        expect(slice.value.counts.ruledAgain).toBe(0);
        expect(slice.value.counts.changed).toBeGreaterThan(10);
        expect(count).toBe(slice.value.counts.changed);
        break;
      }
      count += 1;
    }
  });

  test('ruling again only what was read gives what ruling everything again gives', () => {
    const preview = createPreview(SCENARIOS);
    for (const [at, option] of OPTIONS.entries()) {
      // Every twelfth option, so that the test stays quick; the pages take turns.
      if (at % 12 !== 0) continue;
      const value = alternatives(option, readAt(japanese, option.pointer))[at % 24 === 0 ? 0 : 1];
      if (value === undefined) continue;
      const edited = withValue(japanese, option.pointer, value);
      const { changed } = preview.rule(edited, japanese);
      const effective = effectiveOf(edited);
      const before = effectiveOf(japanese);
      const whole = SCENARIOS.filter((one) => outcomesDiffer(run(one, before), run(one, effective))).map(
        (one) => one.id,
      );
      expect(
        changed.map((one) => one.scenario.id),
        option.pointer,
      ).toEqual(whole);
    }
  }, 120_000);
});
