import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** Names each skipped test with its reason below Playwright's list, which only counts them. */
export default class SkippedTests implements Reporter {
  readonly #lines: string[] = [];

  onTestEnd({ title, annotations }: TestCase, { status }: TestResult): void {
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    if (status === 'skipped') this.#lines.push(`  - ${title}: ${reason ?? 'did not run'}`);
  }

  onEnd(): void {
    for (const line of this.#lines) console.log(line);
  }
}
