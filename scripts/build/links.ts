import { lineAt } from '../../src/lib/lines.ts';
import { nearest } from '../../src/lib/nearest.ts';

/** A built site, as far as links are concerned. */
export interface BuiltSite {
  /** Address of each page, without a slash at the end, and its HTML. */
  pages: ReadonlyMap<string, string>;
  /** Addresses of all other files. */
  files: ReadonlySet<string>;
  /** Where the site will live; links to it count as its own. */
  origin: string;
  /** What editors wrote: path and text of each file. */
  sources: readonly (readonly [file: string, text: string])[];
  /** Addresses of articles that are not in the build yet. */
  unpublished: readonly string[];
}

/** A link that leads nowhere: the file and line of who wrote it, and what to do. */
export interface BrokenLink {
  file: string;
  problem: string;
}

const LINK = /<a\s[^>]*?href=(?:"([^"]*)"|'([^']*)')/g;
const ID = /\sid=(?:"([^"]*)"|'([^']*)')/g;

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('&amp;', '&'));
  } catch {
    return text;
  }
};

const idsIn = (html: string) =>
  [...html.matchAll(ID)].map(([, double, single]) => double ?? single ?? '');

/** What can be linked to on each page, looked up once a page: most have a list of their own parts. */
function anchorsOf({ pages }: BuiltSite): (path: string) => string[] | undefined {
  const known = new Map<string, string[]>();
  return (path) => {
    const html = pages.get(path);
    if (html === undefined) return undefined;
    const ids = known.get(path) ?? idsIn(html);
    known.set(path, ids);
    return ids;
  };
}

/** Every link of a page that stays on the site, as written. */
function* linksOf(html: string, origin: string): Generator<string> {
  for (const [, double, single] of html.matchAll(LINK)) {
    const href = double ?? single ?? '';
    if (/^[/#](?!\/)/.test(href) || href.startsWith(`${origin}/`)) yield href;
  }
}

/** What someone can link to; nobody wants to send a visitor to the page for unknown addresses. */
const addresses = ({ pages }: BuiltSite) => [...pages.keys()].filter((path) => path !== '/404');

function advice(name: string, names: readonly string[], mark = ''): string {
  const meant = nearest(name, names);
  if (meant) return `Meintest du „${mark}${meant}“?`;
  return `Es gibt: ${names.map((known) => mark + known).join(', ') || 'keine'}.`;
}

/** What is wrong with a link; undefined where it leads somewhere. */
function problemOf(
  href: string,
  page: string,
  site: BuiltSite,
  anchors: ReturnType<typeof anchorsOf>,
): string | undefined {
  const [address = '', anchor] = decoded(href.replace(site.origin, '')).split('#');
  const path = address.replace(/\?.*$/, '') || page;
  const ids = anchors(path);
  if (ids === undefined) {
    if (site.files.has(path)) return undefined;
    if (site.unpublished.includes(path)) {
      return `Der Link „${href}“ führt zu einem Artikel, der noch nicht veröffentlicht ist.`;
    }
    return `Der Link „${href}“ führt zu keiner Seite. ${advice(path, addresses(site))}`;
  }
  if (!anchor || ids.includes(anchor)) return undefined;
  return `Der Link „${href}“ führt zu einer Stelle, die es auf ${path} nicht gibt. ${advice(anchor, ids, '#')}`;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where an editor wrote a link: as an address, or in JSON as the name of an anchor. */
function authorsOf(href: string, sources: BuiltSite['sources']): [file: string, line: number][] {
  const anchor = /#(.+)/.exec(decoded(href))?.[1];
  const spellings = [href, decoded(href)].map(
    (text) => new RegExp(`(?<=["'(\\s])${escaped(text)}(?=["')\\s])`, 'g'),
  );
  const named = anchor ? [new RegExp(`"anchor":\\s*"${escaped(anchor)}"`, 'g')] : [];
  const found = (patterns: RegExp[]) =>
    sources.flatMap(([file, text]) => {
      const lines = patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)].map(({ index }) => lineAt(text, index)),
      );
      return [...new Set(lines)].map((line): [string, number] => [file, line]);
    });
  const written = found(spellings);
  return written.length > 0 ? written : found(named);
}

/** All links of a built site to pages, files or anchors that it does not have. */
export function brokenLinks(site: BuiltSite): BrokenLink[] {
  const found = new Map<string, BrokenLink>();
  const anchors = anchorsOf(site);
  for (const [page, html] of site.pages) {
    for (const href of linksOf(html, site.origin)) {
      const problem = problemOf(href, page, site, anchors);
      if (!problem) continue;
      const authors = authorsOf(href, site.sources);
      const own = authors.filter(([file]) => file.endsWith(`${page}.mdx`));
      for (const [file, line] of own.length > 0 ? own : authors) {
        found.set(`${file} ${line} ${href}`, { file, problem: `Zeile ${line}: ${problem}` });
      }
      if (authors.length === 0) {
        found.set(`${page} ${href}`, { file: `Die Seite ${page}`, problem });
      }
    }
  }
  return [...found.values()];
}
