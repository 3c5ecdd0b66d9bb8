import { expect, type Page, test } from 'playwright/test';
import { readEntry, team as members } from '../support/content.ts';
import { boxOf } from '../support/layout.ts';
import { PageObject } from '../support/page-object.ts';
import { violations } from '../support/axe.ts';
import { recordVisit } from '../support/records.ts';
import { stopClock } from '../support/visit.ts';
import { effectsRun, fontPainted, scrollPage, settled } from '../support/waits.ts';

const MEMBERS = members();
type Member = (typeof MEMBERS)[number];
const [FIRST, SECOND = FIRST] = MEMBERS as [Member, Member?];
const LAST = MEMBERS.at(-1) ?? FIRST;
const words = readEntry('teamPage');

class TeamPage extends PageObject {
  cards = () => this.page.getByRole('main').getByRole('article');
  poster = ({ slug, name }: Member) =>
    this.page
      .getByRole('button', { name: `${words.more} ${name}`, exact: true })
      .and(this.page.locator(`[popovertarget="${slug}"]`));
  dialog = ({ slug, name }: Member) =>
    this.page.getByRole('dialog', { name, exact: true }).and(this.page.locator(`[id="${slug}"]`));
  anyDialog = () => this.page.getByRole('dialog');
  close = () => this.anyDialog().getByRole('button', { name: /schließen/ });
}

async function opened(page: Page, hash = ''): Promise<TeamPage> {
  await page.goto(`/team${hash}`);
  return new TeamPage(page);
}

/** Scroll position at which an element begins at the lower edge of the window: only its first 100 px are in view. */
const topInView = (element: Element) =>
  Math.round(element.getBoundingClientRect().top + scrollY + 100 - innerHeight);

test('a dialog closes in four ways and in place @second-content', async ({ page }) => {
  const team = await opened(page);
  await fontPainted(page);
  // As in Safari, a press takes the focus away and does not give it to a button.
  await page.evaluate(() =>
    addEventListener('mousedown', (event) => {
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }),
  );
  for (const leave of [
    () => team.close().click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 450),
    () => page.goBack(),
  ]) {
    const card = team.cards().last();
    await scrollPage(page, await card.evaluate(topInView));
    // The whole poster is clickable, although its button is below the window.
    await card.click({ position: { x: 20, y: 20 } });
    await expect(team.dialog(LAST)).toBeVisible();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    await leave();
    await expect(team.anyDialog()).toHaveCount(0);
    await expect(team.poster(LAST)).toBeFocused();
    await expect(page).toHaveURL('/team');
    await settled(page);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  }
});

// tests/site/words.test.ts tests the words of the dialogs, tests/site/team.test.ts the posters.
test('an address opens the dialog of its person, and keeps its query', async ({ page }) => {
  const team = await opened(page, `?von=karte#${FIRST.slug}`);
  await expect(team.dialog(FIRST)).toBeVisible();
  await page.evaluate((hash) => (location.hash = hash), LAST.slug);
  await expect(team.dialog(LAST).getByRole('img', { name: LAST.imageAlt })).toBeVisible();
  await expect(team.anyDialog()).toHaveCount(1);
  await expect(team.dialog(LAST).getByRole('heading', { name: LAST.name })).toBeFocused();
  expect(await violations(page, 'dialog[open]')).toEqual([]);
  await team.close().click();
  await expect(page).toHaveURL('/team?von=karte');
});

test('a phone shows the whole dialog, upright and on its side', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const team = await opened(page, `#${SECOND.slug}`);
  const dialog = team.dialog(SECOND);
  // The dialog is measured where it rests, after the animation that moves it there.
  await dialog.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));
  const frame = await boxOf(dialog);
  expect((await boxOf(team.close())).top).toBe(frame.top);
  const picture = dialog.getByRole('img');
  const { width, height } = await boxOf(picture);
  expect(width).toBe(frame.width);
  // A head takes half the height of a portrait of 4 to 5 (src/features/portrait).
  expect(height).toBeGreaterThan(width * 0.625);
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(picture).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
});

test('a closed dialog leaves the address after 300 ms, unless another one opens', async ({
  page,
}) => {
  await stopClock(page);
  const team = await opened(page);
  const close = async () => {
    await team.close().click();
    await expect(team.anyDialog()).toHaveCount(0);
    // The 300 ms begin with an event that the browser sends in a task of its own.
    await effectsRun(page);
    await page.clock.runFor(250);
  };
  await team.poster(FIRST).click();
  await close();
  await team.poster(SECOND).click();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(`/team#${SECOND.slug}`);
  await close();
  await expect(page).toHaveURL(`/team#${SECOND.slug}`);
  await page.clock.runFor(50);
  await expect(page).toHaveURL('/team');
});

test('an address without a person opens no dialog, and is no error', async ({ page }) => {
  const { problems } = await recordVisit(page);
  for (const hash of ['#niemand', '#%']) {
    const team = await opened(page, hash);
    await expect(team.anyDialog()).toHaveCount(0);
  }
  expect(problems).toEqual([]);
});

test('a dialog follows the way back and forth of the browser', async ({ page }) => {
  await page.goto('/kontakt');
  const team = await opened(page);
  await team.poster(FIRST).click();
  await page.goBack();
  await expect(team.anyDialog()).toHaveCount(0);
  await page.goForward();
  await expect(team.dialog(FIRST)).toBeVisible();
  await team.close().click();
  await expect(page).toHaveURL('/team');
  await page.goBack();
  await expect(page).toHaveURL('/kontakt');
});

test('a dialog that was opened before the script closes and opens again', async ({ page }) => {
  const { problems } = await recordVisit(page);
  const team = await opened(page);
  const dialog = page.locator(`[id="${FIRST.slug}"]`);
  // The browser does this for `popovertarget` before the script is there.
  await dialog.evaluate((element: HTMLDialogElement) => element.showPopover());
  await team.close().click();
  await expect(dialog).toBeHidden();
  await team.poster(FIRST).press('Enter');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  expect(problems).toEqual([]);
});

test('a dialog that a press has opened before the script stays open at its address', async ({
  page,
}) => {
  await page.addInitScript((id) => {
    const press = new MutationObserver(() => {
      const dialog = document.getElementById(id);
      if (!(dialog instanceof HTMLDialogElement)) return;
      press.disconnect();
      dialog.showPopover();
    });
    press.observe(document, { childList: true, subtree: true });
  }, FIRST.slug);
  const team = await opened(page, `#${FIRST.slug}`);
  await expect(team.dialog(FIRST)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an address shows its person alone, and a poster leads there and back', async ({ page }) => {
    const team = await opened(page, `#${LAST.slug}`);
    await expect(team.dialog(LAST).getByText(LAST.bio)).toBeInViewport();
    await expect(team.anyDialog()).toHaveCount(1);
    await page.goto('/team');
    await team.poster(FIRST).click();
    await expect(team.dialog(FIRST).getByText(FIRST.bio)).toBeVisible();
    await team.close().click();
    await expect(team.dialog(FIRST)).toBeHidden();
  });
});
