/**
 * What a mutant of the referee is tried on, in one process: the expectations of all canned scenarios, the tests beside
 * the code, and some random play, each a case of its own.
 */
import { builtin, builtins } from '../../app/preset/builtin';
import { effectiveOf } from '../../app/preset/effective-of';
import { checkOne, presetUnder } from '../../app/scenarios/check';
import { SCENARIOS } from '../../app/scenarios/index';
import { compareHands } from '../../app/scoring/testing/riichi';
import { dealt, playedOut, seeded } from '../../app/table/testing/deals';
import { brokenBy } from '../../app/table/testing/laws';
import { comparedGames, RULE_SETS } from '../../app/table/testing/peer-rules';
import { withoutReasons } from '../coverage/options';
import { UNITS, type Collected, type Unit } from './collected';

// The tests beside the code that take milliseconds; of the others some is done below.
import.meta.glob(
  [
    '../../app/{table,scoring,settlement}/*.test.ts',
    '!../../app/table/{peer,random-laws,random-play,strictness,together}.test.ts',
    '!../../app/scoring/{combining-mcr,gates,laws,listener,outlines,riichi}.test.ts',
  ],
  { eager: true },
);

const POINTS = 100_000;
const HANDS = 150;
/** Of so many presets one is dealt under. */
const EVERY = 6;

/** Told by the runner: whether every case makes its own rules, so that what making them comes by is seen in each. */
declare const alone: boolean;
const own = <T>(one: T): T => (alone ? structuredClone(one) : one);

/** A scenario with what is expected of it under each preset. */
function scenarioCases(): Collected[] {
  return SCENARIOS.map((scenario) => ({
    name: `scenario ${scenario.id}`,
    check: () => {
      for (const one of scenario.expect) {
        const preset = own(presetUnder(one, builtin));
        const [failure] = checkOne(own(scenario), withoutReasons(one), preset);
        if (failure !== undefined) throw new Error(`${failure.what} is ${failure.found}`);
      }
    },
  }));
}

/** A random deal under some presets: the laws of the table hold. */
function dealCases(): Collected[] {
  const some = builtins().filter((_, at) => at % EVERY === 0);
  return some.map((preset, at) => ({
    name: `deal under ${preset.id}`,
    check: () => {
      const effective = effectiveOf(own(preset));
      const tiles = [...dealt(effective, at).tiles].sort((a, b) => a - b);
      for (const turn of playedOut(effective, at)) {
        const law = brokenBy(turn, tiles, POINTS);
        if (law !== undefined) throw new Error(law);
      }
    },
  }));
}

/** @kobalab/majiang-core scores the same hands, and plays the same games. */
function peerCases(): Collected[] {
  const agree = (name: string, differences: () => readonly unknown[]): Collected => ({
    name,
    check: () => {
      const [first] = differences();
      if (first !== undefined) throw new Error(JSON.stringify(first));
    },
  });
  return [
    agree('hands of majiang-core', () => compareHands(seeded(1), HANDS).different),
    ...RULE_SETS.slice(0, 1).map((set, at) =>
      agree(`game of majiang-core, ${set.name}`, () => comparedGames(set, 1, 100 + at).differences),
    ),
  ];
}

const made = [...scenarioCases(), ...dealCases(), ...peerCases()];
export const units: readonly Unit[] = [...made.map((one) => ({ cases: () => [one] })), ...UNITS];
