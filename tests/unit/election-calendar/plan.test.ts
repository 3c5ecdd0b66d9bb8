import { expect, test } from 'vitest';
import type { CampaignType } from '../../../src/config/elections.ts';
import type { Choice } from '../../../src/features/election-calendar/choice.ts';
import type { StateRule } from '../../../src/features/election-calendar/mayor-rules-schema.ts';
import { officeMail } from '../../../src/features/election-calendar/plan/office-mail.ts';
import { dueDay, endOfWeek } from '../../../src/features/election-calendar/plan/status.ts';
import { DATES, deadline, planOn, question, WORDS } from './support/plan.ts';

const MAYOR: Choice = { type: 'mayor', day: '2027-09-12' };
const FEDERAL: Choice = { type: 'federal', day: '2029-01-28' };

test.each([
  ['2026-11-26', '2026-11-29'],
  // That is a Friday.
  ['2026-11-27', '2026-12-06'],
])('on %s the planned week ends on %s', (today, sunday) => expect(endOfWeek(today)).toBe(sunday));

test('until the election, the next deadlines are all those of the nearest day', () => {
  const deadlines = [
    deadline('beteiligung', { days: 97 }),
    deadline('wahlvorschlag', { days: 69 }),
    deadline('unterschriften', { days: 69 }),
    deadline('loeschen', { days: -30 }),
  ];
  const nextOn = (today: string) => planOn(today, MAYOR, { deadlines }).next.map(({ id }) => id);
  expect(nextOn('2027-06-07')).toEqual(['beteiligung']);
  expect(nextOn('2027-06-08')).toEqual(['wahlvorschlag', 'unterschriften']);
  expect(nextOn('2027-07-06')).toEqual([]);
});

test('a deadline of several days that has begun is next on its last day', () => {
  const deadlines = [deadline('einsicht', { days: 20, untilDays: 16 })];
  const dueOn = (today: string) =>
    planOn(today, FEDERAL, { deadlines }).next.map((entry) => dueDay(entry, today));
  expect(dueOn('2029-01-07')).toEqual(['2029-01-08']);
  expect(dueOn('2029-01-08')).toEqual(['2029-01-08']);
  expect(dueOn('2029-01-10')).toEqual(['2029-01-12']);
});

test('after its election, a plan has deadlines until its last entry is over', () => {
  const deadlines = [deadline('wahlvorschlag', { days: 69 }), deadline('loeschen', { days: -30 })];
  const planAfter = (today: string) => {
    const { next, warnings, isOver } = planOn(today, MAYOR, { deadlines });
    return [next.map(({ id }) => id), warnings, isOver];
  };
  expect(planAfter('2027-10-12')).toEqual([['loeschen'], [], false]);
  expect(planAfter('2027-10-13')).toEqual([[], [], true]);
});

test('after its election, a plan asks the office for the runoff alone and keeps all answers', () => {
  const runoff = question('stichwahl', 'event', { rule: 'runoff' });
  const { questions, entries } = planOn('2027-09-13', MAYOR, {
    questions: [question('wahlvorschlag', 'deadline'), runoff],
    answers: { wahlvorschlag: '2027-07-01' },
  });
  expect(questions).toEqual([runoff]);
  expect(entries.map(({ id }) => id)).toEqual(['antwort-wahlvorschlag']);
});

/** The warnings of a plan with a beginning and a deadline of federal elections. */
function warningsOn(today: string, choice: Choice) {
  const elections: [CampaignType] = ['federal'];
  const early = { kind: 'beginning' as const, early: 'Erst am {day} ({law}).' };
  const deadlines = [
    deadline('aufstellung', { elections, monthsOfTerm: 32 }, early),
    deadline('beteiligung', { elections, days: 97 }),
  ];
  return planOn(today, choice, { deadlines }).warnings;
}

test.each<[what: string, today: string, choice: Choice, warning: string]>([
  ['it is too early', '2027-11-24', FEDERAL, 'Erst am 25.\u00a0November 2027 (§ 1).'],
  ['a deadline is over', '2028-10-24', FEDERAL, 'Abgelaufen: beteiligung, 23.\u00a0Oktober 2028.'],
  ['fewer than six weeks are left', '2027-08-02', MAYOR, 'Weniger als sechs Wochen.'],
  [
    'the year is not regular',
    '2026-11-23',
    { ...FEDERAL, day: '2028-06-04' },
    'Regulär vom 25.\u00a0Januar 2029 bis zum 25.\u00a0März 2029.',
  ],
  [
    'its day is no Sunday',
    '2026-11-23',
    { ...MAYOR, day: '2027-09-13' },
    'Montag, 13.\u00a0September 2027, ist kein Sonntag.',
  ],
  [
    'several elections are on its day',
    '2026-11-23',
    { type: 'state', day: '2027-04-18' },
    'Mehrere Wahlen: Landtagswahl B und Landtagswahl C.',
  ],
])('a plan warns if %s', (_, today, choice, warning) =>
  expect(warningsOn(today, choice)).toEqual([warning]),
);

test.each([
  ['from the first day on which candidates can be chosen', '2027-11-25', FEDERAL],
  ['on the day of a deadline', '2028-10-23', FEDERAL],
  ['six weeks before its election', '2027-08-01', MAYOR],
])('a plan has no warning %s', (_, today, choice) => expect(warningsOn(today, choice)).toEqual([]));

