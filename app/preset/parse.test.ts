import { expect, test } from 'vitest';
import { builtins } from './builtin';
import { parsePreset } from './parse';
import { readAt, withValue } from './pointer';
import { printPreset } from './print';
import { DEFAULTS, presetWith } from './testing/presets';

const good = printPreset(DEFAULTS);
const without = (pointer: string) => printPreset(withValue(DEFAULTS, pointer, undefined));
const having = (pointer: string, value: unknown) => printPreset(withValue(DEFAULTS, pointer, value));
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const hand = { id: 'year', name: 'Year', concealed: false, value: 25, groups: [{ kind: 'pung', tile: { wind: 'E' } }] };
const card = (...hands: object[]) => ({ id: 'card', name: 'Card', hands });

test.each<{ name: string; text: string; code: string; pointer?: string; says?: RegExp; line?: number }>([
  { name: 'an empty file', text: '', code: 'not-json', says: /empty/ },
  { name: 'no JSON', text: 'Minimum: 1 han', code: 'not-json', line: 1 },
  { name: 'a web page', text: '<!doctype html>', code: 'not-json', says: /web page/ },
  { name: 'a trailing comma', text: '{\n  "a": 1,\n}', code: 'not-json', says: /comma/, line: 3 },
  { name: 'a comment', text: '// mine\n{}', code: 'not-json', says: /comments/, line: 1 },
  { name: 'single quotes', text: "{'a': 1}", code: 'not-json', says: /double quotes/ },
  { name: 'a cut file', text: good.slice(0, 1000), code: 'not-json', says: /cut off/ },
  { name: 'two documents', text: '{} {}', code: 'not-json', says: /end of the file/ },
  { name: 'a bare control character', text: '{"a": "x\u0001"}', code: 'not-json' },
  { name: 'a wrong escape', text: '{"a": "\\x"}', code: 'not-json' },
  { name: 'half an escape', text: '{"a": "\\u12"}', code: 'not-json' },
  { name: 'a number too large', text: '{"a": 1e999}', code: 'not-json', says: /too large/ },
  { name: 'a leading zero', text: '{"a": 012}', code: 'not-json' },
  { name: 'a bad literal', text: '{"a": nul}', code: 'not-json' },
  { name: 'a list', text: '[]', code: 'not-a-preset', says: /a list/ },
  { name: 'a number', text: '7', code: 'not-a-preset', says: /a number/ },
  { name: 'null', text: 'null', code: 'not-a-preset', says: /null/ },
  { name: 'another document', text: '{"concealed": "123m"}', code: 'not-a-preset', says: /neither/ },
  { name: 'more than 2 MB', text: `{"a": "${'x'.repeat(2 * 1024 * 1024)}"}`, code: 'too-large', says: /2 MB/ },
  { name: 'more than 2 MB of UTF-8', text: `{"a": "${'場'.repeat(750_000)}"}`, code: 'too-large', says: /2 MB/ },
  { name: '65 levels', text: nested(65), code: 'too-deep', says: /64 levels/ },
  { name: 'a million levels', text: '['.repeat(1_000_000), code: 'too-deep' },
  { name: 'a text of 11 kB', text: having('/description', 'x'.repeat(11 * 1024)), code: 'long-string' },
  { name: 'a name of 11 kB', text: `{"${'x'.repeat(11 * 1024)}": 1}`, code: 'long-string' },
  { name: 'too many values', text: `[${'0,'.repeat(30_000)}0]`, code: 'too-many-values' },
  {
    name: 'a key given twice',
    text: good.replace('"chows":', '"chows": "anyone",\n      "chows":'),
    code: 'duplicate-key',
    pointer: '/rules/claiming/chows',
    says: /chows.*twice/,
  },
  { name: 'no rules', text: without('/rules'), code: 'missing-part', pointer: '/rules' },
  {
    name: 'no page',
    text: without('/rules/claiming'),
    code: 'missing-part',
    pointer: '/rules/claiming',
    says: /Claiming/,
  },
  { name: 'an empty page', text: having('/rules/claiming', {}), code: 'missing-option', pointer: '/rules/claiming' },
  { name: 'no id', text: without('/id'), code: 'missing-part', pointer: '/id' },
  { name: 'no version', text: without('/schemaVersion'), code: 'missing-part', pointer: '/schemaVersion' },
  { name: 'a version in words', text: having('/schemaVersion', 'one'), code: 'wrong-type', pointer: '/schemaVersion' },
  {
    name: 'a page that is a list',
    text: having('/rules/claiming', []),
    code: 'wrong-type',
    pointer: '/rules/claiming',
  },
  { name: 'rules that are a text', text: having('/rules', 'riichi'), code: 'wrong-type', pointer: '/rules' },
  { name: 'a blank name', text: having('/name', '  '), code: 'wrong-form', pointer: '/name' },
  {
    name: 'an id with capitals',
    text: having('/id', 'Tuesday Club'),
    code: 'wrong-form',
    pointer: '/id',
    says: /hyphens/,
  },
  {
    name: 'no option',
    text: without('/rules/claiming/missedDiscard'),
    code: 'missing-option',
    pointer: '/rules/claiming/missedDiscard',
    says: /Missed discard/,
  },
  {
    name: 'a slip of the pen',
    text: having('/rules/claiming/missedDiscard', 'extendd'),
    code: 'unknown-value',
    pointer: '/rules/claiming/missedDiscard',
    says: /Missed discard cannot be "extendd"/,
  },
  { name: 'a text for a number', text: having('/rules/ready/deposit', '1000'), code: 'wrong-type', says: /Deposit/ },
  { name: 'a fraction', text: having('/rules/ready/deposit', 0.5), code: 'wrong-type', says: /whole number/ },
  { name: 'too much', text: having('/rules/ready/deposit', 200_000), code: 'out-of-range', says: /100000/ },
  { name: 'too little', text: having('/rules/ready/deposit', -1), code: 'out-of-range' },
  { name: 'a text for yes', text: having('/rules/general/dora', 'yes'), code: 'wrong-type', says: /Dora/ },
  {
    name: 'a member twice',
    text: having('/rules/claiming/missedEnds', ['own-draw', 'own-draw']),
    code: 'repeated-value',
  },
  {
    name: 'a strange member',
    text: having('/rules/claiming/missedEnds', ['own-drow']),
    code: 'unknown-value',
    pointer: '/rules/claiming/missedEnds/0',
  },
  { name: 'no round wind', text: having('/rules/general/roundWinds', []), code: 'wrong-length' },
  {
    name: 'a bad cell of a table',
    text: having('/scoring/method/hanTable/2/limit', 'much'),
    code: 'wrong-type',
    pointer: '/scoring/method/hanTable/2/limit',
    says: /Han table, row 3, Share of the limit/,
  },
  {
    name: 'a row without its value',
    text: having('/scoring/patterns/pung-hand', { exposed: { value: 2, unit: 'doubles' } }),
    code: 'missing-part',
    pointer: '/scoring/patterns/pung-hand/concealed',
    says: /Pung hand/,
  },
  {
    name: 'a strange unit',
    text: having('/scoring/patterns/pung-hand', {
      exposed: { value: 2, unit: 'han' },
      concealed: { value: 2, unit: 'doubles' },
    }),
    code: 'unknown-value',
    pointer: '/scoring/patterns/pung-hand/exposed/unit',
  },
  { name: 'a slip in a card', text: having('/card', card({ ...hand, sektion: 'x' })), code: 'unknown-key' },
  {
    name: 'two hands of one id',
    text: having('/card', card(hand, hand)),
    code: 'duplicate-id',
    pointer: '/card/hands/1/id',
  },
  {
    name: 'a strange tile in a card',
    text: having('/card', card({ ...hand, groups: [{ kind: 'pung', tile: { suit: 'd', number: 1 } }] })),
    code: 'wrong-form',
    pointer: '/card/hands/0/groups/0/tile',
  },
  {
    name: 'an unknown base',
    text: '{"schemaVersion": 1, "id": "x", "name": "X", "extends": "nowhere"}',
    code: 'unknown-base',
  },
])('$name is refused: $code', ({ text, code, pointer, says, line }) => {
  const parsed = parsePreset(text);
  if (parsed.ok) throw new Error('it was read');
  const [problem] = parsed.problems;
  expect(parsed.problems.map((one) => one.code)).toEqual([code]);
  expect(problem?.severity).toBe('problem');
  if (pointer !== undefined) expect(problem?.pointer).toBe(pointer);
  if (says) expect(JSON.stringify(problem).replaceAll('\\"', '"')).toMatch(says);
  if (line !== undefined) expect(problem?.line).toBe(line);
});

