import { describe, expect, test } from 'vitest';
import { builtin } from '../../../preset/builtin';
import { withValue } from '../../../preset/pointer';
import type { Preset } from '../../../../schemas/generated/preset';
import { exportedBy, importedBy } from '../../testing/exchanged';
import sets from './sets.json';
import { PANTHEON } from './pantheon';

function known(id: string): Preset {
  const preset = builtin(id);
  if (preset === undefined) throw new Error(id);
  return preset;
}

/** The order of keys, and of the numbers in a list, says nothing. */
function sorted(document: object): readonly (readonly [string, unknown])[] {
  const entries: [string, unknown][] = Object.entries(document);
  return entries
    .map(
      ([key, value]) => [key, Array.isArray(value) ? [...(value as number[])].sort((a, b) => a - b) : value] as const,
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

describe('the six named sets of rules', () => {
  test.each(Object.entries(sets))('%s comes back as it was', (_, set) => {
    const { preset } = importedBy(PANTHEON, set);
    const { document, report } = exportedBy(PANTHEON, preset);
    expect(sorted(document)).toEqual(sorted(set));
    expect(report.lost).toEqual([]);
  });

  // Values of the rule files of the program, each as it is called here.
  test.each<[keyof typeof sets, object, object]>([
    ['ema', { severalWinners: 'all', depositsToSeveral: 'own-back' }, { ties: 'split', returnPoints: 30000 }],
    ['wrc', { severalWinners: 'nearest' }, { placementBonus: [15000, 5000, -5000, -15000] }],
    [
      'jpmlA',
      { severalWinners: 'nearest' },
      {
        placementBy: 'above-start',
        placementOne: [12000, -1000, -3000, -8000],
        placementTwo: [8000, 4000, -4000, -8000],
        placementThree: [8000, 3000, 1000, -12000],
        leftOverDeposits: 'nobody',
      },
    ],
    ['tenhounet', { depositsToSeveral: 'nearest' }, { returnPoints: 30000, ties: 'seat', extraHands: 100 }],
  ])('%s says what it says', (name, claiming, extras) => {
    const { preset, report } = importedBy(PANTHEON, sets[name]);
    expect(preset.rules.claiming).toMatchObject(claiming);
    expect(preset.scoring.extras).toMatchObject(extras);
    expect(report.lost.map(({ theirs }) => theirs.split(':')[0])).toContain('chomboEndsGame');
  });

  test('jpmlA does not score one-shot', () => {
    expect(importedBy(PANTHEON, sets.jpmlA).preset.scoring.patterns['one-shot']).toBeUndefined();
    expect(importedBy(PANTHEON, sets.ema).preset.scoring.patterns['one-shot']).toBeDefined();
  });
});

test('what messages of the protocol leave out is false or nothing', () => {
  const { uma, startPoints, allowedYaku } = sets.ema;
  const { preset } = importedBy(PANTHEON, { uma, umaType: 1, startPoints, allowedYaku, withKuitan: true });
  expect(preset.rules.claiming.severalWinners).toBe('all');
  expect(preset.rules.general.bust).toBe('off');
  expect(preset.scoring.extras.extraHands).toBe(100);
  expect(preset.scoring.payments.liability).toEqual([]);
});

test('the settings of an event hold the rule set', () => {
  const { preset } = importedBy(PANTHEON, { title: 'Club league', rulesetConfig: sets.wrc });
  expect(preset.scoring.method.roundUpMangan).toBe(true);
});

test.each<[string, unknown, string]>([
  ['red fives', 3, '/rules/general/redFivesDots'],
  ['swap calling', 'allowed', '/rules/claiming/swapCalling'],
  ['points for ready players', 1500, '/rules/draw/pool'],
])('%s of another number than the base are told as lost', (_, value, pointer) => {
  const { report } = exportedBy(PANTHEON, withValue(known('kobalab-default'), pointer, value));
  expect(report.lost.map(({ path }) => path)).toContain(pointer);
});

test.each<[string, object, string]>([
  ['a text for a number', { startPoints: '30000' }, '/startPoints'],
  ['an unknown way of placing', { umaType: 'UMA_TYPE_ODD' }, '/umaType'],
  ['a yaku that is none', { allowedYaku: ['riichi'] }, '/allowedYaku'],
  ['liability for Riichi', { yakuWithPao: [33] }, '/yakuWithPao'],
  ['a part of a point', { honbaValue: 100 }, '/honbaValue'],
])('%s is refused with its place', (_, changed, pointer) => {
  const json: unknown = { ...sets.ema, ...changed };
  const result = PANTHEON.import?.({ text: JSON.stringify(json), json });
  expect(result?.ok === false && result.problems.map((one) => one.pointer)).toContain(pointer);
});
