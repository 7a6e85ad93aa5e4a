import { t } from '../../../language/say';
import { readAt } from '../../../preset/pointer';
import type { Pointer } from '../../../result';
import { bitOf, oneOf, whole, type Fact, type Meaning, type Sets } from '../../fact';
import { HUMAN_HAND, humanHand, ROW } from '../../riichi-rows';

/** One field of a room, with the words that stand beside it on the screen. */
export interface Field {
  readonly fact: Fact;
  readonly title: string;
}

const NUMBER: Meaning = { ok: false, expected: t('formats.wholeFromNothing') };
const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000;

const field = (title: string, fact: Fact): Field => ({ title, fact });
const bit = (title: string, key: Pointer, on: Sets, off: Sets, reason?: string): Field =>
  field(title, bitOf(key, on, off, reason));
const switched = (title: string, key: Pointer, pointer: Pointer, inverted = false): Field =>
  bit(title, key, { [pointer]: !inverted }, { [pointer]: inverted });

const reds = (characters: number, dots: number, bamboo: number): Sets => ({
  '/rules/general/redFivesCharacters': characters,
  '/rules/general/redFivesDots': dots,
  '/rules/general/redFivesBamboo': bamboo,
});

/** What each player without a ready hand pays where one, two or three have one: shares of one pool. */
const noten = (ready: 1 | 2 | 3): Fact => ({
  key: `/noting_fafu_${String(ready)}`,
  ours: ready === 1 ? ['/rules/draw/payment', '/rules/draw/pool'] : [],
  write: ({ rules: { draw } }) => (draw.payment === 'ready' ? Math.round(draw.pool / (4 - ready)) : 0),
  read(value, document) {
    if (!isWhole(value)) return NUMBER;
    const first = ready === 1 ? value : readAt(document, '/noting_fafu_1');
    const pool = isWhole(first) ? 3 * first : 3000;
    const odd = value * (4 - ready) === pool ? {} : { lost: t('formats.samePoolShared') };
    if (ready !== 1) return { ok: true, sets: {}, ...odd };
    const none = { '/rules/draw/payment': 'none' };
    return { ok: true, sets: value === 0 ? none : { '/rules/draw/payment': 'ready', '/rules/draw/pool': pool } };
  },
});

/** The bonus of the second, third or fourth place; the first gets what they leave. */
const bonus = (place: 2 | 3 | 4): Fact => ({
  key: `/shunweima_${String(place)}`,
  ours: place === 2 ? ['/scoring/extras/placementBonus'] : [],
  write: ({ scoring }) => scoring.extras.placementBonus[place - 1] ?? 0,
  read(value, document) {
    const all = [2, 3, 4].map((one) => readAt(document, `/shunweima_${String(one)}`) ?? 0);
    if (typeof value !== 'number' || !all.every((one): one is number => Number.isInteger(one)))
      return { ok: false, expected: t('formats.aWholeNumber') };
    const first = 0 - all.reduce((sum, one) => sum + one, 0);
    return { ok: true, sets: place === 2 ? { '/scoring/extras/placementBonus': [first, ...all] } : {} };
  },
  reason: t('formats.roomBonuses'),
});

const settlement: Fact = {
  ...whole('/jingsuanyuandian', '/scoring/extras/returnPoints'),
  write: ({ scoring: { extras, payments } }) => extras.returnPoints || payments.initialPoints,
};

/** How many may win on one discard: the nearest, two, or three. */
const winners: readonly Field[] = [
  field('Head bump (頭ハネ)', {
    key: '/have_toutiao',
    ours: ['/rules/claiming/severalWinners'],
    write: ({ rules }) => (['all', 'three-abandon'].includes(rules.claiming.severalWinners) ? 0 : 1),
    read(value, document) {
      if (value === 1) return { ok: true, sets: { '/rules/claiming/severalWinners': 'nearest' } };
      if (value !== 0) return { ok: false, expected: '0 or 1' };
      const abandons = readAt(document, '/have_sanjiahele') === 1;
      return { ok: true, sets: { '/rules/claiming/severalWinners': abandons ? 'three-abandon' : 'all' } };
    },
  }),
  field('Three winners abandon the deal (三家和)', {
    key: '/have_sanjiahele',
    ours: [],
    write: ({ rules }) => (rules.claiming.severalWinners === 'three-abandon' ? 1 : 0),
    read: (value) => (value === 0 || value === 1 ? { ok: true, sets: {} } : { ok: false, expected: '0 or 1' }),
  }),
];

