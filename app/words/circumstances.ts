import type { Circumstance } from '../scoring/facts';

const WORDS: Readonly<Record<Circumstance, string>> = {
  'dealt-hand': 'Won with the hand as it was dealt',
  'own-first-draw': 'On the own first draw',
  'dealer-first-discard': 'On East’s first discard',
  'no-melds-yet': 'Before anybody has claimed',
  'supplement-after-kong': 'On the supplement tile of a kong',
  'supplement-after-flower': 'On the supplement tile of a flower',
  'second-supplement': 'On the second supplement tile in a row',
  'robbed-kong': 'By robbing a kong',
  'robbed-concealed-kong': 'By robbing a concealed kong',
  'last-wall-tile': 'On the last tile of the wall',
  'last-discard': 'On the last discard of the deal',
  'last-of-its-kind': 'On the last tile of its kind, the others lying open',
  ready: 'Ready declared',
  'ready-first-turn': 'Ready declared in the first turn',
  'ready-as-dealt': 'Ready with the hand as it was dealt',
  'one-shot': 'Within one turn after ready, nobody having claimed',
  'open-ready': 'Ready declared with the hand shown',
  heavenly: 'Heavenly: East wins at once',
  earthly: 'Earthly: at once, as the preset has it',
  human: 'Human: at once on a discard, as the preset has it',
};

/** A fact of a win in words, such as "By robbing a kong". */
export function circumstanceWords(one: Circumstance): string {
  return WORDS[one];
}
