import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import { DomUtils, parseDocument } from 'htmlparser2';
import { visit } from 'jsonc-parser';
import { aliasesOf } from '../../src/content-reader/addresses.ts';
import { isDraft, parseMdx } from '../../src/content-reader/documents.ts';
import { nodesIn } from '../../src/content-reader/mdx.ts';
import {
  annotate,
  formatProblems,
  type Place,
  type Problem,
  problem,
  refuse,
} from '../../src/content-reader/problems.ts';
import { readRedirects } from '../../src/lib/redirects.ts';

/** A built site, as far as links are concerned. */
interface BuiltSite {
  /** Address of each page, without a slash at the end, and its HTML. */
  pages: ReadonlyMap<string, string>;
  /** Addresses of all files. */
  files: ReadonlySet<string>;
  /** Where the site will live, without a slash at the end; links to it count as its own. */
  origin: string;
  /** Path and text of each JSON and MDX file of the content. */
  sources: ReadonlyMap<string, string>;
  /** Addresses of articles that are not in the build, and those that they had before. */
  unpublished: readonly string[];
  /** The articles that appear by themselves on a later day, by their address. */
  waiting: ReadonlyMap<string, { file: string; from: Date }>;
  /** Addresses that lead to others, and where. */
  redirects: ReadonlyMap<string, string>;
}

/** The problems of the links of a built site. */
interface Links {
  /** Links to pages, files or anchors that it does not have. */
  dead: Problem[];
  /** Links that arrive by a redirect. */
  redirected: Problem[];
  /** Pages that no other page links to. */
  unlinked: Problem[];
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** The links of a page, and the anchors on it. */
function readPage(html: string): { links: string[]; ids: string[] } {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(html));
  const links = elements
    .filter(({ name }) => name === 'a')
    .flatMap(({ attribs }) => attribs['href'] || []);
  return { links, ids: elements.flatMap(({ attribs }) => attribs['id'] || []) };
}

const NOINDEX = /<meta name="robots" content="noindex"/;

const schedule = z.object({ published: z.date() });
const substitute = z.object({ instead: z.string() });

type Places = Map<string, Place[]>;

/** Where editors wrote links, and the field `instead`, by address. */
function writtenLinks(sources: BuiltSite['sources']): { links: Places; insteads: Places } {
  const links: Places = new Map();
  const insteads: Places = new Map();
  const add = (written: Places, href: string, place: Place) =>
    written.set(decoded(href), [...(written.get(decoded(href)) ?? []), place]);
  for (const [file, text] of sources) {
    if (extname(file) === '.json') {
      visit(text, {
        onLiteralValue: (value: unknown, _offset, _length, line) =>
          add(links, String(value), { file, line: line + 1 }),
      });
    } else {
      const parsed = parseMdx(file, text);
      const instead = substitute.safeParse(parsed.data).data?.instead;
      if (instead) add(insteads, instead, parsed.placeOf(['instead']));
      for (const node of nodesIn(parsed.text)) {
        if (node.type !== 'link' && node.type !== 'definition') continue;
        add(links, node.url, { file, line: node.position?.start.line });
      }
    }
  }
  return { links, insteads };
}

