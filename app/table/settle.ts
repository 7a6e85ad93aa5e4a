import type { Consequence, ScoreSheet, Transfer } from '../ruling';
import { distance, SEATS, type Seat } from '../seats';
import { settleDeal } from '../settlement/deal';
import type { Score } from '../settlement/between';
import { payAfterDraw, payAllTerminalDiscards } from '../settlement/draw';
import { chargesFaultyReady, faultyReady } from '../settlement/penalties';
import { transfer } from '../settlement/reasons';
import { scoreHand } from '../scoring';
import { isTerminalOrHonor, JOKER, kindOf } from '../tiles';
import { abandoned } from './abandon';
import { allConcealed, heldBy, surplusOf } from './ask';
import { booked, consequence, followedBy, only, withConsequences, type Effects } from './effects';
import { withChips } from './chips';
import { chargedAfterGame } from './faulty-out';
import { answersFor, withAnswer } from './first-discarder';
import { knownValue } from './known-scores';
import { liableFor } from './liability';
import { isPungHand, withWins } from './stakes';
import { isReadyHand } from './live-waits';
import { deadReady } from './ready';
import { replaced, type State, type Winner } from './state';
import { over, seatOf, type Table } from './table';
import { heldHand, wouldMeetMinimum } from './value';

/** The deal is won: all that is paid, by whom, and why. `before` is the state before the first of these wins. */
export function settleWin(table: Table, winners: readonly Winner[], before: State): Effects {
  const discarder = winners[0]?.discarder;
  const back = depositBack(over(table, before), discarder);
  const at = over(table, back.state);
  const answers = answersFor(at, winners[0]);
  const deposits = at.state.deposits + at.state.pool;
  const hand = settleDeal(at.effective, {
    winners: winners.map((one) => ({
      winner: one.seat,
      points: one.sheet.points,
      jokerless: jokerless(at, one.seat),
      kittyStakes: isPungHand(at, one) ? at.state.kittyDeals + 1 : 0,
      ...liability(at, one),
    })),
    losers: losersScores(at, winners),
    ...(answers === undefined ? {} : { discarder: answers }),
    extraHands: at.state.extraHands,
    deposits,
    goulashStakes: at.state.goulash,
    readyLosers: SEATS.filter(
      (seat) => at.state.seats[seat].ready !== undefined && !winners.some((one) => one.seat === seat),
    ),
    ownDeposits: ownDeposits(at),
  });
  const transfers = [
    ...wronglyNamed(at, discarder, withAnswer(hand, answers, discarder)),
    ...owedToWinner(at, winners),
    ...faultyReadyHands(
      at,
      false,
      winners.map((one) => one.seat),
    ),
  ];
  const paid = booked(replaced(withWins(at.state, winners), { deposits: 0, pool: 0 }), transfers);
  const all = [...back.transfers, ...paid.transfers];
  const chips = withChips(at, paid.state, winners);
  const later = readyAfterGame(
    over(table, chips.state),
    false,
    winners.map((one) => one.seat),
  );
  const state = replaced(later.state, {
    phase: 'over',
    window: table.state.window,
    end: { kind: 'won', winners, before, transfers: all },
  });
  return {
    state,
    consequences: [
      ...back.consequences,
      ...chips.consequences,
      ...later.consequences,
      ...winners.map((one) => consequence('deal-won', one.seat)),
      ...(discarder !== undefined && namedWrongly(at, discarder) ? [consequence('discarder-pays-all', discarder)] : []),
    ],
    transfers: all,
  };
}

/** A discard won on that was called by a wrong name: its player pays for all, where the preset says so. */
function wronglyNamed(table: Table, discarder: Seat | undefined, transfers: readonly Transfer[]): readonly Transfer[] {
  if (discarder === undefined || !namedWrongly(table, discarder)) return transfers;
  return transfers.map((one) => (one.reason.startsWith('hand-') ? { ...one, from: discarder } : one));
}

function namedWrongly(table: Table, discarder: Seat): boolean {
  const window = table.state.window;
  if (window?.from !== discarder || window.named === undefined || window.named === kindOf(window.tile)) return false;
  return table.scoring.penalties.wrongName === 'discarder-pays';
}

function liability(table: Table, winner: Winner): { liable?: { seat: Seat } } {
  const liable = liableFor(table, winner);
  return liable === undefined ? {} : { liable };
}

/** A declaration whose discard is won on at once has not happened: the deposit is taken back. */
function depositBack(table: Table, discarder: Seat | undefined): Effects {
  const { state } = table;
  const window = state.window;
  if (window?.declaring !== true || window.from !== discarder || state.deposits === 0) return only(state);
  const deposit = table.rules.ready.deposit;
  if (deposit === 0 || !table.rules.ready.depositBack) return only(state);
  return booked(
    replaced(state, { deposits: state.deposits - deposit }),
    [{ from: 'pool', to: window.from, amount: deposit, reason: 'deposit-returned' }],
    [consequence('deposit-back', window.from, { amount: deposit })],
  );
}

