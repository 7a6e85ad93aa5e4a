import { expect, test } from 'vitest';
import { SCENARIOS } from '../scenarios/index';
import { ACTS, actWords, eventFields, POSITION_FIELDS, SEAT_FIELDS } from './fields';

const events = SCENARIOS.flatMap(({ events = [] }) =>
  events.flatMap((step) => ('together' in step ? step.together : [step])),
);

test('every event of the canned scenarios says only what the schema offers for its kind', () => {
  const foreign = events.flatMap((event) => {
    const known = new Set(eventFields(event.do).map(({ key }) => key));
    return Object.keys(event)
      .filter((key) => key !== 'do' && !known.has(key))
      .map((key) => `${event.do} ${key}`);
  });
  expect([...new Set(foreign)]).toEqual([]);
});

test('everything that the canned scenarios say of a seat or a position is offered', () => {
  const offered = new Set([...POSITION_FIELDS, ...SEAT_FIELDS].map(({ key }) => key));
  const said = SCENARIOS.flatMap(({ position: { seats = {}, ...rest } = {} }) => [
    ...Object.keys(rest),
    ...Object.values(seats).flatMap(Object.keys),
  ]);
  expect([...new Set(said)].filter((key) => !offered.has(key))).toEqual([]);
});

test('every kind of event has words', () => {
  expect(ACTS.filter((act) => act !== 'discard' && act !== 'pass' && actWords(act) === act)).toEqual([]);
});

test.each([
  ['discard', 'tile', 'tile'],
  ['pass-tiles', 'tiles', 'tiles'],
  ['call', 'for', 'choice'],
  ['call', 'after', 'number'],
  ['notice', 'seen', 'check'],
  ['draw', 'may', 'group'],
  ['deal', 'seats', 'group'],
] as const)('%s has %s as a %s', (act, key, kind) => {
  expect(eventFields(act).find((one) => one.key === key)?.form.kind).toBe(kind);
});

test.each([
  ['draw', 'for'],
  ['deal', 'seat'],
  ['pass', 'tile'],
] as const)('%s has no %s', (act, key) => {
  expect(eventFields(act).map((one) => one.key)).not.toContain(key);
});

test('a field has a name in words, not the name of its key', () => {
  const plain = [...POSITION_FIELDS, ...SEAT_FIELDS, ...ACTS.flatMap(eventFields)].filter(
    ({ key, title }) => key === title,
  );
  expect(plain).toEqual([]);
});
