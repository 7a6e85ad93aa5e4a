/**
 * Compares scores of random riichi hands with those of @kobalab/majiang-core, over all combinations of the seven rules
 * that it honours: `npm run oracle [HANDS] [SEED]`. Fails where one differs, or where something occurred less than 50 times.
 */
import { compareHands, TO_OCCUR } from '../app/scoring/testing/riichi';
import { seeded } from '../app/table/testing/deals';

const LEAST = 50;
const hands = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? 1);
const { wins, different, counts } = compareHands(seeded(seed), hands);
console.log(`seed ${String(seed)}: ${String(hands)} hands, ${String(wins)} of them wins with a yaku`);
for (const [what, count] of [...counts].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))) {
  console.log(`${String(count).padStart(7)}  ${what}`);
}
console.log(
  'Listed difference: who pays the extra hands of a self-drawn win in which a player is liable for a part of it.',
);
for (const { drawn, peer, ours } of different.slice(0, 10)) console.log(drawn.text, drawn.discard, peer, ours);
const rare = [...new Set([...TO_OCCUR, ...counts.keys()])].filter((what) => (counts.get(what) ?? 0) < LEAST);
if (hands >= 20_000 && rare.length > 0) console.log(`less than ${String(LEAST)} times: ${rare.join(', ')}`);
console.log(`${String(different.length)} different`);
if (different.length > 0 || (hands >= 20_000 && rare.length > 0)) process.exitCode = 1;
