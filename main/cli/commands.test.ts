import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { call, file, folder, library } from './testing/called';
import { HAND, LOSER } from './testing/hand';

const MISSED = '/rules/claiming/missedDiscard';

describe('waits', () => {
  const ask = async (hand: object, ...more: string[]): Promise<Record<string, unknown>> => {
    const { out } = await call(['waits', 'japanese-modern', ...more], JSON.stringify(hand));
    return JSON.parse(out) as Record<string, unknown>;
  };

  test('a hand that calls', async () => {
    const answer = await ask({ concealed: '456789m234p99s34s' });
    expect(answer).toMatchObject({ ok: true, waits: ['2s', '5s'], away: 0, allHeld: { tiles: [], counts: false } });
    expect(answer['forms']).toMatchObject({ regular: { away: 0, waits: ['2s', '5s'] }, orphans: { waits: [] } });
  });

  test('a fifth copy is a wait where the preset says so', async () => {
    const hand = { concealed: '123m456p789s1111z' };
    expect(await ask(hand)).toMatchObject({ waits: [], away: 1, allHeld: { tiles: ['1z'], counts: false } });
    const counted = await ask(hand, '--set', '/rules/ready/waitAllHeld=ready');
    expect(counted).toMatchObject({ waits: ['1z'], away: 0, allHeld: { tiles: ['1z'], counts: true } });
  });

  test('a batch: one answer on every line, a hand that has won among them', async () => {
    const won = { concealed: '456789m234p99s34s', win: { tile: '2s', by: 'self-draw' } };
    const lines = [{ concealed: '1133m5577p22s44z6z' }, won, { concealed: '1m' }].map((one) => JSON.stringify(one));
    const { code, out } = await call(['waits', 'japanese-modern', '--batch'], lines.join('\n'));
    const answers = out.trim().split('\n');
    expect(code).toBe(1);
    expect(answers).toHaveLength(3);
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ waits: ['6z'], away: 0 });
    expect(JSON.parse(answers[1] ?? '')).toMatchObject({
      ok: false,
      problems: [{ code: 'win-given', pointer: '/win' }],
    });
    expect(JSON.parse(answers[2] ?? '')).toMatchObject({ ok: false, problems: [{ code: 'wrong-count' }] });
  });
});

describe('score', () => {
  test('one hand: the score of the source (Four Winds, worked examples: 70 fu and 1 han are 560)', async () => {
    const won = { ...HAND, concealed: '333s1z', win: { tile: '1z', by: 'self-draw' } };
    const { code, out } = await call(['score', 'japanese-modern'], JSON.stringify(won));
    expect({ code, answer: JSON.parse(out) as unknown }).toMatchObject({
      code: 0,
      answer: { ok: true, win: true, fu: 70, han: 1, points: 560 },
    });
  });
  test('a batch answers every line, a bad one with its problem', async () => {
    const lines = [LOSER, 'nonsense', '', LOSER];
    const { code, out } = await call(['score', 'european-classical', '--batch'], lines.join('\n'));
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { ok: boolean });
    expect({ code, answers: answers.map((one) => one.ok) }).toEqual({ code: 1, answers: [true, false, false, true] });
  });
  test('a hand that may not win is answered, and that is no problem', async () => {
    const short = { concealed: '1122m', win: { tile: '3m', by: 'self-draw' } };
    const { out } = await call(['score', 'japanese-modern', '--batch'], JSON.stringify(short));
    expect(JSON.parse(out)).not.toHaveProperty('stack');
  });
});

