import { expect, test } from 'playwright/test';
import navigation from '../../src/content/navigation.json' with { type: 'json' };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the bar leads to the form without opening the menu', async ({ page }) => {
    await page.goto('/team');
    const bar = page.getByRole('banner');
    const link = bar.getByRole('link', { name: navigation.shortCallToAction });
    await expect(link).toBeInViewport();
    await expect(bar.getByRole('button', { name: navigation.openMenu })).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL(/\/kontakt$/);
  });
});

test('the AI tools lead to the form with their topic', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Testzugang anfragen' }).click();
  await expect(page.getByLabel('Nachricht')).toHaveValue(/KI-Werkzeuge/);
});
