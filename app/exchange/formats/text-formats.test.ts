import { describe, expect, test } from 'vitest';
import type { Preset } from '../../../schemas/generated/preset';
import { builtin } from '../../preset/builtin';
import { difference } from '../../preset/difference';
import { readAt, withValue } from '../../preset/pointer';
import { readBy, written } from '../testing/exchanged';
import { HONG_KONG_LEDGER } from './hong-kong-ledger';
import { MAHJONG_SOUL } from './mahjong-soul/mahjong-soul';
import { TENHOU } from './tenhou';

function known(id: string): Preset {
  const preset = builtin(id);
  if (preset === undefined) throw new Error(id);
  return preset;
}

describe('the type of a Tenhou game', () => {
  // Bits as replay readers have them: no red fives 2, no open All Simples 4, two rounds 8.
  test.each<[string, string, { reds: number; rounds: number; open: number }]>([
    ['a hanchan', '<GO type="9" lobby="0"/>', { reds: 1, rounds: 2, open: 1 }],
    ['a phoenix hanchan', '<mjloggm ver="2.3"><GO type="169" lobby="0"/>', { reds: 1, rounds: 2, open: 1 }],
    ['neither red fives nor open simples', '<GO type="15"/>', { reds: 0, rounds: 2, open: 0 }],
    ['one round', '<GO type="1"/>', { reds: 1, rounds: 1, open: 1 }],
    [
      'the address of a record',
      'https://tenhou.net/0/?log=2009060321gm-00a9-0000-3a4a55dd&tw=0',
      { reds: 1, rounds: 2, open: 1 },
    ],
  ])('%s', (_, text, { reds, rounds, open }) => {
    const { preset } = readBy(TENHOU, text);
    expect(preset.rules.general.redFivesDots).toBe(reds);
    expect(preset.rules.general.rounds).toBe(rounds);
    expect(readAt(preset, '/scoring/patterns/all-simples/exposed/value')).toBe(open);
  });

  test.each([9, 1, 11, 13, 15])('type %i is written as it was read', (type) => {
    const text = `<GO type="${String(type)}" lobby="0"/>\n`;
    expect(written(TENHOU, readBy(TENHOU, text).preset).text).toBe(text);
  });

  test('three players are refused', () => {
    const result = TENHOU.import?.({ text: '<GO type="25" lobby="0"/>' });
    expect(result?.ok === false && result.problems[0]?.message).toMatch(/three players/);
  });
});

describe('the head of a Hong Kong ledger', () => {
  test.each([
    'B=2\nM=13\nR=full\nS=half\n',
    'B=1\nM=10\nR=half\nS=half\n',
    'B=1\nM=13\nR=full\nS=spicy\n',
    'B=2\nM=8\nR=half\nS=spicy\n',
  ])('%j is written as it was read', (text) => {
    const again = written(HONG_KONG_LEDGER, readBy(HONG_KONG_LEDGER, `${text}A B C D\n3 d - -\n`).preset);
    expect(again.text).toBe(text);
    expect(again.report.lost).toEqual([]);
  });

  test('three faan on a discard are 32 with a base of 2 and full responsibility', () => {
    const { preset } = readBy(HONG_KONG_LEDGER, 'B=2\nM=13\nR=full\nS=half\nA B C D\n3 d - -\n');
    const row = preset.scoring.method.faanTable.find(({ halfFaan }) => halfFaan === 6);
    expect(((row?.points ?? 0) * preset.scoring.payments.payoffTable.otherOnOther.discarder) / 100).toBe(32);
  });

  test('the built-in presets with these tables lose nothing', () => {
    expect(written(HONG_KONG_LEDGER, known('hong-kong-half')).report.lost).toEqual([]);
    expect(written(HONG_KONG_LEDGER, known('hong-kong-full')).text).toBe('B=1\nM=13\nR=full\nS=half\n');
  });

  test('half a unit is told as lost; a maximum of 14 is refused', () => {
    expect(readBy(HONG_KONG_LEDGER, 'B=0.5\nM=13\n').report.lost.map(({ theirs }) => theirs)).toEqual(['B: 0.5']);
    const result = HONG_KONG_LEDGER.import?.({ text: 'B=1\nM=14\n' });
    expect(result?.ok === false && result.problems.map((one) => one.pointer)).toEqual(['/M']);
  });
});

