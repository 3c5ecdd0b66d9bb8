import { expect, test } from 'vitest';
import type { PlanDetails } from '../../../src/features/election-calendar/address.ts';
import type { Choice } from '../../../src/features/election-calendar/rules.ts';
import { planOn } from '../../fixtures/election-calendar.ts';

const MAYOR: Choice = { type: 'mayor', day: '2027-09-12' };
const LANDTAG: Choice = { type: 'state', day: '2027-03-14' };
const FEDERAL: Choice = { type: 'federal', day: '2029-01-28' };

const shown = (choice: Choice, details: Partial<PlanDetails> = {}) =>
  planOn('2026-11-23', choice, details).entries;
/** The entries of an election, each with its day, `Frist` if it is a deadline, its label, its title and its law. */
const rows = (choice: Choice, details?: Partial<PlanDetails>) =>
  shown(choice, details).map(({ kind, day, until, label, title, source }) => {
    const days = day === until ? day : `${day}/${until}`;
    return [days, kind === 'deadline' ? 'Frist' : '', label, title, source].filter(
      (text) => text !== '',
    );
  });
/** The entries of the plan for a question. There is one, whatever was published about it. */
const entriesFor = (question: string, choice: Choice, details: Partial<PlanDetails>) =>
  shown(choice, details).filter((entry) => entry.question === question);

test.each<[string, Choice, string[][]]>([
  [
    'a Bundestag election, with a party',
    FEDERAL,
    [
      ['2027-11-25', '32 Monate nach Beginn', 'Aufstellen, frühestens', '§ 21 Abs. 3 BWahlG'],
      ['2028-01-28', '12 Monate', 'Anfangen'],
      ['2028-10-23', 'Frist', '97. Tag, 18 Uhr', 'Beteiligung anzeigen', '§ 18 Abs. 2 BWahlG'],
      ['2028-11-20', 'Frist', '69. Tag, 18 Uhr', 'Wahlvorschlag abgeben', '§ 19 BWahlG'],
      ['2028-12-01', 'Ab Zulassung', 'Alles steht', '§ 28 Abs. 1 BWO'],
      ['2028-12-01', '58. Tag', 'Zulassung', '§ 26 BWahlG'],
      ['2028-12-17', '6 Wochen', 'Plakate'],
      ['2029-01-08/2029-01-12', 'Frist', '20. bis 16. Tag', 'Eintrag prüfen', '§ 17 BWahlG'],
      ['2029-01-28', 'Wahltag, 18 Uhr', 'Gewählt wird von 8 bis 18 Uhr', '§ 47 BWO'],
      ['2029-01-29', 'Tag danach', 'Danken'],
    ],
  ],
  [
    'a European election',
    { type: 'european', day: '2029-06-10' },
    [
      ['2028-04-01', '9 Monate vor dem Jahr', 'Aufstellen, frühestens', '§ 10 Abs. 3 EuWG'],
      ['2028-06-10', '12 Monate', 'Anfangen'],
      ['2029-03-19', 'Frist', '83. Tag, 18 Uhr', 'Wahlvorschlag abgeben', '§ 11 Abs. 1 EuWG'],
      ['2029-04-29', '6 Wochen', 'Plakate'],
      ['2029-04-29', 'Briefwahl', 'Alles steht'],
      ['2029-06-11', 'Tag danach', 'Danken'],
    ],
  ],
])('the days of a plan are those of the statutes: %s', (_, choice, expected) =>
  expect(rows(choice)).toEqual(expected),
);

test('the plan of a Landtag election has a deadline of its state', () => {
  expect(rows(LANDTAG).filter((row) => row.at(-1)?.startsWith('§'))).toEqual([
    ['2026-09-14', '6 Monate vorher', 'Adressen anfragen', '§ 50 Abs. 1 BMG'],
    ['2027-01-04', 'Frist', '69. Tag, 18 Uhr', 'Wahlvorschläge abgeben', '§ 28 LWG'],
    ['2027-04-14', 'Frist', '1 Monat danach', 'Adressen löschen', '§ 50 Abs. 1 BMG'],
  ]);
});

test('candidates without a party fetch forms and are not nominated', () => {
  const own = rows(FEDERAL, { isIndependent: true });
  expect(own[0]).toEqual([
    '2027-08-25',
    '29 Monate nach Beginn',
    'Formblätter holen',
    '§ 34 Abs. 4 BWO',
  ]);
  expect(own.join()).not.toMatch(/Aufstellen|Beteiligung/);
});

