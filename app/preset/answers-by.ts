import { Answers } from './answers';

/** How many questions are remembered at least and, once there are twice as many, at most. */
const MOST = 2_000;

/** Answers to questions of one kind, by what the question is about beside the rules. */
export class AnswersBy<T> {
  #all = new Map<string, Answers<T>>();
  /** The questions from before there were too many: play at random asks ever new ones. */
  #older = new Map<string, Answers<T>>();

  /** @param key says all that the answer can depend on but the rules */
  about(key: string): Answers<T> {
    let answers = this.#all.get(key);
    if (answers !== undefined) return answers;
    answers = this.#older.get(key) ?? new Answers();
    if (this.#all.size >= MOST) {
      this.#older = this.#all;
      this.#all = new Map();
    }
    this.#all.set(key, answers);
    return answers;
  }
}
