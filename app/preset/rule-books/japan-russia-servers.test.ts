import { describe, expect, test } from 'vitest';
import { builtin } from '../builtin';
import { readAt } from '../pointer';

/** The rules of Japanese leagues, of Russia and of two servers. */
const BOOKS = ['m-league', 'jpml-a', 'tenhou', 'mahjong-soul', 'russian-riichi'] as const;

const POINTS = 'M-League and JPML A: points and length; Tenhou rule list; Mahjong Soul rules; RRC 1.5';
const LEAGUES_POINTS = 'M-League and JPML A: points and length';
const PLAY = 'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5';
const LEAGUES_PLAY = 'M-League and JPML A: play';
const SCORING = 'M-League and JPML A: scoring; Tenhou rule list; Mahjong Soul rules; RRC 1.5';
const SERVERS = 'Tenhou rule list; Mahjong Soul rules; RRC 1.5';
const FAULTS = 'M-League, chapter 7; Pantheon, JPML A; RRC 1.5, referee guide';
const REFEREE = 'RRC 1.5, referee guide';
const LIABILITY = 'M-League, riichi.wiki on liability; JPML summary of 2024; Tenhou rule list; RiichiEnv; RRC 1.5';

/** Place, page of the rule text, and the value that it states for each of the books; undefined where none was found. */
const STATED: readonly (readonly [string, string, readonly unknown[]])[] = [
  ['/rules/general/redFivesCharacters', POINTS, [1, 0, 1, 1, 1]],
  ['/rules/general/redFivesDots', POINTS, [1, 0, 1, 1, 1]],
  ['/rules/general/redFivesBamboo', POINTS, [1, 0, 1, 1, 1]],
  ['/scoring/payments/initialPoints', POINTS, [25000, 30000, 25000, 25000, 30000]],
  ['/scoring/extras/returnPoints', POINTS, [30000, 30000, 30000, 25000, 30000]],
  [
    '/scoring/extras/placementBonus',
    POINTS,
    [
      [30000, 10000, -10000, -30000],
      undefined,
      [20000, 10000, -10000, -20000],
      [15000, 5000, -5000, -15000],
      [30000, 10000, -10000, -30000],
    ],
  ],
  [
    '/scoring/extras/placementOne',
    'JPML A, floating bonus',
    [undefined, [12000, -1000, -3000, -8000], undefined, undefined, undefined],
  ],
  [
    '/scoring/extras/placementTwo',
    'JPML A, floating bonus',
    [undefined, [8000, 4000, -4000, -8000], undefined, undefined, undefined],
  ],
  [
    '/scoring/extras/placementThree',
    'JPML A, floating bonus',
    [undefined, [8000, 3000, 1000, -12000], undefined, undefined, undefined],
  ],
  ['/scoring/extras/ties', POINTS, ['split', 'split', 'seat', 'seat', 'split']],
  ['/scoring/extras/leftOverDeposits', POINTS, ['first', 'nobody', 'first', 'first', 'first']],
  ['/scoring/extras/sharesIn', LEAGUES_POINTS, [100, undefined, undefined, undefined, undefined]],
  ['/rules/general/bust', POINTS, ['off', 'off', 'below-zero', 'below-zero', 'off']],
  ['/rules/general/lastDealerStop', POINTS, ['no', 'no', 'leading', 'leading', 'no']],
  ['/rules/general/extension', POINTS, [false, false, true, true, false]],
  ['/rules/general/extensionTarget', SERVERS, [undefined, undefined, 30000, 30000, undefined]],
  ['/scoring/extras/finalRounding', SERVERS, [undefined, undefined, 1000, 1, undefined]],
  ['/scoring/extras/finalHalf', SERVERS, [undefined, undefined, 'up', undefined, undefined]],
  ['/rules/claiming/severalWinners', PLAY, ['nearest', 'nearest', 'three-abandon', 'all', 'all']],
  [
    '/rules/claiming/claimRank',
    LEAGUES_PLAY,
    ['out-first-then-rank', 'out-kong-pung-chow', undefined, undefined, undefined],
  ],
  ['/rules/claiming/clearlyLaterLoses', LEAGUES_PLAY, [undefined, true, undefined, undefined, undefined]],
  ['/rules/claiming/depositsToSeveral', SERVERS, [undefined, undefined, 'nearest', 'nearest', 'own-back']],
  ['/rules/claiming/extraHandsToSeveral', SERVERS, [undefined, undefined, 'nearest', 'nearest', 'each']],
  ['/rules/claiming/dealAfterSeveral', SERVERS, [undefined, undefined, 'east-keeps', 'east-keeps', 'east-keeps']],
  ['/rules/claiming/swapCalling', PLAY, ['same-chow', 'same-chow', 'same-chow', 'same-chow', 'same-chow']],
  ['/rules/winning/lastDiscard', SERVERS, [undefined, undefined, 'win-only', 'win-only', 'win-only']],
  ['/rules/claiming/missedEnds', SERVERS, [undefined, undefined, ['own-discard'], ['own-discard'], ['own-discard']]],
  ['/rules/ready/notSacred', PLAY, [false, undefined, false, false, false]],
  ['/rules/ready/tilesLeft', PLAY, [1, 1, 4, 4, 4]],
  ['/rules/ready/pointsForDeposit', POINTS, [false, undefined, true, true, false]],
  ['/rules/ready/depositBack', SERVERS, [undefined, undefined, true, true, true]],
  ['/rules/ready/kongsAfter', PLAY, ['unchanged', 'unchanged', 'same-waits', 'same-waits', 'unchanged']],
  ['/scoring/patterns/one-shot/concealed/value', PLAY, [1, undefined, 1, 1, 1]],
  ['/rules/general/underDora', PLAY, [true, false, true, true, true]],
  ['/rules/general/kongDora', PLAY, [true, false, true, true, true]],
  ['/rules/general/underKongDora', PLAY, [true, undefined, true, true, true]],
  ['/rules/general/kongDoraConcealed', PLAY, ['at-once', undefined, 'at-once', 'at-once', 'at-once']],
  ['/rules/general/kongDoraClaimed', PLAY, ['at-once', undefined, 'before-next-kong', 'before-next-kong', 'at-once']],
  ['/rules/general/kongDoraPromoted', PLAY, ['at-once', undefined, 'before-next-kong', 'before-next-kong', 'at-once']],
  ['/rules/claiming/robbingConcealedKong', PLAY, ['never', 'never', 'never', 'thirteen-orphans', 'thirteen-orphans']],
  ['/rules/deadHands/terminalsAndHonors', PLAY, [0, 0, 9, 9, 0]],
  ['/rules/deadHands/sameFirstDiscards', PLAY, ['off', 'off', 'winds', 'winds', 'off']],
  ['/rules/deadHands/fourReady', PLAY, [false, false, true, true, false]],
  ['/rules/deadHands/fourKongs', PLAY, ['off', 'off', 'several-no-fifth', 'several-no-fifth', 'off']],
  ['/rules/deadHands/afterAbandoned', SERVERS, [undefined, undefined, 'stays', 'stays', undefined]],
  ['/rules/deadHands/abandonedExtraHand', SERVERS, [undefined, undefined, true, true, undefined]],
  ['/rules/draw/pool', PLAY, [3000, 3000, 3000, 3000, 3000]],
  ['/rules/draw/mayHideReady', PLAY, [true, undefined, false, undefined, true]],
  ['/rules/ready/waitAllHeld', PLAY, [undefined, 'not-ready', 'not-ready-concealed', undefined, 'not-ready']],
  [
    '/rules/draw/passOnDraw',
    PLAY,
    ['unless-east-ready', 'unless-east-ready', 'unless-east-ready', 'unless-east-ready', 'unless-east-ready'],
  ],
  ['/scoring/extras/extraHands', PLAY, [100, 100, 100, 100, 100]],
  ['/rules/draw/allTerminalDiscards', PLAY, ['off', 'off', 'draw', 'draw', 'off']],
  ['/rules/draw/allTerminalDiscardsMelds', SERVERS, [undefined, undefined, true, undefined, undefined]],
  ['/scoring/method/doubleWindPair', SCORING, ['once', 'once', 'twice', 'twice', 'twice']],
  ['/scoring/method/roundUpMangan', SCORING, [true, false, false, false, false]],
  ['/scoring/method/countedLimit', SCORING, ['sanbaiman', 'one-limit', 'one-limit', 'one-limit', 'one-limit']],
  ['/scoring/method/severalLimits', SCORING, ['added', 'added', 'added', 'added', 'added']],
  ['/scoring/method/doubleLimits', SCORING, [false, false, false, true, false]],
  ['/scoring/limits/human-hand/concealed/value', SERVERS, [undefined, undefined, undefined, undefined, 1000]],
  ['/scoring/limits/human-hand/settings/alone', SERVERS, [undefined, undefined, undefined, undefined, true]],
  [
    '/scoring/payments/liability',
    LIABILITY,
    [
      ['big-three-dragons', 'big-four-winds', 'four-kongs'],
      ['big-three-dragons', 'big-four-winds', 'four-kongs'],
      ['big-three-dragons', 'big-four-winds'],
      ['big-three-dragons', 'big-four-winds'],
      ['big-three-dragons', 'big-four-winds'],
    ],
  ],
  ['/scoring/payments/liabilityCovers', LIABILITY, [undefined, undefined, 'all', 'hand', undefined]],
  ['/scoring/payments/liabilityOnSelfDraw', LIABILITY, ['liable', 'liable', 'liable', 'liable', 'liable']],
  ['/scoring/payments/liabilityOnDiscard', LIABILITY, ['share', 'share', 'share', 'share', 'share']],
  ['/scoring/payments/liabilityExtraHands', LIABILITY, [undefined, 'liable', 'liable-always', undefined, 'liable']],
  ['/scoring/payments/liabilityNoChoice', '10: Q84', [undefined, undefined, undefined, undefined, false]],
  ['/scoring/penalties/afterGame', FAULTS, [20000, 20000, undefined, undefined, 40000]],
  ['/scoring/penalties/faultyClaimThen', FAULTS, ['dead', undefined, undefined, undefined, 'warning']],
  ['/scoring/penalties/warnings', FAULTS, ['again', undefined, undefined, undefined, 'doubled']],
  ['/scoring/penalties/warningsPoints', FAULTS, [20000, undefined, undefined, undefined, 2000]],
  ['/scoring/penalties/warningsFrom', FAULTS, [2, undefined, undefined, undefined, 2]],
  ['/scoring/penalties/faultyOutHidden', REFEREE, [undefined, undefined, undefined, undefined, 'dead']],
  ['/scoring/penalties/wrongTile', REFEREE, [undefined, undefined, undefined, undefined, 'dead']],
  ['/scoring/penalties/faultyOutVoid', REFEREE, [undefined, undefined, undefined, undefined, true]],
  ['/scoring/extras/placementBy', POINTS, ['fixed', 'above-start', 'fixed', 'fixed', 'fixed']],
  ['/rules/general/lastDealerLeast', SERVERS, [undefined, undefined, undefined, 30000, undefined]],
  ['/rules/draw/payment', PLAY, ['ready', 'ready', 'ready', 'ready', 'ready']],
  ['/rules/draw/allTerminalDiscardsValue', SERVERS, [undefined, undefined, 1000, 1000, undefined]],
  [
    '/scoring/extras/extraHandsCount',
    PLAY,
    ['wins-and-all-draws', undefined, 'wins-and-all-draws', 'wins-and-all-draws', 'wins-and-all-draws'],
  ],
  ['/rules/claiming/missedRobbedKong', SERVERS, [undefined, undefined, true, undefined, undefined]],
  ['/rules/deadHands/fourKongsWhen', SERVERS, [undefined, undefined, 'after-discard', undefined, undefined]],
  [
    '/scoring/patterns/last-wall-tile/settings/besideSupplement',
    SERVERS,
    [undefined, undefined, false, false, undefined],
  ],
  ['/rules/claiming/drawnTileBack', 'no text but EMA 2016 3.3.1', ['no', 'no', undefined, undefined, 'no']],
  ['/rules/claiming/cancelClaim', FAULTS, ['never', undefined, undefined, undefined, 'penalised']],
  ['/scoring/penalties/warningsPaid', FAULTS, ['after-game', undefined, undefined, undefined, 'after-game']],
  ['/scoring/penalties/exposedTiles', FAULTS, ['warning', undefined, undefined, undefined, 'warning']],
  ['/scoring/penalties/exposedTilesFrom', FAULTS, [2, undefined, undefined, undefined, 1]],
  ['/scoring/penalties/exposedTilesMany', REFEREE, [undefined, undefined, undefined, undefined, 'dead']],
  ['/scoring/penalties/exposedTilesManyFrom', REFEREE, [undefined, undefined, undefined, undefined, 7]],
  ['/scoring/penalties/tooManySeen', REFEREE, [undefined, undefined, undefined, undefined, 'dead']],
  ['/rules/deadHands/wrongCount', REFEREE, [undefined, undefined, undefined, undefined, true]],
  ['/rules/deadHands/swapCalling', REFEREE, [undefined, undefined, undefined, undefined, true]],
  ['/rules/deadHands/brokenReady', REFEREE, [undefined, undefined, undefined, undefined, true]],
  [
    '/scoring/penalties/faultyReadyOnlyOnDraw',
    'JPML, examination notes; RRC 1.5, referee guide',
    [undefined, true, undefined, undefined, true],
  ],
  ['/scoring/penalties/deadHandCall', REFEREE, [undefined, undefined, undefined, undefined, 'faulty-out']],
  ['/scoring/penalties/faultyReadyThen', REFEREE, [undefined, undefined, undefined, undefined, 'replayed']],
  ['/scoring/penalties/faultyOutThen', REFEREE, [undefined, undefined, undefined, undefined, 'abandon']],
  ['/scoring/penalties/faultyOutDeal', REFEREE, [undefined, undefined, undefined, undefined, 'never']],
  ['/scoring/penalties/replayDeposits', REFEREE, [undefined, undefined, undefined, undefined, 'returned']],
];

describe.each(BOOKS.map((id, at) => [id, at] as const))('%s', (id, at) => {
  test.each(STATED.filter(([, , values]) => values[at] !== undefined))('%s (%s)', (place, _page, values) => {
    expect(readAt(builtin(id), place)).toEqual(values[at]);
  });
});
