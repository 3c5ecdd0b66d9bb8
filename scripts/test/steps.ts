import { TOOLS } from '../setup/child.mjs';
import { countPlaywright, countVitest, type Counts } from './summary.ts';

/** A program of a step, run on this Node. */
interface Command {
  args: string[];
  env?: Record<string, string>;
}

export interface Step {
  name: string;
  commands: (reportFile: string) => Command[];
  /** Set for test runners: how their JSON report is counted, and the name on the closing line. */
  runner?: { name: string; count: (report: string) => Counts };
}

/** In the order of a full run: what is quick and fails most often comes first. */
export const STEPS: readonly Step[] = [
  {
    name: 'types',
    // astro check first: it also writes the types of the content collections that tsc reads.
    commands: () => [{ args: [TOOLS.astro, 'check'] }, { args: [TOOLS.tsc, '--noEmit'] }],
  },
  { name: 'lint', commands: () => [{ args: [TOOLS.eslint, '.', '--max-warnings', '0'] }] },
  { name: 'format', commands: () => [{ args: [TOOLS.prettier, '--check', '.'] }] },
  vitest('unit', 'Vitest'),
  { name: 'build', commands: () => [{ args: [TOOLS.astro, 'build'] }] },
  { name: 'deploy', commands: () => [{ args: ['scripts/check-deploy.ts'] }] },
  vitest('function', 'Workerd'),
  {
    name: 'e2e',
    commands: (file) => [
      {
        args: [TOOLS.playwright, 'test', '--reporter=list,json'],
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      },
    ],
    runner: { name: 'Playwright', count: (text) => countPlaywright(JSON.parse(text)) },
  },
];

function vitest(project: string, name: string): Step {
  return {
    name: project,
    commands: (file) => [
      {
        args: [
          ...[TOOLS.vitest, 'run', '--project', project],
          ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        ],
      },
    ],
    runner: { name, count: (text) => countVitest(JSON.parse(text)) },
  };
}

/** Steps that look at the built site. */
const NEEDS_BUILD = ['deploy', 'function', 'e2e'];

/**
 * The steps that were asked for by name, in the order of a full run; all of them without a name.
 *
 * @param isBuilt whether dist/ is there: without it, the steps that need it bring the build along
 * @throws on a name that is no step
 */
export function selectSteps(names: readonly string[], isBuilt: boolean): Step[] {
  if (names.length === 0) return [...STEPS];
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = STEPS.map(({ name }) => name).join(', ');
    throw new Error(`No such step: ${unknown.join(', ')}. Steps: ${known}`);
  }
  const missing = !isBuilt && names.some((name) => NEEDS_BUILD.includes(name));
  const wanted = missing ? [...names, 'build'] : names;
  return STEPS.filter(({ name }) => wanted.includes(name));
}
