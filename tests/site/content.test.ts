import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import { describe, expect, test } from 'vitest';
import contact from '../../src/content/kontakt.json' with { type: 'json' };
import careers from '../../src/content/karriere.json' with { type: 'json' };
import aiToolsFile from '../../src/content/ki-werkzeuge.json' with { type: 'json' };
import site from '../../src/content/site.json' with { type: 'json' };
import jobs from '../../src/content/stellen.json' with { type: 'json' };
import benefitsFile from '../../src/content/vorteile.json' with { type: 'json' };
import { UNLOCKED_KEY } from '../../src/features/card/unlocked.ts';
import { SEEN_KEY } from '../../src/islands/ideas-prize/seen.ts';
import { isOver } from '../../src/lib/format.ts';
import { builtPage } from '../support/dist.ts';
import { asRead, findTag, type Tag } from '../support/html.ts';

const { items: aiTools } = aiToolsFile;
const { items: benefits } = benefitsFile;

// What stands on a page; that it is visible, too, is tested in tests/e2e/pages.spec.ts.
const tagsOn = (path: string) => builtPage(path).tags;
const named = (tags: readonly Tag[], ...names: string[]) =>
  tags.filter(({ name }) => names.includes(name));
/** Texts of all elements of this kind, as they are read. */
const texts = (tags: readonly Tag[], ...names: string[]) =>
  named(tags, ...names).map(({ text }) => asRead(text));
const mainText = (path: string) => texts(tagsOn(path), 'main').join();
const linksTo = (path: string, href: string) =>
  named(tagsOn(path), 'a').filter(({ attributes }) => attributes['href'] === href);
/** How many links with its words lead to each section; other headings have none. */
const linkedSections = (path: string) =>
  named(tagsOn(path), 'h2').map(({ attributes, text }) => {
    const links = linksTo(path, `#${attributes['id']}`);
    return links.filter((link) => asRead(link.text) === asRead(text)).length;
  });
const expectAll = (text: string, parts: readonly string[]) => {
  for (const part of parts) expect(text).toContain(asRead(part));
};

const STRATEGY = '/wahlkampfstrategie-erstellen';
const COSTS = '/wahlkampfkosten';
const SOCIAL = '/social-media-wahlkampf';

/** A figure of each component that writes numbers or units. */
const FIGURES: Record<string, string[]> = {
  [COSTS]: [
    ...['Kommunalwahl 5.000–25.000 €', 'Werbemittel 30–40 %', 'Recht und Compliance Pflicht'],
    ...['6 Monate', '80/20', '15–20 %'],
  ],
  [SOCIAL]: [
    ...['YouTube 65,5 Mio.', 'LinkedIn 7 Mio.', '68 Mio.', '2 Std. 30 Min.', '61 %', '3×'],
    ...['18–21 Uhr', '40 % Persönlich'],
  ],
};

const CONTENT = 'src/content/ratgeber';
const orderOf = (file: string): number =>
  parseFrontmatter(readFileSync(`${CONTENT}/${file}`, 'utf8')).frontmatter['order'];
const ARTICLES = globSync('*.mdx', { cwd: CONTENT })
  .sort((a, b) => orderOf(a) - orderOf(b))
  .map((file) => `/${basename(file, '.mdx')}`);

describe.each(ARTICLES)('the article %s', (path) => {
  const tags = tagsOn(path);

  test('has its figures, dates, feed and a way to the form', () => {
    const words = texts(tags, 'h2', 'h3', 'p', 'li', 'td', 'th', 'dt', 'dd', 'figcaption');
    expectAll(words.join(' '), FIGURES[path] ?? []);
    expect(mainText(path)).toMatch(/Lesezeit \d+ Minuten?/);
    expect(findTag(tags, { datetime: true })?.attributes['datetime']).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(findTag(tags, { rel: 'alternate' })?.attributes['href']).toBe('/ratgeber.xml');
    expect(linksTo(path, '/kontakt').length).toBeGreaterThan(1);
  });

  test('stands in the overview between its neighbours', () => {
    const place = ARTICLES.indexOf(path);
    const hrefOf = (attributes: Record<string, string>) =>
      findTag(named(tags, 'a'), attributes)?.attributes['href'];
    expect(linksTo(path, path).some(({ attributes }) => 'aria-current' in attributes)).toBe(true);
    expect(hrefOf({ rel: 'prev' })).toBe(ARTICLES[place - 1]);
    expect(hrefOf({ rel: 'next' })).toBe(ARTICLES[place + 1]);
  });

  test('lists each of its sections in the contents', () => {
    // In the contents, in the bar that moves along, and the heading itself.
    expect(linkedSections(path).filter((links) => links === 3).length).toBeGreaterThan(2);
    expect(linkedSections(path).filter((links) => links !== 3 && links > 0)).toEqual([]);
  });
});

