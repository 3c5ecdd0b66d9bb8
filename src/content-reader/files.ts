import { globSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { z } from 'astro/zod';
import type { ComponentUse } from '../features/articles/component-props.ts';
import { openFile, type ParsedFile, parseJson, parseMdx } from './documents.ts';
import { componentsIn, minutesOf } from './facts.ts';
import { fieldProblems } from './field-problems.ts';
import { aliasProblems, fileNameProblems, pageProblems } from './pages.ts';
import { type LeftOut, leftOutOf } from './parts.ts';
import { namedPictureProblems } from './pictures.ts';
import { type Problem, problem } from './problems.ts';
import type { TextRules } from './checked.ts';
import { checkText } from './text.ts';
import { ANYWHERE, matchesIn, NOTE } from './text-patterns.ts';
import { repeatedEntries, repeatedFiles, UNIQUE } from './unique.ts';
import { lineAt } from './values.ts';

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

/** Files of one kind: what they hold, and what is wrong with them. */
export interface Contents {
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
  /** Reads and checks the files of a project, each with what the project leaves out (`parts.ts`). */
  read: (root: string, leftOut?: LeftOut) => Contents;
}

const record = z.record(z.string(), z.unknown());

/** The files of a folder, with forward slashes, in the order of their names: a copy, `a-kopie.mdx`, comes after `a.mdx`. */
export const filesIn = (root: string, folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: join(root, folder) })
    .map((file) => file.replaceAll('\\', '/'))
    .sort((a, b) => (a.replace(/\.\w+$/, '') < b.replace(/\.\w+$/, '') ? -1 : 1));

/** Reports what no author means in the words of a file, and once each kind of note on what is still to be written. */
function wordProblems({ file, source }: ParsedFile, isDraft: boolean): Problem[] {
  // Comments of legal pages are for those who write them.
  const shown = source.replace(/\{\/\*[^]*?\*\/\}/g, (comment) => comment.replace(/[^\n]/g, ''));
  const notes = Map.groupBy(isDraft ? [] : shown.matchAll(NOTE), ([words]) => words);
  return [
    ...matchesIn(shown, ANYWHERE).map(({ line, code, found }) =>
      problem({ file, line }, code, found),
    ),
    ...[...notes].map(([words, [first, ...others]]) =>
      problem({ file, line: lineAt(shown, first?.index ?? 0) }, 'note', words, others.length),
    ),
  ];
}

/** What is wrong with the fields of a parsed file, and with its words wherever they stand. */
function problemsOf(
  root: string,
  parsed: ParsedFile,
  schema: z.ZodType,
  { unique = UNIQUE.entries as readonly string[], isDraft = false } = {},
): Problem[] {
  const { data, problems, placeOf } = parsed;
  const ofFields =
    problems.length > 0
      ? problems
      : [
          ...fieldProblems(schema, data, { noun: 'Feld', placeOf }),
          ...namedPictureProblems(root, parsed, schema),
          ...repeatedEntries(parsed, schema, unique),
        ];
  const ofWords = wordProblems(parsed, isDraft).filter(
    ({ line }) => !ofFields.some((each) => each.line === line),
  );
  return [...ofFields, ...ofWords];
}

/** The contents of a file: no entries while it has a problem. */
const soundContents = (problems: Problem[], entries: () => ContentEntry[]): Contents =>
  problems.length > 0 ? { entries: [], problems } : { entries: entries(), problems };

const joinContents = (all: readonly Contents[]): Contents => ({
  entries: all.flatMap(({ entries }) => entries),
  problems: all.flatMap(({ problems }) => problems),
});

/** The contents of a JSON file that is one entry. Its id is the name of the file. */
const entryOf = ({ file, data }: ParsedFile, problems: Problem[]): Contents =>
  soundContents(problems, () => [{ id: basename(file, '.json'), file, data: record.parse(data) }]);

/**
 * A JSON file that is one entry.
 *
 * @param unique the fields that tell the entries of its lists apart
 */
export const jsonFile = (
  path: string,
  schema: z.ZodType,
  unique?: readonly string[],
): ContentSource => ({
  path,
  files: path,
  schema,
  read: (root) => {
    const parsed = openFile(root, path, parseJson);
    return entryOf(parsed, problemsOf(root, parsed, schema, { unique }));
  },
});

/** A folder of JSON files, one entry each, whose names begin the addresses of their pages. */
export const jsonFolder = (path: string, schema: z.ZodType): ContentSource => ({
  path,
  files: `${path}/*.json`,
  schema,
  read: (root) => {
    const all = filesIn(root, path, '*.json').map((name) =>
      openFile(root, `${path}/${name}`, parseJson),
    );
    const contents = all.map((parsed) =>
      entryOf(parsed, [...fileNameProblems(parsed.file), ...problemsOf(root, parsed, schema)]),
    );
    const problems = repeatedFiles(all, schema, UNIQUE.cards);
    return joinContents([{ entries: [], problems }, ...contents]);
  },
});

/** A file with a list of entries, as visual editors write it. */
export const listSchema = (entry: z.ZodObject) =>
  z.strictObject(
    { items: z.array(entry).meta({ title: 'Einträge' }) },
    { error: 'muss eine Liste sein: { "items": [ … ] }' },
  );

const listOf = z.object({ items: z.array(record) });

/**
 * A JSON file with a list of entries in its field `items`. An entry without an `id` has its place in the
 * list for one.
 */
export const jsonList = (path: string, schema: z.ZodObject): ContentSource => ({
  path,
  files: path,
  schema,
  read: (root) => {
    const parsed = openFile(root, path, parseJson);
    const written = listOf.safeParse(parsed.data).data?.items ?? [];
    const items = written.map((entry, index) => ({ id: String(index + 1), ...entry }));
    const data = written.length > 0 ? { ...Object(parsed.data), items } : parsed.data;
    return soundContents(problemsOf(root, { ...parsed, data }, listSchema(schema)), () =>
      items.map((entry) => ({ id: entry.id, file: path, data: entry })),
    );
  },
});

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
  read: (root, leftOut = leftOutOf(root)) => {
    const pages = filesIn(root, path, '*.mdx').map((name) =>
      openFile(root, `${path}/${name}`, parseMdx),
    );
    const contents = pages.map((page): Contents => {
      const { file, data, head, text, body } = page;
      const isDraft = head.draft;
      if (!hasForm && head.order !== undefined)
        return { entries: [], problems: [problem({ file }, 'article_in_pages', parse(file).name)] };
      const sources = data === undefined ? undefined : head.sources.map(({ name }) => name);
      const rules = { components, root, hasForm, isDraft, leftOut, sources };
      const checked = checkText(file, text, rules);
      const problems = [
        ...problemsOf(root, page, schema, { isDraft }),
        ...pageProblems(root, page),
        ...checked.problems,
      ];
      return soundContents(problems, () => [
        {
          id: basename(file, '.mdx'),
          file,
          body,
          data: record.parse(data),
          minutes: minutesOf(checked.nodes),
          components: componentsIn(checked.nodes),
        },
      ]);
    });
    // Drafts are often copies.
    const shown = pages.filter(({ head }) => !head.draft);
    const problems = [
      ...aliasProblems(root, pages),
      ...repeatedFiles(shown, schema, UNIQUE.articles),
    ];
    return joinContents([{ entries: [], problems }, ...contents]);
  },
});
