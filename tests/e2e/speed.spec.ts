import { globSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { ContactPage } from '../support/contact-page.ts';
import { HomePage } from '../support/home-page.ts';
import { hasIsland, PAGES } from '../support/dist.ts';
import { withoutPopUp } from '../support/visit.ts';

const START = new Date('2026-05-04T10:00:00');

/** Addresses of the islands' scripts that the page asks for, from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const isPageScript = request.url().includes('/_astro/page.');
    if (request.resourceType() === 'script' && !isPageScript) scripts.push(request.url());
  });
  return scripts;
}

test.describe('the scripts of home', () => {
  test('wait until the visitor does something', async ({ page }) => {
    await page.clock.install({ time: START });
    await page.clock.pauseAt(new Date(START.getTime() + 1000));
    const scripts = scriptsOf(page);
    await new HomePage(page).open();
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await page.mouse.move(200, 200);
    await expect(page.locator('astro-island[ssr] .topics')).toHaveCount(0);
    expect(scripts.length).toBeGreaterThan(0);
  });

  test('come by themselves 1500 ms after the page has loaded', async ({ page }) => {
    await page.clock.install({ time: START });
    await page.clock.pauseAt(new Date(START.getTime() + 1000));
    const home = new HomePage(page);
    await home.open();
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(1500);
    await expect(page.locator('astro-island[ssr] .topics')).toHaveCount(0);
  });

  test('bring the confetti with the first that flies, and GSAP never', async ({ page }) => {
    const home = new HomePage(page);
    const scripts = scriptsOf(page);
    const named = (name: string) => scripts.filter((url) => url.includes(`/${name}`));
    await home.open();
    await home.ready('.ballot');
    await home.scrollTo(300);
    await home.reach('.services-list');
    await home.service('Analyse').click();
    expect(named('confetti')).toEqual([]);
    await home.service('Analyse').click();
    await expect.poll(() => named('confetti')).toHaveLength(1);
    await expect(page.locator('.confetti')).toHaveCount(1);
    expect(named('gsap')).toEqual([]);
  });
});

/** Notes the names of the formatters that the page makes from now on. */
function noteFormatters(): void {
  const made: string[] = [];
  for (const name of ['ListFormat', 'NumberFormat', 'DateTimeFormat', 'PluralRules'] as const)
    Object.assign(Intl, {
      [name]: new Proxy(Intl[name], {
        apply: (target, self, values) => (made.push(name), Reflect.apply(target, self, values)),
        construct: (target, values) => (
          made.push(name),
          Reflect.construct(target, values) as object
        ),
      }),
    });
  for (const { prototype } of [Number, Date, Array])
    Object.defineProperty(prototype, 'toLocaleString', {
      value: () => made.push('toLocaleString'),
    });
  Object.assign(globalThis, { made });
}

// A browser takes 10 to 40 ms for the first formatter of a kind, a slow phone four times as long.
for (const { path } of PAGES.filter(({ html }) => hasIsland(html)))
  test(`the islands of ${path} make no formatter before one is needed`, async ({ page }) => {
    await page.addInitScript(noteFormatters);
    await page.goto(path);
    await page.mouse.move(200, 200);
    for (const island of await page.locator('astro-island').all())
      await island.evaluate(({ firstElementChild }) => firstElementChild?.scrollIntoView());
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    const made = await page.evaluate(() => (globalThis as unknown as { made: string[] }).made);
    expect(made).toEqual([]);
  });

test('React is compiled as a whole while it is fetched, before the first press', () => {
  const hint = '//# allFunctionsCalledOnLoad\n';
  const starts = globSync('dist/_astro/*.js')
    .map((file) => readFileSync(file, 'utf8'))
    .filter((code) => code.includes('https://react.dev/errors/'))
    .map((code) => code.slice(0, hint.length));
  expect(new Set(starts)).toEqual(new Set([hint]));
});

test('the first touch of the form brings the script of messages, and no link for what is there', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await page.locator('input[name=name]').focus();
  await expect.poll(() => scripts.some((url) => url.includes('/mount.'))).toBe(true);
  await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0);
});

