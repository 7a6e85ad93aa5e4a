import type { Seat } from '../seats';
import { abandoned, enoughTerminals, mayAbandon, nobodyMelded, onFirstTurn } from './abandon';
import type { Act, ActName } from './act';
import { without } from './ask';
import {
  isFlowerTile,
  jokerNamed,
  jokerStandsFor,
  layFlower,
  ownTileForJoker,
  swapJoker,
  swappedWrongly,
  swapsPlayed,
} from './bonus';
import {
  chowFrom,
  chowsLeft,
  AFTER_A_CLAIM,
  discardOnly,
  handLives,
  jokerLives,
  knowsHand,
  lastDiscard,
  makesSet,
  notLocked,
  notMissed,
  takeForSet,
} from './claims';
import {
  aDingDongIsLeft,
  aPassIsDue,
  beforePlay,
  charlestonPlayed,
  dingDong,
  dingDongPlayed,
  holdsTiles,
  mayStop,
  passTiles,
  rightTiles,
  stopCharleston,
} from './charleston';
import { killed, only, type Effects } from './effects';
import { flowersMustWin } from './flower-win';
import { gameGoesOn, gameMayEnd } from './game';
import { namesTile, rightName } from './names';
import {
  fourHeld,
  fourKongsAtMost,
  kongAfterClaim,
  kongsDeclared,
  kongTiles,
  layConcealedKong,
  promoteKong,
  pungHeld,
  readyKong,
} from './kongs';
import { exchangeWrong, mayExchange, noticed, putBack, somethingToNotice, unseenSurplus } from './notices';
import {
  aJokerEach,
  deal,
  dealOver,
  drawnApart,
  endGame,
  exhaust,
  mayHideReady,
  passTile,
  rack,
  sayNotReady,
  showHand,
  slideIn,
  somethingToPass,
  touch,
  turnUp,
  wait,
  wallExhausted,
} from './others';
import {
  aliveToDeclare,
  canPayDeposit,
  concealedHand,
  declareReady,
  isReady,
  mayLook,
  notOnSacredHand,
  notYetReady,
  peeked,
  readyPlayed,
  rightManner,
  rightMoment,
  wallLongEnough,
  worthMinimum,
} from './ready';
import { seenTilesFirst } from './penalty-tiles';
import { tilesSeen } from './seen-tiles';
import { exposable } from './sets';
import { swapCalling } from './swap';
import { isMissing, objection, type Clause, type Table } from './table';
import { inTimeToClaim, timeForADeal } from './time';
import {
  drawTile,
  holdsTile,
  keepsReady,
  ownTurn,
  readyDiscard,
  running,
  throwTile,
  toDiscard,
  toDraw,
  wallLasts,
} from './turns';
import {
  calledFaultily,
  calledWhenDead,
  cancelClaim,
  exposedWrongly,
  exposeSet,
  hasClaimed,
  mayCancel,
  mayTakeBack,
  showsSet,
  takeBack,
} from './undo';
import { warned } from './warnings';
import { discardedWrongly } from './wrong-discard';
import { latestDiscard, notPassed, stillOpen } from './windows';

/** What may be done, what can speak against it, and what follows; `breaks` is what follows when it was done all the same. */
export interface Transition {
  /** Where one of these objects the rest is not asked: the act makes no sense. */
  readonly first: readonly Clause[];
  readonly clauses: readonly Clause[];
  readonly then: (table: Table, act: Act, seat: Seat) => Effects;
  readonly breaks?: (table: Table, act: Act, seat: Seat) => Effects;
}

const ownMove = [ownTurn, toDiscard] as const;
const declaring: Transition = {
  first: [running, readyPlayed, rightManner, notYetReady, rightMoment],
  clauses: [aliveToDeclare, concealedHand, isReady, worthMinimum, wallLongEnough, canPayDeposit, notOnSacredHand],
  then: declareReady,
  breaks: (table, _act, seat) => killed(table.state, seat, 'broken-ready'),
};