const STATE: Choice = { type: 'state', day: '2027-04-18' };

test.each<[named: string, name: string, Choice, Parameters<typeof planOn>[2]?]>([
  ['the only election on its day', 'Landtagswahl A', { ...STATE, day: '2027-03-14' }],
  ['only its kind if two elections are on its day', 'Landtagswahl', STATE],
  ['the chosen one of two elections', 'Landtagswahl B', { ...STATE, electionId: 'landtagswahl-b' }],
  ['its state', 'Bürgermeisterwahl, Hessen', MAYOR, { federalState: 'Hessen' }],
  ['its candidacy', 'Bundestagswahl, ohne Partei', FEDERAL, { isIndependent: true }],
])('the name of a plan has %s: %s', (_, name, choice, given) => {
  expect(planOn('2026-11-23', choice, given).name).toBe(name);
});

test.each<[title: string, when: string | undefined, Choice]>([
  ['a plan for the proposed day of an election has its rough time', 'Anfang 2029', FEDERAL],
  ['a plan for another day has none', undefined, { ...FEDERAL, day: '2029-09-30' }],
  ['a plan for an election without a proposed day has none', undefined, MAYOR],
])('%s', (_, when, choice) => expect(planOn('2026-11-23', choice).when).toBe(when));

test.each([
  ['landtagswahl-b', 'Termin laut Land B.'],
  ['landtagswahl-c', 'Termin laut Bundeswahlleiterin: Landtagswahl C (Stand: November 2026).'],
])('the published election %s is named with its source', (electionId, source) => {
  const { sources } = planOn('2026-11-23', { ...STATE, electionId });
  expect(sources).toBe(`${source} Stand: November 2026. Ohne Gewähr, frag dein Wahlamt; immer.`);
});

const source = { id: 'gemo', name: 'GemO', asOf: '2020', url: 'https://a.example' };
/** The rule of a state in which people apply for the office. */
const RULE: StateRule = { name: 'deadline', label: '', text: '', isApplication: true, source };

test.each<[named: string, effect: string, given: Parameters<typeof planOn>[2], today?: string]>([
  ['no details', 'can', {}],
  ['a confirmed deadline', 'can', { answers: { abgabe: '2027-07-05' } }],
  ['another deadline', 'cannot', { answers: { abgabe: '2027-07-01' } }],
  ['a candidacy without a party', 'cannot', { isIndependent: true }],
  ['the rules of a state', 'cannot', { rules: [RULE] }],
  ['an election that is over', 'cannot', {}, '2027-09-13'],
])('a published plan with %s %s be subscribed to', (_, effect, given, today = '2026-11-23') => {
  const own = { id: 'vorschlag', title: '', text: '', days: 69, law: '§ 1', question: 'abgabe' };
  const election = { ...MAYOR, id: 'stadt', name: 'Stadt', deadlines: [own] };
  const { subscription } = planOn(today, MAYOR, {
    deadlines: [deadline('anzeige', { days: 90 }, { candidacy: 'party' })],
    questions: [question('abgabe', 'deadline')],
    dates: { ...DATES, items: [election] },
    ...given,
  });
  expect(subscription).toEqual(effect === 'can' ? election : undefined);
});

test('the questions are those of the election and of the candidacy', () => {
  const questions = [
    question('wahlvorschlag', 'deadline', { candidacy: 'party' }),
    question('bewerbung', 'deadline', { candidacy: 'independent' }),
    question('wahlscheine', 'beginning', { elections: ['state', 'mayor'] }),
    question('plakate', 'beginning'),
  ];
  const asked = (choice: Choice, given = {}) =>
    planOn('2026-11-23', choice, { questions, ...given }).questions.map(({ id }) => id);
  expect(asked(FEDERAL)).toEqual(['wahlvorschlag', 'plakate']);
  expect(asked(FEDERAL, { isIndependent: true })).toEqual(['bewerbung', 'plakate']);
  expect(asked(MAYOR, { rules: [RULE] })).toEqual(['bewerbung', 'wahlscheine', 'plakate']);
});

test('the mail to the office has the questions without an answer, or else all of them', () => {
  const questions = [question('Bis wann', 'deadline'), question('Ab wann', 'beginning')];
  const planWith = (answers: Record<string, string>) =>
    planOn('2026-11-23', MAYOR, { questions, answers });
  const plan = planWith({ 'Bis wann': '2027-07-01' });
  const mail = officeMail(plan, WORDS.ask);
  expect(plan.unanswered).toEqual(questions.slice(1));
  expect(mail.subject).toBe('Fragen: Bürgermeisterwahl, 12.\u00a0September 2027');
  expect(mail.body).toBe(
    'Guten Tag,\n\nzu Bürgermeisterwahl, 12.\u00a0September 2027:\n\n1. Ab wann?\n\nGruß',
  );
  const answered = planWith({ 'Bis wann': '2027-07-01', 'Ab wann': '2027-08-01' });
  expect(officeMail(answered, WORDS.ask).body).toContain('\n\n1. Bis wann?\n2. Ab wann?\n\n');
});
