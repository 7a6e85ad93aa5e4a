import { dependencies } from '../../app/option/dependencies';
import { alternativesAt } from '../../app/option/neighbours';
import type { Effective } from '../../app/preset/effective';
import { effectiveOf, effectiveWith } from '../../app/preset/effective-of';
import { withValue } from '../../app/preset/pointer';
import type { Pointer } from '../../app/result';
import type { Ruling } from '../../app/ruling';
import { because } from '../../app/scenarios/because';
import { presetUnder } from '../../app/scenarios/check';
import type { Lookup } from '../../app/preset/lookup';
import { KnownScenario } from '../../app/scenarios/known-scenario';
import { courseOf, type Course } from '../../app/scenarios/run';
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

/** A preset with each of its options set to each other value, made once for all scenarios. */
class Variants {
  readonly #made = new Map<Pointer, readonly Variant[]>();

  constructor(readonly preset: Preset) {}

  of(pointer: Pointer): readonly Variant[] {
    const before = this.#made.get(pointer);
    if (before) return before;
    const made = alternativesAt(this.preset, pointer).map((value) => {
      return { preset: withValue(this.preset, pointer, value), effective: effectiveWith(this.preset, pointer, value) };
    });
    this.#made.set(pointer, made);
    return made;
  }
}

interface Variant {
  readonly preset: Preset;
  readonly effective: Effective;
}

/**
 * The reasons of all rulings that a scenario's expectations are about, or that are not plainly allowed, by the definition
 * and by trying: every option named was read; changing it alone changes the verdict, or would once others that are named
 * are lifted, in the scenario from its beginning or on the table as it was; no option that is not named changes it alone.
 * @param lookup the complete preset of an id
 */
export function* wrongReasons(scenarios: readonly Scenario[], lookup: Lookup): Generator<Reasons> {
  const known = new Map<Scenario, KnownScenario>();
  for (const { under, preset, cases } of casesByPreset(scenarios, lookup)) {
    const variants = new Variants(preset);
    for (const [scenario, events] of cases) {
      const one = known.get(scenario) ?? new KnownScenario(scenario, KEPT);
      known.set(scenario, one);
      const found = new Asked(one, variants).faults(events);
      yield { rulings: found.rulings, wrong: found.wrong.map((one) => ({ ...one, under })) };
    }
  }
}

/** How many answers are kept to each question about a scenario. */
const KEPT = 100;

interface Cases {
  readonly under: string;
  readonly preset: Preset;
  /** The scenarios with expectations under this preset, with the ids of the events that these are about. */
  readonly cases: Map<Scenario, Set<string>>;
}

function casesByPreset(scenarios: readonly Scenario[], lookup: Lookup): Iterable<Cases> {
  const all = new Map<string, Cases>();
  for (const scenario of scenarios) {
    if (scenario.events === undefined) continue;
    for (const expectation of scenario.expect) {
      const under = `${expectation.under.preset} ${JSON.stringify(expectation.under.set ?? {})}`;
      const preset = all.get(under)?.preset ?? presetUnder(expectation, lookup);
      if (preset === undefined) continue;
      const { cases } = all.get(under) ?? { cases: new Map<Scenario, Set<string>>() };
      all.set(under, { under, preset, cases });
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
  readonly #known: KnownScenario;
  readonly #variants: Variants;
  readonly #now: Course;

  constructor(known: KnownScenario, variants: Variants) {
    this.#known = known;
    this.#variants = variants;
    this.#now = courseOf(known, effectiveOf(variants.preset));
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
      for (const { effective } of this.#variants.of(pointer)) {
        const other = courseOf(this.#known, effective).run;
        if (!other.outcome.arises) continue;
        for (const at of asked)
          if (other.rulings[at]?.verdict !== rulings[at]?.verdict) all.get(at)?.add(pointer);
      }
    }
    return all;
  }

  #faultsOf(at: number, deciding: ReadonlySet<Pointer>): Omit<WrongReason, 'under'>[] {
    const { run: now, readsAfter } = this.#now;
    const named = because(this.#known.scenario, this.#variants.preset, at, undefined, this.#known);
    const before = [...now.reads].slice(0, readsAfter[now.rulings[at]?.step ?? 0]);
    const read = new Set(before.flatMap(dependencies));
    const fault = (pointer: Pointer, what: WrongReason['fault']) => ({
      scenario: this.#known.scenario.id,
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

  /** Whether an option changes the verdict on the table as it was, or would once others that are named are lifted. */
  #matters(at: number, pointer: Pointer, named: readonly Pointer[]): boolean {
    const verdict = this.#now.run.rulings[at]?.verdict;
    return this.#variants.of(pointer).some(({ preset: other }) => {
      if (this.#verdicts(at, other).some((one) => one !== undefined && one !== verdict)) return true;
      return named.some(
        (second) =>
          second !== pointer &&
          alternativesAt(this.#variants.preset, second).some((value) => {
            const without = this.#verdicts(at, withValue(this.#variants.preset, second, value));
            const both = this.#verdicts(at, withValue(other, second, value));
            return both.some((one, way) => one !== undefined && one !== without[way]);
          }),
      );
    });
  }

  /** The verdict of a ruling under another preset: with the scenario from its beginning, and on the table as it was. */
  #verdicts(at: number, preset: Preset): readonly (Ruling['verdict'] | undefined)[] {
    const effective = effectiveOf(preset);
    const { run: now, tables } = this.#now;
    const step = now.rulings[at]?.step ?? 0;
    const place = now.rulings.slice(0, at).filter((one) => one.step === step).length;
    return [
      courseOf(this.#known, effective).run.rulings[at]?.verdict,
      tables[step]?.next(effective).rulings[place]?.verdict,
    ];
  }
}
