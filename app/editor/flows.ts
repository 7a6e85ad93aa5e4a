import type { Effective } from '../preset/effective';
import { SEATS, type Seat } from '../seats';
import { multiplier, payoffTable } from '../settlement/schemes';

/** One way to win by an example: who wins, who threw the tile, and what each other pays, in hundredths of the score. */
export interface Flow {
  readonly way: string;
  readonly winner: Seat;
  readonly discarder: Seat | undefined;
  readonly paid: readonly { readonly from: Seat; readonly times: number }[];
}

/** The five ways to win of the payoff table, each with seats that stand for it. */
const EXAMPLES: readonly Omit<Flow, 'paid'>[] = [
  { way: 'eastSelfDrawn', winner: 'E', discarder: undefined },
  { way: 'otherSelfDrawn', winner: 'S', discarder: undefined },
  { way: 'eastOnDiscard', winner: 'E', discarder: 'W' },
  { way: 'otherOnEast', winner: 'S', discarder: 'E' },
  { way: 'otherOnOther', winner: 'S', discarder: 'W' },
];

/** Who pays the winner how many times the score under some rules; empty where scores are only added up. */
export function flowsOf(effective: Effective): readonly Flow[] {
  if (effective.scoring.payments.method === 'add-up') return [];
  const table = payoffTable(effective);
  return EXAMPLES.map((example) => ({
    ...example,
    paid: SEATS.filter((seat) => seat !== example.winner).map((from) => ({
      from,
      times: multiplier(table, example.winner, from, example.discarder),
    })),
  }));
}
