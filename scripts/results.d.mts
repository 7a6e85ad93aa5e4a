export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
export interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}
export interface E2eReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}
export function total(run: {
  unit: UnitReport | undefined;
  e2e: E2eReport | undefined;
  failedSteps: readonly string[];
}): Counts & { notes: string[] };