test('a mayor’s plan has the deadline and the runoff of its state', () => {
  const inState = rows(MAYOR, { federalState: 'Hessen' });
  expect(inState.filter((row) => row.at(-1)?.startsWith('laut'))).toEqual([
    ['2027-07-05', 'Frist', '69. Tag, 18 Uhr', 'Wahlvorschlag abgeben', 'laut KWG, 2011'],
    ['2027-09-26', '14. Tag danach', 'Stichwahl', 'laut HGO, 2020'],
  ]);
});

test('an early end of the term lifts the days that count from its start', () => {
  expect(rows({ ...FEDERAL, day: '2027-06-06' }).join()).not.toContain('Aufstellen');
});

test('a rule of a state says what to do about its day', () => {
  expect(entriesFor('wahlvorschlag', MAYOR, { federalState: 'Hessen' })).toMatchObject([
    { text: 'Mit Unterlagen. Unterschriften: doppelt so viele. Frag nach.' },
  ]);
  const federalState = 'Baden-Württemberg';
  expect(entriesFor('bewerbung', MAYOR, { federalState })).toMatchObject([
    {
      id: 'antwort-bewerbung',
      day: '2027-08-16',
      title: 'Bewerbung abgeben (frühestens)',
      text: 'Die Gemeinde setzt den Tag.',
    },
  ]);
});

test('a day that the office has named is an entry with its source', () => {
  expect(rows(MAYOR, { answers: { wahlvorschlag: '2027-07-01' } })).toContainEqual([
    '2027-07-01',
    'Frist',
    'Wahlvorschlag abgeben',
    'laut Auskunft',
  ]);
});

test('a day that the office has named replaces a published one, which its text names', () => {
  const answers = { wahlvorschlag: '2027-01-11' };
  expect(entriesFor('wahlvorschlag', LANDTAG, { answers })).toMatchObject([
    {
      id: 'vorschlaege',
      kind: 'deadline',
      day: '2027-01-11',
      source: 'laut Auskunft',
      hour: undefined,
      text: 'Beim Land. Veröffentlicht: Montag, 4. Januar 2027, bis 18 Uhr (§ 28 LWG).',
    },
  ]);
  expect(entriesFor('wahlvorschlag', MAYOR, { federalState: 'Hessen', answers })).toMatchObject([
    {
      day: '2027-01-11',
      text: expect.stringMatching(
        /viele\. Veröffentlicht: .*5\.\u00a0Juli 2027.*laut KWG, 2011\).$/,
      ),
    },
  ]);
});

test('a named day that equals the published one keeps its hour and needs no advice', () => {
  const answers = { wahlvorschlag: '2027-01-04' };
  expect(entriesFor('wahlvorschlag', LANDTAG, { answers })).toMatchObject([
    { day: '2027-01-04', hour: 18, text: 'Beim Land.' },
  ]);
});

test('a named day replaces a station and takes its text and its id', () => {
  expect(entriesFor('plakate', MAYOR, { answers: { plakate: '2027-08-22' } })).toMatchObject([
    {
      id: 'plakate',
      kind: 'beginning',
      day: '2027-08-22',
      title: 'Plakate, ab',
      text: 'Mit Leiter.',
    },
  ]);
});

test('a named day is ignored by an election that does not ask for it', () => {
  const answers = { wahlscheine: '2028-12-10', stichwahl: '2029-02-11' };
  expect(rows(FEDERAL, { answers })).toEqual(rows(FEDERAL));
});

test('an entry is past, running, due, done, today, next or later', () => {
  const answers = { plakate: '2027-08-22', bewerbung: '2027-08-01', wahlvorschlag: '2027-07-05' };
  const statuses = (today: string, done: string[] = []) =>
    Object.fromEntries(
      planOn(today, MAYOR, { done, answers }).entries.map(({ id, status }) => [id, status]),
    );
  expect(statuses('2027-08-01', ['start'])).toEqual({
    start: 'done',
    meldeamt: 'running',
    'antwort-wahlvorschlag': 'past',
    briefwahl: 'today',
    plakate: 'later',
    danach: 'later',
    loeschen: 'later',
  });
  expect(statuses('2027-08-23')).toMatchObject({
    start: 'due',
    plakate: 'running',
    briefwahl: 'due',
    danach: 'next',
  });
});
