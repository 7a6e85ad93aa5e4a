import type { Rules } from '../preset/effective';
import type { Pointer } from '../result';
import type { Used } from '../tiles';

const SUIT_OPTION = ['characters', 'dots', 'bamboo'] as const;
const RED_OPTIONS = ['redFivesCharacters', 'redFivesDots', 'redFivesBamboo'] as const;

/**
 * The options under which some tiles are not in the game: a suit that is left out, flowers, jokers, red fives or
 * see-through tiles that the preset has not, or not so many of. Empty where all of them are. Only options that matter
 * for these tiles are read.
 * @param goulash whether one may be played with them, for which jokers may be added
 */
export function notInPlay(rules: Rules, used: Used, goulash = false): readonly Pointer[] {
  const { general } = rules;
  const out: (keyof Rules['general'])[] = [];
  if (used.suits.some((count, suit) => count > 0 && general.omittedSuit === SUIT_OPTION[suit])) out.push('omittedSuit');
  if (used.flowers > 0 && used.flowers > general.flowers) out.push('flowers');
  if (used.jokers > 0 && used.jokers > jokersOf(rules, goulash)) out.push('jokers');
  for (const [suit, option] of RED_OPTIONS.entries()) {
    const red = used.red[suit] ?? 0;
    if (red > 0 && red > general[option]) out.push(option);
  }
  if (used.clear > 0 && used.clear > general.transparentTiles) out.push('transparentTiles');
  if (used.clearJokers > 0 && !general.transparentJokers) out.push('transparentJokers');
  const pointers = out.map((key) => `/rules/general/${key}`);
  return goulash && out.includes('jokers') && rules.draw.goulash
    ? [...pointers, '/rules/draw/goulashJokers']
    : pointers;
}

/** How many jokers there are. Only in a goulash is it asked how many are added for it. */
export function jokersOf({ general, draw }: Rules, goulash: boolean): number {
  return general.jokers + (goulash && draw.goulash ? draw.goulashJokers : 0);
}
