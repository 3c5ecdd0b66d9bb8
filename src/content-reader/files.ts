import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, parse } from 'node:path';
import { z } from 'astro/zod';
import { addressOwner, aliasesOf } from './addresses.ts';
import { type TextRules, textProblems } from './components.ts';
import { isDraft, type ParsedFile, parseJson, type ParsedMdx, parseMdx } from './documents.ts';
import { addressName, pageMeta } from '../schemas/common.ts';
import { paths, pictures } from '../schemas/portrait.ts';
import { fieldProblems } from './field-problems.ts';
import { textsIn } from './json.ts';
import { labelOf, metaOf, schemaAt } from './labels.ts';
import { type Problem, problem } from './problems.ts';

/** An entry of a collection, as written. */
export interface ContentEntry {
  id: string;
  /** From the root of the project. */
  file: string;
  data: Record<string, unknown>;
  /** The text of an MDX file, without its front matter. */
  body?: string;
}

/** Files of one kind: what they hold, and what is wrong with them. */
interface Contents {
  /** Entries without a problem. */
  entries: ContentEntry[];
  problems: Problem[];
}

/** Files of one kind. */
export interface ContentSource {
  /** The file or folder, from the root of the project. */
  path: string;
  read: (root: string) => Contents;
}

/** Whether a file's name can be an address. */
const isAddressName = (name: string) => addressName.safeParse(name).success;

const record = z.record(z.string(), z.unknown());

/** Pictures that are not in their folder. It is read each time, because editors add to it. */
function pictureProblems(
  root: string,
  { data, placeOf }: Pick<ParsedFile, 'data' | 'placeOf'>,
  schema: z.ZodType,
): Problem[] {
  return textsIn(data).flatMap(([path, name]) => {
    const field = schemaAt(schema, path);
    const rule = field instanceof z.ZodType ? pictures.get(field) : undefined;
    if (!rule) return [];
    const { folder: place, endings } = rule;
    const names = files(root, place, '*.*')
      .map((file) => parse(file))
      .filter(({ ext }) => endings.includes(ext.slice(1).toLowerCase()))
      .map((file) => file.name);
    return names.includes(name)
      ? []
      : [problem(placeOf(path), 'picture_unknown', name, place, names)];
  });
}

const PICTURES = '**/*.{avif,gif,ico,jpeg,jpg,png,svg,webp,mp4,webm}';

/** Paths that lead to no file. */
function pathProblems(
  root: string,
  { data, placeOf }: Pick<ParsedFile, 'data' | 'placeOf'>,
  schema: z.ZodType,
): Problem[] {
  const wrong = textsIn(data).filter(([path, written]) => {
    const field = schemaAt(schema, path);
    return field instanceof z.ZodType && paths.has(field) && !globSync(written, { cwd: root })[0];
  });
  if (wrong.length === 0) return [];
  const known = ['src', 'public'].flatMap((folder) =>
    files(root, folder, PICTURES).map((file) => `${folder}/${file}`),
  );
  return wrong.map(([path, written]) => problem(placeOf(path), 'path_unknown', written, known));
}

/** A parsed file, or a part of one, as an entry, if its schema finds nothing wrong with it. */
function checkEntry(
  root: string,
  entry: Omit<ContentEntry, 'data'>,
  parsed: ParsedFile,
  schema: z.ZodType,
): Contents {
  const { data, problems: unreadable, placeOf } = parsed;
  const problems =
    unreadable.length > 0
      ? unreadable
      : [
          ...fieldProblems(schema, data, { noun: 'Feld', placeOf }),
          ...pictureProblems(root, parsed, schema),
          ...pathProblems(root, parsed, schema),
        ];
  const entries = problems.length === 0 ? [{ ...entry, data: record.parse(data) }] : [];
  return { entries, problems };
}

const merge = (contents: readonly Contents[]): Contents => ({
  entries: contents.flatMap(({ entries }) => entries),
  problems: contents.flatMap(({ problems }) => problems),
});

