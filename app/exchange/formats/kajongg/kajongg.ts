import { t } from '../../../language/say';
import type { Effective } from '../../../preset/effective';
import { builtinWith } from '../../base';
import { flag, whole, type Fact } from '../../fact';
import type { Constant, Mapping } from '../../mapping';
import { ok } from '../../../result';
import { textFormat } from '../../text-format';
import { documentOf, isRuleList, nameOf, rowsOf } from './document';
import { amountOf, everybody, great, rowAt, sets, winners, worthOf } from './facts';
import {
  calling,
  chows,
  dangerousGame,
  KONGS,
  limitPoints,
  orphans,
  penalties,
  seasons,
  treasure,
} from './special-facts';

const set = (id: string): string => `/scoring/sets/${id}`;
const pattern = (id: string): string => `/scoring/patterns/${id}`;
const limit = (id: string): string => `/scoring/limits/${id}`;
const FACTS: readonly Fact[] = [
  everybody('FDragonPungKong', pattern('dragon-set')),
  everybody('FOwnWindPungKong', pattern('own-wind-set')),
  everybody('FRoundWindPungKong', pattern('round-wind-set')),
  ...sets('FExposedMinorKong', 'FConcealedMinorKong', [set('kong-simples')]),
  ...sets('FExposedTerminalsKong', 'FConcealedTerminalsKong', [set('kong-terminals')]),
  ...sets('FExposedHonorsKong', 'FConcealedHonorsKong', [set('kong-winds'), set('kong-dragons')]),
  ...sets('FExposedMinorPung', 'FConcealedMinorPung', [set('pung-simples')]),
  ...sets('FExposedTerminalsPung', 'FConcealedTerminalsPung', [set('pung-terminals')]),
  ...sets('FExposedHonorsPung', 'FConcealedHonorsPung', [set('pung-winds'), set('pung-dragons')]),
  everybody('FOwnWindPair', set('pair-own-wind')),
  everybody('FRoundWindPair', set('pair-round-wind')),
  everybody('FDragonPair', set('pair-dragons')),
  everybody('FFlower', set('flower')),
  seasons,
  everybody('FOwnFlower', set('own-flower')),
  everybody('FOwnSeason', set('own-season')),
  everybody('FOwnFlowerOwnSeason', set('own-flower-and-season')),
  everybody('FAllFlowers', set('all-flowers')),
  everybody('FAllSeasons', set('all-seasons')),
  everybody('FThreeConcealedPongs', pattern('three-concealed-triplets')),
  everybody('FLittleThreeDragons', pattern('little-three-dragons'), { implies: [] }),
  everybody('FLittleFourJoys', limit('little-four-winds'), { implies: [] }),
  ...great({
    limit: 'FThreeGreatScholars',
    hand: 'FBigThreeDragons',
    row: limit('big-three-dragons'),
    lesser: ['little-three-dragons'],
  }),
  ...great({
    limit: 'FFourBlessingsHoveringOverTheDoor',
    hand: 'FBigFourJoys',
    row: limit('big-four-winds'),
    lesser: [],
  }),
  {
    ...everybody('FStandardMahJongg', pattern('winning')),
    write: (rules) => worthOf(rowAt(rules, pattern('winning'))?.concealed) ?? {},
    read(value) {
      const amount = amountOf(value);
      const row = amount === undefined || amount.value === 0 ? undefined : { exposed: amount, concealed: amount };
      return { ok: true, sets: { [pattern('winning')]: row } };
    },
  },
  ...winners('FNineGates', [limit('nine-gates')]),
  ...winners('FGatesOfHeaven', [limit('gates-of-heaven')]),
  ...winners('FSquirmingSnake', [limit('squirming-snake')], { settings: { melded: true } }),
  ...winners('FWrigglingSnake', [limit('wriggling-snake')]),
  ...winners('FTripleKnitting', [limit('triple-knitting')]),
  ...winners('FKnitting', [limit('knitting')]),
  ...winners('FAllPairHonors', [limit('all-terminal-and-honor-pairs'), limit('all-honor-pairs')]),
  ...orphans,
  ...winners('FLastTileFromDeadWall', [pattern('supplement-tile')]),
  ...winners('FIsLastTileFromWall', [pattern('last-wall-tile')]),
  ...winners('FIsLastTileFromWallDiscarded', [pattern('last-discard')]),
  ...winners('FRobbingKong', [pattern('robbing-kong')]),
  ...winners('FMahJonggWithOriginalCall', [pattern('ready-first-turn')]),
  ...winners('FTwofoldFortune', [limit('kong-on-kong')]),
  ...winners('FBlessingOfHeaven', [limit('heavenly-hand')], { settings: { supplements: true } }),
  ...winners('FBlessingOfEarth', [limit('earthly-hand')], { settings: { when: 'first-discard', supplements: true } }),
  ...winners('FEastWonNineTimesInARow', [limit('east-wins-running')], { settings: { wins: 9, draws: 'break' } }),
  ...winners('FLastTileCompletesPairMinor', [pattern('out-on-pair')]),
  ...winners('FLastTileCompletesPairMajor', [pattern('out-on-major-pair')]),
  ...winners('FLastOnlyPossible', [pattern('single-wait')], { settings: { triplets: true } }),
  ...winners('FLastFromWall', [pattern('self-drawn')]),
  ...winners('FZeroPointHand', [pattern('chow-hand')]),
  ...winners('FNoChow', [pattern('pung-hand')]),
  ...winners('FOnlyConcealedMelds', [pattern('fully-concealed-hand')], { settings: KONGS }),
  ...winners('FFalseColorGame', [pattern('one-suit-with-honors')]),
  ...winners('FTrueColorGame', [pattern('one-suit-only')]),
  ...winners('FConcealedTrueColorGame', [limit('concealed-suit-hand')], { settings: KONGS }),
  ...winners('FPurity', [pattern('purity')]),
  ...winners('FOnlyMajors', [pattern('all-terminals-and-honors')], { implies: [] }),
  ...winners('FOnlyHonors', [limit('all-honors')]),
  ...treasure,
  ...winners('FAllTerminals', [limit('all-terminals')]),
  ...winners('FFourfoldPlenty', [limit('four-kongs')]),
  ...winners('FAllGreen', [limit('all-green')]),
  ...winners('FGatheringPlumBlossomFromRoof', [limit('plum-blossom-on-the-roof')]),
  ...winners('FPluckingMoon', [limit('moon-from-the-sea')], { settings: { drawn: true } }),
  ...winners('FScratchingPole', [limit('carrying-pole')]),
  whole('/intminMJPoints', '/rules/winning/minimum', { most: 1000 }),
  limitPoints,
  flag('/boolroofOff', { '/scoring/method/limitIs': 'unit' }, { '/scoring/method/limitIs': 'cap' }),
  whole('/intkongBoxSize', '/rules/general/deadWallSize', { most: 100 }),
  flag('/boolwithBonusTiles', { '/rules/general/flowers': 8 }, { '/rules/general/flowers': 0 }),
  whole('/intminRounds', '/rules/general/rounds', { least: 1, most: 16 }),
  chows,
  calling,
  dangerousGame,
  ...penalties,
];

