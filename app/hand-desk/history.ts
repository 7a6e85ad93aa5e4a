import type { Problem } from '../result';
import type { Hand } from '../../schemas/generated/hand';

/** What lies on the hand desk at one moment. */
export interface Laid {
  readonly hand: Hand;
  /** The text in the field as it is typed; left out: what is written for the hand. */
  readonly typed?: string;
  /** Why what is typed is no hand; the hand is then the last that could be read. */
  readonly problem?: Problem;
}

interface Step {
  readonly before: Laid;
  /** What was done, as the menu says it. */
  readonly label: string;
}

/** The steps that led here, and those that were taken back. */
export interface Steps {
  readonly laid: Laid;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** Steps with the same key that follow each other are one. */
  readonly key: string | undefined;
}

/** No more steps than this are kept. */
const MOST_STEPS = 200;

/** Something else on the desk, as a step that can be taken back. */
export function stepped(steps: Steps, laid: Laid, label: string, key?: string): Steps {
  if (key !== undefined && steps.key === key) return { ...steps, laid, future: [] };
  const past = [...steps.past, { before: steps.laid, label }].slice(-MOST_STEPS);
  return { laid, past, future: [], key };
}

/** The last step taken back. */
export function undone({ laid, past, future, ...rest }: Steps): Steps {
  const last = past.at(-1);
  if (!last) return { laid, past, future, ...rest };
  const again = [{ before: laid, label: last.label }, ...future];
  return { laid: last.before, past: past.slice(0, -1), future: again, key: undefined };
}

/** The last step that was taken back, done again. */
export function redone({ laid, past, future, ...rest }: Steps): Steps {
  const [next, ...later] = future;
  if (!next) return { laid, past, future, ...rest };
  return { laid: next.before, past: [...past, { before: laid, label: next.label }], future: later, key: undefined };
}
