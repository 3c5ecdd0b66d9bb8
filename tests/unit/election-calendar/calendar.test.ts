import { describe, expect, test } from 'vitest';
import {
  type Answers,
  calendarOf,
  canBeDone,
  type Choice,
  conflictOf,
  type Entry,
  firstDue,
  groupsOf,
  isHalf,
  isIrregular,
  lastOver,
  nextDeadlines,
  pace,
  questionsFor,
  readDay,
  undatedAnswers,
  withOwnDeadlines,
} from '../../../src/features/election-calendar/calendar.ts';
import {
  earlyTasks,
  earlyTexts,
  mailOf,
  preparations,
  remarkOn,
  tickable,
} from '../../../src/features/election-calendar/calendar-texts.ts';
import {
  type CalendarWords,
  type ElectionDate,
  electionCalendarSchema,
  type Question,
} from '../../../src/schemas/calendar.ts';
import type { StateRule } from '../../../src/features/election-calendar/state-rules.ts';
import { fill } from '../../../src/lib/text.ts';
import { addDays, dayText } from '../../../src/features/election-calendar/day.ts';
import { CALENDAR } from './fixture.ts';

const TODAY = '2026-11-23';

/** The calendar with other questions. */
const asking = (questions: Question[]): CalendarWords => ({
  ...CALENDAR,
  ask: { ...CALENDAR.ask, questions },
});

/** The days of an election, a line each. */
const calendar = (type: Choice['type'], day: string) =>
  calendarOf(CALENDAR, { type, day }, TODAY).map(
    ({ id, day: from, until, label, law }) =>
      `${id}: ${from === until ? from : `${from}/${until}`}, ${label}${law && `, ${law}`}`,
  );

describe('the calendar of an election', () => {
  test('has phases and deadlines in the order of their days, with where they come from', () => {
    expect(calendar('federal', '2029-03-04')).toEqual([
      'delegierte: 2027-08-25, Monat 29 der Wahlperiode, § 7 Bund',
      'anfang: 2028-03-04, Ein Jahr',
      'werbung: 2028-12-04, Monat 3, § 1 Alle',
      'vorschlag: 2028-12-24, Tag 70, 18 Uhr, § 2 Bund',
      'aufhaengen: 2029-01-21, Plakate',
      'einsicht: 2029-02-12/2029-02-16, Tag 20 bis 16, § 4 Bund',
      'abgabe: 2029-03-04, Wahltag, 15 Uhr, § 5 Bund',
      'danach: 2029-03-05, Danach',
      'loeschen: 2029-04-04, Monat danach, § 6 Alle',
    ]);
  });

  test('counts from the year of the election where the statute does', () => {
    expect(calendar('european', '2029-06-10')).toContain(
      'vorschlag: 2028-04-01, Monat 9 vor dem Jahr, § 3 Europa',
    );
  });

  test.each<[Choice['type'], string[]]>([
    ['local', ['werbung', 'loeschen']],
    ['state', ['werbung']],
    ['european', ['vorschlag', 'werbung']],
  ])('has only the deadlines of its kind: %s', (type, ids) => {
    const entries = calendarOf(CALENDAR, { type, day: '2027-09-12' }, TODAY);
    expect(entries.filter(({ kind }) => kind === 'deadline').map(({ id }) => id)).toEqual(ids);
  });
});

describe('on the days around it', () => {
  const statusOf = (id: string, today: string) =>
    calendarOf(CALENDAR, { type: 'federal', day: '2029-03-04' }, today).find(
      (entry) => entry.id === id,
    )?.status;

  test.each([
    ['vorschlag', '2028-12-23', 'next'],
    ['vorschlag', '2028-12-24', 'today'],
    ['vorschlag', '2028-12-25', 'past'],
    ['einsicht', '2028-12-23', 'later'],
    ['einsicht', '2029-02-14', 'today'],
    ['einsicht', '2029-02-17', 'past'],
    ['werbung', '2028-12-05', 'running'],
    ['anfang', '2028-12-05', 'past'],
    ['loeschen', '2029-03-20', 'next'],
  ])('%s on %s is %s', (id, today, status) => expect(statusOf(id, today)).toBe(status));

  test.each([
    ['2028-03-04', false, 'early'],
    ['2028-03-04', true, 'waiting'],
    ['2028-03-05', true, 'late'],
    ['2029-01-21', false, 'late'],
    ['2029-01-22', false, 'short'],
    ['2029-03-04', true, 'short'],
  ])('the time from %s on, with something too early %s, is %s', (today, isWaiting, expected) => {
    expect(pace({ type: 'federal', day: '2029-03-04' }, today, isWaiting)).toBe(expected);
  });

  test.each([
    ['2028-12-24', undefined],
    ['2028-12-25', 'vorschlag'],
    ['2029-02-16', 'vorschlag'],
    ['2029-02-17', 'einsicht'],
  ])('on %s the last deadline that is over is %s', (today, id) => {
    const entries = calendarOf(CALENDAR, { type: 'federal', day: '2029-03-04' }, today);
    expect(lastOver(entries)?.id).toBe(id);
  });
});

