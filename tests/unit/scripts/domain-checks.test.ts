import { expect, test, vi } from 'vitest';
import { addressChecks } from '../../../scripts/domain-checks.ts';

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
