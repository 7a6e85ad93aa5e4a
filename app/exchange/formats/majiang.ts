import { t } from '../../language/say';
import { builtinWith } from '../base';
import { flag, oneOf, switchOf, whole, type Fact } from '../fact';
import { jsonFormat } from '../json-format';
import type { Mapping } from '../mapping';
import { riichiOnly } from '../other-game';
import { openSimples, ROW } from '../riichi-rows';

const DRAWN = { '/rules/draw/passAfterEastWins': false };
const ONE_ROUND_MORE = t('formats.majiangExtension');
const SIGNED = /^[+-]?\d{1,6}(\.\d)?$/;

/** Placement bonus in thousands, as texts; the first place is what the others leave. Integers mean whole thousands. */
const placement: Fact = {
  key: '/順位点',
  ours: ['/scoring/extras/placementBonus', '/scoring/extras/finalRounding'],
  write({ scoring: { extras } }) {
    const [, second = 0, third = 0, fourth = 0] = extras.placementBonus;
    const all = [-(second + third + fourth), second, third, fourth];
    // Tenths of thousands are what Majiang can say; with them the points keep a decimal.
    const whole = extras.finalRounding === 1000 && all.every((one) => one % 1000 === 0);
    return all.map((one) => {
      const text = whole ? String(one / 1000) : (Math.round(one / 100) / 10).toFixed(1);
      return one > 0 ? `+${text}` : text;
    });
  },
  read(value) {
    const texts = Array.isArray(value) && value.length === 4 ? (value as readonly unknown[]) : [];
    if (texts.length !== 4 || !texts.every((one) => typeof one === 'string' && SIGNED.test(one)))
      return { ok: false, expected: t('formats.fourNumbersAsTexts') };
    const [, ...others] = texts.map((one) => Math.round(Number(one) * 1000));
    const first = -others.reduce((sum, one) => sum + one, 0);
    const rounded = texts.every((one) => !/\.\d$/.test(String(one)));
    return {
      ok: true,
      sets: {
        '/scoring/extras/placementBonus': [first, ...others].map((one) => one + 0),
        '/scoring/extras/finalRounding': rounded ? 1000 : 1,
      },
    };
  },
  reason: t('formats.majiangBonuses'),
};

const FACTS: readonly Fact[] = [
  whole('/配給原点', '/scoring/payments/initialPoints', { least: 1 }),
  placement,
  flag('/連風牌は2符', { '/scoring/method/doubleWindPair': 'once' }, { '/scoring/method/doubleWindPair': 'twice' }),
  whole('/赤牌/m', '/rules/general/redFivesCharacters', { most: 4 }),
  whole('/赤牌/p', '/rules/general/redFivesDots', { most: 4 }),
  whole('/赤牌/s', '/rules/general/redFivesBamboo', { most: 4 }),
  openSimples('/クイタンあり'),
  oneOf('/喰い替え許可レベル', [
    [0, { '/rules/claiming/swapCalling': 'same-chow' }],
    [1, { '/rules/claiming/swapCalling': 'claimed-tile' }],
    [2, { '/rules/claiming/swapCalling': 'allowed' }],
  ]),
  oneOf('/場数', [
    [2, { '/rules/general/rounds': 2 }],
    [1, { '/rules/general/rounds': 1 }],
    [4, { '/rules/general/rounds': 4 }],
    [0, { '/rules/general/rounds': 1 }, t('formats.oneDealGame')],
  ]),
  flag(
    '/途中流局あり',
    {
      '/rules/deadHands/terminalsAndHonors': 9,
      '/rules/deadHands/sameFirstDiscards': 'winds',
      '/rules/deadHands/fourKongs': 'several-no-fifth',
      '/rules/deadHands/fourReady': true,
    },
    {
      '/rules/deadHands/terminalsAndHonors': 0,
      '/rules/deadHands/sameFirstDiscards': 'off',
      '/rules/deadHands/fourKongs': 'off',
      '/rules/deadHands/fourReady': false,
    },
    t('formats.majiangAbandoned'),
  ),
  flag(
    '/流し満貫あり',
    { '/rules/draw/allTerminalDiscards': 'draw' },
    { '/rules/draw/allTerminalDiscards': 'off' },
    t('formats.majiangPaysAsDraw'),
  ),
  switchOf('/ノーテン宣言あり', '/rules/draw/mayHideReady'),
  flag('/ノーテン罰あり', { '/rules/draw/payment': 'ready' }, { '/rules/draw/payment': 'none' }),
  oneOf('/最大同時和了数', [
    [1, { '/rules/claiming/severalWinners': 'nearest' }],
    [2, { '/rules/claiming/severalWinners': 'three-abandon' }],
    [3, { '/rules/claiming/severalWinners': 'all' }],
  ]),
  oneOf('/連荘方式', [
    [2, { ...DRAWN, '/rules/draw/passOnDraw': 'unless-east-ready' }],
    [0, { '/rules/draw/passAfterEastWins': true, '/rules/draw/passOnDraw': 'yes' }],
    [1, { ...DRAWN, '/rules/draw/passOnDraw': 'yes' }],
    [3, { ...DRAWN, '/rules/draw/passOnDraw': 'no' }],
  ]),
  flag('/トビ終了あり', { '/rules/general/bust': 'below-zero' }, { '/rules/general/bust': 'off' }),
  flag('/オーラス止めあり', { '/rules/general/lastDealerStop': 'leading' }, { '/rules/general/lastDealerStop': 'no' }),
  oneOf('/延長戦方式', [
    [0, { '/rules/general/extension': false }],
    [1, { '/rules/general/extension': true }],
    [2, { '/rules/general/extension': true }, ONE_ROUND_MORE],
    [3, { '/rules/general/extension': true }, ONE_ROUND_MORE],
  ]),
  flag('/一発あり', { [ROW.oneShot]: ROW.oneHan }, { [ROW.oneShot]: undefined }),
  flag(
    '/裏ドラあり',
    { '/rules/general/underDora': true, [ROW.underDora]: ROW.oneHan },
    { '/rules/general/underDora': false, [ROW.underDora]: undefined },
  ),
  flag(
    '/カンドラあり',
    { '/rules/general/kongDora': true, [ROW.kongDora]: ROW.oneHan },
    { '/rules/general/kongDora': false, [ROW.kongDora]: undefined },
  ),
  flag(
    '/カン裏あり',
    { '/rules/general/underKongDora': true, [ROW.underKongDora]: ROW.oneHan },
    { '/rules/general/underKongDora': false, [ROW.underKongDora]: undefined },
  ),
  flag(
    '/カンドラ後乗せ',
    { '/rules/general/kongDoraClaimed': 'before-next-kong', '/rules/general/kongDoraPromoted': 'before-next-kong' },
    { '/rules/general/kongDoraClaimed': 'at-once', '/rules/general/kongDoraPromoted': 'at-once' },
    t('formats.majiangTurnsDora'),
  ),
  flag(
    '/ツモ番なしリーチあり',
    { '/rules/ready/tilesLeft': 0, '/rules/ready/pointsForDeposit': false },
    { '/rules/ready/tilesLeft': 4, '/rules/ready/pointsForDeposit': true },
    t('formats.majiangNeedsBoth'),
  ),
  oneOf('/リーチ後暗槓許可レベル', [
    [0, { '/rules/ready/kongsAfter': 'none' }],
    [1, { '/rules/ready/kongsAfter': 'unchanged' }],
    [2, { '/rules/ready/kongsAfter': 'same-waits' }],
  ]),
  flag('/役満の複合あり', { '/scoring/method/severalLimits': 'added' }, { '/scoring/method/severalLimits': 'highest' }),
  switchOf('/ダブル役満あり', '/scoring/method/doubleLimits'),
  flag(
    '/数え役満あり',
    { '/scoring/method/countedLimit': 'one-limit' },
    { '/scoring/method/countedLimit': 'sanbaiman' },
  ),
  flag(
    '/役満パオあり',
    { '/scoring/payments/liability': ['big-three-dragons', 'big-four-winds'] },
    { '/scoring/payments/liability': [] },
    t('formats.majiangLiability'),
  ),
  switchOf('/切り上げ満貫あり', '/scoring/method/roundUpMangan'),
];

