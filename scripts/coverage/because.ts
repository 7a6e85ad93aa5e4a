import { dependencies } from '../../app/option/dependencies';
import { alternativesAt } from '../../app/option/neighbours';
import type { Effective } from '../../app/preset/effective';
import { effectiveOf, effectiveWith } from '../../app/preset/effective-of';
import { withValue } from '../../app/preset/pointer';
import type { Pointer } from '../../app/result';
import type { Ruling } from '../../app/ruling';
import type { Lookup } from '../../app/preset/lookup';
import { because, Courses } from '../../app/scenarios/because';
import { presetUnder } from '../../app/scenarios/check';
import type { Course } from '../../app/scenarios/run';
import type { Preset } from '../../schemas/generated/preset';
import type { Expectation, Scenario } from '../../schemas/generated/scenario';

/** A reason that a ruling gives wrongly, or does not give. */
export interface WrongReason {
  readonly scenario: string;
  readonly under: string;
  /** The place of the ruling in the run. */
  readonly at: number;
  readonly pointer: Pointer;
  readonly fault: 'missing' | 'not read' | 'changes nothing';
}

/** Rulings that were looked at, and what is wrong with their reasons. */
export interface Reasons {
  readonly rulings: number;
  readonly wrong: readonly WrongReason[];
}

/**
 * The reasons of all rulings that a scenario's expectations are about, or that are not plainly allowed, by the definition
 * and by trying: every option named was read; changing it alone changes the verdict or takes one of several objections
 * away, or would once others that are named are lifted, in the scenario from its beginning or on the table as it was; no
 * option that is not named changes it alone.
 * @param lookup the complete preset of an id
 */
export function* wrongReasons(scenarios: readonly Scenario[], lookup: Lookup): Generator<Reasons> {
  for (const { under, expectation, cases } of casesByPreset(scenarios, lookup)) {
    const shared = presetUnder(expectation, lookup);
    if (shared === undefined) continue;
    // A copy, so that what is found out about it is forgotten with it: there are hundreds of others for each preset.
    const preset = { ...shared };
    for (const [scenario, events] of cases) {
      const found = new Asked(scenario, preset).faults(events);
      yield { rulings: found.rulings, wrong: found.wrong.map((one) => ({ ...one, under })) };
    }
  }
}

interface Cases {
  readonly under: string;
  /** One that holds under this preset. */
  readonly expectation: Expectation;
  /** The scenarios with expectations under this preset, with the ids of the events that these are about. */
  readonly cases: Map<Scenario, Set<string>>;
}

function casesByPreset(scenarios: readonly Scenario[], lookup: Lookup): Iterable<Cases> {
  const all = new Map<string, Cases>();
  for (const scenario of scenarios) {
    if (scenario.events === undefined) continue;
    for (const expectation of scenario.expect) {
      const under = `${expectation.under.preset} ${JSON.stringify(expectation.under.set ?? {})}`;
      if (lookup(expectation.under.preset) === undefined) continue;
      const { cases } = all.get(under) ?? { cases: new Map<Scenario, Set<string>>() };
      all.set(under, { under, expectation, cases });
      cases.set(scenario, new Set([...(cases.get(scenario) ?? []), ...eventsOf(expectation)]));
    }
  }
  return all.values();
}

function eventsOf(expectation: Expectation): readonly string[] {
  return Object.keys(expectation).filter((key) => key !== 'under' && key !== 'source' && key !== 'outcome');
}

/** One scenario under one preset. */
class Asked {
  readonly #courses: Courses;
  readonly #now: Course;

  constructor(
    readonly scenario: Scenario,
    readonly preset: Preset,
  ) {
    this.#courses = new Courses(scenario);
    this.#now = this.#courses.of(effectiveOf(preset));
  }

