import { describe, expect, test } from 'vitest';
import type { z } from 'astro/zod';
import { jsonFiles, jsonList, type ContentSource } from '../../../src/content-reader/files.ts';
import { refusal } from '../../../src/content-reader/field-problems.ts';
import { pictureLicenceSchema } from '../../../src/features/articles/schema.ts';
import { jobSchema } from '../../../src/features/careers/schema.ts';
import { cardSchema } from '../../../src/features/card/schema.ts';
import { electionDatesSchema } from '../../../src/features/election-calendar/dates-schema.ts';
import { productSchema } from '../../../src/features/products/schema.ts';
import { memberSchema } from '../../../src/features/team/schema.ts';
import { asOf } from '../../../src/lib/schema/days.ts';
import { webAddress } from '../../../src/lib/schema/links.ts';
import { navigationSchema } from '../../../src/lib/schema/navigation.ts';
import { siteSchema } from '../../../src/lib/schema/site.ts';
import { holding, mayHold, text } from '../../../src/lib/schema/text.ts';
import navigation from '../../../src/content/navigation.json' with { type: 'json' };
import team from '../../../src/content/team.json' with { type: 'json' };
import site from '../../../src/content/site.json' with { type: 'json' };
import { project, told } from '../../support/content-project.ts';

/** Fields whose values only a person can tell from right ones, or that two fields decide. */
const { root, write } = project();
const messagesOf = (source: ContentSource) =>
  told(source.read(root()).problems).map(({ text }) => text);

test('a placeholder for which nothing would be put is refused, with those that there are', () => {
  const answer = mayHold(text, 'range', 'asOf');
  expect(refusal(answer, 'Rund {range}, Stand {asOf}')).toBeUndefined();
  expect(refusal(answer, 'Rund {spanne}')).toContain(
    'kennt keinen Platzhalter „{spanne}“. Es gibt: {range}, {asOf}',
  );
  expect(refusal(holding(text, 'day'), 'Am {day}, {tag}')).toContain('„{tag}“');
});

const hours = { weekdays: ['montag'], from: '9:00', to: '17:00' };

