import type { Scenario } from '../../schemas/generated/scenario';
import type { Effective } from '../preset/effective';
import type { Run } from '../ruling';
import { KnownScenario } from './known-scenario';
import { courseOf } from './run';

/**
 * What is known of scenarios. A run stands under other rules too where they agree in all that it has read: an edit that
 * is taken back, or a preset that rules a scenario as another does, costs nothing; and of a run that does not stand the
 * steps that do are taken over.
 */
export class KnownRuns {
  readonly #known = new Map<Scenario, KnownScenario>();
  readonly #most: number | undefined;

  /** @param most how many runs of each scenario are kept */
  constructor(most?: number) {
    this.#most = most;
  }

  /** The run of a scenario under the rules, where one that is kept stands. */
  find(scenario: Scenario, effective: Effective): Run | undefined {
    return this.#known.get(scenario)?.courses.find(effective)?.run;
  }

  /** The run of a scenario, ruled now unless one that is kept stands. */
  of(scenario: Scenario, effective: Effective): Run {
    let known = this.#known.get(scenario);
    if (known === undefined) this.#known.set(scenario, (known = new KnownScenario(scenario, this.#most)));
    return courseOf(known, effective).run;
  }
}
