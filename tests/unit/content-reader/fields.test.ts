import type { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../../src/content-reader/field-problems.ts';
import { valueAt } from '../../../src/content-reader/json.ts';
import { jsonFiles } from '../../../src/content-reader/source-kinds.ts';
import { cardSchema } from '../../../src/features/card/schema.ts';
import { jobSchema } from '../../../src/features/careers/job-schema.ts';
import { electionDatesSchema } from '../../../src/features/election-calendar/dates-schema.ts';
import { productSchema } from '../../../src/features/products/schema.ts';
import { memberSchema } from '../../../src/features/team/schema.ts';
import { asOf } from '../../../src/lib/schema/days.ts';
import { webAddress } from '../../../src/lib/schema/links.ts';
import { navigationSchema } from '../../../src/lib/schema/navigation.ts';
import { pictureLicenceSchema } from '../../../src/lib/schema/picture-licence.ts';
import { siteSchema } from '../../../src/lib/schema/site.ts';
import { holding, mayHold, plain, text } from '../../../src/lib/schema/text.ts';
import { JOB } from '../../fixtures/job.ts';
import { NASTY } from '../../support/cards.ts';
import { expectGerman, project } from '../../support/content-project.ts';
import { contentOf, listOf } from '../../support/content.ts';

const { root, write } = project();

/** A file, of which a test changes one field. */
interface File {
  schema: z.ZodType;
  data: object;
}

/** What an editor is told about a field with another value, and about the file. */
function toldOf({ schema, data }: File, field: string, value: unknown): string[] {
  const changed: Record<string, unknown> = structuredClone({ ...data });
  const names = field.split('.');
  Object.assign(Object(valueAt(changed, names.slice(0, -1))), { [names.at(-1) ?? '']: value });
  write('datei.json', JSON.stringify(changed));
  const { problems } = jsonFiles('datei.json', schema).read(root());
  return expectGerman(problems).map(({ text }) => text);
}

/** A message that names a field and has these words. */
const naming = (field: string, words: string): unknown =>
  expect.toSatisfy((message: string) => message.includes(field) && message.includes(words));

/** The path of a field, what stands there, and words of the message. */
type Row = [field: string, value: unknown, words: string];

describe('words that a page prints as they are', () => {
  test.each([
    ['So **viele**.', 'nichts Fettes'],
    ['Wie [hier](/team).', 'keine Links'],
    ['Das ist *wichtig*.', '„*wichtig*“ stünde so da'],
    ['A&nbsp;mt', '„&nbsp;“ stünde so da. Schreib das Zeichen'],
    ['A<b>m</b>t', '„<b>“ stünde so da. Lösch es'],
    ['Erstens\nZweitens', 'Zeilenumbruch'],
    ['Wir können: ▪ Plakate', '„▪“ wird keine Liste'],
    ['Ab {from', 'eine geschweifte Klammer zu viel oder zu wenig'],
    ['Schreib an {e-mail}', 'einen Platzhalter, den es nicht gibt'],
  ])('cannot be %j: %s', (words, message) => expect(refusal(plain, words)).toContain(message));

  test.each(['Wähler*innen und Bürger*innen', 'Ein *) Sternchen', 'Ab {from} wieder', '3 < 5 & 7'])(
    'may be %j',
    (words) => expect(refusal(plain, words)).toBeUndefined(),
  );

  test('know only placeholders for which something is put', () => {
    const answer = mayHold(text, 'range', 'asOf');
    expect(refusal(answer, 'Rund {range}, Stand {asOf}')).toBeUndefined();
    const known = 'kennt keinen Platzhalter „{spanne}“. Es gibt: {range}, {asOf}';
    expect(refusal(answer, 'Rund {spanne}')).toContain(known);
    expect(refusal(holding(text, 'day'), 'Am {day}, {tag}')).toContain('„{tag}“');
  });
});

describe('site.json', () => {
  const hours = { weekdays: ['montag'], from: '9:00', to: '17:00' };
  const openingHours = [hours, { ...hours, weekdays: ['freitag'] }];
  const SITE: File = {
    schema: siteSchema,
    data: { ...contentOf('site'), links: {}, openingHours },
  };

  test.each<Row>([
    ['brand', 'Nord <3', 'kein < und kein >'],
    ['address.city', '10115 Berlin', 'Postleitzahl'],
    ['address.postalCode', 'D-10115', 'fünf Ziffern'],
    ['address.country', 'XX', 'zwei großen Buchstaben'],
    ['copyrightYears', '2025-2022', 'Das frühere Jahr steht vorn'],
    ['copyrightYears', '© 2025', 'steht von selbst davor'],
    ['copyrightYears', '2098', 'liegt in der Zukunft'],
    ['openingHours.0.to', '29:75', 'Schreib sie wie 9:00'],
    ['openingHours.0.from', '7.00 Uhr', 'Schreib „7:00“'],
    ['openingHours.0.to', '24:00', 'endet um 23:59'],
    ['openingHours.1.to', '8:00', 'nach „Von“'],
    ['openingHours.1.weekdays', ['montag'], '„Montag“'],
    ['phone', '23125 100', 'mit Vorwahl'],
    ['phone', '03O 23125 100', 'mit „O“ einen Buchstaben, der wie die Ziffer 0 aussieht'],
    ['phone', '030 23125 100 (App. 12)', 'wie 030 23125-12'],
    ['phone', '030 231251/030 2312', 'nennt zwei Nummern'],
    ['phone', '030 (0) 23125 100', 'ohne Landesvorwahl'],
    ['phone', 3023125100, 'in Anführungszeichen'],
    ['legal.vatId', '12/345/67890', 'DE und neun Ziffern'],
    ['legal.vatId', 'de 123456789', 'Schreib „DE123456789“'],
    ['legal.registerNumber', 'DE123456789', 'HRB'],
    ['links.instagram', 'https://www.linkedin.com/company/nord', 'zu keinem Profil auf instagram'],
    ['email', 'hallo@nörd.de', 'ohne Umlaute und Leerzeichen'],
    ['email', 'hallo(at)nord.de', 'Schreib „hallo@nord.de“'],
    ['mail.to', 'a@nord.de', 'wie ["eins", "zwei"]'],
  ])('cannot have as %s %j: %s', (field, value, words) => {
    expect(toldOf(SITE, field, value)).toContainEqual(naming(`(${field})`, words));
  });

  test.each<[field: string, value: unknown]>([
    ['openingHours.1', { weekdays: ['montag'], from: '17:00', to: '18:00' }],
    ['copyrightYears', '2022–2025'],
    ['legal.vatId', 'ATU12345678'],
    ['address', { street: 'Ring 1', postalCode: '1010', city: 'Wien', country: 'AT' }],
    ['phone', '+49 (0)30 23125 100'],
  ])('may have as %s %j', (field, value) => expect(toldOf(SITE, field, value)).toEqual([]));
});

test.each([
  ['www.nord.de/x', 'Schreib „https://www.nord.de/x“'],
  ['https://https://nord.de', 'Schreib „https://nord.de“'],
  ['https://nord.de/x.', 'Schreib „https://nord.de/x“'],
  ['http://localhost:4321/kontakt', 'ab dem Schrägstrich, wie /kontakt'],
  ['https://eur01.safelinks.protection.outlook.com/?url=x', 'die eigene Adresse der Seite'],
  ['https://nord.de/ x', 'hat ein Leerzeichen'],
  ['kim@nord.de', 'ist eine E-Mail-Adresse'],
])('%s is no address of another site: %s', (written, words) => {
  expect(refusal(webAddress, written)).toContain(words);
});

test.each<Row>([
  ['datePosted', '2098-02-16', 'liegt in der Zukunft'],
  ['validThrough', '2207-03-31', 'nach 2099'],
  ['validThrough', '2072-03-31', 'mehr als zwei Jahre'],
  ['validThrough', '2001-03-31', 'nicht vor „Veröffentlicht am“'],
  ['salary.from', '1.500 €', 'Schreib sie in Ziffern'],
  ['salary.from', 152000, 'muss zwischen 100 und 20000 liegen'],
  ['salary', { from: 14, to: 16, unit: 'monat' }, 'Prüf „Je“ (unit)'],
  ['salary', { from: 2000, to: 1000, unit: 'monat' }, 'über'],
  ['remote', 'nein', 'ohne Anführungszeichen'],
  ['title', 'Praktikum', '(m/w/d)'],
])('a job cannot have as %s %j: %s', (field, value, words) => {
  const job: File = { schema: jobSchema, data: { ...JOB, salary: { unit: 'monat' } } };
  expect(toldOf(job, field, value)).toContainEqual(naming(`(${field}`, words));
});

test.each<Row>([
  ['givenName', 'Zoë\nÄnne', 'darf keine Umbrüche'],
  ['mobile', '0171', 'muss eine vollständige Telefonnummer'],
])('a card cannot have as %s %j: %s', (field, value, words) => {
  const data = { ...NASTY, portrait: 'portrait-a', invented: false };
  expect(toldOf({ schema: cardSchema, data }, field, value)).toContainEqual(naming(field, words));
});

test.each<Row>([
  ['slug', 'menu', 'muss vorname-nachname sein'],
  ['badge', 'ÜBERALL UND NIRGENDWO', 'höchstens 20'],
  ['linkedin', 'https://www.linkedin.com/feed/', 'führt zu keinem Profil'],
  ['imageAlt', 'portrait-b.svg', 'ist der Name einer Datei'],
  ['phone', '030', 'gibt es nicht'],
])('a person cannot have as %s %j: %s', (field, value, words) => {
  const [person] = listOf('team');
  const file: File = { schema: memberSchema, data: { ...person, id: '1' } };
  expect(toldOf(file, field, value)).toContainEqual(naming(field, words));
});

describe('the price of a tool', () => {
  const { pricing } = productSchema.shape;
  const PRICE: File = { schema: pricing, data: { included: [] } };

  test.each<Row>([
    ['monthly', '1.100 €', 'wie 1100'],
    ['monthly', 9.99, 'Runde sie'],
    ['monthly', 0, 'größer als 0'],
    ['monthly', 5200000, 'höchstens 50000'],
  ])('cannot have as %s %j: %s', (field, value, words) => {
    expect(toldOf(PRICE, field, value)).toContainEqual(naming(`(${field})`, words));
  });

  test('is in the month or once', () => {
    expect(toldOf(PRICE, 'oneTime', 490)).toEqual([]);
    expect(refusal(pricing, { included: [] })).toContain('Nenn mindestens einen Betrag');
  });
});

describe('the month of a figure', () => {
  test.each([
    ['Stand: 21.11.2026', 'Schreib Monat und Jahr aus'],
    ['Dezember 2098', 'liegt in der Zukunft'],
  ])('is not %s: %s', (written, words) => expect(refusal(asOf, written)).toContain(words));

  test.each(['November 2026', '21. November 2026', 'ab Mai 2011', 'ohne Datum'])(
    'may be %s',
    (written) => expect(refusal(asOf, written)).toBeUndefined(),
  );
});

test.each<Row>([
  ['items.0.day', '18.04.2027', 'mit zwei Ziffern für Monat und Tag. Schreib „2027-04-18“'],
  ['items.0.day', '18. April 2027', 'Schreib „2027-04-18“'],
  ['items.0.day', '2027-04-18T00:00', 'Schreib „2027-04-18“'],
  ['items.0.day', '', 'Jahr-Monat-Tag'],
  ['items.0.day', '2027-02-30', 'keinen Tag im Kalender'],
  ['items.0.day', '2999-12-29', 'nach 2099'],
  ['items.0.day', '2098-12-28', 'mehr als fünf Jahre voraus'],
  ['items.0.day', '2027-04-19', 'fällt auf Montag'],
  [
    'open',
    [{ type: 'state', name: 'Landtagswahl', when: 'Frühjahr 2027' }],
    '(open.0.name) steht schon unter „Wahlen“. Streich den Eintrag hier',
  ],
])('the dates of elections cannot have as %s %j: %s', (field, value, words) => {
  const items = [{ id: 'landtag', type: 'state', name: 'Landtagswahl', day: '2027-04-18' }];
  const data = { source: 'Amt', url: 'https://amt.example', asOf: 'Mai 2026', items, open: [] };
  const told = toldOf({ schema: electionDatesSchema, data }, field, value);
  expect(told).toContainEqual(naming(`(${field}`, words));
});

test.each<Row>([
  ['header.0', { label: 'Team', href: 'team' }, '(header.0.href)'],
  ['header.0', { label: 'Team', href: '/team', external: 'academy' }, '(header.0)'],
  ['header.0', { label: 'Team' }, '(header.0)'],
  ['header.0.badge', 'neu', '„badge“ gibt es nicht'],
  ['closeMenu', 'Weg damit', 'das Wort „schließen“'],
])('the navigation cannot have as %s %j: %s', (field, value, words) => {
  const told = toldOf({ schema: navigationSchema, data: contentOf('navigation') }, field, value);
  expect(told.join()).toContain(words);
});

test.each([
  { field: 'the role of a person', schema: memberSchema.shape.role },
  { field: 'the name on a card', schema: cardSchema.shape.givenName },
  { field: 'the author of a picture', schema: pictureLicenceSchema.shape.author },
  { field: 'the licence of a picture', schema: pictureLicenceSchema.shape.licence },
])('blanks alone are not $field', ({ schema }) => {
  expect(schema.safeParse('    ').success).toBe(false);
});
