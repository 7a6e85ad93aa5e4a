import { describe, expect, test } from 'vitest';
import { callBuilt, timeOf } from './testing/built';
import { call, file } from './testing/called';
import { LOSER } from './testing/hand';

const MISSED = '/rules/claiming/missedDiscard';

describe('exit codes and streams', () => {
  const cases: [string, string[], { code: number; out?: RegExp; err?: RegExp; input?: string }][] = [
    ['list', ['list'], { code: 0, out: /^japanese-modern +Japanese Modern$/m }],
    ['version', ['--version'], { code: 0, out: /^\d+\.\d+\.\d+$/m }],
    ['help', ['help'], { code: 0, out: /Exit codes: 0 good, 1 problems found, 2/ }],
    ['no command', [], { code: 2, err: /Usage: prevailing/ }],
    ['an unknown command', ['lst'], { code: 2, err: /Did you mean list/ }],
    ['an unknown option', ['list', '--jsno'], { code: 2, err: /--json/ }],
    ['a missing argument', ['show'], { code: 2, err: /preset/ }],
    ['show', ['show', 'japanese-modern'], { code: 0, out: /^# Japanese Modern$/m }],
    ['an unknown preset', ['show', 'japanese-modem'], { code: 2, err: /"japanese-modern" may have been meant/ }],
    ['a file that is not there', ['show', './nothing.json'], { code: 2, err: /no-such-file/ }],
    ['a broken file', ['show', './broken.json'], { code: 1, err: /broken\.json:1:\d+: .*\[not-json\]/ }],
    ['validate a broken file', ['validate', 'broken.json'], { code: 1, out: /broken\.json: 1 problem$/m }],
    ['validate a list', ['validate', 'list.json'], { code: 1, out: /\[not-a-preset\]/ }],
    ['validate what is not there', ['validate', 'nothing.json'], { code: 2, out: /no-such-file/ }],
    [
      'an unknown pointer',
      ['score', 'japanese-modern', '--set', `${MISSED}s=none`],
      { code: 2, err: new RegExp(`"${MISSED}" may have been meant`) },
    ],
    [
      'a pattern of another page',
      ['score', 'japanese-modern', '--set', '/scoring/limits/pung-hand=null'],
      { code: 2, err: /unknown-pointer/ },
    ],
    [
      'a value that is none',
      ['score', 'japanese-modern', '--set', `${MISSED}=often`],
      { code: 2, err: /unknown-value/ },
    ],
    ['a set without a value', ['score', 'japanese-modern', '--set', MISSED], { code: 2, err: /bad-set/ }],
    ['a hand that is no JSON', ['score', 'japanese-modern'], { code: 1, out: /"not-json"/, input: '{' }],
    [
      'a hand with an unknown key',
      ['score', 'japanese-modern'],
      { code: 1, out: /"unknown-key"/, input: '{"concealed":"1m","x":1}' },
    ],
    ['a loser’s hand', ['score', 'european-classical'], { code: 0, out: /"ok": true/, input: LOSER }],
    [
      'an unknown scenario',
      ['rule', 'japanese-modern', 'missed-7-bambo-then-drawn'],
      { code: 2, err: /missed-7-bamboo-then-drawn/ },
    ],
    ['a scenario from nowhere', ['rule', 'japanese-modern', './nothing.json'], { code: 2, err: /no-such-file/ }],
    [
      'a broken scenario',
      ['rule', 'japanese-modern', '-'],
      { code: 1, err: /^standard input: .*missing-key/, input: '{}' },
    ],
    ['a deal that is no JSON', ['settle', 'tenhou'], { code: 1, err: /^standard input:1:1: .*not-json/, input: 'x' }],
    ['rule without a preset', ['rule'], { code: 2, err: /preset/ }],
    ['compare one', ['compare', 'japanese-modern'], { code: 2, err: /preset/ }],
    ['compare equals', ['compare', 'japanese-modern', 'japanese-modern'], { code: 0, out: /The rules are the same\./ }],
    ['export without a form', ['export', 'japanese-modern'], { code: 2, err: /--to/ }],
    [
      'export in an unknown form',
      ['export', 'japanese-modern', '--to', 'docx'],
      { code: 2, err: /json, markdown, html/ },
    ],
    ['export HTML', ['export', 'japanese-modern', '--to', 'html'], { code: 0, out: /^<!doctype html>/ }],
    [
      'export to a folder that is not there',
      ['export', 'japanese-modern', '--to', 'json', '-o', 'no/where.json'],
      { code: 1, err: /unwritable/ },
    ],
    [
      'export for another program, with what is lost',
      ['export', 'japanese-modern', '--to', 'majiang'],
      { code: 0, out: /"クイタンあり": true/, err: /rules are lost: see --report/ },
    ],
    [
      'a report in place of the document',
      ['export', 'japanese-modern', '--to', 'pantheon', '--report'],
      { code: 0, out: /^Lost: \d+\n[^]*Carried over: \d+\n[^]*startPoints: 25000/ },
    ],
    ['export of another game', ['export', 'hong-kong-full', '--to', 'majiang'], { code: 1, err: /other-game/ }],
    [
      'import what another program wrote',
      ['import', '-', '--report'],
      { code: 0, input: '{"配給原点":30000,"場数":1}', out: /Majiang rule[^]*Initial points: 30,000[^]*--yes/ },
    ],
    ['import what nobody knows', ['import', '-'], { code: 1, input: 'Hello', err: /unknown-format/ }],
    ['import what is broken', ['import', 'broken.json'], { code: 1, err: /not-json/ }],
    ['options', ['options'], { code: 0, out: new RegExp(`${MISSED} {2}Missed discard: `) }],
    ['patterns', ['patterns'], { code: 0, out: /^\/scoring\/patterns\/pung-hand {2}/m }],
    ['an unknown schema', ['schema', 'rules'], { code: 2, err: /preset, hand, scenario/ }],
    [
      'a position with five equal tiles',
      ['may', 'japanese-modern'],
      { code: 1, out: /five-identical-tiles/, input: '{"seats":{"W":{"concealed":"22222m"}}}' },
    ],
  ];
  test.each(cases)('%s', async (_, args, { code, out, err, input }) => {
    file('broken.json', '{"id": ');
    file('list.json', '[]');
    const ended = await call(args, input);
    expect({ code: ended.code, err: err === undefined ? ended.err : '' }).toEqual({ code, err: '' });
    if (out !== undefined) expect(ended.out).toMatch(out);
    if (err !== undefined) expect(ended.err).toMatch(err);
  });
});

describe('as a program of its own', () => {
  test.each([
    ['an answer', ['score', 'european-classical'], LOSER, { code: 0, out: /"ok": true/, err: /^$/ }],
    ['a problem in what comes in', ['score', 'japanese-modern'], '{', { code: 1, out: /"not-json"/, err: /^$/ }],
    [
      'a problem in a file',
      ['show', './broken.json'],
      '',
      { code: 1, out: /^$/, err: /broken\.json:1:\d+: .*\[not-json\]/ },
    ],
    ['a slip in the call', ['list', '--jsno'], '', { code: 2, out: /^$/, err: /--json/ }],
    ['more than a pipe holds at once', ['schema', 'preset'], '', { code: 0, out: /^\{[^]{100000,}\}\n$/, err: /^$/ }],
  ])('%s goes where it belongs', async (_, args, input, { code, out, err }) => {
    file('broken.json', '{"id": ');
    const ended = await callBuilt(args, input);
    expect(ended).toEqual({
      code,
      out: expect.stringMatching(out) as string,
      err: expect.stringMatching(err) as string,
    });
  });
});

test('starts in well under a second', async () => {
  const times: number[] = [];
  for (let n = 0; n < 3; n += 1) times.push(await timeOf(['list']));
  expect(Math.min(...times)).toBeGreaterThan(0);
  expect(Math.min(...times)).toBeLessThan(1000);
});

describe('the language of rules', () => {
  test.each([
    ['--lang', 'de', 'West sagt Mahjong an: Ein Fehler'],
    ['--lang=ja', '', '西家：和了を宣言'],
    ['--lang=en', '', 'West declares a win'],
  ])('%s %s says %s', async (option, language, words) => {
    const asked = ['rule', 'japanese-modern', 'missed-7-bamboo-then-drawn', '--set', `${MISSED}=extended`];
    // Words are taken as modules are loaded: only a program of its own speaks another language.
    const { code, out } = await callBuilt([...asked, option, ...(language === '' ? [] : [language])]);
    expect(code).toBe(0);
    expect(out).toContain(words);
  });
  test('one that there is not is a slip that names those that there are', async () => {
    const { code, err } = await callBuilt(['list', '--lang', 'fr']);
    expect(code).toBe(2);
    expect(err).toContain('en, de, ja');
  });
});

/** Japanese letters and signs; a stop, a colon or a bracket of Latin print beside one of them is a slip. */
const SIGN = '[\\u3005\\u3040-\\u30ff\\u3400-\\u9fff\\uff10-\\uffef、。「」（）：；・]';
const SLIPS = [
  `${SIGN} ?[,;:!?](?![\\w/])`,
  `${SIGN}\\.(?!\\w)`,
  `${SIGN} ?[()“”"]`,
  `[()“”"] ?${SIGN}`,
  `[,;:.] ${SIGN}`,
  `。 `,
].map((slip) => new RegExp(`.{0,20}(?:${slip}).{0,20}`, 'u'));

/** Where a text has the marks of Latin print; cells of a table are looked at by themselves. */
function slipsIn(text: string): string[] {
  const cells = text.split(/\n|(?<!\\)\|/).map((line) => line.trim());
  return cells.flatMap((line) => SLIPS.flatMap((slip) => slip.exec(line)?.[0] ?? []));
}

test.each(['配給原点: 25,000点', '牌136枚; 2枚', '点数.', '役 (2翻)', '“見逃し”', '和了。 親', 'East, 南家'])(
  'a mark of Latin print in Japanese is found: %s',
  (text) => {
    expect(slipsIn(text)).not.toEqual([]);
  },
);

test.each([
  'show japanese-modern',
  'show american-league',
  'compare european-classical taiwanese-16',
  'export wrc-2025 --to pantheon --report',
])('%s: Japanese has its own stops, colons, brackets and quotation marks', async (line) => {
  const { code, out } = await callBuilt(['--lang', 'ja', ...line.split(' ')]);
  expect(code).toBe(0);
  expect(out.length).toBeGreaterThan(5000);
  expect([...new Set(slipsIn(out))]).toEqual([]);
});

test('an amount after a seat is set apart in Japanese as well', async () => {
  const deal = '{"end":"won","winners":[{"seat":"N"}],"discarder":"W","scores":{"E":0,"S":40,"W":20,"N":100}}';
  const { out } = await callBuilt(['--lang', 'ja', 'settle', 'european-classical'], deal);
  expect(out).toMatch(/^東家 1680、南家 2000、西家 1920、北家 2400/m);
});
