import { describe, expect, test } from 'vitest';
import type { Constraint, Option, Values } from '../option/option';
import { CONSTRAINTS, OPTIONS, optionAt } from '../option/options';
import { holds, same } from '../option/values';
import type { Pointer, Problem } from '../result';
import { builtin, builtins } from './builtin';
import { derivedOf } from './effective-of';
import { readAt } from './pointer';
import { problemsOf } from './problems';
import { DEFAULTS, presetWith } from './testing/presets';

const modern = builtin('japanese-modern') ?? DEFAULTS;
const doubles = (value: number) => ({ value, unit: 'doubles' });
const row = (value: number, more: object = {}) => ({ exposed: doubles(value), concealed: doubles(value), ...more });

test.each<{ name: string; set: Record<Pointer, unknown>; problems: readonly (readonly [string, string, Pointer])[] }>([
  { name: 'the defaults', set: {}, problems: [] },
  {
    name: 'dora with jokers (Four Winds: mutually exclusive)',
    set: { '/rules/general/dora': true, '/rules/general/jokers': 4, '/rules/deadHands/fourKongs': 'any-player' },
    problems: [['problem', 'jokers-with-dora', '/rules/general/jokers']],
  },
  {
    name: 'dora with flowers: a note',
    set: { '/rules/general/dora': true, '/rules/general/flowers': 8, '/rules/deadHands/fourKongs': 'any-player' },
    problems: [['note', 'flowers-with-dora', '/rules/general/flowers']],
  },
  {
    name: 'dora without a dead wall',
    set: { '/rules/general/dora': true, '/rules/general/deadWall': 'none', '/rules/deadHands/fourKongs': 'any-player' },
    problems: [['problem', 'dora-needs-dead-wall', '/rules/general/dora']],
  },
  {
    name: 'dora in a dead wall that is too small',
    set: { '/rules/general/dora': true, '/rules/general/deadWallSize': 8, '/rules/deadHands/fourKongs': 'any-player' },
    problems: [['problem', 'dead-wall-too-small-for-dora', '/rules/general/dora']],
  },
  {
    name: 'dora without the rule of four kongs: a fifth is refused',
    set: { '/rules/general/dora': true },
    problems: [['note', 'dora-four-kongs', '/rules/deadHands/fourKongs']],
  },
  {
    name: 'payment to the winner only, and by all hands after a draw (Four Winds: forces ready hands only)',
    set: { '/scoring/payments/method': 'winner-only', '/rules/draw/payment': 'hands' },
    problems: [['problem', 'winner-only-draw-payment', '/rules/draw/payment']],
  },
  {
    name: 'a pool that cannot be shared by two and three',
    set: { '/rules/draw/payment': 'ready', '/rules/draw/pool': 1000 },
    problems: [['problem', 'not-divisible', '/rules/draw/pool']],
  },
  { name: 'such a pool out of use', set: { '/rules/draw/pool': 1000 }, problems: [] },
  {
    name: 'an empty pool',
    set: { '/rules/draw/payment': 'ready', '/rules/draw/pool': 0 },
    problems: [['note', 'empty-pool', '/rules/draw/pool']],
  },
  {
    name: 'a limit hand required with a minimum (Four Winds: only alone)',
    set: { '/rules/winning/limitHandRequired': true, '/rules/winning/minimum': 8 },
    problems: [['note', 'limit-required-with-minimum', '/rules/winning/limitHandRequired']],
  },
  {
    name: 'a deposit and a payment for not winning',
    set: { '/rules/ready/rule': 'voluntary', '/rules/ready/deposit': 1000, '/rules/ready/notWinningPayment': 1000 },
    problems: [['note', 'deposit-and-not-winning', '/rules/ready/notWinningPayment']],
  },
  {
    name: 'both boxes of a missed discard in ready: the stricter replaces the other',
    set: { '/rules/ready/rule': 'voluntary', '/rules/ready/missedKills': true, '/rules/ready/mustTakeFirst': true },
    problems: [['note', 'dead-hand-replaces-first-discard', '/rules/ready/mustTakeFirst']],
  },
  {
    name: 'a table out of order',
    set: { '/scoring/method/kind': 'fu-han', '/scoring/method/hanTable/1/han': 9 },
    problems: [['problem', 'not-ascending', '/scoring/method/hanTable/2/han']],
  },
  {
    name: 'a table with a step twice',
    set: { '/scoring/method/kind': 'fu-han', '/scoring/method/hanTable/1/han': 5 },
    problems: [['problem', 'not-ascending', '/scoring/method/hanTable/1/han']],
  },
  { name: 'a table out of use', set: { '/scoring/method/hanTable/1/han': 9 }, problems: [] },
  {
    name: 'a settling table without rows',
    set: { '/scoring/method/kind': 'faan', '/scoring/method/faanTable': [] },
    problems: [['problem', 'empty-table', '/scoring/method/faanTable']],
  },
  {
    name: 'a faan table that begins above the minimum',
    set: { '/scoring/method/kind': 'faan', '/scoring/method/faanTable': [{ halfFaan: 6, points: 8 }] },
    problems: [['problem', 'table-begins-late', '/scoring/method/faanTable/0/halfFaan']],
  },
  {
    name: 'the same table with that minimum',
    set: {
      '/scoring/method/kind': 'faan',
      '/scoring/method/faanTable': [{ halfFaan: 6, points: 8 }],
      '/rules/winning/minimum': 3,
    },
    problems: [],
  },
  {
    name: 'a table that goes down',
    set: {
      '/scoring/method/kind': 'faan',
      '/scoring/method/faanTable': [
        { halfFaan: 0, points: 8 },
        { halfFaan: 2, points: 4 },
      ],
    },
    problems: [['problem', 'table-falls', '/scoring/method/faanTable/1/points']],
  },
  {
    name: 'a table of doubles whose first row is less than doubling gives below it',
    set: { '/scoring/method/kind': 'regulated-doubles', '/scoring/method/doublesTable': [{ doubles: 4, times: 700 }] },
    problems: [['problem', 'table-falls', '/scoring/method/doublesTable/0/times']],
  },
  {
    name: 'a table of doubles that says nothing of two',
    set: {
      '/scoring/method/kind': 'regulated-doubles',
      '/scoring/method/doublesTable': [
        { doubles: 0, times: 100 },
        { doubles: 1, times: 200 },
        { doubles: 3, times: 600 },
      ],
    },
    problems: [['problem', 'table-skips', '/scoring/method/doublesTable/2/doubles']],
  },
  {
    name: 'a faan table in bands (Hong Kong: four to six faan are one row)',
    set: {
      '/scoring/method/kind': 'faan',
      '/scoring/method/faanTable': [
        { halfFaan: 0, points: 1 },
        { halfFaan: 8, points: 16 },
        { halfFaan: 14, points: 32 },
      ],
    },
    problems: [],
  },
  {
    name: 'a placement bonus that makes points',
    set: { '/scoring/extras/placementBonus': [15, 5, -5, -10] },
    problems: [['problem', 'placement-sum', '/scoring/extras/placementBonus']],
  },
  {
    name: 'a value for losers only (Four Winds: greyed out)',
    set: { '/scoring/patterns/pung-hand': row(0, { losers: { ...row(1), when: 'always' } }) },
    problems: [['note', 'losers-without-winner', '/scoring/patterns/pung-hand/losers']],
  },
  {
    name: 'flowers that are not in play',
    set: { '/scoring/sets/flower': row(1) },
    problems: [['note', 'flowers-not-in-play', '/scoring/sets/flower']],
  },
  {
    name: 'seasons with the four flowers',
    set: { '/rules/general/flowers': 4, '/scoring/sets/own-season': row(1), '/scoring/sets/own-flower': row(1) },
    problems: [['note', 'seasons-not-in-play', '/scoring/sets/own-season']],
  },
  {
    name: 'hands of fourteen tiles with five sets (Four Winds: disabled)',
    set: { '/rules/general/setsInHand': 5, '/scoring/limits/nine-gates': row(8), '/scoring/limits/all-honors': row(8) },
    problems: [['note', 'impossible-with-five-sets', '/scoring/limits/nine-gates']],
  },
  {
    name: 'doubles under points only',
    set: { '/scoring/method/kind': 'points', '/scoring/patterns/pung-hand': row(1) },
    problems: [['note', 'units-of-another-method', '/scoring/method/kind']],
  },
  {
    name: 'a row worth nothing',
    set: { '/scoring/method/kind': 'points', '/scoring/sets/flower': row(0) },
    problems: [],
  },
  {
    name: 'settings that a pattern does not have, and that it cannot have',
    set: {
      '/scoring/limits/hidden-treasure': row(1, {
        settings: { kongs: 'some', onPair: 1, fullyConcealed: true, pure: true },
      }),
    },
    problems: [
      ['problem', 'wrong-setting', '/scoring/limits/hidden-treasure/settings/kongs'],
      ['problem', 'wrong-setting', '/scoring/limits/hidden-treasure/settings/onPair'],
      ['note', 'unknown-setting', '/scoring/limits/hidden-treasure/settings/pure'],
    ],
  },
  {
    name: 'lists with patterns that do not exist',
    set: {
      '/scoring/patterns/pung-hand': row(1, { implies: ['chow-hand', 'pong-hand'] }),
      '/rules/ready/rule': 'voluntary',
      '/rules/ready/rewardExcludes': ['chicken-hand', 'turkey-hand'],
    },
    problems: [
      ['note', 'unknown-pattern', '/scoring/patterns/pung-hand/implies/1'],
      ['note', 'unknown-pattern', '/rules/ready/rewardExcludes/1'],
    ],
  },
])('$name', ({ set, problems }) => {
  expect(problemsOf(presetWith(set)).map((one) => [one.severity, one.code, one.pointer])).toEqual(problems);
});

