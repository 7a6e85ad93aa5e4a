import type { Preset } from '../../schemas/generated/preset';
import type { Scenario } from '../../schemas/generated/scenario';
import { same } from '../option/values';
import type { Effective } from '../preset/effective';
import { effectiveOf } from '../preset/effective-of';
import { readAt, withValue } from '../preset/pointer';
import type { Pointer } from '../result';
import type { Run } from '../ruling';
import { outcomesDiffer } from './compare';
import { run } from './run';

/** A scenario that ends otherwise than under the base. */
export interface Changed {
  readonly scenario: Scenario;
  readonly before: Run;
  readonly after: Run;
  /** The changed options that make the difference. */
  readonly deciding: readonly Pointer[];
}

/** What an edited preset does to the scenarios, compared with a base. */
export interface PreviewResult {
  readonly changed: readonly Changed[];
  readonly unchanged: readonly { readonly scenario: Scenario; readonly run: Run }[];
  readonly counts: { readonly scenarios: number; readonly changed: number; readonly ruledAgain: number };
}

/** Rules again only what an edit can have changed. */
export interface Preview {
  /** The scenarios under an edited preset, those that changed against the base first. */
  readonly rule: (edited: Preset, base: Preset) => PreviewResult;
  /** The same in slices: yields after each scenario that was ruled again or looked into, so that typing is never blocked. */
  readonly inSlices: (edited: Preset, base: Preset) => Generator<void, PreviewResult>;
}

/** The runs of all scenarios under one set of rules. */
interface Kept {
  effective: Effective;
  readonly runs: Map<Scenario, Run>;
}

/**
 * A preview over some scenarios. It keeps the last run of each scenario, for the edited preset and for the base, and
 * rules again only those that have read an option or row whose effective value changed.
 */
export function createPreview(scenarios: readonly Scenario[]): Preview {
  let edited: Kept | undefined;
  let base: Kept | undefined;

  function* runs(kept: Kept | undefined, effective: Effective): Generator<void, { kept: Kept; again: number }> {
    if (kept?.effective === effective && kept.runs.size === scenarios.length) return { kept, again: 0 };
    const changed = kept === undefined ? undefined : new Set(changedPointers(kept.effective, effective));
    const next: Kept = { effective, runs: new Map() };
    let again = 0;
    for (const scenario of scenarios) {
      const before = kept?.runs.get(scenario);
      if (before !== undefined && changed !== undefined && !readsAny(before, changed)) {
        next.runs.set(scenario, before);
        continue;
      }
      next.runs.set(scenario, run(scenario, effective));
      again += 1;
      yield;
    }
    return { kept: next, again };
  }

  function* inSlices(editedPreset: Preset, basePreset: Preset): Generator<void, PreviewResult> {
    const under = yield* runs(base, effectiveOf(basePreset));
    base = under.kept;
    // A first run of the edited preset starts from the base: they mostly differ by a few options.
    const now = yield* runs(edited ?? base, effectiveOf(editedPreset));
    edited = now.kept;
    return yield* resultOf(scenarios, editedPreset, basePreset, now.kept, under.kept, now.again);
  }

  return {
    inSlices,
    rule: (editedPreset, basePreset) => {
      const slices = inSlices(editedPreset, basePreset);
      for (;;) {
        const slice = slices.next();
        if (slice.done === true) return slice.value;
      }
    },
  };
}

function* resultOf(
  scenarios: readonly Scenario[],
  edited: Preset,
  base: Preset,
  now: Kept,
  under: Kept,
  ruledAgain: number,
): Generator<void, PreviewResult> {
  const changed: Changed[] = [];
  const unchanged: { scenario: Scenario; run: Run }[] = [];
  const pointers = changedPointers(under.effective, now.effective);
  // Many scenarios ask for the rules without the same change: they are worked out once.
  const without = new Map<Pointer, Effective>();
  const back = (pointer: Pointer): Effective => {
    const known = without.get(pointer) ?? effectiveOf(withValue(edited, pointer, readAt(base, pointer)));
    without.set(pointer, known);
    return known;
  };
  for (const scenario of scenarios) {
    const before = under.runs.get(scenario);
    const after = now.runs.get(scenario);
    if (before === undefined || after === undefined) continue;
    if (!outcomesDiffer(before, after)) {
      unchanged.push({ scenario, run: after });
      continue;
    }
    changed.push({ scenario, before, after, deciding: deciding(scenario, back, before, after, pointers) });
    yield;
  }
  return { changed, unchanged, counts: { scenarios: scenarios.length, changed: changed.length, ruledAgain } };
}

/** Of several changes those without which the scenario ends otherwise; where none is alone, all that were read. */
function deciding(
  scenario: Scenario,
  back: (pointer: Pointer) => Effective,
  before: Run,
  after: Run,
  pointers: readonly Pointer[],
): readonly Pointer[] {
  const read = pointers.filter((pointer) => after.reads.has(pointer) || before.reads.has(pointer));
  if (read.length < 2) return read;
  const alone = read.filter((pointer) => outcomesDiffer(after, run(scenario, back(pointer))));
  return alone.length > 0 ? alone : read;
}

function readsAny(run: Run, changed: ReadonlySet<Pointer>): boolean {
  if (changed.size < run.reads.size) {
    for (const pointer of changed) if (run.reads.has(pointer)) return true;
    return false;
  }
  for (const pointer of run.reads) if (changed.has(pointer)) return true;
  return false;
}

/** The options and scoring rows whose effective value differs, as pointers of two or three steps, `/card` and `/patterns`. */
export function changedPointers(a: Effective, b: Effective): readonly Pointer[] {
  if (a === b) return [];
  const out: Pointer[] = [];
  pagesDiffer(a.rules, b.rules, '/rules', out);
  pagesDiffer(a.scoring, b.scoring, '/scoring', out);
  if (!same(a.card, b.card)) out.push('/card');
  if (!same(a.patterns, b.patterns)) out.push('/patterns');
  return out;
}

function pagesDiffer(a: object, b: object, base: Pointer, out: Pointer[]): void {
  const right = new Map<string, unknown>(Object.entries(b));
  for (const [page, options] of Object.entries(a)) {
    const other = right.get(page);
    if (options === other) continue;
    const left = new Map<string, unknown>(Object.entries(options as object));
    const now = new Map<string, unknown>(Object.entries(other ?? {}));
    for (const key of new Set([...left.keys(), ...now.keys()])) {
      if (!same(left.get(key), now.get(key))) out.push(`${base}/${page}/${key}`);
    }
  }
}
