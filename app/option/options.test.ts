import { describe, expect, test } from 'vitest';
import { alternatives, landmarksOf, neighbours } from './neighbours';
import { GROUPS, type Conditions, type Option } from './option';
import { ALL_PAGES, OPTIONS, optionAt, PAGES, pageAt, rowAt, unitAt } from './options';
import { PATTERNS } from './patterns';
import { holds, same } from './values';
import { allowedWords, wordsOf } from './words';

test('the window has the pages of Four Winds in two groups', () => {
  expect(GROUPS.map((group) => PAGES[group].map((page) => page.title))).toEqual([
    ['General', 'Claiming', 'Ready', 'Winning hand', 'Draw and deal', 'Dead hands and abandoned deals'],
    [
      'Method',
      'Points for sets, pairs and flowers',
      'Patterns',
      'Limit and special hands',
      'Payments',
      'Extra payments',
      'Penalties',
    ],
  ]);
});

test('places have their option, row or page', () => {
  expect(optionAt('/rules/claiming/missedDiscard')?.title).toBe('Missed discard');
  expect(optionAt('/rules/claiming')).toBeUndefined();
  expect(pageAt('/rules/claiming')?.title).toBe('Claiming');
  expect(rowAt('/scoring/patterns/pung-hand')?.id).toBe('pung-hand');
  expect(rowAt('/rules/claiming/chows')).toBeUndefined();
  expect(unitAt('/scoring/method/hanTable/2/limit')).toBe('/scoring/method/hanTable');
  expect(unitAt('/scoring/patterns/pung-hand/exposed/value')).toBe('/scoring/patterns/pung-hand');
  expect(unitAt('/name')).toBeUndefined();
});

/** A letter of Chinese or Japanese. */
const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

describe.each(OPTIONS.map((option) => [option.pointer, option] as const))('%s', (pointer, option) => {
  test('has a title, a section and a help of sentences', () => {
    expect(option.title).toMatch(/^\S.*\S$/);
    expect(option.section).not.toBe('');
    expect(option.help.length, option.help).toBeGreaterThanOrEqual(40);
    expect(option.help).toMatch(/^[A-Z0-9].*[.]$/);
    expect(option.help).not.toMatch(/TODO|lorem| {2}/i);
  });

  test('has synonyms, each once, none of them its title', () => {
    expect(option.synonyms.length).toBeGreaterThan(0);
    expect(new Set(option.synonyms.map((one) => one.toLowerCase())).size).toBe(option.synonyms.length);
    for (const synonym of option.synonyms) expect(synonym.trim()).toBe(synonym);
  });

  test('has words for each value, no two alike', () => {
    if (!('choices' in option)) return;
    const words = option.choices.map((choice) => choice.words);
    expect(new Set(words).size).toBe(words.length);
    for (const { value, words: said } of option.choices) {
      expect(said).toMatch(/\S/);
      if (option.kind !== 'boolean') expect(said).not.toBe(String(value));
    }
    if (option.kind !== 'number') expect(words.length).toBeGreaterThan(1);
  });

  test('has a default that it allows', () => {
    expect(allows(option, option.default)).toBe(true);
    expect(wordsOf(option, option.default)).toMatch(/\S/);
    expect(allowedWords(option)).toMatch(/\S/);
    if (option.otherwise !== undefined) expect(allows(option, option.otherwise), 'otherwise').toBe(true);
    if (option.since !== undefined) expect(allows(option, option.before), 'before').toBe(true);
  });

  test('needs options that exist, of values that they have, and not itself', () => {
    for (const place of Object.keys(option.needs ?? {})) expect(place).not.toBe(pointer);
    expectPossible(option.needs ?? {});
    for (const { when, requires = {}, excludes = {} } of option.constraints)
      for (const one of [when, requires, excludes]) expectPossible(one);
  });

  test('has neighbouring values, all allowed and different', () => {
    const pairs = neighbours(option);
    expect(pairs.length > 0 || option.kind === 'patterns').toBe(true);
    for (const [a, b] of pairs) {
      expect(allows(option, a) && allows(option, b), JSON.stringify([a, b])).toBe(true);
      expect(same(a, b)).toBe(false);
    }
    for (const other of alternatives(option, option.default)) {
      expect(allows(option, other), JSON.stringify(other)).toBe(true);
      expect(same(other, option.default)).toBe(false);
    }
  });
});

function expectPossible(conditions: Conditions): void {
  for (const [pointer, values] of Object.entries(conditions)) {
    const option = optionAt(pointer);
    if (!option) throw new Error(`${pointer} does not exist`);
    if (Array.isArray(values))
      for (const value of values) expect(allows(option, value), `${pointer}: ${String(value)}`).toBe(true);
    else
      expect(
        [...alternatives(option, undefined), option.default, ...('max' in option ? [option.min, option.max] : [])].some(
          (value) => holds(values, value),
        ),
        pointer,
      ).toBe(true);
  }
}

