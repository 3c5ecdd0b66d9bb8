import { expect, type Page, test } from 'playwright/test';
import { CardPage, GATED, PASSWORD } from '../support/card-page.ts';
import { withoutPopUp } from '../support/visit.ts';

/** Keeps every script in a file back until told: a slow line. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: told, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await told;
    await route.continue();
  });
  return release;
}

test('a password that is sent before any script is there opens the card once it is', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const gate = new CardPage(page);
  await page.goto(GATED);
  await gate.unlock(PASSWORD);
  release();
  await expect(page.locator('.gate')).toHaveCount(0);
});

for (const [what, selector, done] of [
  ['a service', '.service-row', '.service[data-open]'],
  ['the video', '.video-toggle', '.video:not([data-state=idle])'],
] as const) {
  test(`a press on ${what} before any script is there is answered once it is`, async ({ page }) => {
    await withoutPopUp(page);
    const release = await holdScripts(page);
    await page.goto('/');
    await page.locator(selector).first().click();
    release();
    await expect(page.locator(done)).toHaveCount(1);
  });
}
