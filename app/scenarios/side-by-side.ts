import type { Preset } from '../../schemas/generated/preset';
import type { Scenario } from '../../schemas/generated/scenario';
import type { Pointer } from '../result';
import type { Run } from '../ruling';
import { SEATS } from '../seats';
import { gainOf } from '../transfers';
import { KnownRuns } from './known-runs';
import { createPreview } from './preview';

/** A scenario that does not end alike under some presets. */
export interface Beside {
  readonly scenario: Scenario;
  /** What comes of it under each preset, in their order. */
  readonly runs: readonly Run[];
  /** The options that make the difference between the first preset and the others. */
  readonly deciding: readonly Pointer[];
  /** The most points by which one seat ends apart. */
  readonly apart: number;
}

/**
 * The scenarios that end otherwise than under the first preset, those that arise under all of them first, and of these the
 * ones whose points lie furthest apart. Yields after each scenario that was ruled, so that nothing is held up.
 */
export function* sideBySide(
  [first, ...others]: readonly [Preset, ...Preset[]],
  scenarios: readonly Scenario[],
): Generator<void, readonly Beside[]> {
  // Presets that agree in all that a scenario reads share its run.
  const known = new KnownRuns(others.length + 2);
  const under = new Map<Scenario, (Run | undefined)[]>();
  const deciding = new Map<Scenario, Set<Pointer>>();
  for (const [at, other] of others.entries()) {
    const { changed, unchanged } = yield* createPreview(scenarios, known).inSlices(other, first);
    for (const { scenario, run } of unchanged) rowOf(under, scenario, others.length)[at + 1] = run;
    for (const { scenario, before, after, deciding: pointers } of changed) {
      const row = rowOf(under, scenario, others.length);
      row[0] = before;
      row[at + 1] = after;
      const all = deciding.get(scenario) ?? new Set();
      for (const pointer of pointers) all.add(pointer);
      deciding.set(scenario, all);
    }
  }
  const found = [...deciding].map(([scenario, pointers]): Beside => {
    const runs = rowOf(under, scenario, others.length).filter((run) => run !== undefined);
    return { scenario, runs, deciding: [...pointers], apart: apartOf(runs) };
  });
  const order = new Map(scenarios.map((scenario, at) => [scenario, at]));
  const place = (one: Beside) => order.get(one.scenario) ?? 0;
  return found.sort((a, b) => arisesEverywhere(b) - arisesEverywhere(a) || b.apart - a.apart || place(a) - place(b));
}

function rowOf(rows: Map<Scenario, (Run | undefined)[]>, scenario: Scenario, others: number): (Run | undefined)[] {
  const row = rows.get(scenario) ?? Array.from<Run | undefined>({ length: others + 1 });
  rows.set(scenario, row);
  return row;
}

function arisesEverywhere({ runs }: Beside): number {
  return runs.every(({ outcome }) => outcome.arises) ? 1 : 0;
}

/** The most points by which one seat ends apart under several runs. */
function apartOf(runs: readonly Run[]): number {
  return Math.max(
    ...SEATS.map((seat) => {
      const gains = runs.map(({ outcome }) => (outcome.arises ? gainOf(outcome.transfers, seat) : 0));
      return Math.max(...gains) - Math.min(...gains);
    }),
  );
}
