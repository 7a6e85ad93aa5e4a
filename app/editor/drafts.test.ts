import { describe, expect, test } from 'vitest';
import { changed, circumstance, cleared, handDesk, handOn, textOn, typed, won, type HandDesk } from '../hand-desk/desk';
import { undone as handUndone } from '../hand-desk/history';
import { begunDesk, isUnsaved, newScenario, scenarioDesk, scenarioOn, withScenario } from '../scenario-desk/desk';
import type { OwnScenario } from '../scenario-desk/own';
import { handRecord, nameOf, readUnsaved, scenarioDeskOf, scenarioRecord, withHand } from './drafts';
import { edit, currentOf, emptyDesk } from './desk';
import { undone } from './history';
import { recordOf } from './journal';

function read(record: string | undefined) {
  const found = readUnsaved(record ?? '');
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.value;
}

function handAgain(desk: HandDesk, before?: HandDesk): HandDesk {
  const found = read(handRecord(desk));
  if (found.kind !== 'hand') throw new Error(found.kind);
  return withHand(before, found);
}

describe('the hand of the hand desk', () => {
  const composed = typed(handDesk(), '234567m345p67s88p [555z<N] draw 5s seat S dora 3m');

  test.each<[string, HandDesk]>([
    ['a hand that was typed', composed],
    [
      'a hand whose winning tile is not chosen yet',
      won(changed(handDesk(), { concealed: '1m' }, ''), 'discard', false),
    ],
    ['a fact alone', circumstance(handDesk(), 'ready', true)],
  ])('%s comes back', (_name, desk) => {
    expect(handOn(handAgain(desk))).toEqual(handOn(desk));
  });

  test('comes back with a text that is no hand yet, as one step over what lay there', () => {
    const typing = typed(composed, '234567m345p67s88p [555z<');
    const back = handAgain(typing, changed(handDesk(), { concealed: '1m' }, ''));
    expect([textOn(back), handOn(back)]).toEqual([textOn(typing), handOn(composed)]);
    const undoneTwice = handUndone(handUndone(back.steps));
    expect(undoneTwice.laid.hand.concealed).toBe('1m');
  });

  test('nothing is kept of an empty desk, of one that was cleared, of winds alone', () => {
    expect(handRecord(undefined)).toBeUndefined();
    expect(handRecord(handDesk())).toBeUndefined();
    expect(handRecord(cleared(composed))).toBeUndefined();
    expect(handRecord(changed(handDesk(), { seatWind: 'N' }, ''))).toBeUndefined();
  });
});

describe('the scenario of the scenario editor', () => {
  const canned = { ...newScenario('table', '/rules/claiming'), title: 'A claim' };
  const desk = withScenario(scenarioDesk(canned, { id: 'ours', hash: 'h1' }), { ...canned, title: 'Another' }, 'title');
  const own = (hash: string): OwnScenario => ({ id: 'ours', title: '', hash, scenario: canned, problems: [] });
  const again = (record: string | undefined, files: readonly OwnScenario[]) => {
    const found = read(record);
    if (found.kind !== 'scenario') throw new Error(found.kind);
    return scenarioDeskOf(found, files);
  };

  test('comes back as one step behind its last save', () => {
    const back = again(scenarioRecord(desk), [own('h1')]);
    expect([scenarioOn(back).title, back.stored, isUnsaved(back)]).toEqual([
      'Another',
      { id: 'ours', hash: 'h1' },
      true,
    ]);
    expect(isUnsaved({ ...back, history: undone(back.history) })).toBe(false);
  });

  test('on a file that has changed since, saving will ask; on one that has gone it is a new one', () => {
    const changedSince = again(scenarioRecord(desk), [own('h2')]);
    expect([changedSince.stored?.hash, isUnsaved(changedSince)]).toEqual(['h1', true]);
    const gone = again(scenarioRecord(desk), []);
    expect([gone.stored, isUnsaved(gone)]).toEqual([undefined, true]);
  });

  test('may lack what the editor still asks for, and hold what cannot be ruled on', () => {
    const unfinished = { ...canned, title: ' ', position: { seats: { E: { concealed: '11111m' } } } };
    expect(scenarioOn(again(scenarioRecord(begunDesk(unfinished)), []))).toEqual(unfinished);
  });

  test('one that is saved as it is is not kept', () => {
    expect(scenarioRecord(undefined)).toBeUndefined();
    expect(scenarioRecord(scenarioDesk(canned, { id: 'ours', hash: 'h1' }))).toBeUndefined();
  });
});

test('each is offered by its name', () => {
  expect(nameOf(read(handRecord(typed(handDesk(), '123m'))))).toBe('123m seat E round E');
  expect(nameOf(read(scenarioRecord(begunDesk(newScenario('hand', '/rules/claiming')))))).toBe('A new scenario');
  const preset = recordOf(currentOf(edit(emptyDesk(), { set: { '/scoring/payments/limitPoints': 4000 } })));
  expect(nameOf(read(preset))).toBe('Japanese Modern, house rules');
});

test.each([
  ['nothing', ''],
  ['a hand of another form', '{"unsavedWork":1,"hand":{"concealed":7}}'],
  ['a hand with what no hand has', '{"unsavedWork":1,"hand":{"concealed":"","x":1}}'],
  ['a scenario of another form', '{"unsavedWork":1,"scenario":{"id":"x","title":"X","about":"","expect":[]}}'],
  ['a scenario of which a part is missing', '{"unsavedWork":1,"scenario":{"id":"x","title":"X"}}'],
  ['another version', '{"unsavedWork":2,"hand":{"concealed":""}}'],
])('%s is no record', (_name, text) => {
  expect(readUnsaved(text)).toMatchObject({ ok: false, problems: [{ code: 'not-a-record' }] });
});