test('the strategy has ten factors and a comparison, social media 17 questions', () => {
  const keywords = texts(tagsOn(STRATEGY), 'p').filter((text) => text.startsWith('Stichwörter:'));
  expect(keywords).toHaveLength(10);
  expect(texts(tagsOn(STRATEGY), 'th')).toEqual(
    expect.arrayContaining(['Mit Strategie', 'Ohne Strategie']),
  );
  expect(named(tagsOn(SOCIAL), 'details')).toHaveLength(17);
});

test.each(['/', '/kontakt', '/wahlkampftools', '/team', COSTS, '/wahlplakate-und-flyer'])(
  'the first talk is explained on %s',
  (path) => expectAll(texts(tagsOn(path), 'body').join(), [contact.talk.text]),
);

test('home has its sections in their order, the entry of a dictionary and ten AI tools', () => {
  const tags = tagsOn('/');
  expect(texts(tags, 'h2').slice(0, 7)).toEqual([
    ...['Wahlkampf', 'Wer wir sind?', 'Innovation durch KI-Power', 'Menschen wählen Menschen.'],
    ...['Dienstleistungen', 'Häufige Fragen', 'So kommen wir zum Wahltag'],
  ]);
  expect(texts(tags, 'h1')).toEqual(['Wir leisten aktive Werbehilfe für Partei & Politik']);
  expectAll(mainText('/'), ['[ˈvaːlˌkampf]', 'Aussprache: Wahlkampf']);
  expect(aiTools).toHaveLength(10);
  const titles = texts(tags, 'h3');
  expect(titles).toEqual(expect.arrayContaining(aiTools.map(({ title }) => asRead(title))));
});

test.each([
  ['wahlkampf-hq', '52 €', '990 €', site.links.demoHq],
  ['tuer-zu-tuer-planer', '90 €', '430 €', site.links.demoPlanner],
  ['kampagnenwebsite', '39 €', '1.100 €', site.links.demoWebsite],
])('the product %s costs %s a month and %s once, and has a demo', (slug, monthly, once, demo) => {
  const path = '/wahlkampftools';
  const product = asRead(findTag(tagsOn(path), { id: slug })?.text ?? '');
  expectAll(product, [`im Monat${monthly}`, once, 'Alle Preise enthalten 19 % MwSt.']);
  expectAll(product, ['Inklusive, wenn wir deine Kampagne führen']);
  expect(linksTo(path, demo)).toHaveLength(1);
  expect(linksTo(path, `#${slug}`).map(({ text }) => asRead(text))).toContainEqual(
    expect.stringContaining(`${monthly} im Monat`),
  );
});

test('the footer has its links and says how to reach the agency', () => {
  const [footer = ''] = texts(tagsOn('/team'), 'footer');
  expectAll(footer, [
    ...['Team', 'Karriere', 'Kontaktanfrage', 'Ratgeber', 'Impressum', 'Datenschutz'],
    ...['Afterwork', 'Noch Plätze frei', 'Transparenzseite', 'LinkedIn', 'Instagram'],
    ...[asRead(site.email), asRead(site.phone.display), '2022-2025'],
  ]);
});

