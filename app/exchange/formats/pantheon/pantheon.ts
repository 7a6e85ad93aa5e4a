import { t } from '../../../language/say';
import type { Effective } from '../../../preset/effective';
import { readAt } from '../../../preset/pointer';
import { same } from '../../../option/values';
import { builtinWith } from '../../base';
import { flag, switchOf, whole, type Fact } from '../../fact';
import { jsonFormat } from '../../json-format';
import type { Constant, Mapping } from '../../mapping';
import { riichiOnly } from '../../other-game';
import { openSimples } from '../../riichi-rows';
import sets from './sets.json';
import { placementFacts } from './placement';
import { allowedYaku, RARE, yakuWithPao } from './yaku';

const ABORTIVES = t('formats.pantheonAbandoned');

/** The pot that the first wins beside his placement: what all four lose between the start and the return points. */
const oka: Fact = {
  key: '/oka',
  ours: ['/scoring/extras/returnPoints'],
  write: ({ scoring: { extras, payments } }) =>
    extras.returnPoints === 0 ? 0 : Math.max(0, 4 * (extras.returnPoints - payments.initialPoints)),
  read(value, document) {
    const start = readAt(document, '/startPoints');
    if (typeof value !== 'number' || typeof start !== 'number' || !Number.isInteger(value / 4) || value < 0)
      return { ok: false, expected: t('formats.fourEqualParts') };
    return { ok: true, sets: { '/scoring/extras/returnPoints': start + value / 4 } };
  },
  reason: t('formats.pantheonReckons'),
};

const target: Fact = {
  key: '/goalPoints',
  ours: ['/rules/general/extensionTarget'],
  write: ({ rules: { general } }) => (general.extension ? general.extensionTarget : 0),
  read: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0
      ? { ok: true, sets: value === 0 ? {} : { '/rules/general/extensionTarget': value } }
      : { ok: false, expected: t('formats.wholeFromNothing') },
};

/** The worth of an extra hand from a discarder, three times that from one payer; 0 is read as 300. */
const honba: Fact = {
  key: '/honbaValue',
  ours: ['/scoring/extras/extraHands'],
  write: ({ scoring: { extras } }) => 3 * extras.extraHands,
  read: (value) =>
    typeof value === 'number' && Number.isInteger(value / 3) && value >= 0
      ? { ok: true, sets: { '/scoring/extras/extraHands': (value === 0 ? 300 : value) / 3 } }
      : { ok: false, expected: t('formats.threeEqualParts') },
  reason: t('formats.pantheonNothing'),
};

/** Said only where the game has a time limit. */
const ending: Fact = {
  key: '/endingPolicy',
  ours: ['/rules/general/timeUp'],
  write: ({ rules: { general } }) =>
    general.timeLimit === 0
      ? undefined
      : general.timeUp === 'one-more'
        ? 'ENDING_POLICY_EP_ONE_MORE_HAND'
        : 'ENDING_POLICY_EP_END_AFTER_HAND',
  read(value) {
    if (value === 'ENDING_POLICY_EP_ONE_MORE_HAND' || value === 1)
      return { ok: true, sets: { '/rules/general/timeUp': 'one-more' } };
    if (value === 'ENDING_POLICY_EP_END_AFTER_HAND' || value === 2)
      return { ok: true, sets: { '/rules/general/timeUp': 'finish-deal' } };
    if (value === 'ENDING_POLICY_EP_UNSPECIFIED' || value === 0) return { ok: true, sets: {} };
    return { ok: false, expected: t('formats.endingPolicy') };
  },
};

/** Double limits count only where limits are added. */
const doubles: Fact = {
  key: '/doubleYakuman',
  ours: ['/scoring/method/doubleLimits'],
  write: ({ scoring: { method } }) =>
    method.severalLimits === 'highest' ? undefined : method.doubleLimits ? RARE : [],
  read(value, document) {
    if (!Array.isArray(value)) return { ok: false, expected: t('formats.numbersOfYaku') };
    const added = readAt(document, '/withMultiYakumans') === true;
    return { ok: true, sets: { '/scoring/method/doubleLimits': added && value.length > 0 } };
  },
  reason: t('formats.pantheonDoubleLimits'),
};

