import { t } from '../language/say';
import type { Circumstance } from '../scoring/facts';

/** A fact of a win in words, such as "By robbing a kong". */
export function circumstanceWords(one: Circumstance): string {
  return t(`words.circumstances.${one}`);
}
