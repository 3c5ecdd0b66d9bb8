/** Prices, pay, hours, numbers and what the law asks for: facts of the content, as the pages show them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CAMPAIGN_TYPE_LABELS, CAMPAIGN_TYPES } from '../../src/config/elections.ts';
import { PRIVACY_PAGE, ROUTES } from '../../src/config/routes.ts';
import { budgetFigures } from '../../src/features/budget-planner/figures.ts';
import { CONTACT_FIELDS, contactRule } from '../../src/features/contact/fields.ts';
import { euroRange, euros, longDay } from '../../src/lib/format.ts';
import { daysText } from '../../src/lib/opening-hours.ts';
import { isPhone, telHref } from '../../src/lib/phone.ts';
import { fill } from '../../src/lib/text.ts';
import { articles, contentOf, jobs, legalPages, products } from '../support/content.ts';
import { linksTo, PAGES, tagsOn, textsOf, textsWithClass } from '../support/dist.ts';
import { asRead, findTag } from '../support/html.ts';

const site = contentOf('site');
const contact = contentOf('contactPage');
/** Spaces differ by how narrow they are and whether elements meet. */
const withoutSpaces = (text: string) => asRead(text).replaceAll(' ', '');

test.each(products())('the product $slug has its prices and a demo', (product) => {
  const { slug, title, demo, need, pricing } = product;
  const { price } = contentOf('productsPage');
  const [monthly, once] = [euros(pricing.monthly), euros(pricing.oneTime)].map(asRead);
  const text = asRead(findTag(tagsOn(ROUTES.products), { id: slug })?.text ?? '');
  expect(text).toContain(`${asRead(price.monthly)}${monthly}`);
  expect(text).toContain(once);
  const address = demo && site.links[demo];
  const alike = products().filter((each) => each.demo === demo);
  if (address) expect(linksTo(ROUTES.products, address)).toHaveLength(alike.length);
  // The index names the price, and the guide leads to the product that answers a need.
  const links = linksTo(ROUTES.products, `#${slug}`);
  const named = expect.stringContaining(`${monthly} ${asRead(price.monthly)}`);
  expect(links).toContainEqual(named);
  const isInGuide = need !== undefined && products().filter((each) => each.need).length > 1;
  expect(links.filter((link) => link === asRead(title))).toHaveLength(isInGuide ? 1 : 0);
});

test.each(jobs())('the job ad $id says what it pays and from when to when it runs', (job) => {
  const { salaryLater, salaryUnits } = contentOf('careersPage').ad;
  const { from, to, unit } = job.salary ?? { from: 0, unit: 'monat' };
  const amount = to ? euroRange(from, to) : euros(from);
  const pay = job.salary ? `${amount} ${salaryUnits[unit]}` : salaryLater;
  const ads = textsOf(ROUTES.careers, 'details');
  const ad = ads.find((text) => text.includes(asRead(job.description)));
  for (const words of [job.title, pay]) expect(ad).toContain(asRead(words));
  for (const datetime of [job.datePosted, job.validThrough])
    expect(findTag(tagsOn(ROUTES.careers), { datetime })).toBeDefined();
});

test.each([ROUTES.home, ROUTES.contact, ROUTES.team, ...articles().map(({ path }) => path)])(
  '%s says who calls for the first talk',
  (path) => expect(textsOf(path, 'body').join()).toContain(asRead(contact.talk.call)),
);

test('each link with a telephone number or an address leads to it', () => {
  const links = PAGES.flatMap(({ tags }) => tags).filter(({ name }) => name === 'a');
  const shown = links.map(({ attributes, text }) => [asRead(text), attributes['href']] as const);
  const numbers = shown.filter(([text, href]) => href?.startsWith('tel:') && isPhone(text));
  const addresses = shown.filter(
    ([text, href]) => href?.startsWith('mailto:') && /^\S+@\S+$/.test(text),
  );
  expect([numbers.length, addresses.length]).not.toContain(0);
  for (const [text, href] of numbers) expect(href).toBe(telHref(text));
  for (const [text, href] of addresses) expect(href?.split('?')[0]).toBe(`mailto:${text}`);
});

test('the hours of the contact page belong to their days', () => {
  const shown = withoutSpaces(textsWithClass(ROUTES.contact, 'hours').join());
  for (const { weekdays, from, to } of site.openingHours)
    expect(shown).toContain(withoutSpaces(`${daysText(weekdays)} ${from}–${to}`));
});

test('a browser may fill in the fields of the form that it knows', () => {
  for (const name of CONTACT_FIELDS) {
    const rule = contactRule(name);
    const given = findTag(tagsOn(ROUTES.contact), { name })?.attributes['autocomplete'];
    if ('autoComplete' in rule) expect(given).toBe(rule.autoComplete);
  }
});

test('the privacy statement names each field of the form, and what it is for', () => {
  const { form, privacyTable } = contact;
  const rows = textsOf(PRIVACY_PAGE, 'tr').map(withoutSpaces);
  for (const field of CONTACT_FIELDS) {
    const { required, kind } = contactRule(field);
    const name = kind === 'consent' ? privacyTable.consent : form.fields[field].label;
    const need = required ? privacyTable.required : privacyTable.optional;
    expect(rows).toContain(withoutSpaces(name + need + privacyTable.purposes[field]));
  }
});

test('the privacy statement and the consent are of the same day', () => {
  const { wordingOf } = contact.form.fields.agree_privacy;
  const { asOf = '' } = legalPages().find(({ path }) => path === PRIVACY_PAGE)?.data ?? {};
  const day = longDay(new Date(wordingOf));
  expect(textsWithClass(PRIVACY_PAGE, 'as-of')[0]).toBe(asRead(fill(asOf, { day })));
});

test.each(CAMPAIGN_TYPES)('the name of the election %s is written on the ballot', (type) => {
  const drawing = readFileSync(`src/assets/ballot/${type}.svg`, 'utf8');
  expect(drawing).toContain(`data-text="${CAMPAIGN_TYPE_LABELS[type]}"`);
});

test.each(CAMPAIGN_TYPES)('the ballot answers the election %s with its own budget', (type) => {
  const { rows } = JSON.parse(readFileSync('dist/stimmzettel.json', 'utf8')) as {
    rows: { value: string; name: string; answer: string }[];
  };
  const { answers } = contentOf('home').ballot.vote;
  const ranges = articles().flatMap(({ components }) => budgetFigures(components)?.ranges ?? []);
  const range = ranges.find(({ election, open }) => election === type && open === undefined);
  const figure = (amount: number) => amount.toLocaleString('de-DE');
  const euro = range ? `${figure(range.least)}–${figure(range.most)} €` : '';
  const row = rows.find(({ value }) => value === type);
  expect(row?.name).toBe(CAMPAIGN_TYPE_LABELS[type]);
  const answer = answers[type].replaceAll('{range}', () => euro);
  expect(asRead(row?.answer ?? '')).toBe(asRead(answer));
});
