import { describe, expect, test } from 'vitest';
import {
  createReference,
  Dedupe,
  identify,
  MAX_ENTRIES,
} from '../../../src/features/contact/dedupe.ts';
import { contactRequest } from '../../support/contact.ts';

const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';

const identityOf = (source: { key?: string; plainForm?: boolean; sender?: string }, content = {}) =>
  identify(contactRequest(content), { key: null, plainForm: false, sender: undefined, ...source });

describe('a request', () => {
  test('with a key is the same however the key is written, from whatever address', async () => {
    const first = await identityOf({ key: KEY, sender: '192.0.2.1' });
    const second = await identityOf({ key: ` ${KEY.toUpperCase()} `, sender: '192.0.2.2' });
    expect(second).toEqual(first);
    expect(first.id).toMatch(/^[0-9a-f]{64}$/);
  });

  test('that was corrected is another one with the same reference', async () => {
    const first = await identityOf({ key: KEY });
    const second = await identityOf({ key: KEY }, { phone: '030 23125 778' });
    expect([second.id === first.id, second.reference]).toEqual([false, first.reference]);
  });

  test('of a plain form is known by content and address', async () => {
    const source = { plainForm: true, sender: '192.0.2.1' };
    const [first, reloaded, other] = [
      await identityOf(source),
      await identityOf(source),
      await identityOf({ ...source, sender: '192.0.2.2' }),
    ];
    expect(reloaded).toEqual(first);
    expect(other.id).not.toBe(first.id);
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

// Times, outcomes and two at the same time: endpoint.test.ts.
test('of too many requests the oldest is forgotten', async () => {
  const dedupe = new Dedupe();
  const send = () =>
    Promise.resolve({ ok: true, reference: 'K7F-3MP', confirmation: true } as const);
  const run = (id: number) => dedupe.run(String(id), 600_000, send);
  for (let id = 0; id <= MAX_ENTRIES; id += 1) await run(id);
  expect([(await run(MAX_ENTRIES)).repeat, (await run(0)).repeat]).toEqual([true, false]);
});
