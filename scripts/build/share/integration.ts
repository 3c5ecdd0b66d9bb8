import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ARTICLES } from '../../../src/lib/article-loader.ts';
import { frontMatter, mdxFiles } from '../../../src/lib/mdx-files.ts';
import type { Site } from '../../../src/schemas/site.ts';
import type { BuiltPages } from '../built-pages.ts';
import { llmsText } from './llms.ts';
import { type PageWords, pageWords } from './page.ts';
import { openStudio, type Order, type Studio } from './studio.ts';

/** What articles will be headed by, as far as it can be told before the build; and by whose brand. */
function coming(root: string): Order[] {
  const { brand } = JSON.parse(readFileSync(join(root, 'src/content/site.json'), 'utf8')) as Site;
  return mdxFiles(root, ARTICLES).flatMap(({ source }) => {
    const head = frontMatter(source);
    return 'data' in head ? [{ title: String(head.data['headline']), brand }] : [];
  });
}

/**
 * For each page the picture that a shared link to it shows, with the page's headline; and the list
 * of all pages in `llms.txt`. After the build, from the pages themselves: drawing needs Node, and in
 * development pages run in workerd. Those of articles are begun with the build, which leaves a
 * processor idle.
 */
export function sharePictures(built: BuiltPages): AstroIntegration {
  let root = '';
  let studio: Studio;
  return {
    name: 'share-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:start': () => {
        studio = openStudio();
        coming(root).forEach(studio.begin);
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = [...built.in(folder).values()]
          .map(pageWords)
          .filter((page) => page !== undefined);
        const save = async ({ picture, headline, brand }: PageWords) => {
          const target = join(folder, new URL(picture).pathname);
          await mkdir(dirname(target), { recursive: true });
          await writeFile(target, await studio.draw({ title: headline, brand }));
        };
        await Promise.all(pages.map(save));
        await studio.close();
        await writeFile(join(folder, 'llms.txt'), llmsText(pages));
      },
    },
  };
}
