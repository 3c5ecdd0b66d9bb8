import { expect, type Page, test } from 'playwright/test';
import planner from '../../src/content/budgetplaner.json' with { type: 'json' };
import { ContactPage } from '../support/contact-page.ts';
import { watch } from '../support/visit.ts';

const COSTS = '/wahlkampfkosten';
const { form, notes, table } = planner;

class Planner {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  readonly part = () => this.page.getByRole('form', { name: form.heading });
  readonly sum = () => this.page.getByLabel(form.sum);
  readonly election = () => this.page.getByLabel(form.election);
  readonly share = (name: string) =>
    this.page.getByRole('slider', { name: form.share.replace('{name}', name) });
  readonly reserve = () => this.part().getByRole('status').filter({ hasText: table.reserve });
  readonly request = () => this.page.getByRole('button', { name: form.request });
}

test('brings its script when it is used, and not before', async ({ page }) => {
  const visit = await watch(page);
  const planner = new Planner(page);
  await page.goto(COSTS, { waitUntil: 'networkidle' });
  const scripts = () => visit.requests.filter((r) => r.resourceType() === 'script');
  expect(scripts()).toEqual([]);
  await planner.sum().focus();
  await expect.poll(() => scripts().length).toBeGreaterThan(0);
});

test('divides the sum and says what is left', async ({ page }) => {
  const planner = new Planner(page);
  await page.goto(COSTS);
  await expect(planner.reserve()).toContainText('20\u00a0% · 3.000\u00a0€');
  await planner.sum().fill('40.000');
  await expect(planner.part()).toContainText('Das ist mehr als üblich');
  await expect(planner.part()).toContainText('30\u00a0% · 12.000\u00a0€');
  await planner.election().selectOption('Landtagswahl');
  await expect(planner.part()).toContainText('Üblich für die Landtagswahl');
  for (let step = 0; step < 6; step += 1) await planner.share('Werbemittel').press('ArrowRight');
  await expect(planner.part()).toContainText('36\u00a0% · 14.400\u00a0€');
  await expect(planner.share('Werbemittel')).toHaveAttribute('aria-valuetext', /14\.400/);
  await expect(planner.reserve()).toContainText('14\u00a0% · 5.600\u00a0€');
  await expect(planner.reserve()).toContainText('Halte 15 bis 20\u00a0% frei');
});

test('says what a sum looks like, and keeps the visitor with it', async ({ page }) => {
  const planner = new Planner(page);
  await page.goto(COSTS);
  await planner.sum().fill('viel');
  await expect(planner.part()).toContainText(notes.sumInvalid);
  await expect(page.locator('#plan-size')).toHaveCSS('background-color', 'rgb(17, 17, 15)');
  // Figures of the sum before would be figures of no sum.
  await expect(planner.part()).not.toContainText('€');
  await planner.request().click();
  await expect(planner.sum()).toBeFocused();
  await expect(planner.sum()).toHaveAttribute('aria-invalid', 'true');
  expect(new URL(page.url()).pathname).toBe(COSTS);
  await planner.sum().fill('5000');
  await expect(planner.sum()).not.toHaveAttribute('aria-invalid');
});

test('carries the plan into the form, where it can be changed', async ({ page }) => {
  const planner = new Planner(page);
  await page.goto(COSTS);
  await planner.sum().fill('10.000');
  await planner.share('Online-Marketing').press('End');
  await planner.request().click();
  const message = new ContactPage(page).message();
  await expect(message).toHaveValue(/^Mein Rahmen \(Kommunalwahl\): 10\.000\u00a0€\n/);
  await expect(message).toHaveValue(/Online-Marketing: 3\.500\u00a0€ \(35\u00a0%\)/);
  await expect(message).toHaveValue(/Reserve: 500\u00a0€ \(5\u00a0%\)/);
  await expect(message).toBeEditable();
  await expect(page.getByLabel('Um welche Wahl geht es?')).toHaveValue('local');
});

test('carries it also where its script never came', async ({ page }) => {
  await page.route(/planner\.client/, (route) => route.abort());
  const planner = new Planner(page);
  await page.goto(COSTS);
  await planner.sum().fill('12.000');
  await expect(planner.part().getByRole('alert')).toHaveText(notes.failed);
  await planner.request().click();
  await expect(new ContactPage(page).message()).toHaveValue(/: 12\.000\u00a0€\n/);
});

test('a link that was made up puts no words into the message', async ({ page }) => {
  await page.goto('/kontakt?wahl=1&summe=Ruft+an&anteile=30&anteile=20&anteile=15&anteile=10');
  await expect(page.locator('astro-island:not([ssr])').first()).toBeAttached();
  await expect(new ContactPage(page).message()).toHaveValue('');
});

test('the table says the same in euros, and without script it stands alone', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(COSTS);
  const rows = page.getByRole('table', { name: table.caption }).getByRole('row');
  await expect(rows.filter({ hasText: 'Werbemittel' })).toContainText(
    /1\.500–10\.000\u00a0€\s*7\.500–40\.000\u00a0€\s*15\.000–100\.000\u00a0€/,
  );
  await expect(rows.filter({ hasText: 'Recht und Compliance' })).toContainText(form.fromReserve);
  await expect(rows.filter({ hasText: new RegExp(`^\\s*${table.reserve}`) })).toContainText(
    /750–5\.000\u00a0€/,
  );
  await expect(new Planner(page).part()).toBeHidden();
  await context.close();
});

test('keeps its lines where the system sets the colours', async ({ browser }) => {
  const context = await browser.newContext({ forcedColors: 'active', colorScheme: 'dark' });
  const page = await context.newPage();
  const planner = new Planner(page);
  await page.goto(COSTS);
  const white = 'rgb(255, 255, 255)';
  await expect(planner.part()).toHaveCSS('background-color', white);
  await expect(planner.share('Werbemittel')).toHaveCSS('background-image', /rgb\(255, 255, 255\)/);
  await expect(planner.request()).not.toHaveCSS('border-top-style', 'none');
  await planner.share('Werbemittel').focus();
  const cell = planner.part().locator('.cell', { has: planner.share('Werbemittel') });
  await expect(cell).toHaveCSS('outline-style', 'solid');
  for (const name of ['mindestens', 'höchstens']) {
    const sign = page.getByText(name, { exact: true });
    const border = await sign.evaluate((e) => getComputedStyle(e, '::before').borderTopColor);
    expect(border).toBe(white);
  }
  await context.close();
});

test('the figures at the scale stand out from their ground where the system sets the colours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(COSTS);
  const figure = page.locator('svg text').first();
  await expect(figure).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await expect(figure).toHaveCSS('stroke', 'rgb(0, 0, 0)');
});

for (const path of [COSTS, '/kontakt']) {
  test(`the list on ${path} has an arrow of its own, and the browser's where the system sets the colours`, async ({
    page,
  }) => {
    await page.goto(path);
    const list = page.getByLabel('Um welche Wahl geht es?');
    await expect(list).toHaveCSS('appearance', 'none');
    await expect(list).toHaveCSS('background-image', /svg/);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(list).toHaveCSS('appearance', 'auto');
    await expect(list).toHaveCSS('background-image', 'none');
  });
}
