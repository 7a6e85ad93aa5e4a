// What a mutant is tried on: the bundled proof, then the tests beside the code. Ends with 1 as soon as one fails.
import { spawnSync } from 'node:child_process';

const options = { stdio: 'ignore', shell: process.platform === 'win32' };
const proof = spawnSync('node', ['.mutants/proof.mjs'], options).status;
const unit = () =>
  spawnSync('npx', ['vitest', 'run', '--bail=1', '--config', 'build/stryker/vitest.config.ts'], options);
process.exit(proof === 0 && unit().status === 0 ? 0 : 1);
