import { t } from '../../../language/say';
import type { ScoringRow } from '../../../../schemas/generated/preset';
import { readAt } from '../../../preset/pointer';
import type { Effective } from '../../../preset/effective';
import type { Pointer } from '../../../result';
import { builtinWith } from '../../base';
import { flag, oneOf, silent, switchOf, whole, type Fact } from '../../fact';
import { isObject, jsonFormat } from '../../json-format';
import type { Constant, Mapping } from '../../mapping';
import { FANS } from './fans';

const pointerOf = (page: string, id: string): Pointer => `/scoring/${page}/${id}`;
const FAN_POINTERS = FANS.map(([fan, tai, page, id]) => ({ fan, tai, pointer: pointerOf(page, id) }));

/** A row worth so many tai, with the settings that it has in the base. */
function worth(tai: number, pointer: Pointer): ScoringRow {
  const base = readAt(BASE(), pointer) as ScoringRow | undefined;
  const value = { value: tai, unit: 'doubles' } as const;
  const openNothing = base !== undefined && base.exposed.value === 0 && base.concealed.value > 0;
  return { ...base, exposed: openNothing ? { ...value, value: 0 } : value, concealed: value };
}

/** The worth of patterns where it is another than at first. */
const overrides: Fact = {
  key: '/fan_tai_overrides',
  ours: FAN_POINTERS.map(({ pointer }) => pointer),
  write: (rules) =>
    Object.fromEntries(
      FAN_POINTERS.flatMap(({ fan, tai, pointer }) => {
        const row = readAt(rules, pointer) as ScoringRow | undefined;
        const own = row?.concealed.unit === 'doubles' ? row.concealed.value : 0;
        return own === tai || own < 1 || own > 64 ? [] : [[fan, own] as const];
      }),
    ),
  read(value) {
    if (!isObject(value)) return { ok: false, expected: t('formats.taiByFan') };
    for (const [fan, tai] of Object.entries(value)) {
      if (typeof tai !== 'number' || !Number.isInteger(tai) || tai < 1 || tai > 64)
        return { ok: false, expected: t('formats.wholeForFan', { fan: fan.slice(0, 40) }) };
    }
    const unknown = Object.keys(value).filter((fan) => !FAN_POINTERS.some((one) => one.fan === fan));
    const sets = FAN_POINTERS.map(({ fan, tai, pointer }) => {
      const own = Object.hasOwn(value, fan) ? Number(value[fan]) : tai;
      return [pointer, worth(own, pointer)] as const;
    });
    return {
      ok: true,
      sets: Object.fromEntries(sets),
      ...(unknown.length === 0 ? {} : { lost: t('formats.noPatternFor', { names: unknown.slice(0, 5).join(', ') }) }),
    };
  },
  reason: t('formats.serverFan'),
};

/** What a player who passed a win may not do before his next discard. */
const MISSED = '/rules/claiming/missedDiscard';
const missed: Fact = {
  key: '/missed_win_blocks_self_draw',
  ours: [MISSED, '/rules/claiming/missedFrom', '/rules/claiming/missedCovers'],
  write: ({ rules }) => rules.claiming.missedFrom === 'discards-and-draws',
  read(value, document) {
    if (typeof value !== 'boolean') return { ok: false, expected: t('formats.trueOrFalse') };
    const claims = readAt(document, '/missed_win_blocks_claims') !== false;
    return {
      ok: true,
      sets: {
        [MISSED]: 'customized',
        '/rules/claiming/missedBars': 'every-winning-tile',
        '/rules/claiming/missedFrom': value ? 'discards-and-draws' : 'discards',
        '/rules/claiming/missedCovers': claims ? 'wins-and-sets' : 'wins',
        '/rules/claiming/missedCounts': 'complete',
        '/rules/claiming/missedRobbedKong': true,
        '/rules/claiming/missedEnds': ['own-discard'],
      },
    };
  },
  reason: t('formats.serverBars'),
};

