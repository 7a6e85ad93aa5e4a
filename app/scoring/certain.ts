import type { Counts } from '../hand/counts';
import { meldCode } from '../hand/held';
import type { Effective } from '../preset/effective';
import { compile } from './compile';
import type { Best } from './reading';
import type { Facts } from './facts';
import type { ReadHand } from './read';
import { waits } from './waits';

/** Groups of patterns that a hand meets by chance, whatever its sets are. */
const BY_CHANCE: ReadonlySet<string> = new Set(['winning', 'dora', 'flowers', 'special-ways']);

/**
 * Whether the hand was sure of its minimum: on each of its winning tiles, or by a pattern to which the first claimed set
 * belongs. Source: Four Winds help, "Rule presets: Japanese Modern", on Nashi-Nashi rules.
 * @param legal whether another hand reaches the minimum
 */
export function certainty(
  effective: Effective,
  hand: ReadHand,
  best: Best,
  legal: (effective: Effective, other: ReadHand) => boolean,
): boolean {
  const { winning } = effective.rules;
  if (winning.minimum === 0) return true;
  switch (winning.certain) {
    case 'no':
      return true;
    case 'every-wait': {
      const held = { concealed: hand.concealed.slice(0, -1), melds: hand.melds };
      return waits(effective, held).every((kind) => legal(effective, winningOn(hand, kind)));
    }
    case 'first-call':
      return firstCallBelongs(effective, hand, best);
  }
}

function winningOn(hand: ReadHand, kind: number): ReadHand {
  const { facts } = hand;
  const moved = (counts: Counts): Counts => counts.plus(facts.winKind, -1).plus(kind, 1);
  const all = moved(facts.all);
  const other: Facts = {
    ...facts,
    winKind: kind,
    concealed: moved(facts.concealed),
    all,
    kinds: all.kinds,
    honors: all.honorKinds,
  };
  return { facts: other, concealed: [...hand.concealed.slice(0, -1), kind], melds: hand.melds };
}

/** A pattern of the hand as a whole takes in every set; one of single sets must name the first claimed one. */
function firstCallBelongs(effective: Effective, hand: ReadHand, best: Best): boolean {
  const first = hand.melds.find((meld) => meld.kind !== 'concealed-kong');
  if (first === undefined || best.sums.direct >= 0) return true;
  const code = meldCode(first);
  return compile(effective).winners.rows.some((row) => {
    if (!best.found.matched(row.index) || best.found.unpaid[row.index] !== 0 || BY_CHANCE.has(row.group)) return false;
    const unit = best.found.concealed[row.index] !== 0 ? row.concealed.unit : row.exposed.unit;
    if (unit === 'points') return false;
    if (row.scope === 'hand') return true;
    return code >= 21 === (row.group !== 'chows') && (row.group !== 'honors' || code >= 48);
  });
}
