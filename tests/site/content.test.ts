import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import { describe, expect, test } from 'vitest';
import contact from '../../src/content/kontakt.json' with { type: 'json' };
import careers from '../../src/content/karriere.json' with { type: 'json' };
import aiTools from '../../src/content/ki-werkzeuge.json' with { type: 'json' };
import site from '../../src/content/site.json' with { type: 'json' };
import jobs from '../../src/content/stellen.json' with { type: 'json' };
import benefits from '../../src/content/vorteile.json' with { type: 'json' };
import { UNLOCKED_KEY } from '../../src/features/card/unlocked.ts';
import { SEEN_KEY } from '../../src/islands/ideas-prize/seen.ts';
import { isOver } from '../../src/lib/format.ts';
import { builtPage } from '../support/dist.ts';
import { asRead, findTag, type Tag, tagWith } from '../support/html.ts';

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

/** Figures that the agency stands for. */
const FIGURES: Record<string, string[]> = {
  [COSTS]: [
    ...['Kommunalwahl 5.000–25.000 €', 'Landtagswahl 25.000–100.000 €'],
    ...['Bundestagswahl 50.000–250.000 €', '10.000–15.000 €', 'Werbemittel 30–40 %'],
    ...['Online-Marketing 20–35 %', 'Personal und Beratung 15–30 %', 'Veranstaltungen 10–20 %'],
    ...['Logistik und Sonstiges 5–10 %', 'Recht und Compliance Pflicht, variabel'],
    ...['6 Monate', '80/20', '15–20 %'],
  ],
  [SOCIAL]: [
    ...['YouTube 65,5 Mio.', 'Facebook 32,9 Mio.', 'Instagram 31,3 Mio.', 'TikTok 21,8 Mio.'],
    ...['X 10,5 Mio.', 'LinkedIn 7 Mio.', '68 Mio.', '2 Std. 30 Min.', '61 %', '3×'],
    ...['3–4-mal', '50–100 € pro Woche', '2–4 Wochen', '18–21 Uhr', '12–15 Uhr'],
    ...['40 % Persönlich', '30 % Politisch', '20 % Community', '10 % Hinter den Kulissen'],
  ],
  '/social-media-recht': ['Facebook, Instagram nein, seit Oktober 2025', 'Stand: November 2026'],
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

describe('the first talk', () => {
  const { talk } = contact;

  test.each(['/', '/wahlkampftools', '/team', COSTS, '/wahlplakate-und-flyer'])(
    'is explained on %s, with the way to it',
    (path) => {
      expectAll(texts(tagsOn(path), 'body').join(), [talk.text]);
      const buttons = linksTo(path, '/kontakt').map(({ text }) => asRead(text));
      expect(buttons.join()).toContain(asRead(talk.button));
    },
  );

  test('is explained on home after who the agency is, and on the contact page', () => {
    const about = findTag(tagsOn('/'), { id: 'work' })?.text ?? '';
    for (const text of [asRead(about), mainText('/kontakt')]) {
      expectAll(text, [talk.text, talk.call]);
    }
    expect(linksTo('/kontakt', `mailto:${careers.contact.email}`)).toHaveLength(1);
  });
});

test('home has its sections in their order, the entry of a dictionary and ten AI tools', () => {
  const tags = tagsOn('/');
  expect(texts(tags, 'h2').slice(0, 7)).toEqual([
    ...['Wahlkampf', 'Wer wir sind?', 'Innovation durch KI-Power', 'Menschen wählen Menschen.'],
    ...['Dienstleistungen', 'Häufige Fragen', 'So kommen wir zum Wahltag'],
  ]);
  expect(tags.find(({ text }) => text === '[ˈvaːlˌkampf]')?.attributes).toHaveProperty(
    'aria-hidden',
    'true',
  );
  expect(texts(tags, 'h1')).toEqual(['Wir leisten aktive Werbehilfe für Partei & Politik']);
  expectAll(mainText('/'), ['Aussprache: Wahlkampf', 'am Tag nach der Wahl', 'Marathon']);
  expect(aiTools).toHaveLength(10);
  const titles = texts(tags, 'h3');
  expect(titles).toEqual(expect.arrayContaining(aiTools.map(({ title }) => asRead(title))));
});

test.each([
  {
    slug: 'wahlkampf-hq',
    demo: site.links.demoHq,
    monthly: '52 €',
    parts: ['einmaligEinrichtung990 €', '1 Stunde Schulung'],
  },
  {
    slug: 'tuer-zu-tuer-planer',
    demo: site.links.demoPlanner,
    monthly: '90 €',
    parts: ['einmaligEinrichtung430 €', '1 Stunde Schulung'],
  },
  {
    slug: 'kampagnenwebsite',
    demo: site.links.demoWebsite,
    monthly: '39 €',
    parts: [
      ...['einmaligvollständige Individualisierung1.100 €', 'Gamification', 'Spendenwerkzeug'],
      'Quiz mit 8 Fragen',
    ],
  },
])('the product $slug has its prices and its demo', ({ slug, demo, monthly, parts }) => {
  const path = '/wahlkampftools';
  expectAll(asRead(findTag(tagsOn(path), { id: slug })?.text ?? ''), [
    ...[`im Monat${monthly}`, ...parts, 'Alle Preise enthalten 19 % MwSt.'],
    'Inklusive, wenn wir deine Kampagne führen',
  ]);
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
    ...['hallo@', '030 23125 100', 'Berlin', '2022-2025'],
  ]);
});