describe('a room of Mahjong Soul', () => {
  const RULE = {
    ...{ dora_count: 3, shiduan: 1, init_point: 25000, fandian: 30000, can_jifei: 1, liqibang_value: 1000 },
    ...{ changbang_value: 100, noting_fafu_1: 1000, noting_fafu_2: 1500, noting_fafu_3: 3000 },
    ...{ have_liujumanguan: 1, have_qieshangmanguan: 0, have_biao_dora: 1, have_gang_biao_dora: 1 },
    ...{ have_li_dora: 1, have_gang_li_dora: 1, have_sifenglianda: 1, have_sigangsanle: 1, have_sijializhi: 1 },
    ...{ have_jiuzhongjiupai: 1, have_sanjiahele: 0, have_toutiao: 0, have_helelianzhuang: 1 },
    ...{ have_tingpailianzhuang: 1, have_helezhongju: 1, have_tingpaizhongju: 1, have_yifa: 1, have_nanruxiru: 1 },
    ...{ jingsuanyuandian: 25000, shunweima_2: 5000, shunweima_3: -5000, shunweima_4: -15000, fanfu: 1 },
  };
  const record = (rule: object, mode = 2) => ({ head: { config: { mode: { mode, detail_rule: rule } } }, data: [] });
  const room = (rule: object, mode = 2) => readBy(MAHJONG_SOUL, '', record(rule, mode));

  test('is read from the record of a game', () => {
    const { preset, report } = room({ ...RULE, muyu_mode: 1 });
    expect(preset.rules.general).toMatchObject({ rounds: 2, redFivesDots: 1, bust: 'below-zero', extension: true });
    expect(preset.rules.claiming).toMatchObject({ severalWinners: 'all', swapCalling: 'same-chow' });
    expect(preset.rules.draw).toMatchObject({ pool: 3000, passOnDraw: 'unless-east-ready' });
    expect(preset.scoring.extras.placementBonus).toEqual([15000, 5000, -5000, -15000]);
    expect(report.lost.map(({ theirs }) => theirs)).toEqual(['muyu_mode: 1']);
  });

  test('is written as a list whose values are read back', () => {
    const { preset } = room({ ...RULE, dora_count: 4, have_toutiao: 1, enable_renhe: 1 });
    const { text, report } = written(MAHJONG_SOUL, preset);
    expect(report.lost).toEqual([]);
    const values = [...text.matchAll(/: (-?\d+) {2}\[(\w+)\]$/gm)].map(([, value, key]) => [key, Number(value)]);
    const again = room(Object.fromEntries(values) as object).preset;
    expect(difference(again, preset)).toEqual([]);
    expect(text).toMatch(/Red fives.*: 4 {2}\[dora_count\]/);
  });

  test('three players, and payments that are no shares of one pool', () => {
    const refused = MAHJONG_SOUL.import?.({ text: '', json: record(RULE, 12) });
    expect(refused?.ok === false && refused.problems.map((one) => one.code)).toEqual(['other-game']);
    const { report } = room({ ...RULE, noting_fafu_3: 1000 });
    expect(report.lost.map(({ theirs }) => theirs)).toEqual(['noting_fafu_3: 1000']);
  });

  test('what a room cannot say is lost', () => {
    const { report } = written(MAHJONG_SOUL, withValue(known('kobalab-default'), '/scoring/extras/ties', 'split'));
    expect(report.lost.map(({ path }) => path)).toContain('/scoring/extras/ties');
  });
});
