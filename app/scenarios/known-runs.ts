import type { Scenario } from '../../schemas/generated/scenario';
import type { Effective } from '../preset/effective';
import { changedPointers } from '../preset/effective-changed';
import type { Pointer } from '../result';
import type { Run } from '../ruling';
import { run } from './run';

interface Known {
  readonly run: Run;
  /** Rules under which it is known to come out so: the latest of them, which the next ones are likely to be near. */
  effective: Effective;
}

/**
 * The latest runs of scenarios. A run stands under other rules too where they agree in all that it has read: an edit
 * that is taken back, or a preset that rules a scenario as another does, costs nothing.
 */
export class KnownRuns {
  readonly #known = new Map<Scenario, Known[]>();
  readonly #most: number;

  /** @param most how many runs of each scenario are kept */
  constructor(most = 6) {
    this.#most = most;
  }

  /** The run of a scenario under the rules, where one that is kept stands. */
  find(scenario: Scenario, effective: Effective): Run | undefined {
    const all = this.#known.get(scenario);
    if (all === undefined) return undefined;
    for (const [at, known] of all.entries()) {
      if (readsAny(known.run, changedPointers(known.effective, effective))) continue;
      known.effective = effective;
      if (at > 0) {
        all.splice(at, 1);
        all.unshift(known);
      }
      return known.run;
    }
    return undefined;
  }

  /** The run of a scenario, ruled now. */
  rule(scenario: Scenario, effective: Effective): Run {
    const known: Known = { run: run(scenario, effective), effective };
    const all = this.#known.get(scenario);
    if (all === undefined) this.#known.set(scenario, [known]);
    else {
      all.unshift(known);
      if (all.length > this.#most) all.pop();
    }
    return known.run;
  }

  /** The run of a scenario, ruled now unless one that is kept stands. */
  of(scenario: Scenario, effective: Effective): Run {
    return this.find(scenario, effective) ?? this.rule(scenario, effective);
  }
}

function readsAny({ reads }: Run, changed: ReadonlySet<Pointer>): boolean {
  const [few, many] = changed.size < reads.size ? [changed, reads] : [reads, changed];
  for (const pointer of few) if (many.has(pointer)) return true;
  return false;
}
