import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Scenario, ScenarioEvent, Step } from '../../schemas/generated/scenario';
import {
  asAct,
  canJoin,
  eventsIn,
  inserted,
  joined,
  moved,
  named,
  parted,
  placesOf,
  pointerOf,
  removed,
} from './steps';

const draw = (seat: 'E' | 'S' | 'W' | 'N'): ScenarioEvent => ({ do: 'draw', seat });
const [a, b, c, d] = [draw('E'), draw('S'), draw('W'), draw('N')];
const scenario = (...events: Step[]): Scenario => ({
  id: 'x',
  title: 'X',
  about: ['/rules/claiming'],
  expect: [],
  events,
});

test.each<[string, Scenario, Step[]]>([
  ['put in before', inserted(scenario(a, b), 1, c), [a, c, b]],
  ['put in at the end', inserted(scenario(a), 5, c), [a, c]],
  ['taken out', removed(scenario(a, b), { step: 0 }), [b]],
  ['one of three taken out', removed(scenario({ together: [a, b, c] }), { step: 0, inner: 1 }), [{ together: [a, c] }]],
  ['one of two taken out', removed(scenario({ together: [a, b] }), { step: 0, inner: 0 }), [b]],
  ['moved on', moved(scenario(a, b, c), 0, 1), [b, a, c]],
  ['not moved past the end', moved(scenario(a, b), 1, 1), [a, b]],
  ['joined', joined(scenario(a, b, c), 1), [{ together: [a, b] }, c]],
  ['joined to a group', joined(scenario({ together: [a, b] }, c), 1), [{ together: [a, b, c] }]],
  ['no fourth in a group', joined(scenario({ together: [a, b, c] }, d), 1), [{ together: [a, b, c] }, d]],
  ['nothing before the first', joined(scenario(a, b), 0), [a, b]],
  ['parted', parted(scenario({ together: [a, b] }, c), 0), [a, b, c]],
])('events %s', (_name, { events }, expected) => {
  expect(events).toEqual(expected);
});

test('no way of moving events about loses one or makes one up', () => {
  const steps = fc.array(fc.constantFrom<Step>(a, b, { together: [c, d] }), { minLength: 1, maxLength: 6 });
  const count = ({ events = [] }: Scenario) => events.flatMap(eventsIn).length;
  fc.assert(
    fc.property(steps, fc.nat(6), fc.constantFrom(1 as const, -1 as const), (events, at, by) => {
      const before = scenario(...events);
      for (const after of [moved(before, at, by), joined(before, at), parted(before, at)]) {
        expect(count(after)).toBe(count(before));
        for (const one of after.events ?? []) expect(eventsIn(one).length).toBeLessThanOrEqual(3);
      }
      expect(count(inserted(before, at, a))).toBe(count(before) + 1);
      expect(canJoin(before, 0)).toBe(false);
    }),
  );
});

test('places point into the document', () => {
  expect(placesOf(scenario(a, { together: [b, c] })).map(pointerOf)).toEqual([
    '/events/0',
    '/events/1/together/0',
    '/events/1/together/1',
  ]);
});

test('an event of another kind keeps what still means something', () => {
  const call: ScenarioEvent = { id: 'claim', do: 'call', seat: 'W', for: 'pung', tiles: '55z', after: 2 };
  expect(asAct(call, 'pass')).toEqual({ id: 'claim', do: 'pass', seat: 'W', after: 2 });
  expect(asAct(call, 'concealed-kong')).toEqual({
    id: 'claim',
    do: 'concealed-kong',
    seat: 'W',
    tiles: '55z',
    after: 2,
  });
});

test('an event that is asked about gets a name that no other has', () => {
  const first = named(scenario(a, b), { step: 1 });
  expect(first.name).toBe('draw');
  const second = named(first.scenario, { step: 0 });
  expect(second.name).toBe('draw-2');
  expect(named(second.scenario, { step: 0 })).toEqual(second);
});
