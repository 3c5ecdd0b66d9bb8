import { expect, type Page, test } from 'playwright/test';
import { ContactPage } from '../support/contact-page.ts';
import { HomePage } from '../support/home-page.ts';
import { nextFrame, stopClock, violations, watchFor } from '../support/visit.ts';

const SERVICES = ['Analyse', 'Beratung', 'Offline', 'Online'];
const LINKED = {
  Wahlkampfstrategien: '/wahlkampfstrategie-erstellen',
  Wahlplakate: '/wahlkampfkosten',
  'Social-Media-Kurzvideos für TikTok & Co.': '/social-media-wahlkampf',
};

test('of four services at most one is open and in reach', async ({ page }) => {
  const home = new HomePage(page);
  await home.open('ServiceCards');
  await expect(home.services()).toHaveCount(SERVICES.length);
  for (const name of ['Analyse', 'Offline', 'Beratung']) {
    await home.service(name).click();
    for (const other of SERVICES) {
      const expanded = String(other === name);
      await expect(home.service(other)).toHaveAttribute('aria-expanded', expanded);
    }
    await expect(page.locator('.service-body:visible')).toHaveCount(1);
  }
  await home.service('Beratung').click();
  await expect(page.locator('.service-body:visible')).toHaveCount(0);

  await home.service('Offline').focus();
  await page.keyboard.press('Tab');
  await expect(home.service('Online')).toBeFocused();
  await home.service('Offline').press('Enter');
  for (const next of [
    home.consultation(),
    page.getByRole('link', { name: 'Wahlplakate' }),
    home.tag('Großflächen'),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Enter');
  expect(await violations(page)).toEqual([]);
});

test('a row stays where it is when the one above it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const home = new HomePage(page);
  await home.open('ServiceCards');
  await home.service('Analyse').click();
  const row = home.service('Beratung');
  await row.scrollIntoViewIfNeeded();
  const top = () => row.evaluate((button) => button.getBoundingClientRect().top);
  const before = await top();
  await row.click();
  await nextFrame(page);
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

test('one tag can be selected, and begins the message', async ({ page }) => {
  const home = new HomePage(page);
  await home.open('ServiceCards');
  const pressed = page.locator('.tag[aria-pressed=true]');
  for (const [label, href] of Object.entries(LINKED)) {
    await expect(page.locator('#team a').filter({ hasText: label })).toHaveAttribute('href', href);
  }
  await home.service('Online').click();
  await home.tag('Newsletter').click();
  await expect(pressed).toHaveText(['Newsletter']);
  await home.tag('Podcasts').click();
  await expect(pressed).toHaveText(['Podcasts']);
  await home.tag('Podcasts').click();
  await expect(pressed).toHaveCount(0);
  await expect(home.consultation()).toHaveAttribute('href', '/kontakt');

  await home.tag('Newsletter').click();
  await home.consultation().click();
  const message = new ContactPage(page).message();
  await expect(message).toHaveValue('Es geht um: Newsletter.\n');
  await expect(message).toBeEditable();
});

/** Counts the pieces of confetti in each frame. Each piece is one closed path. */
const countPieces = (page: Page) =>
  page.addInitScript(() => {
    const { prototype } = CanvasRenderingContext2D;
    const { clearRect, closePath } = prototype;
    let pieces = 0;
    prototype.clearRect = function (...box) {
      pieces = 0;
      clearRect.apply(this, box);
    };
    prototype.closePath = function () {
      pieces += 1;
      Object.assign(window, { pieces });
      closePath.apply(this);
    };
  });

test('closing a service lets 100 pieces of confetti fly for 2 s', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await countPieces(page);
  await stopClock(page);
  const home = new HomePage(page);
  await home.open('ServiceCards');
  const confetti = page.locator('.confetti');
  const isAskedFor = watchFor(page, /confetti/);
  await home.service('Online').click();
  await home.service('Analyse').click();
  await expect(home.service('Analyse')).toHaveAttribute('aria-expanded', 'true');
  expect(await isAskedFor()).toBe(false);

  await home.service('Analyse').click();
  await expect(confetti).toHaveAttribute('aria-hidden', 'true');
  await page.clock.runFor(1000);
  expect(await page.evaluate(() => (window as never as { pieces: number }).pieces)).toBe(100);
  await page.clock.runFor(900);
  await expect(confetti).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(confetti).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await home.service('Analyse').click();
  await home.service('Analyse').click();
  await expect(home.service('Analyse')).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(100);
  await expect(confetti).toHaveCount(0);
});
