import type { Scenario } from '../../schemas/generated/scenario';
import { overlaid } from '../language/overlay';
import { packed } from '../language/pack';

/** A canned scenario with the folder it stands in: its topic. */
export interface Canned {
  readonly topic: string;
  readonly scenario: Scenario;
}

const files = import.meta.glob<Scenario>('./*/*.json', { eager: true, import: 'default' });

/** The canned scenarios by topic and id. */
export const CANNED: readonly Canned[] = Object.entries(files)
  .map(([path, scenario]) => ({
    topic: path.split('/')[1] ?? '',
    scenario: overlaid(scenario, packed('scenarios', 'scenarios', scenario.id)),
  }))
  .sort((a, b) => compare(a.topic, b.topic) || compare(a.scenario.id, b.scenario.id));

/** The canned scenarios, in the order of `CANNED`. */
export const SCENARIOS: readonly Scenario[] = CANNED.map((one) => one.scenario);

const byId: ReadonlyMap<string, Scenario> = new Map(SCENARIOS.map((one) => [one.id, one]));

/** One canned scenario. */
export function scenarioAt(id: string): Scenario | undefined {
  return byId.get(id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
