import { expect, test } from 'playwright/test';
import { readEntry, readList } from '../support/content.ts';
import { HOME, openHome } from '../support/home-page.ts';
import { barEnd, boxOf, expectPressedInPlace } from '../support/layout.ts';
import { recordShifts, recordVisit } from '../support/records.ts';
import { SEEN_KEY, translate } from '../support/visit.ts';
import { fontPainted, islandReady, scrollPage } from '../support/waits.ts';

const advice = readEntry('islandError').island;

test('the progress bar shows how far the page is scrolled', async ({ page }) => {
  const home = await openHome(page);
  await fontPainted(page);
  const progress = home.progress();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (const share of [0, 0.5, 1]) {
    // Late content makes the page longer, so that the scroll is repeated.
    const filled = async () => {
      await scrollPage(page, Math.round(share * (await height())));
      return progress.evaluate((element) => element.getBoundingClientRect().width / innerWidth);
    };
    await expect.poll(filled).toBeCloseTo(share, 2);
  }
  // The progress bar lies at the lower edge of the header.
  expect((await boxOf(progress)).bottom).toBe(await barEnd(page));
});

test('at most one answer is open, and its question stays in its place', async ({ page }) => {
  const last = readList('homeFaq').length - 1;
  test.skip(last < 1, 'home has fewer than two questions');
  await openHome(page);
  await fontPainted(page);
  const open = page.locator('#faq details[open]');
  // The first answer is open from the start, and closes above the last one.
  const question = page.locator('#faq summary').nth(last);
  await expectPressedInPlace(question);
  await expect(open).toHaveCount(1);
  await expect(page.locator('#faq details').nth(last)).toHaveAttribute('open');
  await question.click();
  await expect(open).toHaveCount(0);
});

test('the note on AI training is closed until the next load', async ({ page }) => {
  test.skip(!HOME.training, 'the note is left out');
  const home = await openHome(page);
  const { close = '' } = HOME.training ?? {};
  await home.training().getByRole('button', { name: close }).press('Enter');
  await expect(home.training()).toHaveCount(0);
  // The focus goes on to the section below the note, or else to the one around it.
  await expect(page.locator('.ai-tools, .parliament').last()).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([SEEN_KEY]);
  await page.reload();
  await expect(home.training()).toBeVisible();
});

test('nothing moves or takes the focus while islands start on the way down', async ({ page }) => {
  const shifts = await recordShifts(page);
  const home = await openHome(page);
  await fontPainted(page);
  const before = await shifts();
  await expect(home.vote()).toBeAttached();
  await expect(page.locator('body')).toBeFocused();
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let top = 0; top < end; top += 500) await scrollPage(page, top);
  await islandReady(page, 'ServiceCards');
  // The shift caused by the font (0.0014) may be reported late.
  expect((await shifts()) - before).toBeLessThan(0.002);
});

test('the services stay in use on a translated page', async ({ page }) => {
  const { problems } = await recordVisit(page);
  const home = await openHome(page, 'ServiceCards');
  await home.serviceRows().first().click();
  await translate(page);
  const tag = home.tags().first();
  for (const pressed of ['true', 'false']) {
    await tag.click();
    await expect(tag).toHaveAttribute('aria-pressed', pressed);
  }
  await expect(page.getByRole('alert').filter({ hasText: advice })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('services and video say what to do where their scripts do not come', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  const home = await openHome(page);
  const sections = [home.services(), ...(HOME.socialMedia.video ? [home.socialMedia()] : [])];
  for (const section of sections) {
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('alert').filter({ hasText: advice })).toBeVisible();
  }
});
