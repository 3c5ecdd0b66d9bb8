import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../src/config/routes.ts';
import { euroRange, euros } from '../../src/lib/format.ts';
import { attributesOf, isElement, nodesIn } from '../../src/content-reader/mdx.ts';
import { requestHref } from '../../src/lib/request-href.ts';
import { resolveDetail } from '../../src/features/legal/detail.ts';
import { prefillFrom } from '../../src/features/contact/form/prefill.ts';
import type { Article } from '../../src/features/articles/schema.ts';
import { CONTACT_FIELDS, contactRule } from '../../src/features/contact/fields.ts';
import { LEGAL_PROPS } from '../../src/features/legal/schema.ts';
import { MDX_PROPS } from '../../src/lib/schema/article-components.ts';
import { articles, contentOf, isOn, jobs, legalPages, products } from '../support/content.ts';
import { builtPage } from '../support/dist.ts';
import { asRead, findTag, type Tag } from '../support/html.ts';

// The texts of a page; that they are visible, too, is tested in tests/e2e/pages.spec.ts.
const tagsOn = (path: string) => builtPage(path).tags;
const named = (tags: readonly Tag[], ...names: string[]) =>
  tags.filter(({ name }) => names.includes(name));
/** Texts of all elements of this kind, as they are read. */
const texts = (tags: readonly Tag[], ...names: string[]) =>
  named(tags, ...names).map(({ text }) => asRead(text));
const mainText = (path: string) => texts(tagsOn(path), 'main').join();
const linksTo = (path: string, href: string) =>
  named(tagsOn(path), 'a').filter(({ attributes }) => attributes['href'] === href);
/** How many links with its words or its short name lead to each section; other headings have none. */
const linkedSections = (path: string, shortNames: Article['shortNames'] = []) =>
  named(tagsOn(path), 'h2').map(({ attributes, text }) => {
    const short = shortNames.find(({ heading }) => asRead(heading) === asRead(text))?.short ?? text;
    const names = [text, short].map(asRead);
    const links = linksTo(path, `#${attributes['id']}`);
    return links.filter((link) => names.includes(asRead(link.text))).length;
  });
const expectAll = (text: string, parts: readonly string[]) => {
  for (const part of parts) expect(text).toContain(asRead(part));
};

const site = contentOf('site');
const careers = contentOf('careersPage');
const contact = contentOf('contactPage');
const labels = contentOf('articleLabels');
const ARTICLES = articles();
const PATHS = ARTICLES.map(({ path }) => path);

test.each(ARTICLES)('$path has the drawing of its front matter beside its headline', (article) => {
  const layers = named(tagsOn(article.path), 'image').map(({ attributes }) => attributes['href']);
  expect(layers[0]).toContain(`/${article.data.drawing}.`);
  for (const layer of layers) expect(readFileSync(`dist${layer}`, 'utf8')).toContain('<svg');
});

/** The address as it is read: not the code of its country. */
const { country: _, ...ADDRESS } = site.address;
describe.each(ARTICLES)('the article $path', ({ path, body, data, minutes }) => {
  const tags = tagsOn(path);

  test('has dates, feed and a way to the form', () => {
    const unit = minutes === 1 ? labels.minute : labels.minutes;
    expect(mainText(path)).toContain(asRead(`${labels.readingTime} ${minutes} ${unit}`));
    expect(findTag(tags, { datetime: true })?.attributes['datetime']).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(findTag(tags, { rel: 'alternate' })?.attributes['href']).toBe('/ratgeber.xml');
    expect(linksTo(path, ROUTES.contact).length).toBeGreaterThan(1);
  });

  test('asks for a request with the topic of each of its calls', () => {
    const calls = nodesIn(body).filter((node) => isElement(node) && node.name === 'Aufruf');
    for (const call of calls) {
      const { label, topic } = MDX_PROPS.Aufruf.parse(isElement(call) && attributesOf(call));
      const links = linksTo(path, requestHref(topic)).map(({ text }) => asRead(text));
      expect(links).toContain(asRead(label));
      if (topic === undefined) continue;
      const { lines } = prefillFrom(new URL(requestHref(topic), 'https://a.example').search, {
        topic: '{topic}',
        day: '',
      });
      expect(lines.map(asRead)).toEqual([asRead(topic)]);
    }
  });

  test('says of each figure whether it is measured', () => {
    const { kind } = MDX_PROPS.Statistik.shape;
    const figures = nodesIn(body)
      .filter(isElement)
      .filter(({ name }) => name === 'Statistik');
    const kinds = figures.map((node) => labels[kind.parse(attributesOf(node)['kind'])]);
    const said = tags.filter(({ attributes }) => /\bkind\b/.test(attributes['class'] ?? ''));
    expect(said.map(({ text }) => asRead(text))).toEqual(kinds.map(asRead));
  });

  test.skipIf(!labels.overview)('stands in the overview between its neighbours', () => {
    const place = PATHS.indexOf(path);
    expect(linksTo(path, path).some(({ attributes }) => 'aria-current' in attributes)).toBe(true);
    for (const [rel, label, other] of [
      ['prev', labels.previous, ARTICLES[place - 1]],
      ['next', labels.next, ARTICLES[place + 1]],
    ] as const) {
      const link = findTag(named(tags, 'a'), { rel });
      expect(link?.attributes['href']).toBe(other?.path);
      if (link && other) expect(asRead(link.text)).toBe(asRead(`${label}: ${other.data.headline}`));
    }
  });

  test('lists each of its sections in the contents', () => {
    // In the contents, in the bar that moves along, and the heading itself; a text may name it, too.
    const sections = nodesIn(body).filter((node) => node.type === 'heading' && node.depth === 2);
    const linked = linkedSections(path, data.shortNames);
    expect(linked.filter((links) => links >= 3)).toHaveLength(sections.length);
  });
});

