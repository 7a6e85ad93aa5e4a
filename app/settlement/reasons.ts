import type { Transfer } from '../ruling';
import type { End } from '../seats';

/** Why points move. `app/words` has one sentence for each. */
export const TRANSFER_REASONS = [
  'hand-self-drawn',
  'hand-discarder',
  'hand-discarder-for-all',
  'hand-beside-discarder',
  'hand-first-discarder',
  'hand-nobody-answers',
  'hand-liable',
  'hand-added-up',
  'extra-hands',
  'dealer-bonus',
  'deposits',
  'deposit-own-back',
  'ready-not-winning',
  'kitty',
  'goulash-pool',
  'difference-losers',
  'difference-winners',
  'draw-ready',
  'draw-hands',
  'all-terminal-discards',
  'deposit',
  'deposit-returned',
  'deposit-lost',
  'faulty-out',
  'faulty-out-discarder',
  'faulty-ready',
  'faulty-claim',
  'claim-penalties',
  'wrong-name',
  'warnings',
  'after-game',
  'peeking',
  'flower-money',
  'kong-money',
  'never-won',
  'return-points',
  'return-points-first',
  'placement-bonus',
  'left-over-deposits',
  'final-rounding',
  'chips',
] as const;
export type TransferReason = (typeof TRANSFER_REASONS)[number];

/** One transfer, or none where nothing is to be paid or both ends are the same. */
export function transfer(from: End, to: End, amount: number, reason: TransferReason): Transfer[] {
  return amount <= 0 || from === to ? [] : [{ from, to, amount, reason }];
}
