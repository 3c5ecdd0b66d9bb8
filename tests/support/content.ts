import type { z } from 'astro/zod';
import { openAds } from '../../src/features/careers/facts.ts';
import { shownArticles } from '../../src/lib/articles.ts';
import type { ContentSource } from '../../src/content-reader/files.ts';
import { SOURCES } from '../../src/content-reader/sources.ts';
import { articleSchema } from '../../src/schemas/article.ts';
import { LIST_FILES, SINGLE_FILES } from '../../src/schemas/files.ts';
import { pageSchema } from '../../src/schemas/legal.ts';

type Data<Files, Name extends keyof Files> = Files[Name] extends { schema: infer Schema }
  ? z.output<Schema>
  : never;

const entriesOf = (source: ContentSource) => source.read(process.cwd()).entries;

/** The content of a file that is one entry, as the site reads it. */
export function contentOf<Name extends keyof typeof SINGLE_FILES>(
  name: Name,
): Data<typeof SINGLE_FILES, Name> {
  const { schema } = SINGLE_FILES[name];
  const [entry] = entriesOf(SOURCES[name]);
  return schema.parse(entry?.data) as Data<typeof SINGLE_FILES, Name>;
}

/** The entries of a list, in its order. */
export function listOf<Name extends keyof typeof LIST_FILES>(
  name: Name,
): Data<typeof LIST_FILES, Name>[] {
  const { schema } = LIST_FILES[name];
  return entriesOf(SOURCES[name]).map(
    ({ data }) => schema.parse(data) as Data<typeof LIST_FILES, Name>,
  );
}

/** The questions of a list that visitors see. */
export const questions = (name: 'homeFaq' | 'contactFaq') =>
  listOf(name).filter(({ draft }) => !draft);

/** The articles that visitors see, in their order. */
export const articles = () =>
  shownArticles(
    entriesOf(SOURCES.articles).map(({ id, data, body = '', minutes = 1, components = [] }) => ({
      id,
      path: `/${id}`,
      ...{ body, minutes, components },
      data: articleSchema.parse(data),
    })),
    { now: new Date(), preview: false },
  );

/** The legal pages. */
export const legalPages = () =>
  entriesOf(SOURCES.pages).map(({ id, data, body = '' }) => ({
    path: `/${id}`,
    body,
    data: pageSchema.parse(data),
  }));

/** The first article that uses a component; undefined where none does. */
export const articleWith = (component: string) =>
  articles().find(({ body }) => new RegExp(`<${component}[\\s/>]`).test(body));

/** The job ads that are open today. */
export const jobs = () => openAds(listOf('jobs'), new Date());