/** A switch that means something only where several players may win on one discard. */
function ifSeveral(fact: Fact): Fact {
  const several = ['all', 'three-abandon'];
  return {
    ...fact,
    write: (rules) => (several.includes(rules.rules.claiming.severalWinners) ? fact.write(rules) : undefined),
  };
}

const FACTS: readonly Fact[] = [
  ...placementFacts,
  switchOf('/playAdditionalRounds', '/rules/general/extension'),
  target,
  whole('/startPoints', '/scoring/payments/initialPoints'),
  oka,
  flag('/equalizeUma', { '/scoring/extras/ties': 'split' }, { '/scoring/extras/ties': 'seat' }),
  flag(
    '/riichiGoesToWinner',
    { '/scoring/extras/leftOverDeposits': 'first' },
    { '/scoring/extras/leftOverDeposits': 'nobody' },
  ),
  honba,
  flag(
    '/withAtamahane',
    { '/rules/claiming/severalWinners': 'nearest' },
    { '/rules/claiming/severalWinners': 'all' },
    t('formats.pantheonNearest'),
  ),
  ifSeveral(
    flag(
      '/doubleronRiichiAtamahane',
      { '/rules/claiming/depositsToSeveral': 'nearest' },
      { '/rules/claiming/depositsToSeveral': 'own-back' },
    ),
  ),
  ifSeveral(
    flag(
      '/doubleronHonbaAtamahane',
      { '/rules/claiming/extraHandsToSeveral': 'nearest' },
      { '/rules/claiming/extraHandsToSeveral': 'each' },
    ),
  ),
  flag('/tonpuusen', { '/rules/general/rounds': 1 }, { '/rules/general/rounds': 2 }, t('formats.pantheonRounds')),
  flag(
    '/withAbortives',
    {
      '/rules/deadHands/terminalsAndHonors': 9,
      '/rules/deadHands/sameFirstDiscards': 'winds',
      '/rules/deadHands/fourKongs': 'several-players',
      '/rules/deadHands/fourReady': true,
    },
    {
      '/rules/deadHands/terminalsAndHonors': 0,
      '/rules/deadHands/sameFirstDiscards': 'off',
      '/rules/deadHands/fourKongs': 'off',
      '/rules/deadHands/fourReady': false,
    },
    ABORTIVES,
  ),
  flag('/withButtobi', { '/rules/general/bust': 'below-zero' }, { '/rules/general/bust': 'off' }),
  flag(
    '/withLeadingDealerGameOver',
    { '/rules/general/lastDealerStop': 'leading' },
    { '/rules/general/lastDealerStop': 'no' },
  ),
  flag(
    '/withNagashiMangan',
    { '/rules/draw/allTerminalDiscards': 'draw' },
    { '/rules/draw/allTerminalDiscards': 'off' },
    t('formats.pantheonPaysAsDraw'),
  ),
  flag('/withKazoe', { '/scoring/method/countedLimit': 'one-limit' }, { '/scoring/method/countedLimit': 'sanbaiman' }),
  switchOf('/withKiriageMangan', '/scoring/method/roundUpMangan'),
  openSimples('/withKuitan'),
  flag(
    '/withMultiYakumans',
    { '/scoring/method/severalLimits': 'added' },
    { '/scoring/method/severalLimits': 'highest' },
  ),
  doubles,
  allowedYaku,
  yakuWithPao,
  whole('/chomboAmount', '/scoring/penalties/afterGame'),
  flag(
    '/extraChomboPayments',
    {
      '/scoring/penalties/faultyOut': 1000,
      '/scoring/penalties/faultyOutTo': 'each',
      '/scoring/penalties/faultyOutEast': true,
    },
    { '/scoring/penalties/faultyOut': 0 },
    t('formats.pantheonFaultyOut'),
  ),
  whole('/chipsValue', '/scoring/extras/chipValue'),
  {
    key: '/withYakitori',
    ours: [],
    write: ({ scoring }) => scoring.penalties.neverWon > 0,
    read: (value) =>
      typeof value === 'boolean' ? { ok: true, sets: {} } : { ok: false, expected: t('formats.trueOrFalse') },
  },
  {
    ...whole('/yakitoriPenalty', '/scoring/penalties/neverWon'),
    read: (value, document) =>
      typeof value === 'number' && Number.isInteger(value) && value >= 0
        ? { ok: true, sets: { '/scoring/penalties/neverWon': readAt(document, '/withYakitori') === true ? value : 0 } }
        : { ok: false, expected: t('formats.wholeFromNothing') },
  },
  ending,
];

