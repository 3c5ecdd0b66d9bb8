import { expect, type Page, test } from 'playwright/test';
import site from '../../src/content/site.json' with { type: 'json' };
import { ContactPage } from '../support/contact-page.ts';
import { ToolsPage } from '../support/tools-page.ts';
import { expectBelowBar, hydrated, pass, stopClock, watchFor } from '../support/visit.ts';

const { demoHq, demoPlanner, demoWebsite, parliamentTool } = site.links;

/** Prices that the agency stands for. */
const PRODUCTS = [
  {
    name: 'Wahlkampf-HQ',
    slug: 'wahlkampf-hq',
    demo: demoHq,
    monthly: '52 €',
    prices: [/im Monat\s*52 €/, /einmalig\s*Einrichtung\s*990 €/, /1 Stunde Schulung/],
  },
  {
    name: 'Tür-zu-Tür-Planer',
    slug: 'tuer-zu-tuer-planer',
    demo: demoPlanner,
    monthly: '90 €',
    prices: [/im Monat\s*90 €/, /einmalig\s*Einrichtung\s*430 €/, /1 Stunde Schulung/],
  },
  {
    name: 'Kampagnenwebsite',
    slug: 'kampagnenwebsite',
    demo: demoWebsite,
    monthly: '39 €',
    prices: [
      /im Monat\s*39 €/,
      /einmalig\s*vollständige Individualisierung\s*1\.100 €/,
      /Gamification.*Spendenwerkzeug.*Quiz mit 8 Fragen/s,
    ],
  },
] as const;

/** As it is read: protected spaces are spaces, soft hyphens nothing. */
const read = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '');

test('three products have prices, a demo and a way to the form', async ({ page }) => {
  const tools = new ToolsPage(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tools.open();
  await expect(tools.index()).toHaveCount(PRODUCTS.length);
  for (const [index, { name, slug, demo, monthly, prices }] of PRODUCTS.entries()) {
    const product = page.locator(`#${slug}`);
    const text = read(await product.innerText());
    for (const figure of prices) expect(text).toMatch(figure);
    expect(text).toContain('Alle Preise enthalten 19 % MwSt.');
    expect(text).toContain('Inklusive, wenn wir deine Kampagne führen');

    const link = product.getByRole('link', { name: /^Live-Demo öffnen/ });
    await expect(link).toHaveAttribute('href', demo);
    await expect(link).toHaveAttribute('target', '_blank');

    const row = tools.index().nth(index);
    const words = read(await row.innerText());
    for (const part of [name, `${monthly} im Monat`]) expect(words).toContain(part);
    await row.click();
    await expectBelowBar(product.getByRole('heading', { level: 2 }));

    const picture = product.locator('img');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('alt', /\S.{40,}/);
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
  const parliament = page.getByRole('link', { name: /^KI-Werkzeug für Abgeordnete/ });
  await expect(parliament).toHaveAttribute('href', parliamentTool);
  await expect(parliament).toHaveAttribute('target', '_blank');

  for (const { name, slug } of PRODUCTS) {
    await page.goto('/wahlkampftools');
    await page.locator(`#${slug}`).getByRole('link', { name: 'Beratung anfragen' }).click();
    await expect(new ContactPage(page).message()).toHaveValue(`Es geht um: ${name}.\n`);
  }
});

/** The page with React in charge and a clock that stands still. */
async function openStill(page: Page): Promise<ToolsPage> {
  const tools = new ToolsPage(page);
  await stopClock(page);
  await tools.open();
  await page.clock.runFor(100);
  await hydrated(page, 'BallotWord');
  return tools;
}

test('each press on the word lets ballots fall for 3 to 4 s, in a run of its own', async ({
  page,
}) => {
  const tools = await openStill(page);
  await expect(tools.sheets()).toHaveCount(0);
  await tools.word().click();
  await expect(tools.runs()).toHaveCount(1);
  await expect(tools.runs()).toHaveCSS('z-index', '-1');
  const layer = await tools.runs().boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  expect(layer?.y).toBeGreaterThanOrEqual((bar?.y ?? NaN) + (bar?.height ?? NaN));
  const first = await tools.sheets().count();
  const topOf = () =>
    tools
      .sheets()
      .first()
      .evaluate((sheet) => sheet.getBoundingClientRect().top);
  const start = await topOf();

  await pass(page, 1000);
  expect(await topOf()).toBeGreaterThan(start + 50);
  await page.keyboard.press('Space');
  await expect(tools.runs()).toHaveCount(2);
  const all = await tools.sheets().count();
  await pass(page, 1950);
  await expect(tools.sheets()).toHaveCount(all);
  await pass(page, 1050);
  await expect(tools.sheets()).toHaveCount(all - first);
  await pass(page, 1000);
  await expect(tools.sheets()).toHaveCount(0);
});

test('without motion the word is underlined a second time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const tools = new ToolsPage(page);
  await tools.openWithScript();
  const isAskedFor = watchFor(page, /\/drop\./);
  await expect(tools.secondLine()).toHaveCount(0);
  await tools.word().click();
  await expect(tools.secondLine()).toHaveCount(1);
  await expect(tools.sheets()).toHaveCount(0);
  await tools.word().press('Enter');
  await expect(tools.secondLine()).toHaveCount(0);
  expect(await isAskedFor()).toBe(false);
});