/** Follows all links of a built site, and its redirects. */
export function followLinks(site: BuiltSite): Links {
  const { pages, files, origin, sources, unpublished, waiting, redirects } = site;
  const read = new Map([...pages].map(([path, html]) => [path, readPage(html)]));
  // Business cards are named to nobody, and nobody means an error page.
  const addresses = [...pages].filter(([, html]) => !NOINDEX.test(html)).map(([path]) => path);
  const written = writtenLinks(sources);

  /** Where a link was written; the article itself before other files, else the page it is on. */
  function authorsOf(href: string, page: string): Place[] {
    // Some fields name a place of their page without the sign before it.
    const names = [decoded(href), decoded(href).replace(/^#/, '')];
    const places = names.flatMap((name) => written.links.get(name) ?? []);
    const own = places.filter(({ file }) => `/${basename(file, '.mdx')}` === page);
    if (places.length === 0) return [{ file: `Die Seite ${page}` }];
    return own.length > 0 ? own : places;
  }

  const pathOf = (href: string, page: string) =>
    decoded(new URL(href, `${origin}${page}`).pathname);

  function problemAt(place: Place, href: string, page: string): Problem | undefined {
    const { hash } = new URL(href, `${origin}${page}`);
    const path = pathOf(href, page);
    const anchor = decoded(hash.slice(1));
    const target = read.get(path);
    if (!target && files.has(path)) return undefined;
    if (unpublished.includes(path)) return problem(place, 'link_unpublished', href);
    if (!target) return problem(place, 'link_dead', href, path, addresses);
    return !anchor || target.ids.includes(anchor)
      ? undefined
      : problem(place, 'link_anchor', href, path, anchor, target.ids);
  }

  const isOurs = (href: string) =>
    URL.canParse(href, origin) && new URL(href, origin).origin === origin;

  const linked = new Set<string>();
  const dead = new Map<string, Problem>();
  const redirected = new Map<string, Problem>();
  for (const [page, { links }] of read) {
    for (const href of new Set(links)) {
      if (!isOurs(href)) continue;
      const path = pathOf(href, page);
      if (path !== page) linked.add(path);
      const to = redirects.get(path);
      for (const place of authorsOf(href, page)) {
        const key = `${place.file} ${place.line} ${href}`;
        const found = to === undefined ? problemAt(place, href, page) : undefined;
        if (to !== undefined) redirected.set(key, problem(place, 'link_redirected', href, to));
        if (found) dead.set(key, found);
      }
    }
  }
  // On the day of such an article nobody may be there to mend it.
  for (const [page, { file, from }] of waiting) {
    for (const [href, places] of written.links) {
      if (!isOurs(href)) continue;
      const path = pathOf(href, page);
      const target = waiting.get(path);
      if (redirects.has(path) || (target && target.from <= from)) continue;
      for (const place of places.filter((each) => each.file === file)) {
        const found = problemAt(place, href, page);
        if (found) dead.set(`${file} ${place.line} ${href}`, found);
      }
    }
  }
  for (const href of new Set(redirects.values())) {
    const to = redirects.get(pathOf(href, '/'));
    for (const place of written.insteads.get(decoded(href)) ?? []) {
      const found =
        to === undefined ? problemAt(place, href, '/') : problem(place, 'redirect_chain', href, to);
      if (found) dead.set(`${place.file} ${place.line} ${href}`, found);
    }
  }
  const unlinked = addresses
    .filter((page) => !linked.has(page))
    .map((page) => problem({ file: `Die Seite ${page}` }, 'page_unlinked', page));
  return { dead: [...dead.values()], redirected: [...redirected.values()], unlinked };
}

function readSite(root: string, dist: string, origin: string): BuiltSite {
  const list = (pattern: string, cwd: string) =>
    globSync(pattern, { cwd })
      .map((file) => file.replaceAll('\\', '/'))
      .sort();
  const address = (file: string) => `/${file.replace(/(?:^index)?\.html$/, '')}`;
  const pages = new Map(
    list('**/*.html', dist).map((file) => [address(file), readFileSync(join(dist, file), 'utf8')]),
  );
  const sources = list('src/content/**/*.{json,mdx}', root).map((file): [string, string] => [
    file,
    readFileSync(join(root, file), 'utf8'),
  ]);
  const articles = sources
    .filter(([file]) => file.startsWith('src/content/ratgeber/'))
    .map(([file, text]) => ({
      file,
      path: `/${basename(file, '.mdx')}`,
      parsed: parseMdx(file, text),
    }))
    .filter(({ path }) => !pages.has(path));
  const unpublished = articles.map(({ path, parsed }) => [
    path,
    ...aliasesOf(parsed).map((name) => `/${name}`),
  ]);
  const waiting = articles.flatMap(
    ({ file, path, parsed }): [string, { file: string; from: Date }][] => {
      const { data } = schedule.safeParse(parsed.data);
      return data && !isDraft(parsed) ? [[path, { file, from: data.published }]] : [];
    },
  );
  const redirects = join(dist, '_redirects');
  return {
    pages,
    files: new Set(list('**/*.*', dist).map((file) => `/${file}`)),
    origin,
    sources: new Map(sources),
    unpublished: unpublished.flat(),
    waiting: new Map(waiting),
    redirects: existsSync(redirects) ? readRedirects(readFileSync(redirects, 'utf8')) : new Map(),
  };
}

const REDIRECTED =
  'Diese Links führen über eine Weiterleitung. Sie gehen, aber wo ein Artikel umbenannt ist, schreib bei Gelegenheit seine neue Adresse hinein:';

/**
 * Stops the build where a link leads nowhere, and says in which line it was written. Lists the links
 * that a redirect carries on, and the pages that nobody finds.
 */
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
      'astro:build:done': ({ dir, logger }) => {
        const { dead, redirected, unlinked } = followLinks(
          readSite(root, fileURLToPath(dir), origin),
        );
        if (redirected.length > 0) {
          annotate('warning', redirected);
          logger.warn(`${REDIRECTED}\n${formatProblems(redirected, ['ein Link', 'Links'])}`);
        }
        if (unlinked.length > 0) {
          annotate('warning', unlinked);
          logger.warn(formatProblems(unlinked, ['ein Hinweis', 'Hinweise']));
        }
        refuse(dead);
      },
    },
  };
}
