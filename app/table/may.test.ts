import { describe, expect, test } from 'vitest';
import type { Position } from '../../schemas/generated/scenario';
import { builtin } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import { withValue } from '../preset/pointer';
import type { Seat } from '../seats';
import { choicesOf, type Choice } from './may';
import { startOf } from './start';
import { tableOf } from './table';

function choices(
  position: Position,
  seat: Seat,
  set: Readonly<Record<string, unknown>> = {},
  id = 'japanese-modern',
): readonly Choice[] {
  const preset = builtin(id);
  const start = startOf({ position, events: [] });
  if (preset === undefined || !start.ok) throw new Error('well written');
  const changed = Object.entries(set).reduce((one, [pointer, value]) => withValue(one, pointer, value), preset);
  return choicesOf(tableOf(effectiveOf(changed), start.value), seat);
}

function told(all: readonly Choice[]): readonly string[] {
  return all.map((one) => {
    const { do: act, for: purpose, tile, tiles, named } = one.event;
    const what = [act, purpose, tile ?? tiles, named].filter((part) => part !== undefined).join(' ');
    return one.allowed ? what : `not ${what}: ${one.objections.map((why) => why.code).join(', ')}${one.missing ?? ''}`;
  });
}

const thrown: Position = {
  latest: { tile: '4p', seat: 'E' },
  seats: {
    S: { concealed: '35p44p12m789s5556z' },
    W: { concealed: '35p44p12m789s5556z' },
  },
};

describe('what a seat may do', () => {
  test('the next player may claim all sets, draw, or pass', () => {
    expect(told(choices(thrown, 'S'))).toEqual([
      'not declare-win: not-complete',
      'call pung 44p',
      'call chow 35p',
      'pass',
      'draw',
    ]);
  });

  test('another player claims no chow', () => {
    expect(told(choices(thrown, 'W'))).toEqual([
      'not declare-win: not-complete',
      'call pung 44p',
      'not call chow 35p: chow-not-from-previous',
      'pass',
    ]);
  });

  test('with chows from anyone he does', () => {
    expect(told(choices(thrown, 'W', { '/rules/claiming/chows': 'anyone' }))).toContain('call chow 35p');
  });

  // Four Winds help, "Jokers": a joker stands for any tile of a set; American Mah-Jongg Association, "Guide": not of a pair.
  test('jokers help to a set, and to larger ones', () => {
    const position: Position = {
      latest: { tile: '4p', seat: 'E' },
      seats: { W: { concealed: '4p11j12m789s5556z' }, S: { concealed: '44p1j12m789s5556z' } },
    };
    const calls = (seat: Seat): readonly string[] =>
      told(choices(position, seat, {}, 'american-league').filter((one) => one.event.do === 'call'));
    expect(calls('W')).toEqual(['call pung 4p1j', 'call pung 11j', 'call kong 4p11j']);
    expect(calls('S')).toEqual(['call pung 44p', 'call pung 4p1j', 'call kong 44p1j']);
  });

  test('of an unknown hand only what needs no tiles is told', () => {
    expect(told(choices(thrown, 'N'))).toEqual(['not declare-win: hand:N', 'pass']);
  });

  test('on the own turn: win, ready, kongs, discards', () => {
    const position: Position = {
      turn: 'W',
      phase: 'to-discard',
      seats: { W: { concealed: '2222m345p789s111z', drawn: '9s' } },
    };
    expect(told(choices(position, 'W', { '/rules/ready/validated': true }))).toEqual([
      'not declare-win: not-complete',
      'declare-ready',
      'concealed-kong 2222m',
      'not abandon: not-first-turn, too-few-terminals-and-honors',
      'discard 2m',
      'discard 3p',
      'discard 4p',
      'discard 5p',
      'discard 7s',
      'discard 8s',
      'discard 9s',
      'discard 1z',
    ]);
  });

  test('a joker is thrown under another name where that is played', () => {
    const position: Position = { turn: 'W', phase: 'to-discard', seats: { W: { concealed: '11j', drawn: '9s' } } };
    const named = { '/rules/general/jokerNamedDiscard': true };
    expect(told(choices(position, 'W', named, 'american-league'))).toContain('discard 1j 1m');
    const plain = { '/rules/general/jokerNamedDiscard': false };
    expect(told(choices(position, 'W', plain, 'american-league'))).not.toContain('discard 1j 1m');
  });

  // American Mah-Jongg Association, "Guide": three tiles to each pass, no jokers; any player may stop a second Charleston.
  test('before the first turn tiles are passed on', () => {
    const position: Position = { phase: 'before-deal', seats: { W: { concealed: '11j123m789s5556z' } } };
    const set = { '/rules/general/secondCharleston': 'agreed', '/rules/general/dingDong': 0 };
    expect(told(choices(position, 'W', set, 'american-league'))).toEqual(['pass-tiles 123m', 'stop-charleston']);
    expect(told(choices(position, 'W', { '/rules/general/charleston': 'off' }, 'american-league'))).toEqual([]);
  });

  test('East alone asks all others for a tile', () => {
    const position: Position = { turn: 'E', phase: 'to-draw' };
    const set = { '/rules/general/dingDong': 1 };
    expect(told(choices(position, 'E', set))).toContain('ding-dong');
    expect(told(choices(position, 'W', set))).not.toContain('ding-dong');
  });

  test('a hand of fewer tiles waits for nothing, so that it is not ready', () => {
    const checked = { '/rules/ready/validated': true, '/rules/ready/legalWait': true };
    const ready = (concealed: string) =>
      told(choices({ turn: 'E', seats: { E: { concealed } } }, 'E', checked)).find((one) => one.includes('ready'));
    expect(ready('11123456789m125p')).toBe('declare-ready');
    expect(ready('45678m')).toBe('not declare-ready: not-ready');
  });
});
