import { expect, test } from 'vitest';
import { complaintAbout } from '../../../src/content-reader/check/fields.ts';
import { cardSchema } from '../../../src/features/card/schema.ts';
import { jobSchema } from '../../../src/features/careers/job-schema.ts';
import { careersPageSchema } from '../../../src/features/careers/schema.ts';
import { contactPageSchema } from '../../../src/features/contact/schema.ts';
import { electionDatesSchema } from '../../../src/features/election-calendar/election-dates-schema.ts';
import { productSchema } from '../../../src/features/products/schema.ts';
import { memberSchema } from '../../../src/features/team/schema.ts';
import { valueAt } from '../../../src/lib/json.ts';
import { asOf } from '../../../src/lib/schema/days.ts';
import { webAddress } from '../../../src/lib/schema/links.ts';
import { navigationSchema } from '../../../src/lib/schema/navigation.ts';
import { pictureLicenceSchema } from '../../../src/lib/schema/picture-licence.ts';
import { siteSchema } from '../../../src/lib/schema/site.ts';
import { partialTemplate, oneLine, template, text } from '../../../src/lib/schema/text.ts';
import { TRICKY } from '../../fixtures/card.ts';
import { JOB } from '../../fixtures/job.ts';
import { emptyProject } from '../../support/empty-project.ts';
import { readEntry, readList } from '../../support/content.ts';

const { problemsOf, write } = emptyProject();

const { pricing } = productSchema.shape;
const openingHours = [{ weekdays: ['montag'], from: '9:00', to: '17:00' }];
const landtag = { id: 'landtag', type: 'state', name: 'Landtagswahl', day: '2027-04-18' };
/** Files without a fault, of which a test changes one field. */
const FILES = {
  site: { schema: siteSchema, data: { ...readEntry('site'), links: {}, openingHours } },
  careers: { schema: careersPageSchema, data: readEntry('careersPage') },
  contact: { schema: contactPageSchema, data: readEntry('contactPage') },
  navigation: { schema: navigationSchema, data: readEntry('navigation') },
  job: { schema: jobSchema, data: { ...JOB, salary: { unit: 'monat' } } },
  card: { schema: cardSchema, data: { ...TRICKY, portrait: 'portrait-a', invented: false } },
  person: { schema: memberSchema, data: readList('team')[0] ?? {} },
  price: { schema: pricing, data: { included: [] } },
  dates: {
    schema: electionDatesSchema,
    data: {
      source: 'Amt',
      url: 'https://amt.example',
      asOf: 'Mai 2026',
      items: [landtag],
      open: [],
    },
  },
};

/** The messages about a file with another value in one field. */
function toldOf(name: keyof typeof FILES, field: string, value: unknown): string[] {
  const { schema, data } = FILES[name];
  const changed: Record<string, unknown> = structuredClone({ ...data });
  const names = field.split('.');
  Object.assign(Object(valueAt(changed, names.slice(0, -1))), { [names.at(-1) ?? '']: value });
  write('datei.json', JSON.stringify(changed));
  const told = problemsOf({ files: 'datei.json', schema }).map(({ text }) => text);
  // Zod names host and protocol of an address one by one.
  expect(told).toEqual([...new Set(told)]);
  return told;
}

