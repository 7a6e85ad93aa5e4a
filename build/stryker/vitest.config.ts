import { defineConfig } from 'vitest/config';
import { validators } from '../vite/validators.ts';

/** The tests beside the three folders that take seconds. Whole games and thousands of deals are left out. */
export default defineConfig({
  plugins: [validators()],
  test: {
    root: '.',
    include: ['app/{table,scoring,settlement}/**/*.test.ts'],
    exclude: ['app/table/{random-play,peer,together,strictness}.test.ts', 'app/scoring/riichi.test.ts'],
    testTimeout: 60_000,
  },
});
