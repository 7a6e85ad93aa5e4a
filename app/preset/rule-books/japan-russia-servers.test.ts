import { describe, expect, test } from 'vitest';
import { builtin } from '../builtin';
import { readAt } from '../pointer';

/** The rules of Japanese leagues, of Russia and of two servers. */
const BOOKS = ['m-league', 'jpml-a', 'tenhou', 'mahjong-soul', 'russian-riichi'] as const;

/** Place, page of the rule text, and the value that it states for each of the books; undefined where none was found. */
const STATED: readonly (readonly [string, string, readonly unknown[]])[] = [
  [
    '/rules/general/redFivesCharacters',
    'M-League and JPML A: points and length; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [1, 0, 1, 1, 1],
  ],
  [
    '/rules/general/redFivesDots',
    'M-League and JPML A: points and length; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [1, 0, 1, 1, 1],
  ],
  [
    '/rules/general/redFivesBamboo',
    'M-League and JPML A: points and length; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [1, 0, 1, 1, 1],
  ],
  [
    '/scoring/payments/initialPoints',
    'M-League and JPML A: points and length; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [25000, 30000, 25000, 25000, 30000],
  ],
  [
    '/scoring/extras/returnPoints',
    'M-League and JPML A: points and length; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [30000, 30000, 30000, 25000, 30000],
  ],
  [
    '/scoring/extras/placementBonus',
    'M-League and JPML A: points and length; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
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
  [
    '/scoring/extras/ties',
    'M-League and JPML A: points and length; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    ['split', 'split', 'seat', 'seat', 'split'],
  ],
  [
    '/scoring/extras/leftOverDeposits',
    'M-League and JPML A: points and length; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    ['first', 'nobody', 'first', 'first', 'first'],
  ],
  [
    '/scoring/extras/sharesIn',
    'M-League and JPML A: points and length',
    [100, undefined, undefined, undefined, undefined],
  ],
  [
    '/rules/general/bust',
    'M-League and JPML A: points and length; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    ['off', 'off', 'below-zero', 'below-zero', 'off'],
  ],
  [
    '/rules/general/lastDealerStop',
    'M-League and JPML A: points and length; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    ['no', 'no', 'leading', 'leading', 'no'],
  ],
  [
    '/rules/general/extension',
    'M-League and JPML A: points and length; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [false, false, true, true, false],
  ],
  [
    '/rules/general/extensionTarget',
    'Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [undefined, undefined, 30000, 30000, undefined],
  ],
  [
    '/scoring/extras/finalRounding',
    'Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [undefined, undefined, 1000, 1, undefined],
  ],
  [
    '/scoring/extras/finalHalf',
    'Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [undefined, undefined, 'up', undefined, undefined],
  ],
  [
    '/rules/claiming/severalWinners',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    ['nearest', 'nearest', 'three-abandon', 'all', 'all'],
  ],
  [
    '/rules/claiming/claimRank',
    'M-League and JPML A: play',
    ['out-first-then-rank', 'out-kong-pung-chow', undefined, undefined, undefined],
  ],
  [
    '/rules/claiming/clearlyLaterLoses',
    'M-League and JPML A: play',
    [undefined, true, undefined, undefined, undefined],
  ],
  [
    '/rules/claiming/depositsToSeveral',
    'Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [undefined, undefined, 'nearest', 'nearest', 'own-back'],
  ],
  [
    '/rules/claiming/extraHandsToSeveral',
    'Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [undefined, undefined, 'nearest', 'nearest', 'each'],
  ],
  [
    '/rules/claiming/dealAfterSeveral',
    'Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [undefined, undefined, 'east-keeps', 'east-keeps', 'east-keeps'],
  ],
  [
    '/rules/claiming/swapCalling',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    ['same-chow', 'same-chow', 'same-chow', 'same-chow', 'same-chow'],
  ],
  [
    '/rules/winning/lastDiscard',
    'Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [undefined, undefined, 'win-only', 'win-only', 'win-only'],
  ],
  [
    '/rules/claiming/missedEnds',
    'Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [undefined, undefined, ['own-discard'], ['own-discard'], ['own-discard']],
  ],
  [
    '/rules/ready/notSacred',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [false, undefined, false, false, false],
  ],
  [
    '/rules/ready/tilesLeft',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [1, 1, 4, 4, 4],
  ],
  [
    '/rules/ready/pointsForDeposit',
    'M-League and JPML A: points and length; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [false, undefined, true, true, false],
  ],
  [
    '/rules/ready/depositBack',
    'Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [undefined, undefined, true, true, true],
  ],
  [
    '/rules/ready/kongsAfter',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    ['unchanged', 'unchanged', 'same-waits', 'same-waits', 'unchanged'],
  ],
  [
    '/scoring/patterns/one-shot/concealed/value',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [1, undefined, 1, 1, 1],
  ],
  [
    '/rules/general/underDora',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [true, false, true, true, true],
  ],
  [
    '/rules/general/kongDora',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [true, false, true, true, true],
  ],
  [
    '/rules/general/underKongDora',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [true, undefined, true, true, true],
  ],
  [
    '/rules/general/kongDoraConcealed',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    ['at-once', undefined, 'at-once', 'at-once', 'at-once'],
  ],
  [
    '/rules/general/kongDoraClaimed',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    ['at-once', undefined, 'before-next-kong', 'before-next-kong', 'at-once'],
  ],
  [
    '/rules/general/kongDoraPromoted',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    ['at-once', undefined, 'before-next-kong', 'before-next-kong', 'at-once'],
  ],
  [
    '/rules/claiming/robbingConcealedKong',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    ['never', 'never', 'never', 'thirteen-orphans', 'thirteen-orphans'],
  ],
  [
    '/rules/deadHands/terminalsAndHonors',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [0, 0, 9, 9, 0],
  ],
  [
    '/rules/deadHands/sameFirstDiscards',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    ['off', 'off', 'winds', 'winds', 'off'],
  ],
  [
    '/rules/deadHands/fourReady',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [false, false, true, true, false],
  ],
  [
    '/rules/deadHands/fourKongs',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    ['off', 'off', 'several-no-fifth', 'several-no-fifth', 'off'],
  ],
  [
    '/rules/deadHands/afterAbandoned',
    'Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [undefined, undefined, 'stays', 'stays', undefined],
  ],
  [
    '/rules/deadHands/abandonedExtraHand',
    'Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [undefined, undefined, true, true, undefined],
  ],
  [
    '/rules/draw/pool',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [3000, 3000, 3000, 3000, 3000],
  ],
  [
    '/rules/draw/mayHideReady',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [true, undefined, false, undefined, true],
  ],
  [
    '/rules/ready/waitAllHeld',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [undefined, 'not-ready', 'not-ready-concealed', undefined, 'not-ready'],
  ],
  [
    '/rules/draw/passOnDraw',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    ['unless-east-ready', 'unless-east-ready', 'unless-east-ready', 'unless-east-ready', 'unless-east-ready'],
  ],
  [
    '/scoring/extras/extraHands',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [100, 100, 100, 100, 100],
  ],
  [
    '/rules/draw/allTerminalDiscards',
    'M-League and JPML A: play; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    ['off', 'off', 'draw', 'draw', 'off'],
  ],
  [
    '/rules/draw/allTerminalDiscardsMelds',
    'Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [undefined, undefined, true, undefined, undefined],
  ],
  [
    '/scoring/method/doubleWindPair',
    'M-League and JPML A: scoring; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    ['once', 'once', 'twice', 'twice', 'twice'],
  ],
  [
    '/scoring/method/roundUpMangan',
    'M-League and JPML A: scoring; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [true, false, false, false, false],
  ],
  [
    '/scoring/method/countedLimit',
    'M-League and JPML A: scoring; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    ['sanbaiman', 'one-limit', 'one-limit', 'one-limit', 'one-limit'],
  ],
  [
    '/scoring/method/severalLimits',
    'M-League and JPML A: scoring; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    ['added', 'added', 'added', 'added', 'added'],
  ],
  [
    '/scoring/method/doubleLimits',
    'M-League and JPML A: scoring; Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [false, false, false, true, false],
  ],
  [
    '/scoring/limits/human-hand/concealed/value',
    'Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [undefined, undefined, undefined, undefined, 1000],
  ],
  [
    '/scoring/limits/human-hand/settings/alone',
    'Tenhou rule list; Mahjong Soul rules; RRC 1.5',
    [undefined, undefined, undefined, undefined, true],
  ],
  [
    '/scoring/payments/liability',
    'liability',
    [
      ['big-three-dragons', 'big-four-winds', 'four-kongs'],
      ['big-three-dragons', 'big-four-winds', 'four-kongs'],
      ['big-three-dragons', 'big-four-winds'],
      ['big-three-dragons', 'big-four-winds'],
      ['big-three-dragons', 'big-four-winds'],
    ],
  ],
  ['/scoring/payments/liabilityCovers', 'liability', [undefined, undefined, 'all', 'hand', undefined]],
  ['/scoring/payments/liabilityOnSelfDraw', 'liability', ['liable', 'liable', 'liable', 'liable', 'liable']],
  ['/scoring/payments/liabilityOnDiscard', 'liability', ['share', 'share', 'share', 'share', 'share']],
  ['/scoring/payments/liabilityExtraHands', 'liability', [undefined, 'liable', 'liable-always', undefined, 'liable']],
  ['/scoring/payments/liabilityNoChoice', '10: Q84', [undefined, undefined, undefined, undefined, false]],
  [
    '/scoring/penalties/afterGame',
    'M-League, chapter 7; Pantheon, JPML A; RRC 1.5, referee guide',
    [20000, 20000, undefined, undefined, 40000],
  ],
  [
    '/scoring/penalties/faultyClaimThen',
    'M-League, chapter 7; Pantheon, JPML A; RRC 1.5, referee guide',
    ['dead', undefined, undefined, undefined, 'warning'],
  ],
  [
    '/scoring/penalties/warnings',
    'M-League, chapter 7; Pantheon, JPML A; RRC 1.5, referee guide',
    ['again', undefined, undefined, undefined, 'doubled'],
  ],
  [
    '/scoring/penalties/warningsPoints',
    'M-League, chapter 7; Pantheon, JPML A; RRC 1.5, referee guide',
    [20000, undefined, undefined, undefined, 2000],
  ],
  [
    '/scoring/penalties/warningsFrom',
    'M-League, chapter 7; Pantheon, JPML A; RRC 1.5, referee guide',
    [2, undefined, undefined, undefined, 2],
  ],
  [
    '/scoring/penalties/faultyOutHidden',
    'RRC 1.5, referee guide',
    [undefined, undefined, undefined, undefined, 'dead'],
  ],
  ['/scoring/penalties/wrongTile', 'RRC 1.5, referee guide', [undefined, undefined, undefined, undefined, 'dead']],
  ['/scoring/penalties/faultyOutVoid', 'RRC 1.5, referee guide', [undefined, undefined, undefined, undefined, true]],
];

describe.each(BOOKS.map((id, at) => [id, at] as const))('%s', (id, at) => {
  test.each(STATED.filter(([, , values]) => values[at] !== undefined))('%s (%s)', (place, _page, values) => {
    expect(readAt(builtin(id), place)).toEqual(values[at]);
  });
});