test('what lies below an opening service is moved as a whole, on screens', async ({ page }) => {
  await new HomePage(page).open();
  const contained = () =>
    page
      .locator('main > section ~ section, main + footer')
      .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).contain))]);
  expect(await contained()).toEqual(['layout paint']);
  await page.emulateMedia({ media: 'print' });
  expect(await contained()).toEqual(['none']);
});

/** The font is there, and the page painted with it. */
async function setAnew(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.fonts.check('1em Archivo') && !document.documentElement.className,
  );
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

test.describe('the font', () => {
  for (const { path } of PAGES) {
    test(`is asked for after the first paint of ${path} by who comes from elsewhere`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.waitForFunction(() => document.fonts.check('1em Archivo'));
      const { painted, asked } = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        asked: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))
          ?.startTime,
      }));
      expect(asked).toBeGreaterThan(painted ?? Infinity);
      await expect(page.locator('html')).toHaveAttribute('class', '');
    });
  }

  test('is there from the start for who comes from another page', async ({ page }) => {
    await page.goto('/datenschutz', { waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL(/impressum$/);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).not.toHaveAttribute('class');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is asked for at once', async ({ page }) => {
      const font = page.waitForResponse(/\.woff2$/);
      await page.goto('/impressum');
      expect((await font).ok()).toBe(true);
    });
  });
});

test.describe('what lies below the fold of home', () => {
  /** Opens home and holds back a picture, so that it has been painted and has not loaded. */
  async function notLoaded(page: Page, anchor = ''): Promise<() => void> {
    const { promise: later, resolve: deliver } = Promise.withResolvers<void>();
    await page.route('**/piktogramme.svg', async (route) => {
      await later;
      await route.continue();
    });
    await new HomePage(page).open(anchor, 'commit');
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    return deliver;
  }

  /** How many sections are left out for now. */
  const waiting = (page: Page) =>
    page
      .locator('main > section, footer')
      .evaluateAll(
        (parts) =>
          parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
      );

  test('waits until the page has loaded, but for the first section', async ({ page }) => {
    const deliver = await notLoaded(page);
    const sections = await page.locator('main > section, footer').count();
    expect(await waiting(page)).toBe(sections - 1);
    deliver();
    await expect.poll(() => waiting(page)).toBe(0);
  });

  test('is there when the page has loaded, for whatever reads it then', async ({ page }) => {
    await withoutPopUp(page);
    await page.goto('/');
    const read = await page.evaluate(() => document.body.innerText);
    expect(read).toContain('Häufige Fragen');
    expect(read).toContain('Impressum');
  });

  for (const [name, act] of [
    ['scrolls', (page: Page) => page.mouse.wheel(0, 10)],
    ['presses something', (page: Page) => page.locator('h1').click()],
  ] as const) {
    test(`is there at once for a visitor who ${name}`, async ({ page }) => {
      const deliver = await notLoaded(page);
      expect(await waiting(page)).toBeGreaterThan(0);
      await act(page);
      await expect.poll(() => waiting(page)).toBe(0);
      deliver();
    });
  }

  test('is there from the start for who comes by an anchor, or reloads', async ({ page }) => {
    const deliver = await notLoaded(page, '#faq');
    expect(await waiting(page)).toBe(0);
    deliver();
    await page.goto('/datenschutz');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('class', '');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeAttached();
    await expect(page.locator('html')).not.toHaveAttribute('class');
  });

  test('is there on paper', async ({ page }) => {
    const deliver = await notLoaded(page);
    expect(await waiting(page)).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await waiting(page)).toBe(0);
    deliver();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is there from the start', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).not.toHaveAttribute('class');
    });
  });
});