test.each<{ value: unknown; pointer: string; fix: unknown }>([
  { pointer: '/rules/claiming/missedDiscard', value: 'extendd', fix: 'extended' },
  { pointer: '/rules/claiming/missedDiscard', value: 'Absolute (conditional)', fix: 'absolute-conditional' },
  { pointer: '/rules/claiming/missedDiscard', value: 7, fix: 'none' },
  { pointer: '/rules/ready/deposit', value: 200_000, fix: 100_000 },
  { pointer: '/rules/ready/deposit', value: 999.6, fix: 1000 },
  { pointer: '/rules/general/dora', value: 'yes', fix: true },
])('$value of $pointer has the fix $fix', ({ pointer, value, fix }) => {
  const parsed = parsePreset(having(pointer, value));
  if (parsed.ok) throw new Error('it was read');
  const fixes = parsed.problems[0]?.fixes ?? [];
  expect(fixes[0]?.set).toEqual({ [pointer]: fix });
  for (const { set } of fixes) expect(parsePreset(printPreset(presetWith(set))).ok).toBe(true);
});

test('one problem for each cause, in the order of the file', () => {
  const parsed = parsePreset(
    printPreset(
      presetWith({ '/rules/ready/deposit': -1, '/rules/general/rounds': 99, '/rules/claiming/chows': 'all' }),
    ),
  );
  if (parsed.ok) throw new Error('it was read');
  expect(parsed.problems.map((one) => one.pointer)).toEqual([
    '/rules/general/rounds',
    '/rules/claiming/chows',
    '/rules/ready/deposit',
  ]);
  const lines = good.split('\n');
  for (const { line = 0, pointer } of parsed.problems)
    expect(lines[line - 1]).toContain(`"${pointer.slice(pointer.lastIndexOf('/') + 1)}"`);
});