/** The acts of the table but the win, which several players can declare at once and which is judged on its own. */
export const TRANSITIONS: { readonly [act in Exclude<ActName, 'declare-win'>]: Transition } = {
  deal: { first: [dealOver], clauses: [gameGoesOn, timeForADeal, aJokerEach], then: deal },
  'pass-tiles': {
    first: [charlestonPlayed, beforePlay],
    clauses: [aPassIsDue, rightTiles, holdsTiles],
    then: passTiles,
  },
  'stop-charleston': { first: [charlestonPlayed, beforePlay], clauses: [mayStop], then: stopCharleston },
  'ding-dong': { first: [running, dingDongPlayed], clauses: [aDingDongIsLeft], then: dingDong },

  // The turn
  touch: { first: [running, ownTurn, toDraw], clauses: [], then: touch },
  draw: { first: [running, ownTurn, toDraw], clauses: [wallLasts, flowersMustWin], then: drawTile },
  rack: { first: [running, drawnApart], clauses: [], then: rack },
  discard: {
    first: [running, ownTurn, toDiscard, holdsTile],
    clauses: [seenTilesFirst, swapCalling, readyDiscard, keepsReady, jokerNamed, namesTile, rightName],
    then: throwTile,
    breaks: discardedWrongly,
  },
  'take-back': { first: [running], clauses: [mayTakeBack], then: takeBack },

  // Claims
  call: {
    first: [running, exposable, latestDiscard, discardOnly, jokerLives],
    clauses: [
      stillOpen,
      inTimeToClaim,
      notPassed,
      handLives,
      notLocked,
      chowFrom,
      lastDiscard,
      chowsLeft,
      notMissed,
      claimedKongTiles,
      claimedFifthKong,
      knowsHand,
      makesSetOrLiesOpen,
      ...AFTER_A_CLAIM,
    ],
    then: (table, act, seat) => takeForSet(table, act, seat),
    breaks: calledAllTheSame,
  },
  expose: {
    first: [running, hasClaimed],
    clauses: [showsSet],
    then: exposeSet,
    breaks: (table, _act, seat) => exposedWrongly(table, seat),
  },
  pass: { first: [running, somethingToPass], clauses: [], then: passTile },
  wait: { first: [running, somethingToPass], clauses: [stillOpen], then: (table, _act, seat) => wait(table, seat) },
  cancel: { first: [running], clauses: [mayCancel], then: (table, _act, seat) => cancelClaim(table, seat) },

  // Kongs, flowers, jokers
  'concealed-kong': {
    first: [running, ...ownMove, kongsDeclared, fourHeld],
    clauses: [kongAfterClaim, kongTiles, fourKongsAtMost, readyKong],
    then: layConcealedKong,
  },
  'promote-kong': {
    first: [running, ...ownMove, kongsDeclared, pungHeld],
    clauses: [kongAfterClaim, kongTiles, fourKongsAtMost, readyKong],
    then: promoteKong,
  },
  flower: { first: [running, ...ownMove], clauses: [isFlowerTile], then: layFlower },
  'swap-joker': {
    first: [running, ...ownMove],
    clauses: [swapsPlayed, ownTileForJoker, jokerStandsFor],
    then: swapJoker,
    breaks: (table, _act, seat) => swappedWrongly(table, seat),
  },

  // Ready
  'declare-ready': declaring,
  'turn-face-down': declaring,
  look: {
    first: [running],
    clauses: [mayLook],
    then: (table) => only(table.state),
    breaks: (table, _act, seat) => peeked(table, seat),
  },
  'turn-up': { first: [running], clauses: [], then: (table, _act, seat) => turnUp(table, seat) },
  'declare-not-ready': { first: [], clauses: [mayHideReady], then: (table, _act, seat) => sayNotReady(table, seat) },

  // Showing and mistakes
  'slide-in': { first: [running], clauses: [], then: (table, _act, seat) => slideIn(table, seat) },
  'show-hand': { first: [], clauses: [], then: (table, _act, seat) => showHand(table, seat) },
  notice: { first: [somethingToNotice], clauses: [], then: noticed },
  'put-back': { first: [running, unseenSurplus], clauses: [], then: putBack },
  warn: { first: [running], clauses: [], then: (table, _act, seat) => warned(table, seat) },
  'expose-tiles': { first: [running], clauses: [holdsTiles], then: tilesSeen },
  'swap-wrong': { first: [running], clauses: [mayExchange], then: exchangeWrong },

  // Ends
  abandon: {
    first: [running, ownTurn, toDiscard, mayAbandon],
    clauses: [onFirstTurn, nobodyMelded, enoughTerminals],
    then: (table) => abandoned(table.state, 'terminals-and-honors', false),
  },
  exhaust: { first: [running, wallExhausted], clauses: [], then: exhaust },
  'end-game': { first: [], clauses: [gameMayEnd], then: endGame },
};

/** What follows from a call that was made although it may not be. */
function calledAllTheSame(table: Table, act: Act, seat: Seat): Effects {
  if (handLives(table, act, seat) !== undefined) return calledWhenDead(table, act, seat);
  if (notLocked(table, act, seat) !== undefined) return killed(table.state, seat, 'broken-ready');
  return laidOpen(table, act, seat) ? takeForSet(table, act, seat, true) : calledFaultily(table, act, seat);
}

/** Tiles that make no set: a call that cannot be made good, or what lies open until it is put right. */
function makesSetOrLiesOpen(...[table, act, seat]: Parameters<Clause>): ReturnType<Clause> {
  const against = makesSet(table, act, seat);
  if (against === undefined || isMissing(against) || against.code !== 'not-a-set') return against;
  return laidOpen(table, act, seat) ? objection('wrong-exposure', { seat }) : against;
}

/** The tiles were laid open beside the discard: where such a set may be put right until the discard it lies there till then. */
function laidOpen(table: Table, act: Act, seat: Seat): boolean {
  const { tiles, purpose, named } = act;
  const concealed = table.state.seats[seat].concealed;
  if (tiles === undefined || concealed === undefined || named !== undefined) return false;
  const wanted = purpose === 'kong' ? 3 : purpose === 'chow' || purpose === 'pung' ? 2 : 0;
  if (tiles.length !== wanted || without(concealed, tiles) === undefined) return false;
  return table.rules.deadHands.falseSet === 'discard';
}

/** A claimed kong needs tiles left to draw, as every kong does. */
function claimedKongTiles(...[table, act, seat]: Parameters<Clause>): ReturnType<Clause> {
  return act.purpose === 'kong' ? kongTiles(table, act, seat) : undefined;
}

function claimedFifthKong(...[table, act, seat]: Parameters<Clause>): ReturnType<Clause> {
  return act.purpose === 'kong' ? fourKongsAtMost(table, act, seat) : undefined;
}
