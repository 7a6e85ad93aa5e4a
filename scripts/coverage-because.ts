/**
 * Whether every ruling of the canned scenarios names the options that decided it, no more and no less:
 * `npm run coverage:because [START OF A SCENARIO'S ID]`. Prints each reason that is missing or wrong, and ends with 1
 * if there is any.
 */
import { builtin } from '../app/preset/builtin';
import { SCENARIOS } from '../app/scenarios/index';
import { wrongReasons } from './coverage/because';

/** So many rulings lie between two lines on how far it has come. */
const EVERY = 50;
const start = process.argv[2] ?? '';
const scenarios = SCENARIOS.filter(({ id }) => id.startsWith(start));
let rulings = 0;
let faults = 0;
let told = 0;
for (const found of wrongReasons(scenarios, builtin)) {
  rulings += found.rulings;
  faults += found.wrong.length;
  for (const { scenario, under, at, pointer, fault } of found.wrong)
    console.log(`${scenario}, ruling ${String(at)} under ${under}: ${pointer} ${fault}`);
  // It takes long: how far it has come is told beside what it prints.
  if (rulings - told < EVERY) continue;
  told = rulings;
  console.error(`${String(rulings)} rulings, ${String(faults)} wrong or missing`);
}
console.log(
  `reasons of ${String(rulings)} rulings in ${String(scenarios.length)} scenarios, ${String(faults)} wrong or missing`,
);
if (faults > 0 || rulings === 0) process.exitCode = 1;
