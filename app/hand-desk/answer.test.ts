import { describe, expect, test } from 'vitest';
import { builtin } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import { answerOf, type Answer } from './answer';
import { examplesFor } from './examples';
import { amountsFor, factsFor } from './facts';
import { readHandText } from './read-hand-text';

function of(id: string) {
  const preset = builtin(id);
  if (!preset) throw new Error(id);
  return effectiveOf(preset);
}

function answer(id: string, text: string): Answer {
  const read = readHandText(text);
  if (!read.ok) throw new Error(text);
  return answerOf(of(id), read.value);
}

describe('what a preset says about a hand on the desk', () => {
  test.each<readonly [string, string, object]>([
    ['japanese-modern', '', { kind: 'empty' }],
    ['japanese-modern', '123m', { kind: 'short', missing: 10, winning: false }],
    ['japanese-modern', '123m [111z] on', { kind: 'short', missing: 7, winning: true }],
    ['japanese-modern', '234567m345p68s88p draw', { kind: 'short', missing: 0, winning: true }],
    ['japanese-modern', '11111m', { kind: 'impossible', problems: [{ code: 'too-many-copies' }] }],
    ['japanese-modern', '123456789m12345p', { kind: 'full' }],
    ['japanese-modern', '123456789m123456p', { kind: 'impossible', problems: [{ code: 'wrong-count' }] }],
    ['japanese-modern', '1m on 2m<E seat E', { kind: 'impossible', problems: [{ code: 'own-discard' }] }],
    // 5-6-7 and 2-3-4-5-6 of one suit: the three-sided wait 1-4-7 beside a pair
    ['japanese-modern', '234m567m23456p88s', { kind: 'waiting', waiting: { away: 0, waits: ['1p', '4p', '7p'] } }],
    ['japanese-modern', '234m567m2356p889s', { kind: 'waiting', waiting: { away: 1, waits: [] } }],
    // Four Winds help, "Rule presets: Japanese Modern": a self-drawn no-points hand of 2 han is worth 320
    ['japanese-modern', '234567m345p67s88p draw 8s seat S round E', { kind: 'won', sheet: { win: true } }],
    [
      'japanese-modern',
      '135m579p135s1234z on 5z<E seat S',
      { kind: 'won', sheet: { win: false, reason: 'not-complete' } },
    ],
  ])('%s: %s', (id, text, expected) => {
    expect(answer(id, text)).toMatchObject(expected);
  });

  test('a full hand throws what leaves it nearest to a win', () => {
    expect(answer('japanese-modern', '234m567m23456p88s9m')).toMatchObject({
      away: 0,
      discards: [{ tile: '9m', waits: ['1p', '4p', '7p'] }],
    });
  });

  // Four Winds help, "Payment method": only where players settle between each other is a loser's hand worth something
  test.each([
    ['japanese-modern', false],
    ['chinese-classical', true],
  ])('the hand of a loser under %s', (id, valued) => {
    expect('loser' in answer(id, '234m567m23456p88s')).toBe(valued);
  });
});

describe('what matters beside the tiles', () => {
  test('only facts that a preset asks for, with the reason where one cannot be true', () => {
    const facts = factsFor(of('japanese-modern'), { concealed: '', win: { tile: '1m', by: 'discard' } });
    expect(facts.map(({ id }) => id)).toContain('ready');
    expect(facts.find(({ id }) => id === 'last-wall-tile')?.reason).toMatch(/self-drawn/);
    expect(facts.find(({ id }) => id === 'robbed-kong')).not.toHaveProperty('reason');
    expect(factsFor(of('chinese-classical'), { concealed: '' }).map(({ id }) => id)).not.toContain('one-shot');
  });

  test('a fact that holds is always there to be taken away', () => {
    const facts = factsFor(of('chinese-classical'), { concealed: '', circumstances: ['one-shot'] });
    expect(facts).toContainEqual({ id: 'one-shot' });
  });

  test.each([
    ['japanese-modern', ['extraHands', 'deposits']],
    // Chinese Classical of Four Winds 2, as Pomax/mahjong copies it: East's thirteen wins running are a limit hand
    ['chinese-classical', ['dealerWinsInRow']],
    ['hong-kong-half', []],
  ])('amounts under %s', (id, keys) => {
    expect(amountsFor(of(id))).toEqual(keys);
  });

  test.each(['japanese-modern', 'chinese-classical', 'taiwanese-16', 'american-league'])(
    'examples for %s can be held',
    (id) => {
      for (const { hand, title } of examplesFor(of(id)))
        expect(answerOf(of(id), hand).kind, title).toMatch(/won|waiting|full/);
    },
  );

  test('there are hands to begin with for thirteen and for sixteen tiles', () => {
    expect(examplesFor(of('japanese-modern')).filter(({ id }) => id.startsWith('example'))).toHaveLength(7);
    expect(examplesFor(of('taiwanese-16')).filter(({ id }) => id.startsWith('example'))).toHaveLength(1);
  });
});
