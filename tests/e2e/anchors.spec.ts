import { expect, type Page, test } from 'playwright/test';
import { resolveLink } from '../../src/lib/site.ts';
import { articles, contentOf, legalPages } from '../support/content.ts';
import { fontPainted, hold, settled, withoutPopUp } from '../support/visit.ts';

/** Addresses on home that stay, because other sites link to them. */
const ANCHORS = ['services', 'work', 'about', 'team', 'faq', 'approach'];
/** Those below much that loads late. */
const FAR = ['about', 'team', 'approach'];
const TYPICAL_WIDTHS = [390, 1440];
const OTHER_WIDTHS = [320, 768, 1920];

const navigation = contentOf('navigation');
const site = contentOf('site');
/** Links of the bar and the menu that lead to a place on home. */
const BAR_LINKS = navigation.header
  .map((link) => resolveLink(link, site).href)
  .filter((href) => href.startsWith('/#'));

test.beforeEach(({ page }) => withoutPopUp(page));

/** Opens a page and waits for the font, which changes the heights of all sections. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await fontPainted(page);
}

/** A link that is always in view, as an editor may write one anywhere. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.id = 'added-link';
    link.textContent = address;
    link.setAttribute('style', 'position: fixed; left: 0; bottom: 0; z-index: 99');
    document.body.append(link);
  }, href);
}

/** Expects that the page, once it has stopped, begins with the section: its top is at the bar. */
async function expectAtBar(page: Page, section: string, how: string): Promise<void> {
  const distance = () =>
    page.locator(section).evaluate((element) => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? NaN;
      return Math.abs(element.getBoundingClientRect().top - bar);
    });
  // The bar has a border of 1 px once the page is scrolled. On a busy machine the scroll begins late.
  await expect.poll(distance, how).toBeLessThanOrEqual(3);
  await settled(page);
  expect(await distance(), how).toBeLessThanOrEqual(3);
}

/** Opens home at its top and follows a link to one of its places. */
async function follow(page: Page, anchor: string, how: 'click' | 'keyboard'): Promise<void> {
  await open(page, '/');
  await addLink(page, `/#${anchor}`);
  const link = page.locator('#added-link');
  await (how === 'click' ? link.click() : link.press('Enter'));
  await expectAtBar(page, `#${anchor}`, `#${anchor} by ${how}`);
}

for (const [width, motion, anchors] of [
  [1440, 'with', FAR],
  [390, 'with', FAR],
  [390, 'without', FAR],
] as const) {
  // Debian's Firefox always shows motion, and takes long.
  const tag = width === 390 && motion === 'with' ? ' @every-browser' : '';
  test(`links lead to places on home at ${width} px ${motion} motion${tag}`, async ({ page }) => {
    test.slow();
    // A visitor without motion is a case of its own: the page jumps instead of scrolling.
    if (motion === 'without') await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    for (const anchor of anchors) await follow(page, anchor, 'click');
    // From below, back to the first one.
    await page.locator('#added-link').evaluate((link: HTMLAnchorElement) => {
      link.href = '#services';
    });
    await page.locator('#added-link').click();
    await expectAtBar(page, '#services', '#services from below');
  });
}

for (const [width, anchors] of [
  [390, ANCHORS],
  [1440, FAR],
] as const) {
  test(`addresses lead to places on home at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const anchor of anchors) {
      await page.goto('/robots.txt');
      await open(page, `/#${anchor}`);
      await expectAtBar(page, `#${anchor}`, `#${anchor} by address`);
    }
  });
}

test('at every other width the farthest place is found, too', async ({ page }) => {
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await follow(page, 'approach', 'keyboard');
  }
});

test('the place of the address stays when the font comes, also where a browser has no scroll anchoring', async ({
  page,
}) => {
  // As in Safari.
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (name: string, value?: string) =>
      name !== 'overflow-anchor' && (value ? supports(name, value) : supports(name));
    const style = new CSSStyleSheet();
    style.replaceSync('* { overflow-anchor: none !important }');
    document.adoptedStyleSheets = [style];
  });
  // Here the font makes the sections above shorter by about 30 px.
  await page.setViewportSize({ width: 390, height: 900 });
  const deliverFont = await hold(page, '**/*.woff2');
  await page.goto('/#approach', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => scrollY > 0);
  deliverFont();
  await fontPainted(page);
  await expectAtBar(page, '#approach', '#approach by address');
});

test('Enter leads to the place of a link, however soon after the link has the focus', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 900 });
  for (const frames of [0, 12, 24]) {
    await open(page, '/');
    await addLink(page, '/#approach');
    await page.locator('#added-link').focus();
    await page.evaluate(async (count) => {
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
    }, frames);
    await page.keyboard.press('Enter');
    await expectAtBar(page, '#approach', `Enter after ${frames} frames`);
  }
});

test('links of the bar on home and of the menu on another page lead to their place', async ({
  page,
}) => {
  test.slow();
  for (const [width, path] of [
    [1440, '/'],
    [390, '/kontakt'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const href of BAR_LINKS) {
      await open(page, path);
      if (width < 768) await page.getByRole('button', { name: navigation.openMenu }).click();
      await page
        .locator(`header [href="${href}"], dialog [href="${href}"]`)
        .filter({ visible: true })
        .first()
        .click();
      await expect(page).toHaveURL(({ pathname }) => pathname === '/');
      await expect(page.getByRole('dialog')).toBeHidden();
      await fontPainted(page);
      await expectAtBar(page, href.slice(1), `${href} from ${path} at ${width} px`);
    }
  }
});

test('a link in a table of contents leads to its heading', async ({ page }) => {
  const { contents } = contentOf('articleLabels');
  for (const width of TYPICAL_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const text of [articles()[0], legalPages()[0]]) {
      if (!text) continue;
      await open(page, text.path);
      const links = page.getByRole('navigation', { name: contents }).getByRole('link');
      // A text with a single section needs no contents.
      if ((await links.count()) < 2) continue;
      const id = decodeURIComponent((await links.nth(1).getAttribute('href')) ?? '').slice(1);
      await links.nth(1).click();
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      await settled(page);
      const { top, isCovered, isAtEnd } = await page.locator(`[id="${id}"]`).evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        const there = document.elementFromPoint(left + 2, top + 2);
        const { scrollHeight } = document.documentElement;
        return {
          top,
          isCovered: !there?.contains(element) && !element.contains(there),
          isAtEnd: scrollY + innerHeight >= scrollHeight - 1,
        };
      });
      const how = `${text.path}#${id} at ${width} px`;
      // An article keeps two lines of links to its sections below the bar.
      if (!isAtEnd) expect(top, how).toBeLessThanOrEqual(72 + 16 + 104);
      expect(isCovered, how).toBe(false);
    }
  }
});

test('a program that reads the page gets the words of what is far below', async ({ page }) => {
  await open(page, '/');
  const wordsOf = (selector: string) =>
    page.locator(selector).evaluate((element: HTMLElement) => element.innerText.length);
  for (const anchor of ANCHORS) expect(await wordsOf(`#${anchor}`), anchor).toBeGreaterThan(20);
  expect(await wordsOf('main + footer')).toBeGreaterThan(100);
});
