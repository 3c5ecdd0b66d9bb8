import { expect, type Page, test } from 'playwright/test';
import { HOME, type HomePage, openBallot, openHome } from '../support/home-page.ts';
import { boxOf, spaceText } from '../support/layout.ts';
import { stopClock } from '../support/visit.ts';
import { effectsRun, fontLoaded, islandReady, scrollPage } from '../support/waits.ts';

const topics: readonly string[] = HOME.topics.list;
const [first = '', second = '', third = ''] = topics;

/** Opens the page and stops the clock when the topics begin to rotate. */
async function atStandstill(page: Page): Promise<HomePage> {
  await stopClock(page);
  const home = await openHome(page);
  // Islands wait for the browser to be idle.
  await page.clock.runFor(100);
  await islandReady(page, 'Topics');
  await fontLoaded(page);
  return home;
}

/** Lets a time pass, then expects this topic; without a topic, expects that none is shown. */
async function expectAfter(home: HomePage, milliseconds: number, topic = ''): Promise<void> {
  await effectsRun(home.page);
  await home.page.clock.runFor(milliseconds);
  if (topic) await expect(home.topic()).toHaveText(topic);
  else await expect(home.topic()).toHaveCount(0);
}

const stop = (home: HomePage) => home.topicsToggle().filter({ hasText: HOME.topics.pause });
const goOn = (home: HomePage) => home.topicsToggle().filter({ hasText: HOME.topics.resume });

test('the topics change every 3000 ms until their control stops them', async ({ page }) => {
  const home = await atStandstill(page);
  const place = await stop(home).boundingBox();
  expect(Math.min(place?.width ?? 0, place?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await page.clock.runFor(3200);
  await expect(home.topic()).toHaveCount(0);
  await stop(home).click();
  await expectAfter(home, 20_000, first);
  await expect(home.topic()).toHaveCSS('transition-duration', '0.5s');
  await goOn(home).click();
  await expectAfter(home, 2999, first);
  for (const topic of [second, third]) {
    await expectAfter(home, 1);
    await expectAfter(home, 499);
    await expectAfter(home, 1, topic);
    await expectAfter(home, 2499, topic);
  }
  expect(await stop(home).boundingBox()).toEqual(place);
  // Screen readers get one sentence of all topics that does not change.
  await expect(home.topics()).toMatchAriaSnapshot(`
    - paragraph:
      - text: ${HOME.topics.prefix} ${topics.slice(0, -1).join(', ')} und ${topics.at(-1)}
      - button "${HOME.topics.pause}"
  `);
  await expect(home.topics().locator('[aria-live], [role=status]')).toHaveCount(0);
});

test('without motion the topics rest until their control starts them', async ({ page }) => {
  const home = await atStandstill(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(goOn(home)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectAfter(home, 10_000, first);
  await goOn(home).click();
  await expectAfter(home, 3500, second);
});

/** How far the ballot has sunk into the box, as drawn by the browser. */
const sunk = (home: HomePage) =>
  home.sheet().evaluate((sheet) => {
    const { transform, opacity } = getComputedStyle(sheet);
    const { m42: offset, m11: scale } = new DOMMatrix(transform);
    return { offset, scale, opacity: Number(opacity) };
  });

test('the ballot sinks over 399 px of scroll @every-browser', async ({ page }) => {
  // CSS sinks the ballot before any script arrives. Where a browser has no such CSS, a script does it.
  const isScripted = await page.evaluate(() => !CSS.supports('animation-timeline: scroll()'));
  if (!isScripted) await page.route('**/_astro/*.js', (route) => route.abort());
  const home = await openHome(page, ...(isScripted ? ['Ballot'] : []));
  for (const [top, offset, scale, opacity] of [
    [0, 0, 1, 1],
    [399, 160, 0.9, 1],
    [400, 160, 0.9, 0],
    [200, 80.2, 0.9499, 1],
  ] as const) {
    await scrollPage(page, top);
    const at = `offset at ${top} px`;
    await expect.poll(async () => (await sunk(home)).offset, at).toBeCloseTo(offset, 0);
    const now = await sunk(home);
    expect(now.scale, `scale at ${top} px`).toBeCloseTo(scale, 3);
    expect(now.opacity, `opacity at ${top} px`).toBeCloseTo(opacity, 2);
  }
  await page.reload();
  await expect.poll(async () => (await sunk(home)).offset).toBeCloseTo(80.2, 0);
});

test('the ballot has room above the box, and goes into it', async ({ page }) => {
  const home = await openBallot(page);
  for (const [width, height] of [
    [1920, 1080],
    [1280, 640],
    [768, 1024],
    [360, 560],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollPage(page, 0);
    const slot = await home.slot();
    expect(slot, `${width} px: the box is in view`).toBeLessThan(height);
    const { bottom } = await boxOf(home.topics());
    expect(bottom, `${width} px: the topics are above it`).toBeLessThan(slot);
    const third = await boxOf(home.rows().nth(2));
    expect(third.top, `${width} px: three rows`).toBeLessThan(slot - 20);
    await expect(home.vote().getByRole('status'), `${width} px: the foot`).not.toBeInViewport();
    await scrollPage(page, 399);
    const { top } = await boxOf(home.sheet());
    expect(top, `${width} px: inside`).toBeGreaterThanOrEqual((await home.slot()) - 1);
  }
});

test('on a phone the ballot has room below spaced text and a long headline', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const home = await openBallot(page);
  const closeUp = await spaceText(page);
  const { bottom } = await boxOf(home.topics());
  expect(bottom).toBeLessThan((await boxOf(home.sheet())).top);
  await closeUp();
  await page.locator('h1').evaluate((headline) => headline.append(` ${headline.textContent}`));
  const second = await boxOf(home.rows().nth(1));
  expect(second.top).toBeLessThan(await home.slot());
});
