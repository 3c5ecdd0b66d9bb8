import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Backend, startBackend } from './support/backend.ts';
import { faultyLoad, type Sent } from './support/load.ts';
import { reconcile } from './support/reconcile.ts';

const REQUESTS = 1_000;
/** A seed with every kind of fault. */
const load = faultyLoad(REQUESTS, 20261137);

let backend: Backend;
let sent: Sent[];

beforeAll(async () => {
  backend = await startBackend();
  backend.answerWith(load.respond);
  sent = await load.run(backend.endpoint, 16);
  // Some seconds by itself; the deadline of the slowest faults and a busy machine add to that.
}, 180_000);
afterAll(() => backend?.stop());

describe('after a load with random faults', () => {
  test('answers and mailbox agree', async () => {
    const { contradictions } = reconcile(sent, await backend.messages(), load.tries);
    expect(contradictions).toEqual([]);
  });

  test('every outcome occurred, and every way of the clients', async () => {
    const { outcomes } = reconcile(sent, await backend.messages(), load.tries);
    expect(Object.keys(outcomes).sort()).toEqual(['not_sent', 'sent', 'unconfirmed']);
    expect(new Set(sent.map(({ fate }) => fate.client))).toEqual(
      new Set(['once', 'twice', 'lost']),
    );
  });
});

describe('the reconciliation', () => {
  test.each<[string, (messages: Messages) => Messages]>([
    ['a message too many', (messages) => [...messages, ...messages.slice(-1)]],
    ['a message too few', (messages) => messages.slice(0, -1)],
  ])('notices %s', async (_, change) => {
    const team = (await backend.messages()).filter(({ To }) => To.startsWith('team@'));
    expect(reconcile(sent, change(team), load.tries).contradictions).toHaveLength(1);
  });
});

type Messages = Awaited<ReturnType<Backend['messages']>>;
