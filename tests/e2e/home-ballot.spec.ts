import { expect, type Page, test } from 'playwright/test';
import { CAMPAIGN_TYPE_LABELS, CAMPAIGN_TYPES } from '../../src/config/elections.ts';
import { ELECTION_PARAMETER } from '../../src/config/addresses.ts';
import { euroRange, unbroken } from '../../src/lib/format.ts';
import { budgetFigures } from '../../src/features/budget-planner/figures.ts';
import { fill } from '../../src/lib/text.ts';
import { articles } from '../support/content.ts';
import { HOME, HomePage } from '../support/home-page.ts';
import { nextFrame, recordShifts, scrollPage, violations } from '../support/visit.ts';

const { answers, ask, cast, deadlines, named, takeBack } = HOME.ballot.vote;
/** The links beside a vote: the one to the deadlines only where the site has a calendar. */
const LINKS = [ask, ...(deadlines ? [deadlines.label] : [])];
const LABELS = CAMPAIGN_TYPE_LABELS;
const NAMES = Object.values(LABELS);

/** The answer to a vote, with the budget that an article names. */
function answerTo(type: keyof typeof LABELS): string {
  const ranges = articles().flatMap(({ components }) => budgetFigures(components)?.ranges ?? []);
  const { least = 0, most = 0 } = ranges.find(({ election }) => election === type) ?? {};
  return fill(answers[type], { range: unbroken(euroRange(least, most)) });
}

/** Milliseconds after a vote within which the sheet drops by itself. */
const UNTIL_DROPPED = 5000;

/** Opens the page with a stopped clock, before the names are written. */
async function atStandstill(page: Page): Promise<HomePage> {
  const home = new HomePage(page);
  await home.openStopped('Ballot');
  await expect(home.vote()).toBeAttached();
  return home;
}

/** The clip path of each name: `100%` from the right until it is written. */
const clips = (home: HomePage) =>
  home
    .vote()
    .locator('em')
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

/** Votes in the row at `index` with the mouse, which rests there while the sheet is raised. */
async function voteAndRest(page: Page, home: HomePage, index: number): Promise<void> {
  const place = await page.locator('.ballot-row').nth(index).boundingBox();
  if (!place) throw new Error(`There is no row ${index}.`);
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(home.crosses()).toHaveCount(1);
  await settled(page);
}

test('a pointer at rest does not hold the sheet', async ({ page }) => {
  // Here the answer moves under the pointer.
  await page.setViewportSize({ width: 768, height: 1024 });
  const home = new HomePage(page);
  await home.open('Ballot');
  await expect(home.vote()).toBeAttached();
  await voteAndRest(page, home, 2);
  await expect(page.locator('.ballot-foot:hover')).toHaveCount(1);
  await expect(home.vote()).toHaveAttribute('data-dropped');
});

test('a vote by keyboard: cross, answer, link, taken back', async ({ page }) => {
  const home = new HomePage(page);
  await home.open('Ballot');
  await expect(home.vote()).toBeAttached();
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
  await expect(page.getByRole('button', { name: takeBack })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(home.election(LABELS[second])).toBeFocused();
  await expect(home.vote()).toHaveAttribute('data-raised');
  await expect(home.vote().getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(home.crosses()).toHaveCount(0);
  await expect(link).toHaveCount(0);
});

test('a press pulls the sheet out, and scrolling puts it back', async ({ page }) => {
  test.slow();
  // A plain press: Playwright's click would scroll the page before it tries again.
  const press = { force: true };
  await page.clock.install();
  const home = new HomePage(page);
  await home.open('Ballot');
  await expect(home.vote()).toBeAttached();
  const top = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  for (const [width, height] of [
    [320, 640],
    [1280, 720],
  ] as const) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await scrollPage(page, 0);
      await page.locator('.ballot-title').click(press);
      await expect(home.vote()).toHaveAttribute('data-raised');
      await settled(page);
      if (width === 320) {
        // After the first vote it drops by itself, once.
        await home.election(LABELS.local).click(press);
        await expect(home.crosses()).toHaveCount(1);
        await page.clock.fastForward(UNTIL_DROPPED);
        await expect(home.vote()).toHaveAttribute('data-dropped');
        await settled(page);
        // Its answer stays, between the words above and what is left of the sheet.
        await expect(home.reply()).toHaveText(answerTo('local'));
        const [toggle, reply] = [
          await home.topicsToggle().boundingBox(),
          await home.reply().boundingBox(),
        ];
        expect(reply?.y).toBeGreaterThan((toggle?.y ?? 0) + (toggle?.height ?? 0));
        expect((reply?.y ?? 0) + (reply?.height ?? 0)).toBeLessThan(await top('.ballot-sheet'));
        expect(await top('.ballot-row:first-of-type')).toBeGreaterThanOrEqual(
          (await top('.front')) - 1,
        );
        await page.locator('.ballot-title').click(press);
        await settled(page);
        await expect(home.reply()).toHaveCount(0);
      }
      for (const name of NAMES) {
        await home.election(name).click(press);
        await expect(home.election(name)).toBeChecked();
        expect((await home.election(name).boundingBox())?.height).toBeGreaterThan(43.9);
      }
      await settled(page);
      const button = await page.getByRole('button', { name: takeBack }).boundingBox();
      expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThan(await top('.front'));
      // A little below the bar.
      expect(await top('.ballot-sheet')).toBeGreaterThanOrEqual(width < 768 ? 76 : 72);
      expect(await page.evaluate(() => scrollY)).toBeLessThan(20);

      await scrollPage(page, 399);
      expect(await top('.ballot-sheet')).toBeGreaterThanOrEqual((await top('.front')) - 1);
      await expect(home.crosses()).toHaveCount(1);
      // The controls are hidden while the sheet is in the box, so the focus pulls it out.
      await scrollPage(page, 600);
      await home.topicsToggle().evaluate((toggle) => toggle.focus({ preventScroll: true }));
      await expect(home.vote()).not.toHaveAttribute('data-raised');
      await page.keyboard.press('Tab');
      await expect(home.election(LABELS.other)).toBeFocused();
      // The browser's own scroll to the focus may add a few pixels.
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(20);
    });
  }
});

