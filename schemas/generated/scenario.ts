/* Generated from the schemas by `npm run generate`: change those instead. */

/**
 * A list of values, or a bound, or a list of values it may not have.
 */
export type Values =
  | unknown[]
  | {
      min?: number;
      max?: number;
      not?: unknown[];
      has?: unknown[];
    };
export type Step =
  | ScenarioEvent
  | {
      /**
       * @minItems 2
       * @maxItems 3
       */
      together: [ScenarioEvent, ScenarioEvent, ...ScenarioEvent[]];
    };

/**
 * A table position with events, or a hand to score, and what the rules are expected to say about it under named presets.
 */
export interface Scenario {
  $schema?: string;
  id: string;
  title: string;
  /**
   * @minItems 1
   */
  about: [string, ...string[]];
  teaches?: string;
  needs?: {
    [k: string]: Values;
  };
  position?: Position;
  /**
   * @maxItems 200
   */
  events?: Step[];
  hand?: Hand;
  /**
   * The hands of all players at the end of a deal, to be settled between them.
   */
  hands?: {
    E?: Hand;
    S?: Hand;
    W?: Hand;
    N?: Hand;
  };
  expect: Expectation[];
}
export interface Position {
  roundWind?: 'E' | 'S' | 'W' | 'N';
  turn?: 'E' | 'S' | 'W' | 'N';
  phase?: 'before-deal' | 'to-draw' | 'to-discard' | 'claim' | 'over';
  seats?: {
    E?: SeatPosition;
    S?: SeatPosition;
    W?: SeatPosition;
    N?: SeatPosition;
  };
  /**
   * Tiles in mpsz notation, such as 123m456p0s11z.
   */
  wall?: string;
  wallLeft?: number;
  /**
   * Tiles in mpsz notation, such as 123m456p0s11z.
   */
  deadWall?: string;
  /**
   * Tiles in mpsz notation, such as 123m456p0s11z.
   */
  doraIndicators?: string;
  /**
   * Tiles in mpsz notation, such as 123m456p0s11z.
   */
  uraIndicators?: string;
  /**
   * Which round of the game it is.
   */
  round?: number;
  /**
   * Whether it is the first to fourth player of the round who deals.
   */
  dealer?: number;
  extraHands?: number;
  draws?: number;
  dealerWins?: number;
  dealerWinsInRow?: number;
  /**
   * Earlier deals whose stakes in the kitty nobody has taken.
   */
  kittyDeals?: number;
  /**
   * Which goulash in a row this deal is; 0 for an ordinary one.
   */
  goulash?: number;
  deposits?: number;
  pool?: number;
  firstTurn?: boolean;
  latest?: {
    tile: string;
    seat: 'E' | 'S' | 'W' | 'N';
  };
  /**
   * Minutes that the game has taken so far, where its time is limited.
   */
  minutes?: number;
}
export interface SeatPosition {
  /**
   * Tiles in mpsz notation, such as 123m456p0s11z.
   */
  concealed?: string;
  drawn?: string;
  /**
   * @maxItems 6
   */
  melds?: Meld[];
  /**
   * Tiles in mpsz notation, such as 123m456p0s11z.
   */
  flowers?: string;
  /**
   * Tiles in mpsz notation, such as 123m456p0s11z.
   */
  discards?: string;
  ready?: false | true | 'first-turn' | 'open';
  points?: number;
  /**
   * How many tiles the hand holds beside a drawn one, melds counted as three, where that is told apart from the tiles.
   */
  count?: number;
  dead?: boolean;
  /**
   * Tiles in mpsz notation, such as 123m456p0s11z.
   */
  missed?: string;
  /**
   * Whether the player has won a deal of this game.
   */
  hasWon?: boolean;
  /**
   * Warnings that count so far.
   */
  warnings?: number;
  /**
   * Penalties to be taken off after the game.
   */
  afterGame?: number;
  /**
   * Chips won, or lost below nothing.
   */
  chips?: number;
}
export interface Meld {
  kind: 'chow' | 'pung' | 'kong' | 'added-kong' | 'concealed-kong' | 'quint' | 'sextet' | 'knitted';
  /**
   * Tiles in mpsz notation, such as 123m456p0s11z.
   */
  tiles: string;
  from?: 'E' | 'S' | 'W' | 'N';
  called?: string;
  as?: string;
}
export interface ScenarioEvent {
  id?: string;
  seat?: 'E' | 'S' | 'W' | 'N';
  do:
    | 'deal'
    | 'pass-tiles'
    | 'stop-charleston'
    | 'ding-dong'
    | 'draw'
    | 'touch'
    | 'rack'
    | 'discard'
    | 'take-back'
    | 'call'
    | 'declare-win'
    | 'pass'
    | 'wait'
    | 'cancel'
    | 'expose'
    | 'concealed-kong'
    | 'promote-kong'
    | 'flower'
    | 'swap-joker'
    | 'declare-ready'
    | 'turn-face-down'
    | 'look'
    | 'turn-up'
    | 'slide-in'
    | 'show-hand'
    | 'warn'
    | 'expose-tiles'
    | 'notice'
    | 'put-back'
    | 'swap-wrong'
    | 'declare-not-ready'
    | 'abandon'
    | 'exhaust'
    | 'end-game';
  tile?: string;
  /**
   * Tiles in mpsz notation, such as 123m456p0s11z.
   */
  tiles?: string;
  for?: 'chow' | 'pung' | 'kong' | 'quint' | 'sextet' | 'pair' | 'single' | 'mixed' | 'win';
  /**
   * A claim, or a joker swap, for the latest discard or for an older one.
   */
  of?: 'latest' | 'older';
  from?: 'E' | 'S' | 'W' | 'N' | 'wall' | 'dead-wall';
  /**
   * The name by which a tile was called when it was thrown, or called for.
   */
  named?: string;
  /**
   * Seconds since the event before, where time matters.
   */
  after?: number;
  what?:
    | 'too-many'
    | 'too-few'
    | 'wrong-tile'
    | 'wrong-claim'
    | 'wrong-indicator'
    | 'mixed-wall'
    | 'taken-tile'
    | 'faulty-out';
  /**
   * Whether the player has seen the face of the tile.
   */
  seen?: boolean;
  open?: boolean;
  /**
   * A tile that was thrown without its name.
   */
  silent?: boolean;
  /**
   * The player does not know that his hand is dead.
   */
  unaware?: boolean;
  /**
   * The tile was laid between the discards and the wall, so that nobody can tell whether it was thrown.
   */
  aside?: boolean;
  /**
   * Another player who made the tiles seen.
   */
  by?: 'E' | 'S' | 'W' | 'N';
  meant?: boolean;
  /**
   * Whether the others can say which tiles lay there.
   */
  known?: boolean;
  /**
   * A pass that was said aloud.
   */
  aloud?: boolean;
  /**
   * The courtesy pass after the Charleston.
   */
  last?: boolean;
  may?: {
    seat: 'E' | 'S' | 'W' | 'N';
    win?: boolean;
    chow?: boolean;
    pung?: boolean;
    kong?: boolean;
    'declare-ready'?: boolean;
    /**
     * Tiles in mpsz notation, such as 123m456p0s11z.
     */
    discard?: string;
    /**
     * Tiles in mpsz notation, such as 123m456p0s11z.
     */
    'not-discard'?: string;
  };
  /**
   * With deal: what is known of the hands of the next deal.
   */
  seats?: {
    E?: SeatPosition;
    S?: SeatPosition;
    W?: SeatPosition;
    N?: SeatPosition;
  };
}
/**
 * A hand to be scored. Without win it is valued as the hand of a loser.
 */
