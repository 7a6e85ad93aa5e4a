import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The counts of a Vitest report; a file that did not load counts as a failure. */
export function unitCounts(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The counts of a Playwright report; a test that passed only when it was run again counts as a failure. */
export function e2eCounts(report) {
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
    skipped: report.stats.skipped,
  };
}

/**
 * The sum of both reports and of the other steps. Each failed step that no report speaks for is one failure, as are a
 * report that is missing or empty and each skipped test: what did not run has proved nothing.
 * @returns {Counts & { notes: string[] }}
 */
export function total({ unit, e2e, failedSteps }) {
  const notes = [];
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const reported = new Set();
  for (const [step, report, counts] of [
    ['unit', unit, unitCounts],
    ['e2e', e2e, e2eCounts],
  ]) {
    const found = report && counts(report);
    if (!found || found.passed + found.failed + found.skipped === 0) {
      notes.push(`${step}: no test ran`);
      if (!failedSteps.includes(step)) sum.failed += 1;
      continue;
    }
    if (found.failed > 0) reported.add(step);
    for (const key of ['passed', 'failed', 'skipped']) sum[key] += found[key];
  }
  for (const step of failedSteps) {
    notes.push(`${step}: failed`);
    if (!reported.has(step)) sum.failed += 1;
  }
  if (sum.skipped > 0) notes.push(`${sum.skipped} skipped, counted as failed`);
  return { ...sum, failed: sum.failed + sum.skipped, notes };
}

/** The total of the reports in a folder. */
export function totalOf(folder, failedSteps) {
  return total({ unit: read(`${folder}/unit.json`), e2e: read(`${folder}/e2e.json`), failedSteps });
}
