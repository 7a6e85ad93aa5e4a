import { expect, test } from 'vitest';
import type { OwnPattern, Preset } from '../../schemas/generated/preset';
import { builtin } from '../preset/builtin';
import { drawn, SNAKE, withOwn } from '../scoring/testing/own-patterns';
import { EXPORTS } from './formats';

/** The same for hands of seventeen tiles: one each of 1 to 9 of a suit, pungs of East and South and a pair of West. */
const LONG: OwnPattern = {
  ...SNAKE,
  definition: 'One each of 1 to 9 of one suit, pungs of East and South and a pair of West.',
  groups: [
    { kind: 'run', tile: { suit: 'a', number: 1 }, length: 9 },
    { kind: 'pung', tile: { wind: 'E' } },
    { kind: 'pung', tile: { wind: 'S' } },
    { kind: 'pair', tile: { wind: 'W' } },
  ],
  example: drawn('12345678m11122233z', '9m'),
};

/** Where a club's own pattern can be said, and which programs cannot be told it. Every format of theirs is met. */
const SAID = ['json', 'markdown', 'html', 'pdf', 'card'];
const GAMES: readonly (readonly [base: string, own: OwnPattern, programs: readonly string[]])[] = [
  [
    'tenhou',
    SNAKE,
    ['majiang', 'pantheon', 'ronin', 'optional-rules', 'riichi-env', 'riichi-advanced', 'mahjong-soul', 'tenhou'],
  ],
  ['hong-kong-half', SNAKE, ['hong-kong-ledger']],
  ['taiwanese-16', LONG, ['taiwan-rules']],
  ['european-classical', SNAKE, ['xmj', 'kajongg']],
];

test.each(GAMES)('own patterns of %s are said, or reported as lost', (base, own, programs) => {
  const preset: Preset = { ...withOwn([own], {}, builtin(base)), id: 'club' };
  for (const id of [...SAID, ...programs]) {
    const done = EXPORTS.find((format) => format.id === id)?.export?.(preset);
    if (done?.ok !== true) throw new Error(`${id}: ${JSON.stringify(done)}`);
    const { text, report } = done.value;
    const lost = report.lost.filter(({ path }) => path === `/scoring/limits/${own.id}`);
    expect(lost, id).toHaveLength(programs.includes(id) ? 1 : 0);
    if (SAID.includes(id) && id !== 'pdf') expect(text, id).toContain(own.name);
  }
});
