/**
 * Whether the canned scenarios tell each option's neighbouring values apart: `npm run coverage:options [POINTER]`.
 * Prints what is missing and ends with 1 unless everything is covered; with the start of a pointer it lists the pairs
 * below it and the scenario that covers each.
 */
import { builtin } from '../app/preset/builtin';
import { SCENARIOS } from '../app/scenarios/index';
import { optionCoverage } from './coverage/options';

const below = process.argv[2];
const all = optionCoverage(SCENARIOS, builtin);
const informing = all.filter(({ option }) => option.informing !== undefined);
const ruling = all.filter(({ option }) => option.informing === undefined);

if (below !== undefined) {
  for (const { option, pairs } of all.filter(({ option: { pointer } }) => pointer.startsWith(below)))
    for (const { pair, by } of pairs) console.log(`${option.pointer} ${pair.label}: ${by ?? '-'}`);
}

const missing = ruling.flatMap(({ option, pairs }) =>
  pairs.flatMap(({ pair, by }) => (by === undefined ? [`${option.pointer} ${pair.label}`] : [])),
);
const whole = ruling.filter(({ pairs }) => pairs.length > 0 && pairs.every(({ by }) => by !== undefined));
const pairs = ruling.flatMap((one) => one.pairs);
const covered = pairs.filter(({ by }) => by !== undefined);
if (missing.length > 0) console.log(`not covered:\n  ${missing.join('\n  ')}`);
for (const { option } of informing) console.log(`${option.pointer} only informs: ${option.informing ?? ''}`);
console.log(
  `options covered: ${whole.length} of ${ruling.length}, value pairs covered: ${covered.length} of ${pairs.length}`,
);
if (whole.length < ruling.length || informing.length > 5) process.exitCode = 1;