test.each([
  ['2029-01-24', false],
  ['2029-01-25', true],
  ['2029-03-25', true],
  ['2029-03-26', false],
])('a day that counts from the start of the term holds for %s: %s', (day, holds) => {
  const ids = calendarOf(CALENDAR, { type: 'federal', day }, TODAY).map(({ id }) => id);
  expect(ids.includes('delegierte')).toBe(holds);
});

test.each([
  [TODAY, ['Delegierte erst am 25.\u00a0August 2027 (§ 7 Bund).']],
  ['2027-08-24', ['Delegierte erst am 25.\u00a0August 2027 (§ 7 Bund).']],
  ['2027-08-25', []],
])('on %s a plan says first what is too early', (today, expected) => {
  const entries = calendarOf(CALENDAR, { type: 'federal', day: '2029-03-04' }, today);
  expect(earlyTexts(entries, today)).toEqual(expected);
  // Whoever has set a day that is allowed need not be told.
  const named = { days: { versammlung: '2027-09-01' } };
  expect(earlyTexts(entries, today, CALENDAR.ask.questions, named)).toEqual([]);
});

test('what may be planned too early is a task until its day is named', () => {
  const choice: Choice = { type: 'federal', day: '2029-03-04' };
  const questions = questionsFor(CALENDAR, choice, TODAY);
  const tasks = (today: string, answers: Answers = {}) =>
    earlyTasks(calendarOf(CALENDAR, choice, today), questions, answers, today);
  expect(tasks(TODAY)).toEqual([
    {
      id: 'delegierte-frueh',
      title: 'Vor dem 25.\u00a0August 2027? Verschieben',
      lines: ['Delegierte erst am 25.\u00a0August 2027 (§ 7 Bund).'],
    },
  ]);
  expect(tasks('2027-08-25')).toEqual([]);
  expect(tasks(TODAY, { days: { versammlung: '2027-09-01' } })).toEqual([]);
});

test('what an office does by a day is no deadline of the campaign', () => {
  const [deadline, ...others] = CALENDAR.deadlines.filter(({ begins }) => !begins);
  if (!deadline) throw new Error('no deadline');
  const [{ elections: [type = 'federal'] = [] } = {}] = deadline.rules;
  const of = (byOffice: boolean) =>
    calendarOf(
      { ...CALENDAR, deadlines: [{ ...deadline, byOffice }, ...others] },
      { type, day: '2029-03-04' },
      TODAY,
    ).find(({ id }) => id === deadline.id)?.isDeadline;
  expect([of(false), of(true)]).toEqual([true, false]);
});

test.each([
  [undefined, '4. März 2029', 'Frühjahr'],
  ['Frühjahr', 'Frühjahr', '4. März 2029'],
])('a mail about an election with the open day "%s" says %s', (when, named, other) => {
  const election = { name: 'Wahl', day: '4. März 2029', when };
  const { subject, body } = mailOf(CALENDAR.ask, election, ['Bis wann?']);
  for (const text of [subject, body]) {
    expect(text).toContain(named);
    expect(text).not.toContain(other);
  }
});

describe('the deadlines of a published election', () => {
  const choice: Choice = { type: 'mayor', day: '2027-04-25' };
  const published = (name: string): ElectionDate => ({
    ...choice,
    id: name.toLowerCase(),
    name,
    deadlines: [
      {
        id: 'einreichen',
        title: 'Abgeben',
        text: 'Schriftlich.',
        ...{ days: 66, hour: 18, law: '§ 8 Land' },
      },
    ],
  });
  const days = (...elections: ElectionDate[]) =>
    calendarOf(withOwnDeadlines(CALENDAR, elections), choice, TODAY).flatMap(
      ({ day, hour, title, law }) =>
        law === '§ 8 Land' ? [`${title}: ${day}, ${String(hour)} Uhr`] : [],
    );

  test('are in the plan', () => {
    expect(days()).toEqual([]);
    expect(days(published('Nord'))).toEqual(['Abgeben: 2027-02-18, 18 Uhr']);
  });

  test('have the names of their elections where a day has several', () => {
    expect(days(published('Nord'), published('Süd'))).toEqual([
      'Nord: Abgeben: 2027-02-18, 18 Uhr',
      'Süd: Abgeben: 2027-02-18, 18 Uhr',
    ]);
  });
});

