import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOf, parseTiles, WHITE } from '../tiles';
import { isSpecialHand, missingFromSpecial, type SpecialHand } from './special';

/** Hands of kajongg's scoring test and, for the Wind Snake, of the Dutch rules of 2002. */
const HANDS: readonly (readonly [hand: SpecialHand, tiles: string])[] = [
  ['gates-of-heaven', '11123455678999m'],
  ['wriggling-snake', '1123456789m1234z'],
  ['wind-snake', '1123456789m1234z'],
  ['wind-snake', '123456789m12344z'],
  ['knitting', '2345679p2345679s'],
  ['knitting', '2245679p2245679s'],
  ['triple-knitting', '2467m24678p24678s'],
  ['triple-knitting', '24468m2446p24468s'],
  ['triple-knitting', '23448m2344p23448s'],
];

/** Hands that only look like one. */
const OTHERS: readonly (readonly [hand: SpecialHand, tiles: string])[] = [
  ['gates-of-heaven', '11123456789999m'],
  ['wriggling-snake', '123456789m12344z'],
  ['wriggling-snake', '1123456789m1235z'],
  ['knitting', '2345679p234567s9m'],
  ['knitting', '2334567s24567p9p9s'],
  ['triple-knitting', '2467m24678p2467s7s'],
];

function counted(text: string): Uint8Array {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(text);
  const counts = new Uint8Array(34);
  for (const tile of parsed.value) counts[kindOf(tile)] = (counts[kindOf(tile)] ?? 0) + 1;
  return counts;
}

describe('special hands', () => {
  test.each(HANDS)('%s: %s', (hand, tiles) => {
    expect(isSpecialHand(hand, counted(tiles))).toBe(true);
  });

  test.each(OTHERS)('no %s: %s', (hand, tiles) => {
    expect(isSpecialHand(hand, counted(tiles))).toBe(false);
  });

  test('lack as many tiles as are taken out of them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HANDS), fc.uniqueArray(fc.nat(13), { maxLength: 6 }), ([hand, tiles], out) => {
        const parsed = parseTiles(tiles);
        if (!parsed.ok) throw new Error(tiles);
        const counts = new Uint8Array(34);
        parsed.value.forEach((tile, at) => {
          const kind = out.includes(at) ? WHITE : kindOf(tile);
          counts[kind] = (counts[kind] ?? 0) + 1;
        });
        expect(missingFromSpecial(hand, counts)).toBe(out.length);
      }),
    );
  });
});
