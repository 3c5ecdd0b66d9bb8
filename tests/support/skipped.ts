import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** Names at the end of a run what was not tested, because today's content has nothing of the kind. */
export default class Skipped implements Reporter {
  readonly #lines: string[] = [];

  onTestEnd({ title, annotations }: TestCase, { status }: TestResult): void {
    if (status !== 'skipped') return;
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason';
    this.#lines.push(`  ${title}: ${reason}`);
  }

  onEnd(): void {
    console.log([`${this.#lines.length} tests were left out.`, ...this.#lines].join('\n'));
  }
}
