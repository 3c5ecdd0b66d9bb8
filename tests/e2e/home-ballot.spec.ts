import { expect, type Locator, test } from 'playwright/test';
import { ELECTIONS } from '../fixtures/elections.ts';
import { HOME, type HomePage, openBallot, openHome } from '../support/home-page.ts';
import { barEnd, boxOf } from '../support/layout.ts';
import { violations } from '../support/axe.ts';
import { scrollPage } from '../support/waits.ts';

const { ask, deadlines } = HOME.ballot.vote;
/** The links in the answer to a vote. The link to the deadlines is there only if the site has a calendar. */
const LINKS = [ask, ...(deadlines ? [deadlines.label] : [])];
/** Options of a click that does not scroll. Without `force` Playwright may scroll the page to try again. */
const PRESS = { force: true };
const WITH_MAYOR = /\?wahl=mayor$/;
const PHONE = { width: 320, height: 640 };
const LAPTOP = { width: 1280, height: 720 };

/** The fixed beginning of the answer to a vote. tests/site/home.test.ts tests the figures in it. */
const answerTo = (election: keyof typeof ELECTIONS) =>
  HOME.ballot.vote.answers[election].split('{')[0] ?? '';

/** Finishes the animation by which the sheet leaves the box or goes back into it. */
const endMotion = (home: HomePage) =>
  home.ballot().evaluate(async (ballot) => {
    // The animation begins with the next frame.
    await new Promise(requestAnimationFrame);
    for (const motion of ballot.getAnimations()) motion.finish();
  });

/** Where the top of the sheet is once it rests, in px. */
async function topAtRest(home: HomePage): Promise<number> {
  await endMotion(home);
  return (await boxOf(home.sheet())).top;
}

/** Expects that the last link of the answer can be seen above the box, and the title below the bar. */
async function expectRaised(home: HomePage): Promise<void> {
  const linkAtRest = async () => {
    await endMotion(home);
    return (await boxOf(home.vote().getByRole('link').last())).bottom;
  };
  await expect.poll(linkAtRest).toBeLessThan(await home.slot());
  expect(await topAtRest(home)).toBeGreaterThanOrEqual(await barEnd(home.page));
}

test('in a low window, the keyboard leads to the answer of a vote in view', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  const home = await openBallot(page);
  const expectSeen = async (control: Locator) => {
    await expect(control).toBeFocused();
    // The edge of the window may cut a part of a pixel off.
    await expect(control).toBeInViewport({ ratio: 0.98 });
  };
  // These are the first two rows (ROWS in src/features/home/ballot/vote.ts).
  const [first, second] = [home.election(ELECTIONS.local), home.election(ELECTIONS.mayor)];
  await home.topicsToggle().focus();
  await page.keyboard.press('Tab');
  await expectSeen(first);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeChecked();
  await expectSeen(second);
  for (const name of LINKS) {
    await page.keyboard.press('Tab');
    await expectSeen(home.vote().getByRole('link', { name }));
  }
});

test('a click takes the sheet out of the box, and one outside puts it back', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  const home = await openBallot(page);
  const { top: rest } = await boxOf(home.sheet());
  const row = await boxOf(home.election(ELECTIONS.local));
  await page.mouse.move(row.left + 40, row.top + 20);
  await page.mouse.down();
  expect(await topAtRest(home)).toBe(rest);
  await page.mouse.up();
  await expect(home.election(ELECTIONS.local)).toBeChecked();
  await expectRaised(home);
  await page.mouse.click(3, 300);
  await expect.poll(() => topAtRest(home)).toBeCloseTo(rest, 0);
});

// A phone has the least room for the answers.
test('on a phone each row fits a finger, and is answered above the box', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const home = await openBallot(page);
  for (const name of Object.values(ELECTIONS)) {
    await home.election(name).click(PRESS);
    await expect(home.election(name)).toBeChecked();
    expect((await boxOf(home.election(name))).height).toBeGreaterThan(42.9);
    await expectRaised(home);
  }
  await home.vote().getByRole('link').last().click({ trial: true });
});