/** What only the league software knows, as in its own set of rules that is nearest. */
const SOFTWARE = [
  'chomboEndsGame',
  'gameExpirationTime',
  'maxPenalty',
  'minPenalty',
  'penaltyStep',
  'replacementPlayerFixedPoints',
  'replacementPlayerOverrideUma',
  'startRating',
  'withWinningDealerHonbaSkipped',
] as const;

/** The named set of rules that agrees with most of what is written. */
function nearestSet(rules: Effective): keyof typeof sets {
  const written = FACTS.filter((fact) => fact !== allowedYaku).map(({ key, write }) => [key, write(rules)] as const);
  const agreed = (set: object): number =>
    written.filter(([key, value]) => value !== undefined && same(readAt(set, key), value)).length;
  const names = Object.keys(sets) as (keyof typeof sets)[];
  return names.reduce((best, name) => (agreed(sets[name]) > agreed(sets[best]) ? name : best), names[0] ?? 'ema');
}

function constants(rules: Effective): readonly Constant[] {
  const name = nearestSet(rules);
  const set: Readonly<Record<string, unknown>> = sets[name];
  // What the rules leave open is as there, too.
  const open = FACTS.filter(({ key, write }) => write(rules) === undefined && readAt(set, key) !== undefined);
  const more = open.map(({ key }) => key.slice(1));
  const reason = t('formats.asInPantheonSet', { name });
  const rare = RARE.filter((number) => sets[name].allowedYaku.includes(number));
  const allowed = (allowedYaku.write(rules) as readonly number[]).filter(
    (number) => !RARE.includes(number) || rare.includes(number),
  );
  return [
    ...[...SOFTWARE, ...more].map((key) => ({ key: `/${key}`, value: set[key], reason })),
    ...(rare.length === 0 ? [{ key: '/allowedYaku', value: allowed, reason }] : []),
  ];
}

const MAPPING: Mapping = {
  program: 'Pantheon',
  facts: FACTS,
  constants,
  defaults: {
    ...Object.fromEntries(
      Object.entries(sets.ema).flatMap(([key, value]) => (typeof value === 'boolean' ? [[`/${key}`, false]] : [])),
    ),
    '/umaType': 'UMA_TYPE_UMA_SIMPLE',
    ...Object.fromEntries(
      ['goalPoints', 'oka', 'honbaValue', 'chomboAmount', 'chipsValue', 'yakitoriPenalty'].map((key) => [`/${key}`, 0]),
    ),
    '/yakuWithPao': [],
    '/doubleYakuman': [],
  },
  base: builtinWith('kobalab-default'),
  otherwise: t('formats.pantheonScoresOnly'),
  reasons: { '/rules/draw/pool': t('formats.pantheonReadyPool') },
  otherGame: riichiOnly,
};

/** The rule set of an event of the league software Mahjong Pantheon, as JSON of its protocol. */
export const PANTHEON = jsonFormat({
  id: 'pantheon',
  name: t('formats.pantheonName'),
  words: t('formats.pantheonWords'),
  mapping: MAPPING,
  signs: ['startPoints', 'umaType', 'allowedYaku', 'yakuWithPao', 'withAtamahane', 'riichiGoesToWinner', 'withKuitan'],
  least: 3,
  inside: ['rulesetConfig', 'ruleset_config', 'rules'],
});
