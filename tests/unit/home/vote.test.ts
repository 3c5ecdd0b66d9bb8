import { expect, test, vi } from 'vitest';
import { $vote, castVote, restoreVote } from '../../../src/features/home/ballot/vote.ts';

test('a vote is kept beside the other state of a page, and comes back with it alone', () => {
  const history = {
    state: { topic: 'Plakate' },
    replaceState: (state: never) => (history.state = state),
  };
  vi.stubGlobal('history', history);
  castVote('mayor');
  expect(history.state).toEqual({ topic: 'Plakate', wahl: 'mayor' });
  $vote.set(undefined);
  restoreVote();
  expect($vote.get()).toBe('mayor');
  Object.assign(history.state, { wahl: 'king' });
  restoreVote();
  expect($vote.get()).toBeUndefined();
});
