import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CampaignType } from '../../../src/config/elections.ts';
import { DeadlinePlan } from '../../../src/features/election-calendar/DeadlinePlan.tsx';
import { DATES } from '../../fixtures/election-calendar.ts';
import { contentOf } from '../../support/content.ts';

const { ask, stations } = contentOf('electionCalendar');
const DAY = '2027-09-12';

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { href: 'https://a.example/wahlkalender' });
});

/** The plan of a published election on a day, as HTML. */
function planOf(type: CampaignType, today: string, parameters: Record<string, string>): string {
  vi.setSystemTime(`${today}T10:00:00Z`);
  return renderToStaticMarkup(
    createElement(DeadlinePlan, {
      section: null,
      choice: { type, day: DAY, electionId: 'wahl' },
      dates: { ...DATES, items: [{ id: 'wahl', type, name: 'Wahl', day: DAY }] },
      parameters,
      setParameters: () => undefined,
    }),
  );
}

test('a tick does not take the subscription away', () => {
  const erledigt = stations.map(({ id }) => id).join('.');
  expect(planOf('other', '2027-09-13', { erledigt })).toContain('/abo/wahl.ics');
});

test('an answer does not offer a subscription that has ended', () => {
  const { id = '' } = ask.questions.find(({ kind }) => kind === 'after') ?? {};
  const html = planOf('mayor', '2027-12-01', { [id]: '2028-01-09' });
  expect(html).toContain('9. Januar 2028');
  expect(html).not.toContain('/abo/');
});
