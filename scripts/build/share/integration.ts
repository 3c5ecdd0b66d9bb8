import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { BuiltPages } from '../built-pages.ts';
import { llmsText } from './llms.ts';
import { type PageWords, pageWords } from './page.ts';
import { openStudio, type Order, type Studio } from './studio.ts';

/**
 * For each page the picture that a shared link to it shows, with the page's headline; and the list
 * of all pages in `llms.txt`. From the pages themselves, since drawing needs Node, and in development
 * pages run in workerd. A picture is begun as soon as its page is there: to draw pages leaves a
 * processor idle.
 */
export function sharePictures(built: BuiltPages): AstroIntegration {
  let studio: Studio;
  const order = ({ headline, brand }: PageWords): Order => ({ title: headline, brand });
  return {
    name: 'share-pictures',
    hooks: {
      'astro:build:start': () => {
        studio = openStudio();
        built.whenDrawn((html) => {
          const words = pageWords(html);
          if (words) studio.begin(order(words));
        });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = [...built.in(folder)].flatMap(([, html]) => pageWords(html) ?? []);
        const pictures = pages.map((page) => [page.picture, studio.draw(order(page))] as const);
        for (const [address, picture] of pictures) {
          const target = join(folder, new URL(address).pathname);
          mkdirSync(dirname(target), { recursive: true });
          writeFileSync(target, await picture);
        }
        await studio.close();
        writeFileSync(join(folder, 'llms.txt'), llmsText(pages));
      },
    },
  };
}
