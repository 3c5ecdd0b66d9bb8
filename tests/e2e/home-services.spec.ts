import { expect, type Page, test } from 'playwright/test';
import { ELECTIONS } from '../fixtures/elections.ts';
import { listOf } from '../support/content.ts';
import { HomePage } from '../support/home-page.ts';
import { violations } from '../support/axe.ts';
import { expectPressedInPlace } from '../support/layout.ts';
import { recordRequests } from '../support/records.ts';
import { stopClock } from '../support/visit.ts';
import { scrollPage, settled } from '../support/waits.ts';

const SERVICES = listOf('services');
/** How many tags of each service can be selected; the others are links. */
const TAG_COUNTS = SERVICES.map(({ tags }) => tags.filter(({ href }) => !href).length);
const MOST_TAGS = Math.max(...TAG_COUNTS);

test('Tab reaches the links and tags of the open service alone', async ({ page }) => {
  test.skip(SERVICES.length < 2, 'leistungen.json has a single service');
  await page.setViewportSize({ width: 390, height: 664 });
  const home = new HomePage(page);
  await home.open('ServiceCards');
  const [first, second] = [home.services().first(), home.services().nth(1)];
  await test.step('a closed service has no stop but its own row', async () => {
    await first.focus();
    await page.keyboard.press('Tab');
    await expect(second).toBeFocused();
  });
  await test.step('an open one has a link to the form and its tags', async () => {
    await first.press('Enter');
    await page.keyboard.press('Tab');
    await expect(home.consultation()).toBeFocused();
    await page.keyboard.press('Tab');
    const [tag] = await home.team().getByRole('listitem').locator('a, button').all();
    await expect(tag ?? home.team()).toBeFocused();
    expect(await violations(page, '#team')).toEqual([]);
  });
  await test.step('the next one opens in its place while the one above it closes', async () => {
    await expectPressedInPlace(second);
    await expect(home.consultation()).toHaveCount(1);
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await second.click();
    await expect(home.consultation()).toHaveCount(0);
  });
});

/** Opens the service with the most tags to select. */
async function withTags(page: Page): Promise<HomePage> {
  const home = new HomePage(page);
  await home.open('Ballot', 'ServiceCards');
  await home.services().nth(TAG_COUNTS.indexOf(MOST_TAGS)).click();
  return home;
}

test('the request is about the selected tag, or else about the service @second-content', async ({
  page,
}) => {
  test.skip(MOST_TAGS === 0, 'all tags are links');
  const home = await withTags(page);
  const tags = home.tags();
  const most = TAG_COUNTS.indexOf(MOST_TAGS);
  const pressed = tags.and(page.locator('[aria-pressed=true]'));
  const expectTopic = (topic = '') => {
    const query = new URLSearchParams({ thema: topic.replaceAll('\u00ad', '') });
    return expect(home.consultation()).toHaveAttribute('href', `/kontakt?${query}`);
  };

  await test.step('the tag that was pressed last is the selected one', async () => {
    const tag = await tags.last().innerText();
    await tags.first().click();
    await tags.last().click();
    await expect(pressed).toHaveText([tag]);
    await expectTopic(tag);
  });
  await test.step('without a tag the request is about the service', async () => {
    await tags.last().click();
    await expect(pressed).toHaveCount(0);
    await expectTopic(SERVICES[most]?.title);
  });
  await tags.first().click();
  const other = SERVICES.findIndex((_, index) => index !== most);
  if (other >= 0) {
    await test.step('a tag counts in its own service alone', async () => {
      await home.services().nth(other).click();
      await expectTopic(SERVICES[other]?.title);
      await home.services().nth(most).click();
    });
  }
  await test.step('a vote stays in the address when another tag changes it', async () => {
    // The page scrolls while the row opens, so that the pressed row stays in its place.
    await settled(page);
    await scrollPage(page, 0);
    await home.election(ELECTIONS.mayor).click({ force: true });
    await tags.first().click();
    await expect(home.consultation()).toHaveAttribute('href', /[?&]thema=.*&wahl=mayor$/);
  });
});

test('closing a service lets confetti fly for 2 s, unless a visitor wants no motion', async ({
  page,
}) => {
  await stopClock(page);
  const home = new HomePage(page);
  await home.open('ServiceCards');
  const confetti = page.locator('canvas');
  const isAskedFor = recordRequests(page, /confetti/);
  const first = home.services().first();
  for (const service of (await home.services().all()).reverse()) await service.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(await isAskedFor()).toBe(false);

  await first.click();
  await expect(confetti).toHaveAttribute('aria-hidden', 'true');
  // The confetti begins with the next frame.
  await page.clock.runFor(100);
  await page.clock.fastForward(1800);
  await expect(confetti).toHaveCount(1);
  await page.clock.fastForward(200);
  await expect(confetti).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await first.click();
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(100);
  await expect(confetti).toHaveCount(0);
});
