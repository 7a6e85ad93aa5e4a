/**
 * Compares waits, distances from waiting and complete hands with @kobalab/majiang-core, and five-set hands with a plain
 * search: `npm run waits [HANDS] [SEED]`. Fails where one differs.
 */
import { compareFiveSets, compareWaits, type Compared } from '../app/hand/testing/compare-waits';
import { seeded } from '../app/table/testing/deals';

const hands = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? 1);
const random = seeded(seed);
const print = (what: string, { hands: compared, calling, nearly, different }: Compared): void => {
  console.log(
    `${what}: ${String(compared)} hands, ${String(calling)} that wait, ${String(nearly)} that lack one tile more, ` +
      `${String(different.length)} different`,
  );
  for (const one of different.slice(0, 10)) console.log(`  ${one}`);
  if (different.length > 0) process.exitCode = 1;
};
console.log(`seed ${String(seed)}`);
print('thirteen tiles, beside majiang-core', compareWaits(random, hands));
print('sixteen tiles, beside plain search', compareFiveSets(random, Math.ceil(hands / 10)));
