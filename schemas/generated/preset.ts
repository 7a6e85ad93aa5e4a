/* Generated from the schemas by `npm run generate`: change those instead. */

export type CardGroup =
  | {
      kind: 'single' | 'pair' | 'pung' | 'kong' | 'quint' | 'sextet';
      tile: TileSpec;
    }
  | {
      kind: 'mixed';
      /**
       * @minItems 2
       */
      tiles: [TileSpec, TileSpec, ...TileSpec[]];
    };
export type TileSpec =
  | {
      suit: 'a' | 'b' | 'c';
      number:
        | (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 'x' | 'x+1' | 'x+2' | 'x+3' | 'x+4')
        | (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 'x' | 'x+1' | 'x+2' | 'x+3' | 'x+4');
    }
  | {
      wind: 'E' | 'S' | 'W' | 'N';
    }
  | {
      /**
       * A dragon by name, or the one that goes with a suit: bamboo green, characters red, dots white.
       */
      dragon: 'red' | 'green' | 'white' | 'a' | 'b' | 'c';
    }
  | {
      flower: true;
    };
export type OwnGroup =
  | {
      kind: 'single' | 'pair' | 'pung' | 'kong' | 'quint' | 'sextet';
      tile: OwnTile;
    }
  | {
      kind: 'run';
      tile: OwnSuitedTile;
      /**
       * How many tiles from this one upwards; three if it is not said.
       */
      length?: number;
    }
  | {
      kind: 'mixed';
      /**
       * @minItems 2
       * @maxItems 17
       */
      tiles: [OwnTile, OwnTile, ...OwnTile[]];
    };
export type OwnTile =
  | OwnSuitedTile
  | {
      wind: 'E' | 'S' | 'W' | 'N';
    }
  | {
      /**
       * A dragon by name, or the one that goes with a suit: bamboo green, characters red, dots white.
       */
      dragon: 'red' | 'green' | 'white' | 'a' | 'b' | 'c';
    }
  | {
      flower: true;
    };

/**
 * A complete rule preset: a head that says what it is and where its values come from, and the values of every option.
 */
export interface Preset {
  $schema?: string;
  schemaVersion: 1;
  id: string;
  name: string;
  /**
   * What else people call these rules, in any language; the list of presets finds them by it.
   */
  otherNames?: string[];
  description?: string;
  family?: string;
  region?: string;
  language?: string;
  vocabulary?: 'english' | 'cantonese' | 'japanese' | 'mandarin' | 'custom';
  customWords?: {
    [k: string]: string;
  };
  edition?: string;
  club?: string;
  /**
   * What of the preset's own rules no source states. A preset that has this is an outline: listed last and left out of figures.
   */
  outline?: string;
  changes?: {
    edition?: string;
    date?: string;
    text: string;
  }[];
  sources?: {
    id: string;
    title: string;
    locator?: string;
    covers: string[];
  }[];
  assumed?: {
    covers: string[];
    reason: string;
  }[];
  notes?: {
    [k: string]: string;
  };
  basedOn?: {
    id: string;
    hash: string;
  };
  card?: Card;
  /**
   * @maxItems 100
   */
  patterns?: OwnPattern[];
  rules: {
    general: General;
    claiming: Claiming;
    ready: Ready;
    winning: WinningHand;
    draw: DrawAndDeal;
    deadHands: DeadHandsAndAbandonedDeals;
  };
  scoring: {
    method: Method;
    sets: PointsForSetsPairsAndFlowers;
    patterns: Patterns;
    limits: LimitAndSpecialHands;
    payments: Payments;
    extras: ExtraPayments;
    penalties: Penalties;
  };
}
/**
 * A card of hands as American play uses: each line is a hand of fourteen tiles. Suits a, b and c are three different suits; x is one number for the whole line.
 */
export interface Card {
  id: string;
  name: string;
  description?: string;
  hands: CardHand[];
}
export interface CardHand {
  id: string;
  name: string;
  section?: string;
  /**
   * The hand may not expose anything; only the winning tile may be a discard.
   */
  concealed: boolean;
  value: number;
  /**
   * @minItems 1
   */
  groups: [CardGroup, ...CardGroup[]];
}
/**
 * A pattern that a club has made up: a hand of exactly these groups. Suits a, b and c are three different suits; x, y and z are numbers, the same one wherever the letter stands. Its value is the row of its id on its page. The example is a hand that scores it, the near miss one that just does not.
 */