describe('settle', () => {
  // Four Winds Rule Collection, European Classical, section 6: 0, 40, 20 and 100 points.
  const deal = { end: 'won', winners: [{ seat: 'N' }], discarder: 'W', scores: { E: 0, S: 40, W: 20, N: 100 } };
  test('a deal between all players, in words', async () => {
    const { code, out } = await call(['settle', 'european-classical'], JSON.stringify(deal));
    expect(code).toBe(0);
    expect(out).toContain('East pays South 80 for the difference of their hands.');
    expect(out).toContain('East 1680, South 2000, West 1920, North 2400, the pool 0, the bank 0');
  });
  test('in JSON, with the values set and the dealer named', async () => {
    const args = ['settle', 'european-classical', '--set', '/scoring/payments/method=winner-only', '--json'];
    const { out } = await call(args, JSON.stringify({ ...deal, dealer: 'N' }));
    // North deals: he is paid double by all.
    expect(JSON.parse(out)).toMatchObject({ ok: true, changes: { E: -200, S: -200, W: -200, N: 600 } });
  });
  test('a batch answers every line, a bad one with its problems', async () => {
    const bad = [{ end: 'won' }, { ...deal, discarder: 'N' }, { ...deal, scores: { N: 100 } }, { ...deal, pot: 1 }];
    const input = [deal, ...bad].map((one) => JSON.stringify(one)).join('\n');
    const { code, out } = await call(['settle', 'european-classical', '--batch'], input);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { ok: boolean; problems?: { code: string; pointer: string }[] });
    expect(code).toBe(1);
    expect(answers.map((one) => one.ok)).toEqual([true, false, false, false, false]);
    expect(answers.slice(1).map((one) => one.problems?.map(({ code: why, pointer }) => `${why} ${pointer}`))).toEqual([
      ['missing-key '],
      ['contradiction /discarder'],
      ['missing-key /scores', 'missing-key /scores', 'missing-key /scores'],
      ['unknown-key /pot'],
    ]);
  });
});

describe('rule', () => {
  const id = 'missed-7-bamboo-then-drawn';
  interface Ruled {
    readonly scenarios: {
      readonly rulings: { readonly id?: string; readonly verdict: string; readonly because?: string[] }[];
    }[];
  }
  const verdict = (text: string): string | undefined =>
    (JSON.parse(text) as Ruled).scenarios[0]?.rulings.find((one) => one.id === 'out')?.verdict;

  // Four Winds help, "Claiming rules: Missed Discard": Traditional allows the same tile self-drawn, Extended does not.
  test('a canned scenario under two values of an option', async () => {
    expect(verdict((await call(['rule', 'japanese-modern', id, '--json'])).out)).toBe('allowed');
    const extended = await call(['rule', 'japanese-modern', id, '--set', `${MISSED}=extended`, '--json', '--because']);
    expect(verdict(extended.out)).toBe('faulty');
    const ruling = (JSON.parse(extended.out) as Ruled).scenarios[0]?.rulings.find((one) => one.id === 'out');
    expect(ruling?.because).toContain(MISSED);
  });
  test('says why in a sentence', async () => {
    const { out } = await call(['rule', 'japanese-modern', id, '--set', `${MISSED}=extended`]);
    expect(out).toContain('West may not win with the 7 bamboo drawn');
    expect(out).toContain('“Missed discard” is Extended');
  });
  test('only what differs', async () => {
    const args = ['rule', 'japanese-modern', '--set', `${MISSED}=extended`, '--against', 'japanese-modern', '--json'];
    const answer = JSON.parse((await call(args)).out) as { differ: number; run: number; scenarios: { id: string }[] };
    expect(answer.scenarios.map((one) => one.id)).toContain(id);
    expect(answer.differ).toBeLessThan(answer.run);
  });
  test('what differs is headed by what was set, so that the two sides are told apart', async () => {
    const args = ['rule', 'japanese-modern', id, '--set', `${MISSED}=extended`, '--against', 'japanese-modern'];
    const headings = (await call(args)).out.split('\n').filter((line) => line.startsWith('Japanese Modern'));
    expect(headings.map((line) => line.split(': ')[0])).toEqual([
      'Japanese Modern',
      `Japanese Modern with ${MISSED}=extended`,
    ]);
  });
  test('a check passes and fails by the scenario’s own expectations', async () => {
    expect((await call(['rule', '--check', id])).code).toBe(0);
    const wrong = {
      id: 'wrong',
      title: 'Wrong on purpose',
      about: [MISSED],
      position: { turn: 'N' },
      events: [{ id: 'draw', seat: 'N', do: 'draw' }],
      expect: [{ under: { preset: 'japanese-modern' }, draw: { verdict: 'refused' }, source: 'assumed' }],
    };
    const { code, out } = await call(['rule', '--check', '-'], JSON.stringify(wrong));
    expect(code).toBe(1);
    expect(out).toContain('draw.verdict should be "refused", is "allowed"');
  });
  test('a scenario of the library is named by its id, is listed, and knows the presets of the library', async () => {
    // Four Winds help, "Claiming rules: Missed Discard": under Extended the self-drawn tile is barred, too.
    const canned = JSON.parse(readFileSync('app/scenarios/claiming/missed-7-bamboo-then-drawn.json', 'utf8')) as object;
    const made = await call(['export', 'japanese-modern', '--to', 'json', '--set', `${MISSED}=extended`]);
    mkdirSync(library, { recursive: true });
    writeFileSync(path.join(library, 'strict.mjrules'), JSON.stringify({ ...JSON.parse(made.out), id: 'strict' }));
    const expectations = [{ under: { preset: 'strict' }, out: { verdict: 'faulty' }, source: 'our rules' }];
    const own = { ...canned, id: 'ours', title: 'Ours', expect: expectations };
    writeFileSync(path.join(library, 'ours.mjscenario'), JSON.stringify(own));
    writeFileSync(path.join(library, 'half.mjscenario'), '{"title":"Half"}');

    expect(await call(['rule', '--check', 'ours'])).toMatchObject({ code: 0 });
    expect((await call(['rule', 'japanese-modern', 'ours'])).out).toContain('Ours (ours)');
    const listed = JSON.parse((await call(['list', '--scenarios', '--json'])).out) as { id: string }[];
    expect(listed.slice(-2)).toEqual([
      { id: 'half', title: 'Half', where: 'library', problem: '"id" is missing.' },
      { id: 'ours', title: 'Ours', where: 'library' },
    ]);
    expect(await call(['rule', 'japanese-modern', 'half'])).toMatchObject({ code: 1 });
    const corpus = JSON.parse((await call(['export', 'strict', '--to', 'scenarios'])).out) as { scenarios: object[] };
    expect(corpus.scenarios).toMatchObject([{ id: 'ours', expect: [{ under: { preset: 'strict' } }] }]);
    const sheet = await call(['export', 'strict', '--to', 'markdown', '--scenario', 'ours']);
    expect(sheet.out.split('## Examples')[1]).toContain('### Ours');
    expect(await call(['export', 'strict', '--to', 'markdown', '--scenario', 'theirs'])).toMatchObject({ code: 2 });
    // A preset may be named before it.
    expect(JSON.parse((await call(['rule', '--check', 'strict', 'ours', '--json'])).out)).toMatchObject({
      scenarios: 1,
    });
    rmSync(library, { recursive: true });
  });
});

