/** One change in a history: the value after it, and what it is called in "Undo ...". */
export interface Step<T> {
  readonly value: T;
  readonly label: string;
  /** Changes with the same key that follow each other are one step, until `sealed`. */
  readonly key?: string;
}

/** A labelled history of immutable values with a point at which it was saved. */
export interface History<T> {
  readonly first: T;
  readonly steps: readonly Step<T>[];
  /** How many of the steps are applied: 0 is the first value. */
  readonly at: number;
  /** The value of `at` when it was last saved; `undefined` when that value cannot be reached any more, or never was. */
  readonly savedAt: number | undefined;
  /** The next change starts a step of its own even if its key is that of the last one. */
  readonly sealed: boolean;
}

/** More steps than this are not kept. */
const MOST_STEPS = 500;

/** A history that starts at a value, which counts as saved or not. */
export function historyOf<T>(first: T, saved: boolean): History<T> {
  return { first, steps: [], at: 0, savedAt: saved ? 0 : undefined, sealed: true };
}

export function presentOf<T>(history: History<T>): T {
  return history.at === 0 ? history.first : (history.steps[history.at - 1]?.value ?? history.first);
}

/** The value before the last step that is applied. */
function beforeLast<T>(history: History<T>): T {
  return history.at <= 1 ? history.first : (history.steps[history.at - 2]?.value ?? history.first);
}

/**
 * Adds a change; what was undone before is dropped. A change with the key of the last one replaces it, and one that
 * leads back to where that step began takes it away.
 * @param label given the value before the step and after it
 */
export function changed<T>(
  history: History<T>,
  value: T,
  label: (before: T, after: T) => string,
  key?: string,
  same: (a: T, b: T) => boolean = Object.is,
): History<T> {
  if (same(presentOf(history), value)) return history;
  const last = history.steps[history.at - 1];
  const joins =
    key !== undefined && !history.sealed && last?.key === key && history.at === history.steps.length && history.at > 0;
  if (joins && history.savedAt !== history.at) {
    const before = beforeLast(history);
    const kept = history.steps.slice(0, -1);
    if (same(before, value)) return { ...history, steps: kept, at: kept.length, sealed: false };
    return { ...history, steps: [...kept, { value, label: label(before, value), key }] };
  }
  const kept = history.steps.slice(0, history.at);
  const savedAt = history.savedAt !== undefined && history.savedAt > history.at ? undefined : history.savedAt;
  const step: Step<T> = { value, label: label(presentOf(history), value), ...(key === undefined ? {} : { key }) };
  return shortened({ ...history, steps: [...kept, step], at: kept.length + 1, savedAt, sealed: false });
}

function shortened<T>(history: History<T>): History<T> {
  const extra = history.steps.length - MOST_STEPS;
  if (extra <= 0) return history;
  const savedAt = history.savedAt !== undefined && history.savedAt >= extra ? history.savedAt - extra : undefined;
  return {
    ...history,
    first: history.steps[extra - 1]?.value ?? history.first,
    steps: history.steps.slice(extra),
    at: history.at - extra,
    savedAt,
  };
}

/** Ends a run of changes that count as one step: the field was left, or a moment has passed. */
export function sealed<T>(history: History<T>): History<T> {
  return history.sealed ? history : { ...history, sealed: true };
}

export function undone<T>(history: History<T>): History<T> {
  return history.at === 0 ? history : { ...history, at: history.at - 1, sealed: true };
}

export function redone<T>(history: History<T>): History<T> {
  return history.at === history.steps.length ? history : { ...history, at: history.at + 1, sealed: true };
}

/** The same history with every value changed alike: what changes is no step of it. */
export function mapped<T>(history: History<T>, change: (value: T) => T): History<T> {
  const steps = history.steps.map((step) => ({ ...step, value: change(step.value) }));
  return { ...history, first: change(history.first), steps };
}

/** What undo would take back, and redo bring again. */
export function undoLabel<T>(history: History<T>): string | undefined {
  return history.steps[history.at - 1]?.label;
}

export function redoLabel<T>(history: History<T>): string | undefined {
  return history.steps[history.at]?.label;
}

/** The present value was saved. */
export function savedHistory<T>(history: History<T>): History<T> {
  return { ...history, savedAt: history.at, sealed: true };
}

/** Whether the present value is the one that was saved. */
export function isSaved<T>(history: History<T>): boolean {
  return history.savedAt === history.at;
}
