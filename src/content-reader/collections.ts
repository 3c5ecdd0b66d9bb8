import { statSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import type { z } from 'astro/zod';
import { MDX_PROPS } from '../features/articles/component-props.ts';
import { articleSchema } from '../features/articles/schema.ts';
import { LEGAL_PROPS, pageSchema } from '../features/legal/schema.ts';
import { BRAND } from '../lib/build/brand.ts';
import { filesIn } from '../lib/build/files.ts';
import { isPicture, PICTURE_KINDS } from '../lib/build/picture-kind.ts';
import { type FileForm, FOLDERS, LIST_FILES, listSchema, SINGLE_FILES } from './content-files.ts';
import { type Problem, problem } from './problems.ts';

const CONTENT = 'src/content';

/** What the texts of MDX files may have. */
export interface TextRules {
  /** The components that a text may use, and what their attributes must look like. */
  components: Readonly<Record<string, z.ZodType>>;
  /** Whether the visual editor has a form for the pages. Then a text holds only what the form can open. */
  hasForm: boolean;
}

export interface Collection {
  /** The path of the file, or a pattern of the files of the folder, from the root of the project. */
  files: string;
  /** The schema of a JSON file, or of the front matter of an MDX file. */
  schema: z.ZodType;
  /** Whether the file is a list, whose entries are those of the collection. Otherwise each file is an entry. */
  isList?: boolean;
  /** The rules for the texts of MDX files. */
  texts?: TextRules;
}

const collectionsOf = <F extends Readonly<Record<string, FileForm>>>(
  files: F,
  isList = false,
): Record<keyof F, Collection> =>
  Object.fromEntries(
    Object.entries(files).map(([name, { file, schema }]): [string, Collection] => [
      name,
      { files: `${CONTENT}/${file}`, schema: isList ? listSchema(schema) : schema, isList },
    ]),
  ) as Record<keyof F, Collection>;

/** All content, by the names of its collections. */
export const COLLECTIONS = {
  ...collectionsOf({ ...SINGLE_FILES, ...FOLDERS }),
  ...collectionsOf(LIST_FILES, true),
  articles: {
    files: `${CONTENT}/ratgeber/*.mdx`,
    schema: articleSchema,
    texts: { components: MDX_PROPS, hasForm: true },
  },
  pages: {
    files: `${CONTENT}/seiten/*.mdx`,
    schema: pageSchema,
    texts: { components: LEGAL_PROPS, hasForm: false },
  },
} satisfies Record<string, Collection>;

/** The collection of a file of the content; undefined where none has it. */
export const collectionOf = (file: string): Collection | undefined =>
  Object.values<Collection>(COLLECTIONS).find(({ files }) => matchesGlob(file, files));

/** Files that systems leave behind, or that people read. */
const IGNORED = /^[.~]|^(?:Thumbs\.db|desktop\.ini|README\.md)$/i;

/** Whether something reads a file, or shows it as a picture. */
const isRead = (file: string): boolean =>
  IGNORED.test(basename(file)) ||
  collectionOf(file) !== undefined ||
  (matchesGlob(file, `${CONTENT}/ratgeber/*/**`) && isPicture(file)) ||
  file === BRAND.mark ||
  file === BRAND.font;

/** Files of the content that nothing reads, because of their place, their name or their ending. */
export const strayFiles = (root: string): Problem[] =>
  filesIn(root, `${CONTENT}/**/*`)
    .filter((file) => !isRead(file) && statSync(join(root, file)).isFile())
    .map((file) => problem({ file }, 'file_stray', file, PICTURE_KINDS));
