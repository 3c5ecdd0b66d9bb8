import type { z } from 'astro/zod';
import { openAds } from '../../src/features/careers/facts.ts';
import { shownArticles } from '../../src/lib/articles.ts';
import { list, mdx, single, type Source } from '../../src/lib/content-files.ts';
import { articleSchema } from '../../src/schemas/article.ts';
import { LIST_FILES, SINGLE_FILES } from '../../src/schemas/files.ts';
import { LEGAL_PROPS, pageSchema } from '../../src/schemas/legal.ts';
import { MDX_PROPS } from '../../src/schemas/mdx.ts';

type Data<Files, Name extends keyof Files> = Files[Name] extends { schema: infer Schema }
  ? z.output<Schema>
  : never;

const CONTENT = 'src/content';
const entriesOf = (source: Source) => source.read(process.cwd()).entries;

/** The content of a file that is one entry, as the site reads it. */
export function contentOf<Name extends keyof typeof SINGLE_FILES>(
  name: Name,
): Data<typeof SINGLE_FILES, Name> {
  const { file, schema } = SINGLE_FILES[name];
  const [entry] = entriesOf(single(`${CONTENT}/${file}`, schema));
  return schema.parse(entry?.data) as Data<typeof SINGLE_FILES, Name>;
}

/** The entries of a list, in its order. */
export function listOf<Name extends keyof typeof LIST_FILES>(
  name: Name,
): Data<typeof LIST_FILES, Name>[] {
  const { file, schema } = LIST_FILES[name];
  return entriesOf(list(`${CONTENT}/${file}`, schema)).map(
    ({ data }) => schema.parse(data) as Data<typeof LIST_FILES, Name>,
  );
}

/** The questions of a list that visitors see. */
export const questions = (name: 'homeFaq' | 'contactFaq') =>
  listOf(name).filter(({ draft }) => !draft);

/** The articles that visitors see, in their order. */
export const articles = () =>
  shownArticles(
    entriesOf(mdx(`${CONTENT}/ratgeber`, articleSchema, MDX_PROPS)).map(
      ({ id, data, body = '' }) => ({ id, path: `/${id}`, body, data: articleSchema.parse(data) }),
    ),
    { now: new Date(), preview: false },
  );

/** The legal pages. */
export const legalPages = () =>
  entriesOf(mdx(`${CONTENT}/seiten`, pageSchema, LEGAL_PROPS, true)).map(
    ({ id, data, body = '' }) => ({
      path: `/${id}`,
      body,
      data: pageSchema.parse(data),
    }),
  );

/** The first article that uses a component; undefined where none does. */
export const articleWith = (component: string) =>
  articles().find(({ body }) => new RegExp(`<${component}[\\s/>]`).test(body));

/** The job ads that are open today. */
export const jobs = () => openAds(listOf('jobs'), new Date());
