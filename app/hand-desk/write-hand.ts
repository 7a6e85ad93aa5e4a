import type { Hand } from '../../schemas/generated/hand';
import { writeMeld } from './meld-text';
import { AMOUNT_WORDS, AMOUNTS, SIDE_TILES, SIDE_WORDS, WIN_WORDS } from './words-of-hands';

/**
 * A hand in one line, as it is typed: `456789m34s99s [234p<N] on 5s<W seat S round E dora 3m ready`. What is written is
 * read back by `readHandText`.
 */
export function writeHand(hand: Hand): string {
  const { concealed, melds = [], win, seatWind, roundWind, circumstances = [] } = hand;
  const won = win && [WIN_WORDS[win.by][0], `${win.tile}${win.from === undefined ? '' : `<${win.from}`}`];
  return [
    concealed,
    ...melds.map(writeMeld),
    ...(won ?? []),
    ...(seatWind === undefined ? [] : [`seat ${seatWind}`]),
    ...(roundWind === undefined ? [] : [`round ${roundWind}`]),
    ...SIDE_TILES.flatMap((key) =>
      hand[key] === undefined || hand[key] === '' ? [] : [SIDE_WORDS[key][0], hand[key]],
    ),
    ...circumstances,
    ...AMOUNTS.flatMap((key) => (hand[key] === undefined ? [] : [AMOUNT_WORDS[key][0], String(hand[key])])),
  ]
    .filter((part) => part !== '')
    .join(' ');
}
