import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_KINDS, CLEAR, doraOf, FIRST_WIND, isTerminalOrHonor, JOKER, kindOf, RED, type Tile } from './kinds';
import { parseTile, parseTiles, printTile, printTiles, sortTiles } from './notation';

const tile: fc.Arbitrary<Tile> = fc
  .record({ kind: fc.integer({ min: 0, max: ALL_KINDS - 1 }), red: fc.boolean(), clear: fc.boolean() })
  .map(({ kind, red, clear }) => kind + (red && kind < FIRST_WIND && kind % 9 === 4 ? RED : 0) + (clear ? CLEAR : 0));

describe('notation', () => {
  test('what is printed is read back, marks and order included', () => {
    fc.assert(
      fc.property(fc.array(tile, { maxLength: 30 }), (tiles) => {
        expect(parseTiles(printTiles(tiles))).toEqual({ ok: true, value: tiles });
      }),
    );
  });

  test('sorting keeps the tiles and puts kinds in order', () => {
    fc.assert(
      fc.property(fc.array(tile, { maxLength: 20 }), (tiles) => {
        const sorted = sortTiles(tiles);
        expect([...sorted].sort()).toEqual([...tiles].sort());
        expect(sorted.map(kindOf)).toEqual(tiles.map(kindOf).sort((a, b) => a - b));
      }),
    );
  });

  test.each([
    ['123m', [0, 1, 2]],
    ['9p1s', [17, 18]],
    ['0m', [4 + RED]],
    ['1234567z', [27, 28, 29, 30, 31, 32, 33]],
    ['18f1j', [34, 41, JOKER]],
    ["5'0'p", [13 + CLEAR, 13 + RED + CLEAR]],
    [' 1m 2p ', [0, 10]],
    ['', []],
  ])('%s', (text, tiles) => {
    expect(parseTiles(text)).toEqual({ ok: true, value: tiles });
  });

  test.each([
    ['123', 'tiles-no-letter', '1 at character 1'],
    ['12x', 'tiles-letter', 'x at character 3'],
    ['8z', 'tiles-number', '8z at character 1'],
    ['10z', 'tiles-number', '0z at character 2'],
    ['9f', 'tiles-number', '9f at character 1'],
    ['2j', 'tiles-number', '2j at character 1'],
    ['m', 'tiles-no-digit', 'm at character 1'],
    ['1mm', 'tiles-no-digit', 'm at character 3'],
    ["'5m", 'tiles-mark', "' at character 1"],
    ['1m'.repeat(300), 'tiles-too-long', '600 characters'],
    ['1constructor', 'tiles-letter', 'c at character 2'],
  ])('%s is refused with %s', (text, code, found) => {
    const result = parseTiles(text, '/concealed');
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.problems).toMatchObject([{ code, found, pointer: '/concealed' }]);
  });

  test('one tile', () => {
    expect(parseTile('3p')).toEqual({ ok: true, value: 11 });
    expect(parseTile('33p').ok).toBe(false);
    expect(parseTile('').ok).toBe(false);
    expect(printTile(4 + RED)).toBe('0m');
  });
});

describe('kinds', () => {
  // EMA Riichi rules 2016, 2.5: the next tile of the suit, nine to one; winds ESWN; dragons white, green, red
  test.each([
    ['1m', '2m'],
    ['9s', '1s'],
    ['0p', '6p'],
    ['4z', '1z'],
    ['5z', '6z'],
    ['7z', '5z'],
  ])('the indicator %s names %s', (indicator, dora) => {
    const parsed = parseTile(indicator);
    expect(parsed.ok && printTile(doraOf(kindOf(parsed.value)))).toBe(dora);
  });

  test('thirteen kinds are terminals or honors', () => {
    expect(Array.from({ length: ALL_KINDS }, (_, kind) => kind).filter(isTerminalOrHonor)).toHaveLength(13);
  });
});