test.each(['notBefore', 'notAfter', 'replaces'])(
  'a question’s %s names something known',
  (name) => {
    const [question, ...others] = CALENDAR.ask.questions;
    const questions = [{ ...question, [name]: 'unbekannt' }, ...others];
    const { error } = electionCalendarSchema.safeParse({
      ...CALENDAR,
      ask: { ...CALENDAR.ask, questions },
    });
    const fields = error?.issues.map(({ path }) => path.join('.'));
    expect(fields).toEqual([`ask.questions.0.${name}`]);
  },
);

describe('what an office has answered', () => {
  const MAYOR: Choice = { type: 'mayor', day: '2027-04-25' };
  const withAnswers = (days: NonNullable<Answers['days']>, today = TODAY) =>
    calendarOf(CALENDAR, MAYOR, today, { days });

  test('is an entry like a deadline, with its source', () => {
    const entries = withAnswers({ einreichen: '2027-02-17' });
    expect(entries.find(({ kind }) => kind === 'answer')).toMatchObject({
      ...{ id: 'antwort-einreichen', day: '2027-02-17', until: '2027-02-17' },
      ...{ title: 'Einreichen', law: 'laut Amt', status: 'later' },
    });
    expect(entries.map(({ day }) => day)).toEqual(entries.map(({ day }) => day).toSorted());
  });

  test('counts only where the question is asked', () => {
    const ofType = (type: Choice['type']) =>
      calendarOf(CALENDAR, { ...MAYOR, type }, TODAY, {
        days: { einreichen: '2027-02-17', haengen: '2027-03-01' },
      }).flatMap(({ id, kind }) => (kind === 'answer' ? [id] : []));
    expect(ofType('mayor')).toEqual(['antwort-einreichen', 'aufhaengen']);
    expect(ofType('local')).toEqual(['aufhaengen']);
    expect(ofType('federal')).toEqual(['aufhaengen']);
    expect(ofType('state')).toEqual([]);
  });

  test('is a deadline where something has to be done by then', () => {
    const entries = withAnswers({ einreichen: '2027-02-17', haengen: '2027-03-01' });
    const deadlines = entries.flatMap(({ id, kind, isDeadline }) =>
      kind === 'answer' && isDeadline ? [id] : [],
    );
    expect(deadlines).toEqual(['antwort-einreichen']);
  });

  test('is not before the day from which a statute allows it', () => {
    const earliest = (day: string) =>
      questionsFor(CALENDAR, { type: 'federal', day }, TODAY).find(({ id }) => id === 'versammlung')
        ?.earliest?.day;
    expect(earliest('2029-03-04')).toBe('2027-08-25');
    // An early end of the term lifts the rule.
    expect(earliest('2028-03-05')).toBeUndefined();
  });

  test('lies before a deadline that it serves', () => {
    const federal: Choice = { type: 'federal', day: '2029-03-04' };
    const limits = questionsFor(CALENDAR, federal, TODAY).map(({ id, earliest, latest }) => [
      ...[id, earliest?.day, latest?.day],
    ]);
    expect(limits).toEqual([
      ['einladen', undefined, undefined],
      ['versammlung', '2027-08-25', '2028-12-24'],
      ['haengen', undefined, undefined],
    ]);
  });

  test('is in the wrong order with another, whichever was named first', () => {
    const questions = questionsFor(CALENDAR, { type: 'federal', day: '2029-03-04' }, TODAY);
    const conflicts = (days: Record<string, string>) =>
      questions.map((question) => conflictOf(question, questions, { days })?.title);
    const none = [undefined, undefined, undefined];
    expect(conflicts({ einladen: '2028-06-02', versammlung: '2028-06-01' })).toEqual([
      ...['Versammlung', 'Einladen', undefined],
    ]);
    expect(conflicts({ einladen: '2028-06-01', versammlung: '2028-06-01' })).toEqual(none);
    expect(conflicts({ einladen: '2028-06-02', versammlung: '' })).toEqual(none);
    expect(conflicts({ einladen: '2028-06-02' })).toEqual(none);
  });

  test('is in the wrong order before the day that another one begins with', () => {
    const [, , gathering] = CALENDAR.ask.questions;
    const start = { id: 'ab', question: 'Ab wann?', title: 'Frühestens' };
    const questions = [start, ...(gathering ? [{ ...gathering, notBefore: 'ab' }] : [])];
    const conflicts = (versammlung: string) =>
      questions.map(
        (question) =>
          conflictOf(question, questions, { days: { ab: '2027-02-01', versammlung } })?.title,
      );
    expect(conflicts('2027-01-31')).toEqual(['Versammlung', 'Frühestens']);
    expect(conflicts('2027-02-01')).toEqual([undefined, undefined]);
  });

  test('is asked for from some months before the election on', () => {
    const [first, ...others] = CALENDAR.ask.questions;
    const questions = first ? [{ ...first, months: 6 }, ...others] : [];
    const words = asking(questions);
    const isAsked = (today: string) =>
      questionsFor(words, MAYOR, today).some(({ id }) => id === first?.id);
    expect(isAsked('2026-10-24')).toBe(false);
    expect(isAsked('2026-10-25')).toBe(true);
  });

  test('is prepared for in the three weeks before its day', () => {
    const [first] = CALENDAR.ask.questions;
    if (!first) throw new Error('no question');
    const questions = [{ ...first, prepare: 'Bis {day} vorbereiten' }];
    const of = (day: string) =>
      preparations(questions, { days: { einreichen: day } }, TODAY).map(({ title }) => title);
    expect(of(TODAY)).toEqual([]);
    expect(of('2026-12-14')).toEqual([
      fill('Bis {day} vorbereiten', { day: dayText('2026-12-14') }),
    ]);
    expect(of('2026-12-15')).toEqual([]);
    expect(preparations([first], { days: { einreichen: '2026-12-14' } }, TODAY)).toEqual([]);
  });

  test('is none where the office says that nothing is needed', () => {
    const [first, ...others] = CALENDAR.ask.questions;
    if (!first) throw new Error('no question');
    const of = (isOptional: boolean) => {
      const { counted: _, ...question } = first;
      const questions = [{ ...question, isOptional }, ...others];
      const words = asking(questions);
      const answers = { days: { einreichen: '2027-02-17' }, counts: { einreichen: 0 } };
      return calendarOf(words, MAYOR, TODAY, answers).filter(({ kind }) => kind === 'answer');
    };
    expect(of(true)).toEqual([]);
    expect(of(false)).toHaveLength(1);
  });

  test('has the text of its question', () => {
    const [first, ...others] = CALENDAR.ask.questions;
    const questions = first ? [{ ...first, text: 'Mit Formblatt.' }, ...others] : [];
    const words = asking(questions);
    const entries = calendarOf(words, MAYOR, TODAY, { days: { einreichen: '2027-02-17' } });
    expect(entries.find(({ kind }) => kind === 'answer')?.text).toBe('Mit Formblatt.');
  });

  test('is collected for from the last day that is known to come before it', () => {
    const [first, ...others] = CALENDAR.ask.questions;
    if (!first) throw new Error('no question');
    const start = { id: 'ab', question: 'Ab wann?', title: 'Frühestens' };
    const meeting = { id: 'treffen', question: 'Wann?', title: 'Treffen', notBefore: 'ab' };
    const collected = { ...first, notBefore: 'treffen', collected: '{count} sammeln' };
    const questions = [start, meeting, collected, ...others];
    const words = asking(questions);
    const of = (days: Record<string, string>) =>
      calendarOf(words, MAYOR, TODAY, {
        days: { ...days, einreichen: '2027-03-29' },
        counts: { einreichen: 50 },
      }).filter(({ id }) => id.startsWith('antwort-einreichen'));
    const [row, last] = of({ ab: '2027-02-19' });
    expect(row).toMatchObject({ day: '2027-02-19', title: '50 sammeln', isDeadline: false });
    // Five weeks and three days.
    const weekly = { count: '10', day: dayText('2027-02-19') };
    expect(row?.text).toBe(fill(words.ask.weekly, weekly));
    expect(last).toMatchObject({ day: '2027-03-29', isDeadline: true, text: '' });
    expect(of({ ab: '2027-02-19', treffen: '2027-02-26' })[0]?.day).toBe('2027-02-26');
    const [running] = of({ ab: '2026-01-15' });
    expect(running).toMatchObject({ day: '2026-01-15', status: 'running' });
    expect(running?.text).toContain(dayText(TODAY));
    const [only, ...none] = of({});
    expect(none).toEqual([]);
    expect(only?.text).toContain(dayText(TODAY));
  });

  test('stands in the place of the phase that it replaces, with its advice and its id', () => {
    const found = (days: Record<string, string>) =>
      withAnswers(days)
        .filter(({ id }) => id === 'aufhaengen')
        .map(({ kind }) => kind);
    expect(found({})).toEqual(['phase']);
    expect(found({ haengen: '' })).toEqual(['phase']);
    expect(found({ haengen: '2027-03-01' })).toEqual(['answer']);
    const answer = withAnswers({ haengen: '2027-03-01' }).find(({ kind }) => kind === 'answer');
    expect(answer?.text).toBe('Mit Leiter.');
  });

  test('goes on where something begins, and is past where something ends', () => {
    const entries = withAnswers({ einreichen: '2027-03-01', haengen: '2027-03-01' }, '2027-03-02');
    const statusOf = (of: string) => entries.find(({ id }) => id === of)?.status;
    expect(statusOf('antwort-einreichen')).toBe('past');
    expect(statusOf('aufhaengen')).toBe('running');
  });

  test('all entries of the next day are marked alike', () => {
    const next = (days: Record<string, string>) =>
      withAnswers(days)
        .filter(({ status }) => status === 'next')
        .map(({ id }) => id);
    expect(next({})).toEqual(['werbung']);
    expect(next({ einreichen: '2027-01-25', haengen: '2027-01-26' })).toEqual([
      'werbung',
      'antwort-einreichen',
    ]);
  });

  test.each([
    // A Monday and a Thursday: the week ends on Sunday, the four weeks after it on 27 December.
    ['2026-11-23', '2026-11-29', 'week'],
    ['2026-11-23', '2026-11-30', 'month'],
    ['2026-11-23', '2026-12-27', 'month'],
    ['2026-11-23', '2026-12-28', 'later'],
    ['2026-11-23', '2026-11-22', 'behind'],
    ['2026-11-26', '2026-11-29', 'week'],
    ['2026-11-26', '2026-11-30', 'month'],
    // From Friday on the next workday is in the next week, which is planned then.
    ['2026-11-27', '2026-12-06', 'week'],
    ['2026-11-27', '2026-12-07', 'month'],
    ['2026-11-29', '2026-11-29', 'week'],
    ['2026-11-29', '2026-12-06', 'week'],
    ['2026-11-29', '2026-12-07', 'month'],
  ] as const)('on %s, what is due on %s is in the group %s', (today, day, name) => {
    const groups = groupsOf(withAnswers({ einreichen: day }, today), today);
    expect(groups[name].map(({ id }) => id)).toContain('antwort-einreichen');
  });
});

