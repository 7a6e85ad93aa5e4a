import { t } from '../../../language/say';
import { readAt } from '../../../preset/pointer';
import type { Pointer } from '../../../result';
import { flag, silent, whole, type Fact, type Meaning, type Sets } from '../../fact';
import { isObject } from '../../json-format';
import { HUMAN_HAND, humanHand, openSimples, ROW } from '../../riichi-rows';

/** The place of a mod in the document: its name, whose slashes are no steps. */
const mod = (name: string): Pointer => `/${name.replaceAll('/', '~1')}`;

/** A mod that is there or not. */
const there = (name: string, on: Sets, off: Sets, reason?: string): Fact => flag(mod(name), on, off, reason);

/** A mod that takes something away. */
function without(fact: Fact): Fact {
  return {
    ...fact,
    write: (rules) => fact.write(rules) !== true,
    read: (value) => fact.read(value !== true),
  };
}

const PLACES = ['_1st', '_2nd', '_3rd', '_4th'] as const;
const NUMBERS: Meaning = { ok: false, expected: t('formats.wholeNumbers') };

const uma: Fact = {
  key: mod('uma'),
  ours: ['/scoring/extras/placementBonus'],
  write: ({ scoring }) =>
    Object.fromEntries(PLACES.map((place, at) => [place, Math.round((scoring.extras.placementBonus[at] ?? 0) / 1000)])),
  read(value) {
    const all = PLACES.map((place) => (isObject(value) ? value[place] : undefined));
    return all.every((one): one is number => Number.isInteger(one))
      ? { ok: true, sets: { '/scoring/extras/placementBonus': all.map((one) => one * 1000) } }
      : NUMBERS;
  },
  reason: t('formats.advancedBonuses'),
};

const several: readonly Fact[] = [
  {
    key: mod('lib/head_bump'),
    ours: ['/rules/claiming/severalWinners'],
    write: ({ rules }) => !['all', 'three-abandon'].includes(rules.claiming.severalWinners),
    read(value, document) {
      const many = readAt(document, mod('sanchahou')) === true ? 'three-abandon' : 'all';
      return { ok: true, sets: { '/rules/claiming/severalWinners': value === true ? 'nearest' : many } };
    },
  },
  silent(
    mod('sanchahou'),
    ({ rules }) => rules.claiming.severalWinners === 'three-abandon',
    (value) => typeof value === 'boolean',
    t('formats.trueOrFalse'),
  ),
];

const liability: readonly Fact[] = [
  {
    key: mod('pao'),
    ours: ['/scoring/payments/liability'],
    write: ({ scoring }) => scoring.payments.liability.length > 0,
    read(value, document) {
      const kongs = readAt(document, mod('pao_suukantsu')) === true ? ['four-kongs'] : [];
      const hands = value === true ? ['big-three-dragons', 'big-four-winds', ...kongs] : [];
      return { ok: true, sets: { '/scoring/payments/liability': hands } };
    },
    reason: t('formats.advancedLiability'),
  },
  silent(
    mod('pao_suukantsu'),
    ({ scoring }) => scoring.payments.liability.includes('four-kongs'),
    (value) => typeof value === 'boolean',
    t('formats.trueOrFalse'),
  ),
];

const keeps = (pointer: Pointer, on: unknown, off: unknown) => [{ [pointer]: on }, { [pointer]: off }] as const;

/** Without the mod nobody declares ready; what is bet is then null. */
const riichi: Fact = {
  key: `${mod('lib/yaku/riichi')}/bet`,
  ours: ['/rules/ready/rule', '/rules/ready/deposit'],
  write: ({ rules }) => (rules.ready.rule === 'none' ? null : rules.ready.deposit),
  read(value) {
    if (value === null) return { ok: true, sets: { '/rules/ready/rule': 'none' } };
    return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000
      ? { ok: true, sets: { '/rules/ready/rule': 'voluntary', '/rules/ready/deposit': value } }
      : { ok: false, expected: t('formats.wholeToMillion') };
  },
};

