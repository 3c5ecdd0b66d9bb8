import { globSync, readFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { z } from 'astro/zod';
import { isPicture, isPictureFile, PICTURE_KINDS } from '../lib/picture-kind.ts';
import { distinct } from '../lib/schema/entry.ts';
import type { ComponentUse } from '../features/articles/component-props.ts';
import { paths, pictures } from '../lib/schema/files.ts';
import { openFile, type ParsedFile, type ParsedMdx, parseJson, parseMdx } from './documents.ts';
import { componentsIn, minutesOf } from './facts.ts';
import { fieldProblems } from './field-problems.ts';
import { textsIn } from './json.ts';
import { schemaAt } from './labels.ts';
import { nodesOf, readMdxTree } from './mdx.ts';
import { fileNameProblems, headProblems, pageProblems } from './pages.ts';
import { type LeftOut, leftOutOf } from './parts.ts';
import { type Problem, problem } from './problems.ts';
import type { TextRules } from './checked.ts';
import { REMAINS, signsIn } from './signs.ts';
import { treeProblems } from './text.ts';

/** An entry of a collection, as written. */
export interface ContentEntry {
  id: string;
  /** From the root of the project. */
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

/** Files of one kind. */
export interface ContentSource {
  /** The file or folder, from the root of the project. */
  path: string;
  /** The files in it, as a pattern. */
  files: string;
  read: (root: string) => Contents;
}

const record = z.record(z.string(), z.unknown());

/** The files of a folder, with forward slashes, in the order of their names. */
export const filesIn = (root: string, folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: join(root, folder) })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

const PICTURES = '**/*.{avif,gif,ico,jpeg,jpg,png,svg,webp,mp4,webm}';

/** Finds fields whose name or path leads to no file. Folders are read each time, because editors add to them. */
function fileProblems(root: string, { data, placeOf }: ParsedFile, schema: z.ZodType): Problem[] {
  return textsIn(data).flatMap(([path, written]) => {
    const field = schemaAt(schema, path);
    if (!(field instanceof z.ZodType)) return [];
    const rule = pictures.get(field);
    if (rule) {
      const files = filesIn(root, rule.folder, `*${rule.ending ?? ''}`);
      const nameOf = (file: string) => parse(file.normalize()).name;
      const named = files.filter((file) => nameOf(file) === written);
      const file = named.find(isPicture);
      const place = placeOf(path);
      if (!file && named[0]) return [problem(place, 'picture_kind', named[0], PICTURE_KINDS)];
      const known = files.filter(isPicture).map(nameOf);
      if (!file) return [problem(place, 'picture_unknown', written, rule.folder, known)];
      const isWhole = isPictureFile(file, readFileSync(join(root, rule.folder, file)));
      return isWhole ? [] : [problem(place, 'picture_bytes', file)];
    }
    if (!paths.has(field) || globSync(written, { cwd: root })[0]) return [];
    const known = ['src', 'public'].flatMap((folder) =>
      filesIn(root, folder, PICTURES).map((file) => `${folder}/${file}`),
    );
    return [problem(placeOf(path), 'path_unknown', written, known)];
  });
}

/** What is wrong with the fields of a parsed file. */
function problemsOf(root: string, parsed: ParsedFile, schema: z.ZodType): Problem[] {
  const { file, data, problems, placeOf, source } = parsed;
  const ofFields =
    problems.length > 0
      ? problems
      : [
          ...fieldProblems(schema, data, { noun: 'Feld', placeOf }),
          ...fileProblems(root, parsed, schema),
        ];
  const remains = new Map(
    signsIn(source, REMAINS).map(({ line, code, told }) => [
      `${code}${line}`,
      problem({ file, line }, code, told),
    ]),
  );
  return [...ofFields, ...remains.values()];
}

/** What files hold: nothing while there is a problem in one. */
const contents = (problems: Problem[], entries: () => ContentEntry[]): Contents =>
  problems.length > 0 ? { entries: [], problems } : { entries: entries(), problems };

const merge = (all: readonly Contents[]): Contents => ({
  entries: all.flatMap(({ entries }) => entries),
  problems: all.flatMap(({ problems }) => problems),
});

/** A JSON file that is one entry. Its id is the name of the file. */
export const single = (path: string, schema: z.ZodType): ContentSource => ({
  path,
  files: path,
  read: (root) => {
    const parsed = openFile(root, path, parseJson);
    const id = basename(path, '.json');
    return contents(problemsOf(root, parsed, schema), () => [
      { id, file: path, data: record.parse(parsed.data) },
    ]);
  },
});

/** A folder of JSON files, one entry each, whose names begin the addresses of their pages. */
export const folder = (path: string, schema: z.ZodType): ContentSource => ({
  path,
  files: `${path}/*.json`,
  read: (root) =>
    merge(
      filesIn(root, path, '*.json').map((name) => {
        const file = `${path}/${name}`;
        const { entries, problems } = single(file, schema).read(root);
        return contents([...fileNameProblems(file), ...problems], () => entries);
      }),
    ),
});

/** A file with a list of entries, as visual editors write it; each has an id and an address of its own. */
export const listSchema = (entry: z.ZodObject) => {
  const entries = distinct(distinct(z.array(entry), 'id'), 'slug');
  return z.strictObject(
    { items: entries.meta({ title: 'Einträge' }) },
    { error: 'muss eine Liste sein: { "items": [ … ] }' },
  );
};

const listOf = z.object({ items: z.array(record) });

/**
 * A JSON file with a list of entries in its field `items`. An entry without an `id` has its place in the
 * list for one.
 */
export const list = (path: string, schema: z.ZodObject): ContentSource => ({
  path,
  files: path,
  read: (root) => {
    const parsed = openFile(root, path, parseJson);
    const written = listOf.safeParse(parsed.data).data?.items ?? [];
    const items = written.map((entry, index) => ({ id: String(index + 1), ...entry }));
    const data = written.length > 0 ? { ...Object(parsed.data), items } : parsed.data;
    return contents(problemsOf(root, { ...parsed, data }, listSchema(schema)), () =>
      items.map((entry) => ({ id: entry.id, file: path, data: entry })),
    );
  },
});

/**
 * A folder of MDX files, one page each.
 *
 * @param components what a text may use, and the schema of each one's attributes
 * @param isFile whether the visual editor has no form for it
 */
export function mdx(
  path: string,
  schema: z.ZodType,
  components: TextRules['components'],
  isFile = false,
): ContentSource {
  function check(root: string, page: ParsedMdx, leftOut: LeftOut): Contents {
    const { file, data, head, text, body } = page;
    const rules = {
      ...{ components, root, isFile, isDraft: head.draft, leftOut },
      sources: data === undefined ? undefined : head.sources.map(({ name }) => name),
    };
    const read = readMdxTree(file, text, Object.keys(components));
    const nodes = 'tree' in read ? [...nodesOf(read.tree)].map(([node]) => node) : [];
    const problems = [
      ...problemsOf(root, page, schema),
      ...pageProblems(root, page),
      ...('tree' in read ? treeProblems(file, read.tree, text, rules) : [read.problem]),
    ];
    return contents(problems, () => [
      {
        ...{ id: basename(file, '.mdx'), file, body, data: record.parse(data) },
        ...{ minutes: minutesOf(nodes), components: componentsIn(nodes) },
      },
    ]);
  }
  return {
    path,
    files: `${path}/*.mdx`,
    read: (root) => {
      const leftOut = leftOutOf(root);
      const pages = filesIn(root, path, '*.mdx').map((name) =>
        openFile(root, `${path}/${name}`, parseMdx),
      );
      return merge([
        contents([...headProblems(root, pages)], () => []),
        ...pages.map((page) => check(root, page, leftOut)),
      ]);
    },
  };
}