function jokerless(table: Table, seat: Seat): boolean {
  const tiles = [...(allConcealed(table, seat) ?? []), ...seatOf(table, seat).melds.flatMap((meld) => meld.tiles)];
  return tiles.every((tile) => kindOf(tile) !== JOKER);
}

function ownDeposits(table: Table): Partial<Record<Seat, number>> {
  if (table.state.deposits === 0) return {};
  const ready = SEATS.filter((seat) => seatOf(table, seat).ready !== undefined);
  return Object.fromEntries(ready.map((seat) => [seat, table.rules.ready.deposit]));
}

/** The hands of those who did not win, where they settle between each other. */
function losersScores(table: Table, winners: readonly Winner[]): readonly Score[] {
  if (table.scoring.payments.method === 'winner-only') return [];
  return SEATS.flatMap((seat) => {
    const held = heldBy(seatOf(table, seat));
    if (held === undefined || winners.some((one) => one.seat === seat)) return [];
    return [
      {
        seat,
        points: countsNothing(table, seat) ? 0 : knownValue(table.effective, heldHand(table, seat, held)).points,
      },
    ];
  });
}

/** A dead hand settles as one without points, where the preset says so. Source: Four Winds help, "Penalties". */
function countsNothing(table: Table, seat: Seat): boolean {
  const { dead } = seatOf(table, seat);
  const wrongCount = dead === undefined && (surplusOf(table, seat) ?? 0) !== 0 && table.rules.deadHands.wrongCount;
  return (dead !== undefined || wrongCount) && !table.rules.deadHands.scoreKept;
}

/** Penalties of the deal that go to the winner, to the nearest of several. */
function owedToWinner(table: Table, winners: readonly Winner[]): Transfer[] {
  const order = [...winners].sort(
    (a, b) => distance(a.discarder ?? 'E', a.seat) - distance(b.discarder ?? 'E', b.seat),
  );
  const nearest = order[0]?.seat;
  if (nearest === undefined) return [];
  return table.state.owed.flatMap(({ seat, amount, reason }) => transfer(seat, nearest, amount, reason));
}

/** Declared hands that turn out not to be ready, as far as the hands are known. */
function faultyReadyHands(table: Table, drawn: boolean, winners: readonly Seat[] = []): Transfer[] {
  return faultilyReady(table, winners).flatMap((seat) => faultyReady(table.effective, seat, drawn));
}

/** Who has declared ready with a hand that is not. */
function faultilyReady(table: Table, winners: readonly Seat[]): readonly Seat[] {
  return SEATS.filter((seat) => {
    if (seatOf(table, seat).ready === undefined || winners.includes(seat)) return false;
    return isReadyHand(table, seat) === false || deadReady(table, seat);
  });
}

/** The fixed penalty after the game for a faulty ready declaration. */
function readyAfterGame(table: Table, drawn: boolean, winners: readonly Seat[] = []): Effects {
  const seats = faultilyReady(table, winners);
  if (seats.length === 0 || !chargesFaultyReady(table.effective, drawn)) return only(table.state);
  return seats.reduce(
    (effects, seat) => followedBy(effects, (state) => chargedAfterGame(over(table, state), seat, 'faulty-ready')),
    only(table.state),
  );
}

/**
 * Nobody has won: ready hands or all hands are paid, deposits stay or go back. A player who threw only terminals and
 * honors may be paid instead, or win; then it is no draw, and nobody pays for a false ready hand. Sources: Four Winds
 * help, "Pay points after a draw" and "Nagashi Mangan"; riichi.wiki, "Nagashi mangan".
 */
export function settleDraw(table: Table): Effects {
  const nagashi = SEATS.filter((seat) => allTerminalDiscards(table, seat));
  const asWin = nagashi.length > 0 && table.rules.draw.allTerminalDiscards === 'win' ? nagashi : [];
  const drawn = asWin.length === 0;
  const replayed = drawn ? replayedFor(table) : undefined;
  if (replayed !== undefined) return replay(table, replayed);
  const sheets: { seat: Seat; sheet: ScoreSheet }[] = [];
  const ready = SEATS.filter((seat) => countsReady(table, seat));
  const paid = [
    ...(nagashi.length > 0
      ? payAllTerminalDiscards(table.effective, nagashi, drawn ? 0 : table.state.extraHands)
      : afterDraw(table, ready, sheets)),
    ...faultyReadyHands(table, drawn, asWin),
  ];
  const charged = followedBy(booked(table.state, paid), (state) => readyAfterGame(over(table, state), drawn, asWin));
  return followedBy(charged, (state) => {
    const [first] = asWin;
    const after = first === undefined ? depositsAfterDraw(over(table, state)) : stakesTo(state, first);
    const end = { kind: 'drawn', sheets, eastReady: ready.includes('E'), asWin } as const;
    return withConsequences(
      { ...after, state: replaced(after.state, { phase: 'over', end }) },
      consequence('deal-drawn'),
    );
  });
}

