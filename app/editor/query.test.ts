import { describe, expect, test } from 'vitest';
import { builtin, builtins } from '../preset/builtin';
import { newFrom } from '../preset/copy';
import { difference } from '../preset/difference';
import { plainOf } from '../option/search';
import { drafted, edited, opened, type Base } from './document';
import { completed, offeredFilters, queried, queryWords, readQuery, toggledTerm, type Asked } from './query';

const japanese = builtin('japanese-modern');
const league = builtin('m-league');
if (!japanese || !league) throw new Error('no presets');
const base: Base = { id: japanese.id, name: japanese.name, preset: japanese };
const MISSED = '/rules/claiming/missedDiscard';
const LIMIT = '/scoring/payments/limitPoints';
const JOKERS = '/rules/general/jokers';
const DORA = '/rules/general/dora';
const document = opened({ key: 'd', kind: 'own', preset: newFrom(japanese, { id: 'club', name: 'Club' }), base });
const changed = edited(document, {
  set: { [MISSED]: 'extended', '/scoring/patterns/pung-hand': undefined, '/notes': { [LIMIT]: 'As always.' } },
});

function asked(now = changed): Asked {
  return {
    document: now,
    base,
    presetNamed: (text) => builtins().find(({ id, name }) => id === text || plainOf(name) === plainOf(text)),
  };
}

function pointers(text: string, now = changed) {
  return queried(text, asked(now))?.map(({ pointer }) => pointer);
}

describe('a search is read', () => {
  test.each([
    ['furiten', 'furiten', [], []],
    ['@modified', '', [{ filter: 'modified', text: '' }], []],
    ['passed  tile @Changed', 'passed tile', [{ filter: 'modified', text: '' }], []],
    ['@page:claiming chow', 'chow', [{ filter: 'page', text: 'claiming' }], []],
    ['@differs:"Japanese Modern" x', 'x', [{ filter: 'differs', text: 'Japanese Modern' }], []],
    ['@differs:"Japanese Mo', '', [{ filter: 'differs', text: 'Japanese Mo' }], []],
    ['@mod', '', [], ['@mod']],
    ['@', '', [], ['@']],
  ])('%s', (text, words, terms, unknown) => {
    expect(readQuery(text)).toEqual({ words, terms, unknown });
  });
});

describe('what is found', () => {
  test.each<[string, readonly string[] | undefined]>([
    ['@modified', [MISSED, '/scoring/patterns/pung-hand']],
    ['@unsaved @page:patterns', ['/scoring/patterns/pung-hand']],
    ['@modified missed', [MISSED]],
    ['@modified @page:"Dead hands"', []],
    ['@remark', [LIMIT]],
    ['@id:/rules/claiming/missedDis', [MISSED]],
    ['@differs:nobody', undefined],
    ['@differs:', undefined],
    ['@page:nowhere', undefined],
    ['@nothing', undefined],
    ['', []],
  ])('%s', (text, expected) => {
    expect(pointers(text)).toEqual(expected);
  });

  test('what another preset rules otherwise is what the comparison lists', () => {
    const places = difference(japanese, league).flatMap(({ pointer, kind }) => (kind === 'card' ? [] : [pointer]));
    expect(places.length).toBeGreaterThan(10);
    expect([...(pointers(`@differs:"${league.name}"`, document) ?? [])].sort()).toEqual([...places].sort());
  });

  test('problems are found at both options of a conflict, and where something is typed that is no value', () => {
    expect(pointers('@problem', document)).toEqual([]);
    const jokers = edited(document, { set: { [JOKERS]: 8 } });
    expect(pointers('@problem @page:general', jokers)).toEqual(expect.arrayContaining([JOKERS, DORA]));
    expect(pointers('@problem', drafted(document, `${LIMIT}`, 'many'))).toEqual([LIMIT]);
  });

  test('options out of use are found, and no others', () => {
    const found = pointers('@unused', document) ?? [];
    expect(found).toContain('/rules/general/flowersFaceUp');
    expect(found).not.toContain(MISSED);
  });
});

test.each([
  ['@', ['modified', 'unsaved', 'problem', 'unused', 'remark', 'differs', 'page', 'id']],
  ['furiten @pr', ['problem']],
  ['@modified', []],
  ['mail@', []],
  ['@page:cl', []],
])('typing %s offers filters', (text, offered) => {
  expect(offeredFilters(text)).toEqual(offered);
});

test('a chip writes the filter, and takes it away again', () => {
  const once = toggledTerm('furiten', { filter: 'modified', text: '' });
  expect(once).toBe('furiten @modified');
  expect(toggledTerm(once, { filter: 'modified', text: '' })).toBe('furiten');
  const differs = toggledTerm(once, { filter: 'differs', text: 'Japanese Modern' });
  expect(differs).toBe('furiten @modified @differs:"Japanese Modern"');
  expect(toggledTerm(differs, { filter: 'differs', text: 'm-league' })).toBe('furiten @modified @differs:m-league');
  expect(completed('riichi @mo', 'modified')).toBe('riichi @modified ');
  expect(completed('@d', 'differs')).toBe('@differs:');
  expect(queryWords('ron @modified @page:claiming')).toBe('“ron”, changed, Claiming');
});
