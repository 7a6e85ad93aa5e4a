import majiang, { type Shoupai } from '@kobalab/majiang-core';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { builtin } from '../../app/preset/builtin';
import { effectiveOf } from '../../app/preset/effective-of';
import type { Effective } from '../../app/preset/effective';
import { waits } from '../../app/hand';
import { paidWin, readHand, scoreHand, scoreRead, type ReadHand } from '../../app/scoring';
import { choicesOf, peerPreset } from '../../app/scoring/testing/riichi';
import { seeded } from '../../app/table/testing/deals';
import type { ScoreSheet } from '../../app/ruling';
import { drawnHands, HANDS, perSecond } from './hands';
import { timed } from './timed';

/** What a thread of its own is asked for: the time to the first hand of a preset. */
export interface FirstHand {
  readonly preset: string;
}

const PASSES = 3;
/** Patterns that a hand full of them shows, paid or not. */
const MANY = 6;

function rulesOf(id: string): Effective {
  const preset = builtin(id);
  if (preset === undefined) throw new Error(`no preset ${id}`);
  return effectiveOf(preset);
}

function readAll(effective: Effective, seed: number, count: number): ReadHand[] {
  return drawnHands(seeded(seed), count).flatMap(({ hand }) => {
    const read = readHand(effective, { ...hand, doraIndicators: '', uraIndicators: '' });
    return read.ok ? [read.value] : [];
  });
}

/** The last of some passes, when all is warm. */
function warm<T>(act: () => T): { readonly value: T; readonly milliseconds: number } {
  for (let pass = 1; pass < PASSES; pass += 1) act();
  return timed(act);
}

/** Chinese Official on winning hands that show many of its patterns, new ones for each seed. */
export function benchChineseOfficial(seed: number): readonly string[] {
  const effective = rulesOf('chinese-official');
  const valued = (sheet: ScoreSheet): number => sheet.patterns.filter((one) => one.value > 0).length;
  const hands = readAll(effective, seed, 5 * HANDS)
    .filter((hand) => valued(scoreRead(effective, hand)) >= MANY)
    .slice(0, HANDS);
  const numbers = warm(() => hands.reduce((sum, hand) => sum + paidWin(effective, hand).points, 0));
  const sheets = warm(() => hands.reduce((sum, hand) => sum + scoreRead(effective, hand).points, 0));
  return [
    `Chinese Official, ${String(hands.length)} hands of ${String(MANY)} patterns and more: ` +
      `${perSecond(hands.length, numbers.milliseconds)} hands/s explained when asked for, ` +
      `${perSecond(hands.length, sheets.milliseconds)} whole sheets/s`,
  ];
}

/** The waits of hands from which the winning tile was taken, beside those that majiang-core finds. */
export function benchWaits(seed: number): readonly string[] {
  const effective = peerPreset(choicesOf(1));
  const drawn = drawnHands(seeded(seed + 1));
  const hands = drawn.flatMap(({ hand }) => {
    const read = readHand(effective, hand);
    return read.ok ? [{ concealed: read.value.concealed.slice(0, -1), melds: read.value.melds }] : [];
  });
  const peers = drawn.map(({ text, discard }): Shoupai => {
    const shoupai = majiang.Shoupai.fromString(text);
    // A drawn tile stands behind the others, before the melds.
    return discard === null ? majiang.Shoupai.fromString(text.replace(/[mpsz]\d(?=,|$)/u, '')) : shoupai;
  });
  const ours = warm(() => hands.reduce((sum, hand) => sum + waits(effective, hand).length, 0));
  const theirs = warm(() => peers.reduce((sum, hand) => sum + (majiang.Util.tingpai(hand)?.length ?? 0), 0));
  const times = theirs.milliseconds / ours.milliseconds;
  return [
    `waits: ${perSecond(hands.length, ours.milliseconds)} hands/s (majiang-core ` +
      `${perSecond(peers.length, theirs.milliseconds)}, × ${times.toFixed(1)})`,
  ];
}

/** What 10,000 score sheets hold that are kept, and what the hands that were read for them hold. */
export function benchMemory(seed: number): readonly string[] {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = (): number => {
    collect();
    return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
  };
  const effective = peerPreset(choicesOf(1));
  const drawn = drawnHands(seeded(seed + 2)).map(({ hand }) => hand);
  scoreHand(effective, drawn[0] ?? { concealed: '' });
  const before = held();
  const hands = drawn.flatMap((hand) => {
    const read = readHand(effective, hand);
    return read.ok ? [read.value] : [];
  });
  const read = held();
  const sheets = hands.map((hand) => scoreRead(effective, hand));
  const after = held();
  const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);
  return [
    `memory of ${String(sheets.length)} whole sheets: ${megabytes(after - read)} MB; ` +
      `of the ${String(hands.length)} hands as they were read: ${megabytes(read - before)} MB`,
  ];
}

/** In a thread of its own: rules, tables and the first sheet of a preset, in milliseconds. */
export function firstHand({ preset }: FirstHand): number {
  const rules = builtin(preset);
  if (rules === undefined) throw new Error(`no preset ${preset}`);
  const concealed = rules.rules.general.setsInHand === 5 ? '123456789m12345p55s' : '123456789m1255p';
  const win = { tile: '3p', by: 'self-draw' } as const;
  const start = performance.now();
  scoreHand(effectiveOf(rules), { concealed, win, seatWind: 'E', roundWind: 'E' });
  return performance.now() - start;
}

/** How long the first hand takes after a start: each preset in a new thread, which has compiled and kept nothing. */
export async function benchFirstHand(file: string): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const preset of ['japanese-modern', 'chinese-official', 'taiwanese-16']) {
    const times: number[] = [];
    for (let start = 0; start < 5; start += 1) {
      const question: FirstHand = { preset };
      const worker = new Worker(file, { workerData: question });
      times.push(await new Promise<number>((answer, failed) => worker.once('message', answer).once('error', failed)));
    }
    lines.push(`first hand under ${preset}: ${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)} ms`);
  }
  return lines;
}
