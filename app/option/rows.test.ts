import { expect, test } from 'vitest';
import { ALL_PAGES, OPTIONS } from './options';

/**
 * What a club must be able to set, row by row as tables and rule books speak of it, with the options that say it: first the
 * page, then the row and its options. A row without an option, and an option without a row, is a fault.
 */
const ROWS = {
  '/rules/general': {
    tiles: 'flowers flowersFaceUp flowerReplacement',
    jokers:
      'jokers jokersInChows jokersInPairs jokersFourIdentical jokersDealtOneEach jokersInCharleston jokerSwap discardedJoker jokerNamedDiscard',
    'red fives': 'redFivesCharacters redFivesDots redFivesBamboo',
    'omitted suit': 'omittedSuit',
    'transparent tiles': 'transparentTiles transparentJokers transparentMirrored transparentInWall',
    'sets in a winning hand': 'setsInHand',
    'dead wall': 'deadWall deadWallSize',
    dora: 'dora doraIndicators kongDora kongDoraConcealed kongDoraClaimed kongDoraPromoted kongDoraRobbed underDora underKongDora',
    kongs: 'kongsAsConcealed kongAfterClaimedSet concealedKongsShown',
    Charleston: 'charleston charlestonPasses secondCharleston courtesyPass blindPass dingDong',
    'game length': 'rounds roundWinds bust bustAmount lastDealerStop lastDealerLeast extension extensionTarget',
    discards: 'discardsShown nameDiscard',
    tournament: 'secondsToClaim secondsToCheck timeLimit timeUp timeUpMistake replacementPlayer readBefore',
  },
  '/rules/claiming': {
    chows: 'chows',
    pair: 'pairClaim',
    'rank of claims': 'claimRank clearlyLaterLoses',
    'same rank, several callers': 'sameRank',
    'several winners on one discard': 'severalWinners severalWinnersRob threeAbandonRob winnersPayDifference',
    'who keeps the deal when several win': 'dealAfterSeveral',
    'settling several winners': 'settleSeveral depositsToSeveral extraHandsToSeveral',
    'how long a claim stays open': 'setClaimOpenUntil winClaimOpenUntil claimSeconds',
    'drawn tile goes back when a late claim is made': 'drawnTileBack',
    'saying wait': 'waitCall overClaiming overClaimingSeconds',
    'taking a discard back': 'takeBackDiscard',
    'cancelling a claim': 'cancelClaim',
    'missed discard': 'missedDiscard missedBars missedFrom missedCovers missedCounts missedRobbedKong missedEnds',
    'sacred discard': 'sacredDiscard',
    'swap calling': 'swapCalling swapCallingPungs',
    'robbing a kong': 'robbingKong robbingConcealedKong',
  },
  '/rules/ready': {
    rule: 'rule validated',
    when: 'moment tilesFaceDown openReady',
    requires:
      'concealedRequired concealedKongsBefore legalWait waitAllHeld minimumRequired tilesLeft pointsForDeposit notSacred',
    'after it': 'handLocked kongsAfter peekPenalty declareBeforeTurning',
    'must go out on the first possible discard': 'mustTakeFirst',
    'missed or discarded winning tile makes the hand dead': 'missedKills',
    deposit: 'deposit depositOnDraw depositBack',
    'ready and not winning': 'notWinningPayment',
    'excluded hands': 'rewardExcludes',
  },
  '/rules/winning': {
    minimum: 'minimum minimumUnit raised raisedAfter raisedTo certain notCounted ignoredForOneSuit losersMinimum',
    chows: 'maxChows maxChowsDeclared',
    suits: 'mixedSuits',
    'limit or special hand required': 'limitHandRequired limitHandsExempt',
    'showing the hand': 'slidIn turnedUpFirst laidAside',
    'last discard, last tiles': 'lastDiscard kongOnLastTile kongTilesLeft',
    'winning at once': 'flowersWin fourKongsWin',
  },
  '/rules/draw': {
    "deal passes after East's win": 'passAfterEastWins dealsInARow',
    'deal passes on a draw': 'passOnDraw passOnDrawEastRound',
    'payment after a draw': 'payment pool trueReady mayHideReady',
    'all discards terminals and honors': 'allTerminalDiscards allTerminalDiscardsValue allTerminalDiscardsMelds',
    goulash: 'goulash goulashChows goulashJokers goulashCharleston goulashPasses goulashPool goulashInARow',
  },
  '/rules/deadHands': {
    'different terminals and honors in the dealt hand': 'terminalsAndHonors',
    'same four first discards': 'sameFirstDiscards',
    'four kongs': 'fourKongs fourKongsWhen',
    'four ready declarations': 'fourReady',
    'after an abandoned deal': 'afterAbandoned abandonedPoolKept abandonedExtraHand',
    'a hand is dead when':
      'wrongCount wrongExposure falseSet swapCalling brokenReady calledWhenReady threeDead scoreKept',
  },
  '/scoring/method': {
    'kind and tables': 'kind hanTable faanTable auxiliaryTable doublesTable taiBase taiPoints',
    'how patterns are read':
      'concealedMeans combining noRepeatSelfDraw doubleWindPair selfDrawnNoPointsFu openNoPointsFu',
    limits: 'limitIs severalLimits limitOrPoints flowersBesideLimit doubleLimits countedLimit roundUpMangan',
    'rounding at three places': 'roundBefore roundFinal roundPayment',
  },
  '/scoring/payments': {
    'initial points, limit points': 'initialPoints limitPoints',
    method: 'method limitBetweenLosers limitLosers',
    'payoff table':
      'payoffScheme payoffTable eachPaysMinimum othersPayAtMost firstDiscarderAnswers doubledWithoutJokers dealerTai',
    East: 'eastDoublesBetweenLosers',
    liability:
      'liability liabilityConcealedKongs liabilityWinning liabilityCovers liabilityOnSelfDraw liabilityOnDiscard liabilityExtraHands liabilityKongCounts liabilityFreshTile liabilityNoChoice',
  },
  '/scoring/extras': {
    'extra payments':
      'extraHands extraHandsTo extraHandsFromDiscarder extraHandsCount dealerBonus dealerBonusPaidByEast dealerStreak kitty',
    'flower and kong money': 'flowerMoney kongMoneyConcealed kongMoneyExposed',
    'end of the game':
      'returnPoints placementBy placementBonus placementOne placementTwo placementThree ties sharesIn leftOverDeposits finalRounding finalHalf',
    chips: 'chipsFor chipValue',
  },
  '/scoring/penalties': {
    'faulty out':
      'faultyOut faultyOutPoints faultyOutNotReady faultyOutTo faultyOutEast faultyOutDiscarder faultyOutUnseen faultyOutHidden faultyOutVoid faultyOutTogether faultyOutThen faultyOutDeal replayDeposits',
    'faulty ready': 'faultyReady faultyReadyEast faultyReadyOnlyOnDraw faultyReadyThen',
    'faulty claim': 'faultyClaim faultyClaimTo faultyClaimThen deadHandCall falseKong',
    'too many, too few, wrong tile drawn': 'tooManySeen tooManyUnseen tooFew wrongTile',
    'wrong joker swap': 'wrongJokerSwap',
    'exposed tiles':
      'exposedTiles exposedTilesFrom exposedTilesFew exposedTilesMany exposedTilesManyFrom exposedOthers mixedWall',
    'wrong tile named': 'wrongName wrongNameChow wrongNameSet',
    'never having won': 'neverWon neverWonTo',
    'fixed penalty after the game': 'afterGame afterGameFor',
    'warnings that add up': 'warnings warningsFrom warningsPoints warningsPaid warningsOver',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

const said = Object.entries(ROWS).flatMap(([page, rows]) =>
  Object.entries(rows as Readonly<Record<string, string>>).map(
    ([row, keys]) => [`${page}: ${row}`, keys.split(' ').map((key) => `${page}/${key}`)] as const,
  ),
);

test.each(said)('%s can be set', (_row, pointers) => {
  const known = new Set(OPTIONS.map((option) => option.pointer));
  expect(pointers.filter((pointer) => !known.has(pointer))).toEqual([]);
});

test('every option is said by one row', () => {
  const pointers = said.flatMap(([, all]) => all);
  expect([...pointers].sort()).toEqual(OPTIONS.map((option) => option.pointer).sort());
});

// Points for sets, patterns, limit hands and a card of hands are rows of their own on these pages.
test.each(['sets', 'patterns', 'limits'])('the page /scoring/%s has its rows', (page) => {
  expect(ALL_PAGES.map((one) => one.pointer)).toContain(`/scoring/${page}`);
});
