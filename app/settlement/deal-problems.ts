import { t } from '../language/say';
import type { Deal } from '../../schemas/generated/deal';
import type { Effective } from '../preset/effective';
import type { Pointer, Problem } from '../result';
import { SEATS, type Seat } from '../seats';

/** What a deal document contradicts itself in, and the scores that the rules ask for. */
export function problemsOf(effective: Effective, deal: Deal): Problem[] {
  const winners = deal.winners ?? [];
  const seats = winners.map((one) => one.seat);
  const problems: Problem[] = [];
  const contradiction = (pointer: Pointer, message: string): void =>
    void problems.push({ code: 'contradiction', severity: 'problem', pointer, message });
  if (deal.end === 'won' && winners.length === 0) problems.push(missing('', 'winners', t('settlement.wonHasWinner')));
  if (deal.end !== 'won' && winners.length > 0)
    contradiction('/winners', t('settlement.notWonNoWinner', { end: deal.end }));
  if (deal.end !== 'won' && deal.discarder !== undefined)
    contradiction('/discarder', t('settlement.winningTileOnlyWhenWon'));
  if (deal.discarder !== undefined && seats.includes(deal.discarder))
    contradiction('/discarder', t('settlement.ownDiscard'));
  if (new Set(seats).size < seats.length) contradiction('/winners', t('settlement.winsOnce'));
  if (seats.length > 1 && deal.discarder === undefined)
    problems.push(missing('', 'discarder', t('settlement.severalOnDiscard')));
  problems.push(...severalProblems(effective, seats.length), ...scoreProblems(effective, deal, seats));
  if (asksWhoIsReady(effective, deal) && deal.ready === undefined) {
    problems.push(missing('', 'ready', t('settlement.nameNobody')));
  }
  winners.forEach((one, at) => {
    if (one.liable === one.seat) contradiction(`/winners/${String(at)}/liable`, t('settlement.liableForOwn'));
  });
  (deal.faults ?? []).forEach((one, at) => {
    if (one.discarder === one.seat) contradiction(`/faults/${String(at)}/discarder`, t('settlement.claimsOwn'));
  });
  const own = SEATS.reduce((sum, seat) => sum + (deal.ownDeposits?.[seat] ?? 0), 0);
  if (own > (deal.deposits ?? 0)) contradiction('/ownDeposits', t('settlement.moreThanDeposits'));
  return problems;
}

/** Whether the draw is paid by who is ready. Source: Four Winds help, "Pay points after a draw". */
function asksWhoIsReady({ rules }: Effective, { end, allTerminalDiscards = [] }: Deal): boolean {
  const paidOtherwise = rules.draw.allTerminalDiscards !== 'off' && allTerminalDiscards.length > 0;
  return end === 'drawn' && rules.draw.payment === 'ready' && !paidOtherwise;
}

function severalProblems(effective: Effective, winners: number): Problem[] {
  if (winners < 2) return [];
  const { severalWinners: rule, threeAbandonRob } = effective.rules.claiming;
  // A deal does not say whether a kong was robbed: all three may have won where that is paid.
  const allowed = rule === 'all' || (rule === 'three-abandon' && (winners === 2 || !threeAbandonRob));
  if (allowed) return [];
  return [
    {
      code: 'several-winners',
      severity: 'problem',
      pointer: '/winners',
      message: t(rule === 'three-abandon' ? 'settlement.threeAbandon' : 'settlement.oneWins'),
      hint: t('settlement.optionIsSeveralWinners'),
    },
  ];
}

/** Every winner has a score, and everybody where the losers settle too. */
function scoreProblems(effective: Effective, deal: Deal, winners: readonly Seat[]): Problem[] {
  const method = effective.scoring.payments.method;
  const liable = (deal.winners ?? []).some((one) => one.liable !== undefined);
  if (deal.end === 'won' && winners.length === 0) return [];
  const asked =
    deal.end === 'won'
      ? SEATS.filter((seat) => winners.includes(seat) || (method !== 'winner-only' && !liable))
      : SEATS.filter(
          () => deal.end === 'drawn' && effective.rules.draw.payment === 'hands' && method !== 'winner-only',
        );
  return asked
    .filter((seat) => deal.scores?.[seat] === undefined)
    .map((seat) => missing('/scores', seat, t('settlement.scoreIsAsked')));
}

function missing(pointer: Pointer, key: string, message: string): Problem {
  return {
    code: 'missing-key',
    severity: 'problem',
    pointer,
    message: t('settlement.keyIsMissingBecause', { key, message }),
    expected: t('settlement.theKey', { key }),
  };
}
