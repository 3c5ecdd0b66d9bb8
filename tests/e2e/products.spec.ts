import { expect, type Page, test } from 'playwright/test';
import { isOn, readEntry, readList } from '../support/content.ts';
import { boxOf, expectBelowBar } from '../support/layout.ts';
import { recordRequests } from '../support/records.ts';
import { stopClock } from '../support/visit.ts';

test.skip(!isOn('productsPage'), 'the page of the tools is left out');

const word = (page: Page) =>
  page.getByRole('button', { name: readEntry('productsPage').word, exact: true });
/** The ballot papers that fall, of all presses on the word together. */
const sheets = (page: Page) => page.locator('[data-sheet]');

// tests/site tests that the index has a link to each product, and prices, demos, pictures and the ways to the form.
test('the index leads to the heading of a product', async ({ page }) => {
  await page.goto('/wahlkampftools');
  await page.locator('header ol').getByRole('link').last().click();
  const { slug } = readList('products').at(-1) ?? {};
  await expectBelowBar(page.locator(`#${slug}`).getByRole('heading', { level: 2 }));
});

test('each press on the word lets ballots fall for 4 s', async ({ page }) => {
  await stopClock(page);
  await page.goto('/wahlkampftools');
  await page.clock.runFor(100);
  const runs = page.locator('[aria-hidden=true]:has(> [data-sheet])');
  await expect(sheets(page)).toHaveCount(0);
  await word(page).click();
  await expect(runs).toHaveCount(1);
  const bar = await boxOf(page.getByRole('banner'));
  expect((await boxOf(runs)).top).toBeGreaterThanOrEqual(bar.bottom);
  const first = await sheets(page).count();
  const { top } = await boxOf(sheets(page).first());

  await page.clock.runFor(500);
  expect((await boxOf(sheets(page).first())).top).toBeGreaterThan(top + 50);
  await page.keyboard.press('Space');
  await expect(runs).toHaveCount(2);
  const all = await sheets(page).count();
  await page.clock.fastForward(3450);
  await expect(sheets(page)).toHaveCount(all);
  await page.clock.fastForward(100);
  await expect(sheets(page)).toHaveCount(all - first);
  await page.clock.fastForward(500);
  await expect(sheets(page)).toHaveCount(0);
});

test('without motion each press underlines the word or takes the line away', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/wahlkampftools');
  const isAskedFor = recordRequests(page, /\/drop\./);
  const secondLine = word(page).locator('svg + svg');
  await expect(secondLine).toHaveCount(0);
  await word(page).click();
  await expect(secondLine).toHaveCount(1);
  await expect(sheets(page)).toHaveCount(0);
  await word(page).press('Enter');
  await expect(secondLine).toHaveCount(0);
  expect(await isAskedFor()).toBe(false);
});