test.describe('the way to the next page', () => {
  const imprint = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });

  /** Whether the last change of pages was a view transition, told by the page that was left. */
  async function fades(page: Page): Promise<boolean> {
    await page.goto('/team');
    await page.evaluate(() =>
      addEventListener('pageswap', ({ viewTransition }) => {
        document.cookie = `fades=${viewTransition !== null}`;
      }),
    );
    await imprint(page).click();
    await expect(page).toHaveURL(/impressum$/);
    return (await page.evaluate(() => document.cookie)) === 'fades=true';
  }

  test('is fetched when the pointer rests on its link', async ({ page, context }) => {
    const cdp = await context.newCDPSession(page);
    const ready = new Promise<string>((resolve) => {
      cdp.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
        if (status === 'Ready') resolve(prefetchUrl);
      });
    });
    await cdp.send('Preload.enable');
    await page.goto('/team', { waitUntil: 'networkidle' });
    await imprint(page).hover();
    expect(await ready).toContain('/impressum');
    await imprint(page).click();
    await expect(page).toHaveURL(/impressum$/);
    const delivery = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return (entry as PerformanceResourceTiming & { deliveryType: string }).deliveryType;
    });
    expect(delivery).toBe('navigational-prefetch');
  });

  test('is not fetched where it has a query, another host or is no page', async ({
    page,
    context,
    baseURL,
  }) => {
    const cdp = await context.newCDPSession(page);
    const candidates = new Set<string>();
    cdp.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      for (const { key } of preloadingAttemptSources) candidates.add(key.url);
    });
    await cdp.send('Preload.enable');
    await page.goto('/team', { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      const paths = ['/kontakt?thema=x', '/api/x', '/ratgeber.xml', '/kim-direct-access', '/neu'];
      for (const path of paths) {
        const link = document.createElement('a');
        link.href = path;
        link.textContent = path;
        document.body.append(link);
      }
    });
    await expect.poll(() => [...candidates].some((url) => url.endsWith('/neu'))).toBe(true);
    const paths = [...candidates].map((url) => url.replace(baseURL ?? '?', ''));
    expect(paths.filter((path) => !/^\/[\w-]*(#[\w-]+)?$/.test(path))).toEqual([]);
    expect(paths).not.toContain('/kim-direct-access');
  });

  test('is a fade', async ({ page }) => {
    expect(await fades(page)).toBe(true);
  });

  test.describe('for a visitor who wants less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('is no fade', async ({ page }) => {
      expect(await fades(page)).toBe(false);
    });
  });
});

/**
 * Share of the window that may move when the font is late: what the stand-ins leave over. 412 px is
 * Lighthouse's phone, where less than 0.0005 counts as nothing.
 */
const LATE_FONT_SHIFTS: readonly (readonly [width: number, limit: number])[] = [
  [390, 0.014],
  [412, 0.0005],
  [1280, 0.0025],
];

for (const { path } of PAGES) {
  test(`${path} hardly moves when its font arrives late`, async ({ page }) => {
    await withoutPopUp(page);
    for (const [width, limit] of LATE_FONT_SHIFTS) {
      await page.setViewportSize({ width, height: 860 });
      const { promise: later, resolve: deliver } = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await later;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      await page.evaluate(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            shifts.push(entry.value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      deliver();
      await setAnew(page);
      const shifts = await page.evaluate(() => (window as never as { shifts: number[] }).shifts);
      const total = shifts.reduce((sum, value) => sum + value, 0);
      expect(total, `${width} px`).toBeLessThanOrEqual(limit);
      await page.unroute('**/*.woff2');
    }
  });
}

for (const [path, width] of [
  ['/wahlkampfkosten', 1440],
  ['/datenschutz', 1440],
  ['/social-media-wahlkampf', 390],
  ['/#faq', 390],
] as const) {
  test(`an anchor of ${path} at ${width} px is at its place at once, and stays there when the font comes`, async ({
    page,
  }) => {
    await withoutPopUp(page);
    await page.setViewportSize({ width, height: 900 });
    const { promise: later, resolve: deliver } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await later;
      await route.continue();
    });
    const [address = path, id] = path.split('#');
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const headings = page.locator('main h2[id]');
    const middle = Math.floor((await headings.count()) / 2);
    const anchor = id ?? (await headings.nth(middle).getAttribute('id'));
    await page.goto('about:blank');
    await page.goto(`${address}#${anchor}`, { waitUntil: 'domcontentloaded' });
    const target = page.locator(`[id="${anchor}"]`);
    const top = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await page.waitForFunction(() => scrollY > 0);
    const before = await top();
    const bar = await page.locator('.header').evaluate((header) => header.clientHeight);
    expect(before).toBeGreaterThanOrEqual(bar);
    expect(before).toBeLessThan(200);
    deliver();
    await setAnew(page);
    expect(await top()).toBe(before);
  });
}
