import type { CardGroup, OwnGroup, OwnTile, TileSpec } from '../../schemas/generated/preset';
import { t } from '../language/say';
import { windWords } from './template';

/** A group of a hand of a card or of an own pattern: "pung of x in suit A", "run of 8 from 2 in suit B", "East + a flower". */
export function groupWords(group: CardGroup | OwnGroup): string {
  switch (group.kind) {
    case 'run': {
      const { suit, number } = group.tile;
      return t('words.groups.run', { length: group.length ?? 3, number, suit: suit.toUpperCase() });
    }
    case 'mixed':
      return group.tiles.map((tile) => tileWords(tile, false)).join(' + ');
    case 'single':
      return t('words.groups.single', { tile: tileWords(group.tile, false) });
    case 'pair':
    case 'pung':
    case 'kong':
    case 'quint':
    case 'sextet':
      return t(`words.groups.${group.kind}`, { tile: tileWords(group.tile, true) });
  }
}

function tileWords(tile: TileSpec | OwnTile, several: boolean): string {
  if ('flower' in tile) return several ? t('words.groups.flowers') : t('words.groups.aFlower');
  if ('wind' in tile) return windWords(tile.wind);
  if ('dragon' in tile) {
    const { dragon } = tile;
    if (dragon === 'a' || dragon === 'b' || dragon === 'c')
      return t('words.groups.dragonOf', { suit: dragon.toUpperCase() });
    return several ? t(`words.groups.dragons.${dragon}`) : t(`words.groups.dragon.${dragon}`);
  }
  return t('words.groups.suited', { number: tile.number, suit: tile.suit.toUpperCase() });
}
