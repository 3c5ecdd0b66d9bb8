import { statSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import { MDX_PROPS } from '../features/articles/component-props.ts';
import { articleSchema } from '../features/articles/schema.ts';
import { LEGAL_PROPS, pageSchema } from '../features/legal/schema.ts';
import { BRAND } from '../lib/build/brand.ts';
import { filesIn } from '../lib/build/files.ts';
import { isPicture, PICTURE_KINDS } from '../lib/build/picture-kind.ts';
import { type FileForm, FOLDERS, LIST_FILES, SINGLE_FILES } from './content-files.ts';
import type { ContentSource, ReadResult } from './content-source.ts';
import { jsonFiles } from './json-source.ts';
import { mdxFiles } from './mdx-source.ts';
import { dataWithout, leftOutOf } from './parts.ts';
import { type Problem, problem } from './problems.ts';

const CONTENT = 'src/content';

const sourcesOf = <F extends Readonly<Record<string, FileForm>>>(
  files: F,
  isList = false,
): Record<keyof F, ContentSource> =>
  Object.fromEntries(
    Object.entries(files).map(([name, { file, schema }]) => [
      name,
      jsonFiles(`${CONTENT}/${file}`, schema, { isList }),
    ]),
  ) as Record<keyof F, ContentSource>;

/** All content, by the names of its collections. */
export const SOURCES = {
  ...sourcesOf({ ...SINGLE_FILES, ...FOLDERS }),
  ...sourcesOf(LIST_FILES, true),
  articles: mdxFiles(`${CONTENT}/ratgeber/*.mdx`, articleSchema, MDX_PROPS),
  pages: mdxFiles(`${CONTENT}/seiten/*.mdx`, pageSchema, LEGAL_PROPS, { hasForm: false }),
};

/** The source that reads a file of the content; undefined where none does. */
export const sourceOf = (file: string): ContentSource | undefined =>
  Object.values(SOURCES).find(({ files }) => matchesGlob(file, files));

/** Files that systems leave behind, or that people read. */
const IGNORED = /^[.~]|^(?:Thumbs\.db|desktop\.ini|README\.md)$/i;

/** Whether something reads a file, or shows it as a picture. */
const isRead = (file: string): boolean =>
  IGNORED.test(basename(file)) ||
  sourceOf(file) !== undefined ||
  (matchesGlob(file, `${CONTENT}/ratgeber/*/**`) && isPicture(file)) ||
  file === BRAND.mark ||
  file === BRAND.font;

/** Files of the content that nothing reads, because of their place, their name or their ending. */
export const strayFiles = (root: string): Problem[] =>
  filesIn(root, `${CONTENT}/**/*`)
    .filter((file) => !isRead(file) && statSync(join(root, file)).isFile())
    .map((file) => problem({ file }, 'file_stray', file, PICTURE_KINDS));

export type Read = (source: ContentSource) => ReadResult;

/** Makes a reader that reads each source once, at its first use, without what the project leaves out. */
export function readerOf(root: string): Read {
  const results = new Map<ContentSource, ReadResult>();
  const leftOut = leftOutOf(root);
  const read: Read = (source) => {
    const files = source.read(root, leftOut);
    const entries = files.flatMap((file) => file.entries);
    const shown = entries.map((entry) => ({
      ...entry,
      data: {
        ...Object(dataWithout(entry.data, leftOut, source.schema)),
        // Without a tool the page of tools is left out, although its own file is active.
        ...(leftOut.files.includes(entry.file) && 'active' in entry.data && { active: false }),
      },
    }));
    return { entries: shown, problems: files.flatMap(({ problems }) => problems) };
  };
  return (source) => {
    const result = results.get(source) ?? read(source);
    results.set(source, result);
    return result;
  };
}

/** What is wrong with the files of a project's content, one by one. */
export const contentProblems = (root: string, read: Read = readerOf(root)): Problem[] => [
  ...strayFiles(root),
  ...Object.values(SOURCES).flatMap((source) => read(source).problems),
];
