/** Headers and redirects that Cloudflare adds to the built files, and how long a browser may keep them. */
import { globSync } from 'node:fs';
import { expect } from 'vitest';
import { DIRECT, HAS_CARD } from '../support/card-page.ts';
import { isListed, PAGES } from '../support/dist.ts';
import { test } from './support/backend.ts';

test('each answer has the headers that a page cannot give itself', async ({ backend }) => {
  // Mozilla's Observatory rates these headers. One rule of `public/_headers` gives them to every address.
  const { headers } = await fetch(`${backend.url}/kontakt`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': expect.stringMatching(/^max-age=\d{5,}/),
    'content-security-policy': expect.stringContaining(
      "frame-ancestors 'none'; require-trusted-types-for 'script'",
    ),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=(), microphone=(), payment=()'),
  });
  expect(headers.has('access-control-allow-origin')).toBe(false);
  expect(headers.has('set-cookie')).toBe(false);
});

test('other sites may show files that a page names by their whole address', async ({ backend }) => {
  // These are share pictures, and pictures and films of structured data.
  const named = PAGES.filter(isListed).flatMap(({ html }) =>
    [...html.matchAll(/"(https:[^"]+\.(?:png|webp|avif|svg|mp4))"/g)].map(
      ([, address = '']) => new URL(address).pathname,
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  for (const path of new Set([...named, '/favicon.ico', '/icon.svg'])) {
    const { headers } = await fetch(backend.url + path, { method: 'HEAD' });
    expect(headers.get('cross-origin-resource-policy'), path).toBe('cross-origin');
  }
});

test('files with a hash in their name are kept for a year', async ({ backend }) => {
  const [script] = globSync('_astro/*.js', { cwd: 'dist' });
  const { headers } = await fetch(`${backend.url}/${script}`);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.skipIf(!HAS_CARD)('contact files are not listed and send no referrer', async ({ backend }) => {
  const { headers } = await fetch(`${backend.url}${DIRECT}.vcf`);
  expect(headers.get('content-type')).toBe('text/vcard; charset=utf-8');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});
