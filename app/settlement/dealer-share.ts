import type { ScoringRow } from '../../schemas/generated/preset';
import { noteReads, type Effective } from '../preset/effective';
import { slotOf } from '../preset/slots';
import type { Seat } from '../seats';
import type { Win } from './payoff';

/** The rows that count a hand of the dealer, or on his tile, for more. */
const ROWS = ['dealer', 'dealer-streak'] as const;
const SLOTS = ROWS.map((id) => slotOf(`/scoring/patterns/${id}`));

/**
 * Points that one payer adds to the hand because he or the winner is the dealer: the dealer's tai of the payments page on
 * every payment between the dealer and another; and what the rows "The dealer" and "Continued deals of the dealer" would
 * bring, where the dealer pays for a hand that has not counted them, because another player won without his tile.
 * Sources: published tai tables of sixteen-tile play, TW16-CLASSIC-v1 and north-taiwan: the dealer, and "N continued, N pulled".
 */
export function dealerShare(effective: Effective, win: Win, payer: Seat): number {
  const { payments, method } = effective.scoring;
  if (win.winner !== 'E' && payer !== 'E') return 0;
  const always = payments.dealerTai > 0 ? payments.dealerTai * method.taiPoints : 0;
  return always + (win.winner === 'E' || win.discarder === 'E' ? 0 : uncounted(effective, win.extraHands ?? 0));
}

function uncounted(effective: Effective, extraHands: number): number {
  const { patterns, method } = effective.scoring;
  if (method.kind !== 'tai') return 0;
  const rows: Readonly<Record<string, ScoringRow | undefined>> = patterns;
  noteReads(effective, SLOTS);
  let sum = 0;
  for (const id of ROWS) {
    const value = rows[id]?.exposed;
    if (value === undefined || value.unit !== 'doubles') continue;
    sum += value.value * method.taiPoints * (id === 'dealer' ? 1 : extraHands);
  }
  return sum;
}
