import { globSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { DomUtils, parseDocument } from 'htmlparser2';
import { visit } from 'jsonc-parser';
import { parseMdx } from '../../src/lib/documents.ts';
import { nodesIn } from '../../src/lib/mdx.ts';
import {
  annotate,
  contentError,
  type Place,
  type Problem,
  problem,
} from '../../src/lib/problems.ts';

/** A built site, as far as links are concerned. */
interface BuiltSite {
  /** Address of each page, without a slash at the end, and its HTML. */
  pages: ReadonlyMap<string, string>;
  /** Addresses of all files. */
  files: ReadonlySet<string>;
  /** Where the site will live, without a slash at the end; links to it count as its own. */
  origin: string;
  /** What editors wrote: path and text of each JSON and MDX file. */
  sources: ReadonlyMap<string, string>;
  /** Addresses of articles that are not in the build yet. */
  unpublished: readonly string[];
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** What a page links to, and what can be linked to on it. */
function readPage(html: string): { links: string[]; ids: string[] } {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(html));
  const links = elements
    .filter(({ name }) => name === 'a')
    .flatMap(({ attribs }) => attribs['href'] || []);
  return { links, ids: elements.flatMap(({ attribs }) => attribs['id'] || []) };
}

/** Where editors wrote links: by address or, for anchors that a JSON file names, by `anchor:…`. */
function writtenLinks(sources: BuiltSite['sources']): Map<string, Place[]> {
  const written = new Map<string, Place[]>();
  const add = (link: string, place: Place) =>
    written.set(link, [...(written.get(link) ?? []), place]);
  for (const [file, text] of sources) {
    if (extname(file) === '.json') {
      visit(text, {
        onLiteralValue: (value: unknown, _offset, _length, line, _column, path) => {
          const place = { file, line: line + 1 };
          const key = path().at(-1) === 'anchor' ? `anchor:${String(value)}` : String(value);
          add(decoded(key), place);
        },
      });
    } else {
      for (const node of nodesIn(parseMdx(file, text).text)) {
        if (node.type !== 'link' && node.type !== 'definition') continue;
        add(decoded(node.url), { file, line: node.position?.start.line });
      }
    }
  }
  return written;
}

/** All links of a built site to pages, files or anchors that it does not have. */
export function deadLinks({ pages, files, origin, sources, unpublished }: BuiltSite): Problem[] {
  const read = new Map([...pages].map(([path, html]) => [path, readPage(html)]));
  const addresses = [...pages.keys()].filter((path) => path !== '/404');
  const written = writtenLinks(sources);

  /** Where a link was written; the article itself before other files, else the page it is on. */
  function authorsOf(href: string, page: string): Place[] {
    const [, anchor] = decoded(href).split('#');
    const places = written.get(decoded(href)) ?? written.get(`anchor:${anchor}`) ?? [];
    const own = places.filter(({ file }) => `/${basename(file, '.mdx')}` === page);
    if (places.length === 0) return [{ file: `Die Seite ${page}` }];
    return own.length > 0 ? own : places;
  }

  function problemAt(place: Place, href: string, page: string): Problem | undefined {
    const { pathname, hash } = new URL(href, `${origin}${page}`);
    const path = decoded(pathname);
    const anchor = decoded(hash.slice(1));
    const target = read.get(path);
    if (!target && files.has(path)) return undefined;
    if (unpublished.includes(path)) return problem(place, 'link_unpublished', href);
    if (!target) return problem(place, 'link_dead', href, path, addresses);
    return !anchor || target.ids.includes(anchor)
      ? undefined
      : problem(place, 'link_anchor', href, path, anchor, target.ids);
  }

  const found = new Map<string, Problem>();
  for (const [page, { links }] of read) {
    for (const href of new Set(links)) {
      if (!URL.canParse(href, origin) || new URL(href, origin).origin !== origin) continue;
      for (const place of authorsOf(href, page)) {
        const dead = problemAt(place, href, page);
        if (dead) found.set(`${place.file} ${place.line} ${href}`, dead);
      }
    }
  }
  return [...found.values()];
}

function readSite(root: string, dist: string, origin: string): BuiltSite {
  const list = (pattern: string, cwd: string) =>
    globSync(pattern, { cwd })
      .map((file) => file.replaceAll('\\', '/'))
      .sort();
  const address = (file: string) => (file === 'index.html' ? '/' : `/${basename(file, '.html')}`);
  const pages = new Map(
    list('*.html', dist).map((file) => [address(file), readFileSync(join(dist, file), 'utf8')]),
  );
  const sources = list('src/content/**/*.{json,mdx}', root).map((file): [string, string] => [
    file,
    readFileSync(join(root, file), 'utf8'),
  ]);
  const articles = list('src/content/ratgeber/*.mdx', root).map(
    (file) => `/${basename(file, '.mdx')}`,
  );
  return {
    pages,
    files: new Set(list('**/*.*', dist).map((file) => `/${file}`)),
    origin,
    sources: new Map(sources),
    unpublished: articles.filter((path) => !pages.has(path)),
  };
}

/** Stops the build where a link leads nowhere, and says in which line it was written. */
export function checkLinks(): AstroIntegration {
  let root = '';
  let origin = '';
  return {
    name: 'check-links',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        origin = new URL(config.site ?? 'http://localhost').origin;
      },
      'astro:build:done': ({ dir }) => {
        const dead = deadLinks(readSite(root, fileURLToPath(dir), origin));
        annotate('error', dead);
        if (dead.length > 0) throw contentError(dead);
      },
    },
  };
}
