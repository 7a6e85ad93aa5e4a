import type { Meld } from '../../schemas/generated/hand';
import { same } from '../option/values';
import type { Transfer, ScoreSheet } from '../ruling';
import type { BySeat, Seat } from '../seats';
import type { Kind, Tile } from '../tiles';
import { copyOf, copyOfSeat, copyOfSeats, copyOfWindow } from './copies';

/**
 * The facts of a table. Every part is immutable and replaced, never changed, so that an act that is taken back simply
 * leaves the state before it. The state says what happened; what that means is asked of the rules when it matters.
 */
export interface State {
  /** Counts the events; every fact carries the number of the event that made it. */
  readonly clock: number;
  /** Seconds since the latest tile was drawn or thrown, as far as the scenario tells. */
  readonly since: number;
  /** Seconds that the game has taken; undefined where the position does not tell. */
  readonly elapsed: number | undefined;
  /** Deals that were begun after the time was up. */
  readonly extraTime: number;
  readonly roundWind: Seat;
  /** Which round of the game it is, and whether its first to fourth player deals; undefined where the position does not tell. */
  readonly round: number | undefined;
  readonly dealer: number | undefined;
  /** What was done before play and at the request of East: who has passed tiles on, in order. */
  readonly exchanges: Exchanges;
  readonly phase: Phase;
  /** Who plays, or would play if nobody claimed. */
  readonly turn: Seat;
  readonly seats: BySeat<SeatState>;
  readonly window: Window | undefined;
  readonly suspended: Suspended | undefined;
  /** The tile drawn in this turn and not yet among the others. `tile` is undefined where the position does not tell. */
  readonly drawn: Drawn | undefined;
  readonly wall: readonly Tile[] | undefined;
  readonly wallLeft: number | undefined;
  readonly deadWall: readonly Tile[] | undefined;
  readonly indicators: readonly Tile[];
  readonly underIndicators: readonly Tile[];
  /** Dora indicators that kongs have still to turn, by the kind of kong. */
  readonly doraDue: readonly KongKind[];
  /** Who made the kongs of the deal, in order. */
  readonly kongs: readonly Seat[];
  /** The next tile to draw is a supplement. */
  readonly due: { readonly after: 'kong' | 'flower'; readonly count: number } | undefined;
  readonly lastCall: number;
  /** The flower that was laid aside last, until its supplement is drawn. */
  readonly flowerLaid: { readonly seat: Seat; readonly tile: Tile } | undefined;
  /** The last claim for a set and the state before it, for one who wants to cancel it. */
  readonly cancellable: { readonly seat: Seat; readonly tile: Tile; readonly before: State } | undefined;
  /** Nobody has had a second turn. */
  readonly firstTurn: boolean;
  /** Nobody has claimed a tile or declared a kong. */
  readonly noMelds: boolean;
  readonly extraHands: number;
  readonly draws: number;
  /** Deals that East has won since the deal came to him, and the latest of them with nothing between. */
  readonly dealerWins: number;
  readonly dealerWinsInRow: number;
  /** Earlier deals whose stakes in the kitty nobody has taken. */
  readonly kittyDeals: number;
  /** Which goulash in a row this deal is; 0 for an ordinary one. */
  readonly goulash: number;
  /** Points on the table from ready declarations. */
  readonly deposits: number;
  readonly pool: number;
  readonly points: BySeat<number | undefined>;
  /** Declared wins that break the rules and have not been dealt with. */
  readonly faultyOuts: readonly FaultyOut[];
  /** Who has called for the latest tile and could not make the call good. */
  readonly faultyCalls: readonly Seat[];
  /** Penalties that wait for a winner. */
  readonly owed: readonly Owed[];
  readonly end: End | undefined;
  /** All points that have moved so far. */
  readonly transfers: readonly Transfer[];
}

/** Tiles that change hands beside play. */
export interface Exchanges {
  /** Who has passed tiles on in the Charleston, in order. */
  readonly passed: readonly Seat[];
  /** Somebody wants no second Charleston. */
  readonly stopped: boolean;
  /** How often East has asked all others for a tile. */
  readonly dingDongs: number;
}

