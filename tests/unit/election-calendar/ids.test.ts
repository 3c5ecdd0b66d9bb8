import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChoiceForm } from '../../../src/features/election-calendar/ChoiceForm.tsx';
import { Questions } from '../../../src/features/election-calendar/plan/Questions.tsx';
import { planOn, question } from './support/plan.ts';

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);

test('no question has the id of a field of the form, whatever its own id is', () => {
  const formIds = (['federal', 'mayor'] as const).flatMap((type) => {
    const form = { options: [{ id: type, type, name: type }], states: [], fields: { wahl: type } };
    return idsIn(renderToStaticMarkup(createElement(ChoiceForm, form)));
  });
  expect(formIds).toContain('calendar-day');
  const questions = formIds.map((id) => question(id.replace('calendar-', ''), 'deadline'));
  const plan = planOn('2026-11-23', { type: 'mayor', day: '2027-09-12' }, { questions });
  const ids = idsIn(
    renderToStaticMarkup(createElement(Questions, { plan, isDamaged: false, answer: () => {} })),
  );
  expect(ids).toHaveLength(questions.length * 2);
  expect(ids.filter((id) => formIds.includes(id))).toEqual([]);
});
