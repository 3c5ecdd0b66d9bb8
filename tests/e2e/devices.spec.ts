/** Each test imitates by a script what another browser, an app, a translator or a bad connection does to a page. */
import { expect, type Page, test } from 'playwright/test';
import { CardPage, DIRECT, GATED, HAS_CARD, NAME, TEXTS } from '../support/card-page.ts';
import { contentOf, jobs, questions } from '../support/content.ts';
import { HomePage } from '../support/home-page.ts';
import { type Member, MEMBERS, TeamPage } from '../support/team-page.ts';
import { recordVisit } from '../support/records.ts';
import { translate } from '../support/visit.ts';

const careers = contentOf('careersPage');
const advice = contentOf('islandError').island;

test('the browser’s search finds what stands in the second tab of /karriere', async ({ page }) => {
  test.skip(!jobs()[0], 'without an opening there are no tabs');
  const [step] = careers.process.steps;
  const words = encodeURIComponent(step?.title ?? '').replaceAll('-', '%2D');
  await page.goto(`/karriere#:~:text=${words}`);
  await expect(page.getByRole('tabpanel', { name: careers.tabs.process })).toBeVisible();
});

test('the services stay in use on a translated page', async ({ page }) => {
  const { problems } = await recordVisit(page);
  const home = new HomePage(page);
  await home.open('ServiceCards');
  await home.services().first().click();
  await translate(page);
  const tag = home.tags().first();
  for (const pressed of ['true', 'false']) {
    await tag.click();
    await expect(tag).toHaveAttribute('aria-pressed', pressed);
  }
  await expect(page.getByRole('alert').filter({ hasText: advice })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a dialog that was opened before the script can be closed and opened again', async ({
  page,
}) => {
  const team = new TeamPage(page);
  const { problems } = await recordVisit(page);
  await team.open();
  const [member] = MEMBERS as [Member];
  const dialog = page.locator(`[id="${member.slug}"]`);
  // The browser does this for `popovertarget` before the script is there.
  await dialog.evaluate((element: HTMLDialogElement) => element.showPopover());
  await team.close().click();
  await expect(dialog).toBeHidden();
  await team.poster(member).click();
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  expect(problems).toEqual([]);
});

test('the gate opens on a translated page, also after the visitor left it and came back', async ({
  page,
}) => {
  test.skip(!HAS_CARD, 'there is no card');
  // Safari drops what a page was computing when it was left.
  await page.addInitScript(() => {
    const { deriveBits } = crypto.subtle;
    crypto.subtle.deriveBits = () => {
      crypto.subtle.deriveBits = deriveBits;
      return new Promise(() => undefined);
    };
  });
  const gate = new CardPage(page);
  await gate.open(GATED);
  await translate(page, '·');
  await gate.unlock();
  await expect(gate.submit()).toHaveText(TEXTS.gate.busy);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(gate.submit()).toHaveText(TEXTS.gate.submit);
  await gate.submit().click();
  await expect(gate.heading()).toHaveText(NAME);
});

test.describe('where the script of an island does not come', () => {
  test.beforeEach(({ page }) => page.route('**/_astro/*.js', (route) => route.abort()));

  test('the gate says what to do', async ({ page }) => {
    test.skip(!HAS_CARD, 'there is no card');
    await page.goto(GATED);
    await expect(page.getByRole('alert').filter({ hasText: advice })).toBeVisible();
    await expect(page.getByLabel(TEXTS.gate.label)).toBeVisible();
  });

  test('the services and the video say what to do', async ({ page }) => {
    await page.goto('/');
    const hasVideo = contentOf('home').socialMedia.video !== undefined;
    for (const id of hasVideo ? ['team', 'about'] : ['team']) {
      const section = page.locator(`#${id}`);
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('alert').filter({ hasText: advice })).toBeVisible();
    }
  });
});

test('closed answers are printed where `::details-content` is unknown', async ({ page }) => {
  test.skip(questions('contactFaq').length < 2, 'no answer is closed');
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...query: [string]) =>
      !query[0].includes('::details-content') && supports(...query);
  });
  await page.goto('/kontakt');
  const answers = page.locator('details[name] > :not(summary)');
  await expect(answers.last()).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(answers.last()).toBeHidden();
  await page.locator('details[name] > summary').first().click();
  await page.locator('details[name] > summary').last().click();
  await expect(page.locator('details[name][open]')).toHaveCount(1);
});

const scheme = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).colorScheme);

test('no browser turns light pages dark', async ({ page }) => {
  await page.goto('/kontakt');
  expect(await scheme(page, ':root')).toContain('only');
});

test('the code of a dark card stays black on white', async ({ page }) => {
  test.skip(!HAS_CARD, 'there is no card');
  await page.goto(DIRECT);
  expect(await scheme(page, ':root')).toBe('light dark');
  expect(await scheme(page, '.card-qr > svg')).toContain('only');
});
