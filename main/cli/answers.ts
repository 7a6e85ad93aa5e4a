import { parseHand } from '../../app/exchange/documents';
import { effectiveOf } from '../../app/preset/effective-of';
import type { Effective } from '../../app/preset/effective';
import type { Problem } from '../../app/result';
import type { Hand } from '../../schemas/generated/hand';
import type { Preset } from '../../schemas/generated/preset';
import { GOOD, PROBLEMS, told, type Exit } from './exit';
import { inputLines, wholeInput } from './io';
import { asJson } from './json';
import { ruledPreset, type Shelf } from './presets';

interface Answer {
  readonly ok: boolean;
}

/** What is said of one hand under the rules of a preset. */
type Ask = (effective: Effective, hand: Hand, preset: Preset) => Answer;

const TOO_LARGE: readonly Problem[] = [
  { code: 'too-large', severity: 'problem', pointer: '', message: 'A hand document has at most 2 MB.' },
];

/** Answers the hand document on standard input; with `batch` one on every line. */
export async function answerHands(
  shelf: Shelf,
  name: string,
  asked: { set?: readonly string[]; batch?: boolean },
  ask: Ask,
): Promise<Exit> {
  const preset = await ruledPreset(shelf, name, asked.set);
  if (!preset.ok) return told(shelf.io, preset, name);
  const effective = effectiveOf(preset.value);
  const answer = (text: string | undefined): Answer => {
    const hand = text === undefined ? { ok: false as const, problems: TOO_LARGE } : parseHand(text);
    return hand.ok ? ask(effective, hand.value, preset.value) : ({ ok: false, problems: hand.problems } as Answer);
  };
  if (asked.batch === true) return batch(shelf, answer);
  const answered = answer(await wholeInput(shelf.io));
  await shelf.io.out(asJson(answered));
  return answered.ok ? GOOD : PROBLEMS;
}

/** Every line is answered by one line, in order, so that the two can be put beside each other. */
async function batch(shelf: Shelf, answerTo: (text: string | undefined) => Answer): Promise<Exit> {
  let exit: Exit = GOOD;
  for await (const line of inputLines(shelf.io)) {
    const answer = answerTo(line);
    if (!answer.ok) exit = PROBLEMS;
    await shelf.io.out(`${JSON.stringify(answer)}\n`);
  }
  return exit;
}
