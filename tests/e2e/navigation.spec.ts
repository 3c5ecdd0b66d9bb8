import { expect, type Locator, type Page, test } from 'playwright/test';
import { computed } from '../support/brand.ts';
import { isOn, legalPages, readEntry, readList } from '../support/content.ts';
import { violations } from '../support/axe.ts';
import { withoutPopUp } from '../support/visit.ts';
import { nextFrame, scrollPage } from '../support/waits.ts';

const INK = computed('ink');
const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const PHONE = { width: 390, height: 844 };

const navigation = readEntry('navigation');
/** The links of the bar. tests/site/words.test.ts tests where each of them leads. */
const LINKS = [...navigation.header, navigation.callToAction];
/** A page that a link leads to, if there is one, and another page. */
const PAGES = LINKS.map(({ href = '' }) => href).filter((href) => /^\/[^#?.]*$/.test(href));
const PAGE = PAGES.find((href) => href !== '/' && href !== '/kontakt') ?? PAGES[0] ?? '';
const OTHER_PAGE = PAGE === '/kontakt' ? '/team' : '/kontakt';
const [LEGAL = { path: '' }] = legalPages();
const { contents: CONTENTS } = readEntry('articleWords');

const bar = (page: Page) => page.getByRole('banner').first();
const menu = (page: Page) => page.getByRole('dialog');
const openMenu = (page: Page) => page.getByRole('button', { name: navigation.openMenu }).click();
const closeMenu = (page: Page) => page.getByRole('button', { name: navigation.closeMenu }).click();

test('the bar stands on ink above 10 px of scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  for (const [path, atTop] of [
    ['/kontakt', computed('page')],
    ...(isOn('productsPage') ? [['/wahlkampftools', TRANSPARENT] as const] : []),
  ] as const) {
    await page.goto(path);
    await expect(bar(page)).toHaveCSS('position', 'fixed');
    for (const [top, colour] of [
      [0, atTop],
      [10, atTop],
      [11, INK],
      [0, atTop],
    ] as const) {
      await scrollPage(page, top);
      await expect(bar(page), `${path} at ${top} px`).toHaveCSS('background-color', colour);
    }
  }
});

test('at 768 px the bar shows every link, and marks the one of the page', async ({ page }) => {
  test.skip(!PAGE, 'no link in the header leads to a page');
  await withoutPopUp(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(PAGE);
  for (const { label } of LINKS) {
    const link = bar(page).getByRole('link').filter({ hasText: label, visible: true });
    await expect(link).not.toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: navigation.openMenu })).toBeHidden();
  const current = bar(page).locator('[aria-current=page]').filter({ visible: true });
  await expect(current.first()).toHaveAttribute('href', PAGE);
});

for (const script of [true, false]) {
  test.describe(`below 768 px, ${script ? 'with' : 'without'} script`, () => {
    test.use({ viewport: { width: 767, height: 700 }, javaScriptEnabled: script });

    // Firefox, as Playwright drives it, runs scripts always.
    const tag = script ? ' @every-browser' : '';

    test(`the menu covers the window until somebody closes it${tag}`, async ({ page }) => {
      await page.goto('/kontakt');
      await openMenu(page);
      expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 767, height: 700 });
      await expect(menu(page)).toHaveCSS('background-color', INK);
      for (const { label } of [...LINKS, ...(navigation.menuTools?.links ?? [])])
        await expect(menu(page).getByRole('link').filter({ hasText: label })).not.toHaveCount(0);
      await closeMenu(page);
      await expect(menu(page)).toBeHidden();
      await openMenu(page);
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
    });

    test(`the way back leads to the closed menu${tag}`, async ({ page, browserName }) => {
      test.skip(!PAGE, 'no link in the menu leads to a page');
      await withoutPopUp(page);
      await page.goto(OTHER_PAGE);
      await openMenu(page);
      await menu(page).getByRole('listitem').locator(`[href="${PAGE}"]`).first().click();
      await expect(page).toHaveURL(PAGE);
      // Playwright is not told when Firefox shows a page that it has kept.
      if (browserName === 'firefox') return;
      await page.goBack();
      await expect(page).toHaveURL(OTHER_PAGE);
      await expect(menu(page)).toBeHidden();
    });
  });
}

test('keyboard and screen reader stay within the open menu', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/team');
  await openMenu(page);
  expect(await violations(page, '#menu')).toEqual([]);
  // Shift+Tab leads from the first stop to the last one, Tab leads back.
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    await expect(menu(page).locator(':focus')).toHaveCount(1);
  }
  // The page behind is neither read nor reached by a click or a search.
  for (const part of await page.locator('body > :is(a, header, main, footer)').all())
    await expect(part).toHaveAttribute('inert');
});

test('the closed menu gives focus and page back, and a wide window closes it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/team');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: navigation.openMenu })).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await openMenu(page);
  await page.setViewportSize({ ...PHONE, width: 768 });
  await expect(menu(page)).toBeHidden();
});

test('on a small phone, bar and menu lead to the form', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/team');
  await expect(bar(page).getByRole('button', { name: navigation.openMenu })).toBeInViewport();
  await openMenu(page);
  const { label } = navigation.callToAction;
  await expect(menu(page).getByRole('link', { name: label })).toBeInViewport({ ratio: 1 });
  await closeMenu(page);
  await bar(page).getByText(navigation.shortCallToAction, { exact: true }).click();
  await expect(page).toHaveURL('/kontakt');
});

const lookOf = (block: Locator) =>
  block.evaluate((element) => {
    const { opacity, transform } = getComputedStyle(element);
    return { opacity, shift: new DOMMatrix(transform).m42 };
  });
const RISEN = { opacity: '1', shift: 0 };

test.describe('blocks below the fold', () => {
  test.skip(readList('contactFaq').length === 0, 'the page has no questions');
  const block = (page: Page, place: 0 | 1) => page.locator(`#faq [data-reveal="${place}"]`);

  test('a block rises by 30 px when it comes into view', async ({ page }) => {
    await page.goto('/kontakt');
    const first = block(page, 0);
    await expect.poll(() => lookOf(first)).toEqual({ opacity: '0', shift: 30 });
    await first.evaluate((element) => {
      // A block rises once a tenth of it is in view.
      const { top, height } = element.getBoundingClientRect();
      scrollTo({ top: top + scrollY - innerHeight + height * 0.05, behavior: 'instant' });
    });
    await nextFrame(page);
    expect(await lookOf(first)).toEqual({ opacity: '0', shift: 30 });
    await first.scrollIntoViewIfNeeded();
    await expect.poll(() => lookOf(first)).toEqual(RISEN);
    await expect(first).toHaveCSS('transition-duration', /^0\.3s/);
    await expect(block(page, 1)).toHaveCSS('transition-delay', '0.03s');
    await scrollPage(page, 0);
    expect(await lookOf(first)).toEqual(RISEN);
  });

  test('a block is there from the start for a visitor who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/kontakt');
    expect(await lookOf(block(page, 0))).toEqual(RISEN);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });
});

test('links within a page scroll, and a new page fades in at its top', async ({ page }) => {
  await withoutPopUp(page);
  await page.goto(LEGAL.path);
  const root = page.locator('html');
  await page.getByRole('navigation', { name: CONTENTS }).getByRole('link').last().click();
  await expect(root).toHaveCSS('scroll-behavior', 'smooth');
  await page.evaluate(() =>
    addEventListener('pageswap', ({ viewTransition }) => {
      document.cookie = `fades=${viewTransition !== null}`;
    }),
  );
  await bar(page).locator('[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => [scrollY, document.cookie])).toEqual([0, 'fades=true']);
});