const ONLY_THERE = t('formats.presetSaysNothing');
const CONSTANTS: readonly Constant[] = [
  { key: '/FLongHand', value: {}, reason: t('formats.tooManyWorthNothing') },
  { key: '/intminMJDoubles', value: 0, reason: t('formats.minimumInPoints') },
  { key: '/intclaimTimeout', value: 10, reason: t('formats.clockOfTheProgram') },
  { key: '/FStandardRotation', value: 0, reason: t('formats.everyKajonggSet') },
  { key: '/booldiscardTilesOrdered', value: false, reason: ONLY_THERE },
  { key: '/booldiscardTilesOrderedLeaveHole', value: true, reason: ONLY_THERE },
];

function classicalOnly({ rules, scoring }: Effective): string | undefined {
  if (scoring.method.kind !== 'points-doubles') return t('formats.classicalGame');
  if (rules.general.setsInHand !== 4) return t('formats.fourSetsAndAPair');
  return rules.general.jokers === 0 ? undefined : t('formats.withoutJokers');
}

const MAPPING: Mapping = {
  program: 'kajongg',
  facts: FACTS,
  constants: () => CONSTANTS,
  // What kajongg takes for a parameter that a list leaves out.
  defaults: {
    '/intminMJPoints': 0,
    '/intlimit': 500,
    '/boolroofOff': false,
    '/intkongBoxSize': 16,
    '/boolwithBonusTiles': true,
    '/intminRounds': 4,
    '/intmaxChows': 4,
    '/boolmustDeclareCallingHand': false,
  },
  base: builtinWith('classical-dmjl'),
  otherwise: t('formats.kajonggOneWay'),
  reasons: {
    '/scoring/patterns': t('formats.kajonggNoRule'),
    '/scoring/limits': t('formats.kajonggNoRule'),
    '/scoring/sets': t('formats.kajonggNoRule'),
  },
  otherGame: classicalOnly,
};

/** The keys of everything but parameters, for which kajongg has values of its own. */
const SCORED = FACTS.map(({ key }) => key)
  .filter((key) => MAPPING.defaults?.[key] === undefined)
  .map((key) => key.slice(1).replaceAll('~1', '/'));

/** The rule list of the KDE program kajongg: a rule set as it is sent between programs and kept in its database. */
export const KAJONGG = textFormat({
  id: 'kajongg',
  name: t('formats.kajonggName'),
  words: t('formats.kajonggWords'),
  kind: 'json',
  extension: 'json',
  mapping: MAPPING,
  print: (document, { name, description = '' }) =>
    `[\n${rowsOf(document, name, description)
      .map((row) => JSON.stringify(row))
      .join(',\n')}\n]\n`,
  recognise: ({ json }) => isRuleList(json),
  parse: ({ json }) => (isRuleList(json) ? documentOf(json, SCORED) : ok({})),
  named: ({ json }) => nameOf(json),
});
