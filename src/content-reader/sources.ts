import { basename } from 'node:path';
import type { z } from 'astro/zod';
import { isPicture } from '../lib/picture-kind.ts';
import { articleSchema } from '../schemas/article.ts';
import { FOLDERS, LIST_FILES, SINGLE_FILES } from '../schemas/files.ts';
import { LEGAL_PROPS, pageSchema } from '../schemas/legal.ts';
import { MDX_PROPS } from '../schemas/mdx.ts';
import { type Contents, type ContentSource, filesIn, folder, list, mdx, single } from './files.ts';
import { leftOutOf, shownData, shownText } from './parts.ts';
import { type Problem, problem } from './problems.ts';

const CONTENT = 'src/content';

/** A source without what its project leaves out. */
const shown = (source: ContentSource, schema: z.ZodObject): ContentSource => ({
  ...source,
  read: (root) => {
    const { entries, problems } = source.read(root);
    const out = leftOutOf(root);
    const left = entries.map(({ data, body, ...entry }) => ({
      ...entry,
      data: shownData(data, out, schema),
      ...(body !== undefined && { body: shownText(body, out) }),
    }));
    return { entries: left, problems };
  },
});

type Files = Readonly<Record<string, { file: string; schema: z.ZodObject }>>;

const sourcesOf = <F extends Files>(
  files: F,
  source: (path: string, schema: z.ZodObject) => ContentSource,
): Record<keyof F, ContentSource> =>
  Object.fromEntries(
    Object.entries(files).map(([name, { file, schema }]) => [
      name,
      shown(source(`${CONTENT}/${file}`, schema), schema),
    ]),
  ) as Record<keyof F, ContentSource>;

/** All content, by the names of its collections. */
export const SOURCES = {
  ...sourcesOf(SINGLE_FILES, single),
  ...sourcesOf(LIST_FILES, list),
  ...sourcesOf(FOLDERS, folder),
  articles: mdx(`${CONTENT}/ratgeber`, articleSchema, MDX_PROPS),
  pages: shown(mdx(`${CONTENT}/seiten`, pageSchema, LEGAL_PROPS, true), pageSchema),
};

/** What a file of a folder ends with; everything else is a file by its path. */
const ENDINGS: Record<string, string> = {
  [SOURCES.cards.path]: '.json',
  [SOURCES.articles.path]: '.mdx',
  [SOURCES.pages.path]: '.mdx',
};
const PATHS: string[] = Object.values(SOURCES).map(({ path }) => path);

/** Whether something reads a file, or shows it as a picture. Systems leave files of their own behind. */
function isRead(file: string): boolean {
  const name = basename(file);
  if (/^[.~]|^(?:Thumbs\.db|desktop\.ini|README\.md)$/i.test(name) || PATHS.includes(file))
    return true;
  const [, folder = '', inside = ''] = /^(src\/content\/[^/]+)\/(.+)$/.exec(file) ?? [];
  const ending = ENDINGS[folder];
  return inside.includes('/')
    ? folder === SOURCES.articles.path && isPicture(name)
    : ending !== undefined && name.endsWith(ending);
}

/** Files of the content that nothing reads, because of their place, their name or their ending. */
export const strayFiles = (root: string): Problem[] =>
  filesIn(root, CONTENT, '**/*.*')
    .map((file) => `${CONTENT}/${file}`)
    .filter((file) => !isRead(file))
    .map((file) =>
      problem({ file }, 'file_stray', file, /\.(?:json|mdx)$/i.test(file) ? PATHS : []),
    );

/**
 * All that is wrong with the content of a project.
 *
 * @param read reads a source, where somebody has read it already
 */
export const contentProblems = (
  root: string,
  read = (source: ContentSource): Contents => source.read(root),
): Problem[] => [
  ...strayFiles(root),
  ...Object.values(SOURCES).flatMap((source) => read(source).problems),
];
