import majiang from '@kobalab/majiang-core';
import { describe, expect, test } from 'vitest';
import type { Hand } from '../../../schemas/generated/hand';
import { SCENARIOS } from '../../scenarios';
import { scoreHand } from '../../scoring';
import { drawHand, THEMES, type PeerHand } from '../../scoring/testing/draw';
import { agree, peerSays, weSay } from '../../scoring/testing/riichi';
import { seeded } from '../../table/testing/deals';
import { builtin, builtins } from '../../preset/builtin';
import type { Effective } from '../../preset/effective';
import { difference } from '../../preset/difference';
import { effectiveOf } from '../../preset/effective-of';
import { readAt, withValue } from '../../preset/pointer';
import type { Preset } from '../../../schemas/generated/preset';
import { idleRows } from '../idle-rows';
import mLeague from './fixtures/majiang-m-league.json';
import { MAJIANG } from './majiang';
import { exportedBy, importedBy } from '../testing/exchanged';
import { majiangHand } from '../testing/majiang-hand';

function known(id: string): Preset {
  const preset = builtin(id);
  if (preset === undefined) throw new Error(id);
  return preset;
}

describe('the sets of rules that the program offers', () => {
  test('its defaults are those of the preset that was made from its source', () => {
    const { preset, report } = importedBy(MAJIANG, majiang.rule());
    expect(difference(preset, known('kobalab-default'))).toEqual([]);
    expect(report.lost).toEqual([]);
  });

  test('the M-League set is read and written back as it is', () => {
    const { preset } = importedBy(MAJIANG, mLeague);
    expect(difference(preset, known('kobalab-m-league'))).toEqual([]);
    const { document, report } = exportedBy(MAJIANG, known('kobalab-m-league'));
    expect(document).toEqual(mLeague);
    expect(report.lost).toEqual([]);
  });

  test.each(['kobalab-default', 'kobalab-classic', 'kobalab-m-league'])('%s loses nothing either way', (id) => {
    const { document, report } = exportedBy(MAJIANG, known(id));
    expect(report.lost).toEqual([]);
    expect(Object.keys(document).sort()).toEqual(Object.keys(majiang.rule()).sort());
    const { preset } = importedBy(MAJIANG, document);
    const idle = idleRows(effectiveOf(known(id)));
    expect(difference(preset, known(id)).filter(({ pointer }) => !idle.has(pointer))).toEqual([]);
  });
});

test('a key that is left out has the value that the program takes', () => {
  const { preset, report } = importedBy(MAJIANG, { 配給原点: 30000, 場数: 1 });
  expect(preset.scoring.payments.initialPoints).toBe(30000);
  expect(preset.rules.claiming.severalWinners).toBe('three-abandon');
  expect(report.carried.map(({ path }) => path)).toEqual(['/scoring/payments/initialPoints', '/rules/general/rounds']);
  expect(report.assumed.some(({ path }) => path === '/rules/claiming/severalWinners')).toBe(true);
});

test.each<[string, object, string]>([
  ['a text for a number', { 配給原点: '25000' }, '/配給原点'],
  ['three places', { 順位点: ['1.0', '2.0', '3.0'] }, '/順位点'],
  ['a number among the places', { 順位点: [1, 2, 3, 4] }, '/順位点'],
  ['five red fives', { 赤牌: { m: 5, p: 0, s: 0 } }, '/赤牌/m'],
  ['a level that there is not', { 喰い替え許可レベル: 3 }, '/喰い替え許可レベル'],
])('%s is refused with its place', (_, changed, pointer) => {
  const json: unknown = { ...majiang.rule(), ...changed };
  const result = MAJIANG.import?.({ text: JSON.stringify(json), json });
  expect(result?.ok).toBe(false);
  expect(result?.ok === false && result.problems.map((one) => one.pointer)).toEqual([pointer]);
});

