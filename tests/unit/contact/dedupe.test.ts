import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createReference,
  Dedupe,
  identify,
  MAX_ENTRIES,
} from '../../../src/features/contact/dedupe.ts';
import type { Outcome } from '../../../src/features/contact/outcome.ts';
import { contactRequest } from '../../support/contact.ts';

const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';

const identityOf = (
  source: { key?: string; plainForm?: boolean; address?: string },
  content = {},
) =>
  identify(contactRequest(content), { key: null, plainForm: false, address: undefined, ...source });

describe('a request', () => {
  test('with a key is the same however the key is written, from whatever address', async () => {
    const first = await identityOf({ key: KEY, address: '192.0.2.1' });
    const second = await identityOf({ key: ` ${KEY.toUpperCase()} `, address: '192.0.2.2' });
    expect(second).toEqual(first);
    expect(first.id).toMatch(/^[0-9a-f]{64}$/);
  });

  test('that was corrected is another one with the same reference', async () => {
    const first = await identityOf({ key: KEY });
    const second = await identityOf({ key: KEY }, { phone: '030 23125 778' });
    expect([second.id === first.id, second.reference]).toEqual([false, first.reference]);
  });

  test.each([{}, { key: 'order-17' }, { plainForm: true }])(
    'with neither (%j) stands for itself',
    async (source) => {
      const [first, second] = [await identityOf(source), await identityOf(source)];
      expect(first.id).toBeUndefined();
      expect(second.reference).not.toBe(first.reference);
    },
  );
});

test('references have no characters that look alike', async () => {
  const references = await Promise.all(
    Array.from({ length: 500 }, (_, seed) => createReference(String(seed))),
  );
  expect(new Set(references).size).toBe(500);
  expect(new Set(references.join(''))).toEqual(new Set('-34679ACDEFGHJKMNPQRTWXY'));
});

// Two at the same time: tests/function/faults.test.ts.
describe('the same request', () => {
  const SENT: Outcome = { ok: true, reference: 'K7F-3MP', confirmation: true };
  const A = { id: 'a', ttlMs: 600_000 };
  const sending = (outcome: Outcome = SENT) => vi.fn(() => Promise.resolve(outcome));

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('later gets the same answer, until the time is over', async () => {
    const [dedupe, send] = [new Dedupe(), sending()];
    await dedupe.run(A, send);
    vi.advanceTimersByTime(599_999);
    expect((await dedupe.run(A, send)).repeat).toBe(true);
    vi.advanceTimersByTime(1);
    expect((await dedupe.run(A, send)).repeat).toBe(false);
  });

  test('may be tried again after a failure, expected or not', async () => {
    const dedupe = new Dedupe();
    await dedupe.run(A, sending({ ok: false, code: 'not_sent' }));
    const broken = dedupe.run(A, () => Promise.reject(new Error('broken')));
    await expect(broken).rejects.toThrow('broken');
    expect(await dedupe.run(A, sending())).toEqual({ outcome: SENT, repeat: false });
  });

  test('is forgotten when there are too many others, the oldest first', async () => {
    const [dedupe, send] = [new Dedupe(), sending()];
    for (let id = 0; id <= MAX_ENTRIES; id += 1) await dedupe.run({ ...A, id: String(id) }, send);
    expect((await dedupe.run({ ...A, id: String(MAX_ENTRIES) }, send)).repeat).toBe(true);
    expect((await dedupe.run({ ...A, id: '0' }, send)).repeat).toBe(false);
  });
});
