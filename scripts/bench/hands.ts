import majiang, { type Shoupai } from '@kobalab/majiang-core';
import { paidWin, readHand, scoreHand, scoreRead, type ReadHand } from '../../app/scoring';
import type { Transfer } from '../../app/ruling';
import { type Drawn, drawHand, type Random, THEMES } from '../../app/scoring/testing/draw';
import { choicesOf, peerPreset, peerRule } from '../../app/scoring/testing/riichi';
import { seeded } from '../../app/table/testing/deals';
import { timed } from './timed';

/** Hands of a pass. */
export const HANDS = 10_000;
const PASSES = 4;

/** Random winning hands of all themes. */
export function drawnHands(random: Random, count = HANDS): Drawn[] {
  const hands: Drawn[] = [];
  while (hands.length < count) {
    const theme = THEMES[Math.floor(random() * THEMES.length)] ?? THEMES[0];
    const hand = drawHand(random, theme);
    if (hand) hands.push(hand);
  }
  return hands;
}

/** What a winner is paid, the stakes of the table among it. */
function gained(transfers: readonly Transfer[]): number {
  let sum = 0;
  for (const one of transfers) sum += one.amount;
  return sum;
}

/** A hand as the peer has parsed it. */
interface PeerHand {
  readonly shoupai: Shoupai;
  readonly discard: string | null;
  readonly param: object;
}

function peerGain({ shoupai, discard, param }: PeerHand): number {
  const hule = majiang.Util.hule(shoupai, discard, param);
  if (hule?.hupai === undefined || hule.hupai.length === 0) return 0;
  return (hule.fenpei ?? []).reduce((all, one) => all + Math.max(0, one), 0);
}

/** How many times a second something was done. */
export function perSecond(times: number, milliseconds: number): string {
  return String(Math.round((times * 1000) / milliseconds));
}

/** The value in the middle of some figures. */
function middle(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? 0;
}

/** What some hands of a pass come to, from one on. */
type Part = (from: number, to: number) => number;

function eachOf<T>(list: readonly T[], gain: (one: T) => number): Part {
  return (from, to) => {
    let all = 0;
    for (let at = from; at < to; at++) all += gain(list[at] as T);
    return all;
  };
}

/** Forms that are measured. */
type Five<T> = readonly [T, T, T, T, T];
/** Hands that one form scores before the next has its turn. */
const TURN = 1000;

/** All forms in turns on the same hands, so that what slows the machine down for a while slows all of them down. */
function inTurns(parts: Five<Part>): Five<{ value: number; milliseconds: number }> {
  const none = (): { value: number; milliseconds: number } => ({ value: 0, milliseconds: 0 });
  const sums: Five<ReturnType<typeof none>> = [none(), none(), none(), none(), none()];
  for (let from = 0; from < HANDS; from += TURN) {
    for (const [at, part] of parts.entries()) {
      const { value, milliseconds } = timed(() => part(from, from + TURN));
      const sum = sums[at];
      if (sum === undefined) continue;
      sum.value += value;
      sum.milliseconds += milliseconds;
    }
  }
  return sums;
}

/**
 * Hands scored per second beside majiang-core on the same hands, new ones for each pass, in one thread. Measured are, from
 * hands that both have parsed before: the win with its points and what each player pays, its explanation left for when it
 * is asked for; and the whole score sheet, with all patterns, what is not paid and why, and the steps; and from the hand as
 * text: the whole sheet. All forms take turns of a thousand hands. In
 * the first pass neither program is warm. The sums of what is paid are compared in each form, and
 * the run fails where they differ.
 */
export function benchHands(seed: number): readonly string[] {
  const random = seeded(seed);
  const choices = choicesOf(1);
  const effective = peerPreset(choices);
  const rule = peerRule(choices);
  const lines: string[] = [];
  const warm = new Map<string, number[]>();
  for (let pass = 1; pass <= PASSES; pass += 1) {
    const hands = drawnHands(random);
    const peerParsed = hands.map(({ text, discard, param }): PeerHand => ({
      shoupai: majiang.Shoupai.fromString(text),
      discard,
      param: majiang.Util.hule_param({ ...param, rule }),
    }));
    const parsed = hands.map(({ hand }): ReadHand => {
      const read = readHand(effective, hand);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      return read.value;
    });
    const peers = ({ text, discard, param }: Drawn): number =>
      peerGain({
        shoupai: majiang.Shoupai.fromString(text),
        discard,
        param: majiang.Util.hule_param({ ...param, rule }),
      });
    const fromDocument = ({ hand }: Drawn): number => {
      const sheet = scoreHand(effective, hand);
      return sheet.ok ? gained(sheet.transfers) : 0;
    };
    const [peer, fromText, asked, whole, documents] = inTurns([
      eachOf(peerParsed, peerGain),
      eachOf(hands, peers),
      eachOf(parsed, (hand) => gained(paidWin(effective, hand).transfers)),
      eachOf(parsed, (hand) => gained(scoreRead(effective, hand).transfers)),
      eachOf(hands, fromDocument),
    ]);
    const forms = [
      ['sheets explained when asked for', peer, asked],
      ['whole sheets', peer, whole],
      ['whole sheets from documents', fromText, documents],
    ] as const;
    lines.push(
      `pass ${String(pass)}${pass === 1 ? ', nothing warm' : ''}: majiang-core ` +
        `${perSecond(HANDS, peer.milliseconds)} parsed hands/s, ` +
        `${perSecond(HANDS, fromText.milliseconds)} from text; sum of points ${String(peer.value)}`,
    );
    for (const [form, theirs, ours] of forms) {
      const equal = theirs.value === ours.value;
      if (!equal) process.exitCode = 1;
      const times = theirs.milliseconds / ours.milliseconds;
      if (pass > 1) warm.set(form, [...(warm.get(form) ?? []), times]);
      lines.push(
        `  ${form}: ${perSecond(HANDS, ours.milliseconds)} hands/s (× ${times.toFixed(1)}), ` +
          `sum ${equal ? 'equal' : `differs: ${String(ours.value)}`}`,
      );
    }
  }
  for (const [form, times] of warm) lines.push(`warm, ${form}: × ${middle(times).toFixed(1)}`);
  return lines;
}
