import { readFileSync, rmSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesIn } from '../../src/lib/build/files.ts';

const FOLDER = '_astro';
/** The endings of files that can name other files. */
const TEXTS = ['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml'];

/**
 * Lists the files with a hash in their name that no page of a built site loads, not even through a script or a style:
 * files of parts that are left out, and pictures of which the build has made smaller copies.
 */
function unusedFiles(site: string): string[] {
  const files = filesIn(site, '**/*.*');
  const isHashed = (file: string) => file.startsWith(`${FOLDER}/`);
  const unused = new Set(files.filter(isHashed));
  const open = files.filter((file) => !isHashed(file));
  for (const file of open) {
    if (!TEXTS.includes(extname(file))) continue;
    const text = readFileSync(join(site, file), 'utf8');
    for (const hashed of unused) {
      const name = basename(hashed);
      if (!text.includes(name) && !text.includes(encodeURIComponent(name))) continue;
      unused.delete(hashed);
      open.push(hashed);
    }
  }
  return [...unused];
}

/**
 * Removes the files that no page loads. Otherwise the drawings and films of a part that is left out would be published
 * (docs/decisions/0025-parts.md).
 */
export const dropUnused = (): AstroIntegration => ({
  name: 'drop-unused',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const site = fileURLToPath(dir);
      for (const file of unusedFiles(site)) rmSync(join(site, file));
    },
  },
});