// All problems of fields have one code, so that only words tell which rule refuses the value.
test.each<[file: keyof typeof FILES, field: string, value: unknown, words: string]>([
  ['site', 'brand', 'Nord <3', 'kein < und kein >'],
  ['site', 'address.city', '10115 Berlin', 'Postleitzahl'],
  ['site', 'address.postalCode', 'D-10115', 'fünf Ziffern'],
  ['site', 'address.country', 'XX', 'zwei großen Buchstaben'],
  ['site', 'copyrightYears', '© 2025', 'steht von selbst davor'],
  ['site', 'openingHours.0.to', '24:00', 'Schreib sie wie 9:00'],
  ['site', 'openingHours.0.to', '8:00', 'nach „Von“'],
  ['site', 'phone', '03O 23125 100', 'Schreib sie in Ziffern'],
  ['site', 'phone', '030 231251/030 2312', 'eine einzige, vollständige Telefonnummer'],
  ['site', 'phone', 3023125100, 'in Anführungszeichen'],
  ['site', 'legal.vatId', '12/345/67890', 'DE und neun Ziffern'],
  ['site', 'legal.registerNumber', 'DE123456789', 'HRB'],
  ['site', 'links.instagram', 'https://www.linkedin.com/company/nord', 'zu keinem Profil'],
  ['site', 'links.linkedin', 'http://localhost:4321/kontakt', 'ab dem Schrägstrich, wie /kontakt'],
  ['site', 'email', 'hallo(at)nord.de', 'ohne Umlaute und Leerzeichen'],
  ['navigation', 'header.0', { label: 'Team', href: 'team' }, '(header.0.href) muss'],
  ['navigation', 'header.0', { label: 'Team', href: '/t', external: 'academy' }, 'entweder'],
  ['navigation', 'closeMenu', 'Weg damit', 'das Wort „schließen“'],
  ['job', 'datePosted', '2098-02-16', 'liegt in der Zukunft'],
  ['contact', 'form.fields.agree_privacy.wordingOf', '2020-01-01', 'denn seitdem hat das Formular'],
  ['contact', 'form.fields.name.errors.too_short', 'Datenschutzbestimmungen', 'mehr als 20'],
  ['job', 'validThrough', '2207-03-31', 'nach 2099'],
  ['job', 'validThrough', '2072-03-31', 'mehr als zwei Jahre'],
  ['job', 'validThrough', '2001-03-31', 'nicht vor „Veröffentlicht am“'],
  ['job', 'salary.from', '1.500 €', 'wie 1100'],
  ['job', 'salary.from', 152000, 'muss zwischen 100 und 20000 liegen'],
  ['job', 'salary', { from: 14, to: 16, unit: 'monat' }, 'Prüf „Je“ (unit)'],
  ['job', 'salary', { from: 2000, to: 1000, unit: 'monat' }, 'über'],
  ['job', 'remote', 'nein', 'ohne Anführungszeichen'],
  ['job', 'title', 'Praktikum', '(m/w/d)'],
  ['card', 'givenName', 'Zoë\nÄnne', 'darf keine Umbrüche'],
  ['person', 'slug', 'menu', 'muss vorname-nachname sein'],
  ['person', 'badge', 'ÜBERALL UND NIRGENDWO', 'höchstens 20'],
  ['person', 'imageAlt', 'portrait-b.svg', 'ist der Name einer Datei'],
  ['price', 'monthly', 9.99, 'muss eine ganze Zahl sein'],
  ['price', 'monthly', 0, 'größer als 0'],
  ['price', 'monthly', 5200000, 'höchstens 50000'],
  ['dates', 'items.0.id', 'mayor', 'schon für eine Wahl ohne festen Tag'],
  ['dates', 'items.0.id', 'offen-1', 'schon für eine Wahl ohne festen Tag'],
  ['dates', 'items.0.day', '18.04.2027', 'Schreib ihn wie 2027-03-31'],
  ['dates', 'items.0.day', '', 'muss ein Tag des Kalenders sein'],
  ['dates', 'items.0.day', '2098-12-28', 'mehr als fünf Jahre voraus'],
  ['dates', 'items.0.day', '2027-04-19', 'fällt auf Montag'],
  ['dates', 'open', [{ type: 'state', name: 'Landtagswahl', when: '2027' }], 'unter „Wahlen“'],
  [
    'dates',
    'open',
    [{ type: 'state', name: 'Landtagswahl Nord', when: '2027', earliest: '2027-09-19' }],
    'nur bei einer Bundestags- oder Europawahl',
  ],
])('in the file %s, %s cannot be %j: %s', (file, field, value, words) => {
  expect(toldOf(file, field, value)).toContainEqual(
    expect.toSatisfy((told: string) => told.includes(`(${field}`) && told.includes(words)),
  );
});

