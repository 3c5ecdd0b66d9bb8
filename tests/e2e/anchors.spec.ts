import { expect, type Page, test } from 'playwright/test';
import { articles, readEntry, readList } from '../support/content.ts';
import { barEnd, boxOf } from '../support/layout.ts';
import { hold, withoutPopUp } from '../support/visit.ts';
import { fontPainted, settled } from '../support/waits.ts';

/** Addresses on home that stay, because other sites link to them. Questions and phases may be left out. */
const ANCHORS = [
  'services',
  'work',
  'about',
  'team',
  ...(readList('homeFaq')[0] ? ['faq'] : []),
  ...(readList('phases')[0] ? ['approach'] : []),
];
/** The farthest place, below all that loads late. */
const FAR = ANCHORS.at(-1) ?? '';

const navigation = readEntry('navigation');
/** The first link of the menu that leads to a place on home. */
const PLACE = navigation.header.find(({ href }) => href?.startsWith('/#'))?.href ?? '';

test.beforeEach(({ page }) => withoutPopUp(page));

/** Opens a page and waits for the font, which changes the heights of all sections. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await fontPainted(page);
}

/** Adds links to places on home that are always in view, as an editor may write one anywhere. */
async function addLinks(page: Page, anchors: string[]): Promise<void> {
  await page.evaluate((ids) => {
    const box = document.createElement('p');
    // The policy of the page blocks a `style` attribute, but not a style that a script sets.
    box.style.cssText = 'position: fixed; left: 0; bottom: 0; z-index: 99';
    for (const id of ids) {
      const link = document.createElement('a');
      Object.assign(link, { href: `/#${id}`, id: `to-${id}`, textContent: `${id} ` });
      box.append(link);
    }
    document.body.append(box);
  }, anchors);
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

test('on a phone, a click on a link leads to its place on home @every-browser', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, '/');
  // The first link is followed from the top, the second from below its place.
  await addLinks(page, [FAR, 'services']);
  for (const anchor of [FAR, 'services']) {
    await page.locator(`#to-${anchor}`).click();
    await expectAtBar(page, `#${anchor}`, `#${anchor} by click`);
  }
});

// Without motion the page jumps instead of scrolling.
test('without motion, Enter on a link leads to its place on home', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await addLinks(page, ANCHORS);
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const anchor of ANCHORS.toReversed()) {
      await page.locator(`#to-${anchor}`).press('Enter');
      await expectAtBar(page, `#${anchor}`, `#${anchor} by keyboard at ${width} px`);
    }
  }
});

test('an address leads to a place on home, which stays when the font comes', async ({ page }) => {
  // Safari has no scroll anchoring, so that the place would move.
  await page.addInitScript(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('* { overflow-anchor: none !important }');
    document.adoptedStyleSheets = [style];
  });
  // Here the font makes the sections above shorter by about 30 px.
  await page.setViewportSize({ width: 390, height: 900 });
  const deliverFont = await hold(page, '**/*.woff2');
  await page.goto(`/#${FAR}`, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => scrollY > 0);
  deliverFont();
  await fontPainted(page);
  await expectAtBar(page, `#${FAR}`, `#${FAR} by address`);
});

test('a link of the menu on another page leads to its place', async ({ page }) => {
  test.skip(!PLACE, 'no link of the menu leads to a place on home');
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, '/kontakt');
  await page.getByRole('button', { name: navigation.openMenu }).click();
  await page.getByRole('dialog').locator(`[href="${PLACE}"]`).first().click();
  await expect(page).toHaveURL(PLACE);
  await expect(page.getByRole('dialog')).toBeHidden();
  await fontPainted(page);
  await expectAtBar(page, PLACE.slice(1), `${PLACE} from the menu`);
});

// Legal pages have the same contents.
test('on phone and desktop, the contents of an article lead to its headings', async ({ page }) => {
  await open(page, articles()[0]?.path ?? '');
  const { contents } = readEntry('articleWords');
  const links = page.getByRole('navigation', { name: contents }).getByRole('link');
  for (const [place, width] of [390, 1440].entries()) {
    await page.setViewportSize({ width, height: 900 });
    const link = links.nth(1 - place);
    const id = decodeURIComponent((await link.getAttribute('href')) ?? '').slice(1);
    await link.click();
    const heading = page.locator(`[id="${id}"]`);
    await expect(heading).toBeInViewport();
    // An article keeps two lines of links to its sections below the bar.
    const lowest = (await barEnd(page)) + 16 + 104;
    await expect.poll(async () => (await boxOf(heading)).top).toBeLessThanOrEqual(lowest);
    await settled(page);
    const isInFront = await heading.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + 2, top + 2);
      return there?.contains(element) || element.contains(there);
    });
    expect(isInFront, `#${id} at ${width} px`).toBe(true);
  }
});