test('what should be done by now is for this week, and what goes on is a group of its own', () => {
  const choice: Choice = { type: 'mayor', day: '2027-04-25' };
  const today = '2027-03-20';
  const entries = calendarOf(CALENDAR, choice, today, { days: { einreichen: '2027-03-01' } });
  const { week, running, behind } = groupsOf(entries, today);
  expect(week.map(({ id }) => id)).toEqual(['anfang', 'aufhaengen']);
  expect(running.map(({ id }) => id)).toEqual(['werbung']);
  expect(behind.map(({ id }) => id)).toEqual(['antwort-einreichen']);
});

describe('what a visitor says is done', () => {
  const choice: Choice = { type: 'mayor', day: '2027-04-25' };
  const today = '2027-03-20';
  const planOf = (...done: string[]) => calendarOf(CALENDAR, choice, today, {}, done);

  test('is neither due nor next, and stays where it was', () => {
    expect(planOf('anfang').find(({ id }) => id === 'anfang')?.status).toBe('done');
    const { week } = groupsOf(planOf('anfang'), today);
    expect(week.map(({ id }) => id)).toEqual(['anfang', 'aufhaengen']);
    expect(firstDue(planOf('anfang', 'aufhaengen'))).toBeUndefined();
    expect(planOf('danach').filter(({ status }) => status === 'next')).toEqual([]);
  });

  test('is over in a plan that was opened with it', () => {
    const { week, behind } = groupsOf(planOf('anfang'), today, ['anfang']);
    expect(week.map(({ id }) => id)).toEqual(['aufhaengen']);
    expect(behind.map(({ id }) => id)).toEqual(['anfang']);
  });

  test('stays on its day while that is ahead', () => {
    const { week, later, month } = groupsOf(planOf('danach'), today);
    expect(week.map(({ id }) => id)).not.toContain('danach');
    expect([...month, ...later].map(({ id }) => id)).toContain('danach');
  });

  test('can be a phase whose day has come, and no deadline', () => {
    const ids = (entries: Entry[]) =>
      entries.filter((entry) => canBeDone(entry, today)).map(({ id }) => id);
    expect(ids(planOf())).toEqual(['anfang', 'aufhaengen']);
    expect(ids(planOf('anfang', 'danach', 'werbung'))).toEqual(['anfang', 'aufhaengen', 'danach']);
  });
});

