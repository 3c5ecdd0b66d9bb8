import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import {
  deployableWorker,
  hasQueue,
  localOutbox,
  readConfig,
  WORKER_CONFIG,
} from '../../scripts/outbox.ts';
import { emptyProject } from '../support/empty-project.ts';

const { root, write } = emptyProject();

const QUEUE = '[[queues.producers]]\nqueue = "kept"\nbinding = "OUTBOX"\n';
test.each([
  ['alone if Pages has no queue', QUEUE.replaceAll(/^(?=.)/gm, '# '), false],
  ['with the outbox where it has one', QUEUE, true],
  ['alone where the queue is another one', QUEUE.replace('OUTBOX', 'OTHER'), false],
])('the watch is deployed %s', (_, pages, withQueue) => {
  write('wrangler.toml', pages);
  const worker = readConfig(deployableWorker(root(), `${root()}/wrangler.toml`));
  expect(worker.queues !== undefined).toBe(withQueue);
  // The watch knows two of these runs by their time: `TEST_AT` and `DELIVERED_AT` in src/features/watch/watch.ts.
  expect(worker.triggers?.crons).toEqual(['*/15 * * * *']);
});

test('a setting of the local outbox keeps its quotation marks, and is refused with a backtick', () => {
  const settings = { CONTACT_FROM: `"Büro" <a@nord.de>`, CONTACT_TO: "O'Neill <b@nord.de>" };
  localOutbox(root(), settings);
  expect(parseEnv(readFileSync(join(root(), '.dev.vars'), 'utf8'))).toEqual(settings);
  expect(() => localOutbox(root(), { CONTACT_TO: '`' })).toThrow(/^CONTACT_TO enthält/);
});

test('Worker and Pages project have the same runtime, and the same queue if there is one', () => {
  const [worker, pages] = [readConfig(WORKER_CONFIG), readConfig('wrangler.toml')];
  expect(worker.compatibility_date).toBe(pages.compatibility_date);
  expect(worker.compatibility_flags).toEqual(pages.compatibility_flags);
  const [consumed, bound] = [worker.queues?.consumers?.[0], worker.queues?.producers?.[0]];
  expect(consumed?.queue).toBe(bound?.queue);
  // As long as Pages has no queue, its lines are commented out.
  expect(readFileSync('wrangler.toml', 'utf8')).toContain(`queue = "${consumed?.queue}"`);
  expect(hasQueue()).toBe(pages.queues !== undefined);
});
