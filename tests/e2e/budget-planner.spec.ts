import { expect, type Page, test } from 'playwright/test';
import { ContactPage } from '../support/contact-page.ts';
import { articleUsing, componentsIn, fill, isOn, readEntry } from '../support/content.ts';
import { PageObject } from '../support/page-object.ts';

const { form, notes, table } = readEntry('budgetPlanner');
const { path = '', body = '' } = articleUsing('Budgetplaner') ?? {};
const ranges = componentsIn(body, 'Budgetspanne');
const shares = componentsIn(body, 'Kostenanteil').filter(({ text }) => text === undefined);

/** The fixed beginning of a sentence with figures in it. */
const beginning = (sentence: string) => sentence.split('{')[0] ?? sentence;
const german = (figure: number) => figure.toLocaleString('de-DE');
/** The words of the planner for a share of a million: a per cent is 10,000 €. */
const ofMillion = (percent: number) => `${german(percent)} % · ${german(percent * 10_000)} €`;

class Planner extends PageObject {
  // The article can contain other forms.
  part = () => this.page.getByRole('form', { name: form.heading, exact: true });
  sum = () => this.part().getByRole('textbox', { name: form.sum, exact: true });
  inhabitants = () => this.part().getByRole('textbox', { name: form.inhabitants, exact: true });
  election = () => this.part().getByRole('combobox');
  shares = () => this.part().getByRole('slider');
  percents = () =>
    this.shares().evaluateAll((sliders: HTMLInputElement[]) =>
      sliders.map(({ value }) => Number(value)),
    );
  reserve = () => this.part().getByRole('status', { name: table.reserve });
  request = () => this.part().getByRole('button');
}

async function opened(page: Page, query = ''): Promise<Planner> {
  await page.goto(path + query);
  return new Planner(page);
}

test.skip(!path || !isOn('budgetPlanner'), 'no article has the planner');

test('the planner divides a sum into shares and a reserve', async ({ page }) => {
  const planner = await opened(page);
  await planner.sum().fill('1000000');
  const percents = await planner.percents();
  expect(percents).toHaveLength(shares.length);
  for (const percent of percents) await expect(planner.part()).toContainText(ofMillion(percent));
  const rest = percents.reduce((left, percent) => left - percent, 100);
  await expect(planner.reserve()).toContainText(ofMillion(rest));
  await expect(planner.part()).toContainText(beginning(notes.above));
  await planner.sum().blur();
  await expect(planner.sum()).toHaveValue('1.000.000');
});

test('the planner says what a raised share is worth', async ({ page }) => {
  const planner = await opened(page);
  await planner.sum().fill('1000000');
  const [before = 100, ...others] = await planner.percents();
  await planner.shares().first().press('ArrowRight');
  const [raised = 0, ...same] = await planner.percents();
  expect(raised).toBeGreaterThan(before);
  expect(same).toEqual(others);
  await expect(planner.part()).toContainText(ofMillion(raised));
  const spoken = new RegExp(`^${ofMillion(raised).replaceAll(' ', '\\s')}$`);
  await expect(planner.shares().first()).toHaveAttribute('aria-valuetext', spoken);
});

test('the planner leads to the form, which takes the election over', async ({ page }) => {
  const planner = await opened(page);
  await planner.election().selectOption({ index: 1 });
  const election = await planner.election().inputValue();
  await planner.request().click();
  await expect(page).toHaveURL(`/kontakt?wahl=${election}`);
  await expect(new ContactPage(page).campaignType()).toHaveValue(election);
});

test('the planner refuses what is no sum @every-browser', async ({ page }) => {
  const planner = await opened(page);
  await planner.sum().fill('viel');
  await expect(planner.part()).toContainText(notes.sumInvalid);
  // Without a valid sum no amount is shown.
  await expect(planner.reserve()).not.toContainText('€');
  await planner.request().click();
  await expect(planner.sum()).toBeFocused();
  await expect(planner.sum()).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(path);
  await planner.sum().fill('5000');
  await expect(planner.sum()).not.toHaveAttribute('aria-invalid');
});

test('the planner asks for the inhabitants where there is a rule for each', async ({ page }) => {
  const hasRule = ({ perHeadFrom }: Record<string, unknown>) => perHeadFrom !== undefined;
  const election = ranges.findIndex(hasRule);
  test.skip(election < 0, 'no election has a rule');
  // The planner begins with the election of a vote.
  const planner = await opened(page, `?wahl=${String(ranges[election]?.['election'])}`);
  await expect(planner.election()).toHaveJSProperty('selectedIndex', election);
  // The last election has no range, so no rule.
  await planner.election().selectOption({ index: ranges.length });
  await expect(planner.inhabitants()).toBeHidden();
  await planner.election().selectOption({ index: election });
  await planner.inhabitants().fill('14000');
  const basis = fill(notes.perHead, { inhabitants: '14.000' });
  await expect(planner.part()).toContainText(basis);
  await planner.inhabitants().fill('viele');
  await expect(planner.part()).toContainText(notes.inhabitantsInvalid);
  await expect(planner.inhabitants()).toHaveAttribute('aria-invalid', 'true');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a table has a row for each share and the reserve', async ({ page }) => {
    await page.goto(path);
    const rows = page.getByRole('table', { name: table.caption }).getByRole('row');
    await expect(rows).toHaveCount(componentsIn(body, 'Kostenanteil').length + 2);
    for (const name of [...shares.map(({ name }) => String(name)), table.reserve]) {
      const row = rows.filter({ has: page.getByRole('rowheader', { name, exact: true }) });
      await expect(row).toContainText(/\d–[\d.]+\s€/);
    }
    await expect(new Planner(page).part()).toBeHidden();
  });
});
