/**
 * What a project leaves out. An editor says so in the content: `"active": false` in the file or section that
 * holds the words of a part, an outside link that is not in site.json, an empty list. All content is read
 * through here, so pages, menu, sitemap, launch check and lawyer's list never meet what is left out
 * (docs/decisions/0025-parts.md).
 */
import { z } from 'astro/zod';
import { ROUTES } from '../config/routes.ts';
import type { LegalPart } from '../features/legal/schema.ts';
import { filesIn } from '../lib/build/files.ts';
import { jsonValue } from '../lib/text.ts';
import { type FileName, FOLDERS, LIST_FILES, PARTS, SINGLE_FILES } from './content-files.ts';
import { readText } from './documents.ts';
import { isRecord, valueAt } from './json.ts';
import { schemaAt } from './labels.ts';

export interface LeftOut {
  /** Files of `src/content` that are left out, and files that only a part that is left out shows. */
  files: readonly string[];
  /** Addresses of pages that are not there. */
  addresses: readonly string[];
  /** Folders of `src/assets` that nothing shows but a part that is left out. */
  assets: readonly string[];
  /** Whether an object is left out: it says so itself, it links to a part that is left out, or all its files are in `assets`. */
  isLeftOut: (value: Readonly<Record<PropertyKey, unknown>>) => boolean;
  /** Components of articles that lead to such a page. */
  components: readonly string[];
  /** Parts that the text of a legal page does not speak of. */
  legalParts: readonly LegalPart[];
}

const FILES: Record<FileName, { file: string }> = { ...SINGLE_FILES, ...LIST_FILES };
const NAMES = Object.keys(FILES) as FileName[];
const pathOf = (name: FileName) => `src/content/${FILES[name].file}`;

const isEmpty = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0);

/**
 * What the project in a folder leaves out. A file that is missing or damaged leaves out nothing: its own problem says
 * enough.
 */
export function leftOutOf(root: string): LeftOut {
  const data: Record<string, unknown> = Object.fromEntries(
    NAMES.map((name) => [name, jsonValue(readText(root, pathOf(name)))]),
  );
  for (const [name, { file }] of Object.entries(FOLDERS))
    data[name] = filesIn(root, `src/content/${file}/*.json`);
  const links = Object(valueAt(data, ['site', 'links'])) as Record<string, unknown>;
  const lacksLink = (external: unknown) => typeof external === 'string' && !links[external];
  const isOff = (value: unknown) =>
    isEmpty(value) ||
    (isRecord(value) && (value['active'] === false || lacksLink(value['external'])));

  const parts = PARTS.filter(({ words, oneOf, list }) => {
    const [name] = words;
    const value = valueAt(data, words);
    return (
      (isRecord(data[name]) && isOff(value)) ||
      oneOf?.every((field) => !isRecord(value) || isEmpty(value[field])) ||
      (list && valueAt(data, [list, 'items', 'length']) === 0)
    );
  });
  const names = NAMES.filter(
    (name) =>
      valueAt(data, [name, 'active']) === false ||
      parts.some(
        ({ words, files }) => (words.length === 1 && words[0] === name) || files?.includes(name),
      ),
  );
  const addresses = Object.values(ROUTES)
    .filter(({ words }) => names.includes(words))
    .map(({ path }) => path);
  const anchors = parts.map(({ anchor }) => anchor);
  const leadsNowhere = (href: unknown): boolean => {
    const [, path = '', anchor] = /^(\/[^?#]*)[^#]*(?:#(.*))?$/.exec(String(href)) ?? [];
    return (
      addresses.some((each) => each === path) || (anchor !== undefined && anchors.includes(anchor))
    );
  };
  const assets = parts.flatMap(({ assets }) => (assets ? `src/assets/${assets}/` : []));
  const isAssetLeftOut = (file: unknown) =>
    assets.some((folder) => String(file).startsWith(folder));
  return {
    files: names.map(pathOf),
    addresses,
    assets,
    isLeftOut: ({ active, href, external, files }) =>
      active === false ||
      leadsNowhere(href) ||
      lacksLink(external) ||
      (Array.isArray(files) && files.length > 0 && files.every(isAssetLeftOut)),
    components: parts.flatMap(({ component }) => component ?? []),
    legalParts: parts.flatMap(({ legal }) => legal ?? []),
  };
}

/**
 * The data of a file, or of a field in it, without what is left out; undefined where nothing is left and the schema
 * lets the field go. What the schema demands stays: the check of links names it.
 *
 * @param inPlace whether the entries of lists keep their places: what is left out is a gap (undefined) then
 */
export function dataWithout(
  value: unknown,
  leftOut: LeftOut,
  schema: unknown,
  inPlace = false,
  isOptional = false,
): unknown {
  if (!isRecord(value)) return value;
  if (Array.isArray(value))
    return value
      .map((each) => dataWithout(each, leftOut, schemaAt(schema, [0]), inPlace, true))
      .filter((each) => inPlace || each !== undefined);
  if (isOptional && leftOut.isLeftOut(value)) return undefined;
  const fields = Object.entries(value).map(([name, inner]) => {
    const field = schemaAt(schema, [name]);
    const mayBeMissing = field instanceof z.ZodType && field.safeParse(undefined).success;
    return [name, dataWithout(inner, leftOut, field, inPlace, mayBeMissing)] as const;
  });
  const kept = Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
  // A group such as a column of the footer goes with its last link.
  const { links } = kept;
  const isGone = Array.isArray(links) && links.every((link) => link === undefined);
  return isOptional && isGone ? undefined : kept;
}

/** A text without its `<Nur teil="…">` of parts that are left out; its lines count as in the file. */
export const textWithout = (text: string, { legalParts }: Pick<LeftOut, 'legalParts'>): string =>
  text.replace(
    /<Nur\s+teil\s*=\s*(["'])(.*?)\1\s*>([^]*?)<\/Nur\s*>/g,
    (_, _quote: string, part: string, words: string) =>
      legalParts.some((each) => each === part) ? words.replace(/[^\n]/g, '') : words,
  );
