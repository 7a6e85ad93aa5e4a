import { describe, expect, test } from 'vitest';
import type { Hand } from '../../schemas/generated/hand';
import { PATTERN_IDS } from '../../schemas/generated/pattern-ids';
import type { Preset, ScoringRow } from '../../schemas/generated/preset';
import { PATTERNS, type PatternEntry } from '../option/patterns';
import { builtin, builtinFile, builtins } from '../preset/builtin';
import { type Effective } from '../preset/effective';
import { effectiveOf } from '../preset/effective-of';
import { withValue } from '../preset/pointer';
import { resolvePreset } from '../preset/resolve';
import { parseTiles } from '../tiles';
import { scoreHand } from './index';

/** What the catalogue files say beside what the option pages need. */
type Entry = PatternEntry & {
  readonly needs?: Readonly<Record<string, readonly unknown[] | { readonly min: number }>>;
  readonly nearMiss: Hand;
  readonly sources: readonly string[];
};
const ENTRIES = PATTERNS as readonly Entry[];

const value = (unit: string) => ({ value: 1, unit });

/** A preset that values one pattern and nothing else, with the options that its example needs. */
function bare(entry: Entry): Effective {
  const unit = entry.page === 'limits' ? 'limit' : 'points';
  const row = { exposed: value(unit), concealed: value(unit) };
  const card = builtin('american-league')?.card;
  const resolved = resolvePreset(
    {
      id: 'bare',
      name: 'Bare',
      scoring: { [entry.page]: { [entry.id]: row } },
      ...(entry.form === 'card' && card !== undefined ? { card } : {}),
    },
    builtinFile,
  );
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.problems));
  let preset = resolved.value;
  for (const [pointer, values] of Object.entries(entry.needs ?? {})) {
    preset = withValue(
      preset,
      pointer,
      Array.isArray(values) ? (values as unknown[])[0] : (values as { min: number }).min,
    );
  }
  return effectiveOf(preset);
}

function shows(effective: Effective, hand: Hand, id: string): boolean {
  const sheet = scoreHand(effective, hand);
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.problems));
  return sheet.patterns.some((one) => one.id === id && one.count > 0);
}

/** Everything of a hand that is one tile or one circumstance, to count in how many it differs from another. */
function features(hand: Hand): string[] {
  const tiles = (text: string | undefined, where: string): string[] => {
    const parsed = parseTiles(text ?? '');
    return parsed.ok ? parsed.value.map((tile) => `${where} ${String(tile)}`) : [];
  };
  return [
    ...tiles(hand.concealed, 'held'),
    ...tiles(hand.win?.tile, 'held'),
    ...(hand.melds ?? []).flatMap((meld) => tiles(meld.tiles, 'held')),
  ];
}

function tilesApart(a: Hand, b: Hand): number {
  const left = features(b);
  for (const one of features(a)) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left.length;
}

describe.each(ENTRIES.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  test('its example shows it and its near miss does not', () => {
    const effective = bare(entry);
    expect(shows(effective, entry.example as Hand, id)).toBe(true);
    expect(shows(effective, entry.nearMiss, id)).toBe(false);
  });

  test('its near miss is near', () => {
    // A set of other tiles is one step, as is a declaration or a moment.
    expect(tilesApart(entry.example as Hand, entry.nearMiss)).toBeLessThanOrEqual(3);
  });

  test('it is described', () => {
    expect(entry.name).toMatch(/\S/);
    expect(entry.definition).toMatch(/\.$/);
    expect(entry.sources.length).toBeGreaterThan(0);
    for (const setting of entry.settings ?? []) {
      expect(setting.help).toMatch(/\.$/);
      if (setting.kind === 'choice') expect(setting.values).toContain(setting.default);
    }
    for (const other of [...(entry.implies ?? []), ...(entry.excludes ?? [])]) expect(PATTERN_IDS).toContain(other);
  });
});

/** Another example where the row of a preset has settings that the catalogue's example does not meet. */
const BY_SETTING: Readonly<
  Record<string, (settings: Readonly<Record<string, unknown>>, preset: Preset) => readonly [Hand, Hand] | undefined>
