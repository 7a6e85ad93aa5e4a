import { t } from '../language/say';
import type { Hand, Meld } from '../../schemas/generated/hand';
import { failed, ok, type Problem, type Result } from '../result';
import type { Circumstance } from '../scoring/facts';
import type { Seat } from '../seats';
import { parseTile, parseTiles, printTile, printTiles } from '../tiles';
import { ownNotation } from './foreign';
import { readMeld } from './meld-text';
import {
  AMOUNT_WORDS,
  AMOUNTS,
  CIRCUMSTANCE_WORDS,
  CIRCUMSTANCES,
  SIDE_TILES,
  SIDE_WORDS,
  WIN_WORDS,
  type AmountKey,
  type SideTiles,
} from './words-of-hands';

/** No amount of a hand document is larger. */
const MOST_EXTRA = 100;
const MOST_DEPOSITS = 10_000_000;
const MOST_MELDS = 6;
const MOST_CHARACTERS = 1000;
const TILES = /^(?:[0-9'][0-9' ]*[mpszfj](?![a-z]))+/;
const SEAT_WORDS: Readonly<Record<string, Seat>> = {
  ...{ E: 'E', S: 'S', W: 'W', N: 'N' },
  ...{ e: 'E', s: 'S', w: 'W', n: 'N' },
  ...{ east: 'E', south: 'S', west: 'W', north: 'N' },
  ...{ '1z': 'E', '2z': 'S', '3z': 'W', '4z': 'N' },
};

type Word =
  | { readonly kind: 'side'; readonly key: SideTiles }
  | { readonly kind: 'amount'; readonly key: AmountKey }
  | { readonly kind: 'win'; readonly by: NonNullable<Hand['win']>['by'] }
  | { readonly kind: 'seat'; readonly key: 'seatWind' | 'roundWind' | 'from' }
  | { readonly kind: 'circumstance'; readonly one: Circumstance };

const WORDS: ReadonlyMap<string, Word> = new Map<string, Word>([
  ...SIDE_TILES.flatMap((key) => SIDE_WORDS[key].map((word) => [word, { kind: 'side', key }] as const)),
  ...AMOUNTS.flatMap((key) => AMOUNT_WORDS[key].map((word) => [word, { kind: 'amount', key }] as const)),
  ...(['discard', 'self-draw'] as const).flatMap((by) =>
    WIN_WORDS[by].map((word) => [word, { kind: 'win', by }] as const),
  ),
  ...CIRCUMSTANCES.flatMap((one) =>
    [one, ...CIRCUMSTANCE_WORDS[one]].map((word) => [word, { kind: 'circumstance', one }] as const),
  ),
  ['seat', { kind: 'seat', key: 'seatWind' }],
  ['round', { kind: 'seat', key: 'roundWind' }],
  ['from', { kind: 'seat', key: 'from' }],
]);

function wrong(code: string, message: string, found: string, expected: string): Problem {
  return { code, severity: 'problem', pointer: '', message, found, expected };
}

/**
 * A hand that was typed or pasted, as `writeHand` writes it or as other tools do (see `ownNotation`). Winds that the text
 * does not name are undefined. Whether the hand can exist is not asked here.
 *
 * Problem codes: those of `parseTiles`, `readMeld` and `ownNotation`, `hand-too-long`, `open-bracket`, `hand-sign`,
 * `hand-word`, `hand-seat`, `hand-number`, `too-many-melds`, `no-win-given`.
 * @param seat whose hand it is where a pasted text counts neighbours from there
 */
export function readHandText(text: string, seat: Seat = 'E'): Result<Hand> {
  if (text.length > MOST_CHARACTERS)
    return failed(
      wrong(
        'hand-too-long',
        t('handDesk.thisIsTooLongForA'),
        t('handDesk.numberCharacters', { number: text.length }),
        t('handDesk.atMostMostCharactersCharacters', { mOST_CHARACTERS: MOST_CHARACTERS }),
      ),
    );
  const own = ownNotation(text, seat);
  return own.ok ? new Scanner(own.value).hand() : own;
}

/** Reads one part after another; the first that cannot be read ends it. */
class Scanner {
  private at = 0;
  private concealed = '';
  private readonly melds: Meld[] = [];
  private readonly circumstances: Circumstance[] = [];
  private readonly rest: Partial<Omit<Hand, 'concealed'>> = {};

  constructor(private readonly text: string) {}

  hand(): Result<Hand> {
    for (;;) {
      this.skip();
      if (this.at >= this.text.length) break;
      const problems = this.part();
      if (problems.length > 0) return { ok: false, problems };
    }
    return ok({
      concealed: this.concealed,
      ...(this.melds.length === 0 ? {} : { melds: this.melds }),
      ...(this.circumstances.length === 0 ? {} : { circumstances: [...new Set(this.circumstances)] }),
      ...this.rest,
    });
  }

