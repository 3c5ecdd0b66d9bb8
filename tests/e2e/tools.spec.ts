import { expect, type Page, test } from 'playwright/test';
import productsFile from '../../src/content/programme.json' with { type: 'json' };
import { ToolsPage } from '../support/tools-page.ts';
import { expectBelowBar, hydrated, stopClock, watchFor } from '../support/visit.ts';

const { items: products } = productsFile;

// Prices, demos and the ways to the form are tested in tests/site.
test('the index leads to each product, whose picture is loaded then', async ({ page }) => {
  const tools = new ToolsPage(page);
  await tools.open();
  for (const [index, { slug }] of products.entries()) {
    await tools.index().nth(index).click();
    await expectBelowBar(page.locator(`#${slug}`).getByRole('heading', { level: 2 }));
    const picture = page.locator(`#${slug} img`);
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('alt', /\S.{40,}/);
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
});

/** Opens the page, waits for React and stops the clock. */
async function openStill(page: Page): Promise<ToolsPage> {
  const tools = new ToolsPage(page);
  await stopClock(page);
  await tools.open();
  await page.clock.runFor(100);
  await hydrated(page, 'BallotWord');
  return tools;
}

test('each press on the word lets ballots fall for 3 to 4 s, in a run of its own', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const tools = await openStill(page);
  await expect(tools.sheets()).toHaveCount(0);
  await tools.word().click();
  await expect(tools.runs()).toHaveCount(1);
  await expect(tools.runs()).toHaveCSS('z-index', '-1');
  const layer = await tools.runs().boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  expect(layer?.y).toBeGreaterThanOrEqual((bar?.y ?? NaN) + (bar?.height ?? NaN));
  const first = await tools.sheets().count();
  const topOf = () =>
    tools
      .sheets()
      .first()
      .evaluate((sheet) => sheet.getBoundingClientRect().top);
  const start = await topOf();

  await page.clock.runFor(1000);
  expect(await topOf()).toBeGreaterThan(start + 50);
  await page.keyboard.press('Space');
  await expect(tools.runs()).toHaveCount(2);
  const all = await tools.sheets().count();
  await page.clock.runFor(1950);
  await expect(tools.sheets()).toHaveCount(all);
  await page.clock.runFor(1050);
  await expect(tools.sheets()).toHaveCount(all - first);
  await page.clock.runFor(1000);
  await expect(tools.sheets()).toHaveCount(0);
});

test('without motion the word is underlined a second time', async ({ page }) => {
  const tools = new ToolsPage(page);
  await tools.openWithScript();
  const isAskedFor = watchFor(page, /\/drop\./);
  await expect(tools.secondLine()).toHaveCount(0);
  await tools.word().click();
  await expect(tools.secondLine()).toHaveCount(1);
  await expect(tools.sheets()).toHaveCount(0);
  await tools.word().press('Enter');
  await expect(tools.secondLine()).toHaveCount(0);
  expect(await isAskedFor()).toBe(false);
});
