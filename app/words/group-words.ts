import type { CardGroup, OwnGroup, OwnTile, TileSpec } from '../../schemas/generated/preset';
import { seatWords } from './template';

/** A group of a hand of a card or of an own pattern: "pung of x in suit A", "run of 8 from 2 in suit B", "East + a flower". */
export function groupWords(group: CardGroup | OwnGroup): string {
  switch (group.kind) {
    case 'run': {
      const { suit, number } = group.tile;
      return `run of ${String(group.length ?? 3)} from ${String(number)} in suit ${suit.toUpperCase()}`;
    }
    case 'mixed':
      return group.tiles.map((tile) => tileWords(tile, false)).join(' + ');
    case 'single':
      return `${group.kind} of ${tileWords(group.tile, false)}`;
    case 'pair':
    case 'pung':
    case 'kong':
    case 'quint':
    case 'sextet':
      return `${group.kind} of ${tileWords(group.tile, true)}`;
  }
}

function tileWords(tile: TileSpec | OwnTile, several: boolean): string {
  if ('flower' in tile) return several ? 'flowers' : 'a flower';
  if ('wind' in tile) return seatWords(tile.wind);
  if ('dragon' in tile) {
    if (tile.dragon.length === 1) return `the dragon of suit ${tile.dragon.toUpperCase()}`;
    return `${tile.dragon} ${several ? 'dragons' : 'dragon'}`;
  }
  return `${String(tile.number)} in suit ${tile.suit.toUpperCase()}`;
}
