/**
 * Whether the canned scenarios and some random play still come out as they must: what a mutant of the referee is tried
 * on first, since it takes seconds. Ends with 1 at the first thing that is wrong.
 */
import { builtin, builtins } from '../../app/preset/builtin';
import { effectiveOf } from '../../app/preset/effective-of';
import { checkOne, presetUnder } from '../../app/scenarios/check';
import { SCENARIOS } from '../../app/scenarios/index';
import { dealt, playedOut } from '../../app/table/testing/deals';
import { brokenBy } from '../../app/table/testing/laws';
import { withoutReasons } from '../coverage/options';

const DEALS = 2;
const POINTS = 100_000;

function scenariosHold(): boolean {
  return SCENARIOS.every((scenario) =>
    scenario.expect.every((one) => checkOne(scenario, withoutReasons(one), presetUnder(one, builtin)).length === 0),
  );
}

function dealsHold(): boolean {
  return builtins().every((preset) => {
    const effective = effectiveOf(preset);
    for (let seed = 1; seed <= DEALS; seed += 1) {
      const tiles = [...dealt(effective, seed).tiles].sort((a, b) => a - b);
      for (const turn of playedOut(effective, seed)) if (brokenBy(turn, tiles, POINTS) !== undefined) return false;
    }
    return true;
  });
}

process.exit(scenariosHold() && dealsHold() ? 0 : 1);
