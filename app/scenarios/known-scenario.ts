import type { Scenario } from '../../schemas/generated/scenario';
import { Answers } from '../preset/answers';
import type { Effective } from '../preset/effective';
import type { Pointer } from '../result';
import type { Outcome, Ruling } from '../ruling';
import { ruleStep } from '../table/referee';
import { sameState, type State } from '../table/state';
import { tableOf } from '../table/table';
import { outcomeOf } from './outcome';
import { preparedFrom, type Prepared } from './prepared';
import { rulingOf } from './ruling-of';
import type { Course } from './run';

/** How many answers to a question are kept where nothing is said. */
const KEPT = 4;

/** What a step has come to: its rulings, and the table after it. */
export interface Followed {
  readonly rulings: readonly Ruling[];
  readonly table: KnownTable;
}

/**
 * A table in the course of a scenario, and what is known to follow from it. Rules that rule alike on a step lead on to
 * the same table, so that what is known of the steps after it stands for them too.
 */
export class KnownTable {
  #step: Answers<Followed> | undefined;
  #outcome: Answers<Outcome> | undefined;
  /** The tables to which the next step has led. */
  readonly #after: KnownTable[] = [];

  /** @param at which of the steps comes next */
  constructor(
    readonly state: State,
    private readonly steps: Prepared['steps'],
    private readonly at: number,
    private readonly most: number,
  ) {}

  /** What the next step comes to. */
  next(rules: Effective): Followed {
    return (this.#step ??= new Answers<Followed>(this.most)).of(rules, (watched) => {
      const { ruled, state } = ruleStep(tableOf(watched, this.state), this.steps[this.at] ?? []);
      return { rulings: ruled.map((one) => rulingOf(one, this.at)), table: this.#leadsTo(state) };
    });
  }

  /** How the scenario ends where this is its last table. */
  outcome(rules: Effective, start: State): Outcome {
    return (this.#outcome ??= new Answers<Outcome>(this.most)).of(rules, (watched) =>
      outcomeOf(tableOf(watched, this.state), start),
    );
  }

  #leadsTo(state: State): KnownTable {
    const after = this.at + 1;
    // Of the last table nothing is known but the outcome, which is found as quickly as tables are compared.
    const last = after === this.steps.length;
    const before = last ? undefined : this.#after.find((one) => sameState(one.state, state));
    if (before !== undefined) return before;
    const made = new KnownTable(state, this.steps, after, this.most);
    if (last) return made;
    this.#after.push(made);
    if (this.#after.length > this.most) this.#after.shift();
    return made;
  }
}

/** What is known of one scenario under different rules: of the whole of it, and of its parts. */
export class KnownScenario {
  readonly prepared: Prepared;
  readonly courses: Answers<Course>;
  /** The options under which it does not arise. */
  readonly hindrances: Answers<readonly Pointer[]>;
  /** The outcome of a hand to score. */
  readonly scored: Answers<Outcome>;
  readonly start: KnownTable;

  /** @param most how many answers to each question are kept */
  constructor(
    readonly scenario: Scenario,
    most = KEPT,
  ) {
    this.prepared = preparedFrom(scenario);
    this.courses = new Answers(most);
    this.hindrances = new Answers(most);
    this.scored = new Answers(most);
    this.start = new KnownTable(this.prepared.start, this.prepared.steps, 0, most);
  }
}
