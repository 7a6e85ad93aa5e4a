import type { Hand } from '../../schemas/generated/hand';
import type { ScoreSheet } from '../ruling';
import type { Seat } from '../seats';
import type { PatternId } from '../../schemas/generated/pattern-ids';
import { valueOf, type LeftOut } from '../scoring';
import { printTile, printTiles, type Tile } from '../tiles';
import type { Held } from './ask';
import { circumstancesOf } from './circumstances';
import { knownScore, knownValue } from './known-scores';
import type { State } from './state';
import type { Table } from './table';

/** The hand document of a win on a tile, with the facts of the table. */
export function winningHand(table: Table, seat: Seat, held: Held, tile: Tile, discarder: Seat | undefined): Hand {
  const hand = heldHand(table, seat, held);
  return {
    ...hand,
    ...(robs(table, discarder) ? { doraIndicators: printTiles(beforeTheKong(table)) } : {}),
    win:
      discarder === undefined
        ? { tile: printTile(tile), by: 'self-draw' }
        : { tile: printTile(tile), by: 'discard', from: discarder },
    circumstances: circumstancesOf(table, seat, tile, discarder),
  };
}

/** The hand document of a hand that does not win. */
export function heldHand(table: Table, seat: Seat, held: Held): Hand {
  const { state } = table;
  return {
    concealed: printTiles(held.concealed),
    melds: held.melds.map((meld) => ({
      kind: meld.kind,
      tiles: printTiles(meld.tiles),
      ...(meld.from === undefined ? {} : { from: meld.from }),
      ...(meld.called === undefined ? {} : { called: printTile(meld.called) }),
    })),
    seatWind: seat,
    roundWind: state.roundWind,
    doraIndicators: printTiles(turned(table, state.indicators)),
    uraIndicators: printTiles(turned(table, state.underIndicators)),
    flowers: printTiles(state.seats[seat].flowers),
    ...discardsOf(state, seat),
    extraHands: state.extraHands,
    draws: state.draws,
    dealerWins: state.dealerWins,
    dealerWinsInRow: state.dealerWinsInRow,
    deposits: state.deposits,
  };
}

/** How many tiles the player has discarded; a position in the middle of a deal that shows none does not tell. */
function discardsOf(state: State, seat: Seat): Pick<Hand, 'discards'> {
  const thrown = state.seats[seat].river.length;
  return thrown > 0 || state.firstTurn ? { discards: thrown } : {};
}

/** The indicators that have been turned: those of the start, and one for each kong whose moment has come. */
function turned(table: Table, indicators: readonly Tile[]): readonly Tile[] {
  if (indicators.length < 2) return indicators;
  const { kongs, doraDue } = table.state;
  const byKongs = table.rules.general.kongDora ? kongs.length - doraDue.length : 0;
  return indicators.slice(0, table.rules.general.doraIndicators + byKongs);
}

/** Whether the win is on the tile of a kong whose indicator does not count for it. */
function robs(table: Table, discarder: Seat | undefined): boolean {
  const { window } = table.state;
  if (discarder === undefined || window?.beforeKong === undefined) return false;
  return table.rules.general.kongDora && !table.rules.general.kongDoraRobbed;
}

/** The indicators as they were before the kong that is robbed: it was not made. */
function beforeTheKong(table: Table): readonly Tile[] {
  const { window, indicators } = table.state;
  const before = window?.beforeKong;
  const byKongs = before === undefined ? 0 : before.kongs.length - before.doraDue.length;
  return indicators.length < 2 ? indicators : indicators.slice(0, table.rules.general.doraIndicators + byKongs);
}

/** The items that a tile slid into the hand costs: those that need a particular wait. Source: WRC rules 2015. */
const WAIT_ITEMS: readonly PatternId[] = ['one-chance-chow', 'out-on-pair', 'single-wait', 'no-points-hand'];

/** What is left out of account in the score of a win. */
export function leftOut(table: Table, seat: Seat, mayComplete: LeftOut['mayComplete']): LeftOut {
  const lost = table.state.seats[seat].slidIn && table.rules.winning.slidIn === 'wait-items-lost';
  return { ...(lost ? { without: WAIT_ITEMS } : {}), ...(mayComplete === undefined ? {} : { mayComplete }) };
}

/** The explained score of a win; the transfers are left to the settlement of the table. */
export function sheetOf(
  table: Table,
  seat: Seat,
  held: Held,
  tile: Tile,
  discarder: Seat | undefined,
  left: LeftOut = {},
): ScoreSheet | undefined {
  return knownScore(table.effective, winningHand(table, seat, held, tile, discarder), left);
}

/** Whether a win on the tile is worth the minimum. */
export function wouldMeetMinimum(
  table: Table,
  seat: Seat,
  held: Held,
  tile: Tile,
  discarder: Seat | undefined,
): boolean {
  return knownValue(table.effective, winningHand(table, seat, held, tile, discarder)).meetsMinimum;
}

/** The final score of a win without the pattern Self-drawn; 0 where it is no win. */
export function scoreWithoutSelfDraw(
  table: Table,
  seat: Seat,
  held: Held,
  tile: Tile,
  discarder: Seat | undefined,
): number {
  const hand = winningHand(table, seat, held, tile, discarder);
  const value = valueOf(table.effective, hand, { without: ['self-drawn'] });
  return value.win ? value.points : 0;
}

/** The score of a win by flowers alone: the row of seven or eight flowers, whatever the hand holds. */
export function flowerSheet(
  table: Table,
  seat: Seat,
  held: Held,
  tile: Tile,
  discarder: Seat | undefined,
): ScoreSheet | undefined {
  const beside = table.state.seats[seat].flowers.filter((flower) => flower !== tile);
  const win: Hand['win'] =
    discarder === undefined
      ? { tile: printTile(tile), by: 'self-draw' }
      : { tile: printTile(tile), by: 'discard', from: discarder };
  const hand = { ...heldHand(table, seat, held), flowers: printTiles(beside), win };
  const sheet = knownScore(table.effective, hand, {});
  return sheet?.win === true ? sheet : undefined;
}
