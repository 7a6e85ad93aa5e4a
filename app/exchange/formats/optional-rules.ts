import { t } from '../../language/say';
import { builtinWith } from '../base';
import { flag, oneOf, switchOf, type Fact } from '../fact';
import { jsonFormat } from '../json-format';
import type { Mapping } from '../mapping';
import { fourPlayers, riichiOnly } from '../other-game';
import { HUMAN_HAND, humanHand, openPinfu, openSimples } from '../riichi-rows';

const REDS = ['Characters', 'Dots', 'Bamboo'].map((suit) => `/rules/general/redFives${suit}`);

export const redFives = (key: string): Fact =>
  flag(
    key,
    Object.fromEntries(REDS.map((pointer) => [pointer, 1])),
    Object.fromEntries(REDS.map((pointer) => [pointer, 0])),
    t('formats.redFivesOneOrNone'),
  );

const FACTS: readonly Fact[] = [
  openSimples('/has_open_tanyao'),
  redFives('/has_aka_dora'),
  switchOf('/has_double_yakuman', '/scoring/method/doubleLimits'),
  oneOf(
    '/kazoe_limit',
    [
      [0, { '/scoring/method/countedLimit': 'one-limit' }],
      [1, { '/scoring/method/countedLimit': 'sanbaiman' }],
      [2, { '/scoring/method/countedLimit': 'every-13' }],
    ],
    t('formats.libraryThirteenHan'),
  ),
  switchOf('/kiriage', '/scoring/method/roundUpMangan'),
  openPinfu('/fu_for_open_pinfu'),
  switchOf('/fu_for_pinfu_tsumo', '/scoring/method/selfDrawnNoPointsFu'),
  flag(
    '/renhou_as_yakuman',
    { [HUMAN_HAND]: humanHand(4000) },
    { [HUMAN_HAND]: humanHand(1000) },
    t('formats.libraryHumanHand'),
  ),
  fourPlayers('/is_three_player', true, false),
];

const NO_ROW = t('formats.presetHasNoPattern');

const MAPPING: Mapping = {
  program: t('formats.pythonLibrary'),
  facts: FACTS,
  constants: () => [
    { key: '/has_daisharin', value: false, reason: NO_ROW },
    { key: '/has_daisharin_other_suits', value: false, reason: NO_ROW },
    { key: '/has_daichisei', value: false, reason: NO_ROW },
    { key: '/has_sashikomi_yakuman', value: false, reason: NO_ROW },
    { key: '/limit_to_sextuple_yakuman', value: true, reason: t('formats.atMostSixLimits') },
    { key: '/paarenchan_needs_yaku', value: true, reason: NO_ROW },
  ],
  defaults: {
    '/has_open_tanyao': false,
    '/has_aka_dora': false,
    '/has_double_yakuman': true,
    '/kazoe_limit': 0,
    '/kiriage': false,
    '/fu_for_open_pinfu': true,
    '/fu_for_pinfu_tsumo': false,
    '/renhou_as_yakuman': false,
  },
  base: builtinWith('kobalab-default', { [HUMAN_HAND]: humanHand(1000) }),
  otherwise: t('formats.librarySingleHands'),
  reasons: {
    '/scoring/method/doubleWindPair': t('formats.libraryDoubleWind'),
    '/scoring/method/severalLimits': t('formats.libraryAddsLimits'),
    '/scoring/patterns': t('formats.libraryPatterns'),
    '/scoring/limits': t('formats.libraryLimitHands'),
  },
  otherGame: riichiOnly,
};

/** The `OptionalRules` of the Python library mahjong: `OptionalRules(**document)`. */
export const OPTIONAL_RULES = jsonFormat({
  id: 'optional-rules',
  name: t('formats.optionalRulesName'),
  words: t('formats.optionalRulesWords'),
  mapping: MAPPING,
  signs: ['has_open_tanyao', 'has_aka_dora', 'kazoe_limit', 'kiriage', 'renhou_as_yakuman', 'fu_for_open_pinfu'],
  least: 2,
  inside: ['options'],
});