test('the nearest pools that can be shared are offered', () => {
  const [problem] = problemsOf(presetWith({ '/rules/draw/payment': 'ready', '/rules/draw/pool': 1000 }));
  expect(problem?.fixes?.map((fix) => fix.set)).toEqual([{ '/rules/draw/pool': 996 }, { '/rules/draw/pool': 1002 }]);
});

test('every fix that is offered solves its problem', () => {
  const broken = [
    presetWith({ '/rules/draw/payment': 'ready', '/rules/draw/pool': 1000, '/scoring/sets/flower': row(1) }),
    presetWith({ '/scoring/method/kind': 'fu-han', '/scoring/method/hanTable/1/han': 9 }),
    presetWith({ '/scoring/method/kind': 'faan', '/scoring/method/faanTable': [] }),
    presetWith({ '/scoring/extras/placementBonus': [15, 5, -5, -10] }),
    presetWith({ '/scoring/patterns/pung-hand': row(0, { losers: { ...row(1), when: 'always' } }) }),
    presetWith({ '/scoring/limits/hidden-treasure': row(1, { settings: { kongs: 'some' } }) }),
    presetWith({ '/rules/general/setsInHand': 5, '/scoring/limits/nine-gates': row(8) }),
  ];
  for (const preset of broken) {
    const problems = problemsOf(preset);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expectSolved(problem, preset);
  }
});