  private part(): readonly Problem[] {
    const sign = this.text.charAt(this.at);
    if (sign === '[' || sign === '(') return this.meld(sign === '(');
    if (/[0-9']/.test(sign)) return this.tilesInto((tiles) => (this.concealed = joined(this.concealed, tiles)));
    const word = this.match(/^[A-Za-z][A-Za-z-]*/);
    if (word === undefined)
      return [
        wrong(
          'hand-sign',
          t('handDesk.signMeansNothingHere', { sign }),
          this.place(),
          t('handDesk.tilesSuchAs123mASet'),
        ),
      ];
    const known = WORDS.get(word.toLowerCase());
    return known === undefined
      ? [
          wrong(
            'hand-word',
            /^[mpszfj]+$/i.test(word)
              ? t('handDesk.thereAreNoNumbersBeforeWord', { word })
              : t('handDesk.wordIsNoWordForA', { word }),
            word,
            /^[mpszfj]+$/i.test(word)
              ? t('handDesk.numbersThenTheLetterOfTheir')
              : t('handDesk.onDrawSeatRoundDoraFlowers'),
          ),
        ]
      : this.named(known, word);
  }

  private named(word: Word, written: string): readonly Problem[] {
    switch (word.kind) {
      case 'circumstance':
        this.circumstances.push(word.one);
        return [];
      case 'side':
        this.skip();
        return this.tilesInto((tiles) => (this.rest[word.key] = joined(this.rest[word.key] ?? '', tiles)));
      case 'amount':
        return this.amount(word.key, written);
      case 'win':
        return this.win(word.by);
      case 'seat':
        return this.seat(word.key, written);
    }
  }

  private win(by: NonNullable<Hand['win']>['by']): readonly Problem[] {
    this.skip();
    // A win whose tile is still to be chosen.
    const text = this.match(/^[0-9]'?[mpszfj](?![a-z])/) ?? '';
    const tile = text === '' ? undefined : parseTile(text);
    if (tile?.ok === false) return tile.problems;
    const from = this.match(/^\s*<\s*[ESWN]/)?.at(-1);
    this.rest.win = {
      tile: tile === undefined ? '' : printTile(tile.value),
      by,
      ...(from === undefined ? {} : { from: SEAT_WORDS[from] ?? 'E' }),
    };
    return [];
  }

  private seat(key: 'seatWind' | 'roundWind' | 'from', written: string): readonly Problem[] {
    this.skip();
    const word = this.match(/^[0-9]?[A-Za-z]+/) ?? '';
    const seat = SEAT_WORDS[word] ?? SEAT_WORDS[word.toLowerCase()];
    if (seat === undefined)
      return [
        wrong(
          'hand-seat',
          t('handDesk.aWindBelongsAfterWritten', { written }),
          word === '' ? 'nothing' : word,
          t('handDesk.eSWOrN'),
        ),
      ];
    if (key !== 'from') this.rest[key] = seat;
    else if (this.rest.win) this.rest.win = { ...this.rest.win, from: seat };
    else
      return [wrong('no-win-given', t('handDesk.fromSaysWhoGaveTheWinning'), word, t('handDesk.onAndTheTileBeforeIt'))];
    return [];
  }

  private amount(key: AmountKey, written: string): readonly Problem[] {
    this.skip();
    const number = Number(this.match(/^[0-9]+(?![0-9']*[mpszfj](?![a-z]))/)?.trim() ?? Number.NaN);
    const most = key === 'deposits' ? MOST_DEPOSITS : MOST_EXTRA;
    if (!Number.isInteger(number) || number > most)
      return [
        wrong(
          'hand-number',
          t('handDesk.aNumberBelongsAfterWritten', { written }),
          this.place(),
          t('handDesk.n0ToMost', { most: most.toLocaleString('en') }),
        ),
      ];
    this.rest[key] = number;
    return [];
  }

  private meld(round: boolean): readonly Problem[] {
    const end = this.text.indexOf(round ? ')' : ']', this.at);
    if (end < 0)
      return [wrong('open-bracket', t('handDesk.aBracketIsNotClosed'), this.text.slice(this.at), round ? ')' : ']')];
    const meld = readMeld(this.text.slice(this.at + 1, end), round);
    this.at = end + 1;
    if (!meld.ok) return meld.problems;
    this.melds.push(meld.value);
    if (this.melds.length <= MOST_MELDS) return [];
    return [
      wrong('too-many-melds', t('handDesk.noHandHasSoManySets'), String(this.melds.length), t('handDesk.atMost6')),
    ];
  }

  private tilesInto(keep: (tiles: string) => void): readonly Problem[] {
    const text = this.match(TILES) ?? this.match(/^[0-9' ]*[A-Za-z]?/) ?? '';
    const tiles = parseTiles(text);
    if (!tiles.ok) return tiles.problems;
    keep(printTiles(tiles.value));
    return [];
  }

  private match(what: RegExp): string | undefined {
    const found = what.exec(this.text.slice(this.at))?.[0];
    if (found === undefined) return undefined;
    this.at += found.length;
    return found;
  }

  private skip(): void {
    this.match(/^[\s,.;|/]+/);
  }

  private place(): string {
    const rest = this.text.slice(this.at, this.at + 12);
    return rest === '' ? t('handDesk.theEnd') : t('handDesk.restAtCharacterAt', { rest, at: this.at + 1 });
  }
}

/** Two lists of tiles as one, neighbours of a suit under one letter. */
function joined(before: string, more: string): string {
  const tiles = parseTiles(before + more);
  return tiles.ok ? printTiles(tiles.value) : before + more;
}
