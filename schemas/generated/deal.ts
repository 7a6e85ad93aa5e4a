/* Generated from the schemas by `npm run generate`: change those instead. */

/**
 * A deal that has ended, to be settled: who won and how, or that nobody did, and what lies on the table. Seats keep their names throughout; the dealer is East unless the document says else.
 */
export interface Deal {
  end: 'won' | 'drawn' | 'abandoned';
  /**
   * Who deals.
   */
  dealer?: 'E' | 'S' | 'W' | 'N';
  /**
   * What the players have before the deal is settled; the initial points where it is left out.
   */
  points?: {
    E: number;
    S: number;
    W: number;
    N: number;
  };
  /**
   * The hands before payment multipliers: those of the winners, and of the others where losers settle too.
   */
  scores?: {
    E?: number;
    S?: number;
    W?: number;
    N?: number;
  };
  /**
   * @minItems 1
   * @maxItems 3
   */
  winners?: [WinnerOfDeal, ...WinnerOfDeal[]];
  /**
   * Who threw the winning tile, or promoted the robbed kong; left out for a self-drawn win.
   */
  discarder?: 'E' | 'S' | 'W' | 'N';
  /**
   * After a draw those who count as ready; beside a win those who have declared ready.
   *
   * @maxItems 4
   */
  ready?: ('E' | 'S' | 'W' | 'N')[];
  /**
   * After a draw those who threw only terminals and honors.
   *
   * @maxItems 4
   */
  allTerminalDiscards?: ('E' | 'S' | 'W' | 'N')[];
  extraHands?: number;
  /**
   * Points on the table from ready declarations, the winner's own included.
   */
  deposits?: number;
  /**
   * Points of each player's own deposit among them.
   */
  ownDeposits?: {
    E?: number;
    S?: number;
    W?: number;
    N?: number;
  };
  /**
   * Other points on the table, such as penalties kept for a winner.
   */
  pool?: number;
  /**
   * Earlier deals whose stakes in the kitty nobody has taken.
   */
  kittyDeals?: number;
  /**
   * Which goulash in a row the deal is; 0 for an ordinary one.
   */
  goulash?: number;
  /**
   * @maxItems 50
   */
  faults?: Fault[];
}
export interface WinnerOfDeal {
  seat: 'E' | 'S' | 'W' | 'N';
  /**
   * Who fed the set that made the hand certain.
   */
  liable?: 'E' | 'S' | 'W' | 'N';
  /**
   * The points of the hand that makes liable, where liability covers only that hand.
   */
  liableFor?: number;
  jokerless?: boolean;
  /**
   * The hand consists of pungs and kongs, and takes the kitty.
   */
  pungHand?: boolean;
}
export interface Fault {
  seat: 'E' | 'S' | 'W' | 'N';
  kind: 'faulty-out' | 'faulty-ready' | 'faulty-claim';
  /**
   * Whose tile a faulty win has claimed.
   */
  discarder?: 'E' | 'S' | 'W' | 'N';
  /**
   * Another player had already shown a hand.
   */
  othersShown?: boolean;
}
