import { describe, expect, test } from 'vitest';
import { builtin } from '../../preset/builtin';
import { composeSheet } from '../compose';
import { table, text, type Sheet } from '../model';
import { sheetPdf } from './pdf';
import { PAGE, linesOf } from './pages';
import { drawn, encoded, runsOf, tileLabel, widthOf } from './runs';

const plain: Sheet = { title: 'Rules', subtitle: '', intro: [], sections: [], footer: 'Foot' };

/** What a file writes: Latin texts as they are, in order. */
function latin(pdf: string): string {
  return [...pdf.matchAll(/\/F[12] [\d.]+ Tf [\d. ]+ Td <([\da-f]*)> Tj/g)]
    .map(([, digits = '']) => digits.replaceAll(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))))
    .join('\n');
}

/** ISO 32000-1, 7.5: the table at the end names where each object begins. */
function objectsOf(pdf: string): string[] {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
  const [, count = '0', entries = ''] = /^xref\n0 (\d+)\n([\s\S]*?)trailer/.exec(pdf.slice(start)) ?? [];
  expect(entries.length).toBe(20 * Number(count));
  return [...entries.matchAll(/(\d{10}) 00000 n /g)].map(([, offset]) => pdf.slice(Number(offset)));
}

const preset = builtin('taiwanese-16');
if (preset === undefined) throw new Error('no preset');
const whole = sheetPdf(composeSheet(preset));

describe('the file of a whole rule sheet', () => {
  test('is ASCII, with every object where its table says', () => {
    expect(whole).toMatch(/^%PDF-1\.5\n[\n\x20-\x7e]*$/);
    const objects = objectsOf(whole);
    for (const [at, object] of objects.entries()) expect(object).toMatch(new RegExp(`^${String(at + 1)} 0 obj\\n`));
    for (const object of objects) {
      const [, length, body] = /^\d+ 0 obj\n<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(object) ?? [];
      if (body !== undefined) expect(body.length).toBe(Number(length));
    }
  });

  test('has pages, each with its number, and no line beyond their margins', () => {
    const pages = [...whole.matchAll(/\/Type \/Page /g)].length;
    expect(pages).toBeGreaterThan(4);
    expect(latin(whole)).toContain(`${String(pages)} / ${String(pages)}`);
    for (const [, x = '', y = ''] of whole.matchAll(/ Tf ([\d.-]+) ([\d.-]+) Td /g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(PAGE.margin);
      expect(Number(x)).toBeLessThan(PAGE.width - PAGE.margin);
      expect(Number(y)).toBeGreaterThan(20);
      expect(Number(y)).toBeLessThan(PAGE.height - PAGE.margin);
    }
  });

  test('says what the sheet says', () => {
    const said = latin(whole);
    for (const words of [preset.name, 'Claiming', 'Missed discard']) expect(said).toContain(words);
  });
});

test('markup, links and what PDF itself would read are texts', () => {
  const bad = '<script>alert(1)</script> (x) Tj ET /JavaScript [a](javascript:1) \\ %';
  const pdf = sheetPdf({ ...plain, title: bad, sections: [{ level: 2, title: bad, blocks: [text(bad)] }] });
  expect(latin(pdf)).toContain('<script>alert(1)</script> (x) Tj ET /JavaScript');
  expect(pdf).not.toMatch(/<script|alert|\/JavaScript|\/URI|\/Action|\/OpenAction/);
});

test('a long cell goes on overleaf under the head of its table', () => {
  const long = Array.from({ length: 900 }, (_, at) => `word${String(at)}`).join(' ');
  const pdf = sheetPdf({
    ...plain,
    sections: [{ level: 2, title: 'T', blocks: table(['Left', 'Right'], [['a', long]]) }],
  });
  expect(latin(pdf).match(/^Left$/gm)?.length).toBeGreaterThan(1);
  for (const word of ['word0', 'word899']) expect(latin(pdf)).toContain(word);
});

test('lines are no wider than they may be, whatever the words', () => {
  for (const words of ['one two three four five six seven', 'x'.repeat(300), '國標麻將'.repeat(30), '🀇🀈🀉'.repeat(20)])
    for (const line of linesOf(words, 100, { size: 10 })) expect(widthOf(line, 10)).toBeLessThanOrEqual(100);
});

test.each([
  ['Größe – 5', 'latin', '4772f6df652096' + '2035'],
  ['國標', 'wide', '570b6a19'],
  ['Žižek', 'latin', '8e699e656b'],
  ['마작', 'korean', 'b9c8c791'],
])('%s is written in %s as %s', (words, kind, digits) => {
  const [run] = runsOf(words);
  expect(run?.kind).toBe(kind);
  expect(run && encoded(run)).toBe(digits);
});

// GB 2312 has the Greek letters without marks and the Russian ones.
test.each([
  ['Őrség, Łódź', 'Orség, Lódz'],
  ['Ελλάς, Ἀθῆναι', 'Ελλασ, Αθηναι'],
  ['Ёлка, Подъём, мой', 'Ёлка, Подъём, мой'],
  ['Київ, Україна', 'Киïв, Украïна'],
  ['Ma\u0308r', 'Mär'],
])('a letter whose mark no font has stands without it: %s', (given, expected) => {
  expect(drawn(given)).toBe(expected);
});

// Unicode 5.1, Mahjong Tiles.
test.each([
  ['\u{1F000}', 'E'],
  ['\u{1F004}', 'Rd'],
  ['\u{1F006}', 'Wh'],
  ['\u{1F007}', '1m'],
  ['\u{1F010}', '1s'],
  ['\u{1F021}', '9p'],
  ['\u{1F023}', '2f'],
  ['\u{1F025}', '3f'],
  ['\u{1F02A}', 'J'],
])('the tile %s is labelled %s', (tile, label) => {
  expect(tileLabel(tile)).toBe(label);
});
