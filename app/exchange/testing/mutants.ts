import type { Preset } from '../../../schemas/generated/preset';
import type { LibraryEntry } from '../../bridge';
import { currentOf, emptyDesk } from '../../editor/desk';
import { handRecord, scenarioRecord } from '../../editor/drafts';
import { recordOf } from '../../editor/journal';
import { optionsText } from '../../editor/transfer';
import { handDesk, laid } from '../../hand-desk/desk';
import { OPTIONS } from '../../option/options';
import { builtin, builtinFile, builtins } from '../../preset/builtin';
import { CLIMB, SNAKE, withOwn } from '../../scoring/testing/own-patterns';
import { SCENARIOS } from '../../scenarios';
import { begunDesk } from '../../scenario-desk/desk';
import { seeded } from '../../table/testing/deals';
import { printCollection } from '../collection';
import { EXPORTS, IMPORTS } from '../formats';
import type { Format } from '../format';

/** What a hostile text begins as. */
export const KINDS = [
  'preset',
  'scenario',
  'hand',
  'deal',
  'exchange',
  'library',
  'record',
  'options',
  'own',
  'typed',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Mutant {
  readonly kind: Kind;
  readonly text: string;
}

/** Texts that mean something to a browser, a shell, a spreadsheet, a file system or a reader of patterns. */
export const TRICKS: readonly string[] = [
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'C:\\con',
  'a/b',
  '.',
  'a\u0000.json',
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '[x](javascript:alert(1))',
  'javascript:alert(1)',
  '=HYPERLINK("http://x","y")',
  "+1+cmd|' /C calc'!A0",
  '@SUM(A1)',
  '-2+3',
  '\u202Egnp.exe',
  '\ud800',
  '{{constructor}}',
  '%00%s%n',
  '${7*7}',
  '~0~1~2/~',
  '',
  ' ',
  '\u00A0',
  'a'.repeat(11_000),
  '9'.repeat(400) + 'm',
  '1111111111m',
  '0p0p0p0p0p',
  '1f1f',
  '1j'.repeat(30),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
];

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', '/', '~', 'a'.repeat(300)];

const NUMBERS = [0, -0, -1, 0.5, 1e9, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, NaN, 255, 1e-320];

/** Numbers that JSON can write and no double can hold, and other slips of whoever wrote the file. */
const SLIPS = [
  '1e999',
  '-',
  '01',
  '"',
  '\\',
  '\\u12',
  '[',
  '}',
  ',',
  '//x',
  '\u0000',
  'NaN',
  '\uFEFF',
  '"a":',
  '{"a":',
];

type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { a: value };
  return value;
};

function junk(random: Random): unknown {
  switch (Math.floor(random() * 8)) {
    case 0:
      return pick(random, NUMBERS);
    case 1:
    case 2:
      return pick(random, TRICKS);
    case 3:
      return pick(random, [null, true, false]);
    case 4:
      return pick(random, [[], {}, [[]], [{}], [null], { a: 1 }]);
    case 5:
      return nested(pick(random, [3, 40, 70, 500]));
    case 6:
      return Array.from({ length: pick(random, [5, 200, 3000]) }, (_, at) => at);
    default:
      return JSON.parse(`{${JSON.stringify(pick(random, KEYS))}:${JSON.stringify(pick(random, TRICKS))}}`) as unknown;
  }
}

/** A copy of a document with one place of it changed. */
function changed(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.08) return swapped(random, value);
  if (Array.isArray(value)) {
    const list = [...(value as readonly unknown[])];
    const at = Math.floor(random() * (list.length + 1));
    const roll = random();
    if (list.length === 0 || roll < 0.08) list.splice(at, 0, junk(random));
    else if (roll < 0.14) list.splice(at, 1);
    else if (roll < 0.2) list.push(...list.slice(0, 200));
    else if (at < list.length) list[at] = changed(random, list[at]);
    return list;
  }
  const entries = Object.entries(value as Readonly<Record<string, unknown>>);
  const at = Math.floor(random() * entries.length);
  const [key, held]: readonly [string, unknown] = entries[at] ?? ['x', undefined];
  const roll = random();
  if (entries.length === 0 || roll < 0.06) entries.push([pick(random, KEYS), junk(random)]);
  else if (roll < 0.12) entries.splice(at, 1);
  else if (roll < 0.16) entries[at] = [pick(random, KEYS), held];
  else if (roll < 0.2) entries.push([`${key}${pick(random, ['', ' ', 'x'])}`, junk(random)]);
  else entries[at] = [key, changed(random, held)];
  // Keys such as `__proto__` are to be keys like any other in the text.
  const copy = {};
  for (const [name, one] of entries as readonly (readonly [string, unknown])[])
    Object.defineProperty(copy, name, { value: one, enumerable: true, configurable: true, writable: true });
  return copy;
}

/** Another value of the same kind, or of any. */
function swapped(random: Random, value: unknown): unknown {
  if (random() < 0.5) return junk(random);
  if (typeof value === 'number') return pick(random, [value + 1, value - 1, -value, value * 1000, value + 0.5]);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string')
    return pick(random, [`${value}${value}`, value.slice(1), value.toUpperCase(), pick(random, TRICKS)]);
  return junk(random);
}

