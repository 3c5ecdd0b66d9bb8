/**
 * What a project leaves out. An editor says so in the content: `"active": false` in the file or section that holds the
 * words of a part, an outside link that is not in site.json, an empty list. All content is read through here, so pages,
 * menu, sitemap, launch check and lawyer's list never get what is left out (docs/decisions/0025-parts.md).
 */
import { z } from 'astro/zod';
import { ROUTES } from '../config/routes.ts';
import { LEGAL_PARTS, type LegalPart } from '../features/legal/schema.ts';
import { filesIn } from '../lib/build/files.ts';
import { jsonValue, lineBreaksOf } from '../lib/text.ts';
import {
  type FileName,
  FOLDERS,
  LIST_FILES,
  type Part,
  PARTS,
  SINGLE_FILES,
} from './content-files.ts';
import { readText } from './parsed-file.ts';
import { isRecord, valueAt } from './json.ts';
import { schemaAt } from './labels.ts';

export interface LeftOut {
  /** Files of `src/content` that are left out, and files that only a part that is left out shows. */
  files: readonly string[];
  addresses: readonly string[];
  /** Folders of `src/assets` that only a part that is left out shows. */
  assets: readonly string[];
  /**
   * Whether an object is left out: it says so itself, it links to a part that is left out, or all its files are in
   * `assets`.
   */
  isLeftOut: (value: Readonly<Record<PropertyKey, unknown>>) => boolean;
  /** Components of articles that lead to a page that is left out. */
  components: readonly string[];
  /** Parts that legal pages do not mention. */
  legalParts: readonly LegalPart[];
}

const FILES: Record<FileName, { file: string }> = { ...SINGLE_FILES, ...LIST_FILES };
const NAMES = Object.keys(FILES) as FileName[];
const pathOf = (name: FileName) => `src/content/${FILES[name].file}`;

/** The value of each JSON file by its name, and of each folder the names of its files. */
type Content = Readonly<Record<string, unknown>>;

/** Reads the values of a project's content. A file that is missing or damaged has none. */
function readValues(root: string): Content {
  const files = NAMES.map((name) => [name, jsonValue(readText(root, pathOf(name)))] as const);
  const folders = Object.entries(FOLDERS).map(
    ([name, { file }]) => [name, filesIn(root, `src/content/${file}`)] as const,
  );
  return Object.fromEntries<unknown>([...files, ...folders]);
}

const isEmpty = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0);

/** Whether a field `external` names a link that site.json does not have. */
const lacksLink = (external: unknown, content: Content) =>
  typeof external === 'string' && !valueAt(content, ['site', 'links', external]);

function isPartOff({ words, oneOf, list }: Part, content: Content): boolean {
  // A file that is missing or damaged leaves out no part: its own problem says enough.
  if (!isRecord(content[words[0]])) return false;
  const section = valueAt(content, words);
  const isInactive = valueAt(section, ['active']) === false;
  const lacksTarget = lacksLink(valueAt(section, ['external']), content);
  const lacksAll = oneOf?.every((field) => isEmpty(valueAt(section, [field]))) ?? false;
  const hasNoEntry = list !== undefined && valueAt(content, [list, 'items', 'length']) === 0;
  return isEmpty(section) || isInactive || lacksTarget || lacksAll || hasNoEntry;
}

/** The names of files that are not active, that hold the words of a part that is off, or that only such a part shows. */
const namesLeftOut = (content: Content, partsOff: readonly Part[]): FileName[] =>
  NAMES.filter(
    (name) =>
      valueAt(content, [name, 'active']) === false ||
      partsOff.some(
        ({ words, files }) => (words.length === 1 && words[0] === name) || files?.includes(name),
      ),
  );

/** Makes a function that tells whether a link leads to one of these pages or, on any page, to one of these anchors. */
function leadsTo(addresses: readonly string[], anchors: readonly (string | undefined)[]) {
  return (href: unknown): boolean => {
    const [, path = '', anchor] = /^(\/[^?#]*)[^#]*(?:#(.*))?$/.exec(String(href)) ?? [];
    return addresses.includes(path) || (anchor !== undefined && anchors.includes(anchor));
  };
}

export function leftOutOf(root: string): LeftOut {
  const content = readValues(root);
  const partsOff = PARTS.filter((part) => isPartOff(part, content));
  const names = namesLeftOut(content, partsOff);
  const addresses = Object.values(ROUTES)
    .filter(({ words }) => names.includes(words))
    .map(({ path }) => path);
  const leadsToLeftOut = leadsTo(
    addresses,
    partsOff.map(({ anchor }) => anchor),
  );
  const assets = partsOff.flatMap(({ assets }) => (assets ? `src/assets/${assets}/` : []));
  const isAssetLeftOut = (file: unknown) =>
    assets.some((folder) => String(file).startsWith(folder));
  return {
    files: names.map(pathOf),
    addresses,
    assets,
    isLeftOut: ({ active, href, external, files }) =>
      active === false ||
      leadsToLeftOut(href) ||
      lacksLink(external, content) ||
      (Array.isArray(files) && files.length > 0 && files.every(isAssetLeftOut)),
    components: partsOff.flatMap(({ component }) => component ?? []),
    legalParts: partsOff.flatMap(({ legal }) => legal ?? []),
  };
}

/**
 * The data of a file without what is left out. What the schema demands stays, such as the last entry of a list that must
 * have one. The check of links then names its link.
 *
 * @param inPlace whether the entries of lists keep their places: an entry that is left out becomes undefined
 */
export function dataWithout(
  data: unknown,
  leftOut: LeftOut,
  schema: unknown,
  inPlace = false,
): unknown {
  function kept(value: unknown, ownSchema: unknown, isOptional: boolean): unknown {
    if (!isRecord(value)) return value;
    if (Array.isArray(value)) {
      const entries = value.map((each) => kept(each, schemaAt(ownSchema, [0]), true));
      const rest = entries.filter((each) => each !== undefined);
      const mayBeEmpty = !(ownSchema instanceof z.ZodType) || ownSchema.safeParse([]).success;
      if (rest.length === 0 && !mayBeEmpty) return value;
      return inPlace ? entries : rest;
    }
    if (isOptional && leftOut.isLeftOut(value)) return undefined;
    const fields = Object.entries(value).map(([name, inner]) => {
      const field = schemaAt(ownSchema, [name]);
      const mayBeMissing = field instanceof z.ZodType && field.safeParse(undefined).success;
      return [name, kept(inner, field, mayBeMissing)] as const;
    });
    const rest = Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
    // A group, such as a column of the footer, is left out with its last link.
    const { links } = rest;
    const isGone = Array.isArray(links) && links.every((link) => link === undefined);
    return isOptional && isGone ? undefined : rest;
  }
  return kept(data, schema, false);
}

/**
 * A text without its `<Nur teil="…">` of parts that are left out; its lines count as in the file. A `<Nur>` of an unknown
 * part stays, and the check of the text reports it.
 */
export const textWithout = (text: string, { legalParts }: Pick<LeftOut, 'legalParts'>): string =>
  text.replace(
    /<Nur\s+teil\s*=\s*(["'])(.*?)\1\s*>([^]*?)<\/Nur\s*>/g,
    (whole, _quote: string, part: string, words: string) => {
      const known = LEGAL_PARTS.find((each) => each === part);
      if (!known) return whole;
      return legalParts.includes(known) ? lineBreaksOf(words) : words;
    },
  );
