import type { Rules } from '../preset/effective';
import type { Pointer } from '../result';
import type { Used } from '../tiles';

const SUIT_OPTION = ['characters', 'dots', 'bamboo'] as const;
const RED_OPTIONS = ['redFivesCharacters', 'redFivesDots', 'redFivesBamboo'] as const;

/**
 * The options under which some tiles are not in the game: a suit that is left out, flowers, jokers, red fives or
 * see-through tiles that the preset has not, or not so many of. Empty where all of them are. Only options that matter
 * for these tiles are read.
 */
export function notInPlay(general: Rules['general'], used: Used): readonly Pointer[] {
  const out: (keyof Rules['general'])[] = [];
  if (used.suits.some((count, suit) => count > 0 && general.omittedSuit === SUIT_OPTION[suit])) out.push('omittedSuit');
  if (used.flowers > 0 && used.flowers > general.flowers) out.push('flowers');
  if (used.jokers > 0 && used.jokers > general.jokers) out.push('jokers');
  for (const [suit, option] of RED_OPTIONS.entries()) {
    const red = used.red[suit] ?? 0;
    if (red > 0 && red > general[option]) out.push(option);
  }
  if (used.clear > 0 && used.clear > general.transparentTiles) out.push('transparentTiles');
  if (used.clearJokers > 0 && !general.transparentJokers) out.push('transparentJokers');
  return out.map((key) => `/rules/general/${key}`);
}
