import type { Effective, Scoring } from '../preset/effective';
import type { Seat } from '../seats';

/** The five ways to win, each with what every payer gives, in hundredths of the score. */
export type PayoffTable = Scoring['payments']['payoffTable'];
export type PayoffScheme = Exclude<Scoring['payments']['payoffScheme'], 'customized'>;

export interface NamedScheme {
  readonly table: PayoffTable;
  /** Where the multipliers come from. */
  readonly source: string;
}

function table(
  eastSelf: number,
  otherSelf: readonly [number, number],
  eastDiscard: readonly [number, number],
  otherOnEast: readonly [number, number],
  otherOnOther: readonly [number, number, number],
): PayoffTable {
  const [selfEast, selfOthers] = otherSelf;
  const [discarder, others] = eastDiscard;
  const [east, besideEast] = otherOnEast;
  const [atEast, atDiscarder, atOther] = otherOnOther;
  return {
    eastSelfDrawn: { others: eastSelf },
    otherSelfDrawn: { east: selfEast, others: selfOthers },
    eastOnDiscard: { discarder, others },
    otherOnEast: { discarder: east, others: besideEast },
    otherOnOther: { east: atEast, discarder: atDiscarder, others: atOther },
  };
}

/** The named payoff tables. */
export const SCHEMES: Record<PayoffScheme, NamedScheme> = {
  'chinese-classical': {
    table: table(200, [200, 100], [200, 200], [200, 100], [200, 100, 100]),
    source: 'Four Winds Rule Collection, European Classical and Chinese Classical, section 6: worked payments',
  },
  'chinese-modern': {
    table: table(200, [200, 200], [200, 100], [200, 100], [100, 200, 100]),
    source: 'Four Winds Rule Collection, Chinese Old Style, section 6, and Hong Kong: worked payments',
  },
  'chinese-official': {
    table: table(100, [100, 100], [100, 0], [100, 0], [0, 100, 0]),
    source: 'Four Winds help, "Rule presets": Chinese Official and Taiwanese',
  },
  japanese: {
    table: table(200, [200, 100], [600, 0], [400, 0], [0, 400, 0]),
    source: 'Four Winds help, "Payments to winner": Japanese',
  },
  korean: {
    table: table(100, [100, 100], [200, 0], [200, 0], [0, 200, 0]),
    source: 'Four Winds help, "Payments to winner": Korean',
  },
  simple: {
    table: table(100, [100, 100], [100, 100], [100, 100], [100, 100, 100]),
    source: 'Four Winds help, "Rule presets: Zung Jung": the simple payoff scheme',
  },
};

/** The table that is paid by: a named one, or the club's own. */
export function payoffTable(effective: Effective): PayoffTable {
  const payments = effective.scoring.payments;
  const scheme = payments.payoffScheme;
  return scheme === 'customized' ? payments.payoffTable : SCHEMES[scheme].table;
}

/** What one loser gives, in hundredths of the score; `discarder` is absent for a self-drawn win. */
export function multiplier(payoff: PayoffTable, winner: Seat, payer: Seat, discarder: Seat | undefined): number {
  if (discarder === undefined) {
    if (winner === 'E') return payoff.eastSelfDrawn.others;
    return payer === 'E' ? payoff.otherSelfDrawn.east : payoff.otherSelfDrawn.others;
  }
  if (winner === 'E') return payer === discarder ? payoff.eastOnDiscard.discarder : payoff.eastOnDiscard.others;
  if (discarder === 'E') return payer === 'E' ? payoff.otherOnEast.discarder : payoff.otherOnEast.others;
  if (payer === discarder) return payoff.otherOnOther.discarder;
  return payer === 'E' ? payoff.otherOnOther.east : payoff.otherOnOther.others;
}