function expectSolved({ code, pointer, fixes = [] }: Problem, preset: typeof DEFAULTS): void {
  expect(fixes.length, code).toBeGreaterThan(0);
  for (const fix of fixes) {
    const left = problemsOf(presetWith(fix.set, preset)).map((one) => `${one.code} ${one.pointer}`);
    expect(left, `${code}: ${fix.label}`).not.toContain(`${code} ${pointer}`);
  }
}

/** A value of an option that is as asked. */
function valueLike(option: Option, values: Values): unknown {
  const candidates: unknown[] =
    option.kind === 'number'
      ? [option.default, option.min, option.max, 1, 4, 8]
      : option.kind === 'boolean' || option.kind === 'choice'
        ? option.choices.map((choice) => choice.value)
        : [option.default];
  return candidates.find((value) => holds(values, value));
}

/** A preset in which a constraint's `when` holds, and what it requires does not. */
function breaking(constraint: Constraint): typeof DEFAULTS {
  const set: Record<Pointer, unknown> = {};
  const want = (conditions: Readonly<Record<Pointer, Values>>) => {
    for (const [pointer, values] of Object.entries(conditions)) {
      const option = optionAt(pointer);
      if (!option) throw new Error(`${constraint.id}: ${pointer}`);
      if (option.needs) want(option.needs);
      set[pointer] = valueLike(option, values);
    }
  };
  for (const pointer of Object.keys(constraint.implies ?? {})) want(optionAt(pointer)?.needs ?? {});
  want({ ...constraint.excludes, ...constraint.when });
  for (const [pointer, values] of Object.entries(constraint.requires ?? {})) {
    const option = optionAt(pointer);
    if (!option || pointer in constraint.when) continue;
    const all: unknown[] =
      option.kind === 'number'
        ? [option.min, option.max]
        : 'choices' in option
          ? option.choices.map((one) => one.value)
          : [];
    set[pointer] = all.find((value) => !holds(values, value));
  }
  return presetWith(set);
}