const FACTS: readonly Fact[] = [
  whole('/base_points', '/scoring/method/taiBase', { least: 5, most: 5, reason: t('formats.serverBase') }),
  whole('/points_per_tai', '/scoring/method/taiPoints', {
    least: 1,
    most: 1,
    reason: t('formats.serverTai'),
  }),
  whole('/minimum_tai', '/rules/winning/minimum', { most: 3, reason: t('formats.serverMinimum') }),
  whole('/dead_wall_count', '/rules/general/deadWallSize', {
    least: 16,
    most: 16,
    reason: t('formats.serverKeeps'),
  }),
  flag('/draw_continues_dealer', { '/rules/draw/passOnDraw': 'no' }, { '/rules/draw/passOnDraw': 'yes' }),
  flag('/negative_score_ends_match', { '/rules/general/bust': 'below-zero' }, { '/rules/general/bust': 'off' }),
  oneOf(
    '/multi_win_mode',
    [
      ['head_bump', { '/rules/claiming/severalWinners': 'nearest' }],
      ['multiple_winners', { '/rules/claiming/severalWinners': 'all' }],
      ['double_head_bump_triple_all', { '/rules/claiming/severalWinners': 'nearest' }, t('formats.twoAndThreeAlike')],
    ],
    t('formats.serverWinners'),
  ),
  oneOf('/chow_discard_restriction_mode', [
    ['strict', { '/rules/claiming/swapCalling': 'same-chow' }],
    ['same_tile', { '/rules/claiming/swapCalling': 'claimed-tile' }],
    ['none', { '/rules/claiming/swapCalling': 'allowed' }],
  ]),
  switchOf('/pung_same_tile_discard_forbidden', '/rules/claiming/swapCallingPungs'),
  missed,
  silent(
    '/missed_win_blocks_claims',
    ({ rules }) => rules.claiming.missedCovers === 'wins-and-sets',
    (value) => typeof value === 'boolean',
    t('formats.trueOrFalse'),
  ),
  switchOf('/allow_rob_added_kong', '/rules/claiming/robbingKong'),
  flag(
    '/four_winds_abort',
    { '/rules/deadHands/sameFirstDiscards': 'winds' },
    { '/rules/deadHands/sameFirstDiscards': 'off' },
  ),
  flag('/four_kongs_abort', { '/rules/deadHands/fourKongs': 'any-player' }, { '/rules/deadHands/fourKongs': 'off' }),
  overrides,
];

const SILENT = t('formats.asServerStarts');

/** What the server starts with where no option of ours says it. */
const CONSTANTS: readonly Constant[] = Object.entries({
  tai_cap: null,
  draw_increments_streak: true,
  dealer_streak_limit: null,
  dead_wall_mode: 'fixed_tail_16',
  allow_kong_from_upper_discard: false,
  missed_win_released_by_kong: true,
  direct_kong_replacement_win_allowed: false,
  scoring_preset: 'sml',
}).map(([key, value]) => ({ key: `/${key}`, value, reason: SILENT }));

const BASE = builtinWith('taiwanese-north', { '/scoring/method/taiBase': 5, '/scoring/method/taiPoints': 1 });

function sixteenTiles({ rules, scoring }: Effective): string | undefined {
  if (scoring.method.kind !== 'tai') return t('formats.taiwaneseGame');
  return rules.general.setsInHand === 5 ? undefined : t('formats.fiveSetsAndAPair');
}

const MAPPING: Mapping = {
  program: 'open_mahjong',
  facts: FACTS,
  constants: () => CONSTANTS,
  defaults: {
    '/base_points': 5,
    '/points_per_tai': 1,
    '/minimum_tai': 0,
    '/dead_wall_count': 16,
    '/draw_continues_dealer': true,
    '/negative_score_ends_match': false,
    '/multi_win_mode': 'double_head_bump_triple_all',
    '/chow_discard_restriction_mode': 'strict',
    '/pung_same_tile_discard_forbidden': true,
    '/missed_win_blocks_self_draw': true,
    '/missed_win_blocks_claims': true,
    '/allow_rob_added_kong': true,
    '/four_winds_abort': false,
    '/four_kongs_abort': false,
    '/fan_tai_overrides': {},
  },
  base: BASE,
  otherwise: t('formats.serverOneWay'),
  otherGame: sixteenTiles,
};

/** The `TaiwanRules` of the server open_mahjong, as JSON. */
export const TAIWAN = jsonFormat({
  id: 'taiwan-rules',
  name: 'TaiwanRules (open_mahjong)',
  words: t('formats.taiwanWords'),
  mapping: MAPPING,
  signs: [
    ...['base_points', 'points_per_tai', 'minimum_tai', 'draw_continues_dealer', 'multi_win_mode'],
    ...[
      'chow_discard_restriction_mode',
      'missed_win_blocks_self_draw',
      'fan_tai_overrides',
      'scoring_preset',
      'tai_cap',
    ],
  ],
  least: 2,
  inside: ['detailed_config'],
});
