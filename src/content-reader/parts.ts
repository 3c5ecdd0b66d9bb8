/**
 * Finds the parts that a project leaves out. The content says so: by `"active": false` in the file or section with the
 * words of a part, by an outside link that site.json lacks, or by an empty list. Pages, menu, sitemap, launch check and
 * lawyer's list read all content without them (`published-file.ts`), so they never get what is left out
 * (docs/decisions/0025-parts.md). Islands and the Function import their own words (scripts/lint/imports.ts).
 */
import type { z } from 'astro/zod';
import { ROUTES } from '../config/routes.ts';
import { OVERVIEW_ANCHOR } from '../features/articles/anchors.ts';
import { filesIn } from '../lib/build/files.ts';
import { isObjectOrList, jsonValue, valueAt } from '../lib/json.ts';
import { metaOf, schemaAt } from '../lib/schema/field-labels.ts';
import { OUTSIDE_LINKS, PROFILES } from '../lib/schema/links.ts';
import { type Collection, COLLECTIONS, type LIST_FILES } from './content-files.ts';
import { contentText } from './read/parsed-file.ts';

type Name = keyof typeof COLLECTIONS;

/** A part of the site that an agency may leave out, with all that goes with it. */
interface Part {
  /** The file or folder with the words of the part. */
  collection: Name;
  /** The paths to the sections or fields that are the part, if it is not the whole file. It is left out if all are. */
  sections?: readonly (readonly string[])[];
  /** The list without whose entries the part is left out, too. Only this part shows it. */
  list?: keyof typeof LIST_FILES;
  /** Other files that only this part shows. */
  files?: readonly Name[];
  /** The folder of `src/assets` with pictures and films that only this part shows. */
  assets?: string;
  /** The component of articles that leads to the page of the part. */
  component?: string;
  /** The anchor of the part: a link of any page may end with it. */
  anchor?: string;
  /** The name of the part in `<Nur teil="…">`, around what legal pages say of it. */
  legal?: string;
}

/** All files that may be left out, and the sections with which something else is left out. */
export const PARTS: readonly Part[] = [
  { collection: 'articleWords', sections: [['overview']], anchor: OVERVIEW_ANCHOR },
  { collection: 'budgetPlanner' },
  { collection: 'cards', legal: 'visitenkarten' },
  { collection: 'careersPage', files: ['benefits', 'jobs'], legal: 'bewerbungen' },
  {
    collection: 'electionCalendar',
    files: ['electionDates', 'mayorRules'],
    component: 'Wahlkalender',
    legal: 'wahlkalender',
  },
  { collection: 'home', sections: [['aiTools']], files: ['aiTools'] },
  { collection: 'home', sections: [['ideasPrize']], legal: 'ideenpreis' },
  { collection: 'home', sections: [['socialMedia', 'video']], assets: 'video' },
  { collection: 'productsPage', list: 'products', assets: 'screens' },
  { collection: 'site', sections: [['legal', 'managingDirectors']], legal: 'vertretung' },
  { collection: 'site', sections: [['legal', 'registerNumber']], legal: 'register' },
  { collection: 'site', sections: [['legal', 'vatId']], legal: 'umsatzsteuer-id' },
  { collection: 'site', sections: PROFILES.map((name) => ['links', name]), legal: 'netzwerke' },
  {
    collection: 'transparencyNotice',
    component: 'Transparenzhinweis',
    legal: 'transparenzhinweis',
  },
  { collection: 'workSample', assets: 'arbeitsprobe' },
];

/** The parts that a legal page mentions only if they are not left out. */
export const LEGAL_PARTS = PARTS.flatMap(({ legal }) => legal ?? []);

