import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { get } from '../src/features/watch/checks.ts';
import { elementsIn } from './built-site.ts';
import { hashesIn } from './integrations/page-policy.ts';
import { readConfig } from './outbox.ts';

/** A check that `check:live` makes, with a line for it. */
export interface LiveCheck {
  name: string;
  /** Throws a German sentence if something is wrong. Otherwise it may give a detail for the line. */
  run: () => Promise<string | void>;
  /** Why the check cannot be made from here. */
  untried?: string | false;
}

const firstGroups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

async function getText(url: string): Promise<string> {
  const response = await get(url);
  assert(response.status === 200, `${url} antwortet mit ${response.status}`);
  return response.text();
}

/** Checks whether the other addresses of the site redirect to the address that is checked. */
export function addressChecks({ origin, host }: URL): LiveCheck[] {
  // A subdomain needs no twin with `www.`.
  const domain = /^(?:www\.)?([^.]+\.[^.]+)$/.exec(host)?.[1];
  const twin = domain === host ? `www.${domain}` : domain;
  const project = `${readConfig('wrangler.toml').name}.pages.dev`;
  const addresses = [`http://${host}`, ...(twin ? [`https://${twin}`] : []), `https://${project}`];
  const redirects = addresses.map((address) => ({
    name: `${address} leitet hierher`,
    run: async () => {
      const { status, headers } = await get(`${address}/kontakt`);
      const target = [301, 308].includes(status) ? (headers.get('location') ?? '') : '';
      assert(target.startsWith(`${origin}/`), `antwortet mit ${status} ${target}`);
    },
  }));
  const canonical = {
    name: 'Adresse ist die kanonische',
    run: async () => {
      const links = elementsIn(await getText(origin), 'link').map(({ attribs }) => attribs);
      const canonicalHref = links.find(({ rel }) => rel === 'canonical')?.['href'];
      assert(canonicalHref === `${origin}/`, `die Startseite nennt ${canonicalHref}`);
    },
  };
  return [...redirects, canonical];
}

/** The headers that the text of `public/_headers` sets for every page, as `Name: value`. */
export function headersOfAllPages(text: string): string[] {
  const [, rest = ''] = text.split(/^\/\*$/m);
  // These headers end where the next address begins. Comments may stand between them.
  const [section = ''] = rest.split(/^[^\s#]/m);
  return firstGroups(section, /^ +([\w-]+: .+)$/gm);
}

/** What was added to a page after the build, for example by a setting of Cloudflare; undefined if nothing was. */
export function additionTo(html: string): string | undefined {
  const attributes = elementsIn(html, 'iframe', 'img', 'meta', 'script').map(
    (each) => each.attribs,
  );
  const { content: policy = '' } =
    attributes.find((each) => each['http-equiv'] === 'content-security-policy') ?? {};
  if (!/default-src 'none'(?!.*unsafe-inline)/.test(policy)) return 'hat keine strenge Richtlinie';
  const hashes = [...hashesIn(html, 'script'), ...hashesIn(html, 'style')];
  if (hashes.some((hash) => !policy.includes(hash))) return 'enthält Code, den sie nicht nennt';
  const foreign = attributes.find(({ src = '' }) => /^(?:https?:)?\/\//.test(src));
  if (foreign) return `lädt ${foreign['src']}`;
  return html.includes('cdn-cgi') ? 'enthält „cdn-cgi“' : undefined;
}

/** Checks whether headers and pages arrive as they were built. */
export function pageChecks({ origin }: URL): LiveCheck[] {
  /** The addresses of pages in a sitemap, and in the sitemaps that it names. */
  const pagesIn = async (sitemap: string): Promise<string[]> => {
    const locs = firstGroups(await getText(sitemap), /<loc>(.+?)<\/loc>/g);
    const pages = locs.map(async (loc) => {
      const url = origin + new URL(loc).pathname;
      return url.endsWith('.xml') ? pagesIn(url) : [url];
    });
    return (await Promise.all(pages)).flat();
  };
  return [
    {
      name: 'Kopfzeilen wie gebaut, kein Cookie, keine Meldungen an Dritte',
      run: async () => {
        const { headers } = await get(origin);
        const file = readFileSync(join(import.meta.dirname, '../public/_headers'), 'utf8');
        for (const header of headersOfAllPages(file)) {
          const [name = ''] = header.split(':');
          assert(header === `${name}: ${headers.get(name)}`, `${name} ist „${headers.get(name)}“`);
        }
        assert(!headers.has('set-cookie'), 'es wird ein Cookie gesetzt');
        // Cloudflare always sends this header at the address of the project.
        const isReporting = headers.has('nel') && !origin.endsWith('.pages.dev');
        assert(!isReporting, 'Network Error Logging ist an, siehe docs/deploy.md');
      },
    },
    {
      name: 'Jede Seite der Sitemap wie gebaut',
      run: async () => {
        const [sitemap = ''] = firstGroups(
          await getText(`${origin}/robots.txt`),
          /^Sitemap: (.+)$/gm,
        );
        const pages = await pagesIn(origin + new URL(sitemap).pathname);
        for (const page of pages) {
          const addition = additionTo(await getText(page));
          assert(addition === undefined, `${page} ${addition}`);
        }
        assert(pages.length > 0, 'sie ist leer');
        return `${pages.length} Seiten`;
      },
    },
  ];
}
