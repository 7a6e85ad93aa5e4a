import { defineConfig } from 'vitest/config';
import { validators } from './build/vite/validators.ts';

export default defineConfig({
  plugins: [validators()],
  test: {
    include: ['{app,main,renderer,schemas,build,scripts,e2e}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // On two cores Vitest would leave one of them idle.
    maxWorkers: '100%',
    // Machines with few cores run linters and builds beside the tests.
    testTimeout: 20_000,
    coverage: { provider: 'v8', include: ['app/**', 'main/**', 'renderer/**'] },
  },
});
