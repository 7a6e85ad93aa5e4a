import { isGoulash } from './goulash';
import { inTurnOrder } from './rank';
import type { End } from './state';
import type { Table } from './table';

/** Who deals next, and how many extra hands he then has. */
export interface NextDeal {
  readonly deal: 'stays' | 'passes';
  readonly extraHands: number;
  /** Drawn deals in a row. */
  readonly draws: number;
  /** Deals that the dealer has won since the deal came to him, and the latest of them with nothing between. */
  readonly dealerWins: number;
  readonly dealerWinsInRow: number;
}

/** Who deals after this deal; undefined while it is running. */
export function nextDeal(table: Table): NextDeal | undefined {
  const end = table.state.end;
  if (end === undefined) return undefined;
  const deal = dealAfter(table, end);
  const drawn = end.kind === 'drawn';
  return {
    deal,
    extraHands: extraHandsAfter(table, end, deal),
    draws: drawn ? table.state.draws + 1 : 0,
    ...dealerWinsAfter(table, end, deal),
  };
}

/** The dealer's wins so far: none for a new dealer, and a deal that he has not won ends their row. */
function dealerWinsAfter(
  { state }: Table,
  end: End,
  deal: NextDeal['deal'],
): Pick<NextDeal, 'dealerWins' | 'dealerWinsInRow'> {
  if (deal === 'passes') return { dealerWins: 0, dealerWinsInRow: 0 };
  const won = end.kind === 'won' && end.winners.some((one) => one.seat === 'E');
  return won
    ? { dealerWins: state.dealerWins + 1, dealerWinsInRow: state.dealerWinsInRow + 1 }
    : { dealerWins: state.dealerWins, dealerWinsInRow: 0 };
}

/** East may deal no more deals in a row than the preset lets him. Source: mahjongnz.com, tournament rules. */
function dealAfter(table: Table, end: End): NextDeal['deal'] {
  const { dealsInARow } = table.rules.draw;
  const enough = dealsInARow > 0 && table.state.extraHands + 1 >= dealsInARow;
  return enough ? 'passes' : dealByResult(table, end);
}

function dealByResult(table: Table, end: End): NextDeal['deal'] {
  switch (end.kind) {
    case 'won':
      return isGoulash(table.rules, table.state) && table.rules.draw.goulashPasses ? 'passes' : afterWin(table, end);
    case 'drawn':
      if (lastGoulash(table)) return 'passes';
      if (end.asWin.length > 0)
        return end.asWin.includes('E') && !table.rules.draw.passAfterEastWins ? 'stays' : 'passes';
      return afterDraw(table, end.eastReady);
    case 'abandoned':
      return end.offender === undefined
        ? table.rules.deadHands.afterAbandoned
        : afterFaultyOut(table, end.offender === 'E');
    case 'game-over':
      return end.then === undefined ? 'passes' : dealByResult(table, end.then);
  }
}

/** After the last goulash that may follow a draw the deal passes, whatever else the preset says. Source: Four Winds help, "Goulash". */
function lastGoulash({ rules, state }: Table): boolean {
  return isGoulash(rules, state) && state.goulash >= rules.draw.goulashInARow;
}

/** East keeps the deal by winning; with several winners as the preset says. Source: "Claiming, winning and closing" (sixteen tiles). */
function afterWin(table: Table, end: Extract<End, { kind: 'won' }>): NextDeal['deal'] {
  const east = end.winners.some((one) => one.seat === 'E');
  if (!east || table.rules.draw.passAfterEastWins) return 'passes';
  if (end.winners.length === 1) return 'stays';
  switch (table.rules.claiming.dealAfterSeveral) {
    case 'east-keeps':
      return 'stays';
    case 'nearest-decides':
      return inTurnOrder(end.winners[0]?.discarder ?? 'E', end.winners)[0]?.seat === 'E' ? 'stays' : 'passes';
    case 'passes':
      return 'passes';
  }
}

/** The East round may have a rule of its own. Source: Four Winds help, "Pass deal on draw". */
function afterDraw(table: Table, eastReady: boolean): NextDeal['deal'] {
  const east = table.state.roundWind === 'E' ? table.rules.draw.passOnDrawEastRound : 'same';
  const rule = east === 'same' ? table.rules.draw.passOnDraw : east;
  switch (rule) {
    case 'no':
      return 'stays';
    case 'yes':
      return 'passes';
    case 'unless-east-ready':
      return eastReady ? 'stays' : 'passes';
  }
}

function afterFaultyOut(table: Table, byEast: boolean): NextDeal['deal'] {
  switch (table.scoring.penalties.faultyOutDeal) {
    case 'never':
      return 'stays';
    case 'always':
      return 'passes';
    case 'east':
      return byEast ? 'passes' : 'stays';
  }
}

/** Extra hands: deals the dealer has stayed. Source: Four Winds help, "Dealer's extra hands". */
function extraHandsAfter(table: Table, end: End, deal: NextDeal['deal']): number {
  const more = table.state.extraHands + 1;
  switch (end.kind) {
    case 'won':
      return deal === 'stays' ? more : 0;
    case 'drawn':
      if (end.asWin.length > 0) return deal === 'stays' ? more : 0;
      switch (table.scoring.extras.extraHandsCount) {
        case 'wins-and-draws':
          return deal === 'stays' ? more : 0;
        case 'wins':
          return deal === 'stays' ? table.state.extraHands : 0;
        case 'wins-and-all-draws':
          return more;
      }
      break;
    case 'abandoned':
      if (deal === 'passes') return 0;
      return end.offender === undefined && table.rules.deadHands.abandonedExtraHand ? more : table.state.extraHands;
    case 'game-over':
      return end.then === undefined ? table.state.extraHands : extraHandsAfter(table, end.then, deal);
  }
}
