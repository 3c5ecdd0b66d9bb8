import { expect, type Page, test } from 'playwright/test';
import { isOn, jobs as openJobs, readEntry } from '../support/content.ts';
import { boxOf, expectBelowBar } from '../support/layout.ts';
import { PageObject } from '../support/page-object.ts';
import { violations } from '../support/axe.ts';
import { scrollPage, settled } from '../support/waits.ts';

const words = readEntry('careersPage');
const jobs = openJobs();
type Job = (typeof jobs)[number];
const [first, second] = jobs as [Job, Job];
test.skip(
  !isOn('careersPage') || !jobs[0],
  '/karriere is left out or has no ad that is open today',
);
const { openings, process } = words.tabs;
const PROCESS = 'bewerbungsprozess';
const OPENINGS = 'offene-stellen';

/** /karriere as a visitor uses it. */
class CareersPage extends PageObject {
  tab = (name: string) => this.page.getByRole('tab', { name, exact: true });
  panel = (name: string) => this.page.getByRole('tabpanel', { name, exact: true });
  ads = () => this.page.locator('.job');
  ad = (id: string) => this.ads().filter({ has: this.page.locator(`[id="${id}"]`) });
  openAds = () => this.page.locator('.job[open]');
  summary = (place: number) => this.ads().nth(place).locator('summary');
  description = ({ id, description }: Job) => this.ad(id).getByText(description).first();
}

/** Opens the page and waits for the script: until then the tabs are links. */
async function opened(page: Page, anchor = ''): Promise<CareersPage> {
  await page.goto(`/karriere#${anchor}`);
  await page.getByRole('tablist').waitFor();
  return new CareersPage(page);
}

/** Expects that a tab is chosen, and its panel the only one to be seen. */
async function expectChosen(careers: CareersPage, chosen: string): Promise<void> {
  await expect(careers.tab(chosen)).toHaveAttribute('aria-selected', 'true');
  await expect(careers.page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(careers.panel(chosen)).toBeVisible();
  await expect(careers.page.getByRole('tabpanel')).toHaveCount(1);
}

test('a pressed tab is chosen and goes into the address', async ({ page }) => {
  const careers = await opened(page);
  await expect(page.getByRole('tablist')).toHaveAccessibleName(words.tabs.label);
  await expectChosen(careers, openings);
  await careers.tab(process).click();
  await expectChosen(careers, process);
  await expect(page).toHaveURL(`/karriere#${PROCESS}`);
  await test.step('the way back and forward chooses again', async () => {
    await careers.tab(openings).click();
    await page.goBack();
    await expectChosen(careers, process);
    await page.goForward();
    await expectChosen(careers, openings);
  });
});

test('the arrow keys choose a tab in a ring, and Tab leads to its panel', async ({ page }) => {
  const careers = await opened(page);
  await careers.tab(process).click();
  for (const [key, chosen] of [
    ['ArrowRight', openings],
    ['ArrowLeft', process],
    ['ArrowLeft', openings],
  ] as const) {
    await page.keyboard.press(key);
    await expectChosen(careers, chosen);
    await expect(careers.tab(chosen)).toBeFocused();
  }
  await expect(page).toHaveURL(`/karriere#${OPENINGS}`);
  await page.keyboard.press('Control+ArrowRight');
  await expect(careers.tab(openings)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(careers.panel(openings)).toBeFocused();
});

test('the process has an address, and a link leads from it to the ads', async ({ page }) => {
  const careers = await opened(page, PROCESS);
  await expectBelowBar(page.getByRole('tablist'));
  await expect(careers.panel(process)).toBeVisible();
  await page.evaluate(() => (location.hash = 'inhalt'));
  await expect(careers.panel(process)).toBeVisible();
  await page.getByRole('link', { name: words.toOpenings }).click();
  await expect(careers.panel(openings)).toBeVisible();
  await expectBelowBar(page.getByRole('tablist'));
});

test('the browser’s search finds what stands in the second tab', async ({ page }) => {
  const [step] = words.process.steps;
  const text = encodeURIComponent(step?.title ?? '').replaceAll('-', '%2D');
  await page.goto(`/karriere#:~:text=${text}`);
  await expect(new CareersPage(page).panel(process)).toBeVisible();
});

test.describe('the job ads', () => {
  test.skip(jobs.length < 2, 'stellen.json has no two ads that are open today');

  test('a pressed ad alone is open and in the address, until pressed again', async ({ page }) => {
    const careers = await opened(page);
    await expect(careers.openAds()).toHaveCount(0);
    for (const [place, { description, id }] of jobs.entries()) {
      await careers.summary(place).click();
      await expect(careers.openAds()).toContainText(description);
      await expect(careers.openAds()).toHaveCount(1);
      await expect(page).toHaveURL(`/karriere#${id}`);
    }
    await careers.summary(jobs.length - 1).click();
    await expect(careers.openAds()).toHaveCount(0);
    await expect(page).toHaveURL(`/karriere#${OPENINGS}`);
  });

  test('printing leaves the address, also where a script opens the ads', async ({ page }) => {
    await page.addInitScript(() => (CSS.supports = () => false));
    await opened(page, PROCESS);
    for (const type of ['beforeprint', 'afterprint']) {
      await page.evaluate((event) => {
        const ad = document.querySelector('.job');
        const toggled = new Promise((resolve) => ad?.addEventListener('toggle', resolve));
        dispatchEvent(new Event(event));
        return toggled.then(() => undefined);
      }, type);
      await expect(page).toHaveURL(`/karriere#${PROCESS}`);
    }
  });

  // tests/site/links.test.ts tests that each job ad leads to the form.
  test('a job ad opens below the bar, and the contact card stays beside it', async ({ page }) => {
    const careers = await opened(page, first.id);
    await expect(careers.openAds()).toHaveCount(1);
    await expectBelowBar(careers.openAds());
    const card = page.getByRole('complementary', { name: words.contact.salutation.join(' ') });
    await expectBelowBar(card);
    await settled(page);
    const { top } = await boxOf(card);
    await scrollPage(page, (await page.evaluate(() => scrollY)) + 200);
    expect((await boxOf(card)).top).toBe(top);
    expect(await violations(page, '[role=tabpanel]:not([hidden])')).toEqual([]);
  });

  test('a change of the address opens another job ad', async ({ page }) => {
    const careers = await opened(page, PROCESS);
    await page.evaluate((id) => (location.hash = id), second.id);
    await expect(careers.description(second)).toBeVisible();
    await page.goBack();
    await expect(careers.panel(process)).toBeVisible();
    // A replaced address opens no `<details>`; older browsers open none for any address.
    await page.evaluate((id) => {
      history.replaceState(null, '', `#${id}`);
      dispatchEvent(new HashChangeEvent('hashchange'));
    }, first.id);
    await expect(careers.description(first)).toBeVisible();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the job ads stand above the process, and open at their address', async ({ page }) => {
      const careers = new CareersPage(page);
      await page.goto(`/karriere#${second.id}`);
      await expect(careers.description(second)).toBeVisible();
      await expect(careers.openAds().getByRole('heading', { level: 3 })).toBeInViewport();
      await careers.summary(0).click();
      await expect(careers.description(first)).toBeVisible();
      await page.getByRole('link', { name: process, exact: true }).click();
      await expect(page.locator(`#${PROCESS} h3`).first()).toBeInViewport();
    });
  });
});
