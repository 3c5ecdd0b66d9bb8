import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CAMPAIGN_TYPE_LABELS } from '../../src/config/elections.ts';
import { PRIVACY_PAGE, ROUTES } from '../../src/config/routes.ts';
import { budgetFigures } from '../../src/features/budget-planner/figures.ts';
import { CAMPAIGN_TYPES } from '../../src/config/elections.ts';
import { CONTACT_FIELDS, contactRule } from '../../src/features/contact/fields.ts';
import {
  attributesOf,
  isElement,
  nodesIn,
  nodesOf,
  readMdxTree,
} from '../../src/content-reader/mdx.ts';
import { longDay } from '../../src/lib/format.ts';
import { daysText } from '../../src/lib/opening-hours.ts';
import { isPhone, telHref } from '../../src/lib/phone.ts';
import { escapeHtml, fill } from '../../src/lib/text.ts';
import {
  type ContentFile,
  LIST_FILES,
  SINGLE_FILES,
} from '../../src/content-reader/content-files.ts';
import {
  aiTools,
  articles,
  contentOf,
  isOn,
  jobs,
  legalPages,
  listOf,
  products,
  questions,
} from '../support/content.ts';
import { builtPage, PAGES } from '../support/dist.ts';
import { asRead, type Tag } from '../support/html.ts';

// Every text that editors write stands on its page, whatever it says.
const tagsOn = (path: string): readonly Tag[] => builtPage(path).tags;
const textOf = (path: string): string =>
  asRead(
    tagsOn(path)
      .filter(({ name }) => name === 'body')
      .map(({ text }) => text)
      .join(),
  );
const withClass = (path: string, name: string): string[] =>
  tagsOn(path)
    .filter(({ attributes }) => attributes['class']?.split(' ').includes(name))
    .map(({ text }) => asRead(text));

/** All that is read on a page: its text, the texts of its pictures, and where its links lead. */
const readOn = (path: string): string => {
  const attributes = tagsOn(path).flatMap(({ attributes: { alt = '', href = '', src = '' } }) => [
    ...[alt, src],
    decodeURIComponent(href.replaceAll('+', ' ')),
  ]);
  return [textOf(path), ...attributes].map(asRead).join('\n');
};

/** Names for code, places in a list, addresses and days: no words on a page. */
const isName = (text: string) =>
  /^(?:[a-z][\w.-]*|\d\d?|\/.*|https:.*|\d{4}-\d\d-\d\d)$/.test(text);

