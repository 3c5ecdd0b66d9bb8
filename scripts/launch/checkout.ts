import { globSync } from 'node:fs';
import {
  parseJson,
  type ParsedFile,
  type ParsedMdx,
  parseMdx,
  readText,
} from '../../src/content-reader/documents.ts';
import { isRecord, type Path, valueAt, valuesIn } from '../../src/content-reader/json.ts';
import { type LeftOut, leftOut, shownText } from '../../src/content-reader/parts.ts';
import type { Place } from '../../src/content-reader/problems.ts';
import { lazy } from '../../src/lib/format.ts';

/** The people who can act on a finding, in the order of the report. */
export const GROUPS = {
  facts: 'Angaben der Agentur',
  decisions: 'Entscheidungen',
  lawyer: 'Anwältin',
  technology: 'Technik',
} as const;
export type Group = keyof typeof GROUPS;

/** A published text: a field of a JSON file or of a front matter, or a line of an article. */
export interface Passage extends Place {
  text: string;
  path?: Path;
  /** The object that has the field. */
  owner?: unknown;
  /** Whether it belongs to an entry that is marked as invented. */
  invented?: boolean;
}

/** One thing to do before a public deploy. Its file may be a setting or a command, too. */
export interface Finding extends Place {
  who: Group;
  /** German sentences that say what is wrong and what to do, the same for all places of one kind. */
  text: string;
  path?: Path | undefined;
  /** What is wrong at this place. */
  found?: string;
  /** It may be right: a ticked line in `QUESTIONS` with its file and these words settles it. */
  isGuess?: boolean;
}

/** What the rules read. They use no disk and no clock, so that a test can give them any state. */
export interface Sources {
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

/** The input of the rules. */
export interface Checkout extends Sources {
  /** The published files of `src/content`, parsed: no draft, and nothing that is off. */
  content: () => ReadonlyMap<string, ParsedFile | ParsedMdx>;
  /** All their texts. */
  passages: () => readonly Passage[];
  /** Whether a picture or film belongs to a part that is off. */
  isOff: (file: string) => boolean;
}

/** Content and pictures. A README explains placeholders and is not published. */
const FILES = '{src/content,src/assets,public}/**/*.*';

export const openCheckout = (
  root: string,
  settings: Sources['settings'],
  secrets: Sources['secrets'],
  worker: Pick<Sources, 'workerSecrets' | 'hasQueue'> = {},
): Checkout =>
  checkoutOf({
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

const isOfPartOff = (file: string, { assets }: LeftOut): boolean =>
  assets.some((folder) => file.startsWith(folder));

/** A value without the parts of it that are left out of the site; places in lists stay. */
function shown(value: unknown, out: LeftOut): unknown {
  if (!isRecord(value) || value instanceof Date) return value;
  if (out.isOff(value) || value['draft'] === true) return undefined;
  // An entry about pictures that only a part that is off shows.
  const named = strings(value['files']);
  if (named[0] && named.every((file) => isOfPartOff(file, out))) return undefined;
  if (Array.isArray(value)) return value.map((inner) => shown(inner, out));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shown(inner, out)]));
}

/** Adds to what a rule reads the content, which is parsed once. */
export function checkoutOf(sources: Sources): Checkout {
  const { files, text } = sources;
  const left = lazy(() => leftOut(sources));
  const content = lazy(() => {
    const out = left();
    const own = files
      .filter((file) => /^src\/content\/.+\.(?:json|mdx)$/.test(file))
      .filter((file) => !out.files.includes(file));
    const parsed = own.map((file) => {
      const read = file.endsWith('.mdx')
        ? parseMdx(file, shownText(text(file), out))
        : parseJson(file, text(file));
      return [file, { ...read, data: shown(read.data, out) }] as const;
    });
    return new Map(parsed.filter(([, { data }]) => data !== undefined));
  });
  const passages = lazy(() => [...content()].flatMap(([file, parsed]) => passagesOf(file, parsed)));
  const isOff = (file: string) => isOfPartOff(file, left());
  return { ...sources, content, passages, isOff };
}

/** The texts of a file: its fields, and the lines of an article's text. */
function passagesOf(file: string, parsed: ParsedFile | ParsedMdx): Passage[] {
  const values = [...valuesIn(parsed.data)];
  const marked = values.filter(([, value]) => isInvented(value)).map(([path]) => path);
  const within = (path: Path) =>
    marked.some((top) => top.every((key, index) => key === path[index]));
  const fields = values.flatMap(([path, value]): Passage[] => {
    if (typeof value !== 'string') return [];
    const owner = valueAt(parsed.data, path.slice(0, -1));
    return [{ ...parsed.placeOf(path), text: value, path, owner, invented: within(path) }];
  });
  const body = 'text' in parsed ? parsed.text.split('\n') : [];
  const lines = body.map((line, index) => ({ file, line: index + 1, text: line }));
  return [...fields, ...lines.map((line) => ({ ...line, invented: within([]) }))];
}

/** Whether an entry is marked as invented. */
export const isInvented = (value: unknown): value is Record<PropertyKey, unknown> =>
  isRecord(value) && value['invented'] === true;

export const SITE = 'src/content/site.json';

/** The value of a published field by its dotted path; undefined where it is off or missing. */
export const fieldOf = ({ content }: Checkout, file: string, field: string): unknown =>
  valueAt(content().get(file)?.data, field.split('.'));

/** As it reads: editors put soft hyphens and protected spaces in names and numbers. */
export const asRead = (text: string) => text.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ');

/** A text, or the texts in a list; nothing else. */
export const strings = (value: unknown): string[] =>
  [value].flat().filter((item) => typeof item === 'string');
