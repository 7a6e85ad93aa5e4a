import type { Hand } from '../../schemas/generated/hand';
import type { Effective } from '../preset/effective';
import { isFlower, isRed, JOKER, kindOf, parseTiles, RED, suitOf, type Tile } from '../tiles';
import { RED_OPTIONS } from './palette';

/** Every tile that a hand document names: the hand, its sets, the winning tile, flowers, and the indicators on the wall. */
export function tilesIn(hand: Hand): readonly Tile[] {
  const { concealed, melds = [], win, flowers = '', doraIndicators = '', uraIndicators = '' } = hand;
  return [
    concealed,
    ...melds.map((meld) => meld.tiles),
    win?.tile ?? '',
    flowers,
    doraIndicators,
    uraIndicators,
  ].flatMap((text) => {
    const tiles = parseTiles(text);
    return tiles.ok ? tiles.value : [];
  });
}

/** How many of a tile, red or plain as it is, a game has beside those that a hand document names; never below 0. */
export function left({ rules: { general } }: Effective, used: readonly Tile[], tile: Tile): number {
  const kind = kindOf(tile);
  const alike = used.filter((one) => kindOf(one) === kind);
  if (kind === JOKER) return Math.max(0, general.jokers - alike.length);
  const all = Math.max(0, (isFlower(kind) ? 1 : 4) - alike.length);
  const option = kind % 9 === 4 ? RED_OPTIONS[suitOf(kind)] : undefined;
  if (option === undefined) return all;
  const red = Math.max(0, general[option] - alike.filter(isRed).length);
  return Math.min(all, isRed(tile) ? red : Math.max(0, all - red));
}

/** One plain copy of a tile, without the mark of a red five. */
export function plain(tile: Tile): Tile {
  return isRed(tile) ? tile - RED : tile;
}
