import { t } from '../language/say';
import type { Hand, Meld } from '../../schemas/generated/hand';
import type { Circumstance } from '../scoring/facts';
import type { Seat } from '../seats';
import { circumstanceWords } from '../words/circumstances';
import {
  isFlower,
  isHonor,
  isRed,
  kindOf,
  parseTiles,
  printTile,
  printTiles,
  rankOf,
  RED,
  sortTiles,
  type Tile,
} from '../tiles';
import { stepped, type Laid, type Steps } from './history';
import { readHandText } from './read-hand-text';
import { plain } from './supply';
import { writeHand } from './write-hand';

/** Where the next tile that is chosen goes. */
export const TARGETS = [
  'concealed',
  'win',
  'chow',
  'pung',
  'kong',
  'concealed-kong',
  'added-kong',
  'dora',
  'ura',
] as const;
export type Target = (typeof TARGETS)[number];

/** The hand that is composed, how it came to lie there, and where the next tile goes. */
export interface HandDesk {
  readonly steps: Steps;
  readonly target: Target;
}

const NOTHING: Hand = { concealed: '', seatWind: 'E', roundWind: 'E' };
const MOST_MELDS = 6;

/** A desk with a hand on it; an empty one where none is given. */
export function handDesk(hand: Hand = NOTHING): HandDesk {
  return { steps: { laid: { hand }, past: [], future: [], key: undefined }, target: 'concealed' };
}

/** The hand that lies on the desk. */
export function handOn(desk: HandDesk): Hand {
  return desk.steps.laid.hand;
}

/** What stands in the text field: what is typed, else the hand as it is written. */
export function textOn({ steps: { laid } }: HandDesk): string {
  return laid.typed ?? writeHand(laid.hand);
}

function next(desk: HandDesk, laid: Laid, label: string, key?: string): HandDesk {
  return { ...desk, steps: stepped(desk.steps, laid, label, key) };
}

/**
 * Another hand where some of it is changed; `undefined` takes a part out.
 * @param key changes with the same key that follow each other are one step
 */
export function changed(desk: HandDesk, change: HandChange, label: string, key?: string): HandDesk {
  const all = Object.entries({ ...handOn(desk), ...change }).filter(([, value]) => value !== undefined);
  return next(desk, { hand: Object.fromEntries(all) as unknown as Hand }, label, key);
}

export type HandChange = { readonly [K in keyof Hand]?: Hand[K] | undefined };

/** Lays a whole hand on the desk. */
export function laid(desk: HandDesk, hand: Hand, label: string): HandDesk {
  return { ...next(desk, { hand }, label), target: 'concealed' };
}

/** Takes everything off; the winds stay. */
export function cleared(desk: HandDesk): HandDesk {
  const { seatWind = 'E', roundWind = 'E' } = handOn(desk);
  return laid(desk, { concealed: '', seatWind, roundWind }, t('handDesk.clearTheDesk'));
}

/** Takes in a text as it is typed. What it does not say of the winds stays as it is; a text that is no hand is kept with its problem. */
export function typed(desk: HandDesk, text: string, flowersInHand = false): HandDesk {
  const before = handOn(desk);
  const read = readHandText(text, before.seatWind);
  const { seatWind, roundWind } = before;
  if (read.ok) {
    const winds = { ...(seatWind && { seatWind }), ...(roundWind && { roundWind }) };
    const hand = flowersInHand ? read.value : flowersAside(read.value);
    return next(desk, { hand: { ...winds, ...hand }, typed: text }, t('store.typing'), 'typing');
  }
  const [problem] = read.problems;
  return next(desk, { hand: before, typed: text, ...(problem && { problem }) }, t('store.typing'), 'typing');
}

/** Flowers that were written among the concealed tiles lie beside the hand. */
function flowersAside(hand: Hand): Hand {
  const tiles = tilesOf(hand.concealed);
  const flowers = tiles.filter((tile) => isFlower(kindOf(tile)));
  if (flowers.length === 0) return hand;
  const concealed = printTiles(tiles.filter((tile) => !isFlower(kindOf(tile))));
  return { ...hand, concealed, flowers: printTiles([...tilesOf(hand.flowers ?? ''), ...flowers]) };
}

