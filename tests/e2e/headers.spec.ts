import { globSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { PAGES } from '../support/dist.ts';

// Mozilla Observatory's tests, by its published rules: what each needs for full marks. A redirect
// from http and the preload list are Cloudflare's and the owner's, not the site's.
const HALF_A_YEAR = 15_768_000;
const PRIVATE_REFERRER = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

const policyIn = (html: string) =>
  /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

for (const path of [...PAGES.map((page) => page.path), '/gibt-es-nicht']) {
  test(`${path} answers with the headers that a policy in the page cannot replace`, async ({
    request,
  }) => {
    const headers = (await request.get(path)).headers();
    const age = /^max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1];
    expect(Number(age)).toBeGreaterThanOrEqual(HALF_A_YEAR);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['x-frame-options']).toBe('DENY');
    expect(PRIVATE_REFERRER).toContain(headers['referrer-policy']);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'browsing-topics']) {
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
    }
  });
}

for (const { path, html } of PAGES) {
  test(`${path} has a policy that begins with nothing and adds only its own`, () => {
    const policy = policyIn(html);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|\*|http/);
    for (const directive of ["base-uri 'none'", "form-action 'self'"]) {
      expect(policy).toContain(directive);
    }
    // It stands before everything that it is to rule over.
    const start = html.indexOf('<meta http-equiv="content-security-policy"');
    expect(html.slice(0, start)).not.toMatch(/<script|rel="stylesheet"/);
  });
}

test('files whose names change with their content are kept for a year, pages are asked for anew', async ({
  request,
}) => {
  const [file] = globSync('_astro/*.js', { cwd: 'dist' });
  const asset = (await request.get(`/${file}`)).headers();
  expect(asset['cache-control']).toBe('public, max-age=31536000, immutable');
  const page = (await request.get('/kontakt')).headers();
  expect(page['cache-control']).toMatch(/max-age=0|no-cache/);
  expect(page['etag']).toBeTruthy();
});
