import { waits } from '../hand';
import { AnswersBy } from '../preset/answers-by';
import type { Effective } from '../preset/effective';
import type { Kind } from '../tiles';
import type { Held } from './ask';

const known = new AnswersBy<readonly Kind[]>();

/**
 * The tiles that complete a hand in shape. Found once for each hand, and again only under a preset that differs in an
 * option or row which the answer rests on: most edits leave all answers as they are.
 */
export function knownWaits(effective: Effective, held: Held): readonly Kind[] {
  return known.about(written(held)).of(effective, (rules) => find(rules, held));
}

/** The tiles as text, quick to make: a character for each tile. Where a meld was taken from does not matter for waits. */
function written({ concealed, melds }: Held): string {
  let text = String.fromCharCode(...concealed);
  for (const meld of melds) text += `/${meld.kind}${String.fromCharCode(...meld.tiles)}`;
  return text;
}

function find(rules: Effective, held: Held): readonly Kind[] {
  const melds = held.melds.map(({ kind, tiles }) => ({ kind, tiles }));
  return waits(rules, { concealed: held.concealed, melds });
}
