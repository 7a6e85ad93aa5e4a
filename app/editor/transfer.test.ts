import { describe, expect, test } from 'vitest';
import { builtin, builtins } from '../preset/builtin';
import { contentHash } from '../preset/content-hash';
import { newFrom } from '../preset/copy';
import { withValue } from '../preset/pointer';
import { emptyDesk, begin, currentOf } from './desk';
import { appliedTo } from './desk-apply';
import { presetOf } from './document';
import { isOptionsText, optionsText, readOptionsText, valuesBetween, withValues } from './transfer';

const japanese = builtin('japanese-modern');
const league = builtin('m-league');
if (!japanese || !league) throw new Error('no presets');
const MISSED = '/rules/claiming/missedDiscard';
const PUNGS = '/scoring/patterns/pung-hand';

test('what lies between two presets gives one the rules of the other', () => {
  for (const other of builtins().slice(0, 12)) {
    const values = valuesBetween(japanese, other);
    const { card: _card, ...there } = other;
    const { card: _own, ...here } = withValues(japanese, values);
    expect(contentHash(here), other.name).toBe(contentHash(there));
  }
});

test('a row that is not scored is taken out', () => {
  const without = withValue(japanese, PUNGS, undefined);
  expect(valuesBetween(japanese, without)).toEqual({ [PUNGS]: undefined });
  expect(withValues(japanese, valuesBetween(japanese, without))).toEqual(without);
});

describe('as text', () => {
  test('options are read as they were written', () => {
    const values = valuesBetween(japanese, league);
    const text = optionsText(league, Object.keys(values));
    expect(isOptionsText(text)).toBe(true);
    expect(readOptionsText(text, japanese)).toEqual({ ok: true, value: values });
  });

  test('the names and values stand above in words', () => {
    expect(optionsText(japanese, [MISSED])).toBe(`# Missed discard: Traditional\n${MISSED}="traditional"\n`);
    expect(optionsText(withValue(japanese, PUNGS, undefined), [PUNGS])).toContain(`${PUNGS}=null`);
  });

  test.each<[string, string]>([
    ['', 'not-options'],
    ['hello', 'not-options'],
    ['/rules/claiming/missedDiscrad="extended"', 'unknown-pointer'],
    ['/scoring/patterns/no-such-pattern=null', 'unknown-pointer'],
  ])('%j is refused: %s', (text, code) => {
    const read = readOptionsText(text, japanese);
    expect(read.ok ? '' : read.problems[0]?.code).toBe(code);
  });

  test.each([`${MISSED}="sometimes"`, `${MISSED}=7`, '/rules/general/jokers=-1'])('%s is no value', (text) => {
    expect(readOptionsText(text, japanese).ok).toBe(false);
  });

  test('a word without quotation marks is a value, too', () => {
    expect(readOptionsText(`${MISSED} = extended`, japanese)).toEqual({ ok: true, value: { [MISSED]: 'extended' } });
    expect(isOptionsText('{"name": "x"}')).toBe(false);
  });
});

test('a change is applied to several presets, each with a step of its own', () => {
  const two = begin(begin(emptyDesk(), japanese, 'One'), league, 'Two');
  const own = Object.values(two.documents).filter(({ kind }) => kind === 'own');
  const stored = {
    id: 'three',
    name: 'Three',
    hash: 'h',
    text: JSON.stringify(newFrom(japanese, { id: 'three', name: 'Three' })),
  };
  const desk = { ...two, library: [stored, { id: 'bad', name: 'Bad', hash: 'x', text: '{' }] };
  const {
    desk: after,
    done,
    failed,
  } = appliedTo(desk, [...own.map(({ key }) => key), 'library:three', 'library:bad'], {
    set: { [MISSED]: 'extended' },
    label: 'Missed discard, from Four',
  });
  expect(done).toEqual(['One', 'Two', 'Three']);
  expect(failed).toEqual(['Bad']);
  expect(after.current).toBe(desk.current);
  const changed = Object.values(after.documents).filter(({ kind }) => kind === 'own');
  expect(changed.map((one) => presetOf(one).rules.claiming.missedDiscard)).toEqual([
    'extended',
    'extended',
    'extended',
  ]);
  expect(currentOf(after).history.steps.at(-1)?.label).toBe('Missed discard, from Four');
});
