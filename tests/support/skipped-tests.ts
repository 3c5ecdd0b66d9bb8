import type { FullConfig, Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/**
 * Names what was left out, below Playwright's list: each skipped test, and each browser that the command asks for, as in
 * `--project=firefox*`, but that is not installed.
 */
export default class SkippedTests implements Reporter {
  readonly #lines: string[] = [];

  onBegin({ projects }: FullConfig): void {
    for (const name of ['firefox', 'webkit']) {
      const isMissing = projects.every((project) => project.name !== name);
      if (isMissing && process.argv.includes(`--project=${name}*`))
        this.#lines.push(`  - no test ran in ${name}: npx playwright install --with-deps ${name}`);
    }
  }

  onTestEnd({ title, annotations }: TestCase, { status }: TestResult): void {
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    if (status === 'skipped') this.#lines.push(`  - ${title}: ${reason ?? 'did not run'}`);
  }

  onEnd(): void {
    for (const line of this.#lines) console.log(line);
  }
}
