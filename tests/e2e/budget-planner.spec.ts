import { expect, type Page, test } from 'playwright/test';
import { ELECTION_PARAMETER } from '../../src/config/addresses.ts';
import { budgetFigures } from '../../src/features/budget-planner/figures.ts';
import { firstPlan, outcome, pricedShares } from '../../src/features/budget-planner/plan.ts';
import { plannerTexts } from '../../src/features/budget-planner/planner-texts.ts';
import { euroRange } from '../../src/lib/format.ts';
import { ContactPage } from '../support/contact-page.ts';
import { articleWith, contentOf } from '../support/content.ts';

const words = contentOf('budgetPlanner');
const { form, notes, table } = words;
const { path = '', components = [] } = articleWith('Budgetplaner') ?? {};
const figures = budgetFigures(components);

class Planner {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  // The article can contain other forms.
  part = () => this.page.getByRole('form', { name: form.heading, exact: true });
  sum = () => this.part().getByRole('textbox', { name: form.sum, exact: true });
  inhabitants = () => this.part().getByRole('textbox', { name: form.inhabitants, exact: true });
  election = () => this.part().getByRole('combobox');
  shares = () => this.part().getByRole('slider');
  reserve = () => this.part().locator('.reserve');
  request = () => this.part().getByRole('button');
}

test.describe('the planner', () => {
  test.skip(!figures, 'no article has it');
  if (!figures) return;
  const plan = firstPlan(figures);
  const textsFor = (changes: Partial<typeof plan> = {}) =>
    plannerTexts({ ...plan, ...changes }, figures, notes);

  test('divides the sum and carries the election into the form', async ({ page }) => {
    const planner = new Planner(page);
    await page.goto(path);
    await expect(planner.reserve()).toContainText(textsFor().reserve);

    // The sum is above the usual budget of every election.
    const sum = 2 * Math.max(...figures.ranges.map(({ most }) => most));
    await planner.sum().fill(String(sum));
    const expectTexts = async (changes: Partial<typeof plan>) => {
      const { reserve, shares, size, verdict } = textsFor(changes);
      for (const text of [...shares, size]) await expect(planner.part()).toContainText(text);
      await expect(planner.reserve()).toContainText(reserve);
      await expect(planner.reserve()).toContainText(verdict);
    };
    await expectTexts({ sum });
    await planner.sum().blur();
    await expect(planner.sum()).toHaveValue(sum.toLocaleString('de-DE'));

    const [{ election = '' } = {}] = figures.ranges.slice(1);
    await planner.election().selectOption({ index: 1 });
    const share = planner.shares().first();
    await share.press('ArrowRight');
    const raised = Number(await share.inputValue());
    const percents = plan.percents.map((percent, index) => (index === 0 ? raised : percent));
    expect(percents).not.toEqual(plan.percents);
    await expectTexts({ sum, election: 1, percents });
    const amount = textsFor({ sum, election: 1, percents }).shares[0] ?? '';
    await expect(planner.shares().first()).toHaveAttribute('aria-valuetext', amount);

    await planner.request().click();
    await expect(page).toHaveURL(new RegExp(`/kontakt\\?${ELECTION_PARAMETER}=${election}$`));
    await expect(new ContactPage(page).campaignType()).toHaveValue(election);
  });

  test('begins with the election of a vote', async ({ page }) => {
    const planner = new Planner(page);
    const [vote] = figures.ranges.slice(1);
    test.skip(!vote, 'there is only one election');
    await page.goto(`${path}?${ELECTION_PARAMETER}=${vote?.election}`);
    await expect(planner.election()).toHaveValue(vote?.election ?? '');
    const start = firstPlan(figures, vote?.election);
    await expect(planner.sum()).toHaveValue(start.sum.toLocaleString('de-DE'));
    await expect(planner.part()).toContainText(textsFor(start).size);
  });

  test('refuses what is above the budget and what is no sum @every-browser', async ({ page }) => {
    const planner = new Planner(page);
    await page.goto(path);
    const most = pricedShares(figures).map((share) => share.most);
    const isOverdrawn = outcome({ ...plan, percents: most }, figures).verdict === 'overdrawn';
    const verdict = planner.reserve().locator('span');
    const calm = await verdict.evaluate((tape) => getComputedStyle(tape).backgroundColor);
    for (const slider of await planner.shares().all()) await slider.press('End');
    await expect(planner.reserve()).toContainText(textsFor({ percents: most }).verdict);
    if (isOverdrawn) await expect(verdict).not.toHaveCSS('background-color', calm);

    await planner.sum().fill('viel');
    await expect(planner.part()).toContainText(notes.sumInvalid);
    // Without a valid sum no amount is shown.
    await expect(planner.reserve()).not.toContainText('€');
    await planner.request().click();
    await expect(planner.sum()).toBeFocused();
    await expect(planner.sum()).toHaveAttribute('aria-invalid', 'true');
    expect(new URL(page.url()).pathname).toBe(path);
    await planner.sum().fill('5000');
    await expect(planner.sum()).not.toHaveAttribute('aria-invalid');
  });

  test('asks for the inhabitants where there is a rule for each', async ({ page }) => {
    const election = figures.ranges.findIndex(({ perHead }) => perHead);
    test.skip(election < 0, 'no election has a rule');
    const planner = new Planner(page);
    await page.goto(path);
    const other = figures.ranges.findIndex(({ perHead }) => !perHead);
    await planner.election().selectOption({ index: other < 0 ? figures.ranges.length : other });
    await expect(planner.inhabitants()).toBeHidden();
    await planner.election().selectOption({ index: election });
    await planner.inhabitants().fill('14000');
    const { size } = textsFor({ election, inhabitants: 14_000 });
    await expect(planner.part()).toContainText(size);
    await planner.inhabitants().fill('viele');
    await expect(planner.part()).toContainText(notes.inhabitantsInvalid);
    await expect(planner.inhabitants()).toHaveAttribute('aria-invalid', 'true');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is a table that says the same in euros', async ({ page }) => {
      await page.goto(path);
      const rows = page.getByRole('table', { name: table.caption }).getByRole('row');
      const ranges = figures.ranges.filter(({ open }) => open === undefined);
      for (const { name, least, most, open } of figures.shares) {
        const row = rows.filter({ has: page.getByRole('rowheader', { name, exact: true }) });
        if (open !== undefined) await expect(row).toContainText(form.fromReserve);
        else {
          for (const range of ranges) {
            const [low, high] = [(range.least * least) / 100, (range.most * most) / 100];
            await expect(row).toContainText(euroRange(Math.round(low), Math.round(high)));
          }
        }
      }
      await expect(new Planner(page).part()).toBeHidden();
    });
  });
});
