import type { Scenario } from '../../schemas/generated/scenario';
import { Answers } from '../preset/answers';
import type { Effective } from '../preset/effective';
import type { Pointer } from '../result';
import type { Outcome, Ruling } from '../ruling';
import type { Act } from '../table/act';
import { ruleStep } from '../table/referee';
import { sameState, type State } from '../table/state';
import { tableOf } from '../table/table';
import { outcomeOf } from './outcome';
import { preparedFrom, type Prepared } from './prepared';
import { rulingOf } from './ruling-of';
import type { Course } from './run';

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
  readonly #step: Answers<Followed>;
  readonly #outcome: Answers<Outcome>;

  constructor(
    readonly state: State,
    private readonly most?: number,
  ) {
    this.#step = new Answers(most);
    this.#outcome = new Answers(most);
  }

  /** What the acts of one step come to. They are the same for each table. */
  after(rules: Effective, acts: readonly Act[], step: number): Followed {
    return this.#step.of(rules, (watched) => {
      const { ruled, state } = ruleStep(tableOf(watched, this.state), acts);
      const rulings = ruled.map((one) => rulingOf(one, step));
      return { rulings, table: this.#tableOf(state) };
    });
  }

  /** How the scenario ends where this is its last table. */
  outcome(rules: Effective, start: State): Outcome {
    return this.#outcome.of(rules, (watched) => outcomeOf(tableOf(watched, this.state), start));
  }

  #tableOf(state: State): KnownTable {
    const before = this.#step.all.find((one) => sameState(one.table.state, state));
    return before?.table ?? new KnownTable(state, this.most);
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
    most?: number,
  ) {
    this.prepared = preparedFrom(scenario);
    this.courses = new Answers(most);
    this.hindrances = new Answers(most);
    this.scored = new Answers(most);
    this.start = new KnownTable(this.prepared.start, most);
  }
}
