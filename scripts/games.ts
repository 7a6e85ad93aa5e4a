/**
 * Whole games of @kobalab/majiang-core between random players, ruled on by our referee beside them:
 * `npm run games [GAMES] [SEED]`. Everything done there must be allowed here, each seat must be allowed the same at each
 * moment, and points, dealer and extra hands must be the same after each deal.
 */
import { builtin } from '../app/preset/builtin';
import { RULE_SETS, comparedGames } from '../app/table/testing/peer-rules';

const games = Number(process.argv[2] ?? 40);
const seed = Number(process.argv[3] ?? 1);
let different = 0;
for (const set of RULE_SETS) {
  const preset = builtin(set.preset);
  if (preset === undefined) throw new Error(set.preset);
  const { differences, counts } = comparedGames(set, games, seed);
  console.log(`${set.name}: ${[...counts].map(([what, count]) => `${what} ${String(count)}`).join(', ')}`);
  for (const one of differences.slice(0, 8)) console.log(`  ${one}`);
  different += differences.length;
}
console.log(`${String(different)} different`);
if (different > 0) process.exitCode = 1;
