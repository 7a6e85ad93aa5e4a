import { describe, expect, test } from 'vitest';
import { builtin } from '../../preset/builtin';
import { readAt, withValue } from '../../preset/pointer';
import type { Format } from '../format';
import { exportedBy, importedBy } from '../testing/exchanged';
import ronin from './fixtures/ronin-defaults.json';
import { OPTIONAL_RULES } from './optional-rules';
import { RIICHI_ENV } from './riichi-env';
import { RONIN } from './ronin/ronin';

const TENHOU = {
  allows_ron_on_ankan_for_kokushi_musou: false,
  is_kokushi_musou_13machi_double: false,
  is_suuankou_tanki_double: false,
  is_junsei_chuurenpoutou_double: false,
  is_daisuushii_double: false,
  yakuman_pao_is_liability_only: false,
  sanchaho_is_draw: true,
  kuikae_forbidden: true,
};
const MJSOUL = {
  allows_ron_on_ankan_for_kokushi_musou: true,
  is_kokushi_musou_13machi_double: true,
  is_suuankou_tanki_double: true,
  is_junsei_chuurenpoutou_double: true,
  is_daisuushii_double: true,
  yakuman_pao_is_liability_only: true,
  sanchaho_is_draw: false,
  kuikae_forbidden: true,
};
const OPTIONS = {
  has_open_tanyao: true,
  has_aka_dora: true,
  has_double_yakuman: false,
  kazoe_limit: 1,
  kiriage: true,
  fu_for_open_pinfu: true,
  fu_for_pinfu_tsumo: false,
  renhou_as_yakuman: false,
  has_daisharin: false,
  has_daisharin_other_suits: false,
  has_sashikomi_yakuman: false,
  limit_to_sextuple_yakuman: true,
  paarenchan_needs_yaku: true,
  has_daichisei: false,
  is_three_player: false,
};

type Document = Readonly<Record<string, unknown>>;

describe('documents of the programs come back as they were', () => {
  test.each<[string, Format, Document]>([
    ['the defaults of Ronin', RONIN, ronin],
    [
      'other values of Ronin',
      RONIN,
      {
        ...ronin,
        ...{ game_type: 'tonpusen', starting_score: 30000, uma: [15, 5, -5, -15], tobi_enabled: false },
        ...{ has_akadora: false, has_kuitan: false, has_ippatsu: false, has_kandora: false, has_kuikae_suji: false },
        ...{ has_suukaikan: false, has_kyuushu_kyuuhai: false, has_double_ron: false, has_triple_ron_abort: false },
        ...{ leftover_riichi_bets: 'lost', enchousen: 'none', riichi_cost: 2000, riichi_stick_value: 2000 },
        ...{ min_wall_for_riichi: 0, honba_tsumo_bonus_per_loser: 500, honba_ron_bonus: 1500, noten_penalty_total: 0 },
        ...{ renchan_on_dealer_tenpai_draw: false, has_daisuushii_pao: false, renhou_value: 'none' },
        ...{ has_kan_uradora: false, tobi_threshold: 0 },
      },
    ],
    ['options of the Python library', OPTIONAL_RULES, OPTIONS],
    ['Tenhou in RiichiEnv', RIICHI_ENV, TENHOU],
    ['Mahjong Soul in RiichiEnv', RIICHI_ENV, MJSOUL],
  ])('%s', (_, format, document) => {
    const { preset } = importedBy(format, document);
    const again = exportedBy(format, preset);
    expect(again.document).toEqual(document);
    expect(again.report.lost).toEqual([]);
  });
});

// What the keys mean: the prose of each program's own rules.
test.each<[Format, Document, string, unknown]>([
  [RONIN, { ...ronin, has_triple_ron_abort: false }, '/rules/claiming/severalWinners', 'all'],
  [RONIN, { ...ronin, has_double_ron: false }, '/rules/claiming/severalWinners', 'nearest'],
  [RONIN, { ...ronin, tobi_threshold: 1000 }, '/rules/general/bustAmount', 1000],
  [RONIN, { ...ronin, min_players_for_kan_abort: 1 }, '/rules/deadHands/fourKongs', 'any-player'],
  [RONIN, { ...ronin, honba_ron_bonus: 100 }, '/scoring/extras/extraHandsFromDiscarder', 'once'],
  [RONIN, { ...ronin, renhou_value: 'none' }, '/scoring/limits/human-hand', undefined],
  [OPTIONAL_RULES, { ...OPTIONS, kazoe_limit: 2 }, '/scoring/method/countedLimit', 'every-13'],
  [RIICHI_ENV, TENHOU, '/rules/claiming/severalWinners', 'three-abandon'],
  [RIICHI_ENV, TENHOU, '/scoring/payments/liabilityCovers', 'all'],
  [RIICHI_ENV, MJSOUL, '/rules/claiming/robbingConcealedKong', 'thirteen-orphans'],
])('%o reads %o as %s %s', (format, document, pointer, value) => {
  expect(readAt(importedBy(format, document).preset, pointer)).toEqual(value);
});

test.each<[string, Format, string, unknown]>([
  ['a pair of the double wind as one pair', OPTIONAL_RULES, '/scoring/method/doubleWindPair', 'once'],
  ['a pair of the double wind as one pair', RONIN, '/scoring/method/doubleWindPair', 'once'],
  ['ties that share', RONIN, '/scoring/extras/ties', 'split'],
  ['a last dealer who may stop', RONIN, '/rules/general/lastDealerStop', 'choice'],
  ['the nearest winner alone', RIICHI_ENV, '/rules/claiming/severalWinners', 'nearest'],
])('%s is told as lost by %o', (_, format, pointer, value) => {
  const base = builtin('kobalab-default');
  if (base === undefined) throw new Error('no base');
  const { report } = exportedBy(format, withValue(base, pointer, value));
  expect(report.lost.map(({ path }) => path)).toContain(pointer);
});

test.each<[string, Format, Document, string]>([
  ['three players', OPTIONAL_RULES, { ...OPTIONS, is_three_player: true }, '/is_three_player'],
  ['three players', RONIN, { ...ronin, num_players: 3 }, '/num_players'],
  ['bonuses that do not add up', RONIN, { ...ronin, uma: [20, 10, -10, -10] }, '/uma'],
  ['a word for a number', RONIN, { ...ronin, riichi_cost: 'much' }, '/riichi_cost'],
  ['a fourth kind of counting', OPTIONAL_RULES, { ...OPTIONS, kazoe_limit: 3 }, '/kazoe_limit'],
])('%s is refused with its place: %o', (_, format, json, pointer) => {
  const result = format.import?.({ text: JSON.stringify(json), json });
  expect(result?.ok === false && result.problems.map((one) => one.pointer)).toContain(pointer);
});
