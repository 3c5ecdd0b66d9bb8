/**
 * All checks in a row, or the ones named as arguments; stops at the first that fails. The closing
 * lines carry the counts of the runners' own reports.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './setup/browser.ts';
import { exitCode, ROOT, run } from './setup/child.mjs';
import { testEnvironment } from './settings.ts';
import { selectSteps, type Step } from './test/steps.ts';
import { closingLine, isGreen, total, type Counts } from './test/summary.ts';

interface Result {
  step: Step;
  code: number;
  seconds: number;
  counts?: Counts;
}

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

async function runCommands(step: Step, reportFile: string): Promise<number> {
  const env = testEnvironment(process.env);
  if (step.name === 'e2e') env['TEST_BROWSER'] = await ensureBrowser(env);
  for (const command of step.commands(reportFile)) {
    const options = { env: { ...env, ...command.env } };
    const code = exitCode(await run(process.execPath, command.args, options));
    if (code !== 0) return code;
  }
  return 0;
}

async function runStep(step: Step): Promise<Result> {
  const start = performance.now();
  const file = join(reports, `${step.name}.json`);
  const code = await runCommands(step, file).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
  const result: Result = { step, code, seconds: (performance.now() - start) / 1000 };
  if (!step.runner || !existsSync(file)) return result;
  return { ...result, counts: step.runner.count(readFileSync(file, 'utf8')) };
}

/** A runner has to have run something; the other steps only have to end well. */
function succeeded({ step, code, counts }: Result): boolean {
  return code === 0 && (!step.runner || (counts !== undefined && isGreen(counts)));
}

function reasonOf({ code, counts }: Result): string {
  if (counts && counts.passed + counts.failed === 0) return 'ran no test';
  return code === 0 ? 'counted no result' : `ended with exit code ${code}`;
}

function report(results: Result[], steps: Step[]): void {
  console.log('\nTime per step');
  for (const { step, seconds } of results) {
    console.log(`  ${step.name.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s`);
  }
  const last = results.at(-1);
  if (last && !succeeded(last)) {
    console.log(`\nFailed: ${last.step.name} ${reasonOf(last)}.`);
    const left = steps.slice(results.length).map(({ name }) => name);
    if (left.length > 0) console.log(`Not run: ${left.join(', ')}.`);
  }
  console.log('');
  const counted = results.flatMap(({ step, counts }) =>
    step.runner && counts ? [{ name: step.runner.name, counts }] : [],
  );
  for (const { name, counts } of counted) console.log(closingLine(name, counts));
  if (counted.length > 0) {
    console.log(closingLine('Total', total(counted.map(({ counts }) => counts))));
  }
}

try {
  const steps = selectSteps(process.argv.slice(2), existsSync(join(ROOT, 'dist/index.html')));
  const results: Result[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const result = await runStep(step);
    results.push(result);
    if (!succeeded(result)) break;
  }
  report(results, steps);
  process.exitCode = results.every(succeeded) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
