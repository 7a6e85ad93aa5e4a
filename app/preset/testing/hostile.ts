/**
 * Reads hostile texts in a process of its own with little memory; one line of JSON for each: its name, the codes of its
 * problems or notes, and the milliseconds it took. Run by `hostile.test.ts`.
 */
import { parsePreset } from '../parse';
import { printPreset } from '../print';
import { DEFAULTS } from './presets';

const MB = 1024 * 1024;
const good = printPreset(DEFAULTS);
/** The good preset with something put in place of its sources. */
const inside = (key: string, text: string) =>
  good.replace('"rules": {', `${JSON.stringify(key)}: ${text},\n  "rules": {`);
const repeated = (text: string, bytes: number) => text.repeat(Math.floor(bytes / text.length));
const many = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join(',');

const TEXTS: Readonly<Record<string, () => string>> = {
  '20 MB of lists': () => repeated('[', 20 * MB),
  '20 MB of objects': () => repeated('{"a":', 20 * MB),
  '20 MB of closed lists': () => `${repeated('[', 10 * MB)}${repeated(']', 10 * MB)}`,
  '2 MB of lists': () => repeated('[', 2 * MB - 100),
  '2 MB of objects in a preset': () => inside('x', repeated('{"a":', 2 * MB - 60_000)),
  '2 MB of one text': () => `"${repeated('x', 2 * MB - 100)}"`,
  '2 MB of escapes': () => `"${repeated('\\u0041', 2 * MB - 100)}`,
  '2 MB of one number': () => repeated('9', 2 * MB - 100),
  '2 MB of blanks': () => repeated(' \n', 2 * MB - 100),
  '2 MB of values': () => `[${repeated('0,', 2 * MB - 100)}0]`,
  'the same key again and again': () => inside('x', `{${many(9_000, () => '"a":1')}}`),
  'wrong entries of a list': () => inside('changes', `[${many(9_000, () => '0')}]`),
  'wrong hands of a card': () =>
    inside('card', `{"id":"c","name":"C","hands":[${many(3_000, () => '{"groups":[{},{}]}')}]}`),
  'as many wrong hands as there may be': () =>
    inside('card', `{"id":"c","name":"C","hands":[${many(1_000, () => '{"groups":[{},{}]}')}]}`),
  'own patterns without end': () => inside('patterns', `[${many(400, () => '{"groups":[{},{"kind":"run"}]}')}]`),
  'unknown keys': () => inside('sources', `[${many(4_000, (at) => `{"k${String(at)}":1}`)}]`),
  'unknown keys of the head': () =>
    good.replace('"rules": {', `${many(9_000, (at) => `"k${String(at)}":1`)},\n  "rules": {`),
  'unknown patterns': () =>
    good.replace('"patterns": {}', `"patterns": {${many(3_000, (at) => `"p${String(at)}":{"exposed":0}`)}}`),
  'names of 10 kB': () =>
    good.replace('"rules": {', `${many(150, (at) => `"${'k'.repeat(10_000)}${String(at)}":1`)},\n  "rules": {`),
  'an endless id': () => good.replace('"id": "defaults"', `"id": "${'a-'.repeat(5_000)}"`),
  'surrogates without their other half': () => inside('notes', '{"x": "\\ud800"}'),
  'bytes that are no text': () => '\u0000\u0001\ufffd\u0000',
};

for (const [name, text] of Object.entries(TEXTS)) {
  const hostile = text();
  // Time of this process, so that a busy machine does not look like a slow reader.
  const before = process.cpuUsage();
  const parsed = parsePreset(hostile);
  const problems = parsed.ok ? parsed.notes : parsed.problems;
  const codes = [...new Set(problems.map((problem) => problem.code))];
  const longest = Math.max(0, ...problems.map((problem) => JSON.stringify(problem).length));
  const { user, system } = process.cpuUsage(before);
  const ms = Math.round((user + system) / 1000);
  process.stdout.write(`${JSON.stringify({ name, ok: parsed.ok, codes, count: problems.length, longest, ms })}\n`);
}
