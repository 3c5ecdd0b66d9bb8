import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { DeadlinePlan } from '../../../src/features/election-calendar/plan/DeadlinePlan.tsx';
import type { PlanDetails } from '../../../src/features/election-calendar/address.ts';
import { DATES } from '../../fixtures/election-calendar.ts';

// This calendar has one station, and a question about the runoff.
vi.mock(import('../../../src/features/election-calendar/words.ts'), async (original) => {
  const { question, station } = await import('../../fixtures/election-calendar.ts');
  const { words, ...others } = await original();
  const stations = [station('danach', -1)];
  const questions = [question('stichwahl', 'after')];
  return {
    ...others,
    words: { ...words, stations, deadlines: [], ask: { ...words.ask, questions } },
  };
});

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { href: 'https://a.example/wahlkalender' });
});

/** The plan of a published election, which was on 12 September 2027, as HTML. */
function planOn(today: string, details: Partial<PlanDetails>): string {
  const election = { id: 'wahl', type: 'mayor' as const, name: 'Wahl', day: '2027-09-12' };
  vi.setSystemTime(`${today}T10:00:00Z`);
  return renderToStaticMarkup(
    createElement(DeadlinePlan, {
      section: null,
      choice: election,
      dates: { ...DATES, items: [election] },
      rules: {},
      details: {
        isIndependent: false,
        federalState: '',
        answers: {},
        done: [],
        isDamaged: false,
        ...details,
      },
      link: '',
      setParameter: () => undefined,
    }),
  );
}

test('a tick does not take the subscription away', () => {
  expect(planOn('2027-09-13', { done: ['danach'] })).toContain('/abo/wahl.ics');
});

test('an answer does not offer a subscription that has ended', () => {
  const html = planOn('2027-09-14', { answers: { stichwahl: '2027-09-26' } });
  expect(html).toContain('26. September 2027');
  expect(html).not.toContain('/abo/');
});