test('scrolling puts the sheet back, and then into the box with its cross', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const home = await openBallot(page);
  const { top: rest } = await boxOf(home.sheet());
  await home.election(ELECTIONS.local).click(PRESS);
  await expectRaised(home);
  await scrollPage(page, 20);
  await expect.poll(() => topAtRest(home)).toBeGreaterThanOrEqual(rest);
  await scrollPage(page, 399);
  await expect.poll(() => topAtRest(home)).toBeGreaterThanOrEqual((await home.slot()) - 1);
  await expect(home.crosses()).toHaveCount(1);
});

test('the focus on a row scrolls up and pulls the sheet out of the box', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  const home = await openBallot(page);
  await home.election(ELECTIONS.local).click(PRESS);
  // The rows are hidden while the sheet is in the box.
  await scrollPage(page, 600);
  await home.topicsToggle().evaluate((toggle) => toggle.focus({ preventScroll: true }));
  await page.keyboard.press('Tab');
  await expect(home.election(ELECTIONS.local)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expectRaised(home);
});

test('a raised sheet that is too high for the window hangs over the box', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 650 });
  const home = await openBallot(page);
  for (const name of Object.values(ELECTIONS)) {
    await home.election(name).click(PRESS);
    await endMotion(home);
    await home.vote().getByRole('link').last().click({ trial: true });
  }
});

test('a vote is kept in every link and on the way back @second-content', async ({ page }) => {
  const home = await openBallot(page);
  // Links to files and to places on this page are left alone.
  const bare = page.locator(
    'a[href^="/"]:not([href*="wahl="], [href*="."], [href^="/#"], [href="/"])',
  );
  expect(await bare.count()).toBeGreaterThan(0);
  await home.election(ELECTIONS.mayor).click(PRESS);
  await expect(home.vote().getByRole('status')).toContainText(answerTo('mayor'));
  for (const name of LINKS)
    await expect(home.vote().getByRole('link', { name })).toHaveAttribute('href', WITH_MAYOR);
  await expect(bare).toHaveCount(0);
  await endMotion(home);
  await home.ask().click();
  await expect(page).toHaveURL('/kontakt?wahl=mayor');

  await page.goBack();
  await expect(home.election(ELECTIONS.mayor)).toBeChecked();
  await expect(bare).toHaveCount(0);
});

test('the ballot stands still for a visitor who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const home = await openBallot(page);
  await test.step('it scrolls with the page', async () => {
    const { top, width } = await boxOf(home.sheet());
    await scrollPage(page, 300);
    expect(await boxOf(home.sheet())).toMatchObject({ top: top - 300, width });
    await scrollPage(page, 0);
  });
  await home.election(ELECTIONS.european).click(PRESS);
  await expect(home.crosses()).toBeVisible();
  // Neither names nor cross are drawn stroke by stroke, and the sheet is out of the box at once.
  const strokes = await home.ballot().evaluate((it) => {
    const motions = it.getAnimations({ subtree: true });
    return motions.filter((motion) => motion instanceof CSSAnimation).length;
  });
  expect(strokes).toBe(0);
  await expect(home.ballot()).toHaveCSS('transition-duration', '0s');
  await expect(home.ask()).toBeInViewport({ ratio: 1 });
  expect(await violations(page, 'fieldset')).toEqual([]);
});

test('where scripts fail, the ballot asks for no vote', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  const home = await openHome(page);
  await test.step('it is a picture with empty rows', async () => {
    await expect(home.rows()).toHaveText(['1', '2', '3', '4', '5', '6']);
    await expect(home.ballot()).toHaveCSS('--rows', '6');
    await expect(home.ballot()).toHaveAttribute('aria-hidden', 'true');
    await expect(home.ballot().locator('input, a, button')).toHaveCount(0);
  });
  await test.step('its question is hidden, and its title stays', async () => {
    await expect(home.ballot().getByText(HOME.ballot.votes)).toBeHidden();
    await expect(home.ballot().getByText(HOME.ballot.title)).toBeVisible();
  });
});
