import majiang from '@kobalab/majiang-core';
import { scoreHand, valueOf } from '../../app/scoring';
import { type Drawn, drawHand, type Random, THEMES } from '../../app/scoring/testing/draw';
import { choicesOf, peerPreset, peerRule } from '../../app/scoring/testing/riichi';
import { seeded } from '../../app/table/testing/deals';

const HANDS = 5_000;
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

function perSecond(milliseconds: number): number {
  return Math.round((HANDS * 1000) / milliseconds);
}

function timed<T>(act: () => T): { readonly value: T; readonly milliseconds: number } {
  const start = performance.now();
  const value = act();
  return { value, milliseconds: performance.now() - start };
}

/**
 * Hands scored per second, the whole sheet and the number alone, beside majiang-core on the same hands; new hands for
 * each pass. The peer parses its hand from text, this program reads its hand document: both are part of the time. The sums
 * of points are compared, and the run fails where they differ.
 */
export function benchHands(seed: number): readonly string[] {
  const random = seeded(seed);
  const choices = choicesOf(1);
  const effective = peerPreset(choices);
  const rule = peerRule(choices);
  const lines: string[] = [];
  for (let pass = 1; pass <= PASSES; pass += 1) {
    const hands = drawn(random);
    const peer = timed(() =>
      hands.reduce((sum, { text, discard, param }) => {
        const hule = majiang.Util.hule(
          majiang.Shoupai.fromString(text),
          discard,
          majiang.Util.hule_param({ ...param, rule }),
        );
        const won = hule?.hupai !== undefined && hule.hupai.length > 0;
        return sum + (won ? (hule.fenpei ?? []).reduce((all, one) => all + Math.max(0, one), 0) : 0);
      }, 0),
    );
    const sheets = timed(() =>
      hands.reduce((sum, { hand }) => {
        const sheet = scoreHand(effective, hand);
        return sum + (sheet.ok && sheet.win ? sheet.transfers.reduce((all, one) => all + one.amount, 0) : 0);
      }, 0),
    );
    const numbers = timed(() => hands.reduce((sum, { hand }) => sum + valueOf(effective, hand).points, 0));
    const equal = peer.value === sheets.value;
    if (!equal) process.exitCode = 1;
    const ratio = (milliseconds: number) => (peer.milliseconds / milliseconds).toFixed(1);
    lines.push(
      `pass ${String(pass)}: majiang-core ${String(perSecond(peer.milliseconds))} hands/s; ` +
        `whole sheets ${String(perSecond(sheets.milliseconds))} (× ${ratio(sheets.milliseconds)}); ` +
        `number alone ${String(perSecond(numbers.milliseconds))} (× ${ratio(numbers.milliseconds)}); ` +
        `sums of points ${equal ? 'equal' : `differ: ${String(peer.value)} and ${String(sheets.value)}`}`,
    );
  }
  return lines;
}
