import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import { validators } from './build/vite/validators.ts';

/** The longest files. Begun last, one of them would keep a core busy alone while the others had nothing to do. */
const LONGEST = [
  'app/table/random-play',
  'app/scenarios/known-runs',
  'build/lint',
  'app/table/random-laws',
  'app/table/peer',
  'app/scenarios/scenarios',
  'app/scenarios/because',
  'main/cli/cli',
];

/** Begins with the longest files; the others come as they would have. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((name) => moduleId.includes(`/${name}.test.`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  plugins: [validators()],
  test: {
    include: ['{app,main,renderer,schemas,build,scripts,e2e}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // On two cores Vitest would leave one of them idle.
    maxWorkers: '100%',
    // Machines with few cores run linters and builds beside the tests.
    testTimeout: 20_000,
    sequence: { sequencer: LongestFirst },
    coverage: { provider: 'v8', include: ['app/**', 'main/**', 'renderer/**'] },
  },
});
