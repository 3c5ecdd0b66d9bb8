/**
 * What a project leaves out. An editor says so in the content: `"active": false` in the file or section that
 * holds the words of a part, an outside link that is not in site.json, an empty list. All content is read
 * through here, so pages, menu, sitemap, launch check and lawyer's list never meet what is off
 * (docs/decisions/0025-parts.md).
 */
import { globSync } from 'node:fs';
import { z } from 'astro/zod';
import { OVERVIEW_ANCHOR } from '../config/addresses.ts';
import { PAGE_WORDS, ROUTES } from '../config/routes.ts';
import { jsonValue } from '../lib/text.ts';
import { PROFILES } from '../lib/schema/links.ts';
import { LIST_FILES, SINGLE_FILES } from './content-files.ts';
import type { LegalPart } from '../features/legal/schema.ts';
import { readableText } from './documents.ts';
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
  /** Whether an object is off: by its own word, or because it leads to what is not there. */
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

/** Files whose words are shown on the page of another file only, by that file. */
const DEPENDS_ON: Partial<Record<FileName, FileName>> = {
  electionDates: 'electionCalendar',
  mayorRules: 'electionCalendar',
  products: 'productsPage',
};

/** Components of articles that link to a page, by the file with the words of that page. */
const LINKED_PAGES: Record<string, FileName> = {
  Transparenzhinweis: 'transparencyNotice',
  Wahlkalender: 'electionCalendar',
};

/** Folders whose pictures and films only one part shows: its file, and the section in that file. */
const ASSET_OWNERS: Record<string, [name: FileName, ...section: string[]]> = {
  'src/assets/arbeitsprobe/': ['workSample'],
  'src/assets/screens/': ['productsPage'],
  'src/assets/video/': ['home', 'socialMedia', 'video'],
};

const names = Object.keys(FILES) as FileName[];

export function leftOut({ files, text }: Project): LeftOut {
  const read = (name: FileName) =>
    files.includes(pathOf(name)) ? jsonValue(text(pathOf(name))) : undefined;
  const at = (name: FileName, ...path: Path) => valueAt(read(name), path);
  const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && !value[0]);

  const isFileOff = (name: FileName): boolean =>
    at(name, 'active') === false ||
    (name === 'productsPage' && at('products', 'items', 'length') === 0);
  const off = names.filter((name) => isFileOff(name) || isFileOff(DEPENDS_ON[name] ?? name));
  const pages = Object.entries(PAGE_WORDS).filter(([, words]) => off.includes(words));
  const addresses = pages.map(([page]) => ROUTES[page as keyof typeof ROUTES]);
  const links = Object(at('site', 'links')) as Record<string, unknown>;
  const hasOverview = at('articleLabels', 'overview', 'active') !== false;

  const leadsNowhere = (href: unknown): boolean => {
    const [, path = '', anchor] = /^(\/[^?#]*)[^#]*(?:#(.*))?$/.exec(String(href)) ?? [];
    return addresses.some((each) => each === path) || (anchor === OVERVIEW_ANCHOR && !hasOverview);
  };
  const isOff: LeftOut['isOff'] = ({ active, href, external }) =>
    active === false || leadsNowhere(href) || (typeof external === 'string' && !links[external]);

  const isSectionOff = (name: FileName, section: string) => {
    const value = at(name, section);
    return !isRecord(value) || isOff(value);
  };
  // The list of AI tools goes with its section.
  if (isSectionOff('home', 'aiTools')) off.push('aiTools');
  const isAbsent: Record<LegalPart, boolean> = {
    ideenpreis: isSectionOff('home', 'ideasPrize'),
    netzwerke: PROFILES.every((name) => !links[name]),
    register: isEmpty(at('site', 'legal', 'registerNumber')),
    transparenzhinweis: off.includes('transparencyNotice'),
    'umsatzsteuer-id': isEmpty(at('site', 'legal', 'vatId')),
    vertretung: isEmpty(at('site', 'legal', 'managingDirectors')),
    visitenkarten: !files.some((file) => /^src\/content\/visitenkarten\/.+\.json$/.test(file)),
    wahlkalender: off.includes('electionCalendar'),
  };
  const assets = Object.keys(ASSET_OWNERS).filter((folder) => {
    const [name, ...section] = ASSET_OWNERS[folder] ?? [];
    return name && (off.includes(name) || at(name, ...section, 'active') === false);
  });
  const components = Object.keys(LINKED_PAGES).filter((each) =>
    off.some((name) => name === LINKED_PAGES[each]),
  );
  const legalParts = (Object.keys(isAbsent) as LegalPart[]).filter((part) => isAbsent[part]);
  return { files: off.map(pathOf), addresses, assets, isOff, components, legalParts };
}

/** What the project in a folder leaves out. */
export const leftOutOf = (root: string): LeftOut =>
  leftOut({
    files: globSync('src/content/**/*.{json,mdx}', { cwd: root }).map((file) =>
      file.replaceAll('\\', '/'),
    ),
    text: (file) => readableText(root, file),
  });

/**
 * The objects in a value that are left out, each by its path. Objects inside such an object are not listed again.
 *
 * @param mayGo whether a schema lets the object at a path go; one that has to stay is reported as a dead link
 */
export function absentPaths(
  value: unknown,
  { isOff }: Pick<LeftOut, 'isOff'>,
  mayGo: (path: Path) => boolean = () => true,
  path: Path = [],
): Path[] {
  if (!isRecord(value)) return [];
  const isList = Array.isArray(value);
  const isEntry = path.length > 0 && !isList && mayGo(path);
  if (isEntry && isOff(value)) return [path];
  const inner = Object.entries(value).map(([key, each]) =>
    absentPaths(each, { isOff }, mayGo, [...path, isList ? Number(key) : key]),
  );
  // A group whose links are all left out is left out, too.
  const at = isList ? -1 : Object.keys(value).indexOf('links');
  const { links } = value as { links?: unknown };
  const isGone =
    Array.isArray(links) &&
    inner[at]?.filter((each) => each.length === path.length + 2).length === links.length;
  return isEntry && isGone ? [path] : inner.flat();
}

/** The data of a file without what is left out. */
export function shownData<Data>(data: Data, out: LeftOut, schema: z.ZodType): Data {
  const mayGo = (path: Path) => {
    const field = schemaAt(schema, path);
    return (
      typeof path.at(-1) === 'number' ||
      (field instanceof z.ZodType && field.safeParse(undefined).success)
    );
  };
  const left = structuredClone(data);
  // From the end, so that the places of the others in a list stay the same.
  for (const path of absentPaths(data, out, mayGo).toReversed()) {
    const parent = valueAt(left, path.slice(0, -1));
    const key = path.at(-1) ?? '';
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else if (isRecord(parent)) delete parent[key];
  }
  return left;
}

/** A text without its `<Nur teil="…">` of parts that are left out; its lines count as in the file. */
export const shownText = (text: string, { legalParts }: Pick<LeftOut, 'legalParts'>): string =>
  text.replace(/<Nur teil="([^"]*)">([^]*?)<\/Nur>/g, (_, part: string, words: string) =>
    legalParts.some((each) => each === part) ? words.replace(/[^\n]/g, '') : words,
  );
