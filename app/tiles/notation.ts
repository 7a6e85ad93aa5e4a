import { failed, ok, type Pointer, type Problem, type Result } from '../result';
import { CLEAR, FIRST_FLOWER, FIRST_WIND, JOKER, kindOf, RED, type Tile } from './kinds';

/** A group of digits ends with one of these; `first` is the kind of the digit 1, `most` the highest digit. */
const LETTERS: Readonly<Record<string, { readonly first: number; readonly most: number; readonly what: string }>> = {
  m: { first: 0, most: 9, what: 'characters' },
  p: { first: 9, most: 9, what: 'dots' },
  s: { first: 18, most: 9, what: 'bamboo' },
  z: { first: FIRST_WIND, most: 7, what: 'winds and dragons' },
  f: { first: FIRST_FLOWER, most: 8, what: 'flowers and seasons' },
  j: { first: JOKER, most: 1, what: 'jokers' },
};
const FIVES = 'mps';
/** No hand or wall is longer than this. */
const MOST_CHARACTERS = 500;

function problem(pointer: Pointer, code: string, message: string, found: string, expected: string): Problem {
  return { code, severity: 'problem', pointer, message, found, expected };
}

/**
 * Reads tiles in mpsz notation: digits, then the letter of their suit, such as `123m406p11z1j5f`. `0` is a red five, an
 * apostrophe after a digit marks a see-through copy, blanks between tiles are skipped. Order and marks are kept.
 * @param pointer where the text stands in its document; each problem carries it
 */
export function parseTiles(text: string, pointer: Pointer = ''): Result<Tile[]> {
  if (text.length > MOST_CHARACTERS)
    return failed(
      problem(
        pointer,
        'tiles-too-long',
        `A list of tiles has at most ${MOST_CHARACTERS} characters.`,
        `${text.length} characters`,
        `at most ${MOST_CHARACTERS}`,
      ),
    );
  const tiles: Tile[] = [];
  let digits: { readonly digit: number; readonly at: number; clear: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    const place = `${letter} at character ${at + 1}`;
    if (letter === ' ') continue;
    if (letter >= '0' && letter <= '9') {
      digits.push({ digit: Number(letter), at, clear: false });
      continue;
    }
    if (letter === "'") {
      const last = digits.at(-1);
      if (last === undefined || last.clear)
        return failed(
          problem(pointer, 'tiles-mark', 'An apostrophe marks the digit before it, once.', place, 'a digit before it'),
        );
      last.clear = true;
      continue;
    }
    const suit = Object.hasOwn(LETTERS, letter) ? LETTERS[letter] : undefined;
    if (suit === undefined)
      return failed(
        problem(
          pointer,
          'tiles-letter',
          `“${letter}” stands for no suit.`,
          place,
          'm characters, p dots, s bamboo, z winds and dragons, f flowers, j jokers',
        ),
      );
    if (digits.length === 0)
      return failed(
        problem(pointer, 'tiles-no-digit', `The ${suit.what} have no numbers.`, place, 'digits before the letter'),
      );
    for (const { digit, at: where, clear } of digits) {
      const red = digit === 0 && FIVES.includes(letter);
      if (!red && (digit < 1 || digit > suit.most))
        return failed(
          problem(
            pointer,
            'tiles-number',
            `There is no tile ${digit} among the ${suit.what}.`,
            `${digit}${letter} at character ${where + 1}`,
            `1 to ${suit.most}${FIVES.includes(letter) ? ', or 0 for a red five' : ''}`,
          ),
        );
      tiles.push((red ? suit.first + 4 + RED : suit.first + digit - 1) + (clear ? CLEAR : 0));
    }
    digits = [];
  }
  const open = digits[0];
  if (open !== undefined)
    return failed(
      problem(
        pointer,
        'tiles-no-letter',
        'The last numbers have no suit.',
        `${open.digit} at character ${open.at + 1}`,
        'a letter m, p, s, z, f or j after them',
      ),
    );
  return ok(tiles);
}

/** One tile; a text of none or several is a problem. */
export function parseTile(text: string, pointer: Pointer = ''): Result<Tile> {
  const tiles = parseTiles(text, pointer);
  if (!tiles.ok) return tiles;
  const [tile] = tiles.value;
  return tile !== undefined && tiles.value.length === 1
    ? ok(tile)
    : failed(problem(pointer, 'tiles-one', 'Exactly one tile is expected here.', `“${text}”`, 'one tile, such as 3p'));
}

const SUIT_LETTERS = 'mps';

function written(tile: Tile): { readonly digit: string; readonly letter: string } {
  const kind = kindOf(tile);
  const clear = (tile & CLEAR) !== 0 ? "'" : '';
  if (kind < FIRST_WIND) {
    const digit = (tile & RED) !== 0 ? 0 : (kind % 9) + 1;
    return { digit: `${digit}${clear}`, letter: SUIT_LETTERS[(kind / 9) | 0] ?? '' };
  }
  if (kind < FIRST_FLOWER) return { digit: `${kind - FIRST_WIND + 1}${clear}`, letter: 'z' };
  if (kind < JOKER) return { digit: `${kind - FIRST_FLOWER + 1}${clear}`, letter: 'f' };
  return { digit: `1${clear}`, letter: 'j' };
}

/** The tiles in mpsz notation, in the order given; neighbours of one suit share its letter. */
export function printTiles(tiles: readonly Tile[]): string {
  let text = '';
  let letter = '';
  for (const tile of tiles) {
    const next = written(tile);
    if (next.letter !== letter) text += letter;
    letter = next.letter;
    text += next.digit;
  }
  return text + letter;
}

/** One tile, such as `3p`. */
export function printTile(tile: Tile): string {
  return printTiles([tile]);
}

/** A copy in the order of the kinds; red fives stand before the plain ones. */
export function sortTiles(tiles: readonly Tile[]): Tile[] {
  return [...tiles].sort((a, b) => kindOf(a) - kindOf(b) || b - a);
}
