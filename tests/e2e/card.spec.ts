import { expect, test } from 'playwright/test';
import { computed } from '../support/brand.ts';
import {
  HAS_CARD,
  CONTACT,
  DIRECT,
  NAME,
  NAMES,
  openCard,
  SHOWN,
  words,
} from '../support/card-page.ts';
import { fill } from '../support/content.ts';
import { violations } from '../support/axe.ts';
import { clipboard, stopClock } from '../support/visit.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.skip(!HAS_CARD, 'there is no card');

test('the card shows three toasts at most', async ({ page }) => {
  await stopClock(page);
  const card = await openCard(page, DIRECT);
  for (const name of NAMES) await card.copy(name).click();
  await expect(card.toast(words.card.items.website)).toBeVisible();
  const visible = card.toasts().filter({ visible: true });
  await expect(visible).toHaveCount(3);
  await test.step('a window as narrow as a phone shows the newest alone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(visible).toHaveCount(1);
    await expect(visible).toContainText(words.card.items.website);
  });
  await page.clock.runFor(10_000);
  await expect(card.toasts()).toHaveCount(0);
});

test('the card says for two seconds that a value is copied', async ({ page }) => {
  await stopClock(page);
  const card = await openCard(page, DIRECT);
  for (const name of NAMES) {
    await card.copy(name).click();
    await expect(card.tick(name)).toBeVisible();
    const message = fill(words.card.copied.text, { item: words.card.items[name] });
    await expect(card.toast(message)).toContainText(words.card.copied.title);
    expect(await clipboard(page)).toBe(SHOWN[name]);
    await page.clock.runFor(1999);
    await expect(card.tick(name)).toBeVisible();
    await page.clock.runFor(1);
    await expect(card.tick(name)).toHaveCount(0);
  }
});

test('the file of the card comes from the server', async ({ page }) => {
  const card = await openCard(page, DIRECT);
  const [download] = await Promise.all([page.waitForEvent('download'), card.save().click()]);
  await expect(card.toast(words.card.saved.title)).toContainText(words.card.saved.text);
  // Browsers inside of apps drop files that a page makes.
  expect(download.url()).toMatch(/-direct-access\.vcf$/);
  expect(download.suggestedFilename()).toBe(`${NAME}.vcf`);
});

test('the card is accessible in the light and the dark colours of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const card = await openCard(page, DIRECT);
  await card.qrToggle().click();
  await card.copy('mobile').click();
  await expect(card.toast(words.card.copied.title)).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', computed('paper'));
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).not.toHaveCSS('background-color', computed('paper'));
  expect(await violations(page)).toEqual([]);
});

test('no browser turns the code of a dark card light on dark', async ({ page }) => {
  const card = await openCard(page, DIRECT);
  await expect(page.locator(':root')).toHaveCSS('color-scheme', 'light dark');
  await card.qrToggle().click();
  await expect(card.qr()).toHaveCSS('color-scheme', /only/);
});

test('without clipboard a hidden field is copied @every-browser', async ({ page, context }) => {
  // Browsers within apps have no clipboard interface, and neither have pages without https://.
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    const value = location.hash ? { writeText: refuse } : undefined;
    Object.defineProperty(navigator, 'clipboard', { value });
  });
  const card = await openCard(page, DIRECT);
  await card.copy('email').click();
  await expect(card.tick('email')).toBeVisible();
  await page.goto('about:blank');
  await openCard(page, `${DIRECT}#refusing`);
  await card.copy('office').press('Enter');
  await expect(card.toast(words.card.copied.title)).toContainText(words.card.items.office);
  await expect(card.copy('office')).toBeFocused();
  await expect(page.locator('textarea')).toHaveCount(0);
  const reader = await context.newPage();
  await reader.goto('/impressum');
  expect(await clipboard(reader)).toBe(CONTACT.office);
});

test('the card says when copying is refused', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    document.execCommand = () => false;
  });
  const card = await openCard(page, DIRECT);
  await card.copy('email').click();
  await expect(card.toast(words.card.copyFailed.title)).toContainText(words.card.copyFailed.text);
  await expect(card.tick('email')).toHaveCount(0);
});
