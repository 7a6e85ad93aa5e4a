import { expect, test } from 'vitest';
import { builtin, builtins } from '../preset/builtin';
import { SCENARIOS } from '../scenarios';
import { ruleSheet } from './rule-sheet';
import { tableCard } from './table-card';
import { tileGlyphs } from './tile-glyphs';

const modern = builtin('japanese-modern');
if (modern === undefined) throw new Error('no preset');

// Names of the characters in the Unicode block Mahjong Tiles, without the mark for text style.
test.each([
  ['19m', '\u{1F007}\u{1F00F}'],
  ['19p', '\u{1F019}\u{1F021}'],
  ['19s', '\u{1F010}\u{1F018}'],
  ['1234z', '\u{1F000}\u{1F001}\u{1F002}\u{1F003}'],
  ['567z', '\u{1F006}\u{1F005}\u{1F004}'],
  ['0m', '\u{1F00B}(red)'],
  ['<b>', '<b>'],
])('%s is drawn', (notation, glyphs) => {
  expect(tileGlyphs(notation).replaceAll('\uFE0E', '')).toBe(glyphs);
});

test('chosen scenarios stand at the end of the sheet with their tiles and what the rules say', () => {
  const scored = SCENARIOS.find(
    (one) => one.hand !== undefined && one.expect.some(({ under }) => under.preset === modern.id),
  );
  const played =
    SCENARIOS.find((one) => one.id === 'missed-7-bamboo-then-drawn') ?? SCENARIOS.find((one) => one.events);
  if (scored === undefined || played === undefined) throw new Error('no scenario');
  const html = ruleSheet(modern, 'html', [scored, played]);
  expect(html).toContain('Examples</h2>');
  expect(html).toMatch(/[\u{1F000}-\u{1F02B}]/u);
  const markdown = ruleSheet(modern, 'markdown', [played]);
  expect(markdown.split('## Examples')[1]).toContain(played.title.slice(0, 10));
  expect(ruleSheet(modern, 'markdown')).not.toContain('## Examples');
});

test('the card names every pattern that is scored, by what it is worth', () => {
  const card = tableCard(modern);
  // On paper it is one page: what a page holds was tried with every preset and language, on A4 and on Letter.
  expect(card).toContain('@page { margin: 9mm; }');
  expect(card).toContain('At a glance');
  // Four Winds help, "Rule presets: Japanese Modern": All Triplets 2 han, Chinitsu 5 and 6.
  expect(card).toMatch(/>2 han<\/th><td[^>]*>[^<]*Pung hand/);
  expect(card).toMatch(/>5 han exposed, 6 han concealed<\/th><td[^>]*>One suit only/);
  for (const preset of builtins()) expect(tableCard(preset)).toMatch(/^<!doctype html>/);
});
