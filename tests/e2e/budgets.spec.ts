import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { brotliBytes, hasIsland, PAGES, startOf } from '../support/dist.ts';
import { watch } from '../support/visit.ts';

/** CONTRACT.md, „Budgets“, in bytes. */
const FIRST_FLIGHT = 14_600;
const HOME = 18_000;
const INLINE_SCRIPT = 1_500;
const SCRIPT = 110_000;
const FONTS = 48_000;
/** Pages without an island that may have one external script, and how large: tabs with addresses. */
const ONE_SCRIPT: Record<string, number> = { '/karriere': 700 };

const inlineScripts = (html: string): string[] =>
  [
    ...html.matchAll(
      /<script(?![^>]*\b(?:src=|application\/(?:ld\+)?json))[^>]*>([^]*?)<\/script>/g,
    ),
  ].map(([, code = '']) => code);

const builtBytes = (url: string): number =>
  brotliBytes(readFileSync(`dist${new URL(url).pathname}`));

interface Timing {
  url: string;
  start: number;
  blocking: boolean;
}

async function timings(page: Page): Promise<{ firstPaint: number; resources: Timing[] }> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      renderBlockingStatus?: string;
    })[];
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1,
      resources: entries.map(({ name, startTime, renderBlockingStatus }) => ({
        url: name,
        start: startTime,
        blocking: renderBlockingStatus === 'blocking',
      })),
    };
  });
}

test('all pages together have one font file, within its budget', () => {
  const fonts = globSync('dist/**/*.{woff2,woff,ttf,otf}');
  expect(fonts).toHaveLength(1);
  const bytes = fonts.reduce((sum, file) => sum + readFileSync(file).length, 0);
  expect(bytes).toBeLessThanOrEqual(FONTS);
});

for (const { path, html } of PAGES) {
  test.describe(`page ${path}`, () => {
    if (path === '/') {
      test(`has ${HOME} bytes of Brotli at most, and all that its hero needs in the first ${FIRST_FLIGHT}`, () => {
        expect(brotliBytes(html)).toBeLessThanOrEqual(HOME);
        const first = startOf(html, FIRST_FLIGHT);
        expect(first.match(/<style/g)).toEqual(html.match(/<style/g));
        expect(first).toContain('</head>');
        expect(first).toContain('id="services"');
      });
    } else {
      test(`fits the first flight: ${FIRST_FLIGHT} bytes of Brotli`, () => {
        expect(brotliBytes(html)).toBeLessThanOrEqual(FIRST_FLIGHT);
      });
    }

    test('has its styles within', () => {
      expect(html).not.toMatch(/<link[^>]*rel="?stylesheet/);
    });

    test('has a policy that allows its own inline scripts and styles, and no other', () => {
      const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
      for (const [directive, parts] of [
        ['script-src', inlineScripts(html)],
        [
          'style-src',
          [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css ?? ''),
        ],
      ] as const) {
        const sources = policy.split(';').find((part) => part.trim().startsWith(`${directive} `));
        const allowed = sources?.match(/'sha256-[^']+'/g) ?? [];
        const own = parts.map((text) => createHash('sha256').update(text).digest('base64'));
        expect(allowed.toSorted()).toEqual(
          [...new Set(own)].map((h) => `'sha256-${h}'`).toSorted(),
        );
        expect(sources).not.toContain('unsafe');
      }
    });

    test('has no style attribute, which the policy would block', () => {
      expect(html.match(/<[^>]+\sstyle=/g)).toBeNull();
    });

    test('asks for nothing that blocks the first paint', async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const { resources } = await timings(page);
      expect(resources.filter(({ blocking }) => blocking)).toEqual([]);
    });

    test('loads no font but ours', async ({ page }) => {
      const visit = await watch(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      const loaded = () =>
        page.evaluate(() =>
          [...document.fonts]
            .filter(({ status }) => status === 'loaded')
            .map(({ family }) => family),
        );
      await expect.poll(loaded).toContain('Archivo');
      const fonts = visit.requests.filter((r) => r.resourceType() === 'font').map((r) => r.url());
      expect(new Set(fonts).size).toBe(1);
    });

    if (hasIsland(html)) {
      test('loads its script after the first paint and within the budget', async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        // Some wait for the visitor's first use of the page.
        await page.keyboard.press('Shift');
        await page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });
        await page.waitForLoadState('networkidle');
        const { firstPaint, resources } = await timings(page);
        const scripts = resources.filter(({ url }) => url.endsWith('.js'));
        expect(scripts.length).toBeGreaterThan(0);
        expect(firstPaint).toBeGreaterThan(0);
        expect(scripts.filter(({ start }) => start < firstPaint)).toEqual([]);
        const total = scripts.reduce((sum, { url }) => sum + builtBytes(url), 0);
        expect(total).toBeLessThanOrEqual(SCRIPT);
      });
    } else {
      const limit = ONE_SCRIPT[path];
      test(`has ${limit ? `one script of at most ${limit} bytes` : 'no external script'} and at most ${INLINE_SCRIPT} bytes of inline script`, async ({
        page,
      }) => {
        const visit = await watch(page);
        await page.goto(path, { waitUntil: 'networkidle' });
        const scripts = visit.requests.filter((r) => r.resourceType() === 'script');
        expect(scripts).toHaveLength(limit ? 1 : 0);
        for (const script of scripts) {
          expect(builtBytes(script.url())).toBeLessThanOrEqual(limit ?? 0);
        }
        const bytes = Buffer.byteLength(inlineScripts(html).join(''));
        expect(bytes).toBeLessThanOrEqual(INLINE_SCRIPT);
      });
    }

    test('does not move while it loads, for who comes from another page', async ({
      page,
      baseURL,
    }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.addInitScript(() => {
        const shifts = { total: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            shifts.total += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'networkidle', referer: `${baseURL}/` });
      const total = await page.evaluate(
        () => (window as never as { shifts: { total: number } }).shifts.total,
      );
      expect(total).toBe(0);
    });
  });
}
