import { basename } from 'node:path';
import { z } from 'astro/zod';
import type { ComponentUse } from '../features/articles/component-props.ts';
import { filesIn } from '../lib/build/files.ts';
import { lineBreaksOf } from '../lib/text.ts';
import { openFile, type ParsedFile } from './parsed-file.ts';
import { componentsIn, minutesOf } from './text-facts.ts';
import { fieldProblems } from './field-problems.ts';
import { aliasProblems, fileNameProblems, pageProblems } from './page-problems.ts';
import { type LeftOut, textWithout } from './parts.ts';
import { namedPictureProblems } from './pictures.ts';
import type { Problem } from './problems.ts';
import { ANYWHERE, NOTE, wordProblems } from './text-patterns.ts';
import type { TextRules } from './text/checked.ts';
import { checkText } from './text/check-text.ts';
import { repeatedEntries, repeatedPages } from './repeated.ts';

/** An entry of a collection, as written. */
export interface ContentEntry {
  id: string;
  /** The path of its file, from the root of the project. */
  file: string;
  data: Record<string, unknown>;
  /** The text of an MDX file, without its front matter. */
  body?: string;
  /** Minutes to read such a text, and its components. */
  minutes?: number;
  components?: readonly ComponentUse[];
}

/** What is read from a file or a folder. */
export interface ReadResult {
  /** Entries without a problem. */
  entries: ContentEntry[];
  problems: Problem[];
}

/** A file or a folder of the content. */
export interface ContentSource {
  /** The path of the file, or a pattern of the files in the folder, from the root of the project. */
  files: string;
  /** The schema of an entry. */
  schema: z.ZodType;
  /** The schema of a file, which may hold a list of entries. */
  fileSchema: z.ZodType;
  /** Reads and checks the files of a project, each with what the project leaves out (`parts.ts`). */
  read: (root: string, leftOut: LeftOut) => ReadResult;
}

const record = z.record(z.string(), z.unknown());

/** The problems of a file: its fields against the schema, then forbidden characters and notes anywhere in its text. */
function problemsOf(
  root: string,
  parsed: ParsedFile,
  schema: z.ZodType,
  { isDraft = false, isLeftOut = false } = {},
): Problem[] {
  const { file, source, data, problems, placeOf } = parsed;
  const ofFields =
    problems.length > 0
      ? problems
      : [
          ...fieldProblems(schema, data, { placeOf }),
          ...(isLeftOut ? [] : namedPictureProblems(root, parsed, schema)),
          ...repeatedEntries(parsed, schema),
        ];
  // Comments in legal pages are not published, so they are not checked.
  const shown = source.replace(/\{\/\*[^]*?\*\/\}/g, lineBreaksOf);
  return [...ofFields, ...wordProblems(file, shown, isDraft ? ANYWHERE : [...ANYWHERE, NOTE])];
}

const mergeResults = (results: readonly ReadResult[]): ReadResult => ({
  entries: results.flatMap(({ entries }) => entries),
  problems: results.flatMap(({ problems }) => problems),
});

/** A file with a list of entries, as visual editors write it. */
export const listSchema = (entry: z.ZodType) =>
  z.strictObject(
    { items: z.array(entry).meta({ title: 'Einträge' }) },
    { error: 'muss eine Liste sein: { "items": [ … ] }' },
  );

const listOf = z.looseObject({ items: z.array(record) });

/** A file with a list. An entry that has no `id` gets one: its place in the list, from 1. */
function withIds(parsed: ParsedFile): ParsedFile {
  const list = listOf.safeParse(parsed.data).data;
  if (!list) return parsed;
  const items = list.items.map((entry, index) => ({ id: String(index + 1), ...entry }));
  return { ...parsed, data: { ...list, items } };
}

/** The entries of a JSON file without a problem. */
const entriesOf = ({ file, data }: ParsedFile, isList: boolean): ContentEntry[] =>
  isList
    ? listOf.parse(data).items.map((entry) => ({ id: String(entry['id']), file, data: entry }))
    : [{ id: basename(file, '.json'), file, data: record.parse(data) }];

/**
 * A JSON file, or a folder of them. The names of files in a folder begin the addresses of their pages.
 *
 * @param options `isList`: whether a file holds a list of entries and is not an entry itself
 */
export const jsonFiles = (
  files: string,
  schema: z.ZodType,
  { isList = false } = {},
): ContentSource => {
  const isFolder = files.includes('*');
  const fileSchema = isList ? listSchema(schema) : schema;
  const readFile = (root: string, file: string, leftOut: LeftOut): ReadResult => {
    const parsed = isList ? withIds(openFile(root, file)) : openFile(root, file);
    const isLeftOut = leftOut.files.includes(file);
    const problems = [
      ...(isFolder ? fileNameProblems(file) : []),
      ...problemsOf(root, parsed, fileSchema, { isLeftOut }),
    ];
    return { problems, entries: problems.length > 0 ? [] : entriesOf(parsed, isList) };
  };
  const read = (root: string, leftOut: LeftOut) =>
    mergeResults(
      (isFolder ? filesIn(root, files) : [files]).map((file) => readFile(root, file, leftOut)),
    );
  return { files, schema, fileSchema, read };
};

/**
 * MDX files, one page each.
 *
 * @param components what a text may use, and the schema of each one's attributes
 * @param options `hasForm`: whether the visual editor has a form for each page, as it has for articles
 */
export const mdxFiles = (
  files: string,
  schema: z.ZodType,
  components: TextRules['components'],
  { hasForm } = { hasForm: true },
): ContentSource => {
  const readPage = (root: string, page: ParsedFile, leftOut: LeftOut): ReadResult => {
    const { file, data, head, text, body } = page;
    const sources = data === undefined ? undefined : head.sources.map(({ name }) => name);
    const rules = { components, root, hasForm, leftOut, sources };
    const checked = checkText(file, text, rules);
    const problems = [
      ...problemsOf(root, page, schema, { isDraft: head.draft }),
      ...pageProblems(root, page),
      ...checked.problems,
    ];
    if (problems.length > 0) return { problems, entries: [] };
    const facts = { minutes: minutesOf(checked.nodes), components: componentsIn(checked.nodes) };
    const id = basename(file, '.mdx');
    return { problems, entries: [{ id, file, body, data: record.parse(data), ...facts }] };
  };
  const read = (root: string, leftOut: LeftOut) => {
    const pages = filesIn(root, files).map((file) =>
      openFile(root, file, (text) => textWithout(text, leftOut)),
    );
    // A draft is often begun as a copy of another article, so it may repeat its title.
    const shown = pages.filter(({ head }) => !head.draft);
    const problems = [...aliasProblems(root, pages), ...repeatedPages(shown, schema)];
    return mergeResults([
      { entries: [], problems },
      ...pages.map((page) => readPage(root, page, leftOut)),
    ]);
  };
  return { files, schema, fileSchema: schema, read };
};
