import { expect, test } from 'vitest';
import { keptState } from '../../../src/features/transparency-notice/useHistory.ts';

// tests/e2e/transparency-notice.spec.ts tests that the answers of the tab are kept.
test.each([
  null,
  { key: 'abc' },
  { notice: { view: 'money', pieceIndex: 0, changes: 0, answers: '{}' } } as const,
])('a history entry without answers holds no state of the form: %j', (entry) => {
  expect(keptState(entry)).toBeUndefined();
});
