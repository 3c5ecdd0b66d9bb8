import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'playwright/test';
import { ROUTES } from '../../src/config/routes.ts';
import { PAGES } from '../support/dist.ts';
import { sidewaysScroll, violations, watch, withoutPopUp } from '../support/visit.ts';

const WIDTHS = [320, 390, 600, 767, 768, 900, 1024, 1100, 1440, 1920];
const paths = PAGES.map(({ path }) => path);
const articles = globSync('src/content/ratgeber/*.mdx').map((file) => `/${basename(file, '.mdx')}`);

test('every route of the registry is built', () => {
  expect(paths).toEqual(expect.arrayContaining(Object.values(ROUTES).map(({ path }) => path)));
});

test('the sitemap lists the registry, every article and nothing else', async ({ request }) => {
  const xml = await (await request.get('/sitemap-0.xml')).text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const known = [...Object.values(ROUTES).map(({ path }) => path), ...articles];
  expect(listed.sort()).toEqual([...new Set(known)].sort());
});

test('an unknown path answers 404 with the page that says so, and names itself in the console', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/gibt-es-nicht');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('404');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  expect(logged.join('\n')).toContain('/gibt-es-nicht');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

for (const { path, html } of PAGES) {
  test.describe(`page ${path}`, () => {
    test('answers without redirect, in German, with one h1, title, description and address', async ({
      page,
    }) => {
      const response = await page.goto(path);
      expect(response?.request().redirectedFrom()).toBeNull();
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.locator('h1')).toHaveCount(1);
      expect((await page.title()).length).toBeGreaterThan(10);
      const description = page.locator('meta[name=description]');
      expect((await description.getAttribute('content'))?.length).toBeGreaterThan(60);
      const canonical = page.locator('link[rel=canonical]');
      if (html.includes('<meta name="robots" content="noindex">'))
        await expect(canonical).toHaveCount(0);
      else await expect(canonical).toHaveAttribute('href', `https://stimmbezirk.example${path}`);
    });

    test('has no console error, no policy violation, no cookie, no storage, no foreign request', async ({
      page,
      context,
      baseURL,
    }) => {
      const visit = await watch(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(visit.problems).toEqual([]);
      const foreign = visit.requests.filter((request) => !request.url().startsWith(baseURL ?? '?'));
      expect(foreign.map((request) => request.url())).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([
        0, 0,
      ]);
    });

    test('is accessible by axe, wide and narrow', async ({ page }) => {
      await withoutPopUp(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        expect(await violations(page)).toEqual([]);
      }
    });

    test('never scrolls sideways', async ({ page }) => {
      await withoutPopUp(page);
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
      }
    });

    // A page without the site's header has nothing to skip.
    if (html.includes('class="skip-link'))
      test('lets a keyboard skip to its content', async ({ page }) => {
        await withoutPopUp(page);
        await page.goto(path);
        await page.keyboard.press('Tab');
        const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
        await expect(skip).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
      });
  });
}
