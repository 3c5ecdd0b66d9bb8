import { expect, type Page, test } from 'playwright/test';
import { CAMPAIGN_TYPE_LABELS as LABELS, CAMPAIGN_TYPES } from '../../src/config/elections.ts';
import { ELECTION_PARAMETER } from '../../src/config/addresses.ts';
import { euroRange, unbroken } from '../../src/lib/format.ts';
import { budgetFigures } from '../../src/features/budget-planner/figures.ts';
import { fill } from '../../src/lib/text.ts';
import { articles } from '../support/content.ts';
import { HOME, HomePage } from '../support/home-page.ts';
import { nextFrame, recordShifts, scrollPage, violations } from '../support/visit.ts';

const { answers, ask, cast, deadlines, named } = HOME.ballot.vote;
/** The links beside a vote: the one to the deadlines only where the site has a calendar. */
const LINKS = [ask, ...(deadlines ? [deadlines.label] : [])];
const NAMES = Object.values(LABELS);
const RAISED = ['data-position', 'raised'] as const;
const DROPPED = ['data-position', 'dropped'] as const;
/** A plain press: Playwright's click would scroll the page before it tries again. */
const PRESS = { force: true };
const WITH_MAYOR = new RegExp(`\\?${ELECTION_PARAMETER}=mayor$`);

/** The answer to a vote, with the budget that an article names. */
function answerTo(type: keyof typeof LABELS): string {
  const ranges = articles().flatMap(({ components }) => budgetFigures(components)?.ranges ?? []);
  const { least = 0, most = 0 } = ranges.find(({ election }) => election === type) ?? {};
  return fill(answers[type], { range: unbroken(euroRange(least, most)) });
}

/** Opens the page with a stopped clock, before the names are written. */
async function atStandstill(page: Page): Promise<HomePage> {
  const home = new HomePage(page);
  await home.openStopped('Ballot');
  await expect(home.vote()).toBeAttached();
  return home;
}

async function withBallot(page: Page): Promise<HomePage> {
  const home = new HomePage(page);
  await home.openBallot();
  return home;
}

/** The clip path of each name: `100%` from the right until it is written. */
const clips = (home: HomePage) =>
  home
    .vote()
    .locator('label span svg')
    .evaluateAll((names) => names.map((name) => getComputedStyle(name).clipPath));

