import { t } from '../../../language/say';
import { builtinWith } from '../../base';
import { flag, oneOf, switchOf, whole, type Fact } from '../../fact';
import { jsonFormat } from '../../json-format';
import type { Constant, Mapping } from '../../mapping';
import { fourPlayers, riichiOnly } from '../../other-game';
import { HUMAN_HAND, humanHand, oneHanPattern, openPinfu, openSimples, ROW } from '../../riichi-rows';
import { redFives } from '../optional-rules';
import { abandonedDeals, dealerKeeps, ends, liability, swapCalling, winners } from './facts';

const FACTS: readonly Fact[] = [
  fourPlayers('/num_players', 3, 4),
  oneOf('/game_type', [
    ['hanchan', { '/rules/general/rounds': 2 }],
    ['tonpusen', { '/rules/general/rounds': 1 }],
  ]),
  whole('/starting_score', '/scoring/payments/initialPoints'),
  whole('/target_score', '/scoring/extras/returnPoints'),
  ...ends,
  redFives('/has_akadora'),
  openSimples('/has_kuitan'),
  oneHanPattern('/has_ippatsu', ROW.oneShot),
  flag(
    '/has_uradora',
    { '/rules/general/underDora': true, [ROW.underDora]: ROW.oneHan },
    { '/rules/general/underDora': false, [ROW.underDora]: undefined },
  ),
  switchOf('/has_double_yakuman', '/scoring/method/doubleLimits'),
  flag(
    '/has_kazoe_yakuman',
    { '/scoring/method/countedLimit': 'one-limit' },
    { '/scoring/method/countedLimit': 'sanbaiman' },
  ),
  switchOf('/has_kiriage_mangan', '/scoring/method/roundUpMangan'),
  flag(
    '/has_nagashi_mangan',
    { '/rules/draw/allTerminalDiscards': 'draw' },
    { '/rules/draw/allTerminalDiscards': 'off' },
  ),
  oneOf(
    '/renhou_value',
    [
      ['mangan', { [HUMAN_HAND]: humanHand(1000) }],
      ['none', { [HUMAN_HAND]: undefined }],
      ['yakuman', { [HUMAN_HAND]: humanHand(4000) }],
      ['baiman', { [HUMAN_HAND]: humanHand(2000) }, t('formats.roninRefusesValue')],
    ],
    t('formats.roninHumanHand'),
  ),
  openPinfu('/fu_for_open_pinfu'),
  switchOf('/fu_for_pinfu_tsumo', '/scoring/method/selfDrawnNoPointsFu'),
  switchOf('/has_omote_dora', '/rules/general/dora'),
  flag(
    '/has_kandora',
    { '/rules/general/kongDora': true, [ROW.kongDora]: ROW.oneHan },
    { '/rules/general/kongDora': false, [ROW.kongDora]: undefined },
  ),
  flag(
    '/has_kan_uradora',
    { '/rules/general/underKongDora': true, [ROW.underKongDora]: ROW.oneHan },
    { '/rules/general/underKongDora': false, [ROW.underKongDora]: undefined },
  ),
  flag(
    '/kandora_immediate_for_closed_kan',
    { '/rules/general/kongDoraConcealed': 'at-once' },
    { '/rules/general/kongDoraConcealed': 'after-discard' },
  ),
  flag(
    '/kandora_deferred_for_open_kan',
    { '/rules/general/kongDoraClaimed': 'after-discard', '/rules/general/kongDoraPromoted': 'after-discard' },
    { '/rules/general/kongDoraClaimed': 'at-once', '/rules/general/kongDoraPromoted': 'at-once' },
    t('formats.roninTurnsDora'),
  ),
  ...swapCalling,
  whole('/min_wall_for_kan', '/rules/winning/kongTilesLeft', { least: 1, most: 20 }),
  ...abandonedDeals,
  ...winners,
  oneOf('/leftover_riichi_bets', [
    ['winner', { '/scoring/extras/leftOverDeposits': 'first' }],
    ['lost', { '/scoring/extras/leftOverDeposits': 'nobody' }],
  ]),
  ...dealerKeeps,
  ...liability,
];

const FIXED = t('formats.roninNumber');
const NO_ROW = t('formats.presetHasNoPattern');
const TIMER = t('formats.nothingAboutClock');
const REFUSED = t('formats.roninRefusesStart');

