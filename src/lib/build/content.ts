import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';

/**
 * Reads a collection that is one file, such as `site`.
 *
 * @throws if no file has the name; a missing file has stopped the build before
 */
export async function contentOf<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry, ...others] = await getCollection(name);
  if (!entry || others.length > 0)
    throw new Error(`SINGLE_FILES in src/content-reader/content-files.ts has no ${name}.`);
  return entry.data;
}

/** Collections of one file whose part may be left out. */
type PartName = {
  [Name in CollectionKey]: CollectionEntry<Name>['data'] extends { active: boolean } ? Name : never;
}[CollectionKey];

/** Reads a collection of one file; undefined if its part is left out (`content-reader/parts.ts`). */
export async function partOf<Name extends PartName>(
  name: Name,
): Promise<CollectionEntry<Name>['data'] | undefined> {
  const data = await contentOf(name);
  return data.active ? data : undefined;
}

/**
 * The response for a page that is left out. A build writes no file for an empty response with status 410; for 404 it
 * would write the error page. `astro dev` answers 404, so that it shows the error page.
 */
export const leftOutPage = () => new Response(null, { status: import.meta.env.DEV ? 404 : 410 });

/** Reads a list, in the order of its file: the id of an entry is its number in the list. */
export async function listOf<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data'][]> {
  const entries = await getCollection(name);
  return entries.toSorted((a, b) => Number(a.id) - Number(b.id)).map(({ data }) => data);
}
