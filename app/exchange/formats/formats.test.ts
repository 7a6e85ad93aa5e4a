import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import docs from '../../../docs/exchange.md?raw';
import { builtins } from '../../preset/builtin';
import { parsePreset } from '../../preset/parse';
import { REPORT_PARTS } from '../format';
import { reportText } from '../report';
import { seeded } from '../../table/testing/deals';
import kajongg from './fixtures/kajongg-dmjl.json';
import mLeague from './fixtures/majiang-m-league.json';
import ronin from './fixtures/ronin-defaults.json';
import xmj from './fixtures/xmj-defaults.txt?raw';
import { EXPORTS, FORMATS, formatAt, IMPORTS, readAny, recognised } from './index';
import pantheon from './pantheon/sets.json';

test('ids are unique, and the documents name every format as it is', () => {
  expect(new Set(FORMATS.map(({ id }) => id)).size).toBe(FORMATS.length);
  for (const format of FORMATS) {
    const ways = [format.export === undefined ? '' : 'out', format.import === undefined ? '' : 'in'];
    expect(docs.replaceAll(/ +/g, ' ')).toContain(
      `| \`${format.id}\` | ${format.name} | ${ways.filter((one) => one !== '').join(', ')} | ${format.words} |`,
    );
  }
});

describe.each(EXPORTS.map((format) => [format.id, format] as const))('%s', (_, format) => {
  test('says every preset that it does not refuse, and refuses the others with a problem', () => {
    let said = 0;
    for (const preset of builtins()) {
      const refused = format.refuses?.(preset);
      const made = format.export?.(preset);
      if (refused !== undefined) continue;
      expect(made?.ok).toBe(true);
      if (made?.ok !== true) continue;
      said += 1;
      expect(made.value.text).not.toBe('');
      for (const part of REPORT_PARTS) {
        for (const line of made.value.report[part]) {
          // Everything that does not pass as it is has a reason.
          if (part !== 'carried') expect(line.reason).not.toBe('');
          else expect(line.path).toMatch(/^\/(rules|scoring)\//);
        }
      }
      expect(reportText(made.value.report)).toMatch(/^Lost: /);
    }
    expect(said).toBeGreaterThan(0);
  });
});

const SAMPLES: readonly (readonly [string, string])[] = [
  ['majiang', JSON.stringify(mLeague)],
  ['pantheon', JSON.stringify(pantheon.ema)],
  ['ronin', JSON.stringify(ronin)],
  ['optional-rules', '{"has_open_tanyao":true,"has_aka_dora":true,"kazoe_limit":1}'],
  ['riichi-env', '{"sanchaho_is_draw":false,"kuikae_forbidden":true}'],
  ['riichi-advanced', 'define_preset "Mine", ["honba", %{name: "uma", config: %{_1st: 15}}]'],
  ['mahjong-soul', '{"head":{"config":{"mode":{"mode":2,"detail_rule":{"dora_count":3,"init_point":25000}}}}}'],
  ['tenhou', '<GO type="9" lobby="0"/>'],
  ['xmj', xmj],
  ['kajongg', JSON.stringify(kajongg)],
  ['taiwan-rules', '{"minimum_tai":1,"multi_win_mode":"head_bump"}'],
  ['hong-kong-ledger', 'B=2\nM=13\nR=full\nS=half\n'],
  [
    'scenarios',
    '{"preset":{"schemaVersion":1,"id":"x","name":"X","extends":"japanese-modern"},"hash":"","scenarios":[]}',
  ],
  ['json', '{"schemaVersion":1,"id":"x","name":"X","extends":"japanese-modern"}'],
];

test('each sample is taken for its own format only, and becomes a preset that is read back', () => {
  expect(SAMPLES.map(([id]) => id).sort()).toEqual(IMPORTS.map(({ id }) => id).sort());
  for (const [id, text] of SAMPLES) {
    const found = recognised(text);
    expect(found?.format.id).toBe(id);
    const others = IMPORTS.filter((one) => one.id !== id && found && one.recognise?.(found.given) === true);
    expect(others.map((one) => one.id)).toEqual([]);
    const read = readAny(text);
    expect(read.ok ? read.value.format.id : read.problems).toBe(id);
    if (read.ok) expect(parsePreset(JSON.stringify(read.value.preset)).ok).toBe(true);
  }
});

describe('hostile texts', () => {
  test.each<[string, string, string]>([
    ['nothing', '', 'not-json'],
    ['words', 'Hello', 'unknown-format'],
    ['a deep nest', '['.repeat(100_000), 'too-deep'],
    ['too much', `"${'x'.repeat(3_000_000)}"`, 'unknown-format'],
    ['a list', '[]', 'not-a-preset'],
  ])('%s', (_, text, code) => {
    const read = readAny(text);
    expect(read.ok ? 'read' : read.problems[0]?.code).toBe(code);
  });

  test('a file whose name says JSON is told where it is none, whatever it begins with', () => {
    const read = readAny('\n  name: club', 'club.mjrules');
    expect(read.ok ? [] : read.problems).toMatchObject([{ code: 'not-json', line: 2, column: 3, found: '"name"' }]);
    const others = [readAny('Hello', 'club.txt'), readAny('B=2\nM=13\nR=full\nS=half\n', 'ledger.json')];
    expect(others.map((one) => (one.ok ? one.value.format.id : one.problems[0]?.code))).toEqual([
      'unknown-format',
      'hong-kong-ledger',
    ]);
  });

  test('prototype keys are keys like any other', () => {
    const text = '{"配給原点":25000,"場数":2,"__proto__":{"場数":9},"constructor":{"prototype":{"polluted":1}}}';
    const read = readAny(text);
    expect(read.ok && read.value.report.lost.map(({ theirs }) => theirs.split(':')[0])).toEqual([
      '__proto__',
      'constructor',
    ]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('changed files are read or refused with a place, and never throw', () => {
    const random = seeded(11);
    const junk = [null, true, -1, 1e300, 'x'.repeat(500), [], {}, '<script>', '=1+1', { a: { b: [[[]]] } }];
    const piece = (): unknown => junk[Math.floor(random() * junk.length)];
    const cut = (sample: string): string => {
      const at = Math.floor(random() * sample.length);
      return sample.slice(0, at) + JSON.stringify(piece()) + sample.slice(at + 1);
    };
    const withJunk = (parsed: Readonly<Record<string, unknown>>): object => {
      const keys = Object.keys(parsed);
      return { ...parsed, [keys[Math.floor(random() * keys.length)] ?? 'x']: piece() };
    };
    for (let count = 0; count < 400; count += 1) {
      const [, sample = ''] = SAMPLES[count % SAMPLES.length] ?? [];
      const parsed = /^\{/.test(sample) ? (JSON.parse(sample) as Record<string, unknown>) : undefined;
      const text = parsed === undefined ? cut(sample) : JSON.stringify(withJunk(parsed));
      const read = readAny(text);
      if (!read.ok) for (const { message } of read.problems) expect(message).not.toBe('');
    }
  });

  test('any text at all', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const read = readAny(text);
        return read.ok || read.problems.length > 0;
      }),
      { numRuns: 300 },
    );
  });
});

test('an unknown id is no format', () => {
  expect(formatAt('doc')).toBeUndefined();
});
