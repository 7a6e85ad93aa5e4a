import { waits } from '../hand';
import { Answers } from '../preset/answers';
import { noteRead, type Effective } from '../preset/effective';
import { slotOf } from '../preset/slots';
import type { Kind, Tile } from '../tiles';
import type { Held } from './ask';
import type { TableMeld } from './state';

/** By the concealed tiles and the melds, which are never changed but replaced. */
const known = new WeakMap<readonly Tile[], WeakMap<readonly TableMeld[], Answers<readonly Kind[]>>>();

/**
 * The tiles that complete a hand in shape. Found once for each hand, and again only under a preset that differs in an
 * option or row which the answer rests on: most edits leave all answers as they are.
 */
export function knownWaits(effective: Effective, held: Held): readonly Kind[] {
  let byMelds = known.get(held.concealed);
  if (byMelds === undefined) known.set(held.concealed, (byMelds = new WeakMap()));
  let answers = byMelds.get(held.melds);
  if (answers === undefined) byMelds.set(held.melds, (answers = new Answers()));
  return answers.of(effective, (rules) => find(rules, held));
}

function find(rules: Effective, held: Held): readonly Kind[] {
  const melds = held.melds.map(({ kind, tiles, from, called }) => ({
    kind,
    tiles,
    ...(from === undefined ? {} : { from }),
    ...(called === undefined ? {} : { called }),
  }));
  const kinds = waits(rules, { concealed: held.concealed, melds });
  // Where only limit hands may win, every row of them takes part.
  if (rules.rules.winning.limitHandRequired)
    for (const id of Object.keys(rules.scoring.limits)) noteRead(rules, slotOf(`/scoring/limits/${id}`));
  return kinds;
}
