import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as chai from 'chai';
import fc from 'fast-check';

/**
 * What stands in for `vitest` in the bundle that mutants are tried on: the tests beside the code are collected with
 * their names instead of being run, so that a mutant meets those only that come by it, and ends with the first that fails.
 */
export interface Collected {
  readonly name: string;
  /** Throws where the test does not hold. */
  readonly check: () => void;
}

/** Cases that are made together, when the first of them is asked for. */
export interface Unit {
  readonly cases: () => readonly Collected[];
}

type Body = (...values: unknown[]) => unknown;
type Each = (rows: readonly unknown[]) => (name: string, ...given: readonly unknown[]) => void;

/** The groups and lone tests that stand outside in the files. */
export const UNITS: Unit[] = [];
const path: string[] = [];
let cases: Collected[] | undefined;

/** The body among the arguments after the name: options or a time limit may stand before or after it. */
function bodyOf(given: readonly unknown[]): Body {
  const body = given.find((one) => typeof one === 'function');
  if (body === undefined) throw new Error(`no test: ${path.join(' > ')}`);
  return body as Body;
}

function collect(name: string, body: () => unknown): void {
  const one: Collected = {
    name: [...path, name].join(' > '),
    check: () => {
      if (body() instanceof Promise) throw new Error('a test that takes its time cannot be tried on a mutant');
    },
  };
  if (cases === undefined) UNITS.push({ cases: () => [one] });
  else cases.push(one);
}

function group(name: string, body: () => unknown): void {
  if (cases === undefined) UNITS.push({ cases: () => casesOf(name, body) });
  else within(name, body);
}

function casesOf(name: string, body: () => unknown): readonly Collected[] {
  cases = [];
  try {
    within(name, body);
    return cases;
  } finally {
    cases = undefined;
  }
}

function within(name: string, body: () => unknown): void {
  path.push(name);
  try {
    body();
  } finally {
    path.pop();
  }
}

/** One test or group for each row, told apart by number. */
function each(one: (name: string, body: () => unknown) => void): Each {
  return (rows) =>
    (name, ...given) => {
      const body = bodyOf(given);
      rows.forEach((row, at) =>
        one(`${name} ${String(at)}`, () => (Array.isArray(row) ? body(...(row as unknown[])) : body(row))),
      );
    };
}

export const test = Object.assign(
  (name: string, ...given: readonly unknown[]): void => collect(name, () => bodyOf(given)()),
  { each: each(collect) },
);
export const describe = Object.assign(
  (name: string, ...given: readonly unknown[]): void => group(name, () => bodyOf(given)()),
  { each: each(group) },
);

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
export const { expect } = chai;

// The same every time: what a mutant survives once it survives again.
fc.configureGlobal({ seed: 1 });