test('a number that an office has named stands in the title of its answer', () => {
  const titles = (answers: Answers) =>
    calendarOf(CALENDAR, { type: 'mayor', day: '2027-04-25' }, TODAY, answers).flatMap(
      ({ kind, title }) => (kind === 'answer' ? [title] : []),
    );
  expect(titles({ days: { einreichen: '2027-02-17' }, counts: { einreichen: 1200 } })).toEqual([
    'Einreichen mit 1.200',
  ]);
  expect(titles({ days: { einreichen: '2027-02-17' } })).toEqual(['Einreichen']);
  expect(titles({ counts: { einreichen: 1200 } })).toEqual([]);
  expect(titles({ days: { einreichen: '2027-02-17' }, counts: { einreichen: 0 } })).toEqual([]);
});

test.each([
  [{ counts: { einreichen: 120 } }, true],
  [{ counts: { einreichen: 0 } }, false],
  [{ days: { einreichen: '2027-02-17' } }, true],
  [{ days: { einreichen: '' }, counts: { einreichen: 120 } }, true],
  [{ days: { einreichen: '2027-02-17' }, counts: { einreichen: 120 } }, false],
  [{ days: { einreichen: '' } }, false],
  [{ days: { haengen: '2027-02-17' } }, false],
])('with the answers %j a question is half answered: %s', (answers, expected) => {
  const questions = questionsFor(CALENDAR, { type: 'mayor', day: '2027-04-25' }, TODAY);
  expect(questions.some((question) => isHalf(question, answers))).toBe(expected);
});

