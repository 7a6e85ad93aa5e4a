import { t } from '../language/say';
import { failed, ok, type Pointer, type Problem, type Result } from '../result';
import { CLEAR, FIRST_FLOWER, FIRST_WIND, JOKER, kindOf, RED, type Tile } from './kinds';

/** A group of digits ends with one of these; `first` is the kind of the digit 1, `most` the highest digit. */
const LETTERS = {
  m: { first: 0, most: 9, fives: true, what: 'characters' },
  p: { first: 9, most: 9, fives: true, what: 'dots' },
  s: { first: 18, most: 9, fives: true, what: 'bamboo' },
  z: { first: FIRST_WIND, most: 7, fives: false, what: t('tiles.windsAndDragons') },
  f: { first: FIRST_FLOWER, most: 8, fives: false, what: t('tiles.flowersAndSeasons') },
  j: { first: JOKER, most: 1, fives: false, what: 'jokers' },
} as const;
/** The same by the code of the letter. */
const SUITS_BY_CODE: ((typeof LETTERS)[keyof typeof LETTERS] | undefined)[] = new Array<undefined>(128);
for (const [letter, suit] of Object.entries(LETTERS)) SUITS_BY_CODE[letter.charCodeAt(0)] = suit;
const BLANK = 32;
const APOSTROPHE = 39;
const DIGIT_0 = 48;
const DIGIT_9 = 57;
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
        t('tiles.aListOfTilesHasAt', { mOST_CHARACTERS: MOST_CHARACTERS }),
        t('tiles.numberCharacters', { number: text.length }),
        t('tiles.atMostMostCharacters', { mOST_CHARACTERS: MOST_CHARACTERS }),
      ),
    );
  const tiles: Tile[] = [];
  // Where the digits begin that still wait for their letter; -1 for none.
  let open = -1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BLANK) continue;
    if (code >= DIGIT_0 && code <= DIGIT_9) {
      if (open < 0) open = at;
      continue;
    }
    const letter = text.charAt(at);
    if (code === APOSTROPHE) {
      if (open < 0 || !followsDigit(text, open, at))
        return failed(
          problem(
            pointer,
            'tiles-mark',
            t('tiles.anApostropheMarksTheDigitBefore'),
            placeOf(text, at),
            t('tiles.aDigitBeforeIt'),
          ),
        );
      continue;
    }
    const suit = code < 128 ? SUITS_BY_CODE[code] : undefined;
    if (suit === undefined)
      return failed(
        problem(
          pointer,
          'tiles-letter',
          t('tiles.letterStandsForNoSuit', { letter }),
          placeOf(text, at),
          t('tiles.mCharactersPDotsSBamboo'),
        ),
      );
    if (open < 0)
      return failed(
        problem(
          pointer,
          'tiles-no-digit',
          t('tiles.theWhatHaveNoNumbers', { what: suit.what }),
          placeOf(text, at),
          t('tiles.digitsBeforeTheLetter'),
        ),
      );
    for (let where = open; where < at; where++) {
      const digit = text.charCodeAt(where) - DIGIT_0;
      if (digit === BLANK - DIGIT_0) continue;
      if (digit === APOSTROPHE - DIGIT_0) {
        tiles[tiles.length - 1] = (tiles[tiles.length - 1] as Tile) + CLEAR;
        continue;
      }
      const red = digit === 0 && suit.fives;
      if (!red && (digit < 1 || digit > suit.most))
        return failed(
          problem(
            pointer,
            'tiles-number',
            t('tiles.thereIsNoTileDigitAmong', { digit, what: suit.what }),
            t('tiles.digitLetterAtCharacterWhere', { digit, letter, where: where + 1 }),
            t('tiles.n1ToMostValue', { most: suit.most, value: suit.fives ? t('tiles.or0ForARedFive') : '' }),
          ),
        );
      tiles.push(red ? suit.first + 4 + RED : suit.first + digit - 1);
    }
    open = -1;
  }
  if (open >= 0)
    return failed(
      problem(
        pointer,
        'tiles-no-letter',
        t('tiles.theLastNumbersHaveNoSuit'),
        placeOf(text, open),
        t('tiles.aLetterMPSZ'),
      ),
    );
  return ok(tiles);
}

function placeOf(text: string, at: number): string {
  return t('tiles.charatAtCharacterAt', { charAt: text.charAt(at), at: at + 1 });
}

/** Whether an apostrophe stands behind a digit, blanks between them or not, that has none yet. */
function followsDigit(text: string, first: number, at: number): boolean {
  let before = at - 1;
  while (before > first && text.charCodeAt(before) === BLANK) before -= 1;
  return text.charCodeAt(before) !== APOSTROPHE;
}

/** One tile; a text of none or several is a problem. */
export function parseTile(text: string, pointer: Pointer = ''): Result<Tile> {
  const tiles = parseTiles(text, pointer);
  if (!tiles.ok) return tiles;
  const [tile] = tiles.value;
  return tile !== undefined && tiles.value.length === 1
    ? ok(tile)
    : failed(
        problem(pointer, 'tiles-one', t('tiles.exactlyOneTileIsExpectedHere'), `“${text}”`, t('tiles.oneTileSuchAs3p')),
      );
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
