import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

let project: string;
beforeEach(() => void (project = mkdtempSync(join(tmpdir(), 'deploy-'))));
afterEach(() => rmSync(project, { recursive: true }));

/** The places of commands in an npm script; each runs only where the one before it has succeeded. */
const placesIn = (script: keyof typeof packageJson.scripts, commands: string[]) => {
  const steps = packageJson.scripts[script].split(' && ');
  return commands.map((command) => steps.findIndex((step) => step.includes(command)));
};
const inOrder = (places: number[]) =>
  places.every((place, index) => place > (places[index - 1] ?? -1));

test('what is uploaded is built with the settings of the deployment, and looked at', () => {
  expect(packageJson.scripts.build).toContain('--env-file-if-exists=.dev.vars');
  expect(placesIn('upload', ['run build', 'vitest', 'pages deploy'])).toSatisfy(inOrder);
});

test('a deploy checks the content and the whole suite first', () => {
  const commands = ['check:launch', 'npm test', 'upload:outbox', 'run upload --'];
  expect(placesIn('deploy', commands)).toSatisfy(inOrder);
});

const QUEUE = '[[queues.producers]]\nqueue = "kept"\nbinding = "OUTBOX"\n';
test.each([
  ['is left alone while the lines of its queue are comments', QUEUE.replaceAll(/^/gm, '# '), 0, ''],
  ['is deployed with a queue, and its failure stops the deployment', QUEUE, 3, 'deploy --config'],
])('the outbox Worker %s', (_, config, status, call) => {
  const wrangler = join(project, 'node_modules/wrangler/bin');
  mkdirSync(wrangler, { recursive: true });
  writeFileSync(
    join(wrangler, 'wrangler.js'),
    'console.log(process.argv.slice(2).join(" ")); process.exitCode = 3;',
  );
  writeFileSync(join(project, 'wrangler.toml'), config);
  const run = spawnSync(process.execPath, [resolve('scripts/deploy-outbox.ts')], { cwd: project });
  expect(run.status).toBe(status);
  expect(String(run.stdout)).toContain(call);
});

test('the outbox Worker takes from the queue that the Pages project fills', () => {
  const queueIn = (text: string) => /^(?:# )?queue = "(.+)"$/m.exec(text)?.[1];
  const worker = readFileSync('workers/outbox/wrangler.toml', 'utf8');
  const consumer = worker.slice(worker.indexOf('[[queues.consumers]]'));
  expect(queueIn(consumer)).toBe(queueIn(readFileSync('wrangler.toml', 'utf8')));
});
