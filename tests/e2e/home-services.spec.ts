import { expect, type Locator, type Page, test } from 'playwright/test';
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

test('of the services at most one is open', async ({ page }) => {
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
});

test('Tab reaches what an open service holds, and nothing of a closed one', async ({ page }) => {
  test.skip(SERVICES.length < 2, 'leistungen.json has a single service');
  const home = new HomePage(page);
  await home.open('ServiceCards');
  await home.services().first().focus();
  await page.keyboard.press('Tab');
  await expect(home.services().nth(1)).toBeFocused();
  await home.services().first().press('Enter');
  await page.keyboard.press('Tab');
  await expect(home.consultation()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.service-body:visible .tag').first()).toBeFocused();
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

/** Opens the service with the most tags to select. */
async function withTags(page: Page): Promise<{ home: HomePage; tags: Locator }> {
  const home = new HomePage(page);
  await home.open('ServiceCards');
  await home.services().nth(TAG_COUNTS.indexOf(MOST_TAGS)).click();
  return { home, tags: page.locator('.service[data-open] button.tag') };
}

test('at most one tag is selected; without one the service is the topic', async ({ page }) => {
  test.skip(MOST_TAGS === 0, 'all tags are links');
  const { home, tags } = await withTags(page);
  const pressed = tags.and(page.locator('[aria-pressed=true]'));
  await tags.first().click();
  await tags.last().click();
  await expect(pressed).toHaveText([await tags.last().innerText()]);
  await tags.last().click();
  await expect(pressed).toHaveCount(0);
  const { title = '' } = SERVICES[TAG_COUNTS.indexOf(MOST_TAGS)] ?? {};
  const address = `/kontakt?${new URLSearchParams({ thema: title.replaceAll('\u00ad', '') })}`;
  await expect(home.consultation()).toHaveAttribute('href', address);
});

test('the selected tag begins the message of the form', async ({ page }) => {
  test.skip(MOST_TAGS === 0, 'all tags are links');
  const { home, tags } = await withTags(page);
  await tags.first().click();
  const topic = (await tags.first().innerText()).replaceAll('\u00ad', '');
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

test('closing a service lets confetti fly for 2 s', async ({ page }) => {
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
  await page.clock.runFor(1900);
  await expect(confetti).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(confetti).toHaveCount(0);
});

test('closing a service throws no confetti at a visitor who wants no motion', async ({ page }) => {
  await stopClock(page);
  const home = new HomePage(page);
  await home.open('ServiceCards');
  const confetti = page.locator('.confetti');
  const first = home.services().first();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await first.click();
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(100);
  await expect(confetti).toHaveCount(0);
});
