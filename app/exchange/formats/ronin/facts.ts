import { t } from '../../../language/say';
import { readAt } from '../../../preset/pointer';
import { flag, oneOf, switchOf, whole, type Fact, type Meaning } from '../../fact';

const NUMBER = (least: number): Meaning => ({ ok: false, expected: t('formats.wholeFrom', { least: String(least) }) });
const BOOLEAN: Meaning = { ok: false, expected: t('formats.trueOrFalse') };

function isWhole(value: unknown, least = 0): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= 1_000_000;
}

/** Placement bonus in thousands, the end of the game, and what is reckoned then. */
export const ends: readonly Fact[] = [
  {
    key: '/uma',
    ours: ['/scoring/extras/placementBonus'],
    write: ({ scoring }) => {
      const [, ...others] = scoring.extras.placementBonus.map((one) => Math.round(one / 1000));
      return [0 - others.reduce((sum, one) => sum + one, 0), ...others];
    },
    read(value) {
      const all = Array.isArray(value) ? (value as readonly unknown[]) : [];
      const whole = all.filter((one): one is number => typeof one === 'number' && Number.isInteger(one));
      if (whole.length !== 4 || all.length !== 4 || whole.reduce((sum, one) => sum + one, 0) !== 0)
        return { ok: false, expected: t('formats.addUpToNothing') };
      return { ok: true, sets: { '/scoring/extras/placementBonus': whole.map((one) => one * 1000) } };
    },
    reason: t('formats.roninBonuses'),
  },
  oneOf('/enchousen', [
    ['none', { '/rules/general/extension': false }],
    ['sudden_death', { '/rules/general/extension': true }],
  ]),
  {
    ...whole('/winning_score_threshold', '/rules/general/extensionTarget'),
    write: ({ rules }) => (rules.general.extension ? rules.general.extensionTarget : 30000),
  },
  {
    key: '/tobi_enabled',
    ours: ['/rules/general/bust', '/rules/general/bustAmount'],
    write: ({ rules }) => rules.general.bust !== 'off',
    read(value, document) {
      if (typeof value !== 'boolean') return BOOLEAN;
      if (!value) return { ok: true, sets: { '/rules/general/bust': 'off' } };
      const threshold = readAt(document, '/tobi_threshold') ?? 0;
      if (!isWhole(threshold)) return NUMBER(0);
      return {
        ok: true,
        sets:
          threshold === 0
            ? { '/rules/general/bust': 'below-zero' }
            : { '/rules/general/bust': 'below-amount', '/rules/general/bustAmount': threshold },
      };
    },
  },
  {
    key: '/tobi_threshold',
    ours: [],
    write: ({ rules }) => (rules.general.bust === 'below-amount' ? rules.general.bustAmount : 0),
    read: (value) => (isWhole(value) ? { ok: true, sets: {} } : NUMBER(0)),
  },
  whole('/riichi_cost', '/rules/ready/deposit'),
  {
    key: '/riichi_stick_value',
    ours: [],
    write: ({ rules }) => rules.ready.deposit,
    read: (value, document) =>
      isWhole(value)
        ? {
            ok: true,
            sets: {},
            ...(value === (readAt(document, '/riichi_cost') ?? 1000) ? {} : { lost: t('formats.winnerGetsDeposit') }),
          }
        : NUMBER(0),
  },
  whole('/min_wall_for_riichi', '/rules/ready/tilesLeft', { most: 100 }),
  whole('/honba_tsumo_bonus_per_loser', '/scoring/extras/extraHands'),
  {
    key: '/honba_ron_bonus',
    ours: ['/scoring/extras/extraHandsFromDiscarder'],
    write: ({ scoring: { extras } }) => (extras.extraHandsFromDiscarder === 'once' ? 1 : 3) * extras.extraHands,
    read(value, document) {
      if (!isWhole(value)) return NUMBER(0);
      const each = readAt(document, '/honba_tsumo_bonus_per_loser') ?? 100;
      const once = value === each && value !== 0;
      return {
        ok: true,
        sets: { '/scoring/extras/extraHandsFromDiscarder': once ? 'once' : 'three-times' },
        ...(once || (typeof each === 'number' && value === 3 * each) ? {} : { lost: t('formats.bonusOnceOrThrice') }),
      };
    },
  },
  {
    key: '/noten_penalty_total',
    ours: ['/rules/draw/payment', '/rules/draw/pool'],
    write: ({ rules }) => (rules.draw.payment === 'ready' ? rules.draw.pool : 0),
    read: (value) =>
      isWhole(value)
        ? {
            ok: true,
            sets:
              value === 0
                ? { '/rules/draw/payment': 'none' }
                : { '/rules/draw/payment': 'ready', '/rules/draw/pool': value },
          }
        : NUMBER(0),
  },
];