export interface Hand {
  /**
   * Concealed tiles without the winning tile.
   */
  concealed: string;
  /**
   * @maxItems 6
   */
  melds?: Meld[];
  win?: {
    tile: string;
    by: 'discard' | 'self-draw';
    from?: 'E' | 'S' | 'W' | 'N';
  };
  seatWind?: 'E' | 'S' | 'W' | 'N';
  roundWind?: 'E' | 'S' | 'W' | 'N';
  /**
   * Tiles in mpsz notation, such as 123m456p0s11z.
   */
  doraIndicators?: string;
  /**
   * Tiles in mpsz notation, such as 123m456p0s11z.
   */
  uraIndicators?: string;
  /**
   * Tiles in mpsz notation, such as 123m456p0s11z.
   */
  flowers?: string;
  circumstances?: (
    | 'dealt-hand'
    | 'own-first-draw'
    | 'dealer-first-discard'
    | 'no-melds-yet'
    | 'supplement-after-kong'
    | 'supplement-after-flower'
    | 'second-supplement'
    | 'robbed-kong'
    | 'robbed-concealed-kong'
    | 'last-wall-tile'
    | 'last-discard'
    | 'last-of-its-kind'
    | 'ready'
    | 'ready-first-turn'
    | 'ready-as-dealt'
    | 'one-shot'
    | 'open-ready'
    | 'heavenly'
    | 'earthly'
    | 'human'
  )[];
  /**
   * Tiles that the player has discarded so far.
   */
  discards?: number;
  extraHands?: number;
  /**
   * Deals that were drawn in a row before this one.
   */
  draws?: number;
  /**
   * Deals that the dealer has won since the deal came to him, before this one.
   */
  dealerWins?: number;
  /**
   * The latest of them, with no drawn or abandoned deal between.
   */
  dealerWinsInRow?: number;
  deposits?: number;
}
export interface Expectation {
  under: {
    preset: string;
    set?: {};
  };
  source: string;
  outcome?: ExpectedOutcome;
  [k: string]:
    | ExpectedRuling
    | {
        preset: string;
        set?: {};
      }
    | string
    | ExpectedOutcome
    | undefined;
}
export interface ExpectedOutcome {
  arises?: boolean;
  because?: string[];
  end?: 'running' | 'won' | 'drawn' | 'abandoned' | 'game-over';
  winners?: ('E' | 'S' | 'W' | 'N')[];
  /**
   * The winners in the order in which they are settled.
   */
  settled?: ('E' | 'S' | 'W' | 'N')[];
  transfers?: ExpectedTransfer[];
  totals?: {
    E?: number;
    S?: number;
    W?: number;
    N?: number;
    pool?: number;
    bank?: number;
  };
  deal?: 'stays' | 'passes';
  extraHands?: number;
  deposits?: number;
  points?: number;
  fu?: number;
  han?: number;
  faan?: number;
  patterns?: string[];
  win?: boolean;
  code?: string;
  wallLeft?: number;
  roundWind?: 'E' | 'S' | 'W' | 'N';
  /**
   * Tiles in mpsz notation, such as 123m456p0s11z.
   */
  wall?: string;
}
export interface ExpectedTransfer {
  from: 'E' | 'S' | 'W' | 'N' | 'pool' | 'bank';
  to: 'E' | 'S' | 'W' | 'N' | 'pool' | 'bank';
  amount: number;
  reason?: string;
}
export interface ExpectedRuling {
  verdict?: 'allowed' | 'refused' | 'faulty' | 'too-late' | 'outranked' | 'undecided';
  code?: string;
  codes?: string[];
  because?: string[];
  consequences?: {
    kind: string;
    seat?: 'E' | 'S' | 'W' | 'N';
    tile?: string;
    amount?: number;
  }[];
  transfers?: ExpectedTransfer[];
  points?: number;
  fu?: number;
  han?: number;
  faan?: number;
  patterns?: string[];
  missing?: string;
  may?: boolean;
}