test.each([
  // No mail could be sent from it.
  ['brand', { brand: 'Nord <3' }, 'kein < und kein >'],
  ['brand', { brand: '\u00a0' }, 'ist leer'],
  ['address.city', { address: { ...site.address, city: '  ' } }, 'ist leer'],
  ['address.city', { address: { ...site.address, city: '10115 Berlin' } }, 'Postleitzahl'],
  ['address.postalCode', { address: { ...site.address, postalCode: '1234' } }, 'fünf Ziffern'],
  ['address.postalCode', { address: { ...site.address, postalCode: 'D-10115' } }, 'fünf Ziffern'],
  ['address.country', { address: { ...site.address, country: 'XX' } }, 'zwei großen Buchstaben'],
  ['copyrightYears', { copyrightYears: '2025-2022' }, 'Das frühere Jahr steht vorn'],
  ['copyrightYears', { copyrightYears: '© 2025' }, 'steht von selbst davor'],
  ['copyrightYears', { copyrightYears: '2098' }, 'liegt in der Zukunft'],
  ['openingHours.0.to', { openingHours: [{ ...hours, to: '29:75' }] }, 'Schreib sie wie 9:00'],
  ['openingHours.0.from', { openingHours: [{ ...hours, from: '7.00 Uhr' }] }, 'Schreib „7:00“'],
  ['openingHours.0.to', { openingHours: [{ ...hours, to: '24:00' }] }, 'endet um 23:59'],
  ['openingHours.1.to', { openingHours: [hours, { ...hours, to: '8:00' }] }, 'nach „Von“'],
  [
    'openingHours.1.weekdays',
    { openingHours: [hours, { ...hours, from: '16:59', to: '18:00' }] },
    '„Montag“',
  ],
  ['openingHours.0.weekdays', { openingHours: [{ ...hours, weekdays: [] }] }, 'füg etwas hinzu'],
  ['phone', { phone: '23125 100' }, 'mit Vorwahl'],
  ['phone', { phone: '0171 392004' }, 'mit Vorwahl'],
  ['phone', { phone: '03O 23125 100' }, 'mit „O“ einen Buchstaben, der wie die Ziffer 0 aussieht'],
  ['phone', { phone: 'Tel. 030 23125 100' }, 'kann „Tel“ nicht enthalten'],
  ['phone', { phone: '030 231251/030 2312' }, 'nennt zwei Nummern'],
  ['phone', { phone: '030 (0) 23125 100' }, 'ohne Landesvorwahl'],
  ['phone', { phone: 3023125100 }, 'in Anführungszeichen'],
  ['phone', { phone: '' }, 'ist leer'],
  ['phone', { phone: '030 23125 100 (App. 12)' }, 'wie 030 23125-12'],
  ['legal.vatId', { legal: { ...site.legal, vatId: 'DE12345' } }, 'DE und neun Ziffern'],
  ['legal.vatId', { legal: { ...site.legal, vatId: '12/345/67890' } }, 'Steuernummer und IBAN'],
  ['legal.vatId', { legal: { ...site.legal, vatId: 'de 123456789' } }, 'Schreib „DE123456789“'],
  ['legal.registerNumber', { legal: { ...site.legal, registerNumber: 'DE123456789' } }, 'HRB'],
  [
    'links.instagram',
    { links: { instagram: 'https://www.linkedin.com/company/nord' } },
    'zu keinem Profil auf instagram.com',
  ],
  ['email', { email: 'hallo' }, 'hallo@beispiel.de'],
  ['email', { email: 'hallo@nörd.de' }, 'ohne Umlaute und Leerzeichen'],
  ['email', { email: 'hallo@nord.de ' }, 'Schreib „hallo@nord.de“'],
  ['email', { email: 'hallo(at)nord.de' }, 'Schreib „hallo@nord.de“'],
  ['email', { email: 'hallo@nord,de' }, 'Schreib „hallo@nord.de“'],
  [
    'mail.to.1',
    { mail: { ...site.mail, to: ['a@nord.de', 'a@nord.de'] } },
    'gibt es schon, im 1. Eintrag',
  ],
  ['mail.to', { mail: { ...site.mail, to: 'a@nord.de' } }, 'wie ["eins", "zwei"]'],
])('a wrong %s of the agency, %j, is refused: %s', (path, wrong, words) => {
  write('site.json', JSON.stringify({ ...site, ...wrong }));
  const messages = messagesOf(jsonFiles('site.json', siteSchema));
  expect(messages.filter((text) => text.includes(`(${path})`)).join()).toContain(words);
});

test.each([
  ['www.nord.de/x', 'Schreib „https://www.nord.de/x“'],
  ['http://localhost:4321/kontakt', 'ab dem Schrägstrich, wie /kontakt'],
  ['https://abc123.nord.pages.dev/kontakt', 'ab dem Schrägstrich, wie /kontakt'],
  ['https://eur01.safelinks.protection.outlook.com/?url=x', 'die eigene Adresse der Seite'],
  ['https://nord.de/ x', 'hat ein Leerzeichen'],
  ['https://nord.de, https://sued.de', 'nenn nur eine Adresse'],
  ['kim@nord.de', 'ist eine E-Mail-Adresse'],
])('the address of another site, „%s“, is refused: %s', (written, words) => {
  expect(refusal(webAddress, written)).toContain(words);
});

test.each([
  [
    'opening hours at other times',
    { openingHours: [hours, { ...hours, from: '17:00', to: '18:00' }] },
  ],
  ['opening hours on another day', { openingHours: [hours, { ...hours, weekdays: ['freitag'] }] }],
  ['one year', { copyrightYears: '2025' }],
  ['an Austrian number', { legal: { ...site.legal, vatId: 'ATU12345678' } }],
  [
    'a postal code of another country',
    { address: { ...site.address, country: 'AT', postalCode: '1010' } },
  ],
  ['a number with the code of the country', { phone: '+49 (0)30 23125 100' }],
  ['a number with a switchboard', { phone: '030 23125/0' }],
  ['years that count up', { copyrightYears: '2022–2025' }],
])('the agency may have %s', (_, fields) => {
  expect(siteSchema.safeParse({ ...site, ...fields }).success).toBe(true);
});

