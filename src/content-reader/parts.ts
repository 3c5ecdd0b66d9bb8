/**
 * What a project leaves out. An editor says so in the content: `"active": false` in the file or section that
 * holds the words of a part, an outside link that is not in site.json, an empty list. All content is read
 * through here, so pages, menu, sitemap, launch check and lawyer's list never meet what is off
 * (docs/decisions/0025-parts.md).
 */
import { globSync } from 'node:fs';
import { z } from 'astro/zod';
import { OVERVIEW_ANCHOR } from '../config/addresses.ts';
import { ROUTES } from '../config/routes.ts';
import { jsonValue } from '../lib/text.ts';
import { PROFILES } from '../lib/schema/links.ts';
import { LIST_FILES, SINGLE_FILES } from './content-files.ts';
import type { LegalPart } from '../features/legal/schema.ts';
import { readText } from './documents.ts';
import { isRecord, type Path, valueAt } from './json.ts';
import { schemaAt } from './labels.ts';

/** The files of a project, from its root and with forward slashes. */
interface Project {
  files: readonly string[];
  text: (file: string) => string;
}

export interface LeftOut {
  /** Files of `src/content` that are switched off, and files that depend on one (`DEPENDS_ON`). */
  files: readonly string[];
  /** Addresses of pages that are not there. */
  addresses: readonly string[];
  /** Folders of `src/assets` that nothing but a part that is off shows. */
  assets: readonly string[];
  /** Whether an object is off: by its own word, because it leads to what is not there, or because all its files are in `assets`. */
  isOff: (value: Readonly<Record<PropertyKey, unknown>>) => boolean;
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

/** What a project leaves out. A file that is missing or damaged leaves out nothing: its own problem says enough. */
export function leftOut({ files, text }: Project): LeftOut {
  const data = Object.fromEntries(
    NAMES.filter((name) => files.includes(pathOf(name))).map((name) => [
      name,
      jsonValue(text(pathOf(name))),
    ]),
  );
  const at = (...[name, ...path]: [FileName, ...Path]) => valueAt(data[name], path);

  const isPartOff = (...[name, ...section]: Part): boolean =>
    at(name, ...section, 'active') === false ||
    (section.length > 0 && isRecord(data[name]) && !isRecord(at(name, ...section))) ||
    // The page of tools needs a tool.
    (name === 'productsPage' && at('products', 'items', 'length') === 0);
  const off = NAMES.filter((name) => isPartOff(name) || isPartOff(...(DEPENDS_ON[name] ?? [name])));

  const addresses = Object.values(ROUTES)
    .filter(({ words }) => off.includes(words))
    .map(({ path }) => path);
  const hasOverview = !isPartOff('articleLabels', 'overview');
  const leadsNowhere = (href: unknown): boolean => {
    const [, path = '', anchor] = /^(\/[^?#]*)[^#]*(?:#(.*))?$/.exec(String(href)) ?? [];
    return addresses.some((each) => each === path) || (anchor === OVERVIEW_ANCHOR && !hasOverview);
  };
  const links = Object(at('site', 'links')) as Record<string, unknown>;
  const assets = Object.entries(ASSET_OWNERS)
    .filter(([, [name, ...section]]) => off.includes(name) || isPartOff(name, ...section))
    .map(([folder]) => folder);
  const isAssetOff = (file: unknown) => assets.some((folder) => String(file).startsWith(folder));
  const isOff: LeftOut['isOff'] = ({ active, href, external, files }) =>
    active === false ||
    leadsNowhere(href) ||
    (typeof external === 'string' && !links[external]) ||
    (Array.isArray(files) && files.length > 0 && files.every(isAssetOff));

  const ideasPrize = at('home', 'ideasPrize');
  const isAbsent: Record<LegalPart, boolean> = {
    bewerbungen: off.includes('careersPage'),
    ideenpreis: !isRecord(ideasPrize) || isOff(ideasPrize),
    netzwerke: PROFILES.every((name) => !links[name]),
    register: isEmpty(at('site', 'legal', 'registerNumber')),
    transparenzhinweis: off.includes('transparencyNotice'),
    'umsatzsteuer-id': isEmpty(at('site', 'legal', 'vatId')),
    vertretung: isEmpty(at('site', 'legal', 'managingDirectors')),
    visitenkarten: !files.some((file) => /^src\/content\/visitenkarten\/.+\.json$/.test(file)),
    wahlkalender: off.includes('electionCalendar'),
  };
  return {
    files: off.map(pathOf),
    addresses,
    assets,
    isOff,
    components: Object.entries(LINKED_PAGES)
      .filter(([, page]) => off.includes(page))
      .map(([component]) => component),
    legalParts: (Object.keys(isAbsent) as LegalPart[]).filter((part) => isAbsent[part]),
  };
}

/** What the project in a folder leaves out. */
export const leftOutOf = (root: string): LeftOut =>
  leftOut({
    files: globSync('src/content/**/*.{json,mdx}', { cwd: root }).map((file) =>
      file.replaceAll('\\', '/'),
    ),
    text: (file) => readText(root, file),
  });

/**
 * The data of a file, or of a field in it, without what is left out; undefined where nothing is left and the schema
 * lets the field go. What the schema demands stays: the check of links names it.
 *
 * @param inPlace whether the entries of lists keep their places: what is left out is a gap (undefined) then
 */
export function shownData(
  value: unknown,
  out: LeftOut,
  schema: unknown,
  inPlace = false,
  mayGo = false,
): unknown {
  if (!isRecord(value)) return value;
  if (Array.isArray(value))
    return value
      .map((each) => shownData(each, out, schemaAt(schema, [0]), inPlace, true))
      .filter((each) => inPlace || each !== undefined);
  if (mayGo && out.isOff(value)) return undefined;
  const fields = Object.entries(value).map(([name, inner]) => {
    const field = schemaAt(schema, [name]);
    const isOptional = field instanceof z.ZodType && field.safeParse(undefined).success;
    return [name, shownData(inner, out, field, inPlace, isOptional)] as const;
  });
  const left = Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
  // A group such as a column of the footer goes with its last link.
  const { links } = left;
  const isGone = Array.isArray(links) && links.every((link) => link === undefined);
  return mayGo && isGone ? undefined : left;
}

/** A text without its `<Nur teil="…">` of parts that are left out; its lines count as in the file. */
export const shownText = (text: string, { legalParts }: Pick<LeftOut, 'legalParts'>): string =>
  text.replace(
    /<Nur\s+teil\s*=\s*(["'])(.*?)\1\s*>([^]*?)<\/Nur\s*>/g,
    (_, _quote: string, part: string, words: string) =>
      legalParts.some((each) => each === part) ? words.replace(/[^\n]/g, '') : words,
  );