> = {
  'earthly-hand': (settings) => {
    if (settings['when'] !== 'first-discard') return undefined;
    const hand: Hand = {
      concealed: '456789m234p99s34s',
      win: { tile: '5s', by: 'discard' },
      seatWind: 'S',
      roundWind: 'E',
    };
    return [{ ...hand, circumstances: ['dealer-first-discard'] }, hand];
  },
  // Where only concealed kongs count one that was claimed is the near miss.
  'three-kongs': (_settings, { scoring }) => {
    if ((scoring.patterns['three-kongs']?.exposed.value ?? 0) > 0) return undefined;
    const hand = (kind: 'concealed-kong' | 'kong'): Hand => ({
      concealed: '99s34s',
      melds: [
        { kind: 'concealed-kong', tiles: '2222p' },
        { kind: 'concealed-kong', tiles: '8888m' },
        { kind, tiles: '7777p' },
      ],
      win: { tile: '5s', by: 'discard' },
      seatWind: 'S',
      roundWind: 'E',
    });
    return [hand('concealed-kong'), hand('kong')];
  },
  'east-wins-running': (settings) => {
    const wins = Number(settings['wins']);
    const hand = (before: number): Hand => ({
      concealed: '456789m234p99s34s',
      win: { tile: '5s', by: 'discard' },
      seatWind: 'E',
      roundWind: 'E',
      dealerWins: wins,
      dealerWinsInRow: before,
    });
    return [hand(wins - 1), hand(wins - 2)];
  },
  // "Claiming, winning and closing" (sixteen tiles): a closed hand is worth more than a chicken hand.
  'chicken-hand': (_settings, { rules }) => {
    if (rules.ready.rule === 'none') return undefined;
    const hand: Hand = {
      concealed: '456m345p99s78s',
      melds: [{ kind: 'pung', tiles: '333z' }],
      win: { tile: '6s', by: 'discard' },
      seatWind: 'S',
      roundWind: 'E',
    };
    return [hand, { ...hand, circumstances: ['ready'] }];
  },
};

/** Sets that make a hand of four sets one of five: concealed tiles or a meld. */
const FIFTH: readonly ((hand: Hand) => Hand)[] = [
  '123m',
  '789s',
  '666p',
  '888s',
  '111m',
  '999s',
  '333z',
  '555p',
  '222s',
  '444z',
  '666z',
].flatMap((tiles) => [
  (hand: Hand) => ({ ...hand, concealed: hand.concealed + tiles }),
  (hand: Hand) => ({
    ...hand,
    melds: [...(hand.melds ?? []), { kind: tiles[0] === tiles[1] ? ('pung' as const) : ('chow' as const), tiles }],
  }),
]);

/** Which hands may win at all is another matter than what they show: examples have chows, suits and flowers as it comes. */
function unrestricted(preset: Preset): Preset {
  const { maxChows, mixedSuits, limitHandRequired } = preset.rules.winning;
  const { omittedSuit, flowers } = preset.rules.general;
  if (maxChows >= 4 && mixedSuits && !limitHandRequired && omittedSuit === 'none' && flowers !== 4) return preset;
  const free: readonly [string, unknown][] = [
    ['/rules/winning/maxChows', 5],
    ['/rules/winning/mixedSuits', true],
    ['/rules/winning/limitHandRequired', false],
    ['/rules/general/omittedSuit', 'none'],
    ['/rules/general/flowers', flowers === 4 ? 8 : flowers],
  ];
  return free.reduce((changed, [pointer, value]) => withValue(changed, pointer, value), preset);
}

function scored(effective: Effective, hand: Hand, id: string): boolean {
  const sheet = scoreHand(effective, hand);
  return sheet.ok && sheet.patterns.some((one) => one.id === id && one.count > 0);
}

describe.each(builtins().map((preset) => [preset.id, preset] as const))('%s', (_id, preset) => {
  const effective = effectiveOf(unrestricted(preset));
  const rowOf = (entry: Entry) =>
    (preset.scoring[entry.page] as Readonly<Record<string, ScoringRow | undefined>>)[entry.id];
  const valued = ENTRIES.filter((entry) => {
    const row = rowOf(entry);
    return row !== undefined && (row.exposed.value > 0 || row.concealed.value > 0);
  });
  test('values patterns', () => {
    expect(valued.length).toBeGreaterThan(0);
  });
  test.each(valued.map((entry) => [entry.id, entry] as const))('values %s', (id, entry) => {
    const own = BY_SETTING[id]?.(rowOf(entry)?.settings ?? {}, preset) ?? [entry.example as Hand, entry.nearMiss];
    const widened = preset.rules.general.setsInHand === 5 && entry.needs?.['/rules/general/setsInHand'] === undefined;
    const wins = own[0].win === undefined || !widened ? [(hand: Hand) => hand] : FIFTH;
    expect(wins.some((wider) => scored(effective, wider(own[0]), id) && !scored(effective, wider(own[1]), id))).toBe(
      true,
    );
  });
});
