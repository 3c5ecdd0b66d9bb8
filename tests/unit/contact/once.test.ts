import { describe, expect, test, vi } from 'vitest';
import { Once } from '../../../src/features/contact/once.ts';
import type { Outcome } from '../../../src/features/contact/outcome.ts';
import { noStore } from '../../../src/features/contact/store.ts';
import { sharedStore } from '../../support/store.ts';

const SENT: Outcome = { ok: true, reference: 'K7F-2MP', confirmation: true };
const FAILED: Outcome = { ok: false, code: 'not_sent' };
const TTL = 600;

/** Time passes in waits alone. */
function setUp() {
  let time = 1_000_000;
  const now = () => time;
  const wait = (ms: number) => {
    time += ms;
    return Promise.resolve();
  };
  const isolate = () => new Once({ entries: 3, patienceMs: 12_000, now, wait });
  return { now, wait, isolate, store: sharedStore(now) };
}

const sending = (outcome: Outcome = SENT) => vi.fn(() => Promise.resolve(outcome));

/** A sending that ends when the test says so. */
function held() {
  let end = (_: Outcome) => {};
  const outcome = new Promise<Outcome>((resolve) => (end = resolve));
  return { send: vi.fn(() => outcome), end };
}

describe('in one isolate', () => {
  test('requests at the same time share one sending and its outcome', async () => {
    const once = new Once({ entries: 3, patienceMs: 12_000 });
    const { send, end } = held();
    const both = [once.run('a', TTL, noStore, send), once.run('a', TTL, noStore, send)];
    end(SENT);
    expect(await Promise.all(both)).toEqual([
      { outcome: SENT, repeat: false },
      { outcome: SENT, repeat: true },
    ]);
    expect(send).toHaveBeenCalledOnce();
  });

  test('a later one gets the same answer, until the time is over', async () => {
    const { isolate, wait } = setUp();
    const [once, send] = [isolate(), sending()];
    await once.run('a', TTL, noStore, send);
    expect(await once.run('a', TTL, noStore, send)).toEqual({ outcome: SENT, repeat: true });
    await wait(TTL * 1000);
    await once.run('a', TTL, noStore, send);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('a failed one may be tried again', async () => {
    const { isolate, store } = setUp();
    const once = isolate();
    await once.run('a', TTL, store, sending(FAILED));
    expect(await once.run('a', TTL, store, sending())).toEqual({ outcome: SENT, repeat: false });
  });

  test('one whose fate is unknown is not sent again at once, but later', async () => {
    const { isolate, wait } = setUp();
    const once = isolate();
    const unknown: Outcome = { ok: false, code: 'unconfirmed' };
    const send = sending();
    await once.run('a', TTL, noStore, sending(unknown));
    await wait(9_000);
    expect((await once.run('a', TTL, noStore, send)).outcome).toEqual(unknown);
    expect(send).not.toHaveBeenCalled();
    await wait(1_000);
    expect((await once.run('a', TTL, noStore, send)).outcome).toEqual(SENT);
  });

  test('one that broke down may be tried again', async () => {
    const { isolate, store } = setUp();
    const once = isolate();
    const broken = once.run('a', TTL, store, () => Promise.reject(new Error('broken')));
    await expect(broken).rejects.toThrow('broken');
    expect(await once.run('a', TTL, store, sending())).toEqual({ outcome: SENT, repeat: false });
  });

  test('another request is another sending', async () => {
    const { isolate, store } = setUp();
    const [once, send] = [isolate(), sending()];
    await once.run('a', TTL, store, send);
    await once.run('b', TTL, store, send);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('who waits for a sending that never ends is told that nobody knows', async () => {
    const { isolate } = setUp();
    const once = isolate();
    void once.run('a', TTL, noStore, held().send);
    expect(await once.run('a', TTL, noStore, sending())).toEqual({
      outcome: { ok: false, code: 'unconfirmed' },
      repeat: true,
    });
  });

  test('the oldest is forgotten when there are too many', async () => {
    const { isolate } = setUp();
    const [once, send] = [isolate(), sending()];
    for (const id of ['a', 'b', 'c', 'd']) await once.run(id, TTL, noStore, send);
    expect((await once.run('d', TTL, noStore, send)).repeat).toBe(true);
    expect((await once.run('a', TTL, noStore, send)).repeat).toBe(false);
  });
});

describe('in two isolates', () => {
  test('the second answers what the first has sent', async () => {
    const { isolate, store } = setUp();
    await isolate().run('a', TTL, store, sending());
    const send = sending();
    expect(await isolate().run('a', TTL, store, send)).toEqual({ outcome: SENT, repeat: true });
    expect(send).not.toHaveBeenCalled();
  });

  test('the second waits while the first is sending', async () => {
    const { now, store } = setUp();
    const first = held();
    const [one, other] = [0, 1].map(
      () =>
        new Once({
          entries: 3,
          patienceMs: 12_000,
          now,
          wait: () => Promise.resolve(first.end(SENT)),
        }),
    );
    const running = one?.run('a', TTL, store, first.send);
    await vi.waitFor(() => expect(first.send).toHaveBeenCalled());
    const send = sending();
    expect(await other?.run('a', TTL, store, send)).toEqual({ outcome: SENT, repeat: true });
    expect([(await running)?.repeat, send.mock.calls.length]).toEqual([false, 0]);
  });

  test('the second sends where the first could not', async () => {
    const { isolate, store } = setUp();
    await isolate().run('a', TTL, store, sending(FAILED));
    expect(await isolate().run('a', TTL, store, sending())).toEqual({
      outcome: SENT,
      repeat: false,
    });
  });

  test('a claim that nobody settles is not believed for ever', async () => {
    const { isolate, store, wait } = setUp();
    const { send } = held();
    void isolate().run('a', TTL, store, send);
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    const late = await isolate().run('a', TTL, store, sending());
    expect(late.outcome).toEqual({ ok: false, code: 'unconfirmed' });
    await wait(3_000);
    expect((await isolate().run('a', TTL, store, sending())).outcome).toEqual(SENT);
  });

  test('what nobody can read in the store counts as nothing', async () => {
    const { isolate, store } = setUp();
    await store.put('a', '{"ok":true}', 60);
    expect((await isolate().run('a', TTL, store, sending())).repeat).toBe(false);
  });
});
