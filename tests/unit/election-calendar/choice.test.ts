import { expect, test } from 'vitest';
import {
  checkChoice,
  choiceLink,
  fieldsFrom,
  isAnswer,
  isBrokenLink,
  linkStateFrom,
  EMPTY_LINK,
  withAnswer,
  withState,
  withTick,
} from '../../../src/features/election-calendar/choice.ts';

/** The questions and stations of the version of 27 November 2026 that still exist. */
const EARLIER = {
  questions: [
    ...['aufstellung', 'anzeige', 'ausschreibung', 'unterschriften', 'unterschriftenbewerbung'],
    ...['wahlvorschlag', 'bewerbung', 'zulassung', 'wahlscheine', 'plakate', 'stichwahl'],
  ].map((id) => (id === 'stichwahl' ? { id, kind: 'after' as const } : { id })),
  phases: ['start', 'botschaft', 'auftritt', 'druck', 'plakate'].map((id) => ({ id })),
  states: ['Hessen', 'Baden-Württemberg'],
};

const TODAY = '2026-11-23';
const check = (day: string, type = 'mayor') => checkChoice({ type, day }, TODAY);

test.each([TODAY, '2026-11-29', '2027-09-15', '2031-11-23'])('%s can be chosen', (day) => {
  expect(check(day)).toEqual({ choice: { type: 'mayor', day } });
});

test.each([
  ['2027-02-29', 'dayMissing'],
  ['2026-11-22', 'dayPast'],
  ['2031-11-24', 'dayFar'],
])('%j is refused: %s', (day, error) => {
  expect(check(day)).toEqual({ errors: { day: error } });
});

test('both fields are named when both are wrong', () => {
  expect(check('', '')).toEqual({
    errors: { type: 'electionMissing', day: 'dayMissing' },
  });
});

test('a link carries type and day, and gives them back', () => {
  const choice = { type: 'state', day: '2027-04-18' } as const;
  const link = choiceLink(choice);
  expect(link).toBe('?wahl=state&termin=2027-04-18');
  expect(fieldsFrom(new URL(link, 'https://a.example').search)).toMatchObject(choice);
});

test('a link carries a candidacy without a party, for the Bundestag alone', () => {
  const choice = { type: 'federal', day: '2029-01-28', isIndependent: true } as const;
  const link = choiceLink(choice);
  expect(link).toBe('?wahl=federal&termin=2029-01-28&antritt=ohne-partei');
  const opened = (query: string) => {
    const fields = fieldsFrom(query);
    return fields && checkChoice(fields, TODAY).choice;
  };
  expect(opened(link)).toEqual(choice);
  expect(opened(link.replace('federal', 'mayor'))).toEqual({ type: 'mayor', day: choice.day });
});

test.each(['', '?wahl=state&termin=morgen', '?wahl=rat&termin=2027-04-18'])(
  'a link without a choice opens nothing: %j',
  (query) => expect(fieldsFrom(query)).toBeUndefined(),
);

const MAYOR = { type: 'mayor', day: '2027-04-25' } as const;
const KNOWN = {
  questions: [
    { id: 'wahlvorschlag' },
    { id: 'plakate' },
    { id: 'stichwahl', kind: 'after' as const },
  ],
  phases: [{ id: 'start' }, { id: 'druck' }, { id: 'plakate' }],
  states: ['Hessen', 'Baden-Württemberg'],
};
const ELECTION = 'wahl=mayor&termin=2027-04-25';
const kept = (query: string) => linkStateFrom(query, MAYOR, KNOWN);

test('a link carries days, state and ticks, and gives them back', () => {
  const all = {
    answers: { wahlvorschlag: '2027-02-17', stichwahl: '2027-05-09' },
    done: ['start', 'plakate'],
    state: 'Baden-Württemberg',
    unread: [],
  };
  const link = choiceLink(MAYOR, all);
  expect(link).toBe(
    `?${ELECTION}&wahlvorschlag=2027-02-17&stichwahl=2027-05-09&bundes-land=Baden-W%C3%BCrttemberg&erledigt=start.plakate`,
  );
  expect(kept(link)).toEqual(all);
});

