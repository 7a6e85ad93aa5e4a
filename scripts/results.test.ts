import { expect, test } from 'vitest';
import { total, type E2eReport, type UnitReport } from './results.mjs';

const unit = (passed: number, failed = 0, skipped = 0): UnitReport => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: skipped,
  numTodoTests: 0,
  testResults: [],
});
const e2e = (expected: number, unexpected = 0, skipped = 0, flaky = 0): E2eReport => ({
  stats: { expected, unexpected, skipped, flaky },
  errors: [],
});
const brokenFile: UnitReport = { ...unit(3), testResults: [{ status: 'failed', assertionResults: [] }] };

test.each([
  ['both good', { unit: unit(10), e2e: e2e(5), failedSteps: [] }, 15, 0],
  [
    'failed tests count once, not once more for their step',
    { unit: unit(9, 1), e2e: e2e(5), failedSteps: ['unit'] },
    14,
    1,
  ],
  ['a step without tests counts', { unit: unit(10), e2e: e2e(5), failedSteps: ['lint'] }, 15, 1],
  ['no report of the end-to-end tests', { unit: unit(10), e2e: undefined, failedSteps: [] }, 10, 1],
  ['the same, its step failed', { unit: unit(10), e2e: undefined, failedSteps: ['build', 'e2e'] }, 10, 2],
  ['no test at all', { unit: unit(0), e2e: e2e(0), failedSteps: [] }, 0, 2],
  ['skipped tests', { unit: unit(10, 0, 2), e2e: e2e(5, 0, 1), failedSteps: [] }, 15, 3],
  ['passed only when run again', { unit: unit(10), e2e: e2e(4, 0, 0, 1), failedSteps: [] }, 14, 1],
  ['a test file that does not load', { unit: brokenFile, e2e: e2e(1), failedSteps: ['unit'] }, 4, 1],
  ['good reports, yet the step failed', { unit: unit(10), e2e: e2e(5), failedSteps: ['unit'] }, 15, 1],
])('%s', (_name, run, passed, failed) => {
  expect(total(run)).toMatchObject({ passed, failed });
});
