import { beforeEach, expect, test, vi } from 'vitest';
import { newCampaign } from '../../../src/features/transparency-notice/campaign.ts';
import { saveCampaign } from '../../../src/features/transparency-notice/saved-answers.ts';
import { keptState } from '../../../src/features/transparency-notice/useHistory.ts';

const answers = saveCampaign({ ...newCampaign('2027-04-01'), shared: { sponsor_name: 'Kim' } });

beforeEach(() => {
  vi.stubEnv('SSR', false);
});

test.each([
  ['is as it was', { view: 'money', pieceIndex: 0 }, 'money'],
  ['names a step that is gone', { view: 'review', pieceIndex: 0 }, 'sponsor'],
  ['lacks step and piece', {}, 'sponsor'],
])('the answers are kept when the history entry %s', (_, place, view) => {
  vi.stubGlobal('history', { state: { notice: { ...place, answers } } });
  expect(keptState()).toMatchObject({
    view,
    pieceIndex: 0,
    campaign: { shared: { sponsor_name: 'Kim' } },
  });
});

test.each([null, 'text', { key: 'abc' }, { notice: { view: 'money', pieceIndex: 0, answers: 5 } }])(
  'a history entry without answers opens an empty form: %j',
  (state) => {
    vi.stubGlobal('history', { state });
    expect(keptState()).toBeUndefined();
  },
);
