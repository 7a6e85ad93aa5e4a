import { expect, test } from 'vitest';
import { builtin } from '../preset/builtin';
import { withValue } from '../preset/pointer';
import type { Preset } from '../../schemas/generated/preset';
import { SCENARIOS } from './index';
import { sideBySide, type Beside } from './side-by-side';

const MISSED = '/rules/claiming/missedDiscard';
const modern = builtin('japanese-modern') as Preset;
const extended = withValue(modern, MISSED, 'extended');
const absolute = withValue(modern, MISSED, 'absolute');

function besides(...presets: readonly [Preset, ...Preset[]]): readonly Beside[] {
  const slices = sideBySide(presets, SCENARIOS);
  for (;;) {
    const slice = slices.next();
    if (slice.done === true) return slice.value;
  }
}

const verdicts = (beside: Beside | undefined) => beside?.runs.map(({ rulings }) => rulings.at(-1)?.verdict);

test('a scenario stands with its runs under every preset, whichever of them differ', () => {
  const found = besides(modern, extended, modern, absolute);
  // Four Winds help, "Claiming rules: Missed Discard": only some versions also bar the self-drawn tile.
  const drawn = found.find(({ scenario }) => scenario.id === 'missed-7-bamboo-then-drawn');
  expect(verdicts(drawn)).toEqual(['allowed', 'faulty', 'allowed', 'faulty']);
  expect(drawn?.deciding).toEqual([MISSED]);
  // Another winning tile is barred under the absolute version alone.
  const other = found.find(({ runs }) => {
    const [first, second, , fourth] = runs.map(({ rulings }) => rulings.map(({ verdict }) => verdict).join());
    return first === second && first !== fourth;
  });
  expect(other).toBeDefined();
});

test('equal presets differ nowhere', () => {
  expect(besides(modern, modern)).toEqual([]);
  expect(besides(modern)).toEqual([]);
});

test('what lies furthest apart comes first, what arises under one preset only comes last', () => {
  const found = besides(modern, builtin('hong-kong-half') as Preset);
  const everywhere = found.map(({ runs }) => runs.every(({ outcome }) => outcome.arises));
  expect(everywhere).toEqual([...everywhere].sort((a, b) => Number(b) - Number(a)));
  const points = found.filter((_, at) => everywhere[at]).map(({ apart }) => apart);
  expect(points).toEqual([...points].sort((a, b) => b - a));
  expect(points[0]).toBeGreaterThan(1000);
});