test('unknown keys are kept in place and listed as notes', () => {
  const preset = presetWith({
    '/motto': 'East wind',
    '/rules/claiming/misedDiscard': 'none',
    '/scoring/patterns/pung-hnd': { exposed: { value: 1, unit: 'doubles' }, concealed: { value: 1, unit: 'doubles' } },
    '/scoring/patterns/pung-hand': {
      exposed: { value: 1, unit: 'doubles', colour: 'red' },
      concealed: { value: 1, unit: 'doubles' },
    },
  });
  const parsed = parsePreset(printPreset(preset));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  expect(parsed.notes.map((note) => [note.code, note.pointer])).toEqual([
    ['unknown-key', '/rules/claiming/misedDiscard'],
    ['unknown-key', '/scoring/patterns/pung-hand/exposed/colour'],
    ['unknown-pattern', '/scoring/patterns/pung-hnd'],
    ['unknown-key', '/motto'],
  ]);
  expect(parsed.notes[0]?.hint).toMatch(/missedDiscard/);
  expect(parsed.notes[2]?.hint).toMatch(/pung-hand/);
  expect(parsed.value).toEqual(preset);
  expect(printPreset(parsed.value)).toBe(printPreset(preset));
});

test('a name of JavaScript is a key like any other', () => {
  const text = good.replace('"rules": {', '"__proto__": {"a": 1},\n  "constructor": 2,\n  "rules": {');
  const parsed = parsePreset(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  expect(parsed.notes.map((note) => note.pointer)).toEqual(['/__proto__', '/constructor']);
  expect(printPreset(parsed.value)).toContain('"__proto__": {\n    "a": 1\n  }');
});

test('an option that is out of use may be left out, and stands at its default then', () => {
  const parsed = parsePreset(without('/rules/general/doraIndicators'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  expect(parsed.notes.map((note) => note.code)).toEqual(['filled-in']);
  expect(parsed.value).toEqual(DEFAULTS);
  const used = parsePreset(
    printPreset(presetWith({ '/rules/general/dora': true, '/rules/general/doraIndicators': undefined })),
  );
  expect(used.ok ? [] : used.problems.map((one) => [one.code, one.pointer])).toEqual([
    ['missing-option', '/rules/general/doraIndicators'],
  ]);
});

test('a byte order mark is read over, and said', () => {
  const parsed = parsePreset(`\uFEFF${good}`);
  expect(parsed.ok && parsed.notes.map((note) => note.code)).toEqual(['byte-order-mark']);
});

test('a file of a newer version opens to read only', () => {
  const text = printPreset(
    presetWith({ '/schemaVersion': 3, '/rules/claiming/missedDiscard': 'quantum', '/rules/ready/deposit': 700 }),
  );
  const parsed = parsePreset(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  expect(parsed.readOnly).toBe(true);
  expect(parsed.notes.map((note) => note.code)).toEqual(['newer-version', 'newer-value']);
  expect(readAt(parsed.value, '/rules/ready/deposit')).toBe(700);
  expect(readAt(parsed.value, '/rules/claiming/missedDiscard')).toBe('none');
});

test('a file of a newer version that cannot be understood at all says so', () => {
  const parsed = parsePreset('{"schemaVersion": 2, "rules": {}, "scoring": {}}');
  expect(parsed.ok ? [] : parsed.problems.map((one) => one.code)).toContain('newer-version');
});

test('a file may build on a built-in preset', () => {
  const [base] = builtins();
  if (!base) throw new Error('there are built-in presets');
  const text = JSON.stringify({
    schemaVersion: 1,
    id: 'ours',
    name: 'Ours',
    extends: base.id,
    rules: { ready: { deposit: 300 } },
  });
  const parsed = parsePreset(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  expect(parsed.value.rules).toEqual({ ...base.rules, ready: { ...base.rules.ready, deposit: 300 } });
});
