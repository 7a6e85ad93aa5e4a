import { builtinWith } from '../base';
import { flag, type Fact } from '../fact';
import { jsonFormat } from '../json-format';
import type { Mapping } from '../mapping';
import { riichiOnly } from '../other-game';
import { readAt } from '../../preset/pointer';

/** The four rare forms that may count twice; a preset has them all together. */
const RARE = [
  '/is_kokushi_musou_13machi_double',
  '/is_suuankou_tanki_double',
  '/is_junsei_chuurenpoutou_double',
  '/is_daisuushii_double',
] as const;

const rareForms: readonly Fact[] = RARE.map((key) => ({
  key,
  ours: key === RARE[0] ? ['/scoring/method/doubleLimits'] : [],
  write: ({ scoring }) => scoring.method.doubleLimits,
  read(value, document) {
    if (typeof value !== 'boolean') return { ok: false, expected: 'true or false' };
    if (key !== RARE[0]) return { ok: true, sets: {} };
    const all = RARE.map((one) => readAt(document, one) === true);
    const some = all.filter((one) => one).length;
    return {
      ok: true,
      sets: { '/scoring/method/doubleLimits': some >= 2 },
      ...(some === 0 || some === 4 ? {} : { lost: 'A preset has all rare forms as double limits, or none.' }),
    };
  },
}));

const FACTS: readonly Fact[] = [
  flag(
    '/allows_ron_on_ankan_for_kokushi_musou',
    { '/rules/claiming/robbingConcealedKong': 'thirteen-orphans' },
    { '/rules/claiming/robbingConcealedKong': 'never' },
  ),
  ...rareForms,
  flag(
    '/yakuman_pao_is_liability_only',
    { '/scoring/payments/liabilityCovers': 'hand' },
    { '/scoring/payments/liabilityCovers': 'all' },
  ),
  flag(
    '/sanchaho_is_draw',
    { '/rules/claiming/severalWinners': 'three-abandon' },
    { '/rules/claiming/severalWinners': 'all' },
    'RiichiEnv always lets two players win on one discard.',
  ),
  flag(
    '/kuikae_forbidden',
    { '/rules/claiming/swapCalling': 'same-chow' },
    { '/rules/claiming/swapCalling': 'allowed' },
    'RiichiEnv forbids all swap calling or none.',
  ),
];

const MAPPING: Mapping = {
  program: 'RiichiEnv',
  facts: FACTS,
  base: builtinWith('kobalab-default'),
  otherwise: 'A GameRule of RiichiEnv says nothing about it.',
  reasons: {
    '/rules/general/rounds': 'RiichiEnv takes the length of the game from its game mode.',
    '/rules/general/redFivesDots': 'RiichiEnv takes red fives from its game mode.',
  },
  otherGame: riichiOnly,
};

/** The `GameRule` of the training environment RiichiEnv. */
export const RIICHI_ENV = jsonFormat({
  id: 'riichi-env',
  name: 'GameRule (RiichiEnv)',
  words: 'The rule of the Rust and Python environment RiichiEnv, in which programs learn to play.',
  mapping: MAPPING,
  signs: FACTS.map(({ key }) => key.slice(1)),
  least: 2,
  inside: ['rule', 'game_rule', 'rule_custom'],
});
