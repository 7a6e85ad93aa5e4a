import majiang, { type Shoupai } from '@kobalab/majiang-core';
import { paidWin, readHand, scoreHand, scoreRead, type ReadHand } from '../../app/scoring';
import type { Transfer } from '../../app/ruling';
import { type Drawn, drawHand, type Random, THEMES } from '../../app/scoring/testing/draw';
import { choicesOf, peerPreset, peerRule } from '../../app/scoring/testing/riichi';
import { seeded } from '../../app/table/testing/deals';
import { timed } from './timed';

const HANDS = 10_000;
const PASSES = 3;

function drawn(random: Random): Drawn[] {
  const hands: Drawn[] = [];
  while (hands.length < HANDS) {
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

/**
 * Hands scored per second beside majiang-core on the same hands, new ones for each pass, in one thread. Measured are, from
 * hands that both have parsed before: the win in numbers (points and what each player pays, no explanation) and the whole
 * score sheet (all patterns with what is not paid and why, and the steps); and from the hand as text: the whole sheet. The
 * sums of what is paid are compared in each form, and the run fails where they differ.
 */
export function benchHands(seed: number): readonly string[] {
  const random = seeded(seed);
  const choices = choicesOf(1);
  const effective = peerPreset(choices);
  const rule = peerRule(choices);
  const lines: string[] = [];
  for (let pass = 1; pass <= PASSES; pass += 1) {
    const hands = drawn(random);
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
    const sum = <T>(list: readonly T[], gain: (one: T) => number) =>
      timed(() => {
        let all = 0;
        for (const one of list) all += gain(one);
        return all;
      });
    const peer = sum(peerParsed, peerGain);
    const fromText = sum(hands, ({ text, discard, param }) =>
      peerGain({
        shoupai: majiang.Shoupai.fromString(text),
        discard,
        param: majiang.Util.hule_param({ ...param, rule }),
      }),
    );
    const forms = [
      ['wins in numbers', peer, sum(parsed, (hand) => gained(paidWin(effective, hand).transfers))],
      ['whole sheets', peer, sum(parsed, (hand) => gained(scoreRead(effective, hand).transfers))],
      [
        'whole sheets from documents',
        fromText,
        sum(hands, ({ hand }) => {
          const sheet = scoreHand(effective, hand);
          return sheet.ok ? gained(sheet.transfers) : 0;
        }),
      ],
    ] as const;
    const perSecond = (milliseconds: number) => String(Math.round((HANDS * 1000) / milliseconds));
    lines.push(
      `pass ${String(pass)}: majiang-core ${perSecond(peer.milliseconds)} parsed hands/s, ` +
        `${perSecond(fromText.milliseconds)} from text; sum of points ${String(peer.value)}`,
    );
    for (const [form, theirs, ours] of forms) {
      const equal = theirs.value === ours.value;
      if (!equal) process.exitCode = 1;
      lines.push(
        `  ${form}: ${perSecond(ours.milliseconds)} hands/s (× ${(theirs.milliseconds / ours.milliseconds).toFixed(1)}), ` +
          `sum ${equal ? 'equal' : `differs: ${String(ours.value)}`}`,
      );
    }
  }
  return lines;
}
