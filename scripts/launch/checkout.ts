import { globSync } from 'node:fs';
import { extname } from 'node:path';
import { parseMdx, readText } from '../../src/content-reader/documents.ts';
import { textsIn, valueAt } from '../../src/content-reader/json.ts';

/** The people who can act on a finding, in the order of the report. */
export const GROUPS = {
  facts: 'Angaben der Agentur',
  decisions: 'Entscheidungen',
  lawyer: 'Anwältin',
  technology: 'Technik',
} as const;
export type Group = keyof typeof GROUPS;

/** A text and where it is. */
export interface Passage {
  /** A file, with the line or field where there is one, or the name of a setting. */
  place: string;
  text: string;
}

/** One thing to do before a public deploy, in a German sentence. */
export interface Finding extends Passage {
  who: Group;
}

/** The input of the rules. They use no disk and no clock, so that a test can give them any state. */
export interface Checkout {
  /** Files that are published or that editors write; relative to the root, with forward slashes. */
  files: readonly string[];
  text: (file: string) => string;
  /** Of the build: the environment with `.dev.vars`. */
  settings: Readonly<Record<string, string | undefined>>;
  /** Names of the secrets of Pages in production; undefined where Cloudflare does not tell. */
  secrets: readonly string[] | undefined;
  /** The same of the Worker with the watch. */
  workerSecrets?: readonly string[] | undefined;
  /** Whether Pages hands requests to a queue. */
  hasQueue?: boolean;
  today: Date;
}

/** Content and pictures. A README explains placeholders and is not published. */
const FILES = '{src/content,src/assets,public}/**/*.*';

export const openCheckout = (
  root: string,
  settings: Checkout['settings'],
  secrets: Checkout['secrets'],
  worker: Pick<Checkout, 'workerSecrets' | 'hasQueue'> = {},
): Checkout => ({
  files: globSync(FILES, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('/README.md'))
    .sort(),
  text: (file) => readText(root, file),
  settings,
  secrets,
  ...worker,
  today: new Date(),
});

const isDraftFile = ({ text }: Checkout, file: string): boolean =>
  file.endsWith('.mdx') && parseMdx(file, text(file)).head.draft;

/** The published texts of `src/content`: a draft is not published. */
export const contentFiles = (checkout: Checkout): string[] =>
  checkout.files
    .filter((file) => file.startsWith('src/content/'))
    .filter((file) => ['.json', '.mdx'].includes(extname(file)))
    .filter((file) => !isDraftFile(checkout, file));

/** Folders with the pictures of drafts, which are not published either. */
export const draftFolders = (checkout: Checkout): string[] =>
  checkout.files
    .filter((file) => isDraftFile(checkout, file))
    .map((file) => file.replace(/\.mdx$/, '/'));

/** The lines of a file, each with its place. */
export const linesOf = (file: string, text: string): Passage[] =>
  text.split('\n').map((line, index) => ({ place: `${file}, Zeile ${index + 1}`, text: line }));

export const SITE = 'src/content/site.json';
/** The parsed `site.json`. */
export const siteOf = ({ text }: Checkout): unknown => JSON.parse(text(SITE)) as unknown;

/** As it reads: editors put soft hyphens and protected spaces in names and numbers. */
export const asRead = (text: string) => text.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ');

/** A text, or the texts in a list; nothing else. */
export const strings = (value: unknown): string[] =>
  [value].flat().filter((item) => typeof item === 'string');

/** The value of a field by its dotted path, as the report names it. */
export const fieldAt = (data: unknown, field: string): unknown => valueAt(data, field.split('.'));

/** All texts of a JSON value with their dotted paths. */
export const fieldsIn = (data: unknown) =>
  textsIn(data).map(([path, text]): [field: string, text: string] => [path.join('.'), text]);