/** Without the mod there is no dora, which is then written as null. */
const dora: Fact = {
  key: `${mod('dora')}/start_indicators`,
  ours: ['/rules/general/dora', '/rules/general/doraIndicators'],
  write: ({ rules: { general } }) => (general.dora ? general.doraIndicators : null),
  read(value) {
    if (value === null) return { ok: true, sets: { '/rules/general/dora': false } };
    return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5
      ? { ok: true, sets: { '/rules/general/dora': true, '/rules/general/doraIndicators': value } }
      : { ok: false, expected: t('formats.wholeToFive') };
  },
};

/** The mods of a preset in the order in which they are written. */
export const FACTS: readonly Fact[] = [
  whole(`${mod('honba')}/value`, '/scoring/extras/extraHands'),
  riichi,
  flag(`${mod('lib/yaku/riichi')}/drawless`, ...keeps('/rules/ready/tilesLeft', 0, 4)),
  uma,
  whole(`${mod('starting_score')}/points`, '/scoring/payments/initialPoints'),
  without(openSimples(mod('kuitan_nashi'))),
  there('lib/agarirenchan', ...keeps('/rules/draw/passAfterEastWins', false, true)),
  there('tenpairenchan', ...keeps('/rules/draw/passOnDraw', 'unless-east-ready', 'yes')),
  there('agariyame', ...keeps('/rules/general/lastDealerStop', 'leading', 'no')),
  there('lib/tonpuu', ...keeps('/rules/general/rounds', 1, 2), t('formats.advancedRounds')),
  there('lib/tobi', ...keeps('/rules/general/bust', 'below-zero', 'off')),
  there('sudden_death', ...keeps('/rules/general/extension', true, false)),
  there('lib/kuikae_nashi', ...keeps('/rules/claiming/swapCalling', 'same-chow', 'allowed')),
  there('kiriage_mangan', ...keeps('/scoring/method/roundUpMangan', true, false)),
  ...several,
  there('double_wind_4_fu', ...keeps('/scoring/method/doubleWindPair', 'twice', 'once')),
  ...liability,
  there('no_kazoe_yakuman', ...keeps('/scoring/method/countedLimit', 'sanbaiman', 'one-limit')),
  there('no_double_yakuman', ...keeps('/scoring/method/doubleLimits', false, true)),
  there('kokushi_ankan_chankan', ...keeps('/rules/claiming/robbingConcealedKong', 'thirteen-orphans', 'never')),
  there('first_gets_riichi_sticks', ...keeps('/scoring/extras/leftOverDeposits', 'first', 'nobody')),
  there('nagashi', ...keeps('/rules/draw/allTerminalDiscards', 'draw', 'off')),
  there('suufon_renda', ...keeps('/rules/deadHands/sameFirstDiscards', 'winds', 'off')),
  there('suucha_riichi', ...keeps('/rules/deadHands/fourReady', true, false)),
  there('lib/suukaikan', ...keeps('/rules/deadHands/fourKongs', 'several-players', 'off')),
  there('kyuushu_kyuuhai', ...keeps('/rules/deadHands/terminalsAndHonors', 9, 0)),
  whole(`${mod('aka')}/man`, '/rules/general/redFivesCharacters', { most: 4 }),
  whole(`${mod('aka')}/pin`, '/rules/general/redFivesDots', { most: 4 }),
  whole(`${mod('aka')}/sou`, '/rules/general/redFivesBamboo', { most: 4 }),
  dora,
  there('ura', ...keeps('/rules/general/underDora', true, false)),
  there('kandora', ...keeps('/rules/general/kongDora', true, false)),
  there(
    'immediate_kan_dora',
    { '/rules/general/kongDoraClaimed': 'at-once', '/rules/general/kongDoraPromoted': 'at-once' },
    { '/rules/general/kongDoraClaimed': 'after-discard', '/rules/general/kongDoraPromoted': 'after-discard' },
  ),
  there('yaku/ippatsu', { [ROW.oneShot]: ROW.oneHan }, { [ROW.oneShot]: undefined }),
  there('yaku/riichi_renhou', { [HUMAN_HAND]: humanHand(1000) }, { [HUMAN_HAND]: undefined }),
  whole(`${mod('lib/min_han')}/min`, '/rules/winning/minimum', { least: 1, most: 4 }),
  silent(
    `${mod('lib/min_han')}/han`,
    () => 'Han',
    (value) => value === 'Han',
    '"Han"',
  ),
];
