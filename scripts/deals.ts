/**
 * Plays deals at random under every built-in preset, a third of them with some options set to other values, and asks after each act whether a law of the table is broken:
 * `npm run deals [DEALS] [SEED]`. Prints how often each act was allowed and refused; fails where a law is broken, or
 * where something came up less than 100 times in a run of 20,000 deals or more.
 */
import { builtins } from '../app/preset/builtin';
import { effectiveOf } from '../app/preset/effective-of';
import { dealt, playedOut } from '../app/table/testing/deals';
import { brokenBy } from '../app/table/testing/laws';
import { varied } from '../app/table/testing/varied';
import { TRANSITIONS } from '../app/table/transitions';

const LEAST = 100;
const deals = Number(process.argv[2] ?? 20_000);
const first = Number(process.argv[3] ?? 1);
const presets = builtins().map((preset) => ({ preset, effective: effectiveOf(preset) }));
const acts = new Map<string, { allowed: number; refused: number }>();
const ends = new Map<string, number>();
const broken: string[] = [];
let turns = 0;
for (let at = 0; at < deals; at += 1) {
  const known = presets[at % presets.length];
  if (known === undefined) throw new Error('there are presets');
  const { preset } = known;
  const seed = first + Math.floor(at / presets.length);
  const effective = seed % 3 === 2 ? effectiveOf(varied(preset, seed)) : known.effective;
  const tiles = [...dealt(effective, seed).tiles].sort((a, b) => a - b);
  let end = 'not played out';
  for (const turn of playedOut(effective, seed)) {
    turns += 1;
    const count = acts.get(turn.event.do) ?? { allowed: 0, refused: 0 };
    count[turn.ruled.verdict === 'allowed' ? 'allowed' : 'refused'] += 1;
    acts.set(turn.event.do, count);
    const law = brokenBy(turn, tiles, 100_000);
    end = turn.after.state.end?.kind ?? end;
    if (law === undefined) continue;
    broken.push(`${preset.id}, seed ${String(seed)}, act ${String(turns)} ${JSON.stringify(turn.event)}: ${law}`);
    break;
  }
  ends.set(end, (ends.get(end) ?? 0) + 1);
}

/** Whether nothing can ever speak against the act. */
function neverRefused(act: string): boolean {
  const transition = act === 'declare-win' ? undefined : TRANSITIONS[act as keyof typeof TRANSITIONS];
  return transition?.clauses.length === 0 && transition.first.every((one) => one.name === 'running');
}

console.log(
  `seed ${String(first)}: ${String(deals)} deals under ${String(presets.length)} presets, ${String(turns)} acts`,
);
console.log('  allowed  refused  act');
const rare: string[] = [];
for (const [act, { allowed, refused }] of [...acts].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const never = neverRefused(act);
  console.log(`${String(allowed).padStart(9)}${(never ? 'never' : String(refused)).padStart(9)}  ${act}`);
  if (allowed < LEAST || (refused < LEAST && !never)) rare.push(act);
}
for (const [end, count] of ends) console.log(`${String(count).padStart(9)}           ${end}`);
if (deals >= 20_000 && rare.length > 0) console.log(`less than ${String(LEAST)} times: ${rare.join(', ')}`);
for (const one of broken.slice(0, 20)) console.log(one);
console.log(`${String(broken.length)} laws broken`);
if (broken.length > 0 || (deals >= 20_000 && rare.length > 0)) process.exitCode = 1;
