import { expect, test } from 'playwright/test';
import { scrollPage } from '../support/visit.ts';

// Both legal pages have the same layout.
test('the privacy statement lists its sections beside the text', async ({ page }) => {
  await page.goto('/datenschutz');
  const main = page.getByRole('main');
  const contents = page.getByRole('navigation', { name: 'Inhalt' });
  const links = contents.getByRole('link');
  await links.last().click();
  await expect(main.locator('h2').last()).toBeInViewport();
  await scrollPage(page, 900);
  await expect(links.first()).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 800 });
  const [list, text] = [
    await links.first().boundingBox(),
    await main.locator('h2').first().boundingBox(),
  ];
  expect(list?.y).toBeLessThan(text?.y ?? 0);
  await page.emulateMedia({ media: 'print' });
  await expect(contents).toBeHidden();
});