/** Whether an option may have a value: written out here once more, so that a slip in the schemas is noticed. */
function allows(option: Option, value: unknown): boolean {
  const within = (one: unknown, min: number, max: number) =>
    Number.isInteger(one) && (one as number) >= min && (one as number) <= max;
  switch (option.kind) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'choice':
      return option.choices.some((choice) => choice.value === value);
    case 'number':
      return within(value, option.min, option.max);
    case 'set':
    case 'sequence':
      return Array.isArray(value) && value.every((one) => option.choices.some((choice) => choice.value === one));
    case 'table':
      return (
        Array.isArray(value) &&
        value.every((row: Record<string, unknown>) =>
          option.columns.every(({ key, min, max }) => within(row[key], min, max)),
        )
      );
    case 'payoff':
      return (
        same(Object.keys(value as object), Object.keys(option.default)) &&
        Object.values(value as object).every((payers: object) =>
          Object.values(payers).every((one) => within(one, option.min, option.max)),
        )
      );
    case 'placement':
      return Array.isArray(value) && value.length === 4 && value.every((one) => within(one, option.min, option.max));
    case 'patterns':
      return Array.isArray(value) && value.every((id) => PATTERNS.some((pattern) => pattern.id === id));
  }
}

test('at most five options only inform, and each says why', () => {
  const informing = OPTIONS.filter((option) => option.informing !== undefined);
  expect(informing.length).toBeLessThanOrEqual(5);
  for (const option of informing) expect(option.informing).toMatch(/\w.*\.$/);
});

test('most options are found by a Chinese or Japanese name', () => {
  const named = OPTIONS.filter((option) => option.synonyms.some((one) => EASTERN.test(one)));
  expect(named.length / OPTIONS.length).toBeGreaterThan(0.6);
});

test('the helps of Missed and Sacred discard keep the two apart', () => {
  expect(optionAt('/rules/claiming/missedDiscard')?.help).toMatch(/threw himself is the business of Sacred discard/);
  expect(optionAt('/rules/claiming/sacredDiscard')?.help).toMatch(/own last discard/);
  for (const key of ['missedDiscard', 'sacredDiscard']) {
    const option = optionAt(`/rules/claiming/${key}`);
    if (option?.kind !== 'choice') throw new Error('they are choices');
    for (const { words } of option.choices.slice(1))
      if (words !== 'Customized') expect(option.help.toLowerCase()).toContain(words.replace(/ \(.*/, '').toLowerCase());
  }
});

test('pages that hold rows name only patterns of the catalogue that stand on them', () => {
  for (const page of ALL_PAGES)
    for (const need of page.rowNeeds) {
      expectPossible(need.needs);
      for (const id of need.rows)
        expect(PATTERNS.find((pattern) => pattern.id === id)?.page, id).toBe(page.pointer.slice('/scoring/'.length));
    }
});

test('a number has the values of the built-in presets among its landmarks', () => {
  const deposit = optionAt('/rules/ready/deposit');
  expect(deposit?.kind === 'number' && landmarksOf(deposit)).toEqual([0, 100, 1000]);
  for (const option of OPTIONS)
    if (option.kind === 'number') expect(landmarksOf(option).length).toBeGreaterThanOrEqual(2);
});

test.each<[string, unknown, string]>([
  ['/rules/claiming/missedDiscard', 'extended', 'Extended'],
  ['/rules/general/dora', true, 'On'],
  ['/rules/ready/deposit', 1000, '1000 points'],
  ['/scoring/payments/initialPoints', 25_000, '25,000 points'],
  ['/rules/ready/deposit', 0, 'None'],
  ['/rules/claiming/claimSeconds', 1, '1 second'],
  ['/scoring/penalties/faultyOut', 1500, '150 %'],
  ['/rules/general/roundWinds', ['S', 'W'], 'South, West'],
  ['/rules/claiming/setClaimOpenUntil', [], 'None'],
  ['/rules/claiming/setClaimOpenUntil', ['exposed', 'draw'], 'The next player draws, A claimed set has been exposed'],
  ['/scoring/method/hanTable', [{ han: 5, limit: 1000 }], '5 → 100 %'],
  ['/scoring/method/faanTable', [{ halfFaan: 7, points: 12 }], '3.5 → 12'],
  ['/scoring/extras/placementBonus', [15, 5, -5, -15], '+15 / +5 / −5 / −15'],
  ['/rules/claiming/missedDiscard', 'quantum', '"quantum"'],
])('%s in words: %j is %s', (pointer, value, words) => {
  const option = optionAt(pointer);
  expect(option && wordsOf(option, value)).toBe(words);
});

test.each<[unknown, unknown, boolean]>([
  [['a', 'b'], 'a', true],
  [['a', 'b'], 'c', false],
  [[[]], [], true],
  [{ min: 1 }, 1, true],
  [{ min: 1 }, 0, false],
  [{ min: 1, max: 3 }, 4, false],
  [{ max: 3 }, 'x', false],
  [{ not: [[]] }, [], false],
  [{ not: [[]] }, ['a'], true],
  [{ has: ['a'] }, ['b', 'a'], true],
  [{ has: ['a', 'c'] }, ['b', 'a'], false],
  [{ has: ['a'] }, 'a', false],
])('%j holds for %j: %s', (values, value, is) => {
  expect(holds(values as Conditions[string], value)).toBe(is);
});
