import type { CardGroup, Preset, TileSpec } from '../../schemas/generated/preset';
import { seatWords } from '../words/template';
import { list, table, text, type Section } from './model';

/** The hands of a card, by its sections. */
export function cardSections(card: NonNullable<Preset['card']>): Section[] {
  const names = [...new Set(card.hands.map((hand) => hand.section ?? ''))];
  return [
    {
      level: 2,
      title: `Card: ${card.name}`,
      blocks: [
        ...(card.description === undefined ? [] : [text(card.description)]),
        ...list(['Suits A, B and C are three different suits.', 'x is one number for the whole hand.']),
      ],
    },
    ...names.map((name): Section => ({
      level: 3,
      title: name === '' ? 'Hands' : name,
      blocks: table(
        ['Hand', 'Tiles', 'May be exposed', 'Value'],
        card.hands
          .filter((hand) => (hand.section ?? '') === name)
          .map((hand) => [
            hand.name,
            hand.groups.map(groupWords).join(', '),
            hand.concealed ? 'no' : 'yes',
            String(hand.value),
          ]),
      ),
    })),
  ];
}

function groupWords(group: CardGroup): string {
  if (group.kind === 'mixed') return group.tiles.map(tileWords).join(' + ');
  return `${group.kind} of ${tileWords(group.tile)}`;
}

function tileWords(tile: TileSpec): string {
  if ('flower' in tile) return 'flowers';
  if ('wind' in tile) return seatWords(tile.wind);
  if ('dragon' in tile) {
    return tile.dragon.length === 1 ? `the dragon of suit ${tile.dragon.toUpperCase()}` : `${tile.dragon} dragons`;
  }
  return `${String(tile.number)} in suit ${tile.suit.toUpperCase()}`;
}