/** Every text of an entry with its field, without its placeholders such as `{name}`. */
function wordsIn(value: unknown, field = ''): Said[] {
  if (typeof value === 'string') {
    return isName(value) ? [] : value.split(/\{\w+\}/).map((words) => ({ where: field, words }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => wordsIn(inner, `${field} ${key}`.trim()));
}

/** Words, and the field or component that holds them. */
interface Said {
  where: string;
  words: string;
}

/** Without the signs that Markdown turns into others. */
const withoutSigns = (text: string) => asRead(text).replace(/["'„“”‚‘’–—…-]|\.\.\./g, '');

const missing = (text: string, parts: readonly string[]): string[] =>
  parts.map(asRead).filter((part) => !text.includes(part));

/** Texts that are read out or sent and stand on no page. */
function unsaid(path: string, said: readonly Said[]): Said[] {
  const page = withoutSigns(readOn(path));
  return said.filter(({ words }) => !page.includes(withoutSigns(words)));
}

const people = listOf('team');
/** Fields that wait for something, such as a job, and whether it is there. */
const waits = (fields: Record<string, unknown>) =>
  Object.entries(fields).flatMap(([field, isThere]) => (isThere ? [] : [field]));

/** The fields that stand on no page or not always: in a script, in a message, only with an entry of a list. */
const ELSEWHERE: Partial<Record<string, readonly string[]>> = {
  home: [
    ...['topics resume', 'ballot vote', 'socialMedia video', 'training', 'ideasPrize'],
    ...waits({
      aiTools: aiTools(),
      approach: listOf('phases')[0],
      faq: questions('homeFaq')[0],
      services: listOf('services')[0],
    }),
  ],
  productsPage: [
    'wordHint',
    ...waits({
      demo: products().some(({ demo }) => demo && contentOf('site').links[demo]),
      guide: products()[1],
      'price included': products().some(({ pricing }) => pricing.included[0]),
    }),
  ],
  teamPage: waits({
    drawn: people.every(({ image }) => existsSync(`src/assets/portraits/${image}.svg`)),
    vacancy: jobs()[0],
  }),
  careersPage: [
    ...['tabs', 'openings', 'ad'],
    ...waits({
      benefitsHeading: listOf('benefits')[0],
      toOpenings: jobs()[0],
      placard: jobs()[0],
      // Without an opening, its button alone.
      'initiative headline': jobs()[0],
      'initiative text': jobs()[0],
    }),
  ],
  contactPage: ['form', 'privacyTable', ...waits({ faqHeading: questions('contactFaq')[0] })],
  // Of the links, those of sections that are left out stand nowhere.
  site: ['address country', 'mail', 'legal'],
  navigation: [
    ...['call', 'menuLabel', 'homeLabel'],
    ...waits({
      newTab: tagsOn(ROUTES.home).some(({ attributes }) => attributes['target'] === '_blank'),
    }),
  ],
  errorPage: ['island'],
};

/** What the page of a content file shows: neither what waits nor jobs that are filled. */
function shownOf(name: string): unknown {
  if (name === 'jobs') return jobs();
  if (!Object.hasOwn(LIST_FILES, name)) return contentOf(name as keyof typeof SINGLE_FILES);
  const entries: readonly object[] = listOf(name as keyof typeof LIST_FILES);
  return entries.filter((entry) => !('draft' in entry && entry.draft));
}

const FILES: Record<string, ContentFile> = { ...SINGLE_FILES, ...LIST_FILES };
const SHOWN = Object.entries(FILES).flatMap(([name, { form }]) =>
  form?.page && isOn(name as keyof typeof SINGLE_FILES) ? [{ name, page: form.page }] : [],
);

test.each(SHOWN)('$name: each text stands on $page', ({ name, page }) => {
  const said = wordsIn(shownOf(name));
  const others = ['title', 'description', ...(ELSEWHERE[name] ?? [])];
  const isOf = ({ where }: Said, field: string) => `${where} `.startsWith(`${field} `);
  const ofPage = Object.hasOwn(LIST_FILES, name)
    ? said
    : said.filter((each) => !others.some((field) => isOf(each, field)));
  expect(unsaid(page, ofPage)).toEqual([]);
});

const { ballot, socialMedia } = contentOf('home');
const site = contentOf('site');

// Those who founded the agency stand first.
const inRows = people.toSorted((a, b) => Number(b.isFounder) - Number(a.isFounder));
const descriptions = (entries: readonly { description: string }[]) =>
  entries.map(({ description }) => description);

test.each<[what: string, path: string, texts: string[]]>([
  ['services', ROUTES.home, descriptions(listOf('services'))],
  ['AI tools', ROUTES.home, aiTools() ? descriptions(listOf('aiTools')) : []],
  ['phases', ROUTES.home, descriptions(listOf('phases'))],
  ['questions', ROUTES.home, questions('homeFaq').map(({ answer }) => answer)],
  ['products', isOn('productsPage') ? ROUTES.products : ROUTES.home, descriptions(products())],
  ['people', ROUTES.team, inRows.map(({ bio }) => bio)],
])('the %s stand in the order of their list', (_, path, texts) => {
  const page = textOf(path);
  let end = 0;
  for (const text of texts.map(asRead)) {
    const start = page.indexOf(text, end);
    expect(start, text).toBeGreaterThanOrEqual(end);
    end = start + text.length;
  }
});

test('the privacy statement and the consent are of the same day', () => {
  const { wordingOf } = contentOf('contactPage').form.fields.agree_privacy;
  const [shown = ''] = withClass(PRIVACY_PAGE, 'as-of');
  const asOf = legalPages().find(({ path }) => path === PRIVACY_PAGE)?.data.asOf ?? '';
  expect(shown).toBe(asRead(fill(asOf, { day: longDay(new Date(wordingOf)) })));
});

test('a question that waits stands on no page', () => {
  const waiting = [...listOf('homeFaq'), ...listOf('contactFaq')].filter(({ draft }) => draft);
  const everything = [textOf(ROUTES.home), textOf(ROUTES.contact)].join();
  for (const { answer } of waiting) expect(everything).not.toContain(asRead(answer));
});

const inGerman = (value: unknown) =>
  typeof value === 'number' ? value.toLocaleString('de-DE') : String(value);

/** The running text of MDX and the attributes of its components. */
function saidIn(body: string): Said[] {
  const read = readMdxTree('', body);
  if ('problem' in read) return [];
  return [...nodesOf(read.tree)].flatMap(([node, component]) => {
    if (node.type === 'text') {
      const where = component?.name ?? 'Text';
      return node.value.split('\n').map((words) => ({ where, words }));
    }
    if (!isElement(node)) return [];
    // What a head costs is only multiplied.
    return Object.entries(attributesOf(node))
      .filter(([name]) => !name.startsWith('perHead'))
      .map(([name, value]) => ({ where: `${node.name} ${name}`, words: inGerman(value) }))
      .filter(({ words }) => !isName(words));
  });
}

test.each([...articles(), ...legalPages()])('what $path says stands there', ({ path, body }) => {
  expect(unsaid(path, saidIn(body))).toEqual([]);
});

describe.each(articles())('the article $path', ({ path, body, data }) => {
  const given = (name: string) =>
    nodesIn(body)
      .filter(isElement)
      .filter((element) => element.name === name)
      .map(attributesOf);

  test('has its headline, its lead and its sources', () => {
    expect(withClass(path, 'lead')[0]).toBe(asRead(data.lead));
    expect(missing(textOf(path), [data.headline])).toEqual([]);
    for (const [name, { text, asOf, url }] of Object.entries(data.sources)) {
      const entry = tagsOn(path).find(({ attributes }) => attributes['id'] === `quelle-${name}`);
      expect(missing(asRead(entry?.text ?? ''), [text, asOf])).toEqual([]);
      const links = tagsOn(path).filter(({ attributes }) => attributes['href'] === url);
      if (url) expect(links.map((link) => asRead(link.text))).toContainEqual(asRead(text));
    }
  });

  test('shows each figure in its own place', () => {
    const statistics = withClass(path, 'statistic');
    const values = given('Statistik').map(({ value }) => asRead(String(value)));
    expect(statistics).toHaveLength(values.length);
    expect(statistics.filter((text, at) => !text.startsWith(values[at] ?? ''))).toEqual([]);
    const shares = given('Kostenanteil').filter(({ text }) => text === undefined);
    const shown = withClass(path, 'cost-share').filter((row) => row.includes('%'));
    expect(shown).toHaveLength(shares.length);
    for (const [at, { name, from, to }] of shares.entries()) {
      expect(missing(shown[at] ?? '', [String(name), `${from}–${to} %`])).toEqual([]);
    }
  });
});

test.skipIf(!socialMedia.video)('the video is there in words', () => {
  const { wordsHeading = '', words = '' } = socialMedia.video ?? {};
  expect(missing(textOf(ROUTES.home), [wordsHeading, words])).toEqual([]);
});

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
  const hours = site.openingHours.map(
    ({ weekdays, from, to }) => `${daysText(weekdays)} ${from}–${to}`,
  );
  const [shown = ''] = withClass(ROUTES.contact, 'hours');
  expect(
    missing(
      shown.replaceAll(' ', ''),
      hours.map((each) => each.replaceAll(' ', '')),
    ),
  ).toEqual([]);
});

test('the privacy statement names each field of the form, and what it is for', () => {
  const { form, privacyTable } = contentOf('contactPage');
  const rows = tagsOn(PRIVACY_PAGE).filter(({ name }) => name === 'tr');
  for (const field of CONTACT_FIELDS) {
    const { required, kind } = contactRule(field);
    const name = kind === 'consent' ? privacyTable.consent : form.fields[field].label;
    const need = required ? privacyTable.required : privacyTable.optional;
    const row = [name, need, privacyTable.purposes[field]].map(asRead).join('');
    expect(rows.map(({ text }) => asRead(text).replaceAll(' ', ''))).toContain(
      row.replaceAll(' ', ''),
    );
  }
});

test('each row of the guide leads to its product', () => {
  const { rows } = contentOf('productsPage').guide;
  for (const { slug, title } of products()[1] ? products() : []) {
    const links = tagsOn(ROUTES.products).filter(
      ({ attributes, text }) => attributes['href'] === `#${slug}` && asRead(text) === asRead(title),
    );
    expect(links).toHaveLength(rows.filter(({ product }) => product === slug).length);
  }
});

test.each(CAMPAIGN_TYPES)('the name of the election %s is written on the ballot', (type) => {
  const drawing = readFileSync(`src/assets/ballot/${type}.svg`, 'utf8');
  expect(drawing).toContain(`data-text="${CAMPAIGN_TYPE_LABELS[type]}"`);
});

test('the ballot answers each election with its own budget', () => {
  const { rows } = JSON.parse(readFileSync('dist/stimmzettel.json', 'utf8'));
  const { answers, named } = ballot.vote;
  const ranges = articles().flatMap(({ components }) => budgetFigures(components)?.ranges ?? []);
  const figure = (amount: number) => amount.toLocaleString('de-DE');
  const expected = CAMPAIGN_TYPES.map((value) => {
    const range = ranges.find(({ election, open }) => election === value && open === undefined);
    const euros = range ? `${figure(range.least)}–${figure(range.most)} €` : '';
    const answer = asRead(answers[value].replaceAll('{range}', () => euros));
    const name = CAMPAIGN_TYPE_LABELS[value];
    return { value, name, written: expect.anything(), named: named[value], answer };
  });
  const shown = rows.map((row: { answer: string }) => ({ ...row, answer: asRead(row.answer) }));
  expect(shown).toHaveLength(expected.length);
  expect(shown).toEqual(expect.arrayContaining(expected));
});

test('the feed has the headline and the day of each article', () => {
  const items = readFileSync('dist/ratgeber.xml', 'utf8').split('<item>').slice(1);
  for (const { path, data } of articles()) {
    const item = items.find((each) => each.includes(`${path}</link>`));
    if (!item) continue;
    expect(item).toContain((data.published ?? data.updated).toUTCString());
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(item) ?? [];
    expect(asRead(title)).toBe(escapeHtml(asRead(data.headline)));
  }
});
