import type { z } from 'astro/zod';
import { articleSchema } from '../schemas/article.ts';
import { FOLDERS, LIST_FILES, SINGLE_FILES } from '../schemas/files.ts';
import { LEGAL_PROPS, pageSchema } from '../schemas/legal.ts';
import { MDX_PROPS } from '../schemas/mdx.ts';
import { folder, list, mdx, single, type ContentSource } from './files.ts';
import type { Problem } from './problems.ts';

const CONTENT = 'src/content';

type Files = Readonly<Record<string, { file: string; schema: z.ZodType }>>;

const sourcesOf = <F extends Files>(
  files: F,
  source: (path: string, schema: z.ZodType) => ContentSource,
): Record<keyof F, ContentSource> =>
  Object.fromEntries(
    Object.entries(files).map(([name, { file, schema }]) => [
      name,
      source(`${CONTENT}/${file}`, schema),
    ]),
  ) as Record<keyof F, ContentSource>;

/** All content, by the names of its collections. */
export const SOURCES = {
  ...sourcesOf(SINGLE_FILES, single),
  ...sourcesOf(LIST_FILES, list),
  ...sourcesOf(FOLDERS, folder),
  articles: mdx(`${CONTENT}/ratgeber`, articleSchema, MDX_PROPS),
  pages: mdx(`${CONTENT}/seiten`, pageSchema, LEGAL_PROPS, true),
};

/** All that is wrong with the content of a project. */
export const contentProblems = (root: string): Problem[] =>
  Object.values(SOURCES).flatMap((source) => source.read(root).problems);
