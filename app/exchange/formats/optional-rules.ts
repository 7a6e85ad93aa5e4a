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
    'Only whether there is one red five of each suit can be said.',
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
    'The library counts every hand of 13 han as a limit, as three quarters of one, or by thirteens.',
  ),
  switchOf('/kiriage', '/scoring/method/roundUpMangan'),
  openPinfu('/fu_for_open_pinfu'),
  switchOf('/fu_for_pinfu_tsumo', '/scoring/method/selfDrawnNoPointsFu'),
  flag(
    '/renhou_as_yakuman',
    { [HUMAN_HAND]: humanHand(4000) },
    { [HUMAN_HAND]: humanHand(1000) },
    'The library values it as the limit or as five han; whether it is played is said hand by hand.',
  ),
  fourPlayers('/is_three_player', true, false),
];

const NO_ROW = 'A preset has no pattern for it.';

const MAPPING: Mapping = {
  program: 'The Python library mahjong',
  facts: FACTS,
  constants: () => [
    { key: '/has_daisharin', value: false, reason: NO_ROW },
    { key: '/has_daisharin_other_suits', value: false, reason: NO_ROW },
    { key: '/has_daichisei', value: false, reason: NO_ROW },
    { key: '/has_sashikomi_yakuman', value: false, reason: NO_ROW },
    { key: '/limit_to_sextuple_yakuman', value: true, reason: 'No preset pays more than six limits.' },
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
  otherwise: 'The library values single hands: its rules say nothing about it.',
  reasons: {
    '/scoring/method/doubleWindPair': 'The library always counts 4 fu for a pair of the double wind.',
    '/scoring/method/severalLimits': 'The library always adds several limit hands.',
    '/scoring/patterns': 'The library has its own list of patterns with their values.',
    '/scoring/limits': 'The library has its own list of limit hands.',
  },
  otherGame: riichiOnly,
};

/** The `OptionalRules` of the Python library mahjong: `OptionalRules(**document)`. */
export const OPTIONAL_RULES = jsonFormat({
  id: 'optional-rules',
  name: 'OptionalRules (Python mahjong)',
  words: 'The options with which the Python library mahjong values a hand.',
  mapping: MAPPING,
  signs: ['has_open_tanyao', 'has_aka_dora', 'kazoe_limit', 'kiriage', 'renhou_as_yakuman', 'fu_for_open_pinfu'],
  least: 2,
  inside: ['options'],
});