test('a number whose day is open is known, and is no entry', () => {
  const choice: Choice = { type: 'mayor', day: '2027-04-25' };
  const of = (answers: Answers) =>
    undatedAnswers(questionsFor(CALENDAR, choice, TODAY), answers).map(({ title }) => title);
  expect(of({ days: { einreichen: '' }, counts: { einreichen: 1200 } })).toEqual([
    'Einreichen mit 1.200',
  ]);
  expect(of({ counts: { einreichen: 0 } })).toEqual([]);
  expect(of({ days: { einreichen: '2027-02-17' }, counts: { einreichen: 1200 } })).toEqual([]);
  expect(of({ days: { einreichen: '' } })).toEqual([]);
});

test('a phase stands on the day of the deadline that it follows, and says so', () => {
  const phaseIn = (type: Choice['type']) =>
    calendarOf(CALENDAR, { type, day: '2029-03-04' }, TODAY).find(({ id }) => id === 'aufhaengen');
  expect(phaseIn('federal')).toMatchObject({ day: '2029-01-21', label: 'Plakate', law: '' });
  expect(phaseIn('european')).toMatchObject({
    ...{ day: '2028-04-01', label: 'Plakate, ab Vorschlag', law: '§ 8 Europa' },
  });
});

test('a phase follows a deadline that is known', () => {
  const [phase, ...others] = CALENDAR.phases;
  const followed = { deadline: 'unbekannt', label: 'Danach', law: '§ 9 Land' };
  const phases = [{ ...phase, follows: { mayor: followed } }, ...others];
  const { error } = electionCalendarSchema.safeParse({ ...CALENDAR, phases });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['phases.0.follows.mayor']);
});

test.each([
  ['2028-12-31', true],
  ['2029-01-25', false],
  ['2029-03-25', false],
  ['2029-06-03', true],
])('the Bundestag is elected on %s outside the regular days: %s', (day, expected) => {
  expect(isIrregular({ type: 'federal', day }, CALENDAR.termStart)).toBe(expected);
});

