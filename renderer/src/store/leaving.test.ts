import { expect, test, vi } from 'vitest';
import { edit } from '../../../app/editor/desk';
import type { Editing } from './editing';
import { answerLeaving, valuesAlong, type LeavingAnswer, type LeavingQuestion } from './leaving';
import type { LibraryActions } from './library';
import { createWindowStore } from './store';

const CHOWS = '/rules/claiming/chows';

/** A copy with one change is in front; another preset is to be looked at. */
function leaving(done: boolean) {
  const store = createWindowStore();
  store.setState(({ desk }) => ({ desk: edit(desk, { set: { [CHOWS]: 'never' }, label: 'x' }) }));
  const calls: string[] = [];
  const library = {
    saveAs: vi.fn(() => {
      calls.push('save');
      return Promise.resolve(done);
    }),
    discard: () => calls.push('discard'),
  } as unknown as LibraryActions;
  const editing = { change: () => calls.push('change') } as unknown as Editing;
  const question: LeavingQuestion = {
    kind: 'unsaved',
    key: store.getState().desk.current,
    to: 'Another',
    then: () => calls.push('then'),
  };
  return { store, calls, question, around: { library, editing } };
}

test.each<[LeavingAnswer, boolean, readonly string[]]>([
  ['save', true, ['save', 'then']],
  ['save', false, ['save']],
  ['take', true, ['then', 'change', 'discard']],
  ['discard', true, ['then', 'discard']],
])('%s: what is done in which order (saved: %s)', async (answer, done, order) => {
  const { store, calls, question, around } = leaving(done);
  answerLeaving(store, around, question, answer);
  await Promise.resolve();
  expect(calls).toEqual(order);
});

test('what was changed goes along; nothing to what has no name', () => {
  const { store, question } = leaving(true);
  expect(valuesAlong(store, question)).toEqual({ [CHOWS]: 'never' });
  const { to: _to, ...nowhere } = question;
  expect(valuesAlong(store, nowhere)).toEqual({});
});