test.each<[file: keyof typeof FILES, field: string, value: unknown]>([
  ['site', 'copyrightYears', '2022–2025'],
  ['site', 'legal.vatId', 'ATU12345678'],
  ['site', 'address', { street: 'Ring 1', postalCode: '1010', city: 'Wien', country: 'AT' }],
  ['site', 'phone', '+49 (0)30 23125 100'],
  ['price', 'oneTime', 490],
])('in the file %s, %s may be %j', (file, field, value) =>
  expect(toldOf(file, field, value)).toEqual([]),
);

test.each([
  ['without a value ends with its hint', undefined, /fehlt\. Hinweis: /],
  ['with a long value ends with its hint', 'Thema '.repeat(20), /jetzt sind es \d+\. Hinweis: /],
  ['with a wrong character has no hint', 'A/B', /nimmt ihn das Formular nicht\.$/],
])('the message about a field %s', (_, value, words) =>
  expect(toldOf('careers', 'ad.topic', value)[0]).toMatch(words),
);

test('a tool has a price in the month or once', () =>
  expect(complaintAbout(pricing, { included: [] })).toContain('Nenn mindestens einen Betrag'));

test.each([
  ['So **viele**.', 'nichts Fettes'],
  ['Wie [hier](/team).', 'keine Links'],
  ['A&nbsp;mt', '„&nbsp;“ stünde so da. Schreib das Zeichen'],
  ['A<b>m</b>t', '„<b>“ stünde so da. Lösch es'],
  ['Erstens\nZweitens', 'Zeilenumbruch'],
  ['Ab {from', 'eine geschweifte Klammer zu viel oder zu wenig'],
  ['Schreib an {e-mail}', 'einen Platzhalter, den es nicht gibt'],
])('words that a page prints as they are cannot be %j: %s', (words, message) =>
  expect(complaintAbout(oneLine, words)).toContain(message),
);

test.each(['Wähler*innen und Bürger*innen', 'Ein *) Sternchen', 'Ab {from} wieder', '3 < 5 & 7'])(
  'words that a page prints as they are may be %j',
  (words) => expect(complaintAbout(oneLine, words)).toBeUndefined(),
);

test('words may hold only placeholders for which the page puts something', () => {
  const answer = partialTemplate(text, 'range', 'asOf');
  expect(complaintAbout(answer, 'Rund {range}, Stand {asOf}')).toBeUndefined();
  const known = 'kennt keinen Platzhalter „{spanne}“. Es gibt: {range}, {asOf}';
  expect(complaintAbout(answer, 'Rund {spanne}')).toContain(known);
  expect(complaintAbout(template(text, 'day'), 'Am {day}, {tag}')).toContain('„{tag}“');
});

test.each([
  { field: 'the role of a person', schema: memberSchema.shape.role },
  { field: 'the name on a card', schema: cardSchema.shape.givenName },
  { field: 'the author of a picture', schema: pictureLicenceSchema.shape.author },
  { field: 'the licence of a picture', schema: pictureLicenceSchema.shape.licence },
])('blanks alone are refused as $field', ({ schema }) => {
  expect(schema.safeParse('    ').success).toBe(false);
});

test.each([
  ['www.nord.de/x', 'mit https://'],
  ['https://https://nord.de', 'mit https://'],
  ['https://nord.de/x.', 'ein Satzzeichen am Ende'],
  ['https://nord.de/ x', 'hat ein Leerzeichen'],
  ['https://eur01.safelinks.example/?url=x', 'die eigene Adresse der Seite'],
])('an address cannot be %s: %s', (written, words) => {
  expect(complaintAbout(webAddress, written)).toContain(words);
});

test.each([
  ['Stand: 21.11.2026', 'Schreib Monat und Jahr aus'],
  ['Dezember 2098', 'liegt in der Zukunft'],
])('the date of a source cannot be %s: %s', (written, words) => {
  expect(complaintAbout(asOf, written)).toContain(words);
});

test.each(['November 2026', '21. November 2026', 'ab Mai 2011', 'ohne Datum'])(
  'the date of a source may be %s',
  (written) => expect(complaintAbout(asOf, written)).toBeUndefined(),
);
