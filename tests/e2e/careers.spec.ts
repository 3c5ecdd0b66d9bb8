import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { isOver } from '../../src/lib/format.ts';
import type { Benefit, CareersPage as Texts, Job } from '../../src/schemas/careers.ts';
import { CareersPage } from '../support/careers-page.ts';
import { ContactPage } from '../support/contact-page.ts';
import { PAGES } from '../support/dist.ts';
import { jsonLd, structuredDataIssues } from '../support/structured-data.ts';
import { violations } from '../support/visit.ts';

const content = <Data>(file: string) =>
  JSON.parse(readFileSync(`src/content/${file}.json`, 'utf8')) as Data;
const texts = content<Texts>('karriere');
const benefits = content<Benefit[]>('vorteile');
const jobs = content<Job[]>('stellen')
  .filter(({ validThrough }) => !isOver(validThrough, new Date()))
  .sort((a, b) => b.datePosted.localeCompare(a.datePosted) || a.id.localeCompare(b.id));
const [first, second] = jobs;
const { openings, process } = texts.tabs;
const PROCESS = 'bewerbungsprozess';
const OPENINGS = 'offene-stellen';

/** As it is read: protected spaces are spaces, soft hyphens and joiners nothing. */
const read = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/[\u00ad\u2060]/g, '');
const html = () => PAGES.find(({ path }) => path === '/karriere')?.html ?? '';

/** Distance of an element from the top of the window once the page stands still. */
async function restsAt(page: Page, selector: string): Promise<number> {
  const top = () =>
    page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  let before = NaN;
  await expect
    .poll(async () => {
      const last = before;
      before = await top();
      return before === last;
    })
    .toBe(true);
  return before;
}

// Smooth scrolling over a long page is cut short where the machine is slow.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('says what the culture is and names six benefits', async ({ page }) => {
  await new CareersPage(page).open();
  for (const text of [texts.culture.statement, ...texts.culture.paragraphs]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  expect(benefits).toHaveLength(6);
  for (const { title, description } of benefits) {
    const cell = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 3, name: title, exact: true }),
    });
    await expect(cell).toContainText(description);
    await expect(cell.locator('use')).toHaveAttribute('href', /^\/piktogramme\.svg#/);
  }
});

test('the button in the head scrolls to the openings, also from the other tab', async ({
  page,
}) => {
  const careers = new CareersPage(page);
  await careers.openWithScript(PROCESS);
  await page.getByRole('link', { name: texts.toOpenings }).click();
  await expect(careers.panel(openings)).toBeVisible();
  await expect(careers.tab(openings)).toBeInViewport();
  expect(await restsAt(page, '[role=tablist]')).toBeGreaterThanOrEqual(72);
});