const CONSTANTS: readonly Constant[] = [
  { key: '/goshashonyu_threshold', value: 500, reason: FIXED },
  ...['has_daisharin', 'has_daisharin_other_suits', 'has_daichisei', 'has_sashikomi_yakuman'].map((key) => ({
    key: `/${key}`,
    value: false,
    reason: NO_ROW,
  })),
  { key: '/limit_to_sextuple_yakuman', value: true, reason: t('formats.atMostSixLimits') },
  { key: '/paarenchan_needs_yaku', value: true, reason: NO_ROW },
  { key: '/max_kans_per_round', value: 4, reason: FIXED },
  { key: '/triple_ron_count', value: 3, reason: FIXED },
  { key: '/four_winds_discard_count', value: 4, reason: FIXED },
  { key: '/double_ron_count', value: 2, reason: FIXED },
  { key: '/has_agariyame', value: false, reason: REFUSED },
  { key: '/tie_break_by_seat_order', value: true, reason: REFUSED },
  { key: '/nagashi_mangan_dealer_payment', value: 4000, reason: FIXED },
  { key: '/nagashi_mangan_non_dealer_payment', value: 2000, reason: FIXED },
  { key: '/daisangen_pao_set_threshold', value: 3, reason: FIXED },
  { key: '/daisuushii_pao_set_threshold', value: 4, reason: FIXED },
  { key: '/initial_bank_seconds', value: 3, reason: TIMER },
  { key: '/round_bonus_seconds', value: 2, reason: TIMER },
  { key: '/meld_decision_seconds', value: 2, reason: TIMER },
  { key: '/round_advance_timeout_seconds', value: 15, reason: TIMER },
];

const MAPPING: Mapping = {
  program: 'Ronin',
  facts: FACTS,
  constants: () => CONSTANTS,
  defaults: {
    '/num_players': 4,
    '/game_type': 'hanchan',
    '/starting_score': 25000,
    '/target_score': 30000,
    '/winning_score_threshold': 30000,
    '/uma': [20, 10, -10, -20],
    '/tobi_enabled': true,
    '/tobi_threshold': 0,
    ...Object.fromEntries(
      [
        ...['has_akadora', 'has_kuitan', 'has_ippatsu', 'has_uradora', 'has_double_yakuman', 'has_kazoe_yakuman'],
        ...['has_nagashi_mangan', 'fu_for_open_pinfu', 'has_omote_dora', 'has_kandora', 'has_kan_uradora'],
        ...['kandora_immediate_for_closed_kan', 'kandora_deferred_for_open_kan', 'has_kuikae', 'has_kuikae_suji'],
        ...['has_suukaikan', 'has_suufon_renda', 'has_suucha_riichi', 'has_kyuushu_kyuuhai', 'has_triple_ron_abort'],
        ...['has_double_ron', 'renchan_on_abortive_draw', 'renchan_on_dealer_tenpai_draw', 'renchan_on_dealer_win'],
        ...['has_daisangen_pao', 'has_daisuushii_pao'],
      ].map((key) => [`/${key}`, true]),
    ),
    '/has_kiriage_mangan': false,
    '/fu_for_pinfu_tsumo': false,
    '/renhou_value': 'mangan',
    '/min_wall_for_kan': 2,
    '/kyuushu_min_types': 9,
    '/min_players_for_kan_abort': 2,
    '/leftover_riichi_bets': 'winner',
    '/enchousen': 'sudden_death',
    '/riichi_cost': 1000,
    '/min_wall_for_riichi': 4,
    '/honba_tsumo_bonus_per_loser': 100,
    '/honba_ron_bonus': 300,
    '/noten_penalty_total': 3000,
  },
  base: builtinWith('kobalab-default', {
    '/rules/general/lastDealerStop': 'no',
    '/scoring/extras/finalRounding': 1000,
    '/scoring/extras/finalHalf': 'down',
  }),
  otherwise: t('formats.roninOneWay'),
  reasons: {
    '/scoring/extras/ties': t('formats.roninTies'),
    '/rules/general/lastDealerStop': t('formats.roninLastDealer'),
    '/scoring/method/doubleWindPair': t('formats.roninDoubleWind'),
  },
  otherGame: riichiOnly,
};

/** The `GameSettings` of the riichi server Ronin. */
export const RONIN = jsonFormat({
  id: 'ronin',
  name: 'GameSettings (Ronin)',
  words: t('formats.roninWords'),
  mapping: MAPPING,
  signs: [
    'game_type',
    'starting_score',
    'target_score',
    'has_akadora',
    'has_kuitan',
    'renhou_value',
    'enchousen',
    'uma',
  ],
  least: 2,
  inside: ['settings'],
});
