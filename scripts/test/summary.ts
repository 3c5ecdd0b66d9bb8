/** What a runner counted. Skipped tests are neither passed nor failed. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A test file that could not be loaded holds no test, so it counts as one failure of its own. */
export function countVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A flaky test is one that passed when it was tried again: it counts as passed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** A runner that ran no test at all has checked nothing, whatever its exit code says. */
export function isGreen({ passed, failed }: Counts): boolean {
  return failed === 0 && passed > 0;
}

/** `Vitest: 41 passed, 0 failed`, and `, 2 skipped` where some were. */
export function closingLine(name: string, { passed, failed, skipped }: Counts): string {
  const line = `${name}: ${passed} passed, ${failed} failed`;
  return skipped ? `${line}, ${skipped} skipped` : line;
}

export function total(all: Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    // Left out of the total: each runner's own line says it.
    skipped: 0,
  };
}
