import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { problem } from '../src/content-reader/messages.ts';
import { leftOutOf } from '../src/content-reader/parts.ts';
import { headOf } from '../src/content-reader/read/head.ts';
import { nodesIn } from '../src/content-reader/read/mdx.ts';
import { contentText, openFile } from '../src/content-reader/read/parsed-file.ts';
import { readRedirects } from '../src/features/publishing/redirects.ts';
import { filesIn } from '../src/lib/build/files.ts';
import type { Place, Problem } from '../src/lib/build/problems.ts';
import { decodedAddress } from '../src/lib/links.ts';
import type { BuiltPage, BuiltSite } from './built-site.ts';

/** The links of a page, the anchors on it, and whether search engines list it. */
const readPage = ({ html, elements }: BuiltPage) => ({
  hrefs: elements.flatMap(({ name, attribs }) => (name === 'a' && attribs['href']) || []),
  ids: elements.flatMap(({ attribs }) => attribs['id'] || []),
  isListed: !html.includes('<meta name="robots" content="noindex"'),
});

/** Path and anchor of a link on a page; undefined if the link leads to another site. */
function targetOf(href: string, page: string, origin: string) {
  const url = URL.parse(href, origin + page);
  return url?.origin === origin
    ? { path: decodedAddress(url.pathname), anchor: decodedAddress(url.hash.slice(1)) }
    : undefined;
}

/** The places where a link was written: in its article, or else in other files, or else on its page. */
function placesOf(root: string, href: string, page: string): Place[] {
  const address = decodedAddress(href);
  const places = filesIn(root, 'src/content/**/*.{json,mdx}').flatMap((file) =>
    contentText(root, file)
      .split('\n')
      .map((text, index) => ({ file, line: index + 1, words: text.split(/[()"\s]+/) }))
      .filter(({ words }) => words.some((word) => decodedAddress(word) === address))
      .map(({ line }) => ({ file, line })),
  );
  const inArticle = places.filter(({ file }) => `/${basename(file, '.mdx')}` === page);
  if (inArticle.length > 0) return inArticle;
  return places.length > 0 ? places : [{ file: `Die Seite ${page}` }];
}

/** The articles that are not in the build: drafts, and articles with a later day of publication. */
const unpublishedArticles = (root: string, pages: ReadonlyMap<string, unknown>) =>
  filesIn(root, 'src/content/ratgeber/*.mdx')
    .map((file) => ({ page: `/${basename(file, '.mdx')}`, parsed: openFile(root, file) }))
    .filter(({ page }) => !pages.has(page))
    .map(({ page, parsed }) => {
      const { draft, published, aliases, instead } = headOf(parsed);
      return {
        page,
        addresses: [page, ...aliases.map((name) => `/${name}`)],
        /** The day on which the build publishes it; a draft has none. */
        day: draft ? undefined : published,
        hrefs: nodesIn(parsed.text).flatMap((node) => (node.type === 'link' ? node.url : [])),
        instead,
        place: parsed.placeOf(['instead']),
      };
    });

/**
 * Follows all links of a built site, and returns the problems that it finds.
 *
 * @param origin of the published site, without a slash at the end; links to it count as links within the site
 */
export function followLinks(root: string, site: BuiltSite, origin: string): Problem[] {
  const { dist, files } = site;
  const pages = new Map([...site.pages].map(([path, page]) => [path, readPage(page)]));
  // No message suggests a business card or an error page.
  const listedPaths = [...pages].filter(([, { isListed }]) => isListed).map(([path]) => path);
  const redirects = readRedirects(readFileSync(join(dist, '_redirects'), 'utf8'));
  const unpublished = unpublishedArticles(root, pages);
  const leftOut = leftOutOf(root);

  /** The problem of a link, with its page as the place. `day` is the day of publication if it is still to come. */
  function problemOf(href: string, page: string, day = ''): Problem | undefined {
    const { path, anchor } = targetOf(href, page, origin) ?? {};
    if (path === undefined) return undefined;
    const place = { file: page };
    if (leftOut.includes(anchor ? `${path}#${anchor}` : path))
      return problem(place, 'left_out', `Der Link „${href}“`);
    if (redirects.has(path) || files.includes(path)) return undefined;
    const target = pages.get(path);
    if (target) {
      if (!anchor || target.ids.includes(anchor)) return undefined;
      const anchors = target.ids.map((id) => `#${id}`);
      return problem(place, 'link_anchor', href, path, `#${anchor}`, anchors);
    }
    const article = unpublished.find(({ addresses }) => addresses.includes(path));
    if (!article) return problem(place, 'link_dead', href, path, listedPaths);
    const isThere = article.day !== undefined && article.day <= day;
    return isThere ? undefined : problem(place, 'link_unpublished', href);
  }

  /** The problems of the links of a page, each at all places where it may have been written. */
  const problemsOf = (page: string, hrefs: readonly string[], day?: string) =>
    hrefs.flatMap((href) => {
      const found = problemOf(href, page, day);
      return found ? placesOf(root, href, page).map((place) => ({ ...found, ...place })) : [];
    });
  const problems = [
    ...[...pages].flatMap(([page, { hrefs }]) => problemsOf(page, hrefs)),
    // The links of articles with a later day are followed, too: on that day nobody may be there to mend a dead link.
    ...unpublished.flatMap(({ page, hrefs, day }) => (day ? problemsOf(page, hrefs, day) : [])),
    ...unpublished.flatMap(({ page, instead, place }) => {
      if (!instead) return [];
      const to = redirects.get(targetOf(instead, page, origin)?.path ?? '');
      if (to !== undefined) return problem(place, 'redirect_chain', instead, to);
      const found = problemOf(instead, page);
      return found ? { ...found, ...place } : [];
    }),
  ];
  // The same link may stand twice on a page, or on several pages.
  return [...new Map(problems.map((each) => [JSON.stringify(each), each])).values()];
}
