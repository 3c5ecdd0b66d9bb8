import { expect, test } from 'playwright/test';
import { violations } from '../support/axe.ts';
import {
  AHEAD,
  ANSWER,
  NAMED,
  CalendarPage,
  DAY,
  ELECTION_DAY,
  FILLED,
  LINK,
  openCalendar,
  PAGE,
  PUBLISHED,
  published,
  skipWithoutQuestion,
  skipWithoutStation,
  words,
} from '../support/calendar-page.ts';
import { fill, isOn, readEntry } from '../support/content.ts';
import { asRead, including } from '../support/html.ts';
import { sidewaysScroll } from '../support/layout.ts';
import { recordVisit } from '../support/records.ts';
import { hold, translate } from '../support/visit.ts';
import { islandReady } from '../support/waits.ts';

test.skip(!isOn('electionCalendar'), 'the calendar is left out');

const dates = readEntry('electionDates');
const { headline } = readEntry('mayorRules');
const { errors, export: exporting } = words;

test('at 320 px, a plan can be made and filled in with the keyboard', async ({ page }) => {
  skipWithoutQuestion();
  skipWithoutStation();
  const visit = await recordVisit(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const calendar = await openCalendar(page, PAGE, ELECTION_DAY);
  await calendar.election().focus();
  await calendar.election().selectOption('mayor');
  await page.keyboard.press('Tab');
  // Chromium runs in English here, so its date fields take month, day and year.
  await page.keyboard.type('09122027');
  await page.keyboard.press('Enter');
  await expect(calendar.plan()).toBeFocused();
  await expect(calendar.plan()).toContainText('Sonntag, 12. September 2027');
  await calendar.done().press('Space');
  await expect(calendar.done()).toBeChecked();
  await expect(calendar.done()).toBeFocused();
  await calendar.questions().press('Enter');
  await calendar.answer().focus();
  await page.keyboard.type('07142027');
  await expect(page).toHaveURL(including(`&${ANSWER}=${NAMED}`));
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await violations(page, 'main')).toEqual([]);
  expect(visit.problems).toEqual([]);
});

test.describe('a published election', () => {
  test.skip(!published, 'no election is ahead');
  const { id = '', type, name = '', day = '', source, office } = published ?? {};

  test('has a plan, and nobody has to type its day', async ({ page }) => {
    const calendar = await openCalendar(page, PAGE, AHEAD);
    const rules = page.getByRole('heading', { name: asRead(headline), exact: true });
    await expect(rules).toBeVisible();
    await calendar.election().selectOption(id);
    await expect(calendar.day()).toBeHidden();
    // On a phone the select has no room for the day after a long name.
    await expect(calendar.election()).toHaveAccessibleDescription(/^Sonntag,\s\d+\.\s\S+\s\d{4}$/);
    await calendar.submit().click();
    await expect(page).toHaveURL(PUBLISHED);
    await expect(calendar.plan()).toContainText(source ?? dates.source);
    await expect(page.getByRole('heading', { name: words.upcoming.heading })).toBeHidden();
    await expect(rules).toBeVisible({ visible: type === 'mayor' });
  });

  test('has a plan that leads to its calendar, its office and the form', async ({ page }) => {
    const calendar = await openCalendar(page, PUBLISHED, AHEAD);
    const { host, href } = new URL(`/abo/${id}.ics`, page.url());
    const subscribe = calendar.link(fill(exporting.subscribe, { name }));
    await expect(subscribe).toHaveAttribute('href', `webcal://${host}/abo/${id}.ics`);
    await expect(calendar.link(href)).toBeVisible();
    await expect(calendar.link(exporting.request)).toHaveAttribute(
      'href',
      PUBLISHED.replace(PAGE, '/kontakt'),
    );
    await calendar.questions().click();
    await expect(calendar.plan().locator(`a[href="${office}"]`)).toHaveCount(office ? 1 : 0);
  });

  test('stays in the form when its day is over in Berlin', async ({ page }) => {
    const calendar = await openCalendar(page, PUBLISHED, `${day}T23:00:00Z`);
    await expect(calendar.plan()).toContainText(name);
    await expect(calendar.election()).toHaveValue(id);
  });
});

test('a wrong field has a message and keeps its value @every-browser', async ({ page }) => {
  const calendar = await openCalendar(page);
  await calendar.submit().click();
  await expect(calendar.election()).toBeFocused();
  await expect(calendar.election()).toHaveAccessibleDescription(errors.electionMissing);
  await expect(calendar.day()).toHaveAccessibleDescription(including(errors.dayMissing));
  await calendar.election().selectOption('mayor');
  await calendar.day().fill('2026-11-22');
  await calendar.submit().click();
  await expect(calendar.day()).toBeFocused();
  await expect(calendar.day()).toHaveAccessibleDescription(including(errors.dayPast));
  await expect(calendar.election()).toHaveValue('mayor');
});

test('the form proposes the earliest day of an election whose day is not set', async ({ page }) => {
  const index = dates.open.findIndex((election) => election.earliest);
  test.skip(index < 0, 'no day is proposed');
  const calendar = await openCalendar(page);
  await calendar.election().selectOption(`offen-${index + 1}`);
  await expect(calendar.day()).toHaveValue(dates.open[index]?.earliest ?? '');
});

test('the form takes the past day of the open plan, and no other', async ({ page }) => {
  const calendar = await openCalendar(page, LINK, '2027-09-20T10:00:00Z');
  await calendar.submit().click();
  await expect(calendar.plan()).toBeVisible();
  await calendar.day().fill('2027-09-19');
  await calendar.submit().click();
  await expect(calendar.plan()).toBeHidden();
  await expect(calendar.day()).toHaveAccessibleDescription(including(errors.dayPast));
  await test.step('the plan stays hidden until another day is submitted', async () => {
    await calendar.day().fill('2027-09-26');
    await expect(calendar.day()).not.toHaveAttribute('aria-invalid');
    await expect(calendar.plan()).toBeHidden();
    await calendar.submit().click();
    await expect(calendar.plan()).toBeVisible();
  });
});

test('only the plan of another day begins without answers and ticks', async ({ page }) => {
  skipWithoutQuestion();
  skipWithoutStation();
  const calendar = await openCalendar(page, FILLED);
  await calendar.submit().click();
  await expect(page).toHaveURL(FILLED);
  await expect(calendar.ticked()).toHaveCount(1);
  await calendar.day().fill('2027-09-19');
  await calendar.submit().click();
  await expect(page).toHaveURL(`${PAGE}?wahl=mayor&termin=2027-09-19`);
});

test('a choice made before the script stays when others change the form', async ({ page }) => {
  const release = await hold(page, /ElectionCalendar/);
  const calendar = new CalendarPage(page);
  await page.goto(PAGE, { waitUntil: 'commit' });
  await calendar.election().selectOption('mayor');
  await calendar.day().fill(DAY);
  await calendar.day().focus();
  // A password manager adds elements, and a translator puts each text into one.
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('form :is(input, select)'))
      field.after(document.createElement('div'));
  });
  await translate(page);
  release();
  await islandReady(page, 'ElectionCalendar');
  await expect(calendar.form()).toHaveCount(1);
  await expect(calendar.election()).toHaveValue('mayor');
  await expect(calendar.day()).toHaveValue(DAY);
  await expect(calendar.day()).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the tables are there, the form and the links to a plan are not', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('form:visible')).toHaveCount(0);
    await expect(page.getByRole('link', { name: words.upcoming.plan })).toHaveCount(0);
    await expect(page.getByText(words.table.caption)).toBeVisible();
  });
});