const failed = (...problems: Problem[]): Contents => ({ entries: [], problems });

function readJson(root: string, file: string): ParsedFile {
  const path = join(root, file);
  if (existsSync(path)) return parseJson(file, readFileSync(path, 'utf8'));
  const place = { file };
  return { data: undefined, problems: [problem(place, 'file_missing')], placeOf: () => place };
}

const files = (root: string, folder: string, pattern: string) =>
  globSync(pattern, { cwd: join(root, folder) })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** A JSON file that is one entry. Its id is the name of the file. */
export const single = (path: string, schema: z.ZodType): ContentSource => ({
  path,
  read: (root) =>
    checkEntry(root, { id: basename(path, '.json'), file: path }, readJson(root, path), schema),
});

/** A folder of JSON files, one entry each, whose names begin the addresses of their pages. */
export const folder = (path: string, schema: z.ZodType): ContentSource => ({
  path,
  read: (root) =>
    merge(
      files(root, path, '*.json').map((name) => {
        const file = `${path}/${name}`;
        const id = basename(name, '.json');
        const { entries, problems } = single(file, schema).read(root);
        return isAddressName(id)
          ? { entries, problems }
          : failed(problem({ file }, 'file_name', id), ...problems);
      }),
    ),
});

/**
 * A JSON file with a list of entries. The list is either the whole file or, as visual editors write
 * it, its field `items`. An entry without an `id` has its place in the list for one.
 */
export function list(path: string, schema: z.ZodType): ContentSource {
  function read(root: string): Contents {
    const { data, problems, placeOf } = readJson(root, path);
    if (problems.length > 0) return failed(...problems);
    const wrapped = z.object({ items: z.array(z.unknown()) }).safeParse(data).data;
    const written = wrapped?.items ?? data;
    if (!Array.isArray(written)) return failed(problem({ file: path }, 'not_a_list'));
    const items = written.map((item, index) => {
      const fields = record.safeParse(item).data;
      return fields ? { id: String(index + 1), ...fields } : item;
    });
    const valuesOf = (field: string) =>
      items.map((item) => String(record.safeParse(item).data?.[field] ?? ''));
    const ids = valuesOf('id');
    const names = valuesOf('name');
    const placeIn = (index: number, field: PropertyKey[]) =>
      placeOf([...(wrapped ? ['items'] : []), index, ...field]);
    /** The problem of an entry whose value in a field an earlier one has, too. */
    const twice = (field: string, index: number): Problem[] => {
      const values = valuesOf(field);
      const value = values[index] ?? '';
      const first = values.indexOf(value);
      if (!value || first === index) return [];
      const label = labelOf(schema, [field]);
      const owners = [first, index].map((owner) => {
        const name = names[owner] ? `„${names[owner]}“` : `der ${owner + 1}. Eintrag`;
        return `${name} (Zeile ${placeIn(owner, [field]).line})`;
      });
      const named = label ? `„${label}“ (${field})` : `„${field}“`;
      return [problem(placeIn(index, [field]), 'id_twice', named, value, owners.join(' und '))];
    };
    return merge(
      ids.map((id, index) => {
        const data = items[index];
        const item: ParsedFile = { data, problems: [], placeOf: (f) => placeIn(index, [...f]) };
        const [found] = [...twice('id', index), ...twice('slug', index)];
        return found ? failed(found) : checkEntry(root, { id, file: path }, item, schema);
      }),
    );
  }
  return { path, read };
}

/** Problems with the name of a file that is a page: the name is its address. */
function nameProblems(root: string, file: string): Problem[] {
  const name = basename(file, '.mdx');
  if (!isAddressName(name)) return [problem({ file }, 'file_name', name)];
  const owner = addressOwner(root, name, file);
  // The legal pages were there first.
  if (owner?.startsWith('src/content/ratgeber/') && file.startsWith('src/content/seiten/'))
    return [];
  return owner ? [problem({ file }, 'address_taken', name, owner)] : [];
}

