import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from 'playwright/types/testReporter';

/** Names what was left out, below Playwright's list: each skipped test, and each browser missing in a nightly run. */
export default class SkippedTests implements Reporter {
  readonly #lines: string[] = [];

  onBegin(_: FullConfig, { suites }: Suite): void {
    const projects = suites.map(({ title }) => title);
    if (!projects.includes('nightly')) return;
    const missing = ['firefox', 'webkit'].filter((browser) => !projects.includes(browser));
    for (const name of missing)
      this.#lines.push(`  - no test ran in ${name}: npx playwright install --with-deps ${name}`);
  }

  onTestEnd({ title, annotations }: TestCase, { status }: TestResult): void {
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    if (status === 'skipped') this.#lines.push(`  - ${title}: ${reason ?? 'did not run'}`);
  }

  onEnd(): void {
    for (const line of this.#lines) console.log(line);
  }
}
