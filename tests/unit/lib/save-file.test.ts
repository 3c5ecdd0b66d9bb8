import { expect, test, vi } from 'vitest';
import { saveFile } from '../../../src/lib/browser/save-file.ts';

test('a phone that asks first and answers after half a minute still gets the file', () => {
  vi.useFakeTimers();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  saveFile(new File(['x'], 'plan.ics'));
  expect(link.download).toBe('plan.ics');
  expect(link.href).toMatch(/^blob:/);
  expect(link.click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(30_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledWith(link.href);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
