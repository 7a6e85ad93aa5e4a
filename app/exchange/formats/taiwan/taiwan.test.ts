import { expect, test } from 'vitest';
import { builtin } from '../../../preset/builtin';
import { readAt } from '../../../preset/pointer';
import { exportedBy, importedBy } from '../../testing/exchanged';
import { TAIWAN } from './taiwan';

const CHANGED = {
  minimum_tai: 3,
  draw_continues_dealer: false,
  negative_score_ends_match: true,
  multi_win_mode: 'multiple_winners',
  chow_discard_restriction_mode: 'same_tile',
  pung_same_tile_discard_forbidden: false,
  missed_win_blocks_self_draw: false,
  missed_win_blocks_claims: false,
  allow_rob_added_kong: false,
  four_winds_abort: true,
  four_kongs_abort: true,
  fan_tai_overrides: { all_pungs: 6, heavenly_win: 16 },
};

test('settings that were changed come back as they were', () => {
  const { preset } = importedBy(TAIWAN, CHANGED);
  const { document, report } = exportedBy(TAIWAN, preset);
  expect(document).toMatchObject(CHANGED);
  expect(document['fan_tai_overrides']).toEqual(CHANGED.fan_tai_overrides);
  expect(report.lost).toEqual([]);
});

test.each<[string, unknown]>([
  ['/rules/winning/minimum', 3],
  ['/rules/claiming/severalWinners', 'all'],
  ['/rules/claiming/missedFrom', 'discards'],
  ['/scoring/patterns/pung-hand/concealed/value', 6],
  ['/scoring/patterns/one-suit-with-honors/concealed/value', 4],
  ['/scoring/limits/heavenly-hand/concealed/value', 16],
  ['/scoring/method/taiBase', 5],
])('%s is %o then', (pointer, value) => {
  expect(readAt(importedBy(TAIWAN, CHANGED).preset, pointer)).toEqual(value);
});

test('what a preset cannot hold, and what the server cannot, is told', () => {
  const read = importedBy(TAIWAN, { minimum_tai: 0, multi_win_mode: 'double_head_bump_triple_all', tai_cap: 24 });
  expect(read.report.lost.map(({ theirs }) => theirs)).toEqual([
    'multi_win_mode: "double_head_bump_triple_all"',
    'tai_cap: 24',
  ]);
  const north = builtin('taiwanese-north');
  if (north === undefined) throw new Error('no preset');
  const lost = exportedBy(TAIWAN, north).report.lost.map(({ path }) => path);
  expect(lost).toContain('/scoring/method/taiBase');
  expect(lost).not.toContain('/scoring/patterns/pung-hand');
});

test.each<[string, object, string]>([
  ['four tai', { minimum_tai: 4 }, '/minimum_tai'],
  ['65 tai', { fan_tai_overrides: { all_pungs: 65 } }, '/fan_tai_overrides'],
  ['an unknown way', { multi_win_mode: 'lottery' }, '/multi_win_mode'],
])('%s are refused with their place', (_, changed, pointer) => {
  const json = { ...CHANGED, ...changed };
  const result = TAIWAN.import?.({ text: JSON.stringify(json), json });
  expect(result?.ok === false && result.problems.map((one) => one.pointer)).toEqual([pointer]);
});
