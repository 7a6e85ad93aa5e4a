import type { Scenario } from '../../schemas/generated/scenario';
import { seeded } from '../../app/table/testing/deals';

/** What some scenarios took. */
interface Sample {
  readonly scenarios: number;
  readonly events: number;
  readonly milliseconds: number;
}

const eventsOf = (scenarios: readonly Scenario[]): number =>
  scenarios.reduce((sum, one) => sum + (one.events?.length ?? 0), 0);

/**
 * How the cost grows with scenarios and events: a line is fitted through samples of different sizes, some of them with
 * more events to a scenario than others.
 */
export function growthOf(all: readonly Scenario[], cost: (some: readonly Scenario[]) => number, seed: number): string {
  const random = seeded(seed);
  const samples: Sample[] = [];
  for (let sample = 0; sample < 40; sample += 1) {
    const [few, many] = [random(), random()];
    const some = all.filter((one) => random() < ((one.events?.length ?? 0) < 3 ? few : many));
    // The least of three passes: what the machine does beside it only adds.
    const milliseconds = Math.min(...[0, 1, 2].map(() => cost(some)));
    samples.push({ scenarios: some.length, events: eventsOf(some), milliseconds });
  }
  const [scenario, event] = fitted(samples);
  const at = (one: Pick<Sample, 'scenarios' | 'events'>): number => scenario * one.scenarios + event * one.events;
  const mean = samples.reduce((sum, one) => sum + one.milliseconds, 0) / samples.length;
  const rest = samples.reduce((sum, one) => sum + (one.milliseconds - at(one)) ** 2, 0);
  const whole = samples.reduce((sum, one) => sum + (one.milliseconds - mean) ** 2, 0);
  return (
    `  growth: ${(scenario * 1000).toFixed(0)} µs a scenario + ${(event * 1000).toFixed(0)} µs an event` +
    ` (least squares over ${samples.length} samples, R² ${(1 - rest / whole).toFixed(2)})`
  );
}

/** Least squares of `milliseconds = a · scenarios + b · events`. */
function fitted(samples: readonly Sample[]): readonly [number, number] {
  const sum = (term: (one: Sample) => number): number => samples.reduce((all, one) => all + term(one), 0);
  const ss = sum((one) => one.scenarios ** 2);
  const se = sum((one) => one.scenarios * one.events);
  const ee = sum((one) => one.events ** 2);
  const sy = sum((one) => one.scenarios * one.milliseconds);
  const ey = sum((one) => one.events * one.milliseconds);
  const determinant = ss * ee - se * se;
  return [(sy * ee - ey * se) / determinant, (ey * ss - sy * se) / determinant];
}