test('what holds for parties or without one alone is in the calendar of those', () => {
  const [deadline, ...deadlines] = CALENDAR.deadlines;
  const [question, ...questions] = CALENDAR.ask.questions;
  if (!deadline || !question) throw new Error('no deadline or question');
  const of = (candidacy: 'party' | 'independent', isIndependent: boolean) => {
    const ask = { ...CALENDAR.ask, questions: [{ ...question, candidacy }, ...questions] };
    const words = { ...CALENDAR, deadlines: [{ ...deadline, candidacy }, ...deadlines], ask };
    const choice: Choice = { type: 'mayor', day: '2027-04-25', isIndependent };
    return [
      calendarOf(words, choice, TODAY).some(({ id }) => id === deadline.id),
      questionsFor(words, choice, TODAY).some(({ id }) => id === question.id),
    ];
  };
  expect(of('party', false)).toEqual([true, true]);
  expect(of('party', true)).toEqual([false, false]);
  expect(of('independent', false)).toEqual([false, false]);
  expect(of('independent', true)).toEqual([true, true]);
});

test('the hour that an office has named stands with its day', () => {
  const [question, ...others] = CALENDAR.ask.questions;
  if (!question) throw new Error('no question');
  const of = (hour: boolean) => {
    const ask = { ...CALENDAR.ask, questions: [{ ...question, hour }, ...others] };
    const answers = { days: { [question.id]: '2027-02-17' }, hours: { [question.id]: 18 } };
    const choice = { type: 'mayor', day: '2027-04-25' } as const;
    const entries = calendarOf({ ...CALENDAR, ask }, choice, TODAY, answers);
    return entries.find(({ kind }) => kind === 'answer');
  };
  const label = fill(CALENDAR.table.hour, { hour: 18 });
  expect(of(true)).toMatchObject({ day: '2027-02-17', hour: 18, label });
  expect(of(false)).toMatchObject({ day: '2027-02-17', hour: undefined, label: '' });
});