/** Waits until the sheet is out of the box, or back in it. */
const settled = (page: Page) =>
  page.locator('.ballot').evaluate((ballot) =>
    Promise.all(
      ballot
        .getAnimations()
        .filter((motion) => motion instanceof CSSTransition)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );

/** Distance of an element's upper edge from the top of the window, in px. */
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

test('names are written once the visitor is still', async ({ page }) => {
  const shifts = await recordShifts(page);
  const home = await atStandstill(page);
  // Screen readers have the names from the start.
  await expect(home.vote().getByRole('radio')).toHaveCount(NAMES.length);
  for (const name of NAMES) await expect(home.election(name)).toBeEnabled();
  const before = await shifts();
  await page.clock.runFor(700);
  await page.mouse.move(50, 500);
  await page.clock.runFor(700);
  for (const clip of await clips(home)) expect(clip).toContain('100%');

  await page.clock.runFor(100);
  await expect(home.vote()).toHaveAttribute('data-written');
  await expect.poll(() => clips(home)).toEqual(NAMES.map(() => 'inset(-20% -5%)'));
  expect(await shifts()).toBe(before);
  await expect(page.locator('body')).toBeFocused();
});

test('names are written at once where the ballot is touched', async ({ page }) => {
  const home = await atStandstill(page);
  await home.sheet().hover({ position: { x: 60, y: 60 } });
  await expect(home.vote()).toHaveAttribute('data-written');
});

test('a pointer at rest does not keep the sheet out of the box', async ({ page }) => {
  // Here the answer moves under the pointer.
  await page.setViewportSize({ width: 768, height: 1024 });
  const home = await withBallot(page);
  const place = await page.locator('.ballot-row').nth(2).boundingBox();
  await page.mouse.move((place?.x ?? 0) + 100, (place?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.up();
  await expect(home.crosses()).toHaveCount(1);
  await settled(page);
  await expect(page.locator('.ballot-foot:hover')).toHaveCount(1);
  await expect(home.vote()).toHaveAttribute(...DROPPED);
});

test('by keyboard a visitor votes, reads the answer, and takes the vote back', async ({ page }) => {
  const home = await withBallot(page);
  // In the order of the ballot.
  const values = await home
    .vote()
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')));
  const [first, second] = CAMPAIGN_TYPES.toSorted((a, b) => values.indexOf(a) - values.indexOf(b));
  if (!first || !second) throw new Error('There are fewer than two elections.');
  await home.topicsToggle().focus();
  await page.keyboard.press('Tab');
  await expect(home.election(LABELS[first])).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(home.vote().locator(':focus')).toHaveCount(0);
  await home.election(LABELS[first]).focus();
  await page.keyboard.press('Space');
  await expect(home.election(LABELS[first])).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(home.election(LABELS[second])).toBeChecked();
  await expect(home.crosses()).toHaveCount(1);
  await expect(home.vote().getByRole('status')).toHaveText(answerTo(second));

  await page.keyboard.press('Tab');
  const link = home.vote().getByRole('link', { name: ask });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', `/kontakt?wahl=${second}`);
  // Past all links of the answer.
  for (const _ of LINKS) await page.keyboard.press('Tab');
  await expect(home.takeBack()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(home.election(LABELS[second])).toBeFocused();
  await expect(home.vote()).toHaveAttribute(...RAISED);
  await expect(home.vote().getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(home.crosses()).toHaveCount(0);
  await expect(link).toHaveCount(0);
});

for (const [width, height] of [
  [320, 640],
  [1280, 720],
] as const) {
  test(`at ${width} px a press pulls the sheet out, and scrolling puts it back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const home = await withBallot(page);
    await home.sheetTitle().click(PRESS);
    await expect(home.vote()).toHaveAttribute(...RAISED);
    await settled(page);
    // By keyboard nothing drops by itself.
    for (const name of NAMES) {
      await home.election(name).press('Space');
      await expect(home.election(name)).toBeChecked();
      expect((await home.election(name).boundingBox())?.height).toBeGreaterThan(43.9);
    }
    await settled(page);
    const button = await home.takeBack().boundingBox();
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThan(
      await topOf(page, '.front'),
    );
    // A little below the bar.
    expect(await topOf(page, '.ballot-sheet')).toBeGreaterThanOrEqual(width < 768 ? 76 : 72);
    expect(await page.evaluate(() => scrollY)).toBeLessThan(20);

    await scrollPage(page, 399);
    await expect(home.vote()).not.toHaveAttribute(...RAISED);
    await settled(page);
    expect(await topOf(page, '.ballot-sheet')).toBeGreaterThanOrEqual(
      (await topOf(page, '.front')) - 1,
    );
    await expect(home.crosses()).toHaveCount(1);
    // The controls are hidden while the sheet is in the box, so the focus pulls it out.
    await scrollPage(page, 600);
    await home.topicsToggle().evaluate((toggle) => toggle.focus({ preventScroll: true }));
    await page.keyboard.press('Tab');
    await expect(home.election(LABELS.other)).toBeFocused();
    await expect(home.vote()).toHaveAttribute(...RAISED);
    // The browser's own scroll to the focus may add a few pixels.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(20);
  });
}

test('after the first vote by press the sheet drops once, and its answer stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.clock.install();
  const home = await withBallot(page);
  await home.sheetTitle().click(PRESS);
  await settled(page);
  await home.election(LABELS.local).click(PRESS);
  await expect(home.crosses()).toHaveCount(1);
  await page.clock.fastForward(5000);
  await expect(home.vote()).toHaveAttribute(...DROPPED);
  await settled(page);
  // Between the words above and what is left of the sheet.
  await expect(home.reply()).toHaveText(answerTo('local'));
  const toggle = await home.topicsToggle().boundingBox();
  const reply = await home.reply().boundingBox();
  expect(reply?.y).toBeGreaterThan((toggle?.y ?? 0) + (toggle?.height ?? 0));
  expect((reply?.y ?? 0) + (reply?.height ?? 0)).toBeLessThan(await topOf(page, '.ballot-sheet'));
  expect(await topOf(page, '.ballot-row')).toBeGreaterThanOrEqual(
    (await topOf(page, '.front')) - 1,
  );

  await home.sheetTitle().click(PRESS);
  await settled(page);
  await expect(home.reply()).toHaveCount(0);
  await home.election(LABELS.mayor).click(PRESS);
  await page.clock.fastForward(5000);
  await expect(home.vote()).toHaveAttribute(...RAISED);
});

test('a vote goes along with every link, and is there on the way back', async ({ page }) => {
  // Without motion nothing drops by itself, so that the controls on the sheet stay in reach.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const home = await withBallot(page);
  // Not those to files and to places on this page.
  const bare = page.locator(
    'a[href^="/"]:not([href*="wahl="], [href*="."], [href^="/#"], [href="/"])',
  );
  expect(await bare.count()).toBeGreaterThan(0);
  await home.election(LABELS.mayor).click(PRESS);
  await expect(page.locator('.vote-named')).toContainText(named.mayor);
  for (const place of ['.ballot-vote', '.vote-named']) {
    for (const name of LINKS)
      await expect(page.locator(place).getByRole('link', { name })).toHaveAttribute(
        'href',
        WITH_MAYOR,
      );
  }
  await expect(bare).toHaveCount(0);
  // A press outside lowers the sheet.
  await page.locator('h1').click();
  await expect(home.lid()).toContainText(fill(cast, { election: LABELS.mayor }));
  await expect(home.vote()).not.toHaveAttribute('data-position');
  if (deadlines) {
    const calendar = home.lid().getByRole('link', { name: deadlines.label });
    await expect(calendar).toHaveAttribute('href', `${deadlines.href}?${ELECTION_PARAMETER}=mayor`);
  }
  await home.lid().getByRole('link', { name: ask }).click();
  await expect(page).toHaveURL('/kontakt?wahl=mayor');

  await page.goBack();
  await expect(home.election(LABELS.mayor)).toBeChecked();
  await expect(bare).toHaveCount(0);
  await home.takeBack().press('Enter');
  await expect(home.lid()).toHaveCount(0);
  await expect(bare).not.toHaveCount(0);
  await page.reload();
  await expect(home.vote()).toBeAttached();
  await expect(home.crosses()).toHaveCount(0);
});

test('a vote in the box keeps both links on the first screen, each high enough for a finger', async ({
  page,
}) => {
  // Without motion nothing drops by itself: the press alone lowers the sheet.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const home = await withBallot(page);
  await home.election(LABELS.mayor).click(PRESS);
  await page.locator('h1').click();
  for (const [width, height] of [
    [320, 640],
    [390, 664],
    [390, 844],
    [768, 1024],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const lid = await home.lid().boundingBox();
    for (const name of LINKS) {
      const link = home.lid().getByRole('link', { name });
      // Longer words may end at the edge of the window.
      await expect(link).toBeInViewport({ ratio: 0.9 });
      const box = await link.boundingBox();
      expect(box?.y, `${name} at ${width} px`).toBeGreaterThanOrEqual((lid?.y ?? Infinity) - 1);
      if (width < 768) expect(box?.height).toBeGreaterThanOrEqual(24);
      // Nothing else is on it.
      await link.click({ trial: true });
    }
  }
});

test('in a low window, what has the focus is in view', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  const home = await withBallot(page);
  await home.topicsToggle().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (const control of [
    home.election(LABELS.local),
    ...LINKS.map((name) => home.vote().getByRole('link', { name })),
    home.takeBack(),
  ]) {
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
});

test('without motion the names are simply there, and a vote is accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const home = await withBallot(page);
  for (const clip of await clips(home)) expect(clip).toBe('none');
  await home.election(LABELS.european).hover();
  await page.mouse.down();
  // The sheet must not move away from under the mouse before it is released.
  await nextFrame(page);
  await page.mouse.up();
  await expect(home.crosses().locator('path').first()).toHaveCSS('animation-name', 'none');
  await expect(page.locator('.ballot')).toHaveCSS('transition-duration', '0s');
  await expect(home.vote().getByRole('link', { name: ask })).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the hero has no link, and the ballot is a picture with empty rows', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await expect(page.locator('header.hero').getByRole('link')).toHaveCount(0);
    await expect(home.sheet()).toContainText(HOME.ballot.title);
    await expect(page.locator('.ballot-row')).toHaveText(
      NAMES.map((_, index) => String(index + 1)),
    );
    await expect(page.locator('.ballot')).toHaveAttribute('aria-hidden', 'true');
    await expect(home.sheet().locator('input, a, button')).toHaveCount(0);
  });
});