test.each<[string, string, unknown, string]>([
  ['a target that is not 30,000', '/rules/general/extensionTarget', 40000, '/rules/general/extensionTarget'],
  ['a floating placement bonus', '/scoring/extras/placementBy', 'above-start', '/scoring/extras/placementBy'],
  ['ties that share', '/scoring/extras/ties', 'split', '/scoring/extras/ties'],
  ['one abandoned deal of four', '/rules/deadHands/fourReady', false, '/rules/deadHands/fourReady'],
  ['another value of a deposit', '/rules/ready/deposit', 2000, '/rules/ready/deposit'],
  ['extra hands at 500', '/scoring/extras/extraHands', 500, '/scoring/extras/extraHands'],
])('%s is told as lost', (_, pointer, value, path) => {
  const { report } = exportedBy(MAJIANG, withValue(known('kobalab-default'), pointer, value));
  expect(report.lost.map((one) => one.path)).toContain(path);
  for (const line of report.lost) expect(line.reason).not.toBe('');
});

test('a game that is not riichi is refused', () => {
  const result = MAJIANG.export?.(known('hong-kong-full'));
  expect(result?.ok === false && result.problems.map((one) => one.code)).toEqual(['other-game']);
});

/** The hand can come about under these rules: no red five, indicator or one-shot that they do not have. */
function arises(hand: Hand, { rules, scoring }: Effective): boolean {
  const { redFivesBamboo, redFivesCharacters, redFivesDots, kongDora, underDora, underKongDora } = rules.general;
  const tiles = [hand.concealed, hand.win?.tile, ...(hand.melds ?? []).map((meld) => meld.tiles)].join(' ');
  if (tiles.includes('0') && redFivesBamboo + redFivesCharacters + redFivesDots === 0) return false;
  if (hand.circumstances?.includes('one-shot') === true && scoring.patterns['one-shot'] === undefined) return false;
  const turned = (text: string | undefined): number => (text ?? '').replace(/\D/g, '').length;
  if (turned(hand.doraIndicators) > 1 && !kongDora) return false;
  if (turned(hand.uraIndicators) > 0 && !underDora) return false;
  return turned(hand.uraIndicators) < 2 || underKongDora;
}

/** Hands under a preset: what the library says under the exported rule, and what this program says. */
function scoredBoth(preset: Preset, hands: readonly { readonly hand: Hand; readonly peer: PeerHand }[]) {
  const { document } = exportedBy(MAJIANG, preset);
  const choices = { stacked: document['役満の複合あり'] === true, liability: document['役満パオあり'] === true };
  const effective = effectiveOf(preset);
  const all = hands
    .filter(({ hand }) => arises(hand, effective) && scoreHand(effective, hand).ok)
    .map(({ hand, peer }) => {
      const theirs = peerSays(peer, majiang.rule(document));
      const ours = weSay({ hand }, effective);
      return { hand, theirs, ours, agree: agree(theirs, ours, choices, { hand }) };
    });
  return {
    wins: all.filter(({ theirs }) => theirs !== undefined).length,
    different: all.filter((one) => !one.agree).map((one) => JSON.stringify(one)),
  };
}

const RIICHI = builtins().filter((preset) => MAJIANG.export?.(preset).ok === true);
const CANNED_HANDS = SCENARIOS.flatMap(({ hand }) => {
  const peer = hand === undefined ? undefined : majiangHand(hand);
  return hand === undefined || peer === undefined ? [] : [{ hand, peer }];
});
const random = seeded(7);
const DRAWN = Array.from({ length: 1200 }, (_, at) => drawHand(random, THEMES[at % THEMES.length] ?? 'plain')).flatMap(
  (drawn) => (drawn === undefined ? [] : [{ hand: drawn.hand, peer: drawn }]),
);

/** The options and rows by which two presets score a hand differently. */
const SCORED = /^\/(rules\/winning|scoring\/(method|sets|patterns|limits|payments))\//;

describe.each(RIICHI.map((preset) => [preset.id, preset] as const))(
  'scored by the library as by us: %s',
  (_, preset) => {
    const { document, report } = exportedBy(MAJIANG, preset);
    // What the report calls lost is taken over first; all else has to agree.
    const lost = report.lost.filter(({ path }) => SCORED.test(path));
    const read = importedBy(MAJIANG, document).preset;
    const put = lost.reduce((now, { path }) => withValue(now, path, readAt(read, path)), preset);

    test('the canned hands', () => {
      const { different, wins } = scoredBoth(put, CANNED_HANDS);
      expect(different).toEqual([]);
      expect(wins).toBeGreaterThan(20);
    });

    test('random hands', () => {
      const { different, wins } = scoredBoth(put, DRAWN);
      expect(different).toEqual([]);
      expect(wins).toBeGreaterThan(200);
    });
  },
);
