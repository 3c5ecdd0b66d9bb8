import { afterEach, expect, test, vi } from 'vitest';
import { replaceAddress } from '../../../src/lib/browser/replace-address.ts';

afterEach(() => void vi.useRealTimers());

test('of three hundred changes at once, the last one becomes the address', () => {
  vi.useFakeTimers();
  let address = '';
  let count = 0;
  // Safari has this limit; browsers that are driven by a program switch it off.
  setTimeout(() => (count = 0), 1500);
  const replaceState = (_: unknown, __: string, next: string) => {
    count += 1;
    if (count > 100) throw new DOMException('Too many calls', 'SecurityError');
    address = next;
  };
  vi.stubGlobal('history', { state: null, replaceState });
  for (let day = 1; day <= 300; day += 1) replaceAddress(`?tag=${day}`);
  vi.advanceTimersByTime(3000);
  expect(address).toBe('?tag=300');
});
