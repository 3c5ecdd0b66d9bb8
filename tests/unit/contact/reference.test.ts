import { expect, test } from 'vitest';
import { createReference } from '../../../src/features/contact/reference.ts';

const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';

test('a reference has two groups of three characters without look-alikes', async () => {
  const references = await Promise.all(Array.from({ length: 200 }, () => createReference(null)));
  for (const reference of references) {
    expect(reference).toMatch(/^[2-9A-HJKMNP-TW-Z]{3}-[2-9A-HJKMNP-TW-Z]{3}$/);
  }
});

test('the same idempotency key gives the same reference, however it is written', async () => {
  const first = await createReference(KEY);
  expect(await createReference(KEY)).toBe(first);
  expect(await createReference(` ${KEY.toUpperCase()} `)).toBe(first);
});

test('another idempotency key gives another reference', async () => {
  expect(await createReference(KEY.replace('0f', '1f'))).not.toBe(await createReference(KEY));
});

test.each([null, '', 'order-17'])('without a UUID (%j) the reference is random', async (key) => {
  expect(await createReference(key)).not.toBe(await createReference(key));
});