/** A page's file, parsed. */
interface Page {
  file: string;
  parsed: ParsedMdx;
}

/** Earlier names of pages that are no longer free. */
function aliasProblems(root: string, pages: readonly Page[]): Problem[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({ file, parsed }) =>
    aliasesOf(parsed).flatMap((name, index) => {
      const owner = addressOwner(root, name) ?? owners.get(name);
      owners.set(name, file);
      return owner ? [problem(parsed.placeOf(['aliases', index]), 'alias_taken', name, owner)] : [];
    }),
  );
}

/** Titles and descriptions that another page has too. Drafts are often copies, so they may. */
function twinProblems(pages: readonly Page[]): Problem[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const name = `„${metaOf(pageMeta[field]).title}“ (${field})`;
    const owners = new Map<string, string>();
    return pages.flatMap(({ file, parsed }) => {
      const data = record.safeParse(parsed.data).data;
      const value = data?.[field];
      if (typeof value !== 'string' || isDraft(parsed)) return [];
      const owner = owners.get(value);
      if (!owner) owners.set(value, file);
      return owner ? [problem(parsed.placeOf([field]), 'head_twice', name, owner)] : [];
    });
  });
}

/** Files that would be no page, because of their place or their ending. */
function strayFiles(root: string, folder: string): Problem[] {
  return files(root, folder, '**/*.*').flatMap((name) => {
    const file = `${folder}/${name}`;
    const ending = extname(name);
    if (!['.md', '.mdx', '.markdown'].includes(ending.toLowerCase())) return [];
    if (dirname(name) !== '.') return [problem({ file }, 'file_folder', folder)];
    return ending === '.mdx' ? [] : [problem({ file }, 'file_ending')];
  });
}

/** The components of the texts, a file each. */
const COMPONENTS = 'src/components/mdx';

const sourcesOf = z.object({ sources: z.array(z.object({ name: z.string() })) });
const shortNamesOf = z.object({ shortNames: z.array(z.object({ heading: z.string() })) });
const pictureOf = z.object({ picture: z.object({ file: z.string() }) });

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
  function checkPage(root: string, { file, parsed }: Page): Contents {
    const { data, placeOf, text, body } = parsed;
    const head = checkEntry(root, { id: basename(file, '.mdx'), file, body }, parsed, schema);
    const exists = (picture: string) => existsSync(join(root, path, picture));
    const picture = pictureOf.safeParse(data).data?.picture.file;
    const sources = sourcesOf.safeParse(data).data?.sources.map(({ name }) => name) ?? [];
    const shortNames = shortNamesOf.safeParse(data).data?.shortNames ?? [];
    const problems = [
      ...head.problems,
      ...nameProblems(root, file),
      ...(picture?.startsWith('./') && !exists(picture)
        ? [problem(placeOf(['picture', 'file']), 'picture_missing', picture)]
        : []),
      ...textProblems(file, text, {
        components,
        sources: data === undefined ? undefined : sources,
        shortened: shortNames.map(({ heading }, index) => ({
          heading,
          place: placeOf(['shortNames', index, 'heading']),
        })),
        exists,
        hasFile: (name) => existsSync(join(root, COMPONENTS, `${name}.astro`)),
        isFile,
      }),
    ];
    return { entries: problems.length === 0 ? head.entries : [], problems };
  }
  function read(root: string): Contents {
    const pages = files(root, path, '*.mdx').map((name) => {
      const file = `${path}/${name}`;
      return { file, parsed: parseMdx(file, readFileSync(join(root, file), 'utf8')) };
    });
    return merge([
      failed(...strayFiles(root, path), ...aliasProblems(root, pages), ...twinProblems(pages)),
      ...pages.map((page) => checkPage(root, page)),
    ]);
  }
  return { path, read };
}
