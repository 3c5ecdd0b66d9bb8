import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import {
  additionTo,
  addressChecks,
  headersOfAllPages,
  pageChecks,
} from '../../../scripts/domain-checks.ts';
import { withPolicy } from '../../../scripts/integrations/page-policy.ts';

test.each([
  ['nord.de', ['www.nord.de']],
  ['www.nord.de', ['nord.de']],
  ['wahl.nord.de', []],
])('at the domain %s, %j should redirect to it', (host, twins) => {
  const names = addressChecks(new URL(`https://${host}`)).map(({ name }) => name);
  const redirecting = names.flatMap((name) => /https:\/\/(\S*nord\.de) /.exec(name)?.[1] ?? []);
  expect(redirecting).toEqual(twins);
});

const canonical = (domain: string) => `<link rel="canonical" href="https://${domain}/">`;

/** The checks of nord.de that fail if its other addresses answer like this, by their names. */
async function failing(status: number, location: string, home = canonical('nord.de')) {
  vi.stubGlobal('fetch', async (url: string) =>
    url === 'https://nord.de'
      ? new Response(home)
      : new Response(null, { status, headers: { location } }),
  );
  const checks = addressChecks(new URL('https://nord.de'));
  const results = await Promise.allSettled(checks.map(({ run }) => run()));
  const failed = checks.filter((_, index) => results[index]?.status === 'rejected');
  return failed.map(({ name }) => name);
}

test.each([301, 308])('a redirect by %i leads to the domain for good', async (status) => {
  expect(await failing(status, 'https://nord.de/kontakt')).toEqual([]);
});

test.each([
  [302, 'https://nord.de/kontakt'],
  [301, 'https://nord.de.example/kontakt'],
  [200, ''],
])('an address that answers %i %s does not lead to the domain', async (status, location) => {
  const name = expect.stringContaining('leitet hierher');
  expect(await failing(status, location)).toEqual([name, name, name]);
});

test('a domain whose home page names another address is not the canonical one', async () => {
  const failed = await failing(301, 'https://nord.de/kontakt', canonical('sued.de'));
  expect(failed).toEqual(['Adresse ist die kanonische']);
});

const PAGE = withPolicy('<head><meta charset="utf-8"></head><script>built()</script>');

test.each([
  ['as it was built', undefined, PAGE],
  // Cloudflare obfuscates addresses.
  [
    'with a script of Cloudflare',
    'enthält „cdn-cgi“',
    `${PAGE}<script src="/cdn-cgi/x.js"></script>`,
  ],
  ['with added code', 'enthält Code', `${PAGE}<script>track()</script>`],
  ['with a foreign picture', 'lädt https://x.example', `${PAGE}<img src='https://x.example/i'>`],
  ['without its policy', 'Richtlinie', PAGE.replace('content-security-policy', 'x-policy')],
])('of a page %s the live check says: %s', (_, said, page) => {
  expect(additionTo(page) ?? 'undefined').toContain(String(said));
});

test.each([
  ['set-cookie', 'Cookie'],
  ['nel', 'Error Logging'],
])('the header %s is none of a built page', async (added, said) => {
  const built = headersOfAllPages(readFileSync('public/_headers', 'utf8'));
  const headers = new Headers({ [added]: 'a' });
  for (const header of built) headers.set(...(header.split(/: (.*)/) as [string, string]));
  vi.stubGlobal('fetch', async () => new Response('', { headers }));
  const [check] = pageChecks(new URL('https://nord.de'));
  await expect(check?.run()).rejects.toThrow(said);
});

test('the headers of all pages end at the next address, and not at a comment', () => {
  const file = '# Why\n/*\n  A: 1\n# Why\n  ! B\n  C: 2\n\n/d\n  E: 3\n';
  expect(headersOfAllPages(file)).toEqual(['A: 1', 'C: 2']);
});
