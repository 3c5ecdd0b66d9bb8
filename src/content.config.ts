import { defineCollection } from 'astro:content';
import type { z } from 'astro/zod';
import { folder, list, mdx, single, type Source } from './lib/content-files.ts';
import { ContentLoader } from './lib/content-loader.ts';
import { articleSchema, articleWithPicture } from './schemas/article.ts';
import { FOLDERS, LIST_FILES, SINGLE_FILES } from './schemas/files.ts';
import { LEGAL_PROPS, pageSchema } from './schemas/legal.ts';
import { MDX_PROPS } from './schemas/mdx.ts';

const CONTENT = 'src/content';
const content = new ContentLoader();

type Files = Readonly<Record<string, { file: string; schema: z.ZodType }>>;
type Collections<F extends Files> = {
  [Name in keyof F]: ReturnType<typeof defineCollection<F[Name]['schema']>>;
};

/** A collection of each file. */
function collectionsOf<F extends Files>(
  files: F,
  source: (path: string, schema: z.ZodType) => Source,
): Collections<F> {
  const collections = Object.entries(files).map(([name, { file, schema }]) => {
    const loader = content.loader(source(`${CONTENT}/${file}`, schema));
    return [name, defineCollection({ loader, schema })];
  });
  return Object.fromEntries(collections) as Collections<F>;
}

const articles = mdx(`${CONTENT}/ratgeber`, articleSchema, MDX_PROPS);
const pages = mdx(`${CONTENT}/seiten`, pageSchema, LEGAL_PROPS, true);

export const collections = {
  ...collectionsOf(SINGLE_FILES, single),
  ...collectionsOf(LIST_FILES, list),
  ...collectionsOf(FOLDERS, folder),
  articles: defineCollection({
    loader: content.loader(articles),
    schema: ({ image }) => articleWithPicture(image()),
  }),
  pages: defineCollection({ loader: content.loader(pages), schema: pageSchema }),
  problems: defineCollection(content.problems()),
};
