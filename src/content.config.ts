import { z } from 'astro/zod';
import { defineCollection } from 'astro:content';
import { FOLDERS, LIST_FILES, SINGLE_FILES } from './content-reader/content-files.ts';
import { contentLoader, problemsLoader } from './content-reader/loader.ts';
import { COLLECTIONS } from './content-reader/collections.ts';
import { shownArticleSchema, textFacts } from './features/articles/schema.ts';
import { pageSchema } from './features/legal/schema.ts';

type Files = Readonly<Partial<Record<keyof typeof COLLECTIONS, { schema: z.ZodType }>>>;
type Collections<F> = {
  [Name in keyof F]: F[Name] extends { schema: infer Schema extends z.ZodType }
    ? ReturnType<typeof defineCollection<Schema>>
    : never;
};

/** A collection for each file or folder. */
function collectionsOf<F extends Files>(files: F): Collections<F> {
  const collections = Object.entries(files).map(([name, { schema }]) => {
    const loader = contentLoader(COLLECTIONS[name as keyof typeof COLLECTIONS]);
    return [name, defineCollection({ loader, schema })];
  });
  return Object.fromEntries(collections) as Collections<F>;
}

export const collections = {
  // All problems of the content. A build stops when it loads this collection.
  problems: defineCollection({ loader: problemsLoader, schema: z.object({ text: z.string() }) }),
  ...collectionsOf(SINGLE_FILES),
  ...collectionsOf(LIST_FILES),
  ...collectionsOf(FOLDERS),
  articles: defineCollection({
    loader: contentLoader(COLLECTIONS.articles),
    schema: ({ image }) => shownArticleSchema(image()),
  }),
  pages: defineCollection({
    loader: contentLoader(COLLECTIONS.pages),
    schema: pageSchema.extend(textFacts),
  }),
};
