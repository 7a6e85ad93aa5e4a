import { t } from '../../language/say';
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
    if (typeof value !== 'boolean') return { ok: false, expected: t('formats.trueOrFalse') };
    if (key !== RARE[0]) return { ok: true, sets: {} };
    const all = RARE.map((one) => readAt(document, one) === true);
    const some = all.filter((one) => one).length;
    return {
      ok: true,
      sets: { '/scoring/method/doubleLimits': some >= 2 },
      ...(some === 0 || some === 4 ? {} : { lost: t('formats.rareFormsAllOrNone') }),
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
    t('formats.riichiEnvTwoWinners'),
  ),
  flag(
    '/kuikae_forbidden',
    { '/rules/claiming/swapCalling': 'same-chow' },
    { '/rules/claiming/swapCalling': 'allowed' },
    t('formats.riichiEnvSwap'),
  ),
];

const MAPPING: Mapping = {
  program: 'RiichiEnv',
  facts: FACTS,
  base: builtinWith('kobalab-default'),
  otherwise: t('formats.riichiEnvNothing'),
  reasons: {
    '/rules/general/rounds': t('formats.riichiEnvLength'),
    '/rules/general/redFivesDots': t('formats.riichiEnvReds'),
  },
  otherGame: riichiOnly,
};

/** The `GameRule` of the training environment RiichiEnv. */
export const RIICHI_ENV = jsonFormat({
  id: 'riichi-env',
  name: 'GameRule (RiichiEnv)',
  words: t('formats.riichiEnvWords'),
  mapping: MAPPING,
  signs: FACTS.map(({ key }) => key.slice(1)),
  least: 2,
  inside: ['rule', 'game_rule', 'rule_custom'],
});
