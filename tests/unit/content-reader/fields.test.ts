import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { z } from 'astro/zod';
import { jsonList, jsonFile, type ContentSource } from '../../../src/content-reader/files.ts';
import { pictureLicenceSchema } from '../../../src/features/articles/schema.ts';
import { cardSchema } from '../../../src/features/card/schema.ts';
import { electionDatesSchema } from '../../../src/features/election-calendar/dates-schema.ts';
import { productSchema } from '../../../src/features/products/schema.ts';
import { homeSchema } from '../../../src/features/home/schema.ts';
import { memberSchema } from '../../../src/features/team/schema.ts';
import { navigationSchema, siteSchema } from '../../../src/lib/schema/site.ts';
import home from '../../../src/content/startseite.json' with { type: 'json' };
import navigation from '../../../src/content/navigation.json' with { type: 'json' };
import site from '../../../src/content/site.json' with { type: 'json' };
import { project, told } from '../../support/content-project.ts';

/** Fields whose values only a person can tell from right ones, or that two fields decide. */
const { root, write } = project();
const messagesOf = (source: ContentSource) =>
  told(source.read(root()).problems).map(({ text }) => text);

const hours = { weekdays: ['montag'], from: '9:00', to: '17:00' };

test.each([
  ['links.linkedin', { links: { ...site.links, linkedin: 'http://nord.de' } }, 'mit https://'],
  // No mail could be sent from it.
  ['brand', { brand: 'Nord <3' }, 'kein < und kein >'],
  ['brand', { brand: '\u00a0' }, 'ist leer'],
  ['address.city', { address: { ...site.address, city: '  ' } }, 'ist leer'],
  ['address.country', { address: { ...site.address, country: '  ' } }, 'zwei großen Buchstaben'],
  ['address.country', { address: { ...site.address, country: 'XX' } }, 'zwei großen Buchstaben'],
  ['copyrightYears', { copyrightYears: '2025-2022' }, 'Das frühere Jahr steht vorn'],
  ['openingHours.0.to', { openingHours: [{ ...hours, to: '29:75' }] }, 'zum Beispiel 9:00'],
  ['openingHours.1.to', { openingHours: [hours, { ...hours, to: '8:00' }] }, 'nach „Von“'],
  [
    'openingHours.1.weekdays',
    { openingHours: [hours, { ...hours, from: '16:59', to: '18:00' }] },
    '„Montag“',
  ],
  ['openingHours.0.weekdays', { openingHours: [{ ...hours, weekdays: [] }] }, 'kreuz etwas an'],
  ['phone', { phone: '23125 100' }, 'mit Vorwahl'],
  ['phone', { phone: '0171 39' }, 'mit Vorwahl'],
  ['phone', { phone: '0171 392004' }, 'mit Vorwahl'],
  ['phone', { phone: '030 115' }, 'mit Vorwahl'],
  ['legal.vatId', { legal: { ...site.legal, vatId: 'DE12345' } }, 'DE und neun Ziffern'],
  ['legal.vatId', { legal: { ...site.legal, vatId: '123456789' } }, 'DE und neun Ziffern'],
  ['email', { email: 'hallo' }, 'hallo@beispiel.de'],
  ['email', { email: 'hallo@nord.de ' }, 'ohne Umlaute und Leerzeichen'],
])('a wrong %s of the agency, %j, is refused: %s', (path, wrong, words) => {
  write('site.json', JSON.stringify({ ...site, ...wrong }));
  const messages = messagesOf(jsonFile('site.json', siteSchema));
  expect(messages.filter((text) => text.includes(`(${path}) `)).join()).toContain(words);
});

test.each([
  [
    'opening hours at other times',
    { openingHours: [hours, { ...hours, from: '17:00', to: '18:00' }] },
  ],
  ['opening hours on another day', { openingHours: [hours, { ...hours, weekdays: ['freitag'] }] }],
  ['one year', { copyrightYears: '2025' }],
  ['an Austrian number', { legal: { ...site.legal, vatId: 'ATU12345678' } }],
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

test('a price with a point in it is refused', () => {
  const source = readFileSync('src/content/programme.json', 'utf8');
  write('programme.json', source.replace(/"(setup|monthly|price|once)": \d+/, '"$1": 2.000'));
  expect(messagesOf(jsonList('programme.json', productSchema)).join()).toContain(
    'ohne Punkt: 2000',
  );
});

test.each([
  ['18.04.2027', '2027-04-18'],
  ['', '2027-04-18'],
  ['2027-4-18', 'mit Nullen'],
  ['2027-02-30', 'ein Tag im Kalender'],
  ['bald', 'ein Tag im Kalender'],
  ['2027-04-18T00:00', 'ein Tag im Kalender'],
  ['2999-12-29', 'mehr als fünf Jahre voraus'],
  ['2027-04-19', 'ist ein Montag'],
])('an election on %j is refused at its line: %s', (day, words) => {
  const items = [{ id: 'landtag', type: 'state', name: 'Landtagswahl', day }];
  const dates = { source: 'Amt', url: 'https://amt.example', asOf: 'Mai 2026', items, open: [] };
  write('wahltermine.json', JSON.stringify(dates, null, 1));
  const { problems } = jsonFile('wahltermine.json', electionDatesSchema).read(root());
  expect(told(problems)).toMatchObject([{ line: 10, code: 'field' }]);
  expect(problems[0]?.text).toContain(words);
});

test('a large headline has no word that is wider than a phone', () => {
  const wrong = { ...home, faq: { ...home.faq, headline: 'Kandidatenaufstellungsversammlung' } };
  write('startseite.json', JSON.stringify(wrong));
  expect(messagesOf(jsonFile('startseite.json', homeSchema)).join()).toContain(
    'mehr als 20 Buchstaben',
  );
});

describe('the navigation', () => {
  const messagesWith = (fields: object) => {
    write('navigation.json', JSON.stringify({ ...navigation, ...fields }));
    return messagesOf(jsonFile('navigation.json', navigationSchema)).join();
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
