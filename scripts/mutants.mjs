// npm run mutants [SHARE] [SEED]: Stryker on app/table, app/scoring and app/settlement, on a share of their top-level
// declarations drawn by seed (0.05 and 1 where none is given; 1 for all of them, which takes most of a day).
import { spawnSync } from 'node:child_process';

const [share = '0.05', seed = '1', ...rest] = process.argv.slice(2);
console.log(`mutants of ${share} of the declarations, seed ${seed}`);
const { status } = spawnSync('npx', ['stryker', 'run', 'build/stryker/stryker.config.json', ...rest], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, MUTANTS_SHARE: share, MUTANTS_SEED: seed },
});
process.exit(status ?? 1);
