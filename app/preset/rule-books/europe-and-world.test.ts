import { describe, expect, test } from 'vitest';
import { builtin } from '../builtin';
import { readAt } from '../pointer';

/** The rule books of the European Mahjong Association and of the World Riichi Championship. */
const BOOKS = ['ema-2012', 'ema-2016', 'ema-2025', 'wrc-2015', 'wrc-2022', 'wrc-2025'] as const;

/** What all six books say alike. */
const all = (value: unknown): readonly unknown[] => BOOKS.map(() => value);

/** Place, page of the rule text, and the value that it states for each of the books; undefined where none was found. */
const STATED: readonly (readonly [string, string, readonly unknown[]])[] = [
  ['/rules/general/flowers', '2.1 tiles: EMA 1, WRC 3', all(0)],
  [
    '/rules/general/redFivesCharacters',
    'EMA 2016 1.3 and revision notes; WRC 2015 3; WRC 2025 abstract',
    [1, 0, 0, 0, 0, 0],
  ],
  ['/rules/general/redFivesDots', 'EMA 2016 1.3 and revision notes; WRC 2015 3; WRC 2025 abstract', [1, 0, 0, 0, 0, 0]],
  [
    '/rules/general/redFivesBamboo',
    'EMA 2016 1.3 and revision notes; WRC 2015 3; WRC 2025 abstract',
    [1, 0, 0, 0, 0, 0],
  ],
  ['/rules/general/deadWall', 'EMA 2.6, 3.3.5; WRC 2015 4.7', all('replenishing')],
  ['/rules/general/deadWallSize', 'EMA 2.6, 3.3.5; WRC 2015 4.7', all(14)],
  ['/scoring/payments/initialPoints', 'EMA 3.7; WRC 2015 4.1', all(30000)],
  ['/scoring/extras/returnPoints', 'EMA 2016 3.6; WRC 2015 5.9.2', all(30000)],
  [
    '/scoring/extras/placementBonus',
    'EMA 2016 3.6.1; WRC 2015 5.9.2',
    [
      undefined,
      [15000, 5000, -5000, -15000],
      [15000, 5000, -5000, -15000],
      [15000, 5000, -5000, -15000],
      [15000, 5000, -5000, -15000],
      [15000, 5000, -5000, -15000],
    ],
  ],
  ['/scoring/extras/ties', 'EMA 2016 3.6.1; WRC 2015', all('split')],
  ['/scoring/extras/finalRounding', 'EMA; WRC 2014 errata', all(1)],
  ['/rules/general/bust', 'EMA 3.5, 3.7; WRC 2015 5.8, 5.9', all('off')],
  ['/rules/general/rounds', 'EMA 2025 3.5; WRC 2015 5.8', all(2)],
  ['/rules/general/lastDealerStop', 'EMA 2016 3.6; WRC 2015 5.9.1', ['no', 'no', 'no', 'no', undefined, 'no']],
  ['/rules/general/extension', 'WRC 2015 5.9', all(false)],
  [
    '/scoring/extras/leftOverDeposits',
    'EMA 2016 3.6, 2025 3.7; EMA 2016 revision notes on WRC',
    ['first', 'first', 'first', 'nobody', 'nobody', 'nobody'],
  ],
  [
    '/rules/claiming/severalWinners',
    'EMA 3.3.1; WRC 2015 5.7.6',
    ['all', 'all', 'all', 'nearest', 'nearest', 'nearest'],
  ],
  [
    '/rules/claiming/claimRank',
    'EMA 3.3.1; WRC 2015 5.4.1; WRC 2025 12.3.2',
    [
      'out-kong-pung-chow',
      'out-kong-pung-chow',
      'out-first-then-rank',
      'out-then-first',
      'out-then-first',
      'out-then-first',
    ],
  ],
  [
    '/rules/claiming/setClaimOpenUntil',
    'EMA 2016 3.3.1; WRC 2015 5.4.1; WRC 2025 12.3.2',
    [undefined, ['draw'], undefined, ['draw'], undefined, ['draw']],
  ],
  ['/rules/general/secondsToClaim', 'EMA 2016 revision notes', [3, 0, undefined, 0, undefined, 0]],
  [
    '/rules/claiming/winClaimOpenUntil',
    'EMA 2016 3.3.1; WRC 2015 5.4.1; WRC 2025 12.3.2',
    [undefined, ['discard', 'declare'], undefined, ['discard', 'declare'], undefined, ['draw']],
  ],
  [
    '/rules/claiming/drawnTileBack',
    'EMA 2016 3.3.1; WRC 2025 12.3.2',
    [undefined, 'no-time', undefined, undefined, undefined, 'no'],
  ],
  [
    '/rules/claiming/cancelClaim',
    'EMA 2016 3.3.1, 5.1.2; WRC 2015 7.2; Mahjong Belgium on WRC 2022; WRC 2025 12.3.3',
    [undefined, 'free', undefined, 'free', 'never', 'never'],
  ],
  [
    '/rules/claiming/swapCalling',
    'EMA 2016 3.3.2 and revision notes; WRC 2015 5.4; WRC 2025 12.3.4',
    ['allowed', 'same-chow', 'same-chow', 'same-chow', 'same-chow', 'same-chow'],
  ],
  ['/rules/claiming/chows', 'EMA 3.3.3', all('previous-or-out')],
  [
    '/rules/claiming/dealAfterSeveral',
    'EMA 2012 3.4.9, 2016 3.4.9, 2025 3.4.5',
    ['east-keeps', 'east-keeps', 'east-keeps', undefined, undefined, undefined],
  ],
  ['/rules/claiming/extraHandsToSeveral', 'EMA 2025 3.4.4', ['each', 'each', 'each', undefined, undefined, undefined]],
  [
    '/rules/claiming/depositsToSeveral',
    'EMA 2016 3.3.14, 2025 3.4.3',
    ['own-back', 'own-back', 'own-back', undefined, undefined, undefined],
  ],
  [
    '/scoring/penalties/faultyOutVoid',
    'EMA 3.4.6; WRC 2015 7.1; WRC 2025 12.2',
    [true, true, undefined, true, undefined, true],
  ],
  [
    '/rules/winning/slidIn',
    'EMA 2016 3.3.12; WRC 2015 5.6; WRC 2025 12.3.6',
    ['wait-items-lost', 'wait-items-lost', 'wait-items-lost', 'wait-items-lost', undefined, 'wait-items-lost'],
  ],
  ['/rules/claiming/sacredDiscard', 'EMA 3.4.5; WRC 2015 5.7.5', all('absolute')],
  [
    '/rules/claiming/missedEnds',
    'EMA 2016 3.4.5 and revision notes; EMA 2025 3.3.9; RRC table',
    [
      ['own-draw', 'any-call'],
      ['own-draw', 'own-claim'],
      ['own-draw', 'own-claim'],
      undefined,
      undefined,
      ['own-discard'],
    ],
  ],
  [
    '/rules/claiming/missedDiscard',
    'WRC 2015 5.7.5',
    ['customized', 'customized', 'customized', 'every-winning-discard', undefined, 'customized'],
  ],
  [
    '/rules/claiming/missedBars',
    'EMA 3.4.5',
    ['every-winning-tile', 'every-winning-tile', 'every-winning-tile', undefined, undefined, 'every-winning-tile'],
  ],
  [
    '/rules/claiming/missedCounts',
    'EMA 2016 3.4.5',
    ['complete', 'complete', 'complete', undefined, undefined, 'complete'],
  ],
  ['/rules/claiming/missedFrom', 'EMA 3.3.11', ['discards', 'discards', 'discards', undefined, undefined, 'discards']],
  ['/rules/claiming/missedRobbedKong', 'EMA 2016 3.3.6, 2025 3.3.13', [true, true, true, undefined, undefined, true]],
  ['/rules/ready/mustTakeFirst', 'EMA 2016 3.3.14, 3.4.5', all(true)],
  ['/rules/ready/deposit', 'EMA 2016 3.3.14; WRC 2025 12.3.5', all(1000)],
  ['/rules/ready/depositBack', 'EMA 2016 3.3.14', all(true)],
  ['/rules/ready/tilesLeft', 'EMA 3.3.14, 2025 3.3.10; WRC clarification of 29 June 2025', [4, 4, 1, 4, 4, 0]],
  ['/rules/ready/pointsForDeposit', 'EMA annotations 4.1.4', all(false)],
  ['/rules/ready/notSacred', 'EMA 2016 3.3.14', all(false)],
  ['/rules/ready/kongsAfter', 'EMA 2016 3.3.14; WRC 2025 12.3.5', all('unchanged')],
  ['/scoring/patterns/one-shot/concealed/value', 'EMA 2025 4.2.1; WRC', all(1)],
  ['/rules/general/underDora', 'EMA 2016 3.3.14', all(true)],
  ['/rules/general/underKongDora', 'EMA 2016 3.3.14', all(true)],
  [
    '/rules/general/kongDoraConcealed',
    'EMA 2016 3.3.5-3.3.7; RRC table',
    ['at-once', 'at-once', 'at-once', undefined, undefined, 'at-once'],
  ],
  [
    '/rules/general/kongDoraClaimed',
    'EMA 2016 3.3.5-3.3.7; RRC table',
    ['at-once', 'at-once', 'at-once', undefined, undefined, 'at-once'],
  ],
  [
    '/rules/general/kongDoraPromoted',
    'EMA 2016 3.3.5-3.3.7; RRC table',
    ['at-once', 'at-once', 'at-once', undefined, undefined, 'at-once'],
  ],
  ['/rules/general/kongDoraRobbed', 'EMA 2025 4.2.1', all(false)],
  ['/rules/general/kongAfterClaimedSet', 'EMA 2016 3.3.6-3.3.7', all(false)],
  [
    '/rules/claiming/robbingConcealedKong',
    'EMA 2016 3.3.7, 2025 3.3.13; RRC table',
    ['thirteen-orphans', 'thirteen-orphans', 'thirteen-orphans', undefined, undefined, 'never'],
  ],
  [
    '/rules/deadHands/fourKongs',
    'EMA 2012 3.4.3, 2016 3.3.10; WRC 2015 5.4.9',
    ['several-no-fifth', 'off', 'off', 'off', 'off', 'off'],
  ],
  ['/rules/winning/lastDiscard', 'EMA 3.4.1; WRC 2015 5.7.1', all('win-only')],
  ['/rules/winning/kongOnLastTile', 'EMA 3.4.1; WRC 2015 5.7.1', all(false)],
  ['/rules/draw/payment', 'EMA 3.4.2; WRC 2015 5.7.2', all('ready')],
  ['/rules/draw/pool', 'EMA 3.4.2; WRC 2015 5.7.2', all(3000)],
  ['/rules/draw/mayHideReady', 'EMA 3.4.2; WRC 2015 5.7.2', all(true)],
  ['/rules/ready/waitAllHeld', 'EMA 2016 3.3.13, 2025 3.3.8; RRC table', all('not-ready')],
  ['/rules/draw/trueReady', 'EMA 3.3.13', all(false)],
  ['/rules/draw/passOnDraw', 'EMA 2016 3.4.11; WRC 2015 5.7.8', all('unless-east-ready')],
  ['/scoring/extras/extraHandsCount', 'EMA 2016 3.4.10; WRC 2015 5.7.7', all('wins-and-all-draws')],
  ['/scoring/extras/extraHands', 'EMA 3.4.10; WRC 2015 5.7.7', all(100)],
  ['/scoring/extras/extraHandsFromDiscarder', 'EMA 3.4.10; WRC 2015 5.7.7', all('three-times')],
  ['/rules/winning/raised', 'EMA 2016 revision notes', ['extra-hands', 'no', 'no', 'no', 'no', 'no']],
  ['/rules/winning/raisedAfter', 'EMA 2016 revision notes', [5, undefined, undefined, undefined, undefined, undefined]],
  ['/rules/winning/raisedTo', 'EMA 2016 revision notes', [2, undefined, undefined, undefined, undefined, undefined]],
  ['/rules/deadHands/terminalsAndHonors', 'EMA 2016 3.4.3; WRC 2015 5.7.3', [9, 0, 0, 0, 0, 0]],
  [
    '/rules/deadHands/sameFirstDiscards',
    'EMA 2016 3.4.3; WRC 2015 5.7.3',
    ['winds', 'off', 'off', 'off', 'off', 'off'],
  ],
  ['/rules/deadHands/fourReady', 'EMA 2016 3.4.3; WRC 2015 5.7.3', [true, false, false, false, false, false]],
  ['/rules/draw/allTerminalDiscards', 'EMA 2016 4.2.6', ['win', 'off', 'off', 'off', 'off', 'off']],
  ['/scoring/patterns/all-simples/exposed/value', 'EMA 2016 revision notes; WRC 2014 errata', [0, 1, 1, 1, 1, 1]],
  ['/rules/winning/certain', 'WRC 2025 abstract', all('no')],
  ['/scoring/method/roundUpMangan', 'EMA 2025 4.1.3; WRC 2025 13.4', [false, false, true, true, true, true]],
  [
    '/scoring/method/countedLimit',
    'EMA 2016 revision notes, 2025 4.1.2; WRC 2014 errata; WRC 2025 11.2',
    ['one-limit', 'sanbaiman', 'sanbaiman', 'sanbaiman', 'sanbaiman', 'one-limit'],
  ],
  [
    '/scoring/method/severalLimits',
    'EMA 4.2; WRC 2025 9.1',
    ['highest', 'highest', 'highest', 'highest', 'added', 'added'],
  ],
  ['/scoring/method/doubleLimits', 'EMA 2016 revision notes; WRC 2025 abstract', all(false)],
  ['/scoring/limits/big-four-winds/exposed/value', 'EMA 2016 revision notes', [8000, 4000, 4000, 4000, 4000, 4000]],
  [
    '/scoring/method/doubleWindPair',
    'EMA 2025 4.1.1; WRC 2025 11.3',
    ['twice', 'twice', 'once', 'once', 'once', 'once'],
  ],
  ['/scoring/method/selfDrawnNoPointsFu', 'EMA 2025 4.1.1', all(false)],
  ['/scoring/method/openNoPointsFu', 'EMA 2025 4.1.1; WRC 2025 11.3', all(30)],
  ['/scoring/limits/seven-pairs/settings/fixedPoints', 'EMA 4.1.1', all(25)],
  ['/scoring/limits/seven-pairs/settings/identicalPairs', 'EMA 4.2', all(false)],
  [
    '/scoring/limits/human-hand/concealed',
    'EMA 2016 4.2.4 and revision notes, 2025 4.2.4; WRC 2014 errata; WRC 2025 11.5.4',
    [
      { value: 4000, unit: 'limit' },
      { value: 1000, unit: 'limit' },
      { value: 5, unit: 'doubles' },
      { value: 5, unit: 'doubles' },
      { value: 1000, unit: 'limit' },
      { value: 1000, unit: 'limit' },
    ],
  ],
  [
    '/scoring/limits/human-hand/settings/alone',
    'EMA 2016 4.2.4, 2025 4.2.4; WRC 2025 11.5.4',
    [undefined, true, true, undefined, undefined, true],
  ],
  [
    '/scoring/patterns/last-wall-tile/settings/besideSupplement',
    'EMA 2025 4.2.1; RRC table',
    [true, undefined, false, undefined, undefined, false],
  ],
  [
    '/scoring/payments/liability',
    'EMA 3.3.6, 2016 3.3.9, 2025 3.3.7; WRC 2025 9.1.1',
    [
      ['big-three-dragons', 'big-four-winds'],
      ['big-three-dragons', 'big-four-winds'],
      ['big-three-dragons', 'big-four-winds'],
      ['big-three-dragons', 'big-four-winds'],
      ['big-three-dragons', 'big-four-winds', 'four-kongs'],
      ['big-three-dragons', 'big-four-winds', 'four-kongs'],
    ],
  ],
  [
    '/scoring/payments/liabilityConcealedKongs',
    'EMA annotations 3.3.7',
    [undefined, undefined, true, undefined, undefined, undefined],
  ],
  ['/scoring/payments/liabilityOnSelfDraw', 'EMA 2016 3.3.9', all('liable')],
  ['/scoring/payments/liabilityOnDiscard', 'EMA 2016 3.3.9', all('share')],
  [
    '/scoring/payments/liabilityExtraHands',
    'EMA 2016 3.3.9, 2025 3.3.7',
    ['liable', 'liable', 'liable', 'liable', undefined, 'liable'],
  ],
  [
    '/scoring/penalties/afterGame',
    'EMA 3.4.6; WRC 2015 7.1; Mahjong Belgium on WRC 2022; WRC 2025 12.2',
    [0, 20000, 20000, 20000, 30000, 30000],
  ],
  ['/scoring/penalties/faultyOut', 'EMA 2008 3.4.6', [1000, 0, 0, 0, undefined, 0]],
  ['/scoring/penalties/faultyOutEast', 'EMA 2008 3.4.6', [true, undefined, undefined, undefined, undefined, undefined]],
  ['/scoring/penalties/faultyOutThen', 'EMA 3.4.6; WRC 2015 7.1', all('abandon')],
  ['/scoring/penalties/faultyOutDeal', 'EMA 3.4.6; WRC 2025 12.2', all('never')],
  ['/scoring/penalties/replayDeposits', 'EMA 3.4.6; WRC 2025 12.2', all('returned')],
  [
    '/scoring/penalties/faultyReadyThen',
    'WRC 2025 12.2; EMA 3.4.6',
    ['replayed', 'replayed', 'replayed', 'replayed', undefined, 'replayed'],
  ],
  [
    '/scoring/penalties/faultyOutHidden',
    'EMA 2016 5.1.2; WRC 2015 7.2; Mahjong Belgium on WRC 2022; WRC 2025 12.3.3',
    ['same', 'dead', undefined, 'dead', 'same', 'same'],
  ],
  [
    '/scoring/penalties/faultyClaimThen',
    'WRC 2015 7.2; Mahjong Belgium on WRC 2022; WRC 2025 12.3.3',
    [undefined, undefined, undefined, 'play-on', 'dead', 'dead'],
  ],
  [
    '/scoring/penalties/exposedTiles',
    'EMA 2008 3.4.6; WRC 2025 12.3.1',
    ['faulty-out', undefined, undefined, 'dead', undefined, 'dead'],
  ],
  [
    '/scoring/penalties/exposedTilesFrom',
    'EMA 2008 3.4.6; WRC 2025 12.3.1',
    [6, undefined, undefined, 3, undefined, 3],
  ],
  [
    '/scoring/penalties/tooManySeen',
    'EMA 2016 3.4.7; WRC 2015 7.2; Mahjong Belgium on WRC 2022; WRC 2025 12.3.1',
    [undefined, 'dead', undefined, 'faulty-out', 'faulty-out', 'faulty-out'],
  ],
  [
    '/scoring/penalties/tooManyUnseen',
    'EMA 2016 3.4.7; WRC 2015 7.2; Mahjong Belgium on WRC 2022; WRC 2025 12.3.1',
    [undefined, 'plays-on', undefined, 'faulty-out', 'faulty-out', 'faulty-out'],
  ],
  [
    '/scoring/penalties/tooFew',
    'EMA 2016 3.4.7; WRC 2015 7.2; Mahjong Belgium on WRC 2022; WRC 2025 12.3.1',
    [undefined, 'plays-on', undefined, 'faulty-out', 'faulty-out', 'faulty-out'],
  ],
  ['/scoring/extras/placementBy', 'EMA 3.6.1; WRC 2015 5.9.2', all('fixed')],
  [
    '/rules/draw/allTerminalDiscardsValue',
    'riichi.wiki, EMA before 2016; rules of 2008, 4.2.4',
    [1000, undefined, undefined, undefined, undefined, undefined],
  ],
  [
    '/rules/draw/allTerminalDiscardsMelds',
    'rules of 2008, 4.2.4',
    [false, undefined, undefined, undefined, undefined, undefined],
  ],
  [
    '/rules/deadHands/fourKongsWhen',
    'riichi.wiki, EMA before 2016',
    ['after-discard', undefined, undefined, undefined, undefined, undefined],
  ],
  [
    '/rules/deadHands/wrongCount',
    'EMA 3.4.7; WRC 2015 7.2; WRC 2025 12.3.1',
    [true, true, undefined, true, undefined, true],
  ],
  [
    '/rules/deadHands/brokenReady',
    'EMA 2016 3.4.7; WRC 2015 7.2; WRC 2025 12.3.5',
    [undefined, true, undefined, true, undefined, true],
  ],
  [
    '/rules/deadHands/swapCalling',
    'WRC 2015 7.2; WRC 2025 12.3.4',
    [undefined, undefined, undefined, true, undefined, true],
  ],
  [
    '/scoring/payments/liabilityKongCounts',
    'EMA 3.3.6, 2016 3.3.9',
    [true, true, true, undefined, undefined, undefined],
  ],
  ['/scoring/penalties/faultyReady', 'EMA 2008 3.4.6', [1000, 0, 0, 0, undefined, 0]],
  [
    '/scoring/penalties/faultyReadyEast',
    'EMA 2008 3.4.6',
    [true, undefined, undefined, undefined, undefined, undefined],
  ],
  ['/scoring/penalties/faultyReadyOnlyOnDraw', 'EMA 3.4.6; WRC 2025 12.3.5', [true, true, true, true, undefined, true]],
  [
    '/scoring/penalties/exposedTilesFew',
    'WRC 2015 7.1, 7.2; WRC 2025 12.3.1',
    [undefined, undefined, undefined, 'nothing', undefined, 'warning'],
  ],
  [
    '/scoring/penalties/exposedTilesMany',
    'WRC 2015 7.2; WRC 2025 12.3.1',
    [undefined, undefined, undefined, 'faulty-out', undefined, 'faulty-out'],
  ],
  [
    '/scoring/penalties/deadHandCall',
    'EMA 2008 3.4.6; WRC 7.2, 12.3.3',
    ['faulty-out', undefined, undefined, 'after-game', undefined, 'after-game'],
  ],
  [
    '/scoring/penalties/exposedTilesManyFrom',
    'WRC 2015 7.2; WRC 2025 12.3.1',
    [undefined, undefined, undefined, 7, undefined, 7],
  ],
];

describe.each(BOOKS.map((id, at) => [id, at] as const))('%s', (id, at) => {
  test.each(STATED.filter(([, , values]) => values[at] !== undefined))('%s (%s)', (place, _page, values) => {
    expect(readAt(builtin(id), place)).toEqual(values[at]);
  });
});
