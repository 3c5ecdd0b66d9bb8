import { describe, expect, test } from 'vitest';
import { identify } from '../../../src/features/contact/identity.ts';
import { contactRequest } from '../../support/contact.ts';

const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';

interface Changes {
  key?: string | null;
  plainForm?: boolean;
  address?: string;
  content?: Record<string, unknown>;
}

const identityOf = ({ key = null, plainForm = false, address, content }: Changes) =>
  identify(contactRequest(content), { key, plainForm, address });

describe('with a key', () => {
  test('a request is the same however the key is written, from whatever address', async () => {
    const first = await identityOf({ key: KEY, address: '192.0.2.1' });
    expect(await identityOf({ key: ` ${KEY.toUpperCase()} `, address: '192.0.2.2' })).toEqual(
      first,
    );
  });

  test('a corrected one is another one with the same reference', async () => {
    const first = await identityOf({ key: KEY });
    const second = await identityOf({ key: KEY, content: { phone: '030 23125 778' } });
    expect(second.id).not.toBe(first.id);
    expect(second.reference).toBe(first.reference);
  });

  test('another key is another request', async () => {
    const first = await identityOf({ key: KEY });
    const second = await identityOf({ key: KEY.replace('0f', '1f') });
    expect([second.id === first.id, second.reference === first.reference]).toEqual([false, false]);
  });
});

describe('a plain form post', () => {
  const form = (changes: Changes = {}) =>
    identityOf({ plainForm: true, address: '192.0.2.1', ...changes });

  test('is the same with the same content from the same address', async () => {
    expect(await form()).toEqual(await form());
  });

  test.each<[string, Changes]>([
    ['content', { content: { message: 'Eine andere Nachricht.' } }],
    ['address', { address: '192.0.2.2' }],
  ])('is another one with another %s', async (_, changes) => {
    expect((await form(changes)).id).not.toBe((await form()).id);
  });
});

test('a plain form post in development, where visitors have no address, stands for itself', async () => {
  expect((await identityOf({ plainForm: true })).id).toBeUndefined();
});

test.each([null, '', 'order-17'])('without a key (%j) a request stands for itself', async (key) => {
  const [first, second] = [await identityOf({ key }), await identityOf({ key })];
  expect(first.id).toBeUndefined();
  expect(second.reference).not.toBe(first.reference);
});

test('what is remembered of a request is a digest', async () => {
  const { id } = await identityOf({ key: KEY });
  expect(id).toMatch(/^[0-9a-f]{64}$/);
});