/** What `Majiang.rule()` takes for a key that is left out. */
const DEFAULTS = {
  '/配給原点': 25000,
  '/順位点': ['20.0', '10.0', '-10.0', '-20.0'],
  '/連風牌は2符': false,
  '/赤牌/m': 1,
  '/赤牌/p': 1,
  '/赤牌/s': 1,
  '/クイタンあり': true,
  '/喰い替え許可レベル': 0,
  '/場数': 2,
  '/途中流局あり': true,
  '/流し満貫あり': true,
  '/ノーテン宣言あり': false,
  '/ノーテン罰あり': true,
  '/最大同時和了数': 2,
  '/連荘方式': 2,
  '/トビ終了あり': true,
  '/オーラス止めあり': true,
  '/延長戦方式': 1,
  '/一発あり': true,
  '/裏ドラあり': true,
  '/カンドラあり': true,
  '/カン裏あり': true,
  '/カンドラ後乗せ': true,
  '/ツモ番なしリーチあり': false,
  '/リーチ後暗槓許可レベル': 2,
  '/役満の複合あり': true,
  '/ダブル役満あり': true,
  '/数え役満あり': true,
  '/役満パオあり': true,
  '/切り上げ満貫あり': false,
};

const MAPPING: Mapping = {
  program: 'Majiang',
  facts: FACTS,
  defaults: DEFAULTS,
  base: builtinWith('kobalab-default'),
  otherwise: t('formats.majiangOneWay'),
  reasons: {
    '/scoring/extras/returnPoints': t('formats.majiangReckons'),
    '/rules/general/extensionTarget': t('formats.majiangExtends'),
    '/scoring/patterns': t('formats.majiangPatterns'),
    '/scoring/limits': t('formats.majiangLimitHands'),
    '/scoring/penalties': t('formats.majiangNoPenalties'),
  },
  otherGame: riichiOnly,
};

/** The rule object of the program Majiang by kobalab, as `Majiang.rule()` takes it. */
export const MAJIANG = jsonFormat({
  id: 'majiang',
  name: t('formats.majiangName'),
  words: t('formats.majiangWords'),
  mapping: MAPPING,
  // Two of these keys stand in no other format.
  signs: ['配給原点', '順位点', '赤牌', 'クイタンあり', '場数', '最大同時和了数'],
  least: 2,
});