/** The restriction on swap calling: on at all, and for the other end of the same chow. */
export const swapCalling: readonly Fact[] = [
  {
    key: '/has_kuikae',
    ours: ['/rules/claiming/swapCalling'],
    write: ({ rules }) => rules.claiming.swapCalling !== 'allowed',
    read(value, document) {
      if (typeof value !== 'boolean') return BOOLEAN;
      const chow = readAt(document, '/has_kuikae_suji') !== false;
      const barred = chow ? 'same-chow' : 'claimed-tile';
      return { ok: true, sets: { '/rules/claiming/swapCalling': value ? barred : 'allowed' } };
    },
  },
  {
    key: '/has_kuikae_suji',
    ours: [],
    write: ({ rules }) => rules.claiming.swapCalling === 'same-chow',
    read: (value) => (typeof value === 'boolean' ? { ok: true, sets: {} } : BOOLEAN),
  },
];

export const abandonedDeals: readonly Fact[] = [
  {
    key: '/has_kyuushu_kyuuhai',
    ours: ['/rules/deadHands/terminalsAndHonors'],
    write: ({ rules }) => rules.deadHands.terminalsAndHonors > 0,
    read(value, document) {
      if (typeof value !== 'boolean') return BOOLEAN;
      const types = readAt(document, '/kyuushu_min_types') ?? 9;
      if (!isWhole(types, 1)) return NUMBER(1);
      return { ok: true, sets: { '/rules/deadHands/terminalsAndHonors': value ? types : 0 } };
    },
  },
  {
    key: '/kyuushu_min_types',
    ours: [],
    write: ({ rules }) => rules.deadHands.terminalsAndHonors || 9,
    read: (value) => (isWhole(value, 1) ? { ok: true, sets: {} } : NUMBER(1)),
  },
  flag(
    '/has_suufon_renda',
    { '/rules/deadHands/sameFirstDiscards': 'winds' },
    { '/rules/deadHands/sameFirstDiscards': 'off' },
  ),
  {
    key: '/has_suukaikan',
    ours: ['/rules/deadHands/fourKongs'],
    write: ({ rules }) => rules.deadHands.fourKongs !== 'off',
    read(value, document) {
      if (typeof value !== 'boolean') return BOOLEAN;
      const players = readAt(document, '/min_players_for_kan_abort') ?? 2;
      const kongs = players === 1 ? 'any-player' : 'several-players';
      return { ok: true, sets: { '/rules/deadHands/fourKongs': value ? kongs : 'off' } };
    },
  },
  {
    key: '/min_players_for_kan_abort',
    ours: [],
    write: ({ rules }) => (rules.deadHands.fourKongs === 'any-player' ? 1 : 2),
    read: (value) =>
      value === 1 || value === 2 ? { ok: true, sets: {} } : { ok: false, expected: t('formats.oneOrTwo') },
  },
  switchOf('/has_suucha_riichi', '/rules/deadHands/fourReady'),
];

/** How many may win on one discard. */
export const winners: readonly Fact[] = [
  {
    key: '/has_double_ron',
    ours: ['/rules/claiming/severalWinners'],
    write: ({ rules }) => ['all', 'three-abandon'].includes(rules.claiming.severalWinners),
    read(value, document) {
      if (typeof value !== 'boolean') return BOOLEAN;
      const abandons = readAt(document, '/has_triple_ron_abort') !== false;
      const several = abandons ? 'three-abandon' : 'all';
      return { ok: true, sets: { '/rules/claiming/severalWinners': value ? several : 'nearest' } };
    },
  },
  {
    key: '/has_triple_ron_abort',
    ours: [],
    write: ({ rules }) => rules.claiming.severalWinners === 'three-abandon',
    read: (value) => (typeof value === 'boolean' ? { ok: true, sets: {} } : BOOLEAN),
  },
];

/** When the dealer goes on. */
export const dealerKeeps: readonly Fact[] = [
  flag(
    '/renchan_on_abortive_draw',
    { '/rules/deadHands/afterAbandoned': 'stays' },
    { '/rules/deadHands/afterAbandoned': 'passes' },
  ),
  flag(
    '/renchan_on_dealer_tenpai_draw',
    { '/rules/draw/passOnDraw': 'unless-east-ready' },
    { '/rules/draw/passOnDraw': 'yes' },
  ),
  switchOf('/renchan_on_dealer_win', '/rules/draw/passAfterEastWins', true),
];

const PAO = [
  ['/has_daisangen_pao', 'big-three-dragons'],
  ['/has_daisuushii_pao', 'big-four-winds'],
] as const;

/** Liability for two limit hands, each on or off. */
export const liability: readonly Fact[] = PAO.map(([key, hand]) => ({
  key,
  ours: ['/scoring/payments/liability'],
  write: ({ scoring }) => scoring.payments.liability.includes(hand),
  read(value, document) {
    if (typeof value !== 'boolean') return BOOLEAN;
    const hands = PAO.flatMap(([other, one]) => (readAt(document, other) === false ? [] : [one]));
    return { ok: true, sets: { '/scoring/payments/liability': hands } };
  },
  reason: t('formats.roninLiability'),
}));
