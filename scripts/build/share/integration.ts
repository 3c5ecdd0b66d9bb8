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
        for (const { picture, headline, brand } of pages) {
          const target = join(folder, new URL(picture).pathname);
          await mkdir(dirname(target), { recursive: true });
          const svg = Buffer.from(sharePictureSvg(headline, brand, face));
          // Four colours and their edges: a palette keeps them sharp and small.
          await sharp(svg).png({ palette: true, colours: 32, effort: 4 }).toFile(target);
        }
        await writeFile(join(folder, 'llms.txt'), llmsText(pages));
      },
    },
  };
}