/** The text field is left: a text that is a hand is written anew. */
export function textLeft(desk: HandDesk): HandDesk {
  const { steps } = desk;
  const { hand, problem } = steps.laid;
  if (problem) return desk;
  return { ...desk, steps: { ...steps, laid: { hand }, key: undefined } };
}

/** Puts a tile that was chosen where the next one goes: into the hand, as the winning tile, or as the set that it begins. */
export function placed(desk: HandDesk, tile: Tile, flowersInHand = false): HandDesk {
  const hand = handOn(desk);
  const name = printTile(tile);
  if (isFlower(kindOf(tile)) && !flowersInHand)
    return changed(desk, { flowers: added(hand.flowers, tile) }, t('handDesk.addName', { name }));
  switch (desk.target) {
    case 'concealed':
      return changed(desk, { concealed: added(hand.concealed, tile) }, t('handDesk.addName', { name }));
    case 'win': {
      const win = { ...(hand.win ?? { by: 'self-draw' as const }), tile: name };
      return { ...changed(desk, { win }, t('handDesk.winOnName', { name })), target: 'concealed' };
    }
    case 'dora':
      return changed(
        desk,
        { doraIndicators: (hand.doraIndicators ?? '') + name },
        t('handDesk.indicatorName', { name }),
      );
    case 'ura':
      return changed(desk, { uraIndicators: (hand.uraIndicators ?? '') + name }, t('handDesk.indicatorName', { name }));
    case 'chow':
    case 'pung':
    case 'kong':
    case 'concealed-kong':
    case 'added-kong':
      return melded(desk, desk.target, tile);
  }
}

/** Whether a tile can be put where the next one goes. @param left how many copies of a tile are there to be taken */
export function fits(desk: HandDesk, tile: Tile, left: (tile: Tile) => number): boolean {
  const { target } = desk;
  const { melds = [] } = handOn(desk);
  if (left(tile) === 0) return false;
  if (isFlower(kindOf(tile)) || target === 'concealed' || target === 'win' || target === 'dora' || target === 'ura')
    return true;
  if (melds.length >= MOST_MELDS || (target === 'chow' && (isHonor(kindOf(tile)) || rankOf(kindOf(tile)) === 0)))
    return false;
  const wanted = setFrom(target, tile);
  return wanted.every((one) => left(one) >= wanted.filter((other) => other === one).length);
}

export type SetTarget = Extract<Target, Meld['kind']>;

function melded(desk: HandDesk, kind: SetTarget, tile: Tile): HandDesk {
  const { melds = [] } = handOn(desk);
  const tiles = printTiles(setFrom(kind, tile));
  return changed(desk, { melds: [...melds, { kind, tiles }] }, t('handDesk.addTiles', { tiles }));
}

/** The set that a tile begins: the run from it upward, or as many alike; a red five is one of them, once. */
export function setFrom(kind: SetTarget, tile: Tile): readonly Tile[] {
  if (kind !== 'chow') return sortTiles([tile, ...Array<Tile>(kind === 'pung' ? 2 : 3).fill(plain(tile))]);
  // Above 7 no run begins: those end at 9.
  const first = plain(tile) - Math.max(0, rankOf(kindOf(tile)) - 7);
  return [first, first + 1, first + 2].map((one) => (isRed(tile) && one === plain(tile) ? one + RED : one));
}

function added(tiles = '', tile: Tile): string {
  return printTiles(sortTiles([...tilesOf(tiles), tile]));
}

function tilesOf(text: string): readonly Tile[] {
  const read = parseTiles(text);
  return read.ok ? read.value : [];
}

/** Lists of tiles from which one can be taken out. */
export type TileList = 'concealed' | 'flowers' | 'doraIndicators' | 'uraIndicators';

