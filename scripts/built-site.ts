import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { filesIn } from '../src/lib/build/files.ts';

export interface BuiltPage {
  html: string;
  elements: ReturnType<typeof elementsIn>;
}

/** The elements of a page in their order, all or those with one of the names. Each has its place in the text. */
export const elementsIn = (html: string, ...names: readonly string[]) =>
  DomUtils.getElementsByTagName(
    (name) => names.length === 0 || names.includes(name),
    parseDocument(html, { withStartIndices: true, withEndIndices: true }),
  );

/** A built site, in which links, weights and pictures are checked. */
export interface BuiltSite {
  dist: string;
  /** Addresses of all files: `/kontakt.html`, `/_astro/a.js`. */
  files: readonly string[];
  /** The pages by their addresses: `/kontakt`. */
  pages: ReadonlyMap<string, BuiltPage>;
}

export function readSite(dist: string): BuiltSite {
  const files = filesIn(dist, '**/*.*').map((file) => `/${file}`);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file): [string, BuiltPage] => {
      const html = readFileSync(join(dist, file), 'utf8');
      return [file.replace(/(?:(?<=^\/)index)?\.html$/, ''), { html, elements: elementsIn(html) }];
    });
  return { dist, files, pages: new Map(pages) };
}