test.describe('the tabs', () => {
  test('show the openings first and the process when it is chosen', async ({ page }) => {
    const careers = new CareersPage(page);
    await careers.openWithScript();
    await expect(page.getByRole('tablist')).toHaveAccessibleName(texts.tabs.label);
    await expect(careers.tab(openings)).toHaveAttribute('aria-selected', 'true');
    await expect(careers.tab(process)).toHaveAttribute('aria-selected', 'false');
    await expect(careers.panel(openings)).toBeVisible();
    await expect(careers.panel(process)).toBeHidden();
    await careers.tab(process).click();
    await expect(careers.tab(openings)).toHaveAttribute('aria-selected', 'false');
    await expect(careers.tab(process)).toHaveAttribute('aria-selected', 'true');
    await expect(careers.panel(openings)).toBeHidden();
    await expect(careers.panel(process)).toBeVisible();
    expect(careers.hash()).toBe(`#${PROCESS}`);
  });

  test('are one stop of the keyboard: arrows, Home and End choose, Tab leads on', async ({
    page,
  }) => {
    const careers = new CareersPage(page);
    await careers.openWithScript();
    await careers.tab(openings).focus();
    for (const [key, chosen] of [
      ['ArrowRight', process],
      ['ArrowRight', openings],
      ['ArrowLeft', process],
      ['ArrowLeft', openings],
      ['End', process],
      ['Home', openings],
    ] as const) {
      await page.keyboard.press(key);
      await expect(careers.tab(chosen)).toBeFocused();
      await expect(careers.panel(chosen)).toBeVisible();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      expect(careers.hash()).toBe(chosen === process ? `#${PROCESS}` : `#${OPENINGS}`);
    }
    await page.keyboard.press('Control+ArrowRight');
    await expect(careers.tab(openings)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(careers.panel(openings)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(careers.tab(openings)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(careers.tab(process)).not.toBeFocused();
  });

  test('have addresses, and the browser goes back through them', async ({ page }) => {
    const careers = new CareersPage(page);
    await careers.openWithScript(PROCESS);
    await expect(careers.panel(process)).toBeVisible();
    await expect(careers.panel(openings)).toBeHidden();
    expect(await restsAt(page, '[role=tablist]')).toBeGreaterThanOrEqual(72);
    expect(await restsAt(page, '[role=tablist]')).toBeLessThan(200);
    await careers.tab(openings).click();
    await expect(careers.panel(openings)).toBeVisible();
    await page.goBack();
    await expect(careers.panel(process)).toBeVisible();
    await page.goForward();
    await expect(careers.panel(openings)).toBeVisible();
  });

  test('leave the page as it is for an address of another part', async ({ page }) => {
    const careers = new CareersPage(page);
    await careers.openWithScript('inhalt');
    await expect(careers.tab(openings)).toHaveAttribute('aria-selected', 'true');
    await expect(careers.panel(process)).toBeHidden();
    await careers.openWithScript(PROCESS);
    await page.evaluate(() => (location.hash = 'inhalt'));
    await expect(careers.panel(process)).toBeVisible();
    await expect(careers.panel(openings)).toBeHidden();
  });
});

test('the process is a table of five steps in their order', async ({ page }) => {
  await new CareersPage(page).openWithScript(PROCESS);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    texts.process.step,
    texts.process.content,
  ]);
  const steps = (await table.getByRole('rowheader').allInnerTexts()).map(read);
  expect(steps.map((step) => step.replace(/\s+/g, ' '))).toEqual([
    ...['1 Online-Bewerbung', '2 Erstes Gespräch', '3 Praktische Aufgabe'],
    ...['4 Abschlussgespräch', '5 Willkommen'],
  ]);
  const { steps: written } = texts.process;
  await expect(table.getByRole('cell')).toHaveText(written.map(({ description }) => description));
});

test.describe('the job ads', () => {
  test.skip(!first || !second, 'stellen.json has no two ads that are open today');
  if (!first || !second) return;

  test('are two rows, of which one at most is open', async ({ page }) => {
    const careers = new CareersPage(page);
    await careers.openWithScript();
    await expect(careers.ads()).toHaveCount(jobs.length);
    await expect(careers.openAds()).toHaveCount(0);
    await careers.ads().first().locator('summary').click();
    await expect(page.getByText(first.description)).toBeVisible();
    await careers.ads().nth(1).locator('summary').click();
    await expect(page.getByText(second.description)).toBeVisible();
    await expect(page.getByText(first.description)).toBeHidden();
    await expect(careers.openAds()).toHaveCount(1);
    await careers.ads().nth(1).locator('summary').click();
    await expect(careers.openAds()).toHaveCount(0);
  });

  test('open and close by keyboard', async ({ page }) => {
    const careers = new CareersPage(page);
    await careers.openWithScript();
    await careers.ads().first().locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(careers.openAds()).toHaveCount(1);
    await page.keyboard.press('Space');
    await expect(careers.openAds()).toHaveCount(0);
  });

  for (const [place, job] of jobs.entries()) {
    test(`say all of ${job.id}`, async ({ page }) => {
      const careers = new CareersPage(page);
      await careers.openWithScript(job.id);
      const ad = careers.ads().nth(place);
      await expect(ad.getByRole('heading', { level: 3 })).toContainText('(m/w/d)');
      const text = read(await ad.innerText());
      for (const part of [
        ...[job.title, job.location, 'remote', 'Teilzeit oder Vollzeit', job.department],
        ...[job.description, ...job.responsibilities, ...job.qualifications, ...job.benefits],
        ...[job.applicationNote, job.duration ?? '', texts.contact.email],
        ...(job.salary ? [job.salary.from.toLocaleString('de-DE')] : [texts.ad.salaryLater]),
      ]) {
        expect(text).toContain(read(part));
      }
      await expect(ad.locator('time')).toHaveCount(2);
      await expect(ad.locator('time').first()).toHaveAttribute('datetime', job.datePosted);
      await expect(ad.locator('time').last()).toHaveAttribute('datetime', job.validThrough);
    });

    test(`open at the address of ${job.id}, below the bar`, async ({ page }) => {
      const careers = new CareersPage(page);
      await careers.openWithScript(job.id);
      await expect(careers.openAds()).toHaveCount(1);
      await expect(page.getByText(job.description)).toBeVisible();
      const top = await restsAt(page, 'details[open]');
      expect(top).toBeGreaterThanOrEqual(72);
      expect(top).toBeLessThan(120);
    });
  }

  test('open from the other tab when the address changes, and the browser goes back', async ({
    page,
  }) => {
    const careers = new CareersPage(page);
    await careers.openWithScript(PROCESS);
    await page.evaluate((id) => (location.hash = id), second.id);
    await expect(careers.panel(openings)).toBeVisible();
    await expect(page.getByText(second.description)).toBeVisible();
    await page.goBack();
    await expect(careers.panel(process)).toBeVisible();
    await expect(careers.panel(openings)).toBeHidden();
  });

  test('open also where the browser leaves that to the page', async ({ page }) => {
    const careers = new CareersPage(page);
    await careers.openWithScript(PROCESS);
    // A replaced address opens nothing by itself, as older browsers do with any address.
    await page.evaluate((id) => {
      history.replaceState(null, '', `#${id}`);
      dispatchEvent(new HashChangeEvent('hashchange'));
    }, second.id);
    await expect(page.getByText(second.description)).toBeVisible();
  });

  test('show their address in the bar when they are opened, and lose it when they are closed', async ({
    page,
  }) => {
    const careers = new CareersPage(page);
    await careers.openWithScript();
    await careers.ads().first().locator('summary').click();
    await expect.poll(careers.hash).toBe(`#${first.id}`);
    await careers.ads().nth(1).locator('summary').click();
    await expect.poll(careers.hash).toBe(`#${second.id}`);
    await careers.ads().nth(1).locator('summary').click();
    await expect.poll(careers.hash).toBe(`#${OPENINGS}`);
  });

  test('lead to the form, whose message begins with them', async ({ page }) => {
    await new CareersPage(page).openWithScript(first.id);
    await page.getByRole('link', { name: texts.ad.apply }).click();
    await expect(page).toHaveURL(/\/kontakt\?/);
    const area = first.department.replace(' (m/w/d)', '');
    await expect(new ContactPage(page).message()).toHaveValue(
      `Es geht um: ${texts.ad.topic} ${area}.\n`,
    );
  });

  test('are told to search engines, without an error', async () => {
    const issues = await structuredDataIssues(html());
    // The law asks for the pay before the interview, not in the ad; Google recommends it there.
    const unpaid = jobs.filter(({ salary }) => !salary);
    expect(issues).toEqual(
      unpaid.map(() => 'WARNING JobPosting: Missing field "baseSalary" (optional)'),
    );
    const postings = jsonLd(html()).filter((thing) => thing['@type'] === 'JobPosting');
    expect(postings).toHaveLength(jobs.length);
    for (const [place, job] of jobs.entries()) {
      expect(postings[place]).toMatchObject({
        '@type': 'JobPosting',
        title: expect.stringMatching(/\(m\/w\/d\)$/),
        url: `https://stimmbezirk.example/karriere#${job.id}`,
        datePosted: job.datePosted,
        validThrough: expect.stringContaining(`${job.validThrough}T23:59:59+0`),
        employmentType: ['INTERN', 'PART_TIME', 'FULL_TIME'],
        jobLocationType: 'TELECOMMUTE',
        jobLocation: { address: { addressLocality: job.location, addressCountry: 'DE' } },
      });
    }
  });

  for (const width of [390, 1440]) {
    test(`are accessible when open, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await new CareersPage(page).openWithScript(first.id);
      expect(await violations(page)).toEqual([]);
    });
  }

  test('are all open on paper, with the process', async ({ page }) => {
    const careers = new CareersPage(page);
    await careers.openWithScript();
    await page.emulateMedia({ media: 'print' });
    for (const { description } of jobs) await expect(page.getByText(description)).toBeVisible();
    for (const { description } of texts.process.steps) {
      await expect(page.getByText(description)).toBeVisible();
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('stand above the process, which is visible too', async ({ page }) => {
      const careers = new CareersPage(page);
      await careers.open();
      await expect(page.getByRole('table')).toBeVisible();
      await careers.ads().first().locator('summary').click();
      await expect(page.getByText(first.description)).toBeVisible();
      await page.getByRole('link', { name: process, exact: true }).click();
      await expect(page.getByRole('table')).toBeInViewport();
    });

    test('open at their address, below the bar', async ({ page }) => {
      const careers = new CareersPage(page);
      await careers.open(second.id);
      await expect(page.getByText(second.description)).toBeVisible();
      await expect(careers.openAds().getByRole('heading', { level: 3 })).toBeInViewport();
    });
  });
});

test('applications are mailed to the person of the card', async ({ page }) => {
  await new CareersPage(page).open();
  const { email, name, position, phone, salutation } = texts.contact;
  for (const { button, subject } of [texts.initiative, texts.closing]) {
    const link = page.getByRole('link', { name: button, exact: true });
    await expect(link).toHaveAttribute('href', `mailto:${email}?subject=${subject}`);
  }
  const card = new CareersPage(page).card(salutation.join(' '));
  await expect(card).toContainText(name);
  await expect(card).toContainText(position);
  await expect(card.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  const call = card.getByRole('link', { name: phone.display });
  await expect(call).toHaveAttribute('href', `tel:${phone.uri}`);
  const portrait = card.locator('img');
  await portrait.scrollIntoViewIfNeeded();
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('the card stays in view beside the openings', async ({ page }) => {
  const careers = new CareersPage(page);
  await careers.openWithScript(first?.id ?? OPENINGS);
  const card = careers.card(texts.contact.salutation.join(' '));
  const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  expect(await top()).toBe(before);
  expect(before).toBe(72 + 24);
});
