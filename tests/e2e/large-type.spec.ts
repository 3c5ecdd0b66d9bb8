import { expect, test } from 'playwright/test';
import { BROWSER_ARGUMENTS, installedBrowser } from '../../scripts/browser.mjs';
import { PAGES } from '../support/dist.ts';
import { burstingWords } from '../support/bursting.ts';
import { sidewaysScroll, withoutPopUp } from '../support/visit.ts';

// A visitor who has the browser set all type twice as large.
test.use({
  viewport: { width: 1280, height: 900 },
  launchOptions: {
    executablePath: installedBrowser(),
    args: [...BROWSER_ARGUMENTS, '--blink-settings=defaultFontSize=32'],
  },
});

for (const { path } of PAGES) {
  test(`${path} has room for type twice as large`, async ({ page }) => {
    await withoutPopUp(page);
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await burstingWords(page)).toEqual([]);
  });

  test(`${path} has it on a phone, too`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await withoutPopUp(page);
    await page.goto(path);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await burstingWords(page)).toEqual([]);
    // A hyphen would be taken for a part of the address.
    for (const mail of await page.locator('a[href^="mailto:"]').all()) {
      await expect(mail).toHaveCSS('hyphens', 'none');
    }
  });
}

test('on a phone the X of the pop-up stands clear of the big cross and of the words', async ({
  page,
}) => {
  // Else it is still on its way when it is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  const popUp = page.getByRole('dialog', { name: 'Hast du eine gute Idee?' });
  await expect(popUp).toBeVisible();
  const close = await popUp.getByRole('button', { name: /schließen/ }).boundingBox();
  for (const part of [popUp.locator('.cross').first(), popUp.getByRole('heading')]) {
    const box = await part.boundingBox();
    const isBelow = !box || (close && box.y >= close.y + close.height);
    expect(isBelow).toBe(true);
  }
});