describe.each(CONSTRAINTS.map((constraint) => [constraint.id, constraint] as const))('%s', (id, constraint) => {
  const places = [
    ...Object.keys({ ...constraint.when, ...constraint.requires, ...constraint.excludes, ...constraint.implies }),
    ...constraint.fix.flatMap((fix) => Object.keys(fix.set)),
  ];

  test('its options exist and take the values it names', () => {
    for (const pointer of places) expect(optionAt(pointer), pointer).toBeDefined();
    for (const [pointer, value] of Object.entries(constraint.implies ?? {})) {
      const option = optionAt(pointer);
      expect(option && 'choices' in option && option.choices.some((choice) => choice.value === value)).toBe(true);
    }
  });

  test('its sentence names the options that are concerned', () => {
    const kept = new Set([
      constraint.owner,
      ...Object.keys({ ...constraint.when, ...constraint.requires, ...constraint.excludes }),
    ]);
    const said = constraint.message.toLowerCase();
    const named = [...kept].filter((pointer) => {
      const words =
        optionAt(pointer)
          ?.title.toLowerCase()
          .match(/\p{L}{4,}/gu) ?? [];
      return words.some((word) => said.includes(word.replace(/s$/, '')));
    });
    expect(named.length, `${String(named.length)} of ${[...kept].join()}`).toBeGreaterThanOrEqual(
      Math.min(2, kept.size),
    );
  });

  test('it does what it says', () => {
    if (constraint.implies) {
      const derived = derivedOf(breaking(constraint));
      for (const [pointer, value] of Object.entries(constraint.implies)) {
        expect(readAt(derived.effective, pointer)).toEqual(value);
        if (derived.overruled.get(pointer)?.how !== 'inactive')
          expect(derived.overruled.get(pointer)?.how).toBe('implied');
      }
      return;
    }
    const preset = breaking(constraint);
    const problem = problemsOf(preset).find((one) => one.code === id);
    if (!problem) throw new Error(`it is not found in its own case`);
    expect(problem.severity).toBe(constraint.severity);
    expectSolved(problem, preset);
  });
});

test('ids of constraints are unique', () => {
  const ids = CONSTRAINTS.map((constraint) => constraint.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('no built-in preset has a problem', () => {
  for (const preset of builtins())
    expect(
      problemsOf(preset).filter((one) => one.severity === 'problem'),
      preset.id,
    ).toEqual([]);
});

test('an option whose condition hangs on another that can be out of use says what is ruled then', () => {
  for (const option of OPTIONS)
    for (const pointer of Object.keys(option.needs ?? {})) {
      const other = optionAt(pointer);
      const covered = Object.entries(other?.needs ?? {}).every(([place, values]) =>
        same(option.needs?.[place], values),
      );
      expect(other?.otherwise !== undefined || covered, `${option.pointer} needs ${pointer}`).toBe(true);
    }
});

test('a switch of method in Japanese Modern is told of in one sentence', () => {
  const problems = problemsOf(presetWith({ '/scoring/method/kind': 'points' }, modern));
  expect(problems.filter((one) => one.code === 'units-of-another-method')).toHaveLength(1);
});
