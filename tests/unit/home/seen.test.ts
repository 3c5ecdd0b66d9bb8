import { expect, test, vi } from 'vitest';
import { markSeen, wasSeen } from '../../../src/features/home/ideas-prize/seen.ts';

test('if storage is blocked, the pop-up counts as seen, and no error stops the page', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  expect(wasSeen()).toBe(true);
  expect(markSeen).not.toThrow();
});
