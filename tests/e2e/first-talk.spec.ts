import { expect, test } from 'playwright/test';
import contact from '../../src/content/kontakt.json' with { type: 'json' };
import careers from '../../src/content/karriere.json' with { type: 'json' };
import navigation from '../../src/content/navigation.json' with { type: 'json' };

const { talk } = contact;

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

test('home offers the talk right after it has said who the agency is', async ({ page }) => {
  await page.goto('/');
  const about = page.locator('#work');
  await expect(about).toContainText(talk.text);
  await expect(about).toContainText(talk.call);
  await expect(about.getByRole('link', { name: talk.button })).toHaveAttribute('href', '/kontakt');
});

for (const path of [
  '/',
  '/wahlkampftools',
  '/team',
  '/wahlkampfkosten',
  '/wahlplakate-und-flyer',
]) {
  test(`${path} ends with what the talk is, and the way to it`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(talk.text).last()).toBeVisible();
    const calls = page.getByRole('link', { name: talk.button });
    await expect(calls.last()).toHaveAttribute('href', '/kontakt');
  });
}

test('the contact page says what happens in the talk, and where applications go', async ({
  page,
}) => {
  await page.goto('/kontakt');
  await expect(page.getByText(talk.text)).toBeVisible();
  await expect(page.getByText(talk.call)).toBeVisible();
  const jobs = page.getByRole('link', { name: careers.contact.email });
  await expect(jobs).toHaveAttribute('href', `mailto:${careers.contact.email}`);
});

test('the AI tools lead to the form with their topic', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Testzugang anfragen' }).click();
  await expect(page.getByLabel('Nachricht')).toHaveValue(/KI-Werkzeuge/);
});