describe('presets come and go', () => {
  test('an exported preset is read back, imported, listed and compared; without --yes nothing is written', async () => {
    const made = await call(['export', 'japanese-modern', '--to', 'json', '--set', `${MISSED}=extended`]);
    const own = { ...(JSON.parse(made.out) as Record<string, unknown>), id: 'tuesday', name: 'Tuesday club' };
    const source = { ...own, basedOn: { id: 'japanese-modern', hash: '0'.repeat(64) } };
    file('tuesday.mjrules', JSON.stringify(source));
    expect((await call(['validate', 'tuesday.mjrules'])).code).toBe(0);

    const asked = await call(['import', 'tuesday.mjrules']);
    expect(asked.code).toBe(0);
    expect(asked.out).toContain('| Missed discard | Traditional | Extended |');
    expect(existsSync(library)).toBe(false);

    expect((await call(['import', 'tuesday.mjrules', '--yes'])).code).toBe(0);
    expect(readdirSync(library)).toContain('tuesday.mjrules');
    expect((await call(['list', '--json'])).out).toContain('"Tuesday club"');
    const shown = JSON.parse((await call(['show', 'tuesday', '--json'])).out) as { rules: { claiming: object } };
    expect(shown.rules.claiming).toMatchObject({ missedDiscard: 'extended' });

    const compared = JSON.parse((await call(['compare', 'japanese-modern', 'tuesday', '--json'])).out) as {
      rules: { pointer: string; values: string[] }[];
    };
    expect(compared.rules.map(({ pointer, values }) => [pointer, values])).toEqual([
      [MISSED, ['Traditional', 'Extended']],
    ]);
  });
  test('a built-in id is not taken', async () => {
    const made = await call(['export', 'japanese-modern', '--to', 'json', '-o', 'same.json']);
    expect(made.code).toBe(0);
    expect((await call(['import', 'same.json', '--yes'])).code).toBe(1);
    // Two presets of one name would be told apart by their ids alone.
    const other = async (...more: string[]) => {
      expect((await call(['import', 'same.json', '--yes', '--id', 'other', ...more])).code).toBe(0);
      return JSON.parse(readFileSync(path.join(library, 'other.mjrules'), 'utf8')) as { id: string; name: string };
    };
    expect(await other()).toMatchObject({ id: 'other', name: 'Japanese Modern 2' });
    expect(await other()).toMatchObject({ id: 'other', name: 'Japanese Modern 2' });
    expect(await other('--name', 'Our evening')).toMatchObject({ id: 'other', name: 'Our evening' });
  });
  test('the scenarios of a corpus come along with its preset, under the id that it gets here', async () => {
    const canned = JSON.parse(readFileSync('app/scenarios/claiming/missed-7-bamboo-then-drawn.json', 'utf8')) as object;
    const expectations = [{ under: { preset: 'guests' }, out: { verdict: 'faulty' }, source: 'our rules' }];
    const brought = { ...canned, id: 'brought', title: 'Brought along', expect: expectations };
    const made = await call(['export', 'japanese-modern', '--to', 'json', '--set', `${MISSED}=extended`]);
    const preset = { ...(JSON.parse(made.out) as object), id: 'guests', name: 'Guests' };
    file('corpus.json', JSON.stringify({ preset, scenarios: [brought] }));
    const { code, out, err } = await call(['import', 'corpus.json', '--id', 'hosts', '--yes']);
    expect({ code, out, err }).toMatchObject({
      code: 0,
      out: expect.stringContaining('Imported the scenario brought.') as string,
      err: expect.stringContaining('hash-differs') as string,
    });
    expect(await call(['rule', '--check', 'hosts', 'brought'])).toMatchObject({ code: 0 });
    // What lies there already does not come again.
    const again = await call(['import', 'corpus.json', '--id', 'hosts', '--yes']);
    expect(again.out).not.toContain('Imported the scenario');
    rmSync(library, { recursive: true });
  });
  test('--library goes before the variable', async () => {
    const { out } = await call(['list', '--library', path.join(folder, 'empty'), '--json']);
    expect((JSON.parse(out) as { where: string }[]).every((one) => one.where === 'built-in')).toBe(true);
  });
});

