import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { expect, type Page, test } from 'playwright/test';
import words from '../../src/content/wahlkalender.json' with { type: 'json' };
import { sidewaysScroll } from '../support/layout.ts';
import { clipboard, violations, watch } from '../support/visit.ts';

const STRATEGY = '/wahlkampfstrategie-erstellen';
const LINK = `${STRATEGY}?wahl=mayor&termin=2027-09-12#wahlkalender`;
const { errors, form, plan, take } = words;

/** Page object of the election calendar. */
class Calendar {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  election = () => this.page.getByLabel(form.election);
  day = () => this.page.getByLabel(form.day);
  confirmation = () => this.page.getByRole('checkbox', { name: form.confirm });
  submit = () => this.page.getByRole('button', { name: form.submit });
  plan = () => this.page.getByRole('region', { name: plan.heading });
  row = (text: string) => this.plan().getByRole('row').filter({ hasText: text });
  /** Opens the article on 23 November 2026, shortly after midnight in Berlin. */
  async open(address = STRATEGY): Promise<void> {
    await this.page.clock.setFixedTime('2026-11-22T23:05:00Z');
    await this.page.goto(address);
  }
}

test('by keyboard alone, at 320 px: a mayor’s election becomes a calendar', async ({ page }) => {
  const visit = await watch(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const calendar = new Calendar(page);
  await calendar.open();
  await calendar.election().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.type('09122027');
  await page.keyboard.press('Enter');
  await expect(calendar.plan()).toBeFocused();
  await expect(calendar.plan()).toContainText('Sonntag, 12.\u00a0September 2027');
  await expect(calendar.plan()).toContainText('293');
  await expect(calendar.row('Ziel, Ausgangslage')).toContainText(plan.due);
  await expect(calendar.row('Botschaft, drei Themen')).toContainText(plan.next);
  await expect(calendar.row('Adressen beim Meldeamt')).toContainText('§\u00a050 Abs.\u00a01 BMG');
  await expect(calendar.plan()).toContainText(words.notes.mayor);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: take.file })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  expect(visit.problems).toEqual([]);
});

test('wrong fields say what is wrong, and keep what is in them', async ({ page }) => {
  const calendar = new Calendar(page);
  await calendar.open();
  await calendar.submit().click();
  await expect(calendar.election()).toBeFocused();
  await expect(calendar.election()).toHaveAccessibleDescription(errors.electionMissing);
  await expect(calendar.day()).toHaveAccessibleDescription(new RegExp(errors.dayMissing));

  await calendar.election().selectOption('Kommunalwahl');
  await calendar.day().fill('2026-11-22');
  await calendar.submit().click();
  await expect(calendar.day()).toBeFocused();
  await expect(calendar.day()).toHaveAttribute('aria-invalid', 'true');
  await expect(calendar.day()).toHaveAccessibleDescription(new RegExp(errors.dayPast));
  await expect(calendar.election()).not.toHaveAttribute('aria-invalid');
  await expect(calendar.election()).toHaveValue('local');

  await calendar.day().fill('2027-09-15');
  await calendar.submit().click();
  await expect(calendar.day()).toHaveAccessibleDescription(/Mittwoch ist kein Sonntag/);
  await expect(calendar.plan()).toBeHidden();
  await calendar.day().fill('2027-09-12');
  await expect(calendar.day()).toHaveAccessibleDescription(form.dayHint);
  await expect(calendar.confirmation()).toBeHidden();
  await calendar.day().fill('2027-09-15');
  await calendar.submit().click();
  await calendar.confirmation().press('Space');
  await calendar.submit().click();
  await expect(calendar.plan()).toContainText('Mittwoch, 15.\u00a0September 2027');
});

test('a published date needs no day, names its source, and has a link', async ({ page }) => {
  const calendar = new Calendar(page);
  await calendar.open();
  await calendar.election().selectOption({ label: 'Landtagswahl Saarland, 18.\u00a0April 2027' });
  await expect(calendar.day()).toBeHidden();
  await calendar.submit().click();
  await expect(calendar.plan()).toContainText('Sonntag, 18.\u00a0April 2027');
  await expect(calendar.plan()).toContainText(/Bundeswahlleiterin.*Saarland \(Stand: Novem/);

  await calendar.open(`${STRATEGY}?wahl=state&termin=2027-04-25#wahlkalender`);
  await expect(calendar.plan()).toContainText('Landtagswahl Nordrhein-Westfalen');
  await expect(calendar.election()).toContainText('Nordrhein-Westfalen');
  await expect(calendar.day()).toBeHidden();
});

test('a link opens the same calendar, to take along and to ask with', async ({ page }) => {
  const calendar = new Calendar(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await calendar.open(LINK);
  await expect(calendar.plan()).toContainText('Sonntag, 12.\u00a0September 2027');

  await test.step('the link has type and day alone', async () => {
    await page.getByRole('button', { name: take.link }).click();
    await expect(calendar.plan().getByRole('status')).toHaveText(take.linkCopied);
    const copied = await clipboard(page);
    expect(copied).toBe(new URL(LINK, page.url()).href);
  });

  await test.step('the file has all entries', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: take.file }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('wahlkalender-2027-09-12.ics');
    const read = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), 'utf8')));
    const rows = await calendar.plan().getByRole('row').count();
    expect(read.getAllSubcomponents('vevent')).toHaveLength(rows - 1);
  });

  const request = page.getByRole('link', { name: take.request });
  await expect(request).toHaveAttribute('href', '/kontakt?wahl=mayor&termin=2027-09-12');
});

test('the longest calendar prints on one sheet, without the article', async ({ page }) => {
  const calendar = new Calendar(page);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await calendar.open(`${STRATEGY}?wahl=federal&termin=2029-03-04`);
  await page.getByRole('button', { name: take.print }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(calendar.plan()).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a calendar that cannot be loaded says so, and is tried again', async ({ page }) => {
  const calendar = new Calendar(page);
  await calendar.open();
  await page.context().setOffline(true);
  await calendar.submit().click();
  await expect(page.getByRole('alert')).toHaveText(errors.loadFailed);
  await page.context().setOffline(false);
  await calendar.submit().click();
  await expect(calendar.election()).toHaveAccessibleDescription(errors.electionMissing);
  await expect(page.getByRole('alert')).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('phases and deadlines are there, counted from the election', async ({ page }) => {
    await page.goto(STRATEGY);
    await expect(page.getByText('Druckdaten prüfen, Plakatplätze')).toBeVisible();
    await page.getByText('Fristen im Gesetz').click();
    const row = page.getByRole('row').filter({ hasText: 'Wahlvorschlag abgeben' });
    await expect(row).toContainText(/69\.\sTag, 18\sUhr \(§\s19 BWahlG\).*83\.\sTag, 18\sUhr/);
    await expect(new Calendar(page).election()).toBeHidden();
  });
});