/** Where in a turn the table is. */
export const PHASES = ['before-deal', 'to-draw', 'to-discard', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const KONG_KINDS = ['concealed', 'claimed', 'promoted'] as const;
export type KongKind = (typeof KONG_KINDS)[number];

/** What may end the time in which a discard can be claimed. */
export const CLOSINGS = ['touch', 'draw', 'rack', 'discard', 'swap', 'declare', 'exposed'] as const;
export type Closing = (typeof CLOSINGS)[number];

export const PURPOSES = ['chow', 'pung', 'kong', 'quint', 'sextet', 'pair', 'single', 'mixed', 'win'] as const;
export type Purpose = (typeof PURPOSES)[number];
export type SetPurpose = Exclude<Purpose, 'win'>;

export interface Drawn {
  readonly seat: Seat;
  readonly tile: Tile | undefined;
  readonly source: 'wall' | 'dead-wall';
  /** How many supplements in a row this tile is: 0 for the tile of the turn. */
  readonly supplement: number;
  /** Why it is a supplement. */
  readonly after: 'kong' | 'flower' | undefined;
  readonly racked: boolean;
  /** Drawn from a place that was not its. */
  readonly wrong: boolean;
  /** Nothing was left in the wall after it. */
  readonly last: boolean;
}

/** The latest tile that others may take. */
export interface Window {
  readonly tile: Tile;
  readonly from: Seat;
  readonly kind: 'discard' | 'promoted-kong' | 'concealed-kong';
  readonly opened: number;
  /** What has happened since that closes windows under some rules. */
  readonly closings: readonly Closing[];
  /** Seconds between the discard and the next draw, where the scenario tells. */
  readonly drawnAfter: number | undefined;
  readonly claims: readonly Claim[];
  /** Who has said that he does not want it. */
  readonly passed: readonly Seat[];
  /** Of whom it is noted that he let it go. */
  readonly noted: readonly Seat[];
  /** Who has asked for a moment. */
  readonly waiting: readonly Seat[];
  /** A joker thrown under the name of this tile, or a tile called by a wrong name. */
  readonly named: Kind | undefined;
  /** It was the discard after the last tile of the wall. */
  readonly last: boolean;
  /** The discard with which a player declared ready. */
  readonly declaring: boolean;
  /** The table before the tile was laid down where nobody could tell whether it was thrown. */
  readonly laid: State | undefined;
  /** The discard that can still be claimed while a kong lies open to be robbed. */
  readonly under: Window | undefined;
  /** What a kong has not yet earned for good: it was not made if it is robbed. */
  readonly beforeKong: Pick<State, 'points' | 'transfers' | 'kongs' | 'doraDue'> | undefined;
  /** The discard before, for a claim that comes too late. */
  readonly previous: Pick<Window, 'tile' | 'from' | 'passed' | 'laid'> | undefined;
}

export interface Claim {
  readonly seat: Seat;
  readonly purpose: Purpose;
  readonly tiles: readonly Tile[];
  readonly exposed: boolean;
  readonly at: number;
  /** Seconds after the event before, where the scenario tells. */
  readonly after: number | undefined;
}

/** An act that can still be undone: a drawn tile goes back, a claimed set is dissolved, a discard is taken back. */
export interface Suspended {
  readonly act: 'draw' | 'claim' | 'discard';
  readonly seat: Seat;
  readonly before: State;
}

export interface TableMeld {
  readonly kind: Meld['kind'];
  readonly tiles: readonly Tile[];
  readonly from: Seat | undefined;
  /** The tile that was taken. */
  readonly called: Kind | undefined;
  /** What the player held who threw it, that tile included, where the position tells. */
  readonly fedFrom?: readonly Tile[] | undefined;
}

export interface River {
  readonly tile: Tile;
  readonly at: number;
  readonly claimedBy: Seat | undefined;
}

/** A tile that a player could have taken and let go: judged by the rules only when it matters. */
export interface Pass {
  readonly tile: Tile;
  readonly kind: Window['kind'];
  readonly from: Seat;
  readonly at: number;
  readonly aloud: boolean;
  /** He said so; otherwise the time ran out or he acted himself. */
  readonly said: boolean;
  /** What the player held when he let it go. */
  readonly concealed: readonly Tile[] | undefined;
  readonly melds: readonly TableMeld[];
  readonly ready: boolean;
}

export interface Ready {
  readonly at: number;
  readonly manner: 'declared' | 'first-turn' | 'open';
  /** The event number of the discard that goes with the declaration. */
  readonly thrown: number;
  /** Nobody has claimed and he has not discarded again since. */
  readonly oneShot: boolean;
  readonly faceDown: boolean;
  /** The declaration was noticed to be wrong. */
  readonly broken: boolean;
}

export interface SeatState {
  /** Concealed tiles without the one just drawn; undefined where the position does not tell. */
  readonly concealed: readonly Tile[] | undefined;
  readonly melds: readonly TableMeld[];
  readonly flowers: readonly Tile[];
  readonly river: readonly River[];
  readonly ready: Ready | undefined;
  /** Why the hand is dead: the code of what killed it. */
  readonly dead: string | undefined;
  /** Why the player may not win although the hand is not dead. */
  readonly mayNotWin: string | undefined;
  /** How many tiles the hand holds, where that is told apart from the tiles: melds as three. */
  readonly count: number | undefined;
  readonly passes: readonly Pass[];
  readonly lastDraw: number;
  readonly lastDiscard: number;
  readonly lastClaim: number;
  /** The set made from a claimed tile in the turn that is still going on. */
  readonly claimed: Claimed | undefined;
  readonly slidIn: boolean;
  readonly turnedUp: boolean;
  readonly shown: boolean;
  readonly saidNotReady: boolean;
  /** He has won a deal of this game; undefined where the position does not tell. */
  readonly hasWon: boolean | undefined;
  /** Warnings that count so far. */
  readonly warnings: number;
  /** Penalties that are taken off after the game. */
  readonly afterGame: number;
  /** Chips won, or lost below nothing. */
  readonly chips: number;
  /** Tiles that others have seen and that are to be discarded first. */
  readonly penaltyTiles: readonly Kind[];
  /** A drawn tile that he kept when another player claimed the discard before it: his next draw. */
  readonly kept: Drawn | undefined;
  /** Tiles that he may still draw because he had too few. */
  readonly owedTiles: number;
}

export interface Claimed {
  readonly tile: Tile;
  readonly purpose: SetPurpose;
  readonly tiles: readonly Tile[];
  /** He had thrown the same tile himself, last or earlier. */
  readonly sameAsLast: boolean;
  readonly sameAsAny: boolean;
  /** The tiles lie open and make no set. */
  readonly none: boolean;
}

/** A penalty that goes to the winner of the deal. */
export interface Owed {
  readonly seat: Seat;
  readonly amount: number;
  readonly reason: 'faulty-claim' | 'faulty-out';
}

export interface FaultyOut {
  readonly seat: Seat;
  /** Who threw the tile; undefined for a self-drawn one. */
  readonly discarder: Seat | undefined;
  readonly at: number;
  /** The win was only called: his hand has not been shown. */
  readonly hidden: boolean;
  /** The hand was more than one tile away from a win. */
  readonly notReady: boolean;
  /** Who else has declared a win at the same moment that was none. */
  readonly together: readonly Seat[];
}

export interface Winner {
  readonly seat: Seat;
  readonly tile: Tile;
  readonly discarder: Seat | undefined;
  readonly sheet: ScoreSheet;
}

export type End =
  | {
      readonly kind: 'won';
      readonly winners: readonly Winner[];
      readonly before: State;
      readonly transfers: readonly Transfer[];
    }
  | {
      readonly kind: 'drawn';
      readonly sheets: readonly { readonly seat: Seat; readonly sheet: ScoreSheet }[];
      readonly eastReady: boolean;
      /** Who wins all the same, where all discards terminals and honors count as a win. */
      readonly asWin: readonly Seat[];
    }
  | {
      readonly kind: 'abandoned';
      readonly code: string;
      readonly offender?: Seat;
      readonly unlessWon: boolean;
      readonly before: State;
    }
  | { readonly kind: 'game-over'; readonly then: End | undefined };

/** The same state with some parts replaced. */
export function replaced(state: State, parts: Partial<State>): State {
  return Object.assign(copyOf(state), parts);
}

/** The same state with one seat changed. */
export function withSeat(state: State, seat: Seat, parts: Partial<SeatState>): State {
  const seats = copyOfSeats(state.seats);
  seats[seat] = seatWith(seats[seat], parts);
  return replaced(state, { seats });
}

/** Whether two states say the same. Most of their parts are the same objects where one state led to both. */
export function sameState(a: State, b: State): boolean {
  for (const key of Object.keys(a) as (keyof State)[]) if (a[key] !== b[key] && !same(a[key], b[key])) return false;
  return true;
}

/** The same seat with some parts replaced. */
export function seatWith(seat: SeatState, parts: Partial<SeatState>): SeatState {
  return Object.assign(copyOfSeat(seat), parts);
}

/** The same window with some parts replaced. */
export function windowWith(window: Window, parts: Partial<Window>): Window {
  return Object.assign(copyOfWindow(window), parts);
}
