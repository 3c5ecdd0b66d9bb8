import { expect, test } from 'vitest';
import { ideasPrizeWords } from '../../../src/features/home/ideas-prize/current-words.ts';

const PRIZE = {
  active: true,
  lastDay: '2026-09-20',
  external: 'ideasPrize' as const,
  headline: 'Hast du eine Idee?',
  text: 'Reich sie ein.',
  more: 'Mehr',
  later: 'Später',
  close: 'Hinweis schließen',
  after: { headline: 'Der Preis von damals', text: 'Diese Wahlen sind vorbei.' },
};
const on = (day: string) => new Date(`${day}T12:00:00Z`);

test.each<[when: string, prize: typeof PRIZE, day: string, words: typeof PRIZE.after]>([
  ['on the last election day', PRIZE, '2026-09-20', PRIZE],
  ['the day after', PRIZE, '2026-09-21', PRIZE.after],
])('%s the ideas prize has its words', (_, prize, day, { headline, text }) => {
  expect(ideasPrizeWords(prize, on(day))).toEqual({
    ...{ headline, text },
    more: PRIZE.more,
    later: PRIZE.later,
    close: PRIZE.close,
  });
});
