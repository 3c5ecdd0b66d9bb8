/**
 * Finds what a project leaves out. The content says so: by `"active": false` in the file or section with the words of a
 * part, by an outside link that site.json lacks, or by an empty list. All content is read through this file, so pages,
 * menu, sitemap, launch check and lawyer's list never get what is left out (docs/decisions/0025-parts.md).
 */
import { matchesGlob } from 'node:path';
import { z } from 'astro/zod';
import { ROUTES } from '../config/routes.ts';
import { LEGAL_PARTS, type LegalPart } from '../features/legal/schema.ts';
import { filesIn } from '../lib/build/files.ts';
import { lineBreaksOf } from '../lib/build/problems.ts';
import { isRecord, jsonValue, valueAt } from '../lib/json.ts';
import { metaOf, schemaAt } from '../lib/schema/field-labels.ts';
import { type Collection, COLLECTIONS, type Part, PARTS } from './content-files.ts';
import { openFile, type ParsedFile, readText } from './read/parsed-file.ts';

/** A check for each condition that a schema can name in `leftOutIf`: whether the value of the field meets it. */
type Conditions = Record<NonNullable<z.core.GlobalMeta['leftOutIf']>, (value: unknown) => boolean>;

export interface LeftOut {
  /** Files of `src/content` that are left out with their part. If there are no cards, their pattern is among them. */
  files: readonly string[];
  addresses: readonly string[];
  /** Folders of `src/assets` that only a part that is left out shows. */
  assets: readonly string[];
  /** Whether the address of a link is that of a page or an anchor that is left out. The anchor may be on any page. */
  hasAddress: (href: unknown) => boolean;
  conditions: Conditions;
  /** Components of articles that lead to a page that is left out. */
  components: readonly string[];
  /** Parts that legal pages do not mention. */
  legalParts: readonly LegalPart[];
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

const isEmpty = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.every(isEmpty));

/** Makes a function that tells whether a link leads to one of these pages or, on any page, to one of these anchors. */
const leadsTo = (addresses: readonly string[], anchors: readonly string[]) => (href: unknown) => {
  const [, path = '', anchor = ''] = /^(\/[^?#]*)[^#]*(?:#(.*))?$/.exec(String(href)) ?? [];
  return addresses.includes(path) || anchors.includes(anchor);
};

/** The conditions of a project that leaves out these folders of `src/assets`. */
const conditionsOf = (
  content: Content,
  hasAddress: LeftOut['hasAddress'],
  assets: readonly string[],
): Conditions => ({
  false: (value) => value === false,
  empty: isEmpty,
  'link is missing': (name) => !valueAt(content, ['site', 'links', String(name)]),
  'page is left out': hasAddress,
  'files are left out': (files) =>
    Array.isArray(files) &&
    files.every((file) => assets.some((folder) => String(file).startsWith(folder))),
});

/** Whether one of the fields of an object leaves the object out. */
const isObjectOff = (object: object, schema: unknown, conditions: Conditions): boolean =>
  Object.entries(object).some(([name, value]) => {
    const { leftOutIf } = metaOf(schemaAt(schema, [name]));
    return leftOutIf !== undefined && value !== undefined && conditions[leftOutIf](value);
  });

function isPartOff({ words, oneOf, list }: Part, content: Content): boolean {
  const [name, ...path] = words;
  // A file that is missing or damaged leaves out no part: its own problem says enough.
  if (!isRecord(content[name])) return false;
  const section = valueAt(content, words);
  const schema = schemaAt(COLLECTIONS[name].schema, path);
  const conditions = conditionsOf(content, () => false, []);
  const isOff = isRecord(section) && isObjectOff(section, schema, conditions);
  const lacksAll = oneOf?.every((field) => isEmpty(valueAt(section, [field]))) ?? false;
  const hasNoEntry = list !== undefined && valueAt(content, [list, 'items', 'length']) === 0;
  return isEmpty(section) || isOff || lacksAll || hasNoEntry;
}

/** The files that are not active, that hold the words of a part that is off, or that only such a part shows. */
const filesLeftOut = (content: Content, partsOff: readonly Part[]): string[] =>
  collections
    .filter(
      ([name]) =>
        valueAt(content, [name, 'active']) === false ||
        partsOff.some(({ words, files = [] }) => [words.join('.'), ...files].includes(name)),
    )
    .map(([, { files }]) => files);

export function leftOutOf(root: string): LeftOut {
  const content = readValues(root);
  const partsOff = PARTS.filter((part) => isPartOff(part, content));
  const files = filesLeftOut(content, partsOff);
  const addresses = Object.values(ROUTES)
    .filter(({ words }) => files.includes(COLLECTIONS[words].files))
    .map(({ path }) => path);
  const hasAddress = leadsTo(
    addresses,
    partsOff.flatMap(({ anchor }) => anchor ?? []),
  );
  const assets = partsOff.flatMap(({ assets }) => (assets ? `src/assets/${assets}/` : []));
  return {
    files,
    addresses,
    assets,
    hasAddress,
    conditions: conditionsOf(content, hasAddress, assets),
    components: partsOff.flatMap(({ component }) => component ?? []),
    legalParts: partsOff.flatMap(({ legal }) => legal ?? []),
  };
}

const accepts = (schema: unknown, value: unknown): boolean =>
  schema instanceof z.ZodType && schema.safeParse(value).success;

/**
 * The data of a file without what is left out, with undefined in place of an entry of a list. So the other entries keep
 * their numbers, by which their lines are found. What the schema demands stays, such as the last entry of a list that
 * must have one. The check of links then names its link.
 */
export function dataWithGaps(data: unknown, { conditions }: LeftOut, schema: unknown): unknown {
  function shown(value: unknown, ownSchema: unknown, isOptional: boolean): unknown {
    if (!isRecord(value)) return value;
    if (Array.isArray(value)) {
      const entries = value.map((entry) => shown(entry, schemaAt(ownSchema, [0]), true));
      return isEmpty(entries) && !accepts(ownSchema, []) ? value : entries;
    }
    const fields = Object.entries(value).map(([name, inner]) => {
      const field = schemaAt(ownSchema, [name]);
      return [name, shown(inner, field, accepts(field, undefined))] as const;
    });
    const rest = Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
    return isOptional && isObjectOff(rest, ownSchema, conditions) ? undefined : rest;
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

/**
 * Opens a content file as it is published: a legal page without its `<Nur teil="…">` of parts that are left out. Its
 * lines count as in the file. A `<Nur>` of an unknown part stays, and the check of the text reports it.
 */
export const openPublished = (root: string, file: string, leftOut = leftOutOf(root)): ParsedFile =>
  openFile(root, file, (text) => {
    if (!matchesGlob(file, COLLECTIONS.legal.files)) return text;
    return text.replace(
      /(<Nur\s+teil\s*=\s*(["'])(.*?)\2\s*>)([^]*?)(<\/Nur\s*>)/g,
      (whole, begin: string, _quote, part: string, words: string, end: string) => {
        const known = LEGAL_PARTS.find((each) => each === part);
        if (!known) return whole;
        const shown = leftOut.legalParts.includes(known) ? lineBreaksOf(words) : words;
        return lineBreaksOf(begin) + shown + lineBreaksOf(end);
      },
    );
  });
