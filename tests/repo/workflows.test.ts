import { existsSync, globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

// GitHub's parser imports a JSON file without the attribute that Node asks for.
const hooks = registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } =
  await import('@actions/workflow-parser');
hooks.deregister();

const FILES = globSync('.github/workflows/*').sort();
const WEBSITE = '.github/workflows/website.yml';
const WATCH = '.github/workflows/watch.yml';

const workflowSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      if: z.string().optional(),
      needs: z.string().optional(),
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  ),
});

const textOf = (file: string) => readFileSync(file, 'utf8');
const read = (file: string) => workflowSchema.parse(parse(textOf(file)));
const stepsOf = (file: string) => Object.values(read(file).jobs).flatMap(({ steps }) => steps);

/** GitHub's complaints about a workflow: its own parser, with the contexts that each place allows. */
async function mistakes(content: string): Promise<string[]> {
  const { context, value } = parseWorkflow(
    { name: 'a.yml', content },
    new NoOperationTraceWriter(),
  );
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

/** Commands that a shell or GitHub's machine brings along. */
const BROUGHT = ['cd', 'set', 'export', 'jq'];
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(textOf('package.json')));

/** The commands of a shell script, one after the other. */
const commandsIn = (script: string): string[] =>
  script
    .replaceAll(/\\\n|^#.*$/gm, '')
    .split(/\n|&&/)
    .flatMap((command) => command.trim() || []);

function exists(command: string): boolean {
  const [program = '', ...words] = command.split(/\s+/);
  const [verb = '', name = ''] = words;
  const file = words.find((word) => !word.startsWith('-')) ?? '';
  if (program === 'npm') return ['ci', 'install'].includes(verb) || (name || verb) in scripts;
  if (program === 'node') return existsSync(file);
  return (
    BROUGHT.includes(program) || existsSync(`node_modules/.bin/${program}`) || existsSync(program)
  );
}

function holds(condition: string, contexts: object): boolean {
  const { tokens } = new Lexer(condition).lex();
  const values: unknown = JSON.parse(JSON.stringify(contexts), data.reviver);
  if (!(values instanceof data.Dictionary)) throw new Error('no contexts');
  return (
    new Evaluator(new Parser(tokens, Object.keys(contexts), []).parse(), values)
      .evaluate()
      .coerceString() === 'true'
  );
}

/** The jobs that an event starts, when all tests pass. */
function jobsFor(file: string, contexts: object): string[] {
  const { jobs } = read(file);
  const starts = (id = ''): boolean => {
    const { if: condition = 'true', needs } = jobs[id] ?? {};
    return holds(condition, contexts) && (!needs || starts(needs));
  };
  return Object.keys(jobs).filter((id) => starts(id));
}

describe.each(FILES)('%s', (file) => {
  test('is accepted by GitHub’s own parser', async () => {
    expect(await mistakes(textOf(file))).toEqual([]);
  });

  test('may read the repository, and nothing else', () =>
    expect(read(file).permissions).toEqual({ contents: 'read' }));

  test('uses no action but the host’s own', () => {
    const uses = stepsOf(file).flatMap((step) => step.uses ?? []);
    expect(uses.filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action))).toEqual([]);
  });
});

test('every command that a server runs exists', () => {
  const steps = FILES.flatMap(stepsOf).flatMap(({ run }) => run ?? []);
  const commands = [...steps, textOf('.ci/run'), ...Object.values(scripts)].flatMap(commandsIn);
  expect(commands).toEqual(expect.arrayContaining(['.ci/run', 'npm ci', 'npm test']));
  expect(commands.filter((command) => !exists(command))).toEqual([]);
  expect(exists('npm run uplaod -- --branch main')).toBe(false);
});

test.each([
  ['a secret in a condition', 'if: vars.', 'if: secrets.'],
  ['an unknown key', 'runs-on:', 'run-on:'],
  ['a job that does not exist', 'needs: test', 'needs: tests'],
  ['an expression without its end', "== 'pull_request' }}", "== 'pull_request }}"],
  ['a minute that no hour has', "cron: '", "cron: '7"],
])('%s is a mistake', async (_, from, to) => {
  const changed = FILES.map((file) => textOf(file).replace(from, to));
  expect(changed).not.toEqual(FILES.map(textOf));
  expect((await Promise.all(changed.map(mistakes))).flat()).not.toEqual([]);
});

const OWN = { head: { repo: { full_name: 'nord/website' } } };
const FORK = { head: { repo: { full_name: 'fremd/website' } } };
test.each([
  ['a pull request', 'pull_request', 'refs/pull/7/merge', OWN, ['test', 'preview']],
  ['a pull request of a fork', 'pull_request', 'refs/pull/7/merge', FORK, ['test']],
  ['a push to main', 'push', 'refs/heads/main', null, ['test', 'publish']],
  ['the morning', 'schedule', 'refs/heads/main', null, ['test', 'publish']],
  ['the button on a branch', 'workflow_dispatch', 'refs/heads/neu', null, ['test']],
])('%s starts what it should', (_, event_name, ref, pull_request, jobs) => {
  const github = { event_name, ref, repository: 'nord/website', event: { pull_request } };
  expect(jobsFor(WEBSITE, { github, vars: { CLOUDFLARE_ACCOUNT_ID: 'a1' } })).toEqual(jobs);
  const tested = event_name === 'schedule' ? [] : ['test'];
  expect(jobsFor(WEBSITE, { github, vars: {} })).toEqual(tested);
});

test('the public site is watched where there is one', () => {
  expect(jobsFor(WATCH, { vars: { CLOUDFLARE_ACCOUNT_ID: 'a1' } })).toEqual(['live']);
  expect(jobsFor(WATCH, { vars: {} })).toEqual([]);
});