test('a browser may fill in the fields of the form that it knows', () => {
  const controls = tagsOn(ROUTES.contact);
  for (const name of CONTACT_FIELDS) {
    const rule = contactRule(name);
    if (!('autoComplete' in rule)) continue;
    expect(findTag(controls, { name })?.attributes['autocomplete']).toBe(rule.autoComplete);
  }
});

test.each([
  ROUTES.home,
  ROUTES.contact,
  ROUTES.team,
  ...(isOn('productsPage') ? [ROUTES.products] : []),
  ...PATHS,
])('%s says who calls for the first talk', (path) => {
  const text = texts(tagsOn(path), 'body').join();
  expectAll(text, [contact.talk.call]);
  if (path === ROUTES.home || path === ROUTES.contact) expectAll(text, [contact.talk.text]);
});

test('home and the page of programs lead to the tools that cost nothing', () => {
  for (const { label, href } of contentOf('home').campaign.tools) {
    expect(linksTo(ROUTES.home, href).map(({ text }) => asRead(text))).toContain(asRead(label));
  }
  if (!isOn('productsPage')) return;
  const tags = tagsOn(ROUTES.products);
  const placeOf = (name: string, value: string) =>
    tags.findIndex(({ attributes }) => attributes[name] === value);
  const starts = products().map(({ slug }) => placeOf('id', slug));
  // Before what costs money, too.
  for (const { label, href } of contentOf('productsPage').free?.links ?? []) {
    const found = linksTo(ROUTES.products, href).map(({ text }) => asRead(text));
    expect(found).toContain(asRead(label));
    expect(placeOf('href', href)).toBeLessThan(Math.min(...starts));
  }
});

test.each(products())('the product $slug has its prices and a demo', ({ slug, demo, pricing }) => {
  const { price } = contentOf('productsPage');
  const path = ROUTES.products;
  const [monthly, once] = [euros(pricing.monthly), euros(pricing.oneTime)].map(asRead);
  const text = asRead(findTag(tagsOn(path), { id: slug })?.text ?? '');
  expectAll(text, [`${asRead(price.monthly)}${monthly}`, once ?? '']);
  const alike = products().filter((each) => each.demo === demo);
  const address = demo && site.links[demo];
  if (address) expect(linksTo(path, address)).toHaveLength(alike.length);
  expect(linksTo(path, `#${slug}`).map(({ text: link }) => asRead(link))).toContainEqual(
    expect.stringContaining(`${monthly} ${asRead(price.monthly)}`),
  );
});

test('the footer has its links', () => {
  const { footer } = contentOf('navigation');
  for (const link of [...footer.groups.flatMap((group) => group.links), ...footer.legal]) {
    const target = 'external' in link && link.external ? site.links[link.external] : link.href;
    const found = linksTo(ROUTES.team, target ?? '').map(({ text }) => asRead(text));
    expect(found).toContainEqual(expect.stringContaining(asRead(link.label)));
  }
});

test.each(jobs())('the job ad $id says what it pays and from when to when it runs', (job) => {
  const tags = tagsOn(ROUTES.careers);
  const { salaryLater, salaryUnits } = careers.ad;
  const { from, to, unit } = job.salary ?? { from: 0, unit: 'monat' };
  const amount = to ? euroRange(from, to) : euros(from);
  const pay = job.salary ? `${amount} ${salaryUnits[unit]}` : salaryLater;
  const ad = texts(tags, 'details').find((text) => text.includes(asRead(job.description)));
  expectAll(ad ?? '', [job.title, pay]);
  for (const datetime of [job.datePosted, job.validThrough]) {
    expect(findTag(tags, { datetime })).toBeDefined();
  }
});

describe.each(legalPages())('the legal page $path', ({ path, body, data }) => {
  test('has its lead', () => {
    const lead = tagsOn(path).find(({ attributes }) => attributes['class']?.includes('lead'));
    expect(asRead(lead?.text ?? '')).toBe(asRead(data.lead));
  });

  test('lists its sections', () => {
    // In the contents, and the heading itself; a text may name it, too.
    const sections = nodesIn(body).filter((node) => node.type === 'heading' && node.depth === 2);
    expect(linkedSections(path).filter((links) => links >= 2)).toHaveLength(sections.length);
  });

  test('shows each detail that its text names, and links it where it can be used', () => {
    for (const element of nodesIn(body).filter(isElement)) {
      if (element.name === 'Anschrift') expectAll(mainText(path), Object.values(ADDRESS));
      if (element.name !== 'Angabe') continue;
      const { name } = LEGAL_PROPS.Angabe.parse(attributesOf(element));
      const { text, href } = resolveDetail(name, site);
      expect(mainText(path)).toContain(asRead(text));
      if (href) expect(linksTo(path, href)).not.toEqual([]);
    }
  });
});
