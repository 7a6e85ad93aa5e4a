import { describe, expect, test } from 'vitest';
import type { Hand } from '../../schemas/generated/hand';
import { builtin } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import { parseTile } from '../tiles';
import {
  aimed,
  changed,
  circumstance,
  cleared,
  fits,
  handDesk,
  handOn,
  laid,
  meldGiven,
  meldTakenOut,
  placed,
  takenOut,
  textLeft,
  textOn,
  typed,
  won,
  type HandDesk,
  type Target,
} from './desk';
import { redone, undone } from './history';
import { paletteOf } from './palette';
import { readHandText } from './read-hand-text';
import { left, tilesIn } from './supply';

function tile(text: string): number {
  const read = parseTile(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

function hand(text: string): Hand {
  const read = readHandText(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

function on(text: string): HandDesk {
  return handDesk(hand(text));
}

const put =
  (target: Target, ...tiles: readonly string[]) =>
  (desk: HandDesk) =>
    tiles.reduce((now, one) => placed(now, tile(one)), aimed(desk, target));

describe('the hand desk', () => {
  test.each<readonly [string, string, (desk: HandDesk) => HandDesk, string]>([
    ['tiles are kept in order', '19m', put('concealed', '5m', '0m'), '1059m'],
    ['a flower lies beside the hand', '1m', put('concealed', '3f', '1f'), '1m flowers 13f'],
    ['a chow begins with its lowest tile', '1m', put('chow', '3p'), '1m [345p]'],
    ['no chow begins above 7', '1m', put('chow', '9s'), '1m [789s]'],
    ['a red five in a chow', '1m', put('chow', '0p'), '1m [067p]'],
    ['a pung with a red five', '1m', put('pung', '0p'), '1m [055p]'],
    [
      'kongs of all sorts',
      '',
      (desk) => put('added-kong', '3z')(put('concealed-kong', '2z')(put('kong', '1z')(desk))),
      '[1111z] (2222z) [3333z+]',
    ],
    ['the winning tile', '1m', put('win', '5s'), '1m draw 5s'],
    ['another winning tile', '1m on 4s<N', put('win', '5s'), '1m on 5s<N'],
    ['indicators in their order', '1m', put('dora', '9p', '1m'), '1m dora 9p1m'],
    ['a tile is taken out', '1123m', (desk) => takenOut(desk, 'concealed', 1), '123m'],
    ['the last flower', '1m flowers 1f', (desk) => takenOut(desk, 'flowers', 0), '1m'],
    ['a set is taken out', '1m [111z] [222z]', (desk) => meldTakenOut(desk, 0), '1m [222z]'],
    ['who gave a tile', '1m [234p]', (desk) => meldGiven(desk, 0, 'N'), '1m [234p<N2p]'],
    ['nobody is named', '1m [234p<N2p]', (desk) => meldGiven(desk, 0, undefined), '1m [234p]'],
    ['a full hand wins on its last tile', '19m5p', (desk) => won(desk, 'self-draw', true), '19m draw 5p'],
    ['an unfinished hand asks for the tile', '19m', (desk) => won(desk, 'discard', false), '19m on <S'],
    ['from discard to self-draw', '1m on 5p<N', (desk) => won(desk, 'self-draw', false), '1m draw 5p'],
    ['the winning tile goes back', '9m1m on 5p<N', (desk) => won(desk, undefined, false), '91m5p'],
    ['a circumstance', '1m ready', (desk) => circumstance(desk, 'one-shot', true), '1m ready one-shot'],
    ['and no longer', '1m ready', (desk) => circumstance(desk, 'ready', false), '1m'],
    ['cleared, but for the winds', '1m [111z] seat W round S', cleared, 'seat W round S'],
    ['typed text keeps the winds', '1m seat W round S', (desk) => typed(desk, '2m'), '2m seat W round S'],
    ['typed flowers lie beside', '1m', (desk) => typed(desk, '2m13f'), '2m flowers 13f'],
  ])('%s', (_name, before, change, after) => {
    const desk = textLeft(change(on(before)));
    expect(textOn(desk)).toBe(after);
    let { steps } = desk;
    while (steps.past.length > 0) steps = undone(steps);
    expect(steps.laid.hand).toEqual(hand(before));
  });

  test('text that is no hand is kept with its problem, and the hand stays', () => {
    const desk = typed(on('123m'), '123q');
    expect(textOn(desk)).toBe('123q');
    expect(desk.steps.laid.problem).toMatchObject({ code: 'tiles-letter' });
    expect(handOn(desk)).toEqual(hand('123m'));
    expect(textLeft(desk)).toBe(desk);
    expect(textOn(textLeft(typed(desk, '1 2 3 m')))).toBe('123m');
  });

  test('typing is one step; what follows another', () => {
    let desk = on('');
    for (const text of ['1', '12', '12m']) desk = typed(desk, text);
    desk = placed(desk, tile('5p'));
    expect(textOn(desk)).toBe('12m5p');
    const back = undone(desk.steps);
    expect(back.laid.typed).toBe('12m');
    expect(undone(back).laid.hand).toEqual(hand(''));
    expect(undone(undone(back)).past).toEqual([]);
    expect(redone(undone(desk.steps))).toMatchObject({ laid: desk.steps.laid, future: [] });
  });

  test('an amount that is typed is one step', () => {
    const desk = changed(changed(on('1m'), { deposits: 1 }, 'deposits', 'd'), { deposits: 12 }, 'deposits', 'd');
    expect(undone(desk.steps).laid.hand).toEqual(hand('1m'));
  });

  test('a whole hand is laid out for clicks into the hand', () => {
    expect(laid(aimed(on(''), 'chow'), hand('1m'), 'example')).toMatchObject({ target: 'concealed' });
  });
});

describe('tiles to choose from', () => {
  const of = (id: string) => {
    const preset = builtin(id);
    if (!preset) throw new Error(id);
    return effectiveOf(preset);
  };
  // Four Winds help, "Rule presets": Chinese Classical is played with flowers, Japanese Modern without; the American card with jokers
  test.each([
    ['japanese-modern', ['characters', 'dots', 'bamboo', 'winds', 'dragons']],
    ['chinese-classical', ['characters', 'dots', 'bamboo', 'winds', 'dragons', 'flowers', 'seasons']],
    ['american-league', ['characters', 'dots', 'bamboo', 'winds', 'dragons', 'flowers', 'seasons', 'jokers']],
  ])('%s', (id, rows) => {
    expect(paletteOf(of(id)).map((row) => row.id)).toEqual(rows);
  });

  test.each([
    ['japanese-modern', '111m [111m]', '1m', 0],
    ['japanese-modern', '11m on 1m dora 1m', '1m', 0],
    ['japanese-modern', '11m', '2m', 4],
    ['japanese-modern', '', '0p', 0],
    ['chinese-classical', '1m flowers 3f', '3f', 0],
    ['chinese-classical', '1m flowers 3f', '4f', 1],
    ['american-league', '1m1j', '1j', 7],
  ])('%s: beside %s there is %s %i times', (id, text, one, count) => {
    expect(left(of(id), tilesIn(hand(text)), tile(one))).toBe(count);
  });

  test.each<readonly [Target, string, string, boolean]>([
    ['concealed', '1111m', '1m', false],
    ['pung', '11m', '1m', false],
    ['pung', '1m', '1m', true],
    ['kong', '1m', '1m', false],
    ['chow', '', '5z', false],
    ['chow', '2222m', '1m', false],
    ['chow', '', '1m', true],
    ['win', '111m', '1m', true],
  ])('to %s beside %s: %s %s', (target, text, one, can) => {
    const desk = aimed(on(text), target);
    const used = tilesIn(handOn(desk));
    expect(fits(desk, tile(one), (other) => left(of('japanese-modern'), used, other))).toBe(can);
  });
});
