import { expect, type Page, test } from 'playwright/test';
import { ELECTIONS } from '../fixtures/elections.ts';
import { CONTACT, ContactPage } from '../support/contact-page.ts';
import { fill, listOf } from '../support/content.ts';
import { HomePage } from '../support/home-page.ts';
import { boxOf } from '../support/layout.ts';
import { nextFrame, scrollPage, stopClock, violations, recordRequests } from '../support/visit.ts';

const SERVICES = listOf('services');
/** How many tags of each service can be selected; the others are links. */
const TAG_COUNTS = SERVICES.map(({ tags }) => tags.filter(({ href }) => !href).length);
const MOST_TAGS = Math.max(...TAG_COUNTS);

test('of the services at most one is open and in reach', async ({ page }) => {
  test.skip(SERVICES.length < 2, 'leistungen.json has a single service');
  const home = new HomePage(page);
  await home.open('ServiceCards');
  const open = page.locator('.service-body:visible');
  await home.services().first().click();
  await home.services().last().click();
  await expect(home.services().last()).toHaveAttribute('aria-expanded', 'true');
  await expect(open).toHaveCount(1);
  await home.services().last().click();
  await expect(open).toHaveCount(0);

  // What is closed cannot be reached.
  await home.services().first().focus();
  await page.keyboard.press('Tab');
  await expect(home.services().nth(1)).toBeFocused();
  await home.services().first().press('Enter');
  await page.keyboard.press('Tab');
  await expect(home.consultation()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(open.locator('.tag').first()).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

test('a row stays where it is when the one above it closes', async ({ page }) => {
  test.skip(SERVICES.length < 2, 'leistungen.json has a single service');
  await page.setViewportSize({ width: 390, height: 664 });
  const home = new HomePage(page);
  await home.open('ServiceCards');
  await home.services().first().click();
  const row = home.services().nth(1);
  await row.scrollIntoViewIfNeeded();
  const { top } = await boxOf(row);
  await row.click();
  await nextFrame(page);
  expect(Math.abs((await boxOf(row)).top - top)).toBeLessThan(2);
});

test('one tag can be selected, and begins the message', async ({ page }) => {
  test.skip(MOST_TAGS === 0, 'all tags are links');
  const home = new HomePage(page);
  await home.open('ServiceCards');
  await home.services().nth(TAG_COUNTS.indexOf(MOST_TAGS)).click();
  const service = page.locator('.service[data-open]');
  const pressed = service.locator('.tag[aria-pressed=true]');
  const buttons = service.locator('button.tag');
  const [one, last] = [buttons.first(), buttons.last()];
  await one.click();
  await last.click();
  await expect(pressed).toHaveText([await last.innerText()]);
  await last.click();
  await expect(pressed).toHaveCount(0);
  // The row itself is the topic.
  const { title = '' } = SERVICES[TAG_COUNTS.indexOf(MOST_TAGS)] ?? {};
  const address = `/kontakt?${new URLSearchParams({ thema: title.replaceAll('\u00ad', '') })}`;
  await expect(home.consultation()).toHaveAttribute('href', address);

  await one.click();
  const topic = (await one.innerText()).replaceAll('\u00ad', '');
  await home.consultation().click();
  const message = new ContactPage(page).message();
  const line = fill(CONTACT.form.fields.message.topic, { topic });
  await expect(message).toHaveValue(`${line}\n`);
  await expect(message).toBeEditable();
});

test('the request of a service names the vote', async ({ page }) => {
  const home = new HomePage(page);
  await home.open('Ballot', 'ServiceCards');
  // The ballot lies in the box until the page is at its top again.
  await scrollPage(page, 0);
  await home.election(ELECTIONS.mayor).click({ force: true });
  await home.services().first().click();
  await expect(home.consultation()).toHaveAttribute('href', /[?&]wahl=mayor/);
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
  await countPieces(page);
  await stopClock(page);
  const home = new HomePage(page);
  await home.open('ServiceCards');
  const confetti = page.locator('.confetti');
  const isAskedFor = recordRequests(page, /confetti/);
  const first = home.services().first();
  for (const service of (await home.services().all()).reverse()) await service.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(await isAskedFor()).toBe(false);

  await first.click();
  await expect(confetti).toHaveAttribute('aria-hidden', 'true');
  await page.clock.runFor(1000);
  expect(await page.evaluate(() => (window as never as { pieces: number }).pieces)).toBe(100);
  await page.clock.runFor(900);
  await expect(confetti).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(confetti).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await first.click();
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(100);
  await expect(confetti).toHaveCount(0);
});