export interface OwnPattern {
  id: string;
  page: 'patterns' | 'limits';
  name: string;
  /**
   * Other names, by language: en, ja, zh, de and so on.
   */
  names?: {
    [k: string]: string[];
  };
  definition: string;
  /**
   * Nothing of the hand may be claimed but the winning tile.
   */
  concealed?: boolean;
  /**
   * A kong may stand where a pung is asked for.
   */
  kongs?: boolean;
  /**
   * @minItems 1
   * @maxItems 20
   */
  groups: [OwnGroup, ...OwnGroup[]];
  example: Hand;
  nearMiss?: Hand;
}
export interface OwnSuitedTile {
  suit: 'a' | 'b' | 'c';
  number: number | string;
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
export interface General {
  setsInHand: 4 | 5;
  flowers: 0 | 4 | 8;
  flowersFaceUp: boolean;
  flowerReplacement: 'wall' | 'dead-wall';
  redFivesCharacters: number;
  redFivesDots: number;
  redFivesBamboo: number;
  omittedSuit: 'none' | 'bamboo' | 'characters' | 'dots';
  transparentTiles: number;
  transparentJokers: boolean;
  transparentMirrored: boolean;
  transparentInWall: boolean;
  jokers: number;
  jokersInChows: boolean;
  jokersInPairs: boolean;
  jokersFourIdentical: boolean;
  jokersDealtOneEach: boolean;
  jokersInCharleston: boolean;
  jokerSwap: boolean;
  discardedJoker: 'dead' | 'claimable';
  jokerNamedDiscard: boolean;
  deadWall: 'none' | 'replenishing' | 'exhaustible';
  deadWallSize: number;
  dora: boolean;
  doraIndicators: number;
  kongDora: boolean;
  kongDoraConcealed: 'at-once' | 'after-discard' | 'before-next-kong';
  kongDoraClaimed: 'at-once' | 'after-discard' | 'before-next-kong';
  kongDoraPromoted: 'at-once' | 'after-discard' | 'before-next-kong';
  kongDoraRobbed: boolean;
  underDora: boolean;
  underKongDora: boolean;
  kongsAsConcealed: 'concealed' | 'concealed-and-claimed' | 'all';
  kongAfterClaimedSet: boolean;
  concealedKongsShown: boolean;
  charleston: 'off' | 'every-deal' | 'last-round';
  charlestonPasses: number;
  secondCharleston: 'no' | 'agreed' | 'always';
  courtesyPass: boolean;
  blindPass: boolean;
  dingDong: number;
  rounds: number;
  /**
   * @minItems 1
   * @maxItems 4
   */
  roundWinds: ['E' | 'S' | 'W' | 'N', ...('E' | 'S' | 'W' | 'N')[]];
  bust: 'off' | 'below-zero' | 'zero' | 'below-amount';
  bustAmount: number;
  lastDealerStop: 'no' | 'leading' | 'choice';
  lastDealerLeast: number;
  extension: boolean;
  extensionTarget: number;
  discardsShown: 'per-player-extended' | 'per-player' | 'random';
  nameDiscard: boolean;
  secondsToClaim: number;
  secondsToCheck: number;
  timeLimit: number;
  timeUp: 'finish-deal' | 'one-more';
  timeUpMistake: boolean;
  replacementPlayer: 'none' | 'between-deals' | 'any-time';
  readBefore: boolean;
}
export interface Claiming {
  chows: 'anyone' | 'previous-or-out' | 'previous-only' | 'only-out' | 'never';
  pairClaim: 'on-out' | 'never';
  robbingKong: boolean;
  robbingConcealedKong: 'never' | 'thirteen-orphans';
  claimRank: 'out-kong-pung-chow' | 'out-triplet-chow' | 'out-exposure' | 'out-then-first' | 'out-first-then-rank';
  clearlyLaterLoses: boolean;
  sameRank: 'nearest' | 'exposed-first' | 'first-to-speak';
  severalWinners: 'nearest' | 'all' | 'three-abandon' | 'best-hand' | 'limit-hand-first';
  severalWinnersRob: boolean;
  threeAbandonRob: boolean;
  winnersPayDifference: boolean;
  settleSeveral: 'independently' | 'in-turn-order';
  dealAfterSeveral: 'east-keeps' | 'nearest-decides' | 'passes';
  depositsToSeveral: 'nearest' | 'own-back' | 'each';
  extraHandsToSeveral: 'nearest' | 'each';
  setClaimOpenUntil: ('touch' | 'draw' | 'rack' | 'discard' | 'swap' | 'declare' | 'exposed')[];
  winClaimOpenUntil: ('touch' | 'draw' | 'rack' | 'discard' | 'swap' | 'declare' | 'exposed')[];
  drawnTileBack: 'yes' | 'no' | 'no-time';
  claimSeconds: number;
  waitCall: 'moment' | 'pass';
  overClaiming: boolean;
  overClaimingSeconds: number;
  takeBackDiscard: 'never' | 'until-claimed-or-drawn';
  cancelClaim: 'free' | 'penalised' | 'never';
  missedDiscard:
    'none' | 'traditional' | 'extended' | 'absolute' | 'absolute-conditional' | 'every-winning-discard' | 'customized';
  missedBars: 'same-tile' | 'every-winning-tile' | 'not-better';
  missedFrom: 'discards' | 'discards-and-draws';
  missedCovers: 'wins' | 'wins-and-sets';
  missedCounts: 'complete' | 'meets-minimum' | 'declined';
  missedRobbedKong: boolean;
  missedEnds: ('own-draw' | 'own-discard' | 'own-claim' | 'any-call')[];
  sacredDiscard: 'none' | 'traditional' | 'extended' | 'one-four-seven' | 'absolute';
  swapCalling: 'allowed' | 'claimed-tile' | 'same-chow';
  swapCallingPungs: boolean;
}
export interface Ready {
  rule: 'none' | 'obligatory' | 'voluntary';
  validated: boolean;
  moment: 'own-turn' | 'after-discard' | 'before-next-draw';
  tilesFaceDown: boolean;
  openReady: boolean;
  concealedRequired: boolean;
  concealedKongsBefore: boolean;
  legalWait: boolean;
  waitAllHeld: 'ready' | 'not-ready' | 'not-ready-concealed';
  minimumRequired: boolean;
  tilesLeft: number;
  pointsForDeposit: boolean;
  notSacred: boolean;
  handLocked: boolean;
  kongsAfter: 'none' | 'unchanged' | 'same-waits' | 'all';
  peekPenalty: number;
  declareBeforeTurning: boolean;
  mustTakeFirst: boolean;
  missedKills: boolean;
  deposit: number;
  depositOnDraw: 'pool' | 'returned' | 'bank';
  depositBack: boolean;
  notWinningPayment: number;
  rewardExcludes: string[];
}
export interface WinningHand {
  minimum: number;
  minimumUnit: 'points' | 'doubles';
  raised: 'no' | 'extra-hands' | 'draws';
  raisedAfter: number;
  raisedTo: number;
  certain: 'no' | 'every-wait' | 'first-call';
  notCounted: ('dora' | 'flowers' | 'auxiliary')[];
  ignoredForOneSuit: boolean;
  losersMinimum: boolean;
  maxChows: number;
  maxChowsDeclared: boolean;
  mixedSuits: boolean;
  limitHandRequired: boolean;
  limitHandsExempt: boolean;
  slidIn: 'dead' | 'wait-items-lost' | 'nothing';
  turnedUpFirst: 'faulty' | 'nothing';
  laidAside: 'discarded' | 'until-next-discard';
  lastDiscard: 'win-only' | 'anything';
  kongOnLastTile: boolean;
  kongTilesLeft: number;
  flowersWin: 'off' | 'forced' | 'choice' | 'added';
  fourKongsWin: boolean;
}
export interface DrawAndDeal {
  passAfterEastWins: boolean;
  dealsInARow: number;
  passOnDraw: 'no' | 'yes' | 'unless-east-ready';
  passOnDrawEastRound: 'same' | 'no' | 'yes' | 'unless-east-ready';
  payment: 'none' | 'hands' | 'ready';
  pool: number;
  trueReady: boolean;
  mayHideReady: boolean;
  allTerminalDiscards: 'off' | 'draw' | 'win';
  allTerminalDiscardsValue: number;
  allTerminalDiscardsMelds: boolean;
  goulash: boolean;
  goulashChows: boolean;
  goulashJokers: number;
  goulashCharleston: boolean;
  goulashPasses: boolean;
  goulashPool: number;
  goulashInARow: number;
}
export interface DeadHandsAndAbandonedDeals {
  terminalsAndHonors: number;
  sameFirstDiscards: 'off' | 'winds' | 'any';
  fourKongs: 'off' | 'several-players' | 'several-no-fifth' | 'any-player';
  fourKongsWhen: 'at-once' | 'after-discard';
  fourReady: boolean;
  afterAbandoned: 'stays' | 'passes';
  abandonedPoolKept: boolean;
  abandonedExtraHand: boolean;
  wrongCount: boolean;
  wrongExposure: boolean;
  falseSet: 'called' | 'discard';
  swapCalling: boolean;
  brokenReady: boolean;
  calledWhenReady: boolean;
  threeDead: 'plays-on' | 'abandoned';
  scoreKept: boolean;
}
export interface Method {
  kind: 'points-doubles' | 'regulated-doubles' | 'faan' | 'fu-han' | 'points' | 'tai';
  concealedMeans: 'whole-hand' | 'sets';
  combining: 'implied' | 'mcr' | 'series';
  noRepeatSelfDraw: boolean;
  doubleWindPair: 'twice' | 'once';
  limitIs: 'cap' | 'unit';
  severalLimits: 'highest' | 'added';
  limitOrPoints: boolean;
  flowersBesideLimit: boolean;
  doubleLimits: boolean;
  countedLimit: 'one-limit' | 'sanbaiman' | 'every-13' | 'none';
  roundUpMangan: boolean;
  selfDrawnNoPointsFu: boolean;
  openNoPointsFu: number;
  roundBefore: 'none' | 'off-10' | 'up-10';
  roundFinal: 'none' | 'up-1' | 'off-10' | 'up-10' | 'off-100' | 'up-100';
  roundPayment: 'none' | 'up-1' | 'off-10' | 'up-10' | 'off-100' | 'up-100';
  hanTable: {
    han: number;
    limit: number;
  }[];
  faanTable: {
    halfFaan: number;
    points: number;
  }[];
  auxiliaryTable: {
    points: number;
    halfFaan: number;
  }[];
  doublesTable: {
    doubles: number;
    times: number;
  }[];
  taiBase: number;
  taiPoints: number;
}
export interface PointsForSetsPairsAndFlowers {
  [k: string]: ScoringRow;
}
/**
 * What one pattern is worth. Units: points (fu in the words of fu and han), doubles (han, faan, tai), half-doubles, limit (thousandths of the limit points).
 */
export interface ScoringRow {
  exposed: Value;
  concealed: Value;
  losers?: {
    exposed: Value;
    concealed: Value;
    /**
     * In any hand that shows the pattern, only in a ready one, or in a hand that lacks one tile to show it.
     */
    when: 'always' | 'ready' | 'waiting';
  };
  /**
   * Paid although a higher pattern implies it.
   */
  forced?: boolean;
  /**
   * Replaces the catalogue list of patterns that are not paid beside this one.
   */
  implies?: string[];
  excludes?: string[];
  /**
   * Settings that the catalogue entry of the pattern declares.
   */
  settings?: {
    [k: string]: boolean | string | number;
  };
}
export interface Value {
  value: number;
  unit: 'points' | 'doubles' | 'half-doubles' | 'limit';
}
export interface Patterns {
  [k: string]: ScoringRow;
}
export interface LimitAndSpecialHands {
  [k: string]: ScoringRow;
}
export interface Payments {
  initialPoints: number;
  limitPoints: number;
  method: 'winner-only' | 'between-all' | 'add-up';
  eastDoublesBetweenLosers: boolean;
  limitBetweenLosers: boolean;
  limitLosers: boolean;
  payoffScheme:
    'chinese-classical' | 'chinese-modern' | 'chinese-official' | 'japanese' | 'korean' | 'simple' | 'customized';
  payoffTable: CustomizedPayoffTable;
  eachPaysMinimum: boolean;
  othersPayAtMost: number;
  firstDiscarderAnswers: boolean;
  doubledWithoutJokers: boolean;
  dealerTai: number;
  liability: (
    | 'big-three-dragons'
    | 'little-three-dragons'
    | 'big-four-winds'
    | 'little-four-winds'
    | 'four-kongs'
    | 'all-green'
    | 'all-honors'
    | 'all-terminals'
    | 'one-suit-only'
    | 'twelve-tiles'
    | 'kong-supplement'
  )[];
  liabilityConcealedKongs: boolean;
  liabilityWinning: 'no' | 'discard' | 'discard-or-robbed' | 'only-discard';
  liabilityCovers: 'hand' | 'all';
  liabilityOnSelfDraw: 'liable' | 'everybody';
  liabilityOnDiscard: 'share' | 'liable' | 'discarder';
  liabilityExtraHands: 'liable-always' | 'liable' | 'everybody';
  liabilityKongCounts: boolean;
  liabilityFreshTile: number;
  liabilityNoChoice: boolean;
}
export interface CustomizedPayoffTable {
  eastSelfDrawn: {
    others: number;
  };
  otherSelfDrawn: {
    east: number;
    others: number;
  };
  eastOnDiscard: {
    discarder: number;
    others: number;
  };
  otherOnEast: {
    discarder: number;
    others: number;
  };
  otherOnOther: {
    east: number;
    discarder: number;
    others: number;
  };
}
export interface ExtraPayments {
  extraHands: number;
  extraHandsTo: 'winner' | 'dealer';
  extraHandsFromDiscarder: 'three-times' | 'once' | 'all';
  extraHandsCount: 'wins-and-draws' | 'wins' | 'wins-and-all-draws';
  dealerBonus: number;
  dealerBonusPaidByEast: boolean;
  dealerStreak: number;
  kitty: number;
  flowerMoney: number;
  kongMoneyConcealed: number;
  kongMoneyExposed: number;
  returnPoints: number;
  placementBy: 'fixed' | 'above-start';
  /**
   * @minItems 4
   * @maxItems 4
   */
  placementBonus: [number, number, number, number, ...number[]];
  /**
   * @minItems 4
   * @maxItems 4
   */
  placementOne: [number, number, number, number, ...number[]];
  /**
   * @minItems 4
   * @maxItems 4
   */
  placementTwo: [number, number, number, number, ...number[]];
  /**
   * @minItems 4
   * @maxItems 4
   */
  placementThree: [number, number, number, number, ...number[]];
  ties: 'seat' | 'split';
  sharesIn: 1 | 100;
  leftOverDeposits: 'first' | 'nobody' | 'shared';
  finalRounding: 1 | 100 | 1000;
  finalHalf: 'up' | 'down';
  chipsFor: ('red-five' | 'under-dora' | 'one-turn' | 'limit-hand')[];
  chipValue: number;
}
export interface Penalties {
  faultyOut: number;
  faultyOutPoints: number;
  faultyOutNotReady: number;
  faultyOutTo: 'each' | 'not-discarder' | 'winner' | 'pool' | 'bank';
  faultyOutEast: boolean;
  faultyOutDiscarder: boolean;
  faultyOutUnseen: boolean;
  faultyOutHidden: 'same' | 'dead';
  faultyOutVoid: boolean;
  faultyOutTogether: 'each' | 'shared';
  faultyOutThen: 'play-on' | 'abandon' | 'may-not-win' | 'dead';
  faultyOutDeal: 'never' | 'always' | 'east';
  replayDeposits: 'as-abandoned' | 'returned';
  faultyReady: number;
  faultyReadyEast: boolean;
  faultyReadyOnlyOnDraw: boolean;
  faultyReadyThen: 'stands' | 'replayed';
  faultyClaim: number;
  faultyClaimTo: 'winner' | 'pool' | 'each';
  faultyClaimThen: 'play-on' | 'warning' | 'may-not-win' | 'dead';
  deadHandCall: 'nothing' | 'after-game' | 'faulty-out';
  falseKong: 'dead' | 'faulty-out';
  tooManySeen: 'plays-on' | 'dead' | 'penalty' | 'faulty-out';
  tooManyUnseen: 'put-back' | 'plays-on' | 'faulty-out';
  tooFew: 'plays-on' | 'draw' | 'faulty-out';
  wrongTile: 'until-discard' | 'never' | 'dead';
  exposedTiles: 'nothing' | 'warning' | 'penalty' | 'must-discard' | 'dead' | 'faulty-out';
  exposedTilesFrom: number;
  exposedTilesFew: 'nothing' | 'warning';
  exposedTilesMany: 'same' | 'dead' | 'faulty-out';
  exposedTilesManyFrom: number;
  exposedOthers: 'nothing' | 'judged';
  mixedWall: number;
  wrongJokerSwap: 'put-right' | 'penalty' | 'dead';
  wrongName: 'nothing' | 'put-right' | 'discarder-pays';
  wrongNameChow: number;
  wrongNameSet: number;
  neverWon: number;
  neverWonTo: 'bank' | 'each' | 'winners';
  afterGame: number;
  afterGameFor: ('faulty-out' | 'faulty-ready')[];
  warnings: 'off' | 'again' | 'each' | 'doubled';
  warningsFrom: number;
  warningsPoints: number;
  warningsPaid: 'at-once' | 'after-game';
  warningsOver: 'deal' | 'game';
}
