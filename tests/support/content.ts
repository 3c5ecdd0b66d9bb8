/**
 * Reads the content for tests, as the site does. Editors change words, numbers and lists every day: a test knows the
 * fields of the content, and reads their values here. eslint.config.js says what else browser tests may import.
 */
import type { z } from 'astro/zod';
import { ROUTES } from '../../src/config/routes.ts';
import { COLLECTIONS, LIST_FILES, SINGLE_FILES } from '../../src/content-reader/content-files.ts';
import { leftOutOf } from '../../src/content-reader/parts.ts';
import { attributesOf, isElement, nodesIn } from '../../src/content-reader/read/mdx.ts';
import { parseText } from '../../src/content-reader/read/parsed-file.ts';
import { createReader } from '../../src/content-reader/reader.ts';
import { articleSchema } from '../../src/features/articles/schema.ts';
import { shownArticles } from '../../src/features/articles/shown-articles.ts';
import { cardSchema } from '../../src/features/card/schema.ts';
import { openAds } from '../../src/features/careers/facts.ts';
import { ideasPrizeWords } from '../../src/features/home/ideas-prize/current-words.ts';
import { legalSchema } from '../../src/features/legal/schema.ts';

export { fill } from '../../src/lib/text.ts';

const read = createReader(process.cwd());

/** The content of a file that is one entry. */
export function readEntry<Name extends keyof typeof SINGLE_FILES>(
  name: Name,
): z.output<(typeof SINGLE_FILES)[Name]['schema']> {
  const { schema } = SINGLE_FILES[name];
  const [entry] = read(COLLECTIONS[name]).entries;
  return schema.parse(entry?.data) as z.output<(typeof SINGLE_FILES)[Name]['schema']>;
}

const leftOut = leftOutOf(process.cwd());

/** Whether a file is part of the site. Editors can leave some files out. */
export const isOn = (name: keyof typeof SINGLE_FILES | keyof typeof LIST_FILES): boolean =>
  !leftOut.files.includes(COLLECTIONS[name].files);

/** The addresses of the pages that are files in `src/pages/` and are not left out. */
export const routes = (): string[] =>
  Object.values(ROUTES)
    .map(({ path }) => path)
    .filter((path) => !leftOut.includes(path));

/** The entries of a list, in the order of the file. */
export function readList<Name extends keyof typeof LIST_FILES>(
  name: Name,
): z.output<(typeof LIST_FILES)[Name]['entry']>[] {
  const { entry } = LIST_FILES[name];
  return read(COLLECTIONS[name]).entries.map(
    ({ data }) => entry.parse(data) as z.output<(typeof LIST_FILES)[Name]['entry']>,
  );
}

/** The articles that visitors see, in their order. */
export const articles = () =>
  shownArticles(
    read(COLLECTIONS.articles).entries.map(
      ({ id, data, body = '', minutes = 1, components = [] }) => ({
        id,
        path: `/${id}`,
        body,
        minutes,
        components,
        data: articleSchema.parse(data),
      }),
    ),
    { now: new Date(), preview: false },
  );

/** The business cards. The id of a card begins its addresses. There may be none. */
export const cards = () =>
  read(COLLECTIONS.cards).entries.map(({ id, data }) => ({ ...cardSchema.parse(data), id }));

/** The legal pages. */
export const legalPages = () =>
  read(COLLECTIONS.legal).entries.map(({ id, data, body = '' }) => ({
    path: `/${id}`,
    body,
    data: legalSchema.parse(data),
  }));

/** The attributes of each use of a component in a text. */
export const componentsIn = (body: string, component: string) =>
  nodesIn(body)
    .filter(isElement)
    .filter(({ name }) => name === component)
    .map(attributesOf);

/** The first article that uses a component; undefined if none does. */
export const articleUsing = (component: string) =>
  articles().find(({ body }) => componentsIn(body, component).length > 0);

/** The people of the team as /team shows them: the founders come first. */
export const team = () =>
  readList('team').toSorted((a, b) => Number(b.isFounder) - Number(a.isFounder));

/** The tools on sale. */
export const products = () => (isOn('productsPage') ? readList('products') : []);

/** The words of the AI tools, if there are any. */
export const aiTools = () =>
  readList('aiTools').length > 0 ? readEntry('home').aiTools : undefined;

/** The words of the ideas prize today, if there is one. */
export function prizeWords() {
  const { ideasPrize } = readEntry('home');
  return ideasPrize && ideasPrizeWords(ideasPrize, new Date());
}

/** The job ads that are open today. */
export const jobs = () => (isOn('jobs') ? openAds(readList('jobs'), new Date()) : []);

/** The words, links and components of an MDX text, which stay the same if its markup is written in another way. */
export const meaningOf = (text: string) =>
  nodesIn(text).map((node) => [
    node.type,
    'value' in node ? node.value.replace(/\s+/g, ' ').trim() : '',
    'url' in node ? node.url : '',
    isElement(node) ? [node.name, attributesOf(node)] : '',
  ]);

/** The front matter and the text of an article, which stay the same if the visual editor writes them in another way. */
export function readArticle(file: string, source: string) {
  const { data, text } = parseText(file, source);
  return { head: articleSchema.parse(data), text: meaningOf(text) };
}
