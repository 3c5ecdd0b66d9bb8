import { z } from 'astro/zod';
import { defineCollection } from 'astro:content';
import { type Collection, COLLECTIONS } from './content-reader/content-files.ts';
import { contentLoader, problemsLoader } from './content-reader/loader.ts';
import { shownArticleSchema, textFacts } from './features/articles/schema.ts';
import { legalSchema } from './features/legal/schema.ts';

const { articles, legal, ...files } = COLLECTIONS;

type Collections<F> = {
  [Name in keyof F]: F[Name] extends { entry: infer Entry extends z.ZodObject }
    ? ReturnType<typeof defineCollection<Entry>>
    : F[Name] extends { schema: infer Schema extends z.ZodObject }
      ? ReturnType<typeof defineCollection<Schema>>
      : never;
};

/** A collection for each file or folder. */
const collectionsOf = <F extends Readonly<Record<string, Collection>>>(files: F) =>
  Object.fromEntries(
    Object.entries(files).map(([name, collection]) => {
      const { schema, entry = schema } = collection;
      return [name, defineCollection({ loader: contentLoader(collection), schema: entry })];
    }),
  ) as Collections<F>;

export const collections = {
  // All problems of the content. A build stops when it loads this collection.
  problems: defineCollection({ loader: problemsLoader, schema: z.object({ text: z.string() }) }),
  ...collectionsOf(files),
  articles: defineCollection({
    loader: contentLoader(articles),
    schema: ({ image }) => shownArticleSchema(image()),
  }),
  legal: defineCollection({
    loader: contentLoader(legal),
    schema: legalSchema.extend(textFacts),
  }),
};
