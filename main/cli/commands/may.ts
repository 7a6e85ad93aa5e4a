import { parsePosition } from '../../../app/exchange/documents';
import { effectiveOf } from '../../../app/preset/effective-of';
import { play } from '../../../app/scenarios/run';
import { SEATS, type Seat } from '../../../app/seats';
import { may as mayOf, type Choice } from '../../../app/table/may';
import { tableOf } from '../../../app/table/table';
import { sayObjection } from '../../../app/words/say';
import { speakerOf, type Speaker } from '../../../app/words/speaker';
import { GOOD, PROBLEMS, type Exit, told } from '../exit';
import { wholeInput } from '../io';
import { asJson } from '../json';
import { ruledPreset, type Shelf } from '../presets';

/** `may`: a position on standard input; for each seat what it may do, and why not the rest. */
export async function may(shelf: Shelf, name: string, asked: { set?: readonly string[] }): Promise<Exit> {
  const preset = await ruledPreset(shelf, name, asked.set);
  if (!preset.ok) return told(shelf.io, preset, name);
  const text = await wholeInput(shelf.io);
  const position = parsePosition(text ?? '');
  if (!position.ok) {
    await shelf.io.out(asJson({ ok: false, problems: position.problems }));
    return PROBLEMS;
  }
  const effective = effectiveOf(preset.value);
  const state = play(position.value, effective).states.at(-1);
  const speaker = speakerOf(preset.value);
  const answer = state === undefined ? undefined : mayOf(tableOf(effective, state));
  const seats = SEATS.map((seat): [Seat, unknown] => [seat, choices(answer?.[seat] ?? [], speaker)]);
  await shelf.io.out(asJson({ ok: true, preset: preset.value.id, seats: Object.fromEntries(seats) }));
  return GOOD;
}

function choices(all: readonly Choice[], speaker: Speaker): unknown {
  return {
    may: all.filter((one) => one.allowed).map((one) => one.event),
    mayNot: all
      .filter((one) => !one.allowed)
      .map(({ event, objections, missing }) => ({
        event,
        because: objections.map((one) => ({ ...one, sentence: sayObjection(one, speaker) })),
        ...(missing === undefined ? {} : { missing }),
      })),
  };
}
