import { expect, type Page, test } from 'playwright/test';
import { articles, articleUsing, componentsIn, contentOf, legalPages } from '../support/content.ts';
import { boxOf } from '../support/layout.ts';
import { including } from '../support/html.ts';

const words = contentOf('articleWords');
const ARTICLES = articles();

test('on a phone the lead comes before the contents', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const { path } of [...ARTICLES.slice(0, 1), ...legalPages().slice(0, 1)]) {
    await page.goto(path);
    const lead = page.getByRole('article').getByRole('paragraph').first();
    await expect(lead).toBeInViewport({ ratio: 0.5 });
    const contents = page.getByRole('navigation', { name: words.contents });
    expect((await boxOf(lead)).bottom).toBeLessThanOrEqual((await boxOf(contents)).top);
  }
});

/** The first article with a figure, and the sources of its figures. */
const { path: FIGURES = '', body = '' } = articleUsing('Statistik') ?? {};
const figures = componentsIn(body, 'Statistik');
const source = String(figures[0]?.['source']);
const { sources } = ARTICLES.find(({ path }) => path === FIGURES)?.data ?? {};

test.describe('with figures', () => {
  test.skip(figures.length === 0, 'no article has a figure');

  const sourceOf = (page: Page) => ({
    button: page.getByRole('button', { name: words.sourceOf }).first(),
    tip: page.locator(`[id^=Tip-${source}]`).first(),
  });

  test('a figure shows its source by keyboard, and hides it by Escape', async ({ page }) => {
    await page.goto(FIGURES);
    const { button, tip } = sourceOf(page);
    const text = sources?.[source]?.text ?? '';
    await expect(button).toHaveAccessibleDescription(including(text));
    await expect(tip).toBeHidden();
    await button.focus();
    // Some browsers show the source on focus, a moment later. An Escape before that would hide nothing.
    const onFocus = await page.evaluate(() => CSS.supports('selector(:interest-source)'));
    if (onFocus) await expect(tip).toBeVisible();
    await button.press('Enter');
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await expect(button).toBeFocused();
  });

  test.describe('on a phone without script', () => {
    test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 390, height: 800 } });

    test('a tap opens the source of a figure, and one elsewhere closes it', async ({ page }) => {
      await page.goto(FIGURES);
      const { button, tip } = sourceOf(page);
      await button.tap();
      await expect(tip).toBeVisible();
      const heading = page.getByRole('heading', { level: 2 }).first();
      await heading.tap({ position: { x: 2, y: 2 } });
      await expect(tip).toBeHidden();
    });
  });
});
