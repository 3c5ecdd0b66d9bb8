import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasQueue, readConfig, WORKER_CONFIG } from '../../scripts/outbox.ts';

/** A wrangler that says how it was called and with which configuration, and fails. */
const WRANGLER = `const { readFileSync } = require('node:fs');
const [command, , file] = process.argv.slice(2);
const config = readFileSync(file, 'utf8');
console.log(JSON.stringify({ command, hasQueue: config.includes('queues'), config }));
process.exitCode = 3;`;

/** Deploys the Worker beside a Pages project with this configuration. */
function deploy(config: string) {
  const project = mkdtempSync(join(tmpdir(), 'deploy-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const bin = join(project, 'node_modules/wrangler/bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'wrangler.js'), WRANGLER);
  mkdirSync(join(project, 'workers/outbox'), { recursive: true });
  writeFileSync(join(project, WORKER_CONFIG), readFileSync(WORKER_CONFIG));
  writeFileSync(join(project, 'wrangler.toml'), config);
  const args = [resolve('scripts/deploy-outbox.ts'), join(project, 'wrangler.toml')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project });
  expect(String(stderr)).toBe('');
  return { status, ...(JSON.parse(String(stdout)) as object) };
}

const QUEUE = '[[queues.producers]]\nqueue = "kept"\nbinding = "OUTBOX"\n';
test.each([
  ['alone where Pages has no queue', QUEUE.replaceAll(/^(?=.)/gm, '# '), false],
  ['with the outbox where it has one', QUEUE, true],
  ['with it however the line is written', QUEUE.replace('"OUTBOX"', "'OUTBOX'"), true],
  ['alone where the queue is another one', QUEUE.replace('OUTBOX', 'OTHER'), false],
])('the watch is deployed %s, and a failure stops the deployment', (_, config, withQueue) => {
  expect(deploy(config)).toMatchObject({
    status: 3,
    command: 'deploy',
    hasQueue: withQueue,
    config: expect.stringMatching(/\*\/15 \* \* \* \*/),
  });
});

test('Worker and Pages project have one runtime, and one queue once there is one', () => {
  const [worker, pages] = [readConfig(WORKER_CONFIG), readConfig('wrangler.toml')];
  expect(worker.compatibility_date).toBe(pages.compatibility_date);
  expect(worker.compatibility_flags).toEqual(pages.compatibility_flags);
  const [consumed, bound] = [worker.queues?.consumers?.[0], worker.queues?.producers?.[0]];
  expect(consumed?.queue).toBe(bound?.queue);
  // The lines of Pages may wait for the queue as comments.
  expect(readFileSync('wrangler.toml', 'utf8')).toContain(`queue = "${consumed?.queue}"`);
  expect(hasQueue()).toBe(pages.queues !== undefined);
});
