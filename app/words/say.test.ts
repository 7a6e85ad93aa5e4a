import { describe, expect, test } from 'vitest';
import en from '../../schemas/words/en/sentences.json';
import { optionAt } from '../option/options';
import { builtin } from '../preset/builtin';
import { withValue } from '../preset/pointer';
import { TRANSFER_REASONS } from '../settlement/reasons';
import { OBJECTION_CODES } from '../table/codes';
import { CONSEQUENCE_KINDS } from '../table/effects';
import { MISSING } from '../table/table';
import { sayConsequence, sayMissing, sayObjection, sayTransfer } from './say';
import { isTerm, speakerOf, VOCABULARIES } from './speaker';
import { oneTile, shortName, spokenTile, tileWords } from './tile-words';

const japanese = builtin('japanese-modern');
if (japanese === undefined) throw new Error('Japanese Modern is built in');

describe('every code has its sentence, and every sentence its code', () => {
  test.each([
    ['objections', en.objections, OBJECTION_CODES],
    ['consequences', en.consequences, CONSEQUENCE_KINDS],
    ['transfers', en.transfers, TRANSFER_REASONS],
    ['missing', en.missing, MISSING],
  ] as const)('%s', (_, messages, codes) => {
    expect(codes.length).toBeGreaterThan(3);
    expect(Object.keys(messages).sort()).toEqual([...codes].sort());
  });

  const all = [en.objections, en.consequences, en.transfers].flatMap((messages) => Object.entries(messages));
  test.each(all)('%s is a whole sentence whose options and terms exist', (_, message) => {
    expect(message).toMatch(/[.]$/);
    expect(message.trim()).toBe(message);
    for (const [, pointer = ''] of message.matchAll(/<option:([^>]+)>/g))
      expect(optionAt(pointer)?.pointer).toBe(pointer);
    for (const [, name = ''] of message.matchAll(/\[([^\]]+)\]/g)) expect(isTerm(name)).toBe(true);
    expect(message.replace(/\{[a-z]+(#[^|}]+\|[^}]+)?\}|\{a:[a-z]+\}|<option:[^>]+>|\[[a-z-]+\]/g, '')).not.toMatch(
      /[{}<>[\]]/,
    );
  });

  test.each(VOCABULARIES)('%s has every term', (vocabulary) => {
    expect(Object.keys(en.terms[vocabulary]).sort()).toEqual(Object.keys(en.terms.english).sort());
  });
});

test('a missed discard names seat, tile, rule and value', () => {
  const preset = withValue(japanese, '/rules/claiming/missedDiscard', 'extended');
  const values = { seat: 'W', tile: '7s', missed: '7s' };
  expect(sayObjection({ code: 'missed-same-tile', values }, { ...speakerOf(preset), vocabulary: 'english' })).toBe(
    'West may not win on the 7 bamboo: West let a 7 bamboo go since the last own discard, and “Missed discard” is Extended.',
  );
  expect(
    sayObjection({ code: 'missed-same-tile-drawn', values }, { ...speakerOf(preset), vocabulary: 'japanese' }),
  ).toBe(
    'West may not call tsumo with the 7 sou drawn: West let a 7 sou go since the last own discard, and “Missed discard” is Extended.',
  );
});

test('numbers, consequences and payments', () => {
  expect(sayObjection({ code: 'long-hand', values: { seat: 'S', tiles: 1 } })).toBe(
    'South may not win: the hand has one tile too many.',
  );
  expect(sayObjection({ code: 'short-hand', values: { seat: 'S', tiles: 2 } })).toContain('two tiles too few');
  expect(sayConsequence({ kind: 'tile-back', tile: '0p' })).toBe('The red 5 dot goes back to its place in the wall.');
  expect(sayTransfer({ from: 'pool', to: 'E', amount: 12000, reason: 'deposits' })).toBe(
    'East takes 12,000 in deposits from the table.',
  );
  expect(sayTransfer({ from: 'E', to: 'N', amount: 3900, reason: 'hand-discarder-for-all' })).toBe(
    'East pays North 3900 for all three, as the discarder.',
  );
});

test('what a position does not tell', () => {
  expect(sayMissing('hand:W')).toBe('The position does not tell what West holds.');
  expect(sayMissing('wall')).toBe('The position does not tell which tile comes next from the wall.');
});

test('a dead hand says why', () => {
  expect(sayObjection({ code: 'hand-dead', values: { seat: 'N', cause: 'wrong-exposure' } })).toBe(
    'North may not win: the hand is dead, because tiles were exposed that make no set.',
  );
});

test('a club’s own words come before the vocabulary', () => {
  const speaker = { customWords: { pung: 'triplet' } };
  expect(sayObjection({ code: 'no-pung-to-promote', values: { seat: 'E', tile: '6z' } }, speaker)).toBe(
    'East has no exposed triplet of green dragon to add to.',
  );
});

test.each([
  ['7s', '7 bamboo', '7 sou', 'seven of bamboo', 'a 7 bamboo'],
  ['8p', '8 dot', '8 pin', 'eight of dots', 'an 8 dot'],
  ['0m', 'red 5 character', 'red 5 man', 'red five of characters', 'a red 5 character'],
  ['1z', 'East wind', 'East wind', 'East wind', 'an East wind'],
  ['5z', 'white dragon', 'haku', 'white dragon', 'a white dragon'],
  ['6z', 'green dragon', 'hatsu', 'green dragon', 'a green dragon'],
  ['7z', 'red dragon', 'chun', 'red dragon', 'a red dragon'],
  ['2f', 'orchid', 'orchid', 'orchid', 'an orchid'],
  ['8f', 'winter', 'winter', 'winter', 'a winter'],
  ['1j', 'joker', 'joker', 'joker', 'a joker'],
  ['nonsense', 'nonsense', 'nonsense', 'nonsense', 'a nonsense'],
])('the tile %s', (text, english, inJapanese, spoken, one) => {
  expect(tileWords(text)).toBe(english);
  expect(tileWords(text, { vocabulary: 'japanese' })).toBe(inJapanese);
  expect(spokenTile(text)).toBe(spoken);
  expect(oneTile(text)).toBe(one);
});

test.each([
  ['7s', ['7', 'bam']],
  ['0p', ['5', 'dot']],
  ['1z', ['', 'East']],
  ['6z', ['', 'Green']],
  ['3f', ['', 'Chrys']],
  ['1j', ['', 'Joker']],
])('%s has a short name for a face with little room', (text, name) => {
  expect(shortName(text)).toEqual(name);
});
