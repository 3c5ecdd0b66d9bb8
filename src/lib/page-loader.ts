import type { Loader } from 'astro/loaders';
import { pageSchema } from '../schemas/page.ts';
import { frontMatterLine } from './lines.ts';
import { frontMatter, nameProblems, type MdxFile } from './mdx-files.ts';
import { mdxLoader } from './mdx-loader.ts';
import { parse } from './problems.ts';

const owners = (name: string) => [
  `src/pages/${name}.astro`,
  `src/pages/${name}.ts`,
  `src/content/ratgeber/${name}.mdx`,
];

/** What is wrong with a page of text, one sentence for each mistake. */
export function pageProblems(root: string, file: MdxFile): string[] {
  const named = nameProblems(root, file, owners);
  const head = frontMatter(file.source);
  if ('problems' in head) return [...named, ...head.problems];
  const checked = parse(pageSchema, head.data, 'Feld', (path) =>
    frontMatterLine(file.source, path),
  );
  return [...named, ...('problems' in checked ? checked.problems : [])];
}

/** `src/content/seiten/*.mdx`: pages of text. */
export const pageLoader = (): Loader =>
  mdxLoader({ folder: 'src/content/seiten', check: pageProblems });