/** A text with a piece cut out, doubled or replaced. */
function torn(random: Random, text: string): string {
  const at = Math.floor(random() * text.length);
  const end = at + Math.floor(random() * pick(random, [2, 20, 2000]));
  switch (Math.floor(random() * 5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(end);
    case 2:
      return text.slice(0, end) + text.slice(at);
    case 3:
      return text.slice(0, at) + pick(random, SLIPS) + text.slice(at + 1);
    default:
      return text.slice(0, at) + JSON.stringify(junk(random)) + text.slice(at);
  }
}

const DEAL = {
  end: 'won',
  winners: [{ seat: 'N' }],
  discarder: 'W',
  scores: { E: 0, S: 40, W: 20, N: 100 },
  points: { E: 2000, S: 2000, W: 2000, N: 2000 },
};

const readable = (format: Format): boolean => IMPORTS.includes(format) && format.id !== 'json';

/** A file of another program as this one writes it for a preset. */
function foreign(random: Random, presets: readonly Preset[]): string {
  for (;;) {
    const made = pick(random, EXPORTS.filter(readable)).export?.(pick(random, presets));
    if (made?.ok === true) return made.value.text;
  }
}

function entry(id: string, document: object): LibraryEntry {
  return { id, name: id, hash: '', text: JSON.stringify({ ...document, id }) };
}

/** A whole library in one file. */
function library(random: Random): string {
  const presets = [entry('club', pick(random, builtins())), entry('evening', pick(random, builtins()))];
  return printCollection({ presets, scenarios: [entry('position', pick(random, SCENARIOS))] });
}

const ROOTS = builtins().flatMap(({ id }) => (builtinFile(id)?.extends === undefined ? [id] : []));

/** A file that gives only what differs from the preset that it extends: here what a club makes anew, patterns and a card. */
function own(random: Random): string {
  const { patterns, scoring } = withOwn(pick(random, [[SNAKE], [CLIMB], [SNAKE, CLIMB]]));
  const { card } = builtin('american-league') ?? {};
  const made = { schemaVersion: 1, id: 'club', name: 'Club', extends: pick(random, ROOTS), patterns };
  return JSON.stringify({
    ...made,
    ...(card && random() < 0.3 && { card: { ...card, hands: card.hands.slice(0, 3) } }),
    scoring: {
      limits: { [SNAKE.id]: scoring.limits[SNAKE.id], [CLIMB.id]: null },
      patterns: { [CLIMB.id]: scoring.patterns[CLIMB.id] },
    },
  });
}

/** Hands as they are typed, and as other programs write them. */
const HANDS = [
  '456789m99s34s [234p<E] on 5s<W seat S round E dora 1z ready',
  '555m88s77p [222z<W] (9999s) [5555z+<E] draw 7p seat S',
  '123m456p789s11z+1z ポン 立直',
  '🀇🀈🀉🀙🀚🀛🀐🀑🀒🀀🀀🀀🀆',
  'm123p456s789z1122,m1-23,z555=',
];

/** Unsaved work as the journal keeps it: of a preset, of the hand desk, of the scenario editor. */
function record(random: Random): string {
  const scenario = pick(random, SCENARIOS);
  const hand = scenario.hand ?? { concealed: '123m', doraIndicators: '1z' };
  const records = [
    () => recordOf(currentOf(emptyDesk(pick(random, builtins()).id))),
    () => scenarioRecord(begunDesk(scenario)),
    () => handRecord(laid(handDesk(), hand, '')),
  ];
  return pick(random, records)() ?? '';
}

function original(random: Random, kind: Kind): string {
  switch (kind) {
    case 'preset':
      return JSON.stringify(pick(random, builtins()));
    case 'scenario':
      return JSON.stringify(pick(random, SCENARIOS));
    case 'hand':
      return JSON.stringify(
        pick(
          random,
          SCENARIOS.flatMap(({ hand }) => (hand === undefined ? [] : [hand])),
        ),
      );
    case 'deal':
      return JSON.stringify(DEAL);
    case 'exchange':
      return foreign(random, builtins());
    case 'library':
      return library(random);
    case 'record':
      return record(random);
    case 'options': {
      const preset = pick(random, builtins());
      return optionsText(preset, [pick(random, OPTIONS).pointer, pick(random, OPTIONS).pointer]);
    }
    case 'own':
      return own(random);
    case 'typed':
      return pick(random, HANDS);
  }
}

/** The hostile text of a number: a good document with up to four things done to it. The same number gives the same text. */
export function mutantOf(seed: number): Mutant {
  const random = seeded(seed);
  const kind = KINDS[seed % KINDS.length] ?? 'preset';
  let text = original(random, kind);
  const times = pick(random, [1, 1, 1, 2, 4]);
  const isJson = /^[[{]/.test(text);
  let value: unknown = isJson ? JSON.parse(text) : undefined;
  for (let at = 0; at < times && isJson; at += 1) value = changed(random, value);
  if (isJson) text = JSON.stringify(value) ?? '';
  if (!isJson || random() < 0.1) text = torn(random, text);
  return { kind, text };
}
