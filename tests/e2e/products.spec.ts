import { expect, type Page, test } from 'playwright/test';
import { contentOf, isOn, listOf } from '../support/content.ts';
import { expectBelowBar, stopClock, recordRequests } from '../support/visit.ts';

test.skip(!isOn('productsPage'), 'the page of the tools is left out');

/** /wahlkampftools as a visitor uses it. */
class ProductsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/wahlkampftools');
  }

  word = () => this.page.getByRole('button', { name: contentOf('productsPage').word, exact: true });
  /** Everything that falls after one press on the word. */
  runs = () => this.page.locator('[aria-hidden=true]:has(> [data-sheet])');
  sheets = () => this.page.locator('[data-sheet]');
  secondLine = () => this.word().locator('[data-second]');
  index = () => this.page.locator('header ol').getByRole('link');
}

// Prices, demos and the ways to the form are tested in tests/site.
test('the index leads to each product, whose picture is loaded then', async ({ page }) => {
  const products = new ProductsPage(page);
  await products.open();
  for (const [index, { slug }] of listOf('products').entries()) {
    await products.index().nth(index).click();
    await expectBelowBar(page.locator(`#${slug}`).getByRole('heading', { level: 2 }));
    const picture = page.locator(`#${slug} img`);
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('alt', /\S.{40,}/);
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
});

/** Opens the page with a clock that stands still. */
async function openStill(page: Page): Promise<ProductsPage> {
  const products = new ProductsPage(page);
  await stopClock(page);
  await products.open();
  await page.clock.runFor(100);
  return products;
}

test('each press on the word lets ballots fall for 3 to 4 s, in a run of its own', async ({
  page,
}) => {
  const products = await openStill(page);
  await expect(products.sheets()).toHaveCount(0);
  await products.word().click();
  await expect(products.runs()).toHaveCount(1);
  const layer = await products.runs().boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  expect(layer?.y).toBeGreaterThanOrEqual((bar?.y ?? NaN) + (bar?.height ?? NaN));
  const first = await products.sheets().count();
  const topOf = () =>
    products
      .sheets()
      .first()
      .evaluate((sheet) => sheet.getBoundingClientRect().top);
  const start = await topOf();

  await page.clock.runFor(1000);
  expect(await topOf()).toBeGreaterThan(start + 50);
  await page.keyboard.press('Space');
  await expect(products.runs()).toHaveCount(2);
  const all = await products.sheets().count();
  await page.clock.runFor(1950);
  await expect(products.sheets()).toHaveCount(all);
  await page.clock.runFor(1050);
  await expect(products.sheets()).toHaveCount(all - first);
  await page.clock.runFor(1000);
  await expect(products.sheets()).toHaveCount(0);
});

test('without motion the word is underlined a second time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const products = new ProductsPage(page);
  await products.open();
  const isAskedFor = recordRequests(page, /\/drop\./);
  await expect(products.secondLine()).toHaveCount(0);
  await products.word().click();
  await expect(products.secondLine()).toHaveCount(1);
  await expect(products.sheets()).toHaveCount(0);
  await products.word().press('Enter');
  await expect(products.secondLine()).toHaveCount(0);
  expect(await isAskedFor()).toBe(false);
});
