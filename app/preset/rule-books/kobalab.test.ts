import { describe, expect, test } from 'vitest';
import { builtin } from '../builtin';
import { readAt } from '../pointer';

/** The sets of rules that the program Majiang by kobalab offers. */
const SETS = ['kobalab-default', 'kobalab-m-league', 'kobalab-classic'] as const;

const RULES = 'rule.js and rule.json of the program';
const PLAY = 'game.js';
const HAND = 'shoupai.js';
const SCORE = 'hule.js';

/** Place, file of the program, and the value that it has in each of the sets. */
const STATED: readonly (readonly [string, string, readonly unknown[]])[] = [
  ['/scoring/payments/initialPoints', RULES, [25000, 25000, 30000]],
  ['/scoring/extras/returnPoints', PLAY, [30000, 30000, 30000]],
  [
    '/scoring/extras/placementBonus',
    RULES,
    [
      [20000, 10000, -10000, -20000],
      [30000, 10000, -10000, -30000],
      [12000, 4000, -4000, -12000],
    ],
  ],
  ['/scoring/extras/ties', PLAY, ['seat', 'seat', 'seat']],
  ['/scoring/extras/leftOverDeposits', PLAY, ['first', 'first', 'first']],
  ['/rules/general/redFivesCharacters', RULES, [1, 1, 0]],
  ['/rules/general/redFivesDots', RULES, [1, 1, 0]],
  ['/rules/general/redFivesBamboo', RULES, [1, 1, 0]],
  ['/scoring/patterns/all-simples/exposed/value', RULES, [1, 1, 1]],
  ['/rules/claiming/severalWinners', RULES, ['three-abandon', 'nearest', 'nearest']],
  ['/rules/claiming/threeAbandonRob', PLAY, [false, undefined, undefined]],
  ['/rules/claiming/depositsToSeveral', PLAY, ['nearest', undefined, undefined]],
  ['/rules/claiming/extraHandsToSeveral', PLAY, ['nearest', undefined, undefined]],
  ['/rules/claiming/dealAfterSeveral', PLAY, ['east-keeps', undefined, undefined]],
  ['/rules/claiming/swapCalling', RULES, ['same-chow', 'same-chow', 'allowed']],
  ['/rules/winning/lastDiscard', PLAY, ['win-only', 'win-only', 'win-only']],
  ['/rules/claiming/missedEnds', PLAY, [['own-discard'], ['own-discard'], ['own-discard']]],
  ['/rules/claiming/missedCounts', PLAY, ['complete', 'complete', 'complete']],
  ['/rules/ready/notSacred', PLAY, [false, false, false]],
  ['/rules/ready/tilesLeft', RULES, [4, 0, 0]],
  ['/rules/ready/pointsForDeposit', PLAY, [true, false, false]],
  ['/rules/ready/depositBack', PLAY, [true, true, true]],
  ['/rules/ready/kongsAfter', RULES, ['same-waits', 'unchanged', 'none']],
  ['/rules/general/underDora', RULES, [true, true, false]],
  ['/rules/general/kongDora', RULES, [true, true, false]],
  ['/rules/general/kongDoraConcealed', RULES, ['at-once', 'at-once', undefined]],
  ['/rules/general/kongDoraClaimed', RULES, ['before-next-kong', 'at-once', undefined]],
  ['/rules/general/kongDoraPromoted', RULES, ['before-next-kong', 'at-once', undefined]],
  ['/rules/claiming/robbingConcealedKong', PLAY, ['never', 'never', 'never']],
  ['/rules/deadHands/terminalsAndHonors', RULES, [9, 0, 0]],
  ['/rules/deadHands/sameFirstDiscards', RULES, ['winds', 'off', 'off']],
  ['/rules/deadHands/fourReady', RULES, [true, false, false]],
  ['/rules/deadHands/fourKongs', RULES, ['several-no-fifth', 'off', 'off']],
  ['/rules/deadHands/fourKongsWhen', PLAY, ['after-discard', undefined, undefined]],
  ['/rules/deadHands/afterAbandoned', PLAY, ['stays', undefined, undefined]],
  ['/rules/draw/payment', RULES, ['ready', 'ready', 'none']],
  ['/rules/draw/pool', PLAY, [3000, 3000, undefined]],
  ['/rules/draw/mayHideReady', RULES, [false, true, undefined]],
  ['/rules/ready/waitAllHeld', HAND, ['not-ready-concealed', 'not-ready-concealed', 'not-ready-concealed']],
  ['/rules/draw/passOnDraw', RULES, ['unless-east-ready', 'unless-east-ready', 'yes']],
  ['/rules/draw/allTerminalDiscards', RULES, ['draw', 'off', 'off']],
  ['/rules/draw/allTerminalDiscardsMelds', PLAY, [true, undefined, undefined]],
  ['/scoring/extras/extraHands', SCORE, [100, 100, 100]],
  ['/scoring/method/doubleWindPair', RULES, ['twice', 'once', 'twice']],
  ['/scoring/method/roundUpMangan', RULES, [false, true, false]],
  ['/scoring/method/countedLimit', RULES, ['one-limit', 'sanbaiman', 'sanbaiman']],
  ['/scoring/method/severalLimits', RULES, ['added', 'added', 'highest']],
  ['/scoring/method/doubleLimits', RULES, [true, false, false]],
  [
    '/scoring/payments/liability',
    RULES,
    [['big-three-dragons', 'big-four-winds'], ['big-three-dragons', 'big-four-winds'], []],
  ],
  ['/scoring/payments/liabilityCovers', SCORE, ['hand', 'hand', undefined]],
  ['/scoring/payments/liabilityOnSelfDraw', SCORE, ['liable', 'liable', undefined]],
  ['/scoring/payments/liabilityOnDiscard', SCORE, ['share', 'share', undefined]],
  ['/scoring/payments/liabilityExtraHands', SCORE, ['liable', 'liable', undefined]],
  ['/rules/general/bust', RULES, ['below-zero', 'off', 'off']],
  ['/rules/general/lastDealerStop', RULES, ['leading', 'no', 'no']],
  ['/rules/general/extension', RULES, [true, false, false]],
  ['/rules/general/extensionTarget', PLAY, [30000, undefined, undefined]],
];

describe.each(SETS.map((id, at) => [id, at] as const))('%s', (id, at) => {
  test.each(STATED.filter(([, , values]) => values[at] !== undefined))('%s (%s)', (place, _page, values) => {
    expect(readAt(builtin(id), place)).toEqual(values[at]);
  });

  test('has no human hand', () => {
    expect(readAt(builtin(id), '/scoring/limits/human-hand')).toBeUndefined();
  });
});
