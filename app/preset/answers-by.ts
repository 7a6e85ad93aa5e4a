import { Answers } from './answers';

/** How many questions are remembered before all are forgotten: play at random asks ever new ones. */
const MOST = 4_000;

/** Answers to questions of one kind, by what the question is about beside the rules. */
export class AnswersBy<T> {
  readonly #all = new Map<string, Answers<T>>();

  /** @param key says all that the answer can depend on but the rules */
  about(key: string): Answers<T> {
    let answers = this.#all.get(key);
    if (answers === undefined) {
      if (this.#all.size >= MOST) this.#all.clear();
      this.#all.set(key, (answers = new Answers()));
    }
    return answers;
  }
}
