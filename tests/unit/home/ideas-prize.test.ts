import { expect, test, vi } from 'vitest';
import { ideasPrizeWords } from '../../../src/features/home/ideas-prize/current-words.ts';
import { markSeen, wasSeen } from '../../../src/features/home/ideas-prize/seen.ts';

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

test.each([
  ['on the last election day', '2026-09-20', PRIZE],
  ['the day after', '2026-09-21', PRIZE.after],
])('%s the pop-up of the ideas prize has the words of that time', (_, day, { headline, text }) => {
  expect(ideasPrizeWords(PRIZE, on(day))).toMatchObject({ headline, text });
});

test('if storage is blocked, the pop-up counts as seen, and no error stops the page', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  expect(wasSeen()).toBe(true);
  expect(markSeen).not.toThrow();
});