/** The fields of a room in the order of the message `GameDetailRule`. */
export const FIELDS: readonly Field[] = [
  field(
    'Length (東風 1, 半荘 2)',
    oneOf(
      '/mode',
      [
        [2, { '/rules/general/rounds': 2 }],
        [1, { '/rules/general/rounds': 1 }],
      ],
      t('formats.roomRounds'),
    ),
  ),
  field(
    'Red fives (赤ドラ)',
    oneOf(
      '/dora_count',
      [
        [3, reds(1, 1, 1)],
        [0, reds(0, 0, 0)],
        [4, reds(1, 2, 1)],
      ],
      t('formats.roomReds'),
    ),
  ),
  bit(
    'Open All Simples (食い断)',
    '/shiduan',
    { '/scoring/patterns/all-simples': { ...ROW.oneHan } },
    {
      '/scoring/patterns/all-simples': {
        exposed: { value: 0, unit: 'doubles' },
        concealed: { value: 1, unit: 'doubles' },
      },
    },
  ),
  field('Points at the start (配給原点)', whole('/init_point', '/scoring/payments/initialPoints')),
  field('Points that the first needs (1位必要点)', {
    ...whole('/fandian', '/rules/general/extensionTarget'),
    write: ({ rules }) => rules.general.extensionTarget,
  }),
  bit(
    'Game ends below nothing (飛び)',
    '/can_jifei',
    { '/rules/general/bust': 'below-zero' },
    { '/rules/general/bust': 'off' },
  ),
  field('Value of a deposit (リーチ棒)', whole('/liqibang_value', '/rules/ready/deposit')),
  field('Value of an extra hand, each player (積み棒)', whole('/changbang_value', '/scoring/extras/extraHands')),
  field('Payment with one ready hand (不聴罰符 1)', noten(1)),
  field('Payment with two ready hands (不聴罰符 2)', noten(2)),
  field('Payment with three ready hands (不聴罰符 3)', noten(3)),
  bit(
    'Terminal and honor discards (流し満貫)',
    '/have_liujumanguan',
    { '/rules/draw/allTerminalDiscards': 'draw' },
    { '/rules/draw/allTerminalDiscards': 'off' },
  ),
  switched('Rounded up to the limit (切り上げ満貫)', '/have_qieshangmanguan', '/scoring/method/roundUpMangan'),
  switched('Dora (ドラ)', '/have_biao_dora', '/rules/general/dora'),
  switched('Kong dora (槓ドラ)', '/have_gang_biao_dora', '/rules/general/kongDora'),
  bit(
    'Kong dora at once (明槓ドラ即乗り)',
    '/ming_dora_immediately_open',
    { '/rules/general/kongDoraClaimed': 'at-once', '/rules/general/kongDoraPromoted': 'at-once' },
    { '/rules/general/kongDoraClaimed': 'after-discard', '/rules/general/kongDoraPromoted': 'after-discard' },
  ),
  switched('Under-dora (裏ドラ)', '/have_li_dora', '/rules/general/underDora'),
  switched('Under-dora of kongs (槓裏ドラ)', '/have_gang_li_dora', '/rules/general/underKongDora'),
  bit(
    'Four equal winds (四風連打)',
    '/have_sifenglianda',
    { '/rules/deadHands/sameFirstDiscards': 'winds' },
    { '/rules/deadHands/sameFirstDiscards': 'off' },
  ),
  bit(
    'Four kongs (四開槓)',
    '/have_sigangsanle',
    { '/rules/deadHands/fourKongs': 'several-players' },
    { '/rules/deadHands/fourKongs': 'off' },
  ),
  switched('Four ready hands (四家立直)', '/have_sijializhi', '/rules/deadHands/fourReady'),
  bit(
    'Nine terminals and honors (九種九牌)',
    '/have_jiuzhongjiupai',
    { '/rules/deadHands/terminalsAndHonors': 9 },
    { '/rules/deadHands/terminalsAndHonors': 0 },
  ),
  ...winners,
  switched('Dealer stays after a win (和了連荘)', '/have_helelianzhuang', '/rules/draw/passAfterEastWins', true),
  bit(
    'Dealer stays when ready (聴牌連荘)',
    '/have_tingpailianzhuang',
    { '/rules/draw/passOnDraw': 'unless-east-ready' },
    { '/rules/draw/passOnDraw': 'yes' },
  ),
  bit(
    'Last dealer may stop after a win (和了止め)',
    '/have_helezhongju',
    { '/rules/general/lastDealerStop': 'leading' },
    { '/rules/general/lastDealerStop': 'no' },
  ),
  field('Last dealer may stop when ready (聴牌止め)', {
    key: '/have_tingpaizhongju',
    ours: [],
    write: ({ rules }) => (rules.general.lastDealerStop === 'no' ? 0 : 1),
    read: (value) => (value === 0 || value === 1 ? { ok: true, sets: {} } : { ok: false, expected: '0 or 1' }),
  }),
  bit('One-shot (一発)', '/have_yifa', { [ROW.oneShot]: ROW.oneHan }, { [ROW.oneShot]: undefined }),
  switched('Further round (南入・西入)', '/have_nanruxiru', '/rules/general/extension'),
  field('Points to reckon from (精算原点)', settlement),
  field('Bonus of the second (順位点 2)', bonus(2)),
  field('Bonus of the third (順位点 3)', bonus(3)),
  field('Bonus of the fourth (順位点 4)', bonus(4)),
  field('Least han (飜縛り)', whole('/fanfu', '/rules/winning/minimum', { least: 1, most: 13 })),
  bit(
    'No counted limit (数え役満なし)',
    '/disable_leijiyiman',
    { '/scoring/method/countedLimit': 'sanbaiman' },
    { '/scoring/method/countedLimit': 'one-limit' },
  ),
  switched('No double limits (ダブル役満なし)', '/disable_double_yakuman', '/scoring/method/doubleLimits', true),
  bit(
    'No limits added (役満複合なし)',
    '/disable_composite_yakuman',
    { '/scoring/method/severalLimits': 'highest' },
    { '/scoring/method/severalLimits': 'added' },
  ),
  bit(
    'Swap calling (喰い替え)',
    '/enable_shiti',
    { '/rules/claiming/swapCalling': 'allowed' },
    { '/rules/claiming/swapCalling': 'same-chow' },
  ),
  bit(
    'Ready without a draw left (ツモ番なしリーチ)',
    '/enable_nontsumo_liqi',
    { '/rules/ready/tilesLeft': 0 },
    { '/rules/ready/tilesLeft': 4 },
  ),
  bit(
    'Double wind pair 2 fu (連風牌2符)',
    '/disable_double_wind_four_fu',
    { '/scoring/method/doubleWindPair': 'once' },
    { '/scoring/method/doubleWindPair': 'twice' },
  ),
  bit(
    'Concealed kong not robbed (国士の暗槓槍槓なし)',
    '/disable_angang_guoshi',
    { '/rules/claiming/robbingConcealedKong': 'never' },
    { '/rules/claiming/robbingConcealedKong': 'thirteen-orphans' },
  ),
  bit('Human Hand (人和)', '/enable_renhe', { [HUMAN_HAND]: humanHand(1000) }, { [HUMAN_HAND]: undefined }),
];
