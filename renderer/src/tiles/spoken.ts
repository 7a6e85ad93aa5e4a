import { isClear, isFlower, isRed, JOKER, kindOf, rankOf, suitOf, SUITS, type Tile } from '../../../app/tiles';

const HONORS = ['east wind', 'south wind', 'west wind', 'north wind', 'white dragon', 'green dragon', 'red dragon'];
const BONUS = ['plum', 'orchid', 'chrysanthemum', 'bamboo flower', 'spring', 'summer', 'autumn', 'winter'];

/** The name of a tile as it is said: "7 bamboo", "red 5 dots", "east wind". */
export function spokenTile(tile: Tile): string {
  const kind = kindOf(tile);
  const marks = `${isRed(tile) ? 'red ' : ''}${isClear(tile) ? 'see-through ' : ''}`;
  const suit = SUITS[suitOf(kind)];
  if (suit !== undefined) return `${marks}${rankOf(kind)} ${suit}`;
  if (kind === JOKER) return `${marks}joker`;
  return marks + ((isFlower(kind) ? BONUS[kind - 34] : HONORS[kind - 27]) ?? 'tile');
}