/** Who has declared ready falsely, where that makes a draw void. Source: World Riichi Championship, penalties 2025, 12.2. */
function replayedFor(table: Table): Seat | undefined {
  const [offender] = faultilyReady(table, []);
  return offender !== undefined && table.scoring.penalties.faultyReadyThen === 'replayed' ? offender : undefined;
}

/** Nothing is paid but the penalty, and the deal is played again. */
function replay(table: Table, offender: Seat): Effects {
  const charged = followedBy(booked(table.state, faultyReadyHands(table, true)), (state) =>
    readyAfterGame(over(table, state), true),
  );
  return followedBy(charged, (state) => abandoned(state, 'faulty-ready', false, offender));
}

function stakesTo(state: State, seat: Seat): Effects {
  const amount = state.deposits + state.pool;
  if (amount === 0) return only(state);
  return booked(replaced(state, { deposits: 0, pool: 0 }), [{ from: 'pool', to: seat, amount, reason: 'deposits' }]);
}

function afterDraw(table: Table, ready: readonly Seat[], sheets: { seat: Seat; sheet: ScoreSheet }[]): Transfer[] {
  const payment = table.rules.draw.payment;
  if (payment === 'none') return [];
  if (payment === 'ready') return payAfterDraw(table.effective, { ready });
  const scores = SEATS.flatMap((seat) => {
    const held = heldBy(seatOf(table, seat));
    if (held === undefined) return [];
    const sheet = scoreHand(table.effective, heldHand(table, seat, held));
    if (!sheet.ok) return [];
    sheets.push({ seat, sheet });
    return [{ seat, points: countsNothing(table, seat) ? 0 : sheet.points }];
  });
  return payAfterDraw(table.effective, { ready, scores });
}

/** Ready as it counts after a draw: not a hand that was declared not ready, or, where that is asked, one without the minimum. */
export function countsReady(table: Table, seat: Seat): boolean {
  const own = seatOf(table, seat);
  const held = heldBy(own);
  if (own.saidNotReady || own.dead !== undefined) return false;
  if (held === undefined) return own.ready !== undefined;
  if (isReadyHand(table, seat) !== true || deadReady(table, seat)) return false;
  if (table.rules.draw.payment !== 'ready' || !table.rules.draw.trueReady) return true;
  const other = SEATS.find((one) => one !== seat) ?? 'E';
  return Array.from({ length: 34 }, (_, kind) => kind).some((kind) => wouldMeetMinimum(table, seat, held, kind, other));
}

/**
 * All discards terminals and honors, none claimed, and no set that the player claimed unless the rules allow it; a
 * concealed kong is no claim. Sources: Four Winds help, "Nagashi Mangan"; Tenhou, the rules page of the server;
 * riichi.wiki, "European Mahjong Association".
 */
function allTerminalDiscards(table: Table, seat: Seat): boolean {
  const { river, melds } = seatOf(table, seat);
  if (river.length === 0) return false;
  if (!river.every(({ tile, claimedBy }) => claimedBy === undefined && isTerminalOrHonor(kindOf(tile)))) return false;
  if (table.rules.draw.allTerminalDiscards === 'off') return false;
  return melds.every(({ kind }) => kind === 'concealed-kong') || table.rules.draw.allTerminalDiscardsMelds;
}

/** What becomes of the deposits when nobody wins. */
function depositsAfterDraw(table: Table): Effects {
  const { state } = table;
  if (state.deposits === 0) return only(state);
  switch (table.rules.ready.depositOnDraw) {
    case 'pool':
      return withConsequences(only(state), consequence('deposits-kept', undefined, { amount: state.deposits }));
    case 'returned':
      return depositsReturned(table);
    case 'bank':
      return booked(replaced(state, { deposits: 0 }), [
        { from: 'pool', to: 'bank', amount: state.deposits, reason: 'deposit-lost' },
      ]);
  }
}

/** Each ready player of the deal takes his deposit back; what lies there from earlier deals may stay. */
export function depositsReturned(table: Table, older: 'lost' | 'stays' = 'lost'): Effects {
  const { state } = table;
  const deposit = table.rules.ready.deposit;
  const back: Consequence[] = [];
  const transfers: Transfer[] = [];
  let left = state.deposits;
  for (const seat of SEATS) {
    if (state.seats[seat].ready === undefined || left < deposit || deposit === 0) continue;
    left -= deposit;
    transfers.push({ from: 'pool', to: seat, amount: deposit, reason: 'deposit-returned' });
    back.push(consequence('deposit-back', seat, { amount: deposit }));
  }
  if (older === 'stays') return booked(replaced(state, { deposits: left }), transfers, back);
  // What lies there from earlier deals belongs to nobody at the table any more.
  if (left > 0) transfers.push({ from: 'pool', to: 'bank', amount: left, reason: 'deposit-lost' });
  return booked(replaced(state, { deposits: 0 }), transfers, back);
}
