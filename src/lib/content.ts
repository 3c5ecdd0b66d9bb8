import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { shownArticles } from './articles.ts';

/**
 * Reads a collection that is one file, such as `site`.
 *
 * @throws for a collection with more entries; a missing file has stopped the build before
 */
export async function contentOf<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry, ...others] = await getCollection(name);
  if (!entry || others.length > 0) throw new Error(`The collection ${name} is not one file.`);
  return entry.data;
}

/** The data of a list's entries in the order of their ids, which are numbers (`schemas/common.ts`). */
export function inOrder<Data extends { id: string }>(entries: readonly { data: Data }[]): Data[] {
  return entries.map(({ data }) => data).sort((a, b) => Number(a.id) - Number(b.id));
}

/** The questions that visitors see, in their order. */
export const shownQuestions = (entries: readonly CollectionEntry<'homeFaq' | 'contactFaq'>[]) =>
  inOrder(entries).filter(({ draft }) => !draft);

/** The articles that this build shows, in their order; in development, all of them. */
export const currentArticles = async () =>
  shownArticles(await getCollection('articles'), {
    now: new Date(),
    preview: import.meta.env.DEV,
  });