describe('a day that was read about a state', () => {
  const rule = { name: 'deadline', label: 'Frist', text: '66 Tage vor der Wahl' } as const;
  const source = { source: 'Gemeinde Probe', url: 'https://probe.example', asOf: '2024' };
  const question = {
    id: 'frist',
    question: 'Bis wann?',
    title: 'Abgeben',
    deadline: true,
  } as const;
  const words = {
    ...CALENDAR,
    ask: { ...CALENDAR.ask, questions: [{ ...question, rule: 'deadline' as const }] },
  };
  const choice = { type: 'mayor', day: '2027-05-02' } as const;
  const daysOf = (days: number | undefined, named: Record<string, string> = {}) =>
    calendarOf(words, choice, TODAY, { days: named }, [], [{ ...rule, ...source, days, hour: 18 }])
      .filter(({ id, kind }) => id === 'antwort-frist' && kind === 'deadline')
      .map(({ day, hour, title, text, law, isDeadline }) => ({
        ...{ day, hour, title, text, law, isDeadline },
      }));

  test('is a deadline with its source', () => {
    expect(daysOf(66)).toEqual([
      {
        ...{ day: '2027-02-25', hour: 18, title: 'Abgeben', isDeadline: true },
        text: words.ask.confirm,
        law: expect.stringMatching(/Gemeinde Probe.*2024/) as string,
      },
    ]);
  });

  test('says how many signatures go with it, where that was read', () => {
    const read = { ...rule, ...source, days: 66, hour: 18 };
    const signatures = { ...read, name: 'signatures', label: 'Anzahl', days: undefined } as const;
    const textOf = (rules: StateRule[]) =>
      calendarOf(words, choice, TODAY, {}, [], rules).find(({ id }) => id === 'antwort-frist')
        ?.text;
    const number = `Anzahl: ${signatures.text}.`;
    expect(textOf([read, signatures])).toBe(`${number} ${words.ask.confirm}`);
    expect(textOf([read])).toBe(words.ask.confirm);
  });

  test('is none where the source counts otherwise, or the office has named its own', () => {
    expect(daysOf(undefined)).toEqual([]);
    expect(daysOf(66, { frist: '2027-02-20' })).toEqual([]);
    expect(daysOf(66, { frist: '' })).toHaveLength(1);
  });

  test('stays beside a later answer, because nobody knows which one is the last', () => {
    const rules = [{ ...rule, ...source, days: 66, hour: 18 }];
    const answers = { days: { frist: '2027-03-01' } };
    const deadlines = calendarOf(words, choice, TODAY, answers, [], rules).filter(({ title }) =>
      title.includes('Abgeben'),
    );
    expect(deadlines.map(({ day, isDeadline }) => [day, isDeadline])).toEqual([
      ['2027-02-25', true],
      ['2027-03-01', true],
    ]);
    expect(new Set(deadlines.map(({ id }) => id)).size).toBe(2);
    const [doubtful] = deadlines;
    expect(doubtful?.title).toBe(fill(words.ask.unclear, { title: 'Abgeben' }));
    expect(doubtful?.text).toContain('1.\u00a0März');
    // Once the office has confirmed its own, the visitor says so.
    const id = doubtful?.id ?? '';
    expect(tickable(words).map((each) => each.id)).toContain(id);
    expect(doubtful && canBeDone(doubtful, TODAY)).toBe(true);
    const settled = calendarOf(words, choice, TODAY, answers, [id], rules);
    expect(settled.find((entry) => entry.id === id)?.status).toBe('done');
    expect(nextDeadlines(settled, choice).map(({ day }) => day)).toEqual(['2027-03-01']);
  });

  test('is no limit to a later answer where the deadline may not end earlier', () => {
    const rules = [{ ...rule, ...source, days: 66, hour: 18, isEarliest: true }];
    const of = (days: Record<string, string>) =>
      calendarOf(words, choice, TODAY, { days }, [], rules).filter(({ id }) =>
        id.startsWith('antwort-frist'),
      );
    const title = fill(words.ask.earliestTitle, { title: 'Abgeben' });
    expect(of({})).toMatchObject([{ day: '2027-02-25', title, text: words.ask.earliest }]);
    expect(of({ frist: '2027-03-01' })).toMatchObject([{ day: '2027-03-01', kind: 'answer' }]);
    expect(readDay({ ...question, rule: 'deadline' }, rules, choice.day)).toBeUndefined();
  });

  test('limits an answer that has to come before it', () => {
    const before = { id: 'treffen', question: 'Wann?', title: 'Treffen', notAfter: 'frist' };
    const days = { treffen: '2027-02-26', frist: '2027-03-01' };
    const conflict = (read: string | undefined) =>
      conflictOf(before, [before, question], { days }, ({ id }) =>
        id === 'frist' ? read : undefined,
      );
    expect(conflict('2027-02-25')).toEqual({ title: 'Abgeben', day: '2027-02-25' });
    expect(conflict(undefined)).toBeUndefined();
  });

  test('lies after the election where the rule counts so, and is no deadline of its own', () => {
    const runoff = { id: 'stichwahl', question: 'Wann?', title: 'Stichwahl', after: true };
    const asked = { ...runoff, rule: 'runoff' as const };
    const read = { ...rule, ...source, name: 'runoff', days: -14, hour: undefined } as const;
    const questions = { ...CALENDAR, ask: { ...CALENDAR.ask, questions: [asked] } };
    const found = calendarOf(questions, choice, TODAY, {}, [], [read]).find(
      ({ id }) => id === 'antwort-stichwahl',
    );
    expect(found).toMatchObject({ day: '2027-05-16', isDeadline: false });
    expect(found?.label).toBe(fill(CALENDAR.table.dayAfter, { days: 14 }));
  });

  test('an answer that differs from it, is in the wrong order or over is remarked on', () => {
    const remark = (day: string, read?: string, conflict?: { title: string; day: string }) =>
      remarkOn({ day, today: TODAY, read, conflict }, words.ask);
    expect(remark('2027-02-26', '2027-02-25')).toContain('25.');
    expect(remark('2027-02-20', '2027-02-25')).toContain('25.');
    expect(remark('2027-02-25', '2027-02-25')).toBe(words.ask.inPlan);
    expect(
      remarkOn(
        { day: '2026-11-22', begins: true, today: TODAY, read: undefined, conflict: undefined },
        words.ask,
      ),
    ).toBe(words.ask.inPlan);
    expect(remark('2027-02-26')).toBe(words.ask.inPlan);
    expect(remark('2026-11-22', '2027-02-25')).toBe(words.ask.over);
    const conflict = remark('2027-02-25', undefined, { title: 'Zulassung', day: '2027-02-20' });
    expect(conflict).toContain('Zulassung');
    expect(conflict).toContain('20.');
  });
});

test('the next deadlines are those of one day, and none lies after the election', () => {
  const choice: Choice = { type: 'federal', day: '2029-03-04' };
  const nextOf = (today: string, answers: Answers = {}) =>
    nextDeadlines(calendarOf(CALENDAR, choice, today, answers), choice);
  const [first, ...others] = nextOf(TODAY);
  expect(first?.isDeadline).toBe(true);
  expect(others).toEqual([]);
  const day = first?.day ?? '';
  const both = nextOf(TODAY, { days: { versammlung: day } });
  expect(both.map((entry) => entry.day)).toEqual([day, day]);
  expect(nextOf(addDays(choice.day, 1))).toEqual([]);
});
