import type { ScenarioEvent } from '../../schemas/generated/scenario';
import type { Effective } from '../preset/effective';
import { choice, choicesOf } from '../table/may';
import type { State } from '../table/state';
import { tableOf } from '../table/table';
import { parseTiles, printTile } from '../tiles';

/** One assertion about what a seat may do that does not hold. */
interface Wrong {
  readonly what: string;
  readonly expected: boolean;
  readonly found: boolean;
}

/** Compares what an event asserts about a seat with what the seat may do after it. Only what is stated is compared. */
export function assertedMay(
  effective: Effective,
  state: State,
  asserted: NonNullable<ScenarioEvent['may']>,
): readonly Wrong[] {
  const table = tableOf(effective, state);
  const choices = choicesOf(table, asserted.seat);
  const can = (fits: (event: ScenarioEvent) => boolean): boolean =>
    choices.some((one) => one.allowed && fits(one.event));
  const wrong: Wrong[] = [];
  const compare = (what: string, expected: boolean | undefined, found: () => boolean): void => {
    if (expected === undefined) return;
    const is = found();
    if (is !== expected) wrong.push({ what, expected, found: is });
  };
  compare('win', asserted.win, () => can((event) => event.do === 'declare-win'));
  compare('chow', asserted.chow, () => can((event) => event.for === 'chow'));
  compare('pung', asserted.pung, () => can((event) => event.for === 'pung'));
  compare('kong', asserted.kong, () =>
    can((event) => event.for === 'kong' || event.do === 'concealed-kong' || event.do === 'promote-kong'),
  );
  compare('declare-ready', asserted['declare-ready'], () =>
    can((event) => event.do === 'declare-ready' || event.do === 'turn-face-down'),
  );
  for (const [tiles, expected] of [
    [asserted.discard, true],
    [asserted['not-discard'], false],
  ] as const) {
    const parsed = parseTiles(tiles ?? '');
    if (!parsed.ok) continue;
    for (const tile of parsed.value) {
      const text = printTile(tile);
      compare(`discard ${text}`, expected, () => choice(table, asserted.seat, { do: 'discard', tile: text }).allowed);
    }
  }
  return wrong;
}