test('may: what a seat may do, and why not the rest', async () => {
  const position = { turn: 'N', phase: 'to-discard', seats: { N: { concealed: '1111m456p789s1122z' } } };
  const { code, out } = await call(['may', 'japanese-modern'], JSON.stringify(position));
  const answer = JSON.parse(out) as {
    seats: Record<
      string,
      { may: { do: string }[]; mayNot: { event: { do: string }; because: { sentence: string }[] }[] }
    >;
  };
  expect(code).toBe(0);
  expect(answer.seats['N']?.may.map((one) => one.do)).toContain('concealed-kong');
  const win = answer.seats['N']?.mayNot.find((one) => one.event.do === 'declare-win');
  expect(win?.because[0]?.sentence).toBe('North may not win: the hand is not complete.');
});

test.each(['preset', 'hand', 'scenario', 'deal', 'card'])(
  'the schema of a %s holds all that it refers to',
  async (name) => {
    const schema = (await call(['schema', name])).out;
    const ids = new Set([...schema.matchAll(/"\$id": "([^"]+)"/g)].map(([, id]) => id));
    const own = (JSON.parse(schema) as { $id: string }).$id;
    for (const [, reference = ''] of schema.matchAll(/"\$ref": "([^"#]+)/g)) {
      const bases = [own, ...ids].map((base) => new URL(reference, base).href);
      expect(bases.some((href) => ids.has(href))).toBe(true);
    }
  },
);
