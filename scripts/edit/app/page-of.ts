import { ENTRIES, keyOf } from '../files.ts';

const ADDRESS = /^\/keystatic\/(singleton|collection)\/([^/]+)(?:\/item\/([^/]+))?/;

/**
 * The page that shows what a form edits.
 *
 * @param path address of the form, such as `/keystatic/collection/ratgeber/item/wahlkampfkosten`
 */
export function pageOf(path: string): string | undefined {
  const [, kind, key, name] = ADDRESS.exec(path) ?? [];
  const entry = ENTRIES.find((other) => keyOf(other) === key);
  if (!entry || 'folder' in entry !== (kind === 'collection')) return undefined;
  if ('file' in entry) return entry.page;
  return name === undefined ? undefined : entry.page(decodeURIComponent(name));
}
