import type { Preset } from '../../schemas/generated/preset';
import type { Scenario } from '../../schemas/generated/scenario';
import type { Effective } from '../preset/effective';
import { changedPointers } from '../preset/effective-changed';
import { effectiveOf } from '../preset/effective-of';
import { readAt, withValue } from '../preset/pointer';
import type { Pointer } from '../result';
import type { Run } from '../ruling';
import { outcomesDiffer } from './compare';
import { KnownRuns } from './known-runs';
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
  /** Rules beforehand, in the same slices, under rules to which an edit may come: that one then finds what it needs. */
  readonly ahead: (effective: Effective) => Generator<void, void>;
}

/** The runs of all scenarios under one set of rules. */
interface Ruled {
  readonly effective: Effective;
  readonly runs: ReadonlyMap<Scenario, Run>;
}

/**
 * A preview over some scenarios. It keeps the latest runs of each scenario and rules again only where none of them
 * stands, since an option or row that it has read has another value now.
 * @param known the runs of these scenarios that are there already
 */
export function createPreview(scenarios: readonly Scenario[], known = new KnownRuns()): Preview {
  let latest: Ruled | undefined;

  function* runs(effective: Effective): Generator<void, { ruled: Ruled; again: number }> {
    if (latest?.effective === effective) return { ruled: latest, again: 0 };
    const runs = new Map<Scenario, Run>();
    let again = 0;
    for (const scenario of scenarios) {
      const found = known.find(scenario, effective);
      runs.set(scenario, found ?? known.of(scenario, effective));
      if (found !== undefined) continue;
      again += 1;
      yield;
    }
    return { ruled: { effective, runs }, again };
  }

  function* inSlices(edited: Preset, base: Preset): Generator<void, PreviewResult> {
    const { ruled: under } = yield* runs(effectiveOf(base));
    latest = under;
    const { ruled: now, again } = yield* runs(effectiveOf(edited));
    const changed: Changed[] = [];
    const unchanged: { scenario: Scenario; run: Run }[] = [];
    const deciding = decider(edited, base, known);
    for (const scenario of scenarios) {
      const before = under.runs.get(scenario);
      const after = now.runs.get(scenario);
      if (before === undefined || after === undefined) continue;
      if (before === after || !outcomesDiffer(before, after)) {
        unchanged.push({ scenario, run: after });
        continue;
      }
      changed.push({ scenario, before, after, deciding: deciding(scenario, before, after) });
      yield;
    }
    return { changed, unchanged, counts: { scenarios: scenarios.length, changed: changed.length, ruledAgain: again } };
  }

  function* ahead(effective: Effective): Generator<void, void> {
    for (const scenario of scenarios) {
      if (known.find(scenario, effective) !== undefined) continue;
      known.of(scenario, effective);
      yield;
    }
  }

  return {
    inSlices,
    ahead,
    rule: (edited, base) => {
      const slices = inSlices(edited, base);
      for (;;) {
        const slice = slices.next();
        if (slice.done === true) return slice.value;
      }
    },
  };
}

/** The results on two sets of scenarios, one after the other, as one. */
export function joinedResults(a: PreviewResult, b: PreviewResult): PreviewResult {
  return {
    changed: [...a.changed, ...b.changed],
    unchanged: [...a.unchanged, ...b.unchanged],
    counts: {
      scenarios: a.counts.scenarios + b.counts.scenarios,
      changed: a.counts.changed + b.counts.changed,
      ruledAgain: a.counts.ruledAgain + b.counts.ruledAgain,
    },
  };
}

/** More changes than this are not tried one by one: the presets are different games, and all that was read is named. */
const MOST_TRIED = 12;

/** Of several changes those without which a scenario ends otherwise; where none is alone, all that were read. */
function decider(edited: Preset, base: Preset, known: KnownRuns) {
  const pointers = [...changedPointers(effectiveOf(base), effectiveOf(edited))];
  // The edited preset with one change taken back, made once for all scenarios.
  const variants = new Map<Pointer, Effective>();
  const without = (pointer: Pointer): Effective => {
    let effective = variants.get(pointer);
    if (effective === undefined) {
      effective = effectiveOf(withValue(edited, pointer, readAt(base, pointer)));
      variants.set(pointer, effective);
    }
    return effective;
  };
  return (scenario: Scenario, before: Run, after: Run): readonly Pointer[] => {
    const read = pointers.filter((pointer) => after.reads.has(pointer) || before.reads.has(pointer));
    if (read.length < 2 || read.length > MOST_TRIED) return read;
    // One edit may change options that depend on it: taken back it gives the base, and one of those the edited preset.
    // Other trials are not kept, so that they push nothing out.
    const back = (pointer: Pointer): Run => known.find(scenario, without(pointer)) ?? run(scenario, without(pointer));
    // What the run has not read makes no difference to it.
    const alone = read.filter((pointer) => after.reads.has(pointer) && outcomesDiffer(after, back(pointer)));
    return alone.length > 0 ? alone : read;
  };
}
