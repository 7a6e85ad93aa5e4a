import { countsOf } from '../hand/counts';
import type { Effective } from '../preset/effective';
import { kindOf, type Kind } from '../tiles';
import { type Compiled, compile, listens } from './compile';
import { evaluationOf } from './evaluate';
import type { Facts } from './facts';
import { REASON } from './found';
import { Listener } from './listener';
import type { ReadHand } from './read';
import type { CompiledRow } from './rows';
import { allHeld, waits } from './waits';

const NONE: readonly number[] = [];

/**
 * The rows that a loser scores for waiting, by index: those that the hand would show if it drew one of the tiles that
 * complete it, and not lose to a pattern that implies them; the minimum reached where that is asked of losers too. Source:
 * KDE kajongg, rule set of the British association (BMJA), losers that call for a limit hand.
 * @param legal whether a hand reaches the minimum
 */
export function awaitedRows(
  effective: Effective,
  hand: ReadHand,
  legal: (effective: Effective, other: ReadHand) => boolean,
): readonly number[] {
  const tables = compile(effective);
  const listened = listens(tables, effective);
  if (hand.facts.wins || (tables.awaited.length === 0 && !listened)) return NONE;
  const held = { concealed: hand.concealed, melds: hand.melds };
  const kinds = waits(effective, held);
  const own = effective.rules.ready.waitAllHeld === 'ready' ? [] : allHeld(effective, held, kinds);
  const found = new Set<number>();
  for (const kind of kinds) {
    if (own.includes(kind)) continue;
    if (effective.rules.winning.losersMinimum && !legal(effective, drawing(hand, kind))) continue;
    // Any row that the complete hand shows may come to be scored for waiting.
    for (const row of paidWith(tables, hand, kind, listened ? new Listener(effective) : undefined))
      found.add(row.index);
  }
  return [...found];
}

/** The rows scored for waiting that the hand is paid for with one more tile. */
function paidWith(
  tables: Compiled,
  hand: ReadHand,
  kind: Kind,
  listener: Listener | undefined,
): readonly CompiledRow[] {
  const rows = listener === undefined ? tables.winners : tables.all;
  const evaluation = evaluationOf(tables, { rows, waitCount: () => 1, listener });
  evaluation.win(drawing(hand, kind));
  const { best } = evaluation;
  const paid =
    best === undefined ? [] : tables.awaited.filter(({ index, active }) => active && isPaid(best.found, index));
  evaluation.release();
  return paid;
}

/** A pattern is waited for although the limit hand beside it, or the better points of the whole hand, would be paid instead. */
function isPaid(found: { matched(index: number): boolean; readonly unpaid: Uint8Array }, index: number): boolean {
  const why = found.unpaid[index];
  return found.matched(index) && (why === 0 || why === REASON['limit-hand'] || why === REASON['worth-more-by-points']);
}

/** The hand with a tile that it draws, at no special moment. */
function drawing(hand: ReadHand, kind: Kind): ReadHand {
  const { facts } = hand;
  const all = facts.all.plus(kind, 1);
  const concealed = [...hand.concealed, kind];
  const drawn: Facts = {
    ...facts,
    concealed: countsOf(concealed),
    all,
    kinds: all.kinds,
    honors: all.honorKinds,
    wins: true,
    winKind: kindOf(kind),
    selfDrawn: true,
    circumstances: 0,
  };
  return { facts: drawn, concealed, melds: hand.melds };
}