export interface LeftOut {
  /** Files of `src/content` that are left out with their part. If there are no cards, their pattern is among them. */
  files: readonly string[];
  /** The names of outside links that site.json lacks. */
  links: readonly string[];
  /** Folders of `src/assets` that only a part that is left out shows. */
  assets: readonly string[];
  /** Components of articles that lead to a page that is left out. */
  components: readonly string[];
  /** Parts that legal pages do not mention. */
  legalParts: readonly string[];
  /** Whether an address leads to a page that is left out or, on any page, to an anchor that is. */
  includes: (address: string) => boolean;
}

type Dependency = NonNullable<z.core.GlobalMeta['dependsOn']>;

/** What decides whether an object is left out. */
type Rules = Pick<LeftOut, 'links' | 'assets' | 'includes'>;

/** Whether nothing is there: no value, or no entry in a list. */
export const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.every((entry) => entry === undefined) : value === undefined;

/** Whether a field leaves out its object, by what its schema says that the object depends on. */
const LEAVES_OUT: Record<Dependency, (value: unknown, rules: Rules) => boolean> = {
  switch: (value) => value === false,
  entries: isEmpty,
  link: (name, { links }) => links.includes(String(name)),
  address: (address, { includes }) => includes(String(address)),
  files: (files, { assets }) =>
    [files].flat().every((file) => assets.some((folder) => String(file).startsWith(folder))),
};

/** Whether one of an object's fields leaves it out. */
export const isObjectLeftOut = (object: object, schema: unknown, rules: Rules): boolean =>
  Object.entries(object).some(([name, value]) => {
    const { dependsOn } = metaOf(schemaAt(schema, [name]));
    return dependsOn !== undefined && LEAVES_OUT[dependsOn](value, rules);
  });

/** The value of each JSON file by the name of its collection, and of each folder the names of its files. */
type Content = Readonly<Record<string, unknown>>;

/** Reads the values of a project's content. A file that is missing or damaged has none. */
const readValues = (root: string): Content =>
  Object.fromEntries(
    Object.entries<Collection>(COLLECTIONS).map(([name, { files }]) => [
      name,
      files.includes('*') ? filesIn(root, files) : jsonValue(contentText(root, files)),
    ]),
  );

function isPartLeftOut(part: Part, content: Content, rules: Rules): boolean {
  const { collection, sections = [[]], list } = part;
  const words = content[collection];
  const entries = list && content[list];
  // A file that is missing or damaged leaves out no part: its own problem says enough.
  if (isObjectOrList(entries) && isEmpty(entries['items'])) return true;
  if (!isObjectOrList(words)) return false;
  return sections.every((path) => {
    const value = valueAt(words, path);
    const schema = schemaAt(COLLECTIONS[collection].schema, path);
    return isEmpty(value) || (isObjectOrList(value) && isObjectLeftOut(value, schema, rules));
  });
}

export function leftOutOf(root: string): LeftOut {
  const content = readValues(root);
  const links = Object.keys(OUTSIDE_LINKS).filter(
    (name) => !valueAt(content, ['site', 'links', name]),
  );
  const onlyLinks = { links, assets: [], includes: () => false };
  const parts = PARTS.filter((part) => isPartLeftOut(part, content, onlyLinks));
  const names = parts.flatMap(({ collection, sections, list = [], files = [] }) =>
    [sections ? [] : collection, list, files].flat(),
  );
  const addresses: string[] = Object.values(ROUTES)
    .filter(({ words }) => names.includes(words))
    .map(({ path }) => path);
  const anchors = parts.flatMap(({ anchor }) => anchor ?? []);
  const assets = parts.flatMap(({ assets }) => (assets ? `src/assets/${assets}/` : []));
  return {
    files: names.map((name) => COLLECTIONS[name].files),
    links,
    assets,
    components: parts.flatMap(({ component }) => component ?? []),
    legalParts: parts.flatMap(({ legal }) => legal ?? []),
    includes: (address) => {
      const [, path = '', anchor = ''] = /^(\/[^?#]*)[^#]*(?:#(.*))?$/.exec(address) ?? [];
      return addresses.includes(path) || anchors.includes(anchor);
    },
  };
}
