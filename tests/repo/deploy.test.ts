import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// The project's npm scripts, with programs that only note how they were called. npm runs in Node.
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  cpSync('package.json', join(folder, 'package.json'));
  const bin = join(folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  // `npm test` goes there for the second content.
  mkdirSync(join(folder, '.second'));
  const program = `#!/bin/sh
case "$1" in */npm*) exec "${process.execPath}" "$@" ;; esac
call="$(basename "$0") $*"
echo "$call" >> "${folder}/log"
case "$call" in *$FAILING*) exit 1 ;; esac
`;
  for (const name of ['node', 'wrangler', 'vitest', 'concurrently', 'playwright']) {
    writeFileSync(join(bin, name), program, { mode: 0o755 });
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The programs that an npm script calls, in their order. */
function callsOf(script: string, failing = 'nothing'): string[] {
  writeFileSync(join(folder, 'log'), '');
  spawnSync('npm', ['run', '--ignore-scripts', script, '--', '--branch', 'probe'], {
    cwd: folder,
    env: { ...process.env, FAILING: failing },
  });
  return readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
}

const BUILD = 'node --env-file-if-exists=.dev.vars node_modules/astro/bin/astro.mjs build';
const LOOK =
  'node --env-file-if-exists=.dev.vars node_modules/vitest/vitest.mjs run --project site';
const OUTBOX = 'node scripts/deploy-outbox.ts';
const UPLOAD = 'wrangler pages deploy --branch probe';

// The programs are shell scripts.
describe.skipIf(process.platform === 'win32')('npm run', () => {
  test('what is uploaded is built and looked at with the settings of the deployment', () => {
    expect(callsOf('upload')).toEqual([BUILD, LOOK, UPLOAD]);
  });

  test.each([
    ['a build that fails', 'astro.mjs', [BUILD]],
    ['a page that is not right', 'vitest.mjs', [BUILD, LOOK]],
  ])('%s is not uploaded', (_, failing, calls) => {
    expect(callsOf('upload', failing)).toEqual(calls);
  });

  test('a deploy checks the content and the whole suite first, and then builds once', () => {
    const calls = callsOf('deploy');
    expect(calls[0]).toContain('scripts/launch/check.ts');
    expect(calls).toContain('playwright test');
    expect(calls.slice(-4)).toEqual([OUTBOX, BUILD, LOOK, UPLOAD]);
    expect(calls.filter((call) => call === BUILD)).toHaveLength(1);
  });

  test.each([
    ['launch/check.ts'],
    ['support/build.ts'],
    ['playwright test'],
    ['deploy-outbox.ts'],
    ['astro.mjs build'],
  ])('a deploy stops where %s fails', (failing) =>
    expect(callsOf('deploy', failing)).not.toContain(UPLOAD),
  );

  test('a mistake in the content is the first thing that the tests name', () => {
    expect(callsOf('test', 'support/build.ts')).toEqual([
      expect.stringMatching(/support\/build\.ts/),
    ]);
  });
});

/** What `deploy-outbox.ts` prints beside this configuration of the Pages project; wrangler names its call. */
function outboxDeployed(pagesConfig: string) {
  const project = mkdtempSync(join(folder, 'project-'));
  mkdirSync(join(project, 'node_modules/wrangler/bin'), { recursive: true });
  writeFileSync(
    join(project, 'node_modules/wrangler/bin/wrangler.js'),
    'console.log(process.argv.slice(2).join(" ")); process.exitCode = 3;',
  );
  writeFileSync(join(project, 'wrangler.toml'), pagesConfig);
  const script = resolve('scripts/deploy-outbox.ts');
  const { status, stdout } = spawnSync(process.execPath, [script], { cwd: project });
  return { status, said: String(stdout).trim() };
}

describe('the outbox Worker', () => {
  const withQueue = '[[queues.producers]]\nqueue = "kept"\nbinding = "OUTBOX"\n';

  test('is left alone while the lines of its queue are comments', () => {
    expect(outboxDeployed(withQueue.replaceAll(/^/gm, '# '))).toEqual({
      status: 0,
      said: expect.stringContaining('Ohne Postausgang'),
    });
  });

  test('is deployed with a queue, and its failure stops the deployment', () => {
    expect(outboxDeployed(withQueue)).toEqual({
      status: 3,
      said: 'deploy --config workers/outbox/wrangler.toml',
    });
  });

  test('takes from the queue that the Pages project fills', () => {
    const queueIn = (text: string) => /^(?:# )?queue = "(.+)"$/m.exec(text)?.[1];
    const worker = readFileSync('workers/outbox/wrangler.toml', 'utf8');
    const consumer = worker.slice(worker.indexOf('[[queues.consumers]]'));
    expect(queueIn(consumer)).toBe(queueIn(readFileSync('wrangler.toml', 'utf8')));
  });
});
