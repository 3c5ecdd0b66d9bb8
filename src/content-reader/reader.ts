import { parse } from 'node:path';
import { z } from 'astro/zod';
import type { Nodes } from 'mdast';
import type { ComponentUse } from '../features/articles/component-props.ts';
import { filesIn } from '../lib/build/files.ts';
import { lineBreaksOf, type Problem } from '../lib/build/problems.ts';
import { fieldProblems } from './check/fields.ts';
import { aliasProblems, fileNameProblems, pageProblems } from './check/pages.ts';
import { ANYWHERE, NOTE, patternProblems } from './check/patterns.ts';
import { namedPictureProblems } from './check/pictures.ts';
import { repeatedEntries, repeatedPages } from './check/repeated.ts';
import { strayFiles } from './check/stray-files.ts';
import { checkText } from './check/text/check-text.ts';
import { type Collection, COLLECTIONS } from './content-files.ts';
import { type LeftOut, leftOutOf } from './parts.ts';
import { dataWithout, openPublished } from './published-file.ts';
import { headOf } from './read/head.ts';
import { componentsIn, minutesOf } from './read/mdx.ts';
import type { ParsedFile } from './read/parsed-file.ts';

/** An entry of a collection, without what is left out. */
export interface Entry {
  id: string;
  /** The path of its file, from the root of the project. */
  file: string;
  data: Record<string, unknown>;
  /** The text of an MDX file, without its front matter. */
  body?: string;
  /** The minutes that the text of an MDX file takes to read. */
  minutes?: number;
  components?: readonly ComponentUse[];
}

/** What is read from a collection, or from one of its files. */
interface ReadResult {
  /** Entries without a problem. */
  entries: Entry[];
  problems: Problem[];
}

const record = z.record(z.string(), z.unknown());

/** The problems of a file: those of its fields, then forbidden characters and notes anywhere in it. */
function fileProblems(root: string, parsed: ParsedFile, schema: z.ZodObject, leftOut: LeftOut) {
  const { file, whole, data, problems, placeOf } = parsed;
  const ofFields = [
    ...fieldProblems(schema, data, { placeOf }),
    ...(leftOut.files.includes(file) ? [] : namedPictureProblems(root, parsed, schema)),
    ...repeatedEntries(parsed, schema),
  ];
  // Comments in legal pages are not published, so they are not checked.
  const shown = whole.replace(/\{\/\*[^]*?\*\/\}/g, lineBreaksOf);
  const patterns = headOf(parsed).draft ? ANYWHERE : [...ANYWHERE, NOTE];
  // A file that cannot be read has no fields yet.
  return [
    ...(problems.length > 0 ? problems : ofFields),
    ...patternProblems(file, shown, patterns),
  ];
}

/** The entries of a file without a problem; of a list, those that are no drafts. Their ids are their numbers in it. */
function shownEntries(
  { file, data, text }: ParsedFile,
  { schema, entry }: Collection,
  leftOut: LeftOut,
  nodes?: readonly Nodes[],
): Entry[] {
  const rest = record.parse(dataWithout(data, leftOut, schema));
  if (entry)
    return z
      .array(record)
      .parse(rest['items'])
      .map((item, index) => ({ id: String(index + 1), file, data: item }))
      .filter((item) => item.data['draft'] !== true);
  // A file may be left out because of another one, such as the page of tools where there is no tool.
  if (leftOut.files.includes(file) && 'active' in rest) rest['active'] = false;
  const facts = nodes && {
    body: text.trim(),
    minutes: minutesOf(nodes),
    components: componentsIn(nodes),
  };
  return [{ id: parse(file).name, file, data: rest, ...facts }];
}

function readFile(
  root: string,
  parsed: ParsedFile,
  collection: Collection,
  leftOut: LeftOut,
): ReadResult {
  const { file, text, data } = parsed;
  const { files, schema, texts } = collection;
  const sources = data === undefined ? undefined : headOf(parsed).sources.map(({ name }) => name);
  const checked = texts && checkText(file, text, { ...texts, root, leftOut, sources });
  const problems = [
    // The name of a file in a folder becomes a part of an address.
    ...(files.includes('*') ? fileNameProblems(file) : []),
    ...fileProblems(root, parsed, schema, leftOut),
    ...(checked ? [...pageProblems(root, parsed), ...checked.problems] : []),
  ];
  if (problems.length > 0) return { entries: [], problems };
  return { entries: shownEntries(parsed, collection, leftOut, checked?.nodes), problems };
}

function readCollection(root: string, collection: Collection, leftOut: LeftOut): ReadResult {
  const { files, schema, texts } = collection;
  const parsed = (files.includes('*') ? filesIn(root, files) : [files]).map((file) =>
    openPublished(root, file, leftOut),
  );
  const results = parsed.map((each) => readFile(root, each, collection, leftOut));
  return {
    entries: results.flatMap(({ entries }) => entries),
    problems: [
      ...(texts ? [...aliasProblems(root, parsed), ...repeatedPages(parsed, schema)] : []),
      ...results.flatMap(({ problems }) => problems),
    ],
  };
}

export type Read = (collection: Collection) => ReadResult;

/** Makes a reader that reads each collection once, at its first use, without what the project leaves out. */
export function createReader(root: string): Read {
  const leftOut = leftOutOf(root);
  const results = new Map<Collection, ReadResult>();
  return (collection) => {
    const result = results.get(collection) ?? readCollection(root, collection, leftOut);
    results.set(collection, result);
    return result;
  };
}

/** What is wrong with the files of a project's content, one by one. */
export const contentProblems = (root: string, read: Read = createReader(root)): Problem[] => [
  ...strayFiles(root),
  ...Object.values(COLLECTIONS).flatMap((collection) => read(collection).problems),
];
