import type { Transfer } from '../ruling';
import { SEATS, type Seat } from '../seats';
import { kindOf } from '../tiles';
import type { TransferReason } from '../settlement/reasons';
import type { Winner } from './state';
import { seatOf, type Table } from './table';

/**
 * Who answers for a win on another player's tile as its discarder: he who threw it, or, where the preset says so, whoever
 * threw such a tile first since the winner last discarded. Undefined for a self-drawn win, and where the winner's own last
 * discard was such a tile.
 * Source: Zung Jung Mahjong Scoring System 3.3, "Payoff scheme": same-turn immunity.
 */
export function answersFor(table: Table, winner: Winner | undefined): Seat | undefined {
  if (winner?.discarder === undefined || !table.scoring.payments.firstDiscarderAnswers) return winner?.discarder;
  const kind = kindOf(winner.tile);
  const own = seatOf(table, winner.seat).river.at(-1);
  if (own !== undefined && kindOf(own.tile) === kind) return undefined;
  const thrown = SEATS.filter((seat) => seat !== winner.seat).flatMap((seat) =>
    seatOf(table, seat).river.flatMap(({ tile, at }) =>
      kindOf(tile) === kind && at > (own?.at ?? -1) ? [{ seat, at }] : [],
    ),
  );
  return thrown.sort((a, b) => a.at - b.at)[0]?.seat ?? winner.discarder;
}

const RENAMED: ReadonlyMap<string, TransferReason> = new Map([
  ['hand-self-drawn', 'hand-nobody-answers'],
  ['hand-discarder', 'hand-first-discarder'],
  ['hand-discarder-for-all', 'hand-first-discarder'],
]);

/** The same payments with the reason why another than the discarder, or nobody, answers. */
export function withAnswer(
  transfers: readonly Transfer[],
  answers: Seat | undefined,
  discarder: Seat | undefined,
): readonly Transfer[] {
  if (answers === discarder) return transfers;
  return transfers.map((one) => ({ ...one, reason: RENAMED.get(one.reason) ?? one.reason }));
}
