import { expect, type Page, test } from 'playwright/test';
import planner from '../../src/content/budgetplaner.json' with { type: 'json' };
import { ContactPage } from '../support/contact-page.ts';

const COSTS = '/wahlkampfkosten';
const { form, notes, table } = planner;

class Planner {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  part = () => this.page.getByRole('form', { name: form.heading });
  sum = () => this.page.getByLabel(form.sum);
  election = () => this.page.getByLabel(form.election);
  share = (name: string) =>
    this.page.getByRole('slider', { name: form.share.replace('{name}', name) });
  reserve = () => this.part().getByRole('status').filter({ hasText: table.reserve });
  request = () => this.page.getByRole('button', { name: form.request });
}

test('the planner divides the sum and carries the election into the form', async ({ page }) => {
  const planner = new Planner(page);
  await page.goto(COSTS);
  await expect(planner.reserve()).toContainText('16\u00a0% · 2.400\u00a0€');
  await planner.sum().fill('40000');
  await expect(planner.part()).toContainText('Das ist mehr als üblich');
  await expect(planner.part()).toContainText('31\u00a0% · 12.400\u00a0€');
  await planner.sum().blur();
  await expect(planner.sum()).toHaveValue('40.000');
  await planner.election().selectOption('Landtagswahl');
  await expect(planner.part()).toContainText('Üblich für die Landtagswahl');
  for (let step = 0; step < 6; step += 1) await planner.share('Werbemittel').press('ArrowRight');
  await expect(planner.part()).toContainText('37\u00a0% · 14.800\u00a0€');
  await expect(planner.share('Werbemittel')).toHaveAttribute('aria-valuetext', /14\.800/);
  await expect(planner.reserve()).toContainText('10\u00a0% · 4.000\u00a0€');
  await expect(planner.reserve()).toContainText('Halte 15 bis 20\u00a0% frei');

  await planner.request().click();
  await expect(page).toHaveURL(/\/kontakt\?wahl=state$/);
  await expect(new ContactPage(page).campaignType()).toHaveValue('state');
});

test('what is above the budget and what is no sum is an error', async ({ page }) => {
  const planner = new Planner(page);
  await page.goto(COSTS);
  const verdict = planner.reserve().locator('span');
  const calm = await verdict.evaluate((tape) => getComputedStyle(tape).backgroundColor);
  for (const slider of await planner.part().getByRole('slider').all()) await slider.press('End');
  await expect(planner.reserve()).toContainText(notes.overdrawn);
  await expect(verdict).not.toHaveCSS('background-color', calm);

  await planner.sum().fill('viel');
  await expect(planner.part()).toContainText(notes.sumInvalid);
  // The figures of the previous sum would be wrong.
  await expect(planner.part()).not.toContainText('€');
  await planner.request().click();
  await expect(planner.sum()).toBeFocused();
  await expect(planner.sum()).toHaveAttribute('aria-invalid', 'true');
  expect(new URL(page.url()).pathname).toBe(COSTS);
  await planner.sum().fill('5000');
  await expect(planner.sum()).not.toHaveAttribute('aria-invalid');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a table says the same in euros, and the planner is not there', async ({ page }) => {
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
  });
});
