import { describe, expect, test } from 'vitest';
import { builtin } from '../preset/builtin';
import type { Effective } from '../preset/effective';
import { effectiveOf } from '../preset/effective-of';
import { withValue } from '../preset/pointer';
import type { ScenarioEvent } from '../../schemas/generated/scenario';
import { SEATS } from '../seats';
import { actOf, type Act } from './act';
import { candidates, choice } from './may';
import { ruleStep } from './referee';
import type { State } from './state';
import { tableOf, type Table } from './table';
import { GLADLY, playedOut, waitingSeeds } from './testing/deals';

function presetOf(id: string): NonNullable<ReturnType<typeof builtin>> {
  const preset = builtin(id);
  if (preset === undefined) throw new Error(`no preset ${id}`);
  return preset;
}

const PRESETS = ['japanese-modern', 'chinese-official', 'european-classical', 'cantonese-sixteen'] as const;
const DEALS = 5;

/** The tables that waiting hands come by whose players never win, so that they miss and throw what they wait for. */
function* withoutWins(effective: Effective): Generator<Table> {
  const gladly = { ...GLADLY, 'declare-win': 0 };
  for (const seed of waitingSeeds(DEALS))
    for (const { before } of playedOut(effective, seed, 150, gladly)) yield before;
}

/** The tables that random play comes by. */
function* tables(effective: Effective, deals = DEALS): Generator<Table> {
  for (let seed = 1; seed <= deals; seed += 1) for (const { before } of playedOut(effective, seed)) yield before;
}

function read(event: ScenarioEvent): Act {
  const act = actOf(event);
  if (!act.ok) throw new Error('a candidate is well written');
  return act.value;
}

/** Values of an option from lax to strict; in the order of the list each allows no more than the one before. */
const ORDERS: readonly {
  readonly pointer: string;
  readonly from: readonly string[];
  readonly acts: readonly string[];
  /** More often than this the strictest has to refuse what the laxest allows. */
  readonly least: number;
}[] = [
  {
    pointer: '/rules/claiming/missedDiscard',
    from: ['none', 'traditional', 'extended', 'absolute'],
    acts: ['declare-win', 'call'],
    least: 0,
  },
  {
    pointer: '/rules/claiming/missedDiscard',
    from: ['none', 'absolute-conditional', 'absolute'],
    acts: ['declare-win', 'call'],
    least: 0,
  },
  {
    pointer: '/rules/claiming/missedDiscard',
    from: ['none', 'traditional', 'every-winning-discard', 'absolute'],
    acts: ['declare-win', 'call'],
    least: 0,
  },
  {
    pointer: '/rules/claiming/sacredDiscard',
    from: ['none', 'traditional', 'extended', 'one-four-seven', 'absolute'],
    acts: ['declare-win'],
    least: 5,
  },
  {
    pointer: '/rules/claiming/swapCalling',
    from: ['allowed', 'claimed-tile', 'same-chow'],
    acts: ['discard'],
    least: 5,
  },
  {
    pointer: '/rules/claiming/chows',
    from: ['anyone', 'previous-or-out', 'only-out', 'never'],
    acts: ['call', 'declare-win'],
    least: 20,
  },
  {
    pointer: '/rules/ready/kongsAfter',
    from: ['all', 'same-waits', 'unchanged', 'none'],
    acts: ['concealed-kong', 'promote-kong', 'call'],
    least: 0,
  },
];

describe.each(ORDERS)('from one state a stricter $pointer, $from', ({ pointer, from, acts, least }) => {
  test('never allows what a laxer one refuses', { timeout: 120_000 }, () => {
    let refused = 0;
    const play = acts.includes('declare-win') ? withoutWins : tables;
    for (const id of PRESETS) {
      const preset = presetOf(id);
      const rules = from.map((value) => effectiveOf(withValue(preset, pointer, value)));
      for (const { state } of play(rules[0] as Effective)) refused += broken(state, rules, acts);
    }
    // Nothing is shown where the values never differ. Missed and sacred discards have a test of their own besides.
    expect(refused).toBeGreaterThan(least);
  });
});

/** How many acts the strictest value refuses and the laxest allows; fails where a stricter one allows what a laxer refuses. */
function broken(state: State, rules: readonly Effective[], acts: readonly string[]): number {
  let refused = 0;
  for (const seat of SEATS) {
    const lax = tableOf(rules[0] as Effective, state);
    for (const event of candidates(lax, seat)) {
      if (!acts.includes(event.do)) continue;
      const allowed = rules.map((effective) => choice(tableOf(effective, state), seat, event).allowed);
      const rise = allowed.findIndex((one, at) => one && allowed[at - 1] === false);
      if (rise > 0) expect.fail(`${seat} ${JSON.stringify(event)}: ${allowed.join()}`);
      if (allowed[0] === true && allowed.at(-1) === false) refused += 1;
    }
  }
  return refused;
}

/** Every order of some things. */
function orders<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((one, at) => orders([...all.slice(0, at), ...all.slice(at + 1)]).map((rest) => [one, ...rest]));
}

describe.each(PRESETS)('random play under %s', (id) => {
  const effective = effectiveOf(presetOf(id));

  test('claims made together are ruled on alike in any order', { timeout: 120_000 }, () => {
    let groups = 0;
    for (const table of tables(effective)) {
      const acts = SEATS.flatMap((seat) =>
        candidates(table, seat)
          .filter((event) => event.do === 'call')
          .slice(-1)
          .map((event) => read({ ...event, seat })),
      );
      if (acts.length < 2) continue;
      groups += 1;
      const [first, ...others] = orders(acts).map((order) => {
        const { ruled, state } = ruleStep(table, order);
        return { ruled: acts.map((act) => ruled.find((one) => one.act === act)), state };
      });
      for (const other of others) expect(other).toEqual(first);
    }
    expect(groups).toBeGreaterThan(1);
  });
});

describe('a claim after the next player has drawn', () => {
  const preset = withValue(
    withValue(presetOf('cantonese-sixteen'), '/rules/claiming/drawnTileBack', 'yes'),
    '/rules/claiming/setClaimOpenUntil',
    ['discard'],
  );

  test('leaves the wall as it was without the draw', { timeout: 120_000 }, () => {
    let late = 0;
    for (const table of tables(effectiveOf(preset), 3 * DEALS)) {
      const { suspended } = table.state;
      if (suspended?.act !== 'draw') continue;
      for (const seat of SEATS) {
        for (const event of candidates(table, seat).filter((one) => one.do === 'call' && one.for !== 'kong')) {
          const { ruled, state } = ruleStep(table, [read({ ...event, seat })]);
          if (ruled[0]?.verdict !== 'allowed') continue;
          late += 1;
          expect(state.wall).toEqual(suspended.before.wall);
          expect(state.wallLeft).toBe(suspended.before.wallLeft);
        }
      }
    }
    expect(late).toBeGreaterThan(3);
  });
});
