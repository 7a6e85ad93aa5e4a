import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../scenarios';
import type { Problem, Result } from '../result';
import { parseHand, parsePosition, parseScenario } from './documents';

function codes(result: Result<unknown, readonly Problem[]>): string[] {
  return result.ok ? [] : result.problems.map((problem) => `${problem.code} ${problem.pointer}`);
}

describe('hands', () => {
  test.each<[string, string, string[]]>([
    ['a hand', '{"concealed":"123m","win":{"tile":"4m","by":"self-draw"}}', []],
    ['no JSON', '{"concealed":', ['not-json ']],
    ['a list', '[]', ['wrong-form ']],
    ['nothing in it', '{}', ['missing-key ']],
    ['an unknown key', '{"concealed":"1m","tiles":"1m"}', ['unknown-key /tiles']],
    ['a wrong type', '{"concealed":1}', ['wrong-form /concealed']],
    ['an unknown way to win', '{"concealed":"1m","win":{"tile":"1m","by":"luck"}}', ['wrong-form /win/by']],
    ['an unknown meld', '{"concealed":"1m","melds":[{"kind":"pong","tiles":"111m"}]}', ['wrong-form /melds/0/kind']],
    ['a key twice', '{"concealed":"1m","concealed":"2m"}', ['duplicate-key /concealed']],
  ])('%s', (_, text, expected) => {
    expect(codes(parseHand(text))).toEqual(expected);
  });
});

describe('scenarios and positions', () => {
  test('every canned scenario is read back', () => {
    expect(SCENARIOS.length).toBeGreaterThan(0);
    expect(
      SCENARIOS.flatMap((one) => codes(parseScenario(JSON.stringify(one))).map((code) => `${one.id}: ${code}`)),
    ).toEqual([]);
  });
  test.each<[string, unknown, string[]]>([
    ['a bare position', { seats: { W: { concealed: '23456s789m222p11z' } }, turn: 'N' }, []],
    ['a position with events', { position: {}, events: [{ seat: 'E', do: 'draw' }] }, []],
    ['an unknown tile', { seats: { W: { concealed: '2x' } } }, ['tiles-letter /seats/W/concealed']],
    ['five equal tiles', { seats: { W: { concealed: '22222m' } } }, ['five-identical-tiles /seats/W/concealed']],
    [
      'five equal tiles in two hands',
      { seats: { E: { concealed: '222m' }, W: { melds: [{ kind: 'pung', tiles: '222m' }] } } },
      ['five-identical-tiles /seats/W/melds/0/tiles'],
    ],
    ['an unknown event', { position: {}, events: [{ seat: 'E', do: 'dance' }] }, ['wrong-form /events/0']],
    ['an unknown key', { seat: {} }, ['unknown-key /seat']],
  ])('%s', (_, position, expected) => {
    expect(codes(parsePosition(JSON.stringify(position)))).toEqual(expected);
  });

  test('a bare position is told of its places as it has them', () => {
    const read = parsePosition('{"turn":"X"}');
    expect(read.ok ? [] : read.problems.map((one) => one.message)).toEqual(['/turn has to be one of E, S, W, N.']);
  });
});
