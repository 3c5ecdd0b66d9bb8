/**
 * What a project leaves out. An editor says so in the content: `"active": false` in the file or section that
 * holds the words of a part, an outside link that is not in site.json, an empty list. All content is read
 * through here, so pages, menu, sitemap, launch check and lawyer's list never meet what is left out
 * (docs/decisions/0025-parts.md).
 */
import { z } from 'astro/zod';
import { OVERVIEW_ANCHOR } from '../config/addresses.ts';
import { ROUTES } from '../config/routes.ts';
import { filesIn } from '../lib/build/files.ts';
import { jsonValue } from '../lib/text.ts';
import { PROFILES } from '../lib/schema/links.ts';
import { LIST_FILES, SINGLE_FILES } from './content-files.ts';
import type { LegalPart } from '../features/legal/schema.ts';
import { readText } from './documents.ts';
import { isRecord, type Path, valueAt } from './json.ts';
import { schemaAt } from './labels.ts';

export interface LeftOut {
  /** Files of `src/content` that are left out, and files that depend on one (`DEPENDS_ON`). */
  files: readonly string[];
  /** Addresses of pages that are not there. */
  addresses: readonly string[];
  /** Folders of `src/assets` that nothing shows but a part that is left out. */
  assets: readonly string[];
  /** Whether an object is left out: by its own word, because it leads to what is not there, or because all its files are in `assets`. */
  isLeftOut: (value: Readonly<Record<PropertyKey, unknown>>) => boolean;
  /** Components of articles that lead to such a page. */
  components: readonly string[];
  /** Parts that the text of a legal page does not speak of. */
  legalParts: readonly LegalPart[];
}

type FileName = keyof typeof SINGLE_FILES | keyof typeof LIST_FILES;
const FILES: Record<FileName, { file: string; schema: z.ZodObject }> = {
  ...SINGLE_FILES,
  ...LIST_FILES,
};
const pathOf = (name: FileName) => `src/content/${FILES[name].file}`;

/** A part of the site: a file with its words, or a section in it. */
type Part = [name: FileName, ...section: string[]];

/** Files whose words are shown with another part only, by that part. */
const DEPENDS_ON: Partial<Record<FileName, Part>> = {
  aiTools: ['home', 'aiTools'],
  benefits: ['careersPage'],
  electionDates: ['electionCalendar'],
  jobs: ['careersPage'],
  mayorRules: ['electionCalendar'],
  products: ['productsPage'],
};

/** Components of articles that link to a page, by the file with the words of that page. */
const LINKED_PAGES: Record<string, FileName> = {
  Transparenzhinweis: 'transparencyNotice',
  Wahlkalender: 'electionCalendar',
};

/** Folders whose pictures and films only one part shows, by that part. */
const ASSET_OWNERS: Record<string, Part> = {
  'src/assets/arbeitsprobe/': ['workSample'],
  'src/assets/screens/': ['productsPage'],
  'src/assets/video/': ['home', 'socialMedia', 'video'],
};

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
const isEmpty = (value: unknown) => value === undefined || isEmptyList(value);

const NAMES = Object.keys(FILES) as FileName[];

/**
 * What the project in a folder leaves out. A file that is missing or damaged leaves out nothing: its own problem says
 * enough.
 */
export function leftOutOf(root: string): LeftOut {
  const data = Object.fromEntries(
    NAMES.map((name) => [name, jsonValue(readText(root, pathOf(name)))]),
  );
  const at = (...[name, ...path]: [FileName, ...Path]) => valueAt(data[name], path);

  const isPartLeftOut = (...[name, ...section]: Part): boolean =>
    at(name, ...section, 'active') === false ||
    (section.length > 0 && isRecord(data[name]) && !isRecord(at(name, ...section))) ||
    // The page of tools needs a tool.
    (name === 'productsPage' && at('products', 'items', 'length') === 0);
  const leftOutFiles = NAMES.filter(
    (name) => isPartLeftOut(name) || isPartLeftOut(...(DEPENDS_ON[name] ?? [name])),
  );

  const addresses = Object.values(ROUTES)
    .filter(({ words }) => leftOutFiles.includes(words))
    .map(({ path }) => path);
  const hasOverview = !isPartLeftOut('articleLabels', 'overview');
  const leadsNowhere = (href: unknown): boolean => {
    const [, path = '', anchor] = /^(\/[^?#]*)[^#]*(?:#(.*))?$/.exec(String(href)) ?? [];
    return addresses.some((each) => each === path) || (anchor === OVERVIEW_ANCHOR && !hasOverview);
  };
  const links = Object(at('site', 'links')) as Record<string, unknown>;
  const assets = Object.entries(ASSET_OWNERS)
    .filter(
      ([, [name, ...section]]) => leftOutFiles.includes(name) || isPartLeftOut(name, ...section),
    )
    .map(([folder]) => folder);
  const isAssetLeftOut = (file: unknown) =>
    assets.some((folder) => String(file).startsWith(folder));
  const isLeftOut: LeftOut['isLeftOut'] = ({ active, href, external, files }) =>
    active === false ||
    leadsNowhere(href) ||
    (typeof external === 'string' && !links[external]) ||
    (Array.isArray(files) && files.length > 0 && files.every(isAssetLeftOut));

  const ideasPrize = at('home', 'ideasPrize');
  const isLegalPartLeftOut: Record<LegalPart, boolean> = {
    bewerbungen: leftOutFiles.includes('careersPage'),
    ideenpreis: !isRecord(ideasPrize) || isLeftOut(ideasPrize),
    netzwerke: PROFILES.every((name) => !links[name]),
    register: isEmpty(at('site', 'legal', 'registerNumber')),
    transparenzhinweis: leftOutFiles.includes('transparencyNotice'),
    'umsatzsteuer-id': isEmpty(at('site', 'legal', 'vatId')),
    vertretung: isEmpty(at('site', 'legal', 'managingDirectors')),
    visitenkarten: filesIn(root, 'src/content/visitenkarten/*.json').length === 0,
    wahlkalender: leftOutFiles.includes('electionCalendar'),
  };
  return {
    files: leftOutFiles.map(pathOf),
    addresses,
    assets,
    isLeftOut,
    components: Object.entries(LINKED_PAGES)
      .filter(([, page]) => leftOutFiles.includes(page))
      .map(([component]) => component),
    legalParts: (Object.keys(isLegalPartLeftOut) as LegalPart[]).filter(
      (part) => isLegalPartLeftOut[part],
    ),
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
