import { expect, test } from 'vitest';
import type { Option } from '../option/option';
import { OPTIONS } from '../option/options';
import { migrate, MIGRATIONS, SCHEMA_VERSION } from './migrate';
import { readAt, withValue } from './pointer';

test('every version from the first has a migration to the next', () => {
  expect(Object.keys(MIGRATIONS).map(Number)).toEqual(Array.from({ length: SCHEMA_VERSION - 1 }, (_, at) => at + 1));
});

// A made-up history: in version 2 an option moved, in version 3 its values were renamed.
const migrations = {
  1: (document: Readonly<Record<string, unknown>>) =>
    withValue(
      withValue(document, '/rules/claiming/furiten', undefined),
      '/rules/claiming/missed',
      readAt(document, '/rules/claiming/furiten'),
    ),
  2: (document: Readonly<Record<string, unknown>>) =>
    withValue(
      document,
      '/rules/claiming/missed',
      readAt(document, '/rules/claiming/missed') === 1 ? 'traditional' : 'none',
    ),
};

const fixture = { schemaVersion: 1, motto: 'kept', rules: { claiming: { furiten: 1, chows: 'never' } } };

test('migrations run in turn, keep what they do not know, and say so', () => {
  const { document, notes } = migrate(fixture, 1, { migrations, to: 3, options: [] });
  expect(document).toEqual({
    schemaVersion: 3,
    motto: 'kept',
    rules: { claiming: { chows: 'never', missed: 'traditional' } },
  });
  expect(notes.map((note) => note.code)).toEqual(['older-version']);
  expect(fixture.rules.claiming.furiten).toBe(1);
});

test('a file of the present version that knows all options stays as it is', () => {
  const options = OPTIONS.filter((option) => option.since === undefined);
  expect(migrate(fixture, SCHEMA_VERSION, { options }).document).toBe(fixture);
});

test('an option that is newer than the file stands at the value that means "as it was"', () => {
  const [chows] = OPTIONS.filter((option) => option.key === 'chows');
  const newer = {
    ...chows,
    pointer: '/rules/claiming/newOne',
    key: 'newOne',
    since: '0.2.0',
    before: 'anyone',
  } as Option;
  const { document, notes } = migrate(fixture, 1, { migrations: {}, to: 1, options: [newer] });
  expect(readAt(document, '/rules/claiming/newOne')).toBe('anyone');
  expect(notes.map((note) => [note.code, note.pointer])).toEqual([['new-option', '/rules/claiming/newOne']]);
  expect(migrate(document, 1, { migrations: {}, to: 1, options: [newer] }).notes).toEqual([]);
});
