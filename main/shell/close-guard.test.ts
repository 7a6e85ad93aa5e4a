import { expect, test } from 'vitest';
import { closeGuard, type CloseAnswer } from './close-guard';

/** A guard whose actions are written down; `answers` are the user's, in turn. */
function guarded(...answers: CloseAnswer[]) {
  const did: string[] = [];
  const elsewhere: string[] = [];
  const guard = closeGuard({
    elsewhere: () => elsewhere,
    ask: (names) => {
      did.push(`ask ${names.join(', ')}`);
      return Promise.resolve(answers.shift() ?? 'cancel');
    },
    save: () => did.push('save'),
    close: () => did.push('close'),
    stay: () => did.push('stay'),
  });
  return { guard, did, elsewhere };
}
const a = { name: 'a', id: null };
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('nothing unsaved: it closes', () => {
  const { guard, did } = guarded();
  guard.setDirty([a]);
  guard.setDirty([]);
  expect(guard.mayClose()).toBe(true);
  expect(did).toEqual([]);
});

test("don't save: it closes, and is not asked again", async () => {
  const { guard, did } = guarded('discard');
  guard.setDirty([a, { name: 'b', id: 'club' }]);
  expect(guard.mayClose()).toBe(false);
  expect(guard.mayClose()).toBe(false);
  await settled();
  expect(did).toEqual(['ask a, b', 'close']);
  expect(guard.mayClose()).toBe(true);
});

test('cancel: it stays, and is asked the next time', async () => {
  const { guard, did } = guarded('cancel', 'cancel');
  guard.setDirty([a]);
  expect(guard.mayClose()).toBe(false);
  await settled();
  expect(guard.mayClose()).toBe(false);
  await settled();
  expect(did).toEqual(['ask a', 'stay', 'ask a', 'stay']);
});

test('save: it closes when all is saved, and stays where that fails', async () => {
  const { guard, did } = guarded('save', 'save');
  guard.setDirty([a]);
  guard.mayClose();
  await settled();
  guard.saved(false);
  expect(did).toEqual(['ask a', 'save', 'stay']);
  guard.mayClose();
  await settled();
  guard.saved(true);
  expect(did.slice(3)).toEqual(['ask a', 'save', 'close']);
});

test('an answer that nobody asked for closes nothing', () => {
  const { guard, did } = guarded();
  guard.setDirty([a]);
  guard.saved(true);
  expect(did).toEqual([]);
});

test('a page that is gone holds nothing back', () => {
  const { guard } = guarded();
  guard.setDirty([a]);
  guard.pageGone();
  expect(guard.mayClose()).toBe(true);
});

test('what another window holds as well is not asked about, as long as it does', async () => {
  const { guard, did, elsewhere } = guarded('cancel', 'cancel');
  guard.setDirty([a, { name: 'b', id: 'club' }]);
  expect(guard.held()).toEqual(['club']);
  elsewhere.push('club');
  expect(guard.mayClose()).toBe(false);
  await settled();
  expect(did).toEqual(['ask a', 'stay']);
  guard.setDirty([{ name: 'b', id: 'club' }]);
  expect(guard.mayClose()).toBe(true);
  elsewhere.pop();
  expect(guard.mayClose()).toBe(false);
  await settled();
  expect(did.slice(2)).toEqual(['ask b', 'stay']);
});
