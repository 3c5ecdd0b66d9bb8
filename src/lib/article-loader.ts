import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { articleSchema } from '../schemas/article.ts';
import { MDX_PROPS, PARENTS, WHOLES } from '../schemas/mdx.ts';
import { bodyProblems, missingPicture } from './article-body.ts';
import { isPublished } from './articles.ts';
import { frontMatterLine } from './lines.ts';
import { frontMatter, nameProblems, type MdxFile } from './mdx-files.ts';
import { mdxLoader } from './mdx-loader.ts';
import { parse } from './problems.ts';
import { isoDay } from './time.ts';

/** Where the articles lie. */
export const ARTICLES = 'src/content/ratgeber';

/** Other files that answer at the address of an article of this name. */
export const articleOwners = (name: string) => [
  `src/pages/${name}.astro`,
  `src/pages/${name}.ts`,
  `src/content/seiten/${name}.mdx`,
];

/** What is wrong with an article, one sentence for each mistake. */
export function articleProblems(root: string, file: MdxFile): string[] {
  const { source } = file;
  const named = nameProblems(root, file, articleOwners);
  const head = frontMatter(source);
  if ('problems' in head) return [...named, ...head.problems];
  const lineOf = (path: readonly PropertyKey[]) => frontMatterLine(source, path);
  const checked = parse(articleSchema, head.data, 'Feld', lineOf);
  const exists = (path: string) => existsSync(join(root, ARTICLES, path));
  const picture = 'data' in checked ? checked.data.picture?.file : undefined;
  return [
    ...named,
    ...('problems' in checked ? checked.problems : []),
    ...(picture && !exists(picture)
      ? [`Zeile ${lineOf(['picture', 'file'])}: ${missingPicture(picture)}`]
      : []),
    ...bodyProblems(source, {
      components: MDX_PROPS,
      parents: PARENTS,
      wholes: WHOLES,
      sources: Object.keys(Object(head.data['sources'])),
      exists,
    }),
  ];
}

const { draft, published } = articleSchema.shape;
const publication = z.object({ draft, published });

/** Nobody should wonder where an article is. */
function reportUnpublished({ store, logger }: LoaderContext): void {
  const now = new Date();
  for (const { id, data } of store.values()) {
    const state = publication.parse(data);
    if (isPublished(state, now)) continue;
    const why =
      state.draft || !state.published
        ? 'ist ein Entwurf'
        : `erscheint erst am ${isoDay(state.published)}`;
    logger.info(`/${id} ${why}: in der Vorschau zu sehen, im Build nicht.`);
  }
}

/** `src/content/ratgeber/*.mdx`. */
export const articleLoader = (): Loader =>
  mdxLoader({ folder: ARTICLES, check: articleProblems, loaded: reportUnpublished });
