/** Prices, pay, hours, numbers and what the law asks for: facts of the content, as the pages show them. */
import { globSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { expect, test } from 'vitest';
import { CONTACT_FIELDS, contactRule } from '../../src/features/contact/fields.ts';
import { ELECTIONS } from '../fixtures/elections.ts';
import {
  articles,
  componentsIn,
  contentOf,
  fill,
  jobs,
  legalPages,
  listOf,
  products,
} from '../support/content.ts';
import { builtPage, linksTo, PAGES, tagsOn, textsOf, textsWithClass } from '../support/dist.ts';
import { asRead, findTag } from '../support/html.ts';
import { MEMBERS } from '../support/team-page.ts';

const site = contentOf('site');
const contact = contentOf('contactPage');
/** A sum as Germans write it: `1.100 €`, `13,90 €`. */
const euros = (...sums: number[]) =>
  `${sums
    .map((sum) =>
      sum.toLocaleString('de-DE', { minimumFractionDigits: Number.isInteger(sum) ? 0 : 2 }),
    )
    .join('–')} €`;
/** A text without its spaces, which differ in width and are missing where elements meet. */
const withoutSpaces = (text: string) => asRead(text).replaceAll(' ', '');

test.each(products())('the product $slug has its prices and its demo', (product) => {
  const { slug, demo, pricing } = product;
  const { price } = contentOf('productsPage');
  const text = asRead(findTag(tagsOn('/wahlkampftools'), { id: slug })?.text ?? '');
  const { monthly, oneTime } = pricing;
  if (monthly) expect(text).toContain(`${asRead(price.monthly)}${euros(monthly)}`);
  if (oneTime) expect(text).toContain(euros(oneTime));
  const address = demo && site.links[demo];
  if (address) expect(linksTo('/wahlkampftools', address)).not.toEqual([]);
  const picture = builtPage('/wahlkampftools')
    .html.split(`id="${slug}"`)[1]
    ?.split('</section>')[0];
  expect(picture).toMatch(/<img [^>]*loading="lazy"/);
  // The index names the price.
  const [amount = 0, words = ''] = monthly ? [monthly, price.monthly] : [oneTime, price.oneTime];
  const named = expect.stringContaining(`${euros(amount)} ${asRead(words)}`);
  expect(linksTo('/wahlkampftools', `#${slug}`)).toContainEqual(named);
});

test.each(jobs())('the job ad $id says what it pays and from when to when it runs', (job) => {
  const { salaryLater, salaryUnits } = contentOf('careersPage').ad;
  const { from, to, unit } = job.salary ?? { from: 0, unit: 'monat' };
  const amount = to ? euros(from, to) : euros(from);
  const pay = job.salary ? `${amount} ${salaryUnits[unit]}` : salaryLater;
  const ads = textsOf('/karriere', 'details');
  // An editor copies an ad and changes its title, so that two have the same description.
  const ad = ads.find((text) => text.includes(asRead(job.title)));
  for (const words of [job.description, pay]) expect(ad).toContain(asRead(words));
  for (const datetime of [job.datePosted, job.validThrough])
    expect(findTag(tagsOn('/karriere'), { datetime })).toBeDefined();
});

test('everybody in the team has a poster with a picture, and the founders come first', () => {
  const posters = builtPage('/team').html.match(/<article.*?<\/article>/gs);
  const names = MEMBERS.map(({ name }) => expect.stringMatching(new RegExp(`<img .*${name}`, 's')));
  expect(posters).toEqual(names);
});

test('each person with a profile has a link to it', () => {
  for (const { linkedin } of listOf('team'))
    if (linkedin) expect(linksTo('/team', linkedin)).not.toEqual([]);
});

test('a photograph of somebody is drawn, and published nowhere', () => {
  const photographs = globSync('src/assets/portraits/*.{jpg,jpeg,png,webp,avif}');
  const names = photographs.map((file) => basename(file, extname(file)));
  const shown = listOf('team').flatMap(({ image }) => (names.includes(image) ? [image] : []));
  for (const name of shown)
    expect(readFileSync(`dist/portraits/${name}.svg`, 'utf8')).toMatch(
      /^<svg .*<path stroke-width/,
    );
  const pictures = globSync('dist/_astro/*.{jpg,jpeg,png,webp,avif}').map((file) => basename(file));
  expect(pictures.filter((file) => names.some((name) => file.startsWith(`${name}.`)))).toEqual([]);
  const { drawn } = contentOf('teamPage');
  if (drawn && shown[0]) expect(textsOf('/team', 'main').join()).not.toContain(asRead(drawn));
});

test.each(['/', '/kontakt', '/team', ...articles().map(({ path }) => path)])(
  '%s says who calls for the first talk',
  (path) => expect(textsOf(path, 'body').join()).toContain(asRead(contact.talk.call)),
);

test('a link whose text is a telephone number or an e-mail address leads to it', () => {
  const links = PAGES.flatMap(({ tags }) => tags).filter(({ name }) => name === 'a');
  const shown = links.map(({ attributes, text }) => [asRead(text), attributes['href']] as const);
  const numbers = shown.filter(([text, href]) => href?.startsWith('tel:') && /^[+0]/.test(text));
  const addresses = shown.filter(
    ([text, href]) => href?.startsWith('mailto:') && /^\S+@\S+$/.test(text),
  );
  expect(numbers).not.toEqual([]);
  expect(addresses).not.toEqual([]);
  for (const [text, href] of numbers) {
    const withoutZero = text.replace('(0)', '').replace(/^(?:\+49 ?|0)/, '');
    expect(href).toBe(`tel:+49${withoutZero.replace(/\D/g, '')}`);
  }
  for (const [text, href] of addresses) expect(href?.split('?')[0]).toBe(`mailto:${text}`);
});

test('the contact page shows the opening hours beside their days', () => {
  const shown = withoutSpaces(textsWithClass('/kontakt', 'hours').join());
  // Between the first of some days and their hours stand at most the other days: "Montag, Dienstag und Freitag".
  for (const { weekdays, from, to } of site.openingHours)
    expect(shown).toMatch(new RegExp(`${weekdays[0]}[a-zäöü,]*${from}–${to}`, 'i'));
});

// WCAG 1.3.5 asks for this.
test.each([
  ['name', 'name'],
  ['email', 'email'],
  ['phone', 'tel'],
  ['organization', 'organization'],
])('a browser may fill in the field %s', (name, autocomplete) => {
  expect(findTag(tagsOn('/kontakt'), { name })?.attributes['autocomplete']).toBe(autocomplete);
});

// Browsers write the umlauts of a domain otherwise in a field of the type "email".
test('the e-mail field keeps what is typed, and a phone offers the keys for it', () => {
  const { type, inputmode } = findTag(tagsOn('/kontakt'), { name: 'email' })?.attributes ?? {};
  expect(type).toBe('text');
  expect(inputmode).toBe('email');
});

test('the privacy statement names each field of the form and its purpose', () => {
  const { form, privacyTable } = contact;
  const rows = textsOf('/datenschutz', 'tr').map(withoutSpaces);
  for (const field of CONTACT_FIELDS) {
    const { required, kind } = contactRule(field);
    const name = kind === 'consent' ? privacyTable.consent : form.fields[field].label;
    const need = required ? privacyTable.required : privacyTable.optional;
    expect(rows).toContain(withoutSpaces(name + need + privacyTable.purposes[field]));
  }
});

test('privacy statement and consent have the date since which the form has these fields', () => {
  const { wordingOf } = contact.form.fields.agree_privacy;
  const remedy =
    'Set `wordingOf` in src/content/kontakt.json to today, then day and fields in this test';
  expect(wordingOf >= '2026-11-27', remedy).toBe(true);
  expect(CONTACT_FIELDS.join(' '), remedy).toBe(
    'name email phone organization campaign_type message prefer_phone agree_privacy',
  );
  const { asOf = '' } = legalPages().find(({ path }) => path === '/datenschutz')?.data ?? {};
  const day = new Date(wordingOf).toLocaleDateString('de-DE', { dateStyle: 'long' });
  expect(textsWithClass('/datenschutz', 'as-of')[0]).toBe(asRead(fill(asOf, { day })));
});

const TYPES = Object.keys(ELECTIONS) as (keyof typeof ELECTIONS)[];

test.each(TYPES)('the name of the election %s is written on the ballot', (type) => {
  const drawing = readFileSync(`src/assets/ballot/${type}.svg`, 'utf8');
  expect(drawing).toContain(`data-text="${ELECTIONS[type]}"`);
});

test.each(TYPES)('the ballot answers the election %s with its own budget', (type) => {
  const { rows } = JSON.parse(readFileSync('dist/stimmzettel.json', 'utf8')) as {
    rows: { value: string; name: string; answer: string }[];
  };
  const { answers } = contentOf('home').ballot.vote;
  const ranges = articles().flatMap(({ body }) => componentsIn(body, 'Budgetspanne'));
  const range = ranges.find(({ election, from }) => election === type && from !== undefined);
  const row = rows.find(({ value }) => value === type);
  expect(row?.name).toBe(ELECTIONS[type]);
  const sums = [range?.['from'], range?.['to']].map(Number);
  const answer = fill(answers[type], { range: euros(...sums) });
  expect(asRead(row?.answer ?? '')).toBe(asRead(answer));
});