/** Takes a tile out of a list, by its place in it. */
export function takenOut(desk: HandDesk, list: TileList, at: number): HandDesk {
  const tiles = tilesOf(handOn(desk)[list] ?? '');
  const tile = tiles[at];
  if (tile === undefined) return desk;
  const rest = printTiles(tiles.filter((_, place) => place !== at));
  const change = list === 'concealed' ? { concealed: rest } : { [list]: rest === '' ? undefined : rest };
  return changed(desk, change, t('handDesk.takeOutPrinttile', { printTile: printTile(tile) }));
}

/** Takes a set apart: it is no longer there. */
export function meldTakenOut(desk: HandDesk, at: number): HandDesk {
  const melds = handOn(desk).melds ?? [];
  const gone = melds[at];
  if (!gone) return desk;
  const rest = melds.filter((_, place) => place !== at);
  return changed(
    desk,
    { melds: rest.length === 0 ? undefined : rest },
    t('handDesk.takeOutTiles', { tiles: gone.tiles }),
  );
}

/** Says who gave the tile with which a set was claimed; `undefined`: it is not said. */
export function meldGiven(desk: HandDesk, at: number, from: Seat | undefined): HandDesk {
  const melds = (handOn(desk).melds ?? []).map((meld, place): Meld => {
    if (place !== at) return meld;
    const { from: _before, called: _called, ...rest } = meld;
    return from === undefined ? rest : { ...rest, from, called: calledIn(meld) };
  });
  return changed(desk, { melds }, t('handDesk.whoGaveTheTile'));
}

/** The tile that was claimed where nothing says which: the first of the set as it is. */
function calledIn({ kind, tiles, called }: Meld): string {
  const [first] = tilesOf(tiles);
  if (called !== undefined) return called;
  return first === undefined ? '' : printTile(kind === 'chow' ? first : plain(tilesOf(tiles).at(-1) ?? first));
}

/**
 * How the hand won; `undefined`: it has not, and the winning tile goes back among the others.
 * @param full it holds its drawn tile already: the last one, which becomes the winning tile
 */
export function won(desk: HandDesk, by: 'discard' | 'self-draw' | undefined, full: boolean): HandDesk {
  const { win, concealed, seatWind } = handOn(desk);
  if (by === undefined) {
    if (!win) return desk;
    const back = win.tile === '' ? concealed : printTiles([...tilesOf(concealed), ...tilesOf(win.tile)]);
    return { ...changed(desk, { win: undefined, concealed: back }, t('handDesk.notWon2')), target: 'concealed' };
  }
  const label = by === 'discard' ? t('handDesk.wonOnADiscard') : t('handDesk.wonBySelfDraw');
  if (win) {
    const { from = otherThan(seatWind), tile } = win;
    return changed(desk, { win: { tile, by, ...(by === 'discard' ? { from } : {}) } }, label);
  }
  const tiles = tilesOf(concealed);
  const last = tiles.at(-1);
  const giver = by === 'discard' ? { from: otherThan(seatWind) } : {};
  if (full && last !== undefined) {
    const win = { tile: printTile(last), by, ...giver };
    return changed(desk, { concealed: printTiles(tiles.slice(0, -1)), win }, label);
  }
  return { ...changed(desk, { win: { tile: '', by, ...giver } }, label), target: 'win' };
}

function otherThan(seat: Seat = 'E'): Seat {
  return seat === 'S' ? 'E' : 'S';
}

/** A fact of the win that holds, or holds no longer. */
export function circumstance(desk: HandDesk, one: Circumstance, holds: boolean): HandDesk {
  const before = handOn(desk).circumstances ?? [];
  const after = holds ? [...before.filter((other) => other !== one), one] : before.filter((other) => other !== one);
  return changed(desk, { circumstances: after.length === 0 ? undefined : after }, circumstanceWords(one));
}

/** Where the next tile goes. */
export function aimed(desk: HandDesk, target: Target): HandDesk {
  return { ...desk, target };
}
