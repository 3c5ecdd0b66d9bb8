import { expect, test } from 'vitest';
import { senderKey } from '../../../src/features/contact/limits.ts';

// How many pass: endpoint.test.ts.
test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:0DB8:0001:2::6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  // Only in development, where nothing is counted.
  [undefined, undefined],
  ['127.9.9.9', undefined],
  ['::1', undefined],
  ['::ffff:127.0.0.1', undefined],
])('%s is counted as %s', (ip, key) => {
  expect(senderKey(ip)).toBe(key);
});
