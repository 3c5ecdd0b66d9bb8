import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { DomUtils, parseDocument } from 'htmlparser2';
import { ROUTES } from '../../src/config/routes.ts';
import { filesIn } from '../../src/content-reader/files.ts';
import { leftOutOf } from '../../src/content-reader/parts.ts';
import {
  annotate,
  formatProblems,
  type Problem,
  refuse,
} from '../../src/content-reader/problems.ts';
import { openCheckout } from '../launch/checkout.ts';
import { pictureProblems } from '../launch/pictures.ts';
import { followLinks } from '../links.ts';
import { weighSite } from '../weights.ts';

/** A page of a built site. */
export interface BuiltPage {
  html: string;
  /** All elements, in their order. */
  elements: ReturnType<typeof DomUtils.getElementsByTagName>;
}

/** A built site: what links, weights and pictures are checked in. */
export interface BuiltSite {
  /** The folder of the files. */
  dist: string;
  /** Addresses of all files: `/kontakt.html`, `/_astro/a.js`. */
  files: readonly string[];
  /** The pages by their addresses: `/kontakt`. */
  pages: ReadonlyMap<string, BuiltPage>;
}

/** Reads a built site. */
export function readSite(dist: string): BuiltSite {
  const files = filesIn(dist, '.', '**/*.*').map((file) => `/${file}`);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file): [string, BuiltPage] => {
      const html = readFileSync(join(dist, file), 'utf8');
      const elements = DomUtils.getElementsByTagName('*', parseDocument(html));
      return [file.replace(/(?:(?<=^\/)index)?\.html$/, ''), { html, elements }];
    });
  return { dist, files, pages: new Map(pages) };
}

/** Problems that stop no build. GitHub shows them beside their lines. */
const NOTES = ['picture_licence', 'picture_political'];

/**
 * Reports all that is wrong with a built site, and stops the build at the end: links that lead nowhere, pictures
 * without a licence, pages and fonts above their budget.
 *
 * @param warn is told what does not stop the build
 * @throws if a link leads nowhere, or something is far above its budget
 */
export function reportProblems(found: readonly Problem[], warn: (text: string) => void): void {
  const notes = found.filter(({ code }) => NOTES.includes(code));
  annotate('warning', notes);
  if (notes.length > 0) warn(formatProblems(notes, ['ein Hinweis', 'Hinweise']));
  // In the log alone, because an editor who changes a word of another page need not mend it.
  const weights = found.filter(({ code }) => code === 'weight');
  if (weights.length > 0) warn(weights.map(({ file, text }) => `${file}: ${text}`).join('\n'));
  refuse(found.filter((each) => !notes.includes(each) && !weights.includes(each)));
}

/** Checks the links, the weights and the pictures of each build. */
export function checkSite(): AstroIntegration {
  let root = '';
  let origin = '';
  return {
    name: 'check-site',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        origin = new URL(config.site ?? 'http://localhost').origin;
      },
      'astro:build:done': ({ dir, logger }) => {
        const site = readSite(fileURLToPath(dir));
        const { addresses } = leftOutOf(root);
        for (const { path } of Object.values(ROUTES))
          if (!site.pages.has(path) && !addresses.includes(path))
            throw new Error(`src/config/routes.ts names ${path}, which is no page in src/pages/.`);
        const checkout = openCheckout(root, { settings: {}, secrets: undefined });
        reportProblems(
          [...weighSite(site), ...pictureProblems(checkout), ...followLinks(root, site, origin)],
          (text) => logger.warn(text),
        );
      },
    },
  };
}
