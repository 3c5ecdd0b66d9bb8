import { expect, test, vi } from 'vitest';
import { keptState } from '../../../src/features/transparency-notice/useHistory.ts';

// tests/e2e/transparency-notice.spec.ts tests that the answers of the tab are kept.
test.each([null, { key: 'abc' }, { notice: { view: 'money', pieceIndex: 0, answers: '{}' } }])(
  'a history entry without answers opens an empty form: %j',
  (state) => {
    vi.stubEnv('SSR', false);
    vi.stubGlobal('history', { state });
    expect(keptState()).toBeUndefined();
  },
);
