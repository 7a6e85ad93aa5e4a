import { describe, expect, test } from 'vitest';
import { builtin } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import { answerOf } from './answer';
import { readHandText } from './read-hand-text';
import { sayAnswer } from './say';

describe('an answer in one line', () => {
  test.each([
    ['japanese-modern', '', 'The desk is empty.'],
    ['japanese-modern', '123m', '10 more tiles, and the hand is whole.'],
    ['japanese-modern', '234567m345p67s8p on', '1 more tile and the winning one, and the hand is whole.'],
    ['japanese-modern', '234567m345p67s88p on', 'Choose the winning tile.'],
    ['japanese-modern', '11111m', 'This hand cannot be held.'],
    ['japanese-modern', '234567m345p67s88p', 'It waits for 2 tiles.'],
    ['japanese-modern', '234567m345p67s8p9s', '1 tile away from calling.'],
    ['japanese-modern', '234567m345p67s88p1z', 'After the best discard: It calls.'],
    ['japanese-modern', '135m579p135s1234z on 5z<E seat S', 'No win.'],
    // A card of the American kind knows no chows: a hand that has shown one can win by none of its lines
    ['american-league', '1111222233z [123m]', 'It can make no winning hand any more.'],
    ['american-league', '1111222233z9p [123m]', 'After the best discard: It can make no winning hand any more.'],
  ])('%s: %s', (id, text, words) => {
    const preset = builtin(id);
    const hand = readHandText(text);
    expect(preset && hand.ok && sayAnswer(answerOf(effectiveOf(preset), hand.value))).toBe(words);
  });
});
