// A test runner of Stryker's: each mutant gets the bundle of scripts/mutants/proof.ts in a fresh realm, so that nothing is
// known from another one, and is tried on the cases that come by it until one fails.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const BUNDLE = '.mutants/proof.js';
/** A case that takes more than so many ms, and so many times what it took without a mutant, does not come to an end. */
const LEAST = 5_000;
const TIMES = 20;
const LOOPS = 'too long';

class ProofRunner {
  #script;
  /** What each case took without a mutant, in ms. */
  #took = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  init() {
    this.#script = new vm.Script(readFileSync(BUNDLE, 'utf8'), { filename: BUNDLE });
  }

  /** The units of the bundle in a realm of their own; what Stryker wrote into the code talks to `stryker`. */
  #load(stryker, alone) {
    const realm = vm.createContext({
      structuredClone,
      console,
      Event,
      EventTarget,
      TextEncoder,
      setTimeout,
      clearTimeout,
      alone,
      __stryker__: stryker,
    });
    this.#script.runInContext(realm);
    vm.runInContext('var made = []; var casesOf = (at) => (made[at] ??= proof.units[at].cases())', realm);
    return realm;
  }

  dryRun() {
    const stryker = {};
    const realm = this.#load(stryker, true);
    const tests = [];
    for (let unit = 0; unit < vm.runInContext('proof.units.length', realm); unit += 1) {
      // What is done to make its cases is known as done by the first of them, which makes them again for a mutant.
      stryker.currentTestId = `${unit} 0`;
      const names = vm.runInContext(`casesOf(${unit}).map((one) => one.name)`, realm);
      for (const [at, name] of names.entries()) {
        const id = `${unit} ${at}`;
        stryker.currentTestId = id;
        const start = process.cpuUsage();
        const failureMessage = within(realm, id);
        const timeSpentMs = cpuSince(start);
        this.#took.set(id, timeSpentMs);
        const result = { id, name: `${id} ${name}`, timeSpentMs };
        tests.push(failureMessage === undefined ? { ...result, status: 0 } : { ...result, status: 1, failureMessage });
      }
    }
    return { status: 'complete', tests, mutantCoverage: stryker.mutantCoverage };
  }

  mutantRun({ activeMutant, testFilter, hitLimit }) {
    const stryker = { activeMutant: activeMutant.id, hitCount: hitLimit === undefined ? undefined : 0, hitLimit };
    let nrOfTests = 0;
    try {
      const realm = this.#load(stryker, false);
      for (const id of testFilter ?? everyCase(realm)) {
        nrOfTests += 1;
        const failureMessage = within(realm, id, LEAST + TIMES * (this.#took.get(id) ?? 0));
        if (stryker.hitCount > hitLimit || failureMessage === LOOPS) return { status: 'timeout' };
        if (failureMessage !== undefined) return { status: 'killed', killedBy: [id], failureMessage, nrOfTests };
      }
    } catch (error) {
      // It does not even load.
      return { status: 'killed', killedBy: ['load'], failureMessage: String(error?.message), nrOfTests };
    }
    return { status: 'survived', nrOfTests };
  }
}

function* everyCase(realm) {
  for (let unit = 0; unit < vm.runInContext('proof.units.length', realm); unit += 1)
    for (let at = 0; at < vm.runInContext(`casesOf(${unit}).length`, realm); at += 1) yield `${unit} ${at}`;
}

/**
 * What is wrong with a case, given as its unit and its place in it; nothing where it holds. The time is that of the
 * processor: a case that waited for others on a busy machine is tried again with more time.
 */
function within(realm, id, timeout) {
  const [unit, at] = id.split(' ');
  for (let limit = timeout; ; limit *= 3) {
    const before = process.cpuUsage();
    try {
      const limits = limit === undefined ? {} : { timeout: Math.ceil(limit) };
      vm.runInContext(`casesOf(${unit})[${at}].check()`, realm, limits);
      return undefined;
    } catch (error) {
      if (error?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') return String(error?.message ?? error);
      if (cpuSince(before) >= timeout) return LOOPS;
    }
  }
}

/** Milliseconds of the processor. */
function cpuSince(before) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'proof', factory: () => new ProofRunner() }];
