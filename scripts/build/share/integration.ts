import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { llmsText } from './llms.ts';
import { type PageWords, pageWords } from './page.ts';
import { sharePictureSvg } from './picture.ts';
import { headTypeface } from './type.ts';

/** A palette would halve the file, which only robots fetch, and take three times as long to make. */
const FLAT = { compressionLevel: 6 };
const AT_ONCE = 8;

async function builtPages(folder: string): Promise<PageWords[]> {
  const files = globSync('**/*.html', { cwd: folder }).sort();
  const pages = files.map(async (file) => pageWords(await readFile(join(folder, file), 'utf8')));
  return (await Promise.all(pages)).filter((page) => page !== undefined);
}

/**
 * For each page the picture that a shared link to it shows, with the page's headline; and the list
 * of all pages in `llms.txt`. After the build, from the pages themselves: drawing needs Node, and in
 * development pages run in workerd.
 */
export function sharePictures(): AstroIntegration {
  return {
    name: 'share-pictures',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = await builtPages(folder);
        const face = await headTypeface();
        const draw = async ({ picture, headline, brand }: PageWords) => {
          const target = join(folder, new URL(picture).pathname);
          await mkdir(dirname(target), { recursive: true });
          const svg = Buffer.from(sharePictureSvg(headline, brand, face));
          await sharp(svg).removeAlpha().png(FLAT).toFile(target);
        };
        // A handful at a time: a site of a thousand articles must not hold all of them in memory.
        for (let first = 0; first < pages.length; first += AT_ONCE) {
          await Promise.all(pages.slice(first, first + AT_ONCE).map(draw));
        }
        await writeFile(join(folder, 'llms.txt'), llmsText(pages));
      },
    },
  };
}
