// Adds up the result files and closes with one plain line. Fails when a test failed or nothing ran.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const dir = process.argv[2] ?? '.results';
const read = (name) => {
  try {
    return JSON.parse(readFileSync(path.join(dir, name), 'utf8'));
  } catch {
    return undefined;
  }
};
const unit = read('unit.json');
const e2e = read('e2e.json');
const parts = [
  unit && [
    unit.numPassedTests,
    unit.numFailedTests + (unit.numFailedTestSuites && !unit.numFailedTests ? unit.numFailedTestSuites : 0),
    unit.numPendingTests,
  ],
  e2e && [e2e.stats.expected + e2e.stats.flaky, e2e.stats.unexpected + e2e.errors.length, e2e.stats.skipped],
];
const [passed, failed, skipped] = [0, 1, 2].map((i) => parts.reduce((sum, p) => sum + (p?.[i] ?? 0), 0));
if (parts.includes(undefined)) console.log('A test run left no result file.');
console.log(`tests: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(failed || !passed || parts.includes(undefined) ? 1 : 0);
