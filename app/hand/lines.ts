import type { OwnGroup, OwnTile } from '../../schemas/generated/preset';
import { ALL_KINDS, FIRST_WIND, JOKER, type Kind } from '../tiles';
import { ANY_FLOWER, DRAGONS, MATCHING, SIZES, SUIT_ORDERS } from './group-tiles';
import type { JokerRules } from './jokers';

/**
 * The language of groups, for the hands of a card and for a club's own patterns: which tiles a list of groups asks for. A
 * line is one choice of suits for the letters a, b and c and of numbers for x, y and z.
 */

/** A group without its name: so many tiles of one kind, or a run upwards from it. */
export interface Part {
  readonly kind: Kind;
  readonly size: number;
  readonly run: boolean;
}

/** How many of each kind are wanted, and how many of them may be jokers. */
export interface Wanted {
  readonly wanted: Uint8Array;
  readonly mayBeJokers: Uint8Array;
}

/** One choice of suits and numbers. */
export interface Line extends Wanted {
  readonly parts: readonly Part[];
}

/** What decides how groups may be filled: the jokers of the preset, and whether a kong stands for a pung. */
export interface GroupRules {
  readonly jokers: JokerRules;
  readonly kongs: boolean;
}

/** All lines of a list of groups, with the rules under which they are filled. */
export interface Lines {
  readonly rules: GroupRules;
  readonly all: readonly Line[];
}

type Groups = readonly OwnGroup[];

/** Tiles of one kind in the game; of flowers all together. */
const COPIES = 4;
const ALL_FLOWERS = 8;

/** A part before its letters are read. */
export interface AskedPart {
  readonly tile: OwnTile;
  readonly size: number;
  readonly run: boolean;
}

/** The parts that a group consists of. */
export function partsOf(group: OwnGroup): readonly AskedPart[] {
  switch (group.kind) {
    case 'mixed':
      return group.tiles.map((tile) => ({ tile, size: 1, run: false }));
    case 'run':
      return [{ tile: group.tile, size: group.length ?? 3, run: true }];
    case 'single':
    case 'pair':
    case 'pung':
    case 'kong':
    case 'quint':
    case 'sextet':
      return [{ tile: group.tile, size: SIZES[group.kind], run: false }];
  }
}

const written = new WeakMap<Groups, Map<number, Lines>>();

/** All lines of a list of groups, worked out once for each set of rules; those that come to the same tiles once. */
export function linesOf(groups: Groups, rules: GroupRules): Lines {
  let known = written.get(groups);
  if (known === undefined) written.set(groups, (known = new Map<number, Lines>()));
  const key = keyOfRules(rules);
  let lines = known.get(key);
  if (lines === undefined) known.set(key, (lines = { rules, all: variants(groups.flatMap(partsOf), rules.jokers) }));
  return lines;
}

function keyOfRules({ jokers, kongs }: GroupRules): number {
  const { inChows, inPairs, fourIdentical, inGame } = jokers;
  return Number(inChows) + 2 * Number(inPairs) + 4 * Number(fourIdentical) + 8 * Number(kongs) + 16 * inGame;
}

const LETTERS = 'abc';
const NUMBERS = 'xyz';
const ANY_NUMBER = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const NO_NUMBER = [0];

function variants(asked: readonly AskedPart[], jokers: JokerRules): readonly Line[] {
  const [xs, ys, zs] = [...NUMBERS].map((letter) =>
    asked.some(({ tile }) => 'number' in tile && String(tile.number).startsWith(letter)) ? ANY_NUMBER : NO_NUMBER,
  ) as [number[], number[], number[]];
  const lines = new Map<string, Line>();
  for (const suits of SUIT_ORDERS)
    for (const x of xs)
      for (const y of ys)
        for (const z of zs) {
          const parts = bound(asked, suits, [x, y, z]);
          if (parts === undefined) continue;
          const key = keyOf(parts);
          if (lines.has(key)) continue;
          const line = { parts, ...wantedBy(parts, jokers) };
          if (canBe(line, jokers)) lines.set(key, line);
        }
  return [...lines.values()];
}

function keyOf(parts: readonly Part[]): string {
  return parts
    .map(({ kind, size, run }) => `${String(kind)}${run ? '-' : 'x'}${String(size)}`)
    .sort()
    .join(' ');
}

/** The parts under one choice of the letters; undefined where a number would go beyond nine. */
function bound(
  asked: readonly AskedPart[],
  suits: readonly number[],
  numbers: readonly number[],
): readonly Part[] | undefined {
  const parts: Part[] = [];
  for (const { tile, size, run } of asked) {
    const kind = kindFor(tile, suits, numbers);
    if (kind === undefined || (run && (kind % 9) + size > 9)) return undefined;
    parts.push({ kind, size, run });
  }
  return parts;
}

function kindFor(tile: OwnTile, suits: readonly number[], numbers: readonly number[]): Kind | undefined {
  if ('flower' in tile) return ANY_FLOWER;
  if ('wind' in tile) return FIRST_WIND + 'ESWN'.indexOf(tile.wind);
  const suitOf = (letter: string) => suits[LETTERS.indexOf(letter)] as 0 | 1 | 2;
  if ('dragon' in tile) {
    const { dragon } = tile;
    return dragon === 'a' || dragon === 'b' || dragon === 'c' ? MATCHING[suitOf(dragon)] : DRAGONS[dragon];
  }
  const { number } = tile;
  const value =
    typeof number === 'number'
      ? number
      : (numbers[NUMBERS.indexOf(number.charAt(0))] as number) + Number(number.slice(2) || 0);
  return value > 9 ? undefined : suitOf(tile.suit) * 9 + value - 1;
}

/** What parts come to, whatever lies where. */
export function wantedBy(parts: readonly Part[], { inChows, inPairs }: JokerRules): Wanted {
  const wanted = new Uint8Array(ALL_KINDS);
  const mayBeJokers = new Uint8Array(ALL_KINDS);
  for (const { kind, size, run } of parts) {
    const each = run ? 1 : size;
    const replaceable = run ? inChows : size >= SIZES.pung || inPairs;
    for (let at = kind; at < kind + (run ? size : 1); at++) {
      wanted[at] = (wanted[at] as number) + each;
      if (replaceable) mayBeJokers[at] = (mayBeJokers[at] as number) + each;
    }
  }
  return { wanted, mayBeJokers };
}

/**
 * Whether the game has the tiles of a line: what is beyond four copies has to be jokers. One copy too many is let be, for a
 * hand that waits for a tile of which it holds all four.
 */
function canBe({ wanted }: Wanted, { fourIdentical, inGame }: JokerRules): boolean {
  let beyond = 0;
  for (let kind = 0; kind < JOKER; kind++) {
    beyond += Math.max(0, (wanted[kind] as number) - (kind === ANY_FLOWER ? ALL_FLOWERS : COPIES));
  }
  return beyond <= (fourIdentical ? 0 : inGame + 1);
}