test.each([
  [
    'wahl=mayor&termin=2027-09-12&wahlvorschlag=2027-07-05&stichwahl=2027-09-26&wahlvorschlag-uhr=18&bundes-land=Hessen&erledigt=start',
    '&wahlvorschlag=2027-07-05&stichwahl=2027-09-26&bundes-land=Hessen&erledigt=start',
  ],
  [
    'wahl=mayor&termin=2027-09-12&bewerbung=2027-08-16&unterschriftenbewerbung=2027-08-10&unterschriftenbewerbung-zahl=50&bundes-land=Baden-W%C3%BCrttemberg',
    '&unterschriftenbewerbung=2027-08-10&bewerbung=2027-08-16&bundes-land=Baden-W%C3%BCrttemberg',
  ],
  [
    'wahl=local&termin=2027-05-30&einladung=2027-01-10&versammlung=2027-01-24&anzeige=&unterschriften=2027-03-20&unterschriften-zahl=120&anzeige-zahl=0&erledigt=start.antwort-versammlung-vorher',
    '&unterschriften=2027-03-20&erledigt=start',
  ],
  [
    'wahl=state&termin=2027-04-18&plakate=2027-03-07&wahlscheine=2027-03-08&zulassung=2027-02-19&erledigt=start.botschaft',
    '&zulassung=2027-02-19&wahlscheine=2027-03-08&plakate=2027-03-07&erledigt=start.botschaft',
  ],
  [
    'wahl=federal&termin=2029-01-28&antritt=ohne-partei&plakate=&erledigt=formblaetter-frueh.start',
    '&antritt=ohne-partei&erledigt=start',
  ],
  [
    'wahl=other&termin=2027-02-14&wahlvorschlag=2027-01-04&stichwahl=2027-02-28&wahlvorschlag-uhr=12&erledigt=start.botschaft.antwort-wahlvorschlag-gelesen',
    '&wahlvorschlag=2027-01-04&stichwahl=2027-02-28&erledigt=start.botschaft',
  ],
])(
  'a link of an earlier version opens without the parts that no longer exist: %s',
  (link, rest) => {
    const { choice } = checkChoice(fieldsFrom(link) ?? { type: '', day: '' }, TODAY);
    if (!choice) return expect.unreachable();
    const read = linkStateFrom(link, choice, EARLIER);
    expect(read.unread).toEqual([]);
    expect(choiceLink(choice, read)).toBe(`?${link.split('&', 2).join('&')}${rest}`);
  },
);

test('a link cannot answer an unknown question, nor with a day after the election', () => {
  expect(kept(`?${ELECTION}&andere=2027-02-17&wahlvorschlag=2027-04-26`).answers).toEqual({});
});

test.each([
  ['wahlvorschlag=2027-0', ['wahlvorschlag=2027-0']],
  ['erledigt=start.dru', ['erledigt=start.dru']],
  ['bundes-land=Baden-W%C', ['bundes-land=Baden-W%C']],
  ['plakate=2027-03-01&wahlvorsc', ['wahlvorsc']],
  ['erledigt=druck.start', []],
  ['wahlvorschlag=', []],
  ['utm_source=mail', []],
])('a link that was cut reports the part that cannot be read: %s', (part, unread) => {
  const read = kept(`?${ELECTION}&${part}`);
  expect(read.unread).toEqual(unread);
  // The unread part stays in the address, for a reload and for whoever gets the link.
  expect(kept(choiceLink(MAYOR, read))).toEqual(read);
});

test('a link that was cut in its candidacy reports it', () => {
  const federal = { type: 'federal', day: '2029-01-28' } as const;
  const { unread } = linkStateFrom(
    '?wahl=federal&termin=2029-01-28&antritt=ohne-p',
    federal,
    KNOWN,
  );
  expect(unread).toEqual(['antritt=ohne-p']);
});

test('an unread part is dropped once an answer, a tick or a state takes its place', () => {
  const read = kept(`?${ELECTION}&wahlvorschlag=2027-0&bundes-land=Hess&erledigt=start.dru`);
  const mended = withState(
    withTick(withAnswer(read, 'wahlvorschlag', '2027-02-17'), 'druck', true),
    'Hessen',
  );
  expect(mended).toEqual({
    answers: { wahlvorschlag: '2027-02-17' },
    done: ['start', 'druck'],
    state: 'Hessen',
    unread: [],
  });
  expect(withTick(withAnswer(mended, 'wahlvorschlag', undefined), 'start', false)).toEqual({
    answers: {},
    done: ['druck'],
    state: 'Hessen',
    unread: [],
  });
});

test.each([
  `?wahl=mayor&amp;termin=2027-04-25&amp;plakate=2027-03-01`,
  `?wahl%3Dmayor%26termin%3D2027-04-25%26plakate%3D2027-03-01`,
  `?wahl=3Dmayor&termin=3D2027-04-25&plakate=3D2027-03-01`,
  `?wahl=mayor&termin=2027-04-25&plakate=2027-03-01.`,
])('a link that a mail program has escaped is read: %s', (link) => {
  expect(fieldsFrom(link)).toMatchObject(MAYOR);
  expect(isBrokenLink(link)).toBe(false);
  expect(kept(link)).toEqual({ ...EMPTY_LINK, answers: { plakate: '2027-03-01' } });
});

test.each([
  ['2027-04-25', undefined, true],
  ['2024-04-25', undefined, true],
  ['2024-04-24', undefined, false],
  ['2027-04-26', undefined, false],
  ['2027-04-25', 'after', false],
  ['2027-04-26', 'after', true],
  ['2027-10-25', 'after', true],
  ['2027-10-26', 'after', false],
  ['18.04.2027', undefined, false],
  ['', undefined, false],
] as const)('%j, %s the election, is an answer: %s', (day, kind, expected) => {
  expect(isAnswer(day, { kind }, MAYOR)).toBe(expected);
});

test.each([
  ['?wahl=mayor&termin=2027-02-31', true],
  ['?wahl=mayor&termin=', true],
  ['?wahl=rat', true],
  ['?termin=2027-04-25', true],
  ['?wahl=mayor&termin=2027-04-25', false],
  // The address of a vote on the home page names only the kind of election.
  ['?wahl=mayor', false],
  ['?thema=Plakate', false],
  ['', false],
])('%j is a plan’s link that cannot be read: %s', (query, expected) => {
  expect(isBrokenLink(query)).toBe(expected);
});