test('a vote goes along with every link, and is there on the way back', async ({ page }) => {
  // Without motion nothing drops by itself, so that the controls on the sheet stay in reach.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const home = new HomePage(page);
  await home.open('Ballot');
  await expect(home.vote()).toBeAttached();
  // Not those to files and to places on this page.
  const bare = page.locator(
    'a[href^="/"]:not([href*="wahl="], [href*="."], [href^="/#"], [href="/"])',
  );
  expect(await bare.count()).toBeGreaterThan(0);
  await home.election(LABELS.mayor).click({ force: true });
  await expect(page.locator('.vote-named')).toContainText(named.mayor);
  for (const place of ['.ballot-vote', '.vote-named']) {
    for (const name of LINKS)
      await expect(page.locator(place).getByRole('link', { name })).toHaveAttribute(
        'href',
        new RegExp(`\\?${ELECTION_PARAMETER}=mayor$`),
      );
  }
  await expect(bare).toHaveCount(0);
  // A press outside lowers the sheet.
  await page.locator('h1').click();
  const lid = page.locator('.ballot-lid');
  await expect(lid).toContainText(fill(cast, { election: LABELS.mayor }));
  await expect(home.vote()).not.toHaveAttribute('data-dropped');
  if (deadlines) {
    const calendar = lid.getByRole('link', { name: deadlines.label });
    await expect(calendar).toHaveAttribute('href', `${deadlines.href}?${ELECTION_PARAMETER}=mayor`);
  }
  await lid.getByRole('link', { name: ask }).click();
  await expect(page).toHaveURL('/kontakt?wahl=mayor');

  await page.goBack();
  await expect(home.election(LABELS.mayor)).toBeChecked();
  await expect(bare).toHaveCount(0);
  await page.getByRole('button', { name: takeBack }).focus();
  await page.keyboard.press('Enter');
  await expect(lid).toHaveCount(0);
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
  const home = new HomePage(page);
  await home.open('Ballot');
  await home.election(LABELS.mayor).click({ force: true });
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
    const lid = await page.locator('.ballot-lid').boundingBox();
    for (const name of LINKS) {
      const link = page.locator('.ballot-lid').getByRole('link', { name });
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
  const home = new HomePage(page);
  await home.open('Ballot');
  await expect(home.vote()).toBeAttached();
  await home.topicsToggle().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (const control of [
    home.election(LABELS.local),
    ...LINKS.map((name) => home.vote().getByRole('link', { name })),
    page.getByRole('button', { name: takeBack }),
  ]) {
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
});

test('without motion the names are simply there, and a vote is accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const home = new HomePage(page);
  await home.open('Ballot');
  await expect(home.vote()).toBeAttached();
  for (const clip of await clips(home)) expect(clip).toBe('none');
  expect(
    await home
      .vote()
      .locator('span')
      .first()
      .evaluate((lines) => getComputedStyle(lines, '::before').opacity),
  ).toBe('0');
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