  faults(events: ReadonlySet<string>): { rulings: number; wrong: Omit<WrongReason, 'under'>[] } {
    const { rulings } = this.#now.run;
    const asked = rulings.flatMap((one, at) =>
      one.verdict !== 'allowed' || (one.id !== undefined && events.has(one.id)) ? [at] : [],
    );
    const deciding = this.#deciding(asked);
    const wrong = asked.flatMap((at) => this.#faultsOf(at, deciding.get(at) ?? new Set()));
    return { rulings: asked.length, wrong };
  }

  /** The options each of which, changed alone, changes the verdict of a ruling. All that can matter are tried. */
  #deciding(asked: readonly number[]): ReadonlyMap<number, ReadonlySet<Pointer>> {
    const { rulings, reads } = this.#now.run;
    const all = new Map(asked.map((at) => [at, new Set<Pointer>()]));
    if (asked.length === 0) return all;
    for (const pointer of new Set([...reads].flatMap(dependencies))) {
      for (const value of alternativesAt(this.preset, pointer)) {
        const other = this.#courses.of(effectiveWith(this.preset, pointer, value)).run;
        if (!other.outcome.arises) continue;
        for (const at of asked)
          if (other.rulings[at]?.verdict !== rulings[at]?.verdict) all.get(at)?.add(pointer);
      }
    }
    return all;
  }

  #faultsOf(at: number, deciding: ReadonlySet<Pointer>): Omit<WrongReason, 'under'>[] {
    const { run: now, readsAfter } = this.#now;
    const named = because(this.scenario, this.preset, at, undefined, this.#courses);
    const before = [...now.reads].slice(0, readsAfter[now.rulings[at]?.step ?? 0]);
    const read = new Set(before.flatMap(dependencies));
    const fault = (pointer: Pointer, what: WrongReason['fault']) => ({
      scenario: this.scenario.id,
      at,
      pointer,
      fault: what,
    });
    return [
      ...[...deciding].filter((pointer) => !named.includes(pointer)).map((pointer) => fault(pointer, 'missing')),
      ...named.filter((pointer) => !read.has(pointer)).map((pointer) => fault(pointer, 'not read')),
      ...named
        .filter((pointer) => !deciding.has(pointer) && !this.#matters(at, pointer, named))
        .map((pointer) => fault(pointer, 'changes nothing')),
    ];
  }

  /** Whether an option changes the verdict or takes an objection away on the table as it was, or would once others that are named are lifted. */
  #matters(at: number, pointer: Pointer, named: readonly Pointer[]): boolean {
    const verdict = this.#now.run.rulings[at]?.verdict;
    const others = alternativesAt(this.preset, pointer);
    const changes = (value: unknown): boolean => {
      const effective = effectiveWith(this.preset, pointer, value);
      if (this.#verdicts(at, effective).some((one) => one !== undefined && one !== verdict)) return true;
      return this.#rulings(at, effective).some((one) => one !== undefined && this.#takesAway(at, one));
    };
    if (others.some(changes)) return true;
    return named.some((second) => second !== pointer && this.#mattersWithout(at, pointer, second));
  }

  /** Whether an option changes the verdict once another one is lifted. */
  #mattersWithout(at: number, pointer: Pointer, second: Pointer): boolean {
    return alternativesAt(this.preset, second).some((value) => {
      const without = this.#verdicts(at, effectiveWith(this.preset, second, value));
      const lifted = withValue(this.preset, second, value);
      return alternativesAt(this.preset, pointer).some((other) =>
        this.#verdicts(at, effectiveWith(lifted, pointer, other)).some(
          (one, way) => one !== undefined && one !== without[way],
        ),
      );
    });
  }

  /** Whether a ruling says less against the event, and nothing else. */
  #takesAway(at: number, other: Pick<Ruling, 'objections'>): boolean {
    const before = new Set(this.#now.run.rulings[at]?.objections.map(({ code }) => code));
    const after = new Set(other.objections.map(({ code }) => code));
    return after.size < before.size && [...after].every((code) => before.has(code));
  }

  #verdicts(at: number, effective: Effective): readonly (Ruling['verdict'] | undefined)[] {
    return this.#rulings(at, effective).map((one) => one?.verdict);
  }

  /** A ruling under other rules: with the scenario from its beginning, and on the table as it was. */
  #rulings(at: number, effective: Effective): readonly (Ruling | undefined)[] {
    const { run: now, tables } = this.#now;
    const step = now.rulings[at]?.step ?? 0;
    const place = now.rulings.slice(0, at).filter((one) => one.step === step).length;
    return [this.#courses.of(effective).run.rulings[at], tables[step]?.next(effective).rulings[place]];
  }
}