test.each([
  [memberSchema, 'role'],
  [cardSchema, 'givenName'],
  [pictureLicenceSchema, 'author'],
  [pictureLicenceSchema, 'licence'],
] as [z.ZodObject, string][])('a field that is read is not only blanks: %#', ({ shape }, field) => {
  expect((shape[field] as z.ZodType).safeParse('    ').success, field).toBe(false);
});

const JOB = {
  id: 'praktikum-text',
  title: 'Bezahltes Praktikum Text (m/w/d)',
  location: 'Kiel',
  type: ['praktikum'],
  remote: true,
  department: 'Text (m/w/d)',
  description: 'Du schreibst mit, wenn eine Kampagne geplant wird.',
  responsibilities: ['Du schreibst Entwürfe für Flyer.'],
  qualifications: ['Du schreibst klares Deutsch.'],
  benefits: ['Arbeit im Büro oder von zu Hause aus.'],
  applicationNote: 'Schick uns ein einziges PDF.',
  salary: { unit: 'monat' },
  datePosted: '2026-11-16',
  validThrough: '2027-03-31',
};

/** The messages about a job ad with other fields. */
const aboutJob = (fields: object) => {
  write('stellen.json', JSON.stringify({ items: [{ ...JOB, ...fields }] }));
  return messagesOf(jsonList('stellen.json', jobSchema)).join();
};

test.each([
  [{ datePosted: '2098-02-16', validThrough: '2098-03-31' }, 'datePosted) liegt in der Zukunft'],
  [{ validThrough: '2207-03-31' }, 'nach 2099'],
  [{ validThrough: '2072-03-31' }, 'mehr als zwei Jahre'],
  [{ validThrough: '2001-03-31' }, 'nicht vor „Veröffentlicht am“'],
  [{ salary: { from: '1.500 €', unit: 'monat' } }, 'Schreib sie in Ziffern'],
  [{ benefits: ['Ein Preis', 'Ein Preis'] }, 'gibt es schon, im 1. Eintrag'],
  [{ salary: { from: 152_000, unit: 'monat' } }, 'muss zwischen 100 und 20000 liegen'],
  [{ salary: { from: 14, to: 16, unit: 'monat' } }, 'Prüf „Je“ (unit)'],
  [{ salary: { from: 3000, unit: 'stunde' } }, 'muss zwischen 10 und 300 liegen'],
  [{ benefits: ['Ein Preis', ''] }, 'ist leer'],
  [{ remote: 'nein' }, 'ohne Anführungszeichen'],
])('a job ad with %j is refused: %s', (fields, words) => {
  expect(aboutJob(fields)).toContain(words);
});

test.each([
  ['1.100 €', 'wie 1100'],
  ['99', 'ohne Anführungszeichen'],
  [9.99, 'Runde sie'],
  [0, 'größer als 0'],
  [5_200_000, 'höchstens 50000'],
])('a price of %j is refused: %s', (monthly, words) => {
  expect(refusal(productSchema.shape.pricing.shape.monthly, monthly)).toContain(words);
});

test('a tool may cost nothing once', () => {
  const pricing = productSchema.shape.pricing.safeParse({ monthly: 49, included: [] });
  expect(pricing.error).toBeUndefined();
});

test.each([
  ['Stand: 21.11.2026', 'Schreib Monat und Jahr aus'],
  ['heute', 'Schreib Monat und Jahr aus'],
  ['Dezember 2098', 'liegt in der Zukunft'],
])('the month of a figure, „%s“, is refused: %s', (written, words) => {
  expect(refusal(asOf, written)).toContain(words);
});

test.each([
  'November 2026',
  'November\u00a02026',
  '21. November 2026',
  'ab Mai 2011',
  '2019',
  'ohne Datum',
])('the month of a figure may be „%s“', (written) => {
  expect(refusal(asOf, written)).toBeUndefined();
});

