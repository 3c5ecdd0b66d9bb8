/**
 * Finds what a project leaves out. The content says so: by `"active": false` in the file or section with the words of a
 * part, by an outside link that site.json lacks, or by an empty list. Pages, menu, sitemap, launch check and lawyer's list
 * read all content through this file, so they never get what is left out (docs/decisions/0025-parts.md). Islands and the
 * Function import their own words (scripts/lint/imports.ts).
 */
import { z } from 'astro/zod';
import { ROUTES } from '../config/routes.ts';
import { filesIn } from '../lib/build/files.ts';
import { isRecord, jsonValue, valueAt } from '../lib/json.ts';
import { metaOf, schemaAt } from '../lib/schema/field-labels.ts';
import { OUTSIDE_LINKS } from '../lib/schema/links.ts';
import { type Collection, COLLECTIONS, type Part, PARTS } from './content-files.ts';
import { readText } from './read/parsed-file.ts';

export interface LeftOut {
  /** Files of `src/content` that are left out with their part. If there are no cards, their pattern is among them. */
  files: readonly string[];
  /** The names of outside links that site.json lacks. */
  links: readonly string[];
  addresses: readonly string[];
  /** Folders of `src/assets` that only a part that is left out shows. */
  assets: readonly string[];
  /** Components of articles that lead to a page that is left out. */
  components: readonly string[];
  /** Parts that legal pages do not mention. */
  legalParts: readonly string[];
  /** Whether an address leads to a page that is left out or, on any page, to an anchor that is. */
  includes: (address: string) => boolean;
}

/** The value of each JSON file by the name of its collection, and of each folder the names of its files. */
type Content = Readonly<Record<string, unknown>>;

const collections = Object.entries<Collection>(COLLECTIONS);

/** Reads the values of a project's content. A file that is missing or damaged has none. */
const readValues = (root: string): Content =>
  Object.fromEntries(
    collections.map(([name, { files }]) => [
      name,
      files.includes('*') ? filesIn(root, files) : jsonValue(readText(root, files)),
    ]),
  );

/** What decides whether the value of a field is left out. */
type Rules = Pick<LeftOut, 'links' | 'assets' | 'includes'>;

/**
 * Whether the value of a field is left out. A list is left out if all its entries are, and a text if it is the name of a
 * link, an address, or a file in a folder that is left out.
 */
function isOff(value: unknown, leftOut: Rules): boolean {
  if (Array.isArray(value)) return value.every((entry) => isOff(entry, leftOut));
  if (typeof value !== 'string') return value === false || value === undefined;
  const { links, assets, includes } = leftOut;
  return (
    links.includes(value) || includes(value) || assets.some((folder) => value.startsWith(folder))
  );
}

/** Whether the value of a field with `removesItsObject` leaves out the object. */
const isObjectOff = (object: object, schema: unknown, leftOut: Rules): boolean =>
  Object.entries(object).some(
    ([name, value]) =>
      metaOf(schemaAt(schema, [name])).removesItsObject &&
      value !== undefined &&
      isOff(value, leftOut),
  );

function isPartOff(part: Part, content: Content, leftOut: Rules): boolean {
  const { collection, section = [], links, list } = part;
  // A file that is missing or damaged leaves out no part: its own problem says enough.
  if (!isRecord(content[collection])) return false;
  const words = valueAt(content[collection], section);
  const schema = schemaAt(COLLECTIONS[collection].schema, section);
  return (
    isOff(words, leftOut) ||
    (isRecord(words) && isObjectOff(words, schema, leftOut)) ||
    (links !== undefined && isOff(links, leftOut)) ||
    (list !== undefined && valueAt(content, [list, 'items', 'length']) === 0)
  );
}

export function leftOutOf(root: string): LeftOut {
  const content = readValues(root);
  const links = Object.keys(OUTSIDE_LINKS).filter(
    (name) => !valueAt(content, ['site', 'links', name]),
  );
  const onlyLinks = { links, assets: [], includes: () => false };
  const partsOff = PARTS.filter((part) => isPartOff(part, content, onlyLinks));
  const names = partsOff.flatMap(({ collection, section, files = [] }) =>
    section ? files : [collection, ...files],
  );
  const addresses: string[] = Object.values(ROUTES)
    .filter(({ words }) => names.includes(words))
    .map(({ path }) => path);
  const anchors = partsOff.flatMap(({ anchor }) => anchor ?? []);
  const assets = partsOff.flatMap(({ assets }) => (assets ? `src/assets/${assets}/` : []));
  return {
    files: names.map((name) => COLLECTIONS[name].files),
    links,
    addresses,
    assets,
    components: partsOff.flatMap(({ component }) => component ?? []),
    legalParts: partsOff.flatMap(({ legal }) => legal ?? []),
    includes: (address) => {
      const [, path = '', anchor = ''] = /^(\/[^?#]*)[^#]*(?:#(.*))?$/.exec(address) ?? [];
      return addresses.includes(path) || anchors.includes(anchor);
    },
  };
}

const accepts = (schema: unknown, value: unknown): boolean =>
  schema instanceof z.ZodType && schema.safeParse(value).success;

/**
 * The data of a file without what is left out, with undefined in place of an entry of a list. So the other entries keep
 * their numbers, by which their lines are found. What the schema demands stays, such as the last entry of a list that
 * must have one. The check of links then names its link.
 */
export function dataWithGaps(data: unknown, leftOut: LeftOut, schema: unknown): unknown {
  function shown(value: unknown, ownSchema: unknown, isOptional: boolean): unknown {
    if (!isRecord(value)) return value;
    if (Array.isArray(value)) {
      const entries = value.map((entry) => shown(entry, schemaAt(ownSchema, [0]), true));
      return isOff(entries, leftOut) && !accepts(ownSchema, []) ? value : entries;
    }
    const fields = Object.entries(value).map(([name, inner]) => {
      const field = schemaAt(ownSchema, [name]);
      return [name, shown(inner, field, accepts(field, undefined))] as const;
    });
    const rest = Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
    return isOptional && isObjectOff(rest, ownSchema, leftOut) ? undefined : rest;
  }
  return shown(data, schema, false);
}

function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== undefined).map(withoutGaps);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutGaps(inner)]));
}

/** The data of a file without what is left out, as pages show it. */
export const dataWithout = (data: unknown, leftOut: LeftOut, schema: unknown): unknown =>
  withoutGaps(dataWithGaps(data, leftOut, schema));