test('the contact page has its card, every control and the six kinds of campaign', () => {
  const tags = tagsOn('/kontakt');
  expectAll(texts(tags, 'aside').join(), [
    ...['030 23125 100', '7:00–19:00', '9:00–17:00', 'hallo@', '10115', '24 Stunden'],
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
  expectAll(text, [culture.statement, ...culture.paragraphs, person.name, person.position]);
  expect(benefits).toHaveLength(6);
  expectAll(
    text,
    benefits.flatMap(({ title, description }) => [title, description]),
  );
  expectAll(
    text,
    process.steps.map(({ description }) => description),
  );
  for (const { subject } of [initiative, closing]) {
    expect(linksTo('/karriere', `mailto:${person.email}?subject=${subject}`)).toHaveLength(1);
  }
  expect(linksTo('/karriere', `mailto:${person.email}`)).not.toEqual([]);
  expect(linksTo('/karriere', `tel:${person.phone.uri}`)).not.toEqual([]);
});

test.each(jobs.items.filter(({ validThrough }) => !isOver(validThrough, new Date())))(
  'the job ad $id says all of it',
  (job) => {
    const ads = texts(tagsOn('/karriere'), 'details');
    expectAll(ads.find((ad) => ad.includes(asRead(job.description))) ?? '', [
      ...[job.title, job.location, 'remote', 'Teilzeit oder Vollzeit', job.department],
      ...[job.description, ...job.responsibilities, ...job.qualifications, ...job.benefits],
      ...[job.applicationNote, careers.contact.email, careers.ad.salaryLater],
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
  expect(tagWith(builtPage('/impressum').html, { href: `mailto:${email}` }).text).toBe(email);
  expect(tagWith(builtPage('/impressum').html, { href: `tel:${phone.uri}` }).text).toBe(
    phone.display,
  );
});

test('the privacy statement names each field of the form and each key in storage', () => {
  const tags = tagsOn('/datenschutz');
  expect(mainText('/datenschutz')).toMatch(/Stand: Januar 2025/);
  for (const topic of [/^Hosting/, /Datenerfassung/, /Plugins/, /E-Mail/, /^Cookies/, /Rechte/]) {
    expect(texts(tags, 'h2')).toContainEqual(expect.stringMatching(topic));
  }
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
