import { expect, type Page, test } from 'playwright/test';
import { ELECTIONS } from '../fixtures/elections.ts';
import { readList } from '../support/content.ts';
import { type HomePage, openHome, SECTIONS } from '../support/home-page.ts';
import { violations } from '../support/axe.ts';
import { expectPressedInPlace } from '../support/layout.ts';
import { recordRequests } from '../support/records.ts';
import { stopClock } from '../support/visit.ts';
import { scrollPage, settled } from '../support/waits.ts';

const SERVICES = readList('services');
/** How many tags of each service can be selected; the others are links. */
const TAG_COUNTS = SERVICES.map(({ tags }) => tags.filter(({ href }) => !href).length);
const MOST_TAGS = Math.max(...TAG_COUNTS);
/** The place of the service with the most tags to select. */
const WITH_MOST = TAG_COUNTS.indexOf(MOST_TAGS);

test('Tab reaches the links and tags of the open service alone', async ({ page }) => {
  test.skip(SERVICES.length < 2, 'leistungen.json has a single service');
  await page.setViewportSize({ width: 390, height: 664 });
  const home = await openHome(page, 'ServiceCards');
  const [first, second] = [home.serviceRows().first(), home.serviceRows().nth(1)];
  await first.focus();
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await first.press('Enter');
  await page.keyboard.press('Tab');
  await expect(home.consultation()).toBeFocused();
  await page.keyboard.press('Tab');
  const [tag] = await home.services().getByRole('listitem').locator('a, button').all();
  await expect(tag ?? home.services()).toBeFocused();
  expect(await violations(page, SECTIONS.services)).toEqual([]);
  await test.step('the next one opens in its place while the one above it closes', async () => {
    await expectPressedInPlace(second);
    await expect(second.locator('..')).toHaveAttribute('open');
    await expect(home.consultation()).toHaveCount(1);
  });
});

/** Opens the service with the most tags to select. */
async function withTags(page: Page): Promise<HomePage> {
  const home = await openHome(page, 'Ballot', 'ServiceCards');
  await home.serviceRows().nth(WITH_MOST).click();
  return home;
}

/** Expects that the link of the open service leads to a request about a topic. */
function expectTopic(home: HomePage, topic = ''): Promise<void> {
  const query = new URLSearchParams({ thema: topic.replaceAll('\u00ad', '') });
  return expect(home.consultation()).toHaveAttribute('href', `/kontakt?${query}`);
}

test('the last pressed tag is the topic of the request @second-content', async ({ page }) => {
  test.skip(MOST_TAGS === 0, 'all tags are links');
  const home = await withTags(page);
  const pressed = home.tags().and(page.locator('[aria-pressed=true]'));
  const tag = await home.tags().last().innerText();
  await home.tags().first().click();
  await home.tags().last().click();
  await expect(pressed).toHaveText([tag]);
  await expectTopic(home, tag);
  await home.tags().last().click();
  await expect(pressed).toHaveCount(0);
  await expectTopic(home, SERVICES[WITH_MOST]?.title);
});

test('a selected tag counts in its own service alone', async ({ page }) => {
  const other = SERVICES.findIndex((_, index) => index !== WITH_MOST);
  test.skip(MOST_TAGS === 0 || other < 0, 'there is no tag or no other service');
  const home = await withTags(page);
  await home.tags().first().click();
  await home.serviceRows().nth(other).click();
  await expectTopic(home, SERVICES[other]?.title);
});

test('a vote stays in the address of the request when a tag changes it', async ({ page }) => {
  test.skip(MOST_TAGS === 0, 'all tags are links');
  const home = await withTags(page);
  // The page scrolls while the row opens, so that the pressed row stays in its place.
  await settled(page);
  await scrollPage(page, 0);
  await home.election(ELECTIONS.mayor).click({ force: true });
  await home.tags().first().click();
  await expect(home.consultation()).toHaveAttribute('href', /[?&]thema=.*&wahl=mayor$/);
});

/** The pieces of paper that fly when a service is closed. */
const confettiOn = (page: Page) => page.locator('canvas');

test('closing a service, but not opening one, lets confetti fly for 2 s', async ({ page }) => {
  await stopClock(page);
  const home = await openHome(page, 'ServiceCards');
  const isAskedFor = recordRequests(page, /confetti/);
  for (const service of (await home.serviceRows().all()).reverse()) await service.click();
  expect(await isAskedFor()).toBe(false);
  await home.serviceRows().first().click();
  await expect(confettiOn(page)).toHaveAttribute('aria-hidden', 'true');
  // The confetti begins with the next frame.
  await page.clock.runFor(100);
  await page.clock.fastForward(1800);
  await expect(confettiOn(page)).toHaveCount(1);
  await page.clock.fastForward(200);
  await expect(confettiOn(page)).toHaveCount(0);
});

test('no confetti flies for a visitor who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const home = await openHome(page, 'ServiceCards');
  const isAskedFor = recordRequests(page, /confetti/);
  const first = home.serviceRows().first();
  await first.click();
  await first.click();
  await expect(home.consultation()).toHaveCount(0);
  expect(await isAskedFor()).toBe(false);
});