test('the contact page has its card, every control and the six kinds of campaign', () => {
  const tags = tagsOn('/kontakt');
  expectAll(texts(tags, 'aside').join(), [
    ...[site.phone.display, site.email, site.address.postalCode].map(asRead),
    ...['7:00–19:00', '9:00–17:00', '24 Stunden'],
  ]);
  for (const name of Object.keys(contact.form.fields)) {
    expect(tags.filter((tag) => findTag([tag], { name }) && tag.name !== 'meta')).toHaveLength(1);
  }
  expect(findTag(named(tags, 'textarea'), { name: 'message' })?.attributes['rows']).toBe('5');
  expect(texts(tags, 'option')).toEqual([
    asRead(contact.form.fields.campaign_type.prompt),
    ...['Kommunalwahl', 'Landtagswahl', 'Bundestagswahl', 'Europawahl', 'Bürgermeisterwahl'],
    'Andere',
  ]);
});

test('the careers page says what the culture is, six benefits, five steps and whom to write to', () => {
  const text = mainText('/karriere');
  const { culture, contact: person, initiative, closing, process } = careers;
  expect([benefits.length, process.steps.length]).toEqual([6, 5]);
  expectAll(text, [
    ...[culture.statement, ...culture.paragraphs, person.name, person.position],
    ...benefits.flatMap(({ title, description }) => [title, description]),
    ...process.steps.map(({ description }) => description),
  ]);
  for (const { subject } of [initiative, closing]) {
    expect(linksTo('/karriere', `mailto:${person.email}?subject=${subject}`)).toHaveLength(1);
  }
  expect(linksTo('/karriere', `tel:${person.phone.uri}`)).not.toEqual([]);
});

test.each(jobs.items.filter(({ validThrough }) => !isOver(validThrough, new Date())))(
  'the job ad $id says all of it',
  (job) => {
    const ads = texts(tagsOn('/karriere'), 'details');
    expectAll(ads.find((ad) => ad.includes(asRead(job.description))) ?? '', [
      ...[job.title, job.location, job.department, job.applicationNote],
      ...[...job.responsibilities, ...job.qualifications, ...job.benefits],
    ]);
    for (const datetime of [job.datePosted, job.validThrough]) {
      expect(findTag(tagsOn('/karriere'), { datetime })).toBeDefined();
    }
  },
);

test('the imprint holds what the law asks of a provider', () => {
  const { legal, address, legalName, phone, email } = site;
  const text = mainText('/impressum');
  expectAll(text, [
    ...[legalName, address.street, `${address.postalCode} ${address.city}`],
    ...legal.managingDirectors,
    ...[legal.registerCourt, legal.registerNumber, legal.vatId],
    ...['§ 5 DDG', '§ 27a UStG', '§ 36 VSBG'],
  ]);
  expect(text).toMatch(
    new RegExp(`§ 18 Abs\\. 2 MStV:? ?${legal.editorialResponsible} ?${address.street}`),
  );
  const linked = [
    ...linksTo('/impressum', `mailto:${email}`),
    ...linksTo('/impressum', `tel:${phone.uri}`),
  ];
  expect(linked.map(({ text: name }) => name)).toEqual(
    expect.arrayContaining([email, phone.display]),
  );
});

test('the privacy statement names each field of the form and each key in storage', () => {
  const tags = tagsOn('/datenschutz');
  expect(mainText('/datenschutz')).toMatch(/Stand: Januar 2025/);
  const { agree_privacy: _, ...fields } = contact.form.fields;
  const rows = texts(tags, 'tr').slice(1);
  expect(rows).toHaveLength(Object.keys(contact.form.fields).length);
  expect(rows.at(-1)).toContain('Datenschutz');
  const optional = ['phone', 'organization', 'prefer_phone'];
  for (const [name, { label }] of Object.entries(fields)) {
    const row = rows.find((text) => text.startsWith(asRead(label)));
    expect(row, name).toContain(optional.includes(name) ? contact.form.optional : 'erforderlich');
  }
  // That pages store nothing else is tested where they do: pop-up, form and card.
  expect(texts(tags, 'code')).toEqual([SEEN_KEY, UNLOCKED_KEY]);
});

test.each(['/impressum', '/datenschutz'])('%s lists its sections and cites no old law', (path) => {
  expect(mainText(path)).not.toMatch(/\bTMG\b|\bRStV\b|\bTTDSG\b|ec\.europa\.eu/);
  // In the contents, and the heading itself.
  expect(linkedSections(path).filter((links) => links === 2).length).toBeGreaterThan(2);
  expect(linkedSections(path).filter((links) => links !== 2 && links > 0)).toEqual([]);
});
