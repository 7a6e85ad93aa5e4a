import { describe, expect, test } from 'vitest';
import type { Preset } from '../../schemas/generated/preset';
import { OPTIONS } from '../option/options';
import { builtin, builtins } from '../preset/builtin';
import { derivedOf } from '../preset/effective-of';
import { withValue } from '../preset/pointer';
import { composeSheet } from './compose';
import { inHtml, inMarkdown } from './escape';
import { ruleSheet } from './rule-sheet';

function known(id: string): Preset {
  const preset = builtin(id);
  if (preset === undefined) throw new Error(`${id} is built in`);
  return preset;
}
const japanese = known('japanese-modern');

describe.each(builtins().map((preset) => [preset.id, preset] as const))('%s', (_, preset) => {
  const { overruled } = derivedOf(preset);
  const sheet = composeSheet(preset);
  const titles = sheet.sections.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row[0] ?? '') : [])),
  ]);

  test('names every option that is in use, and none that is not', () => {
    const shown = new Set(titles);
    const inactive = OPTIONS.filter((option) => overruled.get(option.pointer)?.how === 'inactive');
    const used = OPTIONS.filter((option) => !inactive.includes(option) && option.kind !== 'payoff');
    const empty = (pointer: string) =>
      (Array.isArray(valueAt(preset, pointer)) ? valueAt(preset, pointer) : [1]).length === 0;
    expect(used.filter((one) => !shown.has(one.title) && !(one.kind === 'table' && empty(one.pointer)))).toEqual([]);
    const others = new Set(used.map((option) => option.title));
    expect(inactive.filter((one) => shown.has(one.title) && !others.has(one.title)).map((one) => one.pointer)).toEqual(
      [],
    );
  });

  test('prints in both forms', () => {
    expect(ruleSheet(preset, 'markdown').startsWith(`# ${inMarkdown(preset.name)}\n`)).toBe(true);
    expect(ruleSheet(preset, 'html')).toContain(`<title>${inHtml(preset.name)}</title>`);
    expect(ruleSheet(preset, 'markdown')).not.toMatch(/undefined|\[object|NaN/);
  });
});

function valueAt(preset: Preset, pointer: string): readonly unknown[] {
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], preset);
  return found as readonly unknown[];
}

// Four Winds help, "Rule presets: Japanese Modern", and "Settling table": what the sheet of it has to say.
test.each([
  '| Missed discard | Traditional |',
  '| Sacred discard | Absolute |',
  '| Minimum | 1 han |',
  '| Initial points | 25,000 points |',
  '| Deposit | 1000 points |',
  '| All Green | 400 % of the limit |',
  '| Another, on East’s discard | – | × 4 | nothing |',
  '| 20 | 160 | 320 | 640 | 1280 |',
  '| 60 | 480 | 960 | 1920 | 2000 |',
  '| 70 | 560 | 1120 | 2000 | 2000 |',
])('Japanese Modern says %s', (line) => {
  expect(ruleSheet(japanese, 'markdown')).toContain(line);
});

test('a remark of the club stands beside its rule', () => {
  const preset: Preset = { ...japanese, notes: { '/rules/claiming/missedDiscard': 'Voted on in May.' } };
  expect(ruleSheet(preset, 'markdown')).toContain('| Missed discard | Traditional | Voted on in May. |');
});

test('an implied value says why', () => {
  const preset = withValue(japanese, '/scoring/method/roundBefore', 'none');
  expect(ruleSheet(preset, 'markdown')).toContain('Up to ten (because of “Method”)');
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style></title><svg onload=alert(1)>',
  '[click](javascript:alert(1))',
  '![x](https://example.invalid/x.png)',
  'a | b | c\n# heading\n- item',
  '`code` *bold* _it_ ~~gone~~ <https://example.invalid>',
  '&lt;b&gt; &amp;',
  '\u202Egnp.exe',
];
describe.each(HOSTILE)('%s', (bad) => {
  const preset: Preset = {
    ...japanese,
    name: bad,
    club: bad,
    description: bad,
    notes: { '/rules/claiming/missedDiscard': bad, '': bad },
    sources: [{ id: 'x', title: bad, locator: bad, covers: [] }],
    assumed: [{ covers: [bad], reason: bad }],
    changes: [{ text: bad, edition: bad }],
    card: {
      id: 'x',
      name: bad,
      hands: [{ id: 'x', name: bad, concealed: false, value: 1, groups: [{ kind: 'pair', tile: { flower: true } }] }],
    },
  };
  test('brings no markup into HTML', () => {
    const html = ruleSheet(preset, 'html');
    const clean = ruleSheet(
      {
        ...preset,
        name: 'x',
        club: 'x',
        description: 'x',
        notes: { '/rules/claiming/missedDiscard': 'x', '': 'x' },
        sources: [{ id: 'x', title: 'x', locator: 'x', covers: [] }],
        assumed: [{ covers: ['x'], reason: 'x' }],
        changes: [{ text: 'x', edition: 'x' }],
        card: {
          id: 'x',
          name: 'x',
          hands: [
            { id: 'x', name: 'x', concealed: false, value: 1, groups: [{ kind: 'pair', tile: { flower: true } }] },
          ],
        },
      },
      'html',
    );
    const tags = (text: string): string[] =>
      [...text.matchAll(/<[^>]*>/g)].map(([tag]) => tag.replace(' class="short"', ''));
    expect(tags(html)).toEqual(tags(clean));
    expect(html).not.toContain('\u202E');
  });
  test('brings no markup into Markdown', () => {
    const lines = ruleSheet(preset, 'markdown').split('\n');
    const plain = lines.join('\n').replace(/\\./g, '');
    // Our own marks are the emphasis of the last line, headings, tables and list items, and no link or tag at all.
    expect(plain).not.toMatch(/[<>`~[\]]/);
    expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1);
    expect(plain.replace(/^\*.*\*$/m, '')).not.toMatch(/[*_]/);
  });
});
