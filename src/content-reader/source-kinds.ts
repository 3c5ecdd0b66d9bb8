import { basename } from 'node:path';
import { z } from 'astro/zod';
import type { ComponentUse } from '../features/articles/component-props.ts';
import { filesIn } from '../lib/build/files.ts';
import { lineBreaksOf } from '../lib/text.ts';
import { openFile, type ParsedFile } from './parsed-file.ts';
import { componentsIn, minutesOf } from './text-facts.ts';
import { fieldProblems } from './field-problems.ts';
import { aliasProblems, fileNameProblems, pageProblems } from './page-problems.ts';
import { type LeftOut, leftOutOf } from './parts.ts';
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
  /** Its path, from the root of the project. */
  path: string;
  /** The files in it, as a pattern. */
  files: string;
  /** The schema of an entry. */
  schema: z.ZodType;
  /** The schema of a file, which may hold a list of entries. */
  fileSchema: z.ZodType;
  /** Reads and checks the files of a project, each with what the project leaves out (`parts.ts`). */
  read: (root: string, leftOut?: LeftOut) => ReadResult;
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
  // Comments of legal pages are for those who write them.
  const shown = source.replace(/\{\/\*[^]*?\*\/\}/g, lineBreaksOf);
  return [...ofFields, ...wordProblems(file, shown, isDraft ? ANYWHERE : [...ANYWHERE, NOTE])];
}

/** The entries of files without a problem, and the problems of all. */
function contentsOf<File extends ParsedFile>(
  files: readonly File[],
  problemsIn: (file: File) => Problem[],
  entriesIn: (file: File) => ContentEntry[],
): ReadResult {
  const checked = files.map((file) => ({ file, problems: problemsIn(file) }));
  const sound = checked.filter(({ problems }) => problems.length === 0);
  return {
    entries: sound.flatMap(({ file }) => entriesIn(file)),
    problems: checked.flatMap(({ problems }) => problems),
  };
}

/** A file with a list of entries, as visual editors write it. */
export const listSchema = (entry: z.ZodType) =>
  z.strictObject(
    { items: z.array(entry).meta({ title: 'Einträge' }) },
    { error: 'muss eine Liste sein: { "items": [ … ] }' },
  );

const listOf = z.object({ items: z.array(record) });

/** A file with a list, in which an entry without an `id` has its place in the list for one. */
function withIds(parsed: ParsedFile): ParsedFile {
  const list = listOf.safeParse(parsed.data).data;
  const items = list?.items.map((entry, index) => ({ id: String(index + 1), ...entry }));
  return { ...parsed, data: items ? { ...Object(parsed.data), items } : parsed.data };
}

/**
 * A JSON file, or a folder of them. The names of files in a folder begin the addresses of their pages.
 *
 * @param options `isList`: whether a file holds a list of entries and is not an entry itself
 */
export const jsonFiles = (
  path: string,
  schema: z.ZodType,
  { isList = false } = {},
): ContentSource => {
  const isFolder = !path.endsWith('.json');
  const fileSchema = isList ? listSchema(schema) : schema;
  return {
    path,
    files: isFolder ? `${path}/*.json` : path,
    schema,
    fileSchema,
    read: (root, leftOut) => {
      const files = isFolder ? filesIn(root, `${path}/*.json`) : [path];
      const all = files.map((file) => {
        const parsed = openFile(root, file);
        return isList ? withIds(parsed) : parsed;
      });
      const problemsIn = (parsed: ParsedFile) => [
        ...(isFolder ? fileNameProblems(parsed.file) : []),
        ...problemsOf(root, parsed, fileSchema, {
          isLeftOut: leftOut?.files.includes(parsed.file),
        }),
      ];
      const entriesIn = ({ file, data }: ParsedFile) =>
        isList
          ? listOf
              .parse(data)
              .items.map((entry) => ({ id: String(entry['id']), file, data: entry }))
          : [{ id: basename(file, '.json'), file, data: record.parse(data) }];
      return contentsOf(all, problemsIn, entriesIn);
    },
  };
};

/**
 * A folder of MDX files, one page each.
 *
 * @param components what a text may use, and the schema of each one's attributes
 * @param options `hasForm`: whether the visual editor has a form for each page, as it has for articles
 */
export const mdxFolder = (
  path: string,
  schema: z.ZodType,
  components: TextRules['components'],
  { hasForm } = { hasForm: true },
): ContentSource => ({
  path,
  files: `${path}/*.mdx`,
  schema,
  fileSchema: schema,
  read: (root, leftOut = leftOutOf(root)) => {
    const pages = filesIn(root, `${path}/*.mdx`).map((file) => {
      const page = openFile(root, file);
      const { data, head, text } = page;
      const sources = data === undefined ? undefined : head.sources.map(({ name }) => name);
      const rules = { components, root, hasForm, leftOut, sources };
      return { ...page, checked: checkText(file, text, rules) };
    });
    const contents = contentsOf(
      pages,
      (page) => [
        ...problemsOf(root, page, schema, { isDraft: page.head.draft }),
        ...pageProblems(root, page),
        ...page.checked.problems,
      ],
      ({ file, body, data, checked: { nodes } }) => [
        {
          id: basename(file, '.mdx'),
          file,
          body,
          data: record.parse(data),
          minutes: minutesOf(nodes),
          components: componentsIn(nodes),
        },
      ],
    );
    // A draft is often begun as a copy of another article, so it may repeat its title.
    const shown = pages.filter(({ head }) => !head.draft);
    const between = [...aliasProblems(root, pages), ...repeatedPages(shown, schema)];
    return { ...contents, problems: [...between, ...contents.problems] };
  },
});
