import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { assert, get } from '../../src/features/watch/checks.ts';
import { hashesIn } from '../integrations/page-policy.ts';
import { getText, type LiveCheck, matches, ROOT } from './report.ts';

const elementsIn = (html: string) =>
  DomUtils.getElementsByTagName('*', parseDocument(html, { decodeEntities: false }));
type Element = ReturnType<typeof elementsIn>[number];

/** Addresses that a browser requests by itself while it shows an element. */
const requestsOf = ({ name, attribs }: Element): string[] => {
  const { src, poster, action, rel, href } = attribs;
  const isLoaded = name === 'link' && rel !== 'canonical' && rel !== 'alternate';
  return [src, poster, action, isLoaded ? href : undefined].filter((url) => url !== undefined);
};

/** The problems of a page, by the name of the check. */
const PAGE_CHECKS: Record<string, (html: string, origin: string) => string | false> = {
  'Richtlinie (CSP) wie gebaut': (html) => {
    const policy = elementsIn(html).find(({ attribs }) => 'http-equiv' in attribs)?.attribs[
      'content'
    ];
    if (!policy || !/default-src 'none'(?!.*unsafe-inline)/.test(policy))
      return 'hat keine strenge';
    const code = [...hashesIn(html, 'script'), ...hashesIn(html, 'style')];
    const added = code.filter((hash) => !policy.includes(hash));
    return added.length > 0 && `enthält ${added.length} Stücke, die sie nicht nennt`;
  },
  'Keine Seite von Cloudflare verändert': (html) => html.includes('cdn-cgi') && 'enthält „cdn-cgi“',
  'Keine fremde Anfrage': (html, origin) => {
    const foreign = elementsIn(html)
      .flatMap(requestsOf)
      .filter((url) => /^(?:https?:)?\/\//.test(url) && !url.startsWith(`${origin}/`));
    return foreign.length > 0 && `lädt ${foreign.join(', ')}`;
  },
};

/** Reads every page of the sitemap, and looks for what is wrong with them. */
export async function checkPages({ origin, isLocal, pages, check }: LiveCheck): Promise<void> {
  await check('Sitemap und Feed antworten', async () => {
    const listed = async (path: string) =>
      matches(await getText(origin + path), /<loc>(.+?)<\/loc>/g).map((loc) => new URL(loc));
    const sitemaps = await listed('/sitemap-index.xml');
    const found = await Promise.all(sitemaps.map(({ pathname }) => listed(pathname)));
    for (const page of found.flat()) {
      assert(isLocal || page.origin === origin, `${page.href} liegt woanders`);
      pages.set(page.pathname, await getText(origin + page.pathname));
    }
    assert((await getText(`${origin}/ratgeber.xml`)).includes('<?xml'), 'der Feed ist kein XML');
    return `${pages.size} Seiten`;
  });

  for (const [name, problemOf] of Object.entries(PAGE_CHECKS)) {
    await check(name, () => {
      assert(pages.size > 0, 'keine Seite gefunden');
      for (const [path, html] of pages) {
        const problem = problemOf(html, origin);
        assert(!problem, `${path} ${problem}`);
      }
      return Promise.resolve();
    });
  }
}

/** Whether cards stay out of search engines, and the file for security researchers is valid. */
export async function checkFiles(
  { origin, pages, check }: LiveCheck,
  cardToken: string | undefined,
): Promise<void> {
  await check('Visitenkarten nicht in Suchmaschinen', async () => {
    const suffixes = ['direct-access', ...(cardToken ? [cardToken] : [])];
    for (const file of globSync('src/content/visitenkarten/*.json', { cwd: ROOT })) {
      for (const path of suffixes.map((suffix) => `/${basename(file, '.json')}-${suffix}`)) {
        const response = await get(origin + path);
        const isHidden = /<meta name="robots" content="noindex"/.test(await response.text());
        assert((isHidden || response.status === 404) && !pages.has(path), `${path} ist es`);
      }
    }
    return cardToken ? undefined : 'ohne die mit Passwort, hier fehlt CARD_TOKEN';
  });

  await check('security.txt nicht abgelaufen', async () => {
    const [expires = ''] = matches(
      await getText(`${origin}/.well-known/security.txt`),
      /^Expires: (.+)$/gm,
    );
    assert(Date.parse(expires) > Date.now(), `gilt bis ${expires}`);
    return `bis ${expires.slice(0, 10)}`;
  });
}
