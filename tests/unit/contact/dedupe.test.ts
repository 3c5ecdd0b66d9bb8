import { expect, test, vi } from 'vitest';
import {
  createReference,
  identify,
  sendOnce,
} from '../../../src/features/contact/endpoint/dedupe.ts';
import type { Result } from '../../../src/features/contact/endpoint/outcome.ts';
import { contactRequest } from '../../support/contact.ts';
import { stopTime } from './support/endpoint.ts';

stopTime();

const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';

const identityOf = (source: { key?: string; sender?: string }, content = {}) =>
  identify(contactRequest(content), { key: null, sender: undefined, ...source });

// endpoint.test.ts tests what becomes of a duplicate and of a failure.
test('a request with a key is known by the key and by its content, whoever sends it', () => {
  const first = identityOf({ key: KEY, sender: '192.0.2.1' });
  const moved = identityOf({ key: KEY, sender: '192.0.2.2' });
  expect(moved).toMatchObject({ id: first.id, reference: first.reference });
  const corrected = identityOf({ key: KEY }, { phone: '030 23125 778' });
  expect(corrected.id).not.toBe(first.id);
  expect(corrected.reference).toBe(first.reference);
});

test('a request without a key is known by content and sender', () => {
  const first = identityOf({ key: 'order-17', sender: '192.0.2.1' });
  expect(identityOf({ sender: '192.0.2.1' })).toEqual(first);
  expect(identityOf({ sender: '192.0.2.2' }).id).not.toBe(first.id);
});

test('a request with neither key nor sender is never a duplicate', () => {
  const [first, second] = [identityOf({}), identityOf({})];
  expect(new Set([first.id, first.formId, second.id, second.formId]).size).toBe(2);
  expect(second.reference).not.toBe(first.reference);
});

test('references have no characters that look alike', () => {
  const references = Array.from({ length: 500 }, (_, seed) => createReference(String(seed)));
  expect(new Set(references).size).toBe(500);
  expect(new Set(references.join(''))).toEqual(new Set('-34679ACDEFGHJKMNPQRTWXY'));
});

// The platform may end or hold up a sending.
test('a sending that is open for too long holds up no later one', async () => {
  const [first, second] = [Promise.withResolvers<Result>(), Promise.withResolvers<Result>()];
  const send = vi.fn().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  const identity = { id: 'id', formId: 'id' };
  const late = sendOnce(identity, send);
  const waiting = sendOnce(identity, send);
  vi.advanceTimersByTime(20_000);
  expect(await waiting).toEqual({ outcome: 'unconfirmed', repeat: true });
  const next = sendOnce(identity, send);
  first.resolve({ outcome: 'not_sent' });
  await late;
  const repeated = sendOnce(identity, send);
  second.resolve({ outcome: 'kept' });
  expect(await next).toEqual({ outcome: 'kept' });
  expect(await repeated).toEqual({ outcome: 'kept', repeat: true });
});