test('the same job may be open in two places, and not twice in one', () => {
  const twice = (fields: object) => {
    const other = { ...JOB, id: 'text-zwei', ...fields };
    write('stellen.json', JSON.stringify({ items: [JOB, other] }));
    return messagesOf(jsonList('stellen.json', jobSchema)).join();
  };
  expect(twice({ location: 'Bonn' })).not.toContain('gibt es schon');
  expect(twice({})).toContain(`(items.1.title): „${JOB.title}, Kiel“ gibt es schon`);
});

test('a person who stands twice in the team is named', () => {
  const [first] = team.items;
  write('team.json', JSON.stringify({ items: [first, { ...first, slug: 'noch-jemand' }] }));
  expect(messagesOf(jsonList('team.json', memberSchema)).join()).toContain(
    `(items.1.name): „${first?.name}“ gibt es schon, im 1. Eintrag`,
  );
});

test.each([
  ['18.04.2027', 'Jahr-Monat-Tag stehen, mit zwei Ziffern für Monat und Tag. Schreib „2027-04-18“'],
  ['18. April 2027', 'Schreib „2027-04-18“'],
  ['2027-4-18', 'Schreib „2027-04-18“'],
  ['2027-04-18T00:00', 'Schreib „2027-04-18“'],
  ['', 'Jahr-Monat-Tag'],
  ['2027-02-30', 'keinen Tag im Kalender'],
  ['2999-12-29', 'nach 2099'],
  ['2098-12-28', 'mehr als fünf Jahre voraus'],
  ['2027-04-19', 'ist ein Montag'],
])('an election on %j is refused at its line: %s', (day, words) => {
  const items = [{ id: 'landtag', type: 'state', name: 'Landtagswahl', day }];
  const dates = { source: 'Amt', url: 'https://amt.example', asOf: 'Mai 2026', items, open: [] };
  write('wahltermine.json', JSON.stringify(dates, null, 1));
  const { problems } = jsonFiles('wahltermine.json', electionDatesSchema).read(root());
  expect(told(problems)).toMatchObject([{ line: 10, code: 'field' }]);
  expect(problems[0]?.text).toContain(words);
});

test('an election whose day is known by now is not open any more', () => {
  const [item, open] = [{ id: 'landtag', day: '2027-04-18' }, { when: 'Frühjahr 2027' }].map(
    (each) => ({ type: 'state', name: 'Landtagswahl', ...each }),
  );
  const dates = { source: 'Amt', url: 'https://amt.example', asOf: 'Mai 2026' };
  write('wahltermine.json', JSON.stringify({ ...dates, items: [item], open: [open] }));
  expect(messagesOf(jsonFiles('wahltermine.json', electionDatesSchema)).join()).toContain(
    '(open.0.name) steht schon unter „Wahlen“. Streich den Eintrag hier',
  );
});

describe('the navigation', () => {
  const messagesWith = (fields: object) => {
    write('navigation.json', JSON.stringify({ ...navigation, ...fields }));
    return messagesOf(jsonFiles('navigation.json', navigationSchema)).join();
  };

  test.each([
    ['header.0.href', { href: 'team' }],
    ['header.0.href', { href: 'https://nord.de/team' }],
    ['header.0.href', { href: '//nord.de' }],
    ['header.0', { href: '/team', external: 'academy' }],
    ['header.0', {}],
  ])('with a wrong %s, %j, is refused', (path, link) => {
    expect(messagesWith({ header: [{ label: 'Team', ...link }] })).toContain(`(${path}) `);
  });

  // People and tests find the button by this word.
  test('with a button that closes and does not say so is refused', () => {
    expect(messagesWith({ closeMenu: 'Weg damit' })).toContain('das Wort „schließen“');
  });

  test('with a badge in the bar, which has no room for it, is refused', () => {
    const header = [{ label: 'Team', href: '/team', badge: 'neu' }];
    expect(messagesWith({ header })).toContain('„badge“ gibt es nicht');
  });
});
