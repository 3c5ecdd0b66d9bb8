import { readFileSync } from 'node:fs';
import { slug } from 'github-slugger';
import { describe, expect, test } from 'vitest';
import { nodesIn } from '../../src/content-reader/read/mdx.ts';
import { isAnchorTaken } from '../../src/features/articles/anchors.ts';
import { articles, componentsIn, legalPages, readEntry } from '../support/content.ts';
import { builtPage, linksTo, tagsOn, textsOf, textsWithClass } from '../support/dist.ts';
import { asRead, findTag } from '../support/html.ts';

const words = readEntry('articleWords');
const ARTICLES = articles();

/** Components with a bar, the class of what they show, and the figure that the bar stands for. */
const BARS: [string, string, figure: (given: Record<string, unknown>) => unknown][] = [
  ['Plattform', 'platform', ({ users }) => users],
  ['Budgetspanne', 'budget-range', ({ from, to }) => Number(to) - Number(from)],
  ['Kostenanteil', 'cost-share', ({ from }) => from],
];

describe.each(ARTICLES)('the article $path', ({ path, body, data, minutes }) => {
  test('an article shows its drawing, reading time and day', () => {
    const drawing = tagsOn(path).find(({ name }) => name === 'image')?.attributes['href'];
    expect(drawing).toContain(`/${data.drawing}.`);
    expect(readFileSync(`dist${drawing}`, 'utf8')).toContain('<svg');
    const unit = minutes === 1 ? words.minute : words.minutes;
    const time = asRead(`${words.readingTime} ${minutes} ${unit}`);
    expect(textsOf(path, 'main').join()).toContain(time);
    const day = data.updated.toISOString().slice(0, 10);
    expect(findTag(tagsOn(path), { datetime: day })).toBeDefined();
  });

  test('an article tells feed readers where the feed is', () => {
    const feed = findTag(tagsOn(path), { rel: 'alternate' })?.attributes['href'];
    expect(feed).toBe('/ratgeber.xml');
  });

  test('no heading can take an id that something else on the page of an article has', () => {
    const ids = tagsOn(path).flatMap(({ name, attributes }) =>
      /^h[23]$/.test(name) ? [] : (attributes['id'] ?? []),
    );
    const free = ids.filter(
      (id) => slug(id) === id && !isAnchorTaken(id, Object.keys(data.sources)),
    );
    expect(free, 'Begin the ids in a component with a capital letter').toEqual([]);
  });

  test('an article names the source of each figure with a link, and whether it is measured', () => {
    const figures = componentsIn(body, 'Statistik');
    const shown = textsWithClass(path, 'statistic');
    expect(shown).toHaveLength(figures.length);
    for (const [index, { value, kind, source }] of figures.entries()) {
      const figure = asRead(String(value));
      expect(shown[index]?.slice(0, figure.length)).toBe(figure);
      const label = words[(kind ?? 'measured') as 'measured' | 'counted' | 'own'];
      expect(textsWithClass(path, 'statistic-kind')[index]).toBe(asRead(label));
      expect(shown[index]).toContain(asRead(data.sources[String(source)]?.text ?? 'a source'));
    }
    for (const { text, url } of Object.values(data.sources))
      if (url) expect(linksTo(path, url)).toContain(asRead(text));
  });

  test('an article shows each share of the costs in a row of its own', ({ skip }) => {
    const shares = componentsIn(body, 'Kostenanteil').filter(({ text }) => text === undefined);
    skip(shares.length === 0, 'the article has no shares of costs');
    const rows = textsOf(path, 'li', 'tr');
    for (const { name, from, to } of shares) {
      const row = rows.filter((text) => text.startsWith(asRead(String(name))));
      expect(row, String(name)).toContainEqual(expect.stringContaining(`${from}–${to} %`));
    }
  });

  test.for(BARS)('each bar of <%s> is to scale', ([component, name, figure], { skip }) => {
    const drawn = builtPage(path).html.split(`<li class="${name}">`).slice(1);
    const scales = componentsIn(body, component).flatMap((given, index) => {
      // A text stands in place of a figure that nobody knows.
      if (given['text'] !== undefined) return [];
      const [row = ''] = drawn[index]?.split('</li>') ?? [];
      const [, width] = [...row.matchAll(/<rect [^>]*width="([\d.]+)%"/g)].at(-1) ?? [];
      return Number(width) / Number(figure(given));
    });
    skip(scales.length === 0, 'the article has no such bars');
    for (const scale of scales) expect(scale / (scales[0] ?? NaN)).toBeCloseTo(1, 1);
  });

  test.skipIf(!words.overview)('an article is marked in the overview on its page', () => {
    const current = tagsOn(path).filter(({ attributes }) => 'aria-current' in attributes);
    expect(current.map(({ attributes }) => attributes['href'])).toContain(path);
  });
});

test.each([...ARTICLES, ...legalPages()])('$path lists and links headings', ({ path, body }) => {
  const sections = nodesIn(body).filter((node) => node.type === 'heading' && node.depth === 2);
  // One link is in the contents, the other one is the heading itself.
  const linked = tagsOn(path).filter(({ name, attributes, text }) => {
    const links = name === 'h2' ? linksTo(path, `#${attributes['id']}`) : [];
    return links.filter((link) => link === asRead(text)).length >= 2;
  });
  const headings = linked.map(({ text }) => asRead(text));
  expect(headings, 'the headings that are listed and linked').toHaveLength(sections.length);
});

describe.each(legalPages())('the legal page $path', ({ path, body }) => {
  test('a legal page shows each detail that its text names, and links telephone and e-mail', () => {
    const [shown = ''] = textsOf(path, 'main');
    const { address, legal, ...site } = readEntry('site');
    const { country: _, ...lines } = address;
    if (componentsIn(body, 'Anschrift').length > 0)
      for (const line of Object.values(lines)) expect(shown).toContain(asRead(line));
    const details: Record<string, unknown> = { ...site, ...legal };
    for (const { name } of componentsIn(body, 'Angabe'))
      for (const text of [details[String(name)] ?? []].flat())
        expect(shown).toContain(asRead(String(text)));
    const named = componentsIn(body, 'Angabe').map(({ name }) => name);
    if (named.includes('email')) expect(linksTo(path, `mailto:${site.email}`)).not.toEqual([]);
    if (named.includes('phone')) expect(textsOf(path, 'a')).toContainEqual(asRead(site.phone));
  });
});
