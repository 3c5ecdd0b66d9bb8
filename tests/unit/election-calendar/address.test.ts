import { expect, test } from 'vitest';
import {
  type AddressNames,
  choiceLink,
  fieldsFrom,
  isPlanLink,
  readDetails,
  readQuery,
} from '../../../src/features/election-calendar/address.ts';
import {
  type Choice,
  NO_DETAILS,
  optionsOf,
} from '../../../src/features/election-calendar/choice.ts';
import { DATES } from './support/plan.ts';

const MAYOR: Choice = { type: 'mayor', day: '2027-04-25' };
const ELECTION = '?wahl=mayor&termin=2027-04-25';
const names: AddressNames = {
  questions: [
    { id: 'wahlvorschlag' },
    { id: 'plakate' },
    { id: 'bewerbung' },
    { id: 'stichwahl', rule: 'runoff', elections: ['mayor', 'other'] },
  ],
  stations: [{ id: 'start' }, { id: 'botschaft' }, { id: 'druck' }],
  states: ['Hessen', 'Baden-Württemberg'],
};
const read = (query: string, choice = MAYOR) => readDetails(readQuery(query), choice, names);
const fields = (query: string) => {
  const { wahl, termin } = fieldsFrom(readQuery(query), optionsOf(DATES));
  return [wahl, termin];
};

test('a link carries days, state and ticks, and gives them back', () => {
  const details = {
    isIndependent: false,
    federalState: 'Baden-Württemberg',
    answers: { wahlvorschlag: '2027-02-17', stichwahl: '2027-05-09' },
    done: ['start', 'druck'],
  };
  const link = choiceLink(MAYOR, details);
  expect(link).toBe(
    `${ELECTION}&bundes-land=Baden-W%C3%BCrttemberg&wahlvorschlag=2027-02-17&stichwahl=2027-05-09&erledigt=start.druck`,
  );
  expect(read(link)).toEqual({ details, isDamaged: false });
});

test('a link leaves out what is empty', () =>
  expect(choiceLink(MAYOR, { ...NO_DETAILS, answers: { plakate: '' } })).toBe(ELECTION));

test.each([
  ['?wahl=mayor&termin=2027-04-25', ['mayor', '2027-04-25']],
  ['?wahl=state&termin=2027-03-14', ['landtagswahl-a', '2027-03-14']],
  ['?wahl=state&termin=2027-04-18&wahl-name=landtagswahl-c', ['landtagswahl-c', '2027-04-18']],
  // The day of a published election has moved since somebody shared the link.
  ['?wahl=state&termin=2027-03-07&wahl-name=landtagswahl-a', ['landtagswahl-a', '2027-03-14']],
  // Kind and day alone do not say which of the two elections is meant.
  ['?wahl=state&termin=2027-04-18', ['state', '2027-04-18']],
  ['?wahl=state&termin=2027-04-18&wahl-name=landtagswahl-x', ['state', '2027-04-18']],
  // The browser sends the form itself until the script runs.
  ['?wahl=landtagswahl-b&termin=', ['landtagswahl-b', '2027-04-18']],
  ['?wahl=offen-1&termin=2029-01-28', ['offen-1', '2029-01-28']],
  // The address of a vote on the home page names only the kind of election.
  ['?wahl=federal', ['offen-1', '']],
  ['?wahl=mayor&termin=2027-09', ['mayor', '']],
  ['?wahl=rat&termin=morgen', ['', '']],
])('%s fills in the form', (query, expected) => expect(fields(query)).toEqual(expected));

test.each([
  ['?wahl=mayor&termin=', 'is'],
  ['?wahl=rat', 'is'],
  ['?termin=2027-04-25', 'is'],
  ['?wahl=mayor', 'is not'],
  ['?thema=Plakate', 'is not'],
])('the link %s %s meant to open a plan', (query, effect) =>
  expect(isPlanLink(readQuery(query))).toBe(effect === 'is'),
);

test('a link that is cut within the id of its election keeps the answers', () => {
  const published: Choice = { type: 'state', day: '2027-03-14', electionId: 'landtagswahl-a' };
  const answers = { plakate: '2027-02-01' };
  const cut = choiceLink(published, { ...NO_DETAILS, answers }).slice(0, -5);
  expect(fields(cut)).toEqual(['landtagswahl-a', '2027-03-14']);
  expect(read(cut, published)).toEqual({ details: { ...NO_DETAILS, answers }, isDamaged: false });
});

test('candidacy, state and questions belong to some elections only', () => {
  const query = '&antritt=ohne-partei&bundes-land=Hessen&stichwahl=2027-05-09';
  const answers = { stichwahl: '2027-05-09' };
  const ofMayor = { ...NO_DETAILS, federalState: 'Hessen', answers };
  expect(read(query)).toEqual({ details: ofMayor, isDamaged: false });
  const ofFederal = { ...NO_DETAILS, isIndependent: true };
  const federal: Choice = { type: 'federal', day: '2029-01-28' };
  expect(read(query, federal)).toEqual({ details: ofFederal, isDamaged: false });
});

test.each([
  'wahlvorschlag=2027-0',
  'wahlvorschlag=2027-04-26',
  'bundes-land=Baden-W',
  'wahlvorsc',
  'wahlvorschlag=',
])('a link of which a part cannot be read keeps the rest: %s', (part) =>
  expect(read(`${ELECTION}&plakate=2027-03-01&${part}`)).toEqual({
    details: { ...NO_DETAILS, answers: { plakate: '2027-03-01' } },
    isDamaged: true,
  }),
);

test('a link that is cut within a tick keeps the ticks before it', () => {
  const { details, isDamaged } = read(`${ELECTION}&erledigt=start.dru`);
  expect([details.done, isDamaged]).toEqual([['start'], true]);
});

test.each(['&quelle=brief', '&utm_term=', '?wahl=landtagswahl-b&termin='])(
  'a link with a parameter of another program, or from the form itself, is whole: %s',
  (query) => expect(read(query).isDamaged).toBe(false),
);

test.each([
  '?wahl=mayor&amp;termin=2027-04-25&amp;plakate=2027-03-01',
  '?wahl%3Dmayor%26termin%3D2027-04-25%26plakate%3D2027-03-01',
  '?wahl=3Dmayor&termin=3D2027-04-25&plakate=3D2027-03-01',
  '?wahl=mayor&termin=2027-04-25&plakate=2027-03-01.',
  '?wahl=mayor&termin=2027-04-25&plakate=2027-03-01&=&',
  '?wahl=mayor&termin=2027-04-25&plakate=2027-03-01&wahl',
])('a link that a mail program has changed is read: %s', (link) => {
  expect(fields(link)).toEqual(['mayor', '2027-04-25']);
  const details = { ...NO_DETAILS, answers: { plakate: '2027-03-01' } };
  expect(read(link)).toEqual({ details, isDamaged: false });
});

test.each([
  ['plakate', '2027-04-25', true],
  ['plakate', '2024-04-25', true],
  ['plakate', '2024-04-24', false],
  ['plakate', '2027-04-26', false],
  ['stichwahl', '2027-04-25', false],
  ['stichwahl', '2027-04-26', true],
  ['stichwahl', '2027-10-25', true],
  ['stichwahl', '2027-10-26', false],
  ['plakate', '18.04.2027', false],
])('the question %j can have the answer %j: %s', (id, day, expected) => {
  const { details } = read(`${ELECTION}&${id}=${day}`);
  expect(details.answers[id] === day).toBe(expected);
});
