import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { DIRECT, GATED } from '../support/card-page.ts';

const TEXT_FILES = globSync('dist/**/*.{html,xml,txt,json,js,css,svg,webmanifest}');

for (const path of [DIRECT, GATED, `${DIRECT}.vcf`]) {
  test(`${path} is kept from search engines and passes no address on, by header`, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const headers = response.headers();
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-frame-options']).toBe('DENY');
  });
}

for (const path of [DIRECT, GATED]) {
  test(`${path} says the same in its head, and names no address`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });

  test(`${path} is named in no other file of the site`, () => {
    expect(TEXT_FILES.length).toBeGreaterThan(20);
    const naming = TEXT_FILES.filter((file) => readFileSync(file, 'utf8').includes(path.slice(1)));
    expect(naming).toEqual([`dist${path}.html`]);
  });
}

test('the contact file is one for every browser', async ({ request }) => {
  const response = await request.get(`${DIRECT}.vcf`);
  expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8');
});

test('the list of headers, which names the gated route, is not served', async ({ request }) => {
  expect(readFileSync('dist/_headers', 'utf8')).toContain(GATED);
  const response = await request.get('/_headers');
  // Pages answers 404, its local server stumbles.
  expect(response.ok()).toBe(false);
  expect(await response.text()).not.toContain(GATED);
});

test('other pages keep their headers', async ({ request }) => {
  const headers = (await request.get('/kontakt')).headers();
  expect(headers['x-robots-tag']).toBeUndefined();
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});
