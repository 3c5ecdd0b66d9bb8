import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { contentOf, fill, isOn } from '../support/content.ts';
import { asRead } from '../support/html.ts';
import { icsFaults } from '../support/ics.ts';
import { menuInView, sidewaysScroll } from '../support/layout.ts';
import { hold, hydrated, including, recordVisit, translate, violations } from '../support/visit.ts';

test.skip(!isOn('electionCalendar'), 'the calendar is left out');

const words = contentOf('electionCalendar');
const dates = contentOf('electionDates');
const rules = contentOf('mayorRules');
const { ask, errors, form, plan, take } = words;
const PAGE = '/wahlkalender';

/** A part of a day such as `2027-03-14` in German. */
const german = (day: string, part: Intl.DateTimeFormatOptions): string =>
  new Date(day).toLocaleDateString('de-DE', { ...part, timeZone: 'UTC' });
const dayText = (day: string) =>
  german(day, { day: 'numeric', month: 'long', year: 'numeric' }).replace(' ', '\u00a0');
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const TODAY = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
const sundayAfter = (days: number): string =>
  addDays(TODAY, days + ((7 - new Date(addDays(TODAY, days)).getUTCDay()) % 7));
/** The day of a mayor's election about ten months ahead, whose first station is overdue. */
const DAY = sundayAfter(290);
const LINK = `${PAGE}?wahl=mayor&termin=${DAY}`;
/** The keys that type a day such as `2027-03-14` into a date field of an English browser. */
const typed = (day: string) => day.slice(5).replace('-', '') + day.slice(0, 4);
const written = (day: string) => `${german(day, { weekday: 'long' })}, ${dayText(day)}`;
const [question] = ask.questions.filter(
  ({ elections, candidacy }) => elections?.includes('mayor') && candidacy !== 'independent',
);
const { id: ID = '', question: QUESTION = '', title: TITLE = '' } = question ?? {};
const [station] = words.phases;

/** Page object of the election calendar. */
class Calendar {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  form = () => this.page.getByRole('form', { name: asRead(words.headline), exact: true });
  election = () => this.form().getByLabel(form.election, { exact: true });
  day = () => this.form().getByLabel(form.day, { exact: true });
  submit = () => this.form().getByRole('button', { name: form.submit, exact: true });
  plan = () => this.page.getByRole('region', { name: plan.heading, exact: true });
  button = (name: string) => this.plan().getByRole('button', { name, exact: true });
  answer = (text = QUESTION) => this.plan().getByLabel(text, { exact: true });
  row = (text: string) => this.plan().getByRole('row').filter({ hasText: text });
  done = () =>
    this.plan().getByRole('checkbox', {
      name: fill(plan.tick, { title: asRead(station?.title ?? '') }),
    });
  /** Unfolds the questions to the office. */
  ask = () => this.plan().locator('.plan-questions summary').click();
  /** Opens the page; the day does not change while the test runs. */
  async open(address: string = PAGE): Promise<void> {
    await this.page.clock.setFixedTime(`${TODAY}T10:00:00Z`);
    await this.page.goto(address);
    await hydrated(this.page, 'ElectionCalendar');
  }
}

test('by keyboard alone, at 320 px: a mayor’s election becomes a plan', async ({ page }) => {
  const visit = await recordVisit(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const calendar = new Calendar(page);
  await calendar.open();
  await calendar.election().focus();
  // The mayor's election is the last but one in the list.
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.type(typed(DAY));
  await page.keyboard.press('Enter');
  await expect(calendar.plan()).toBeFocused();
  await expect(calendar.plan()).toContainText(written(DAY));
  await calendar.done().press('Space');
  await expect(calendar.done()).toBeChecked();
  await expect(calendar.done()).toBeFocused();
  await calendar.plan().locator('.plan-questions summary').press('Enter');
  await calendar.answer().focus();
  const answer = addDays(DAY, -60);
  await page.keyboard.type(typed(answer));
  await expect(calendar.row(TITLE).filter({ hasText: ask.source })).toContainText(dayText(answer));
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  // Axe cannot judge the contrast of text that scrolls below the sticky buttons.
  await calendar.election().scrollIntoViewIfNeeded();
  expect(await violations(page)).toEqual([]);
  expect(visit.problems).toEqual([]);
});

test('a published election needs no day, has no other election’s deadlines, and can be subscribed to', async ({
  page,
}) => {
  const [published] = dates.items.filter(({ day }) => day > TODAY);
  test.skip(!published, 'no election is ahead');
  const { id = '', type = '', name = '', day = '', office, source } = published ?? {};
  const calendar = new Calendar(page);
  await calendar.open();
  await calendar.election().selectOption({ label: `${name}, ${dayText(day)}` });
  await expect(calendar.day()).toBeHidden();
  // On a phone the select cuts a long name before its day.
  await expect(calendar.election()).toHaveAccessibleDescription(including(written(day)));
  await calendar.submit().click();
  await expect(calendar.plan()).toContainText(written(day));
  await expect(calendar.plan()).toContainText(source ?? dates.source);
  for (const other of dates.items) {
    if (other.name !== name) await expect(calendar.plan()).not.toContainText(other.name);
  }
  await calendar.ask();
  if (office) await expect(calendar.plan().locator(`a[href="${office}"]`)).toBeVisible();
  await expect(page).toHaveURL(including(`?wahl=${type}&termin=${day}`));
  await expect(page.getByRole('heading', { name: words.upcoming.heading })).toBeHidden();

  const subscribe = calendar.plan().getByRole('link', { name: fill(take.subscribe, { name }) });
  const address = new URL(`/abo/${id}.ics`, page.url());
  await expect(subscribe).toHaveAttribute('href', `webcal://${address.host}${address.pathname}`);
  await expect(calendar.plan().getByRole('link', { name: address.href })).toBeVisible();
  await expect(calendar.plan().getByRole('link', { name: take.request })).toHaveAttribute(
    'href',
    including(`/kontakt?wahl=${type}&termin=${day}`),
  );
});

test('wrong fields say what is wrong, and keep what is in them @every-browser', async ({
  page,
}) => {
  const calendar = new Calendar(page);
  await calendar.open();
  await calendar.submit().click();
  await expect(calendar.election()).toBeFocused();
  await expect(calendar.election()).toHaveAccessibleDescription(errors.electionMissing);
  await expect(calendar.day()).toHaveAccessibleDescription(including(errors.dayMissing));
  await calendar.election().selectOption({ label: 'Bürgermeisterwahl' });
  await calendar.day().fill(addDays(TODAY, -1));
  await calendar.submit().click();
  await expect(calendar.day()).toBeFocused();
  await expect(calendar.day()).toHaveAccessibleDescription(including(errors.dayPast));
  await expect(calendar.election()).toHaveValue('mayor');

  const wednesday = addDays(DAY, 3);
  await calendar.day().fill(wednesday);
  await calendar.submit().click();
  await expect(
    calendar.plan().getByText(fill(plan.noSunday, { day: written(wednesday) })),
  ).toBeVisible();
  // The plan for the day before is hidden while the fields are wrong.
  await calendar.day().fill(addDays(TODAY, -1));
  await calendar.submit().click();
  await expect(calendar.plan()).toBeHidden();
});

test('days and ticks survive a wrong day, a reload and the way back, and are stored nowhere', async ({
  page,
}) => {
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  await calendar.ask();
  const day = addDays(DAY, -60);
  await calendar.answer().fill(day);
  await calendar.answer().fill(addDays(DAY, 1));
  await expect(calendar.answer()).toHaveAccessibleDescription(including(ask.tooLate));
  await calendar.done().check();
  const full = `${LINK}&${ID}=${day}&erledigt=${station?.id}`;
  await expect(page).toHaveURL(full);
  const isKept = async () => {
    await expect(calendar.answer()).toHaveValue(day);
    await expect(calendar.row(TITLE).filter({ hasText: dayText(day) })).toHaveCount(1);
    await expect(page).toHaveURL(full);
  };
  await page.reload();
  await isKept();
  await calendar.plan().getByRole('link', { name: take.request }).click();
  await expect(page).toHaveURL(/kontakt/);
  await page.goBack();
  await isKept();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
});

test('a link of an earlier version opens; one that was cut says so until it is mended', async ({
  page,
}) => {
  const calendar = new Calendar(page);
  const notice = calendar.plan().getByText(errors.linkDamaged);
  const day = addDays(DAY, -60);
  await calendar.open(
    `${LINK}&einladung=2027-01-10&versammlung=&${ID}=${day}&${ID}-zahl=50&${ID}-uhr=18&erledigt=antwort-versammlung-vorher.${station?.id}`,
  );
  await expect(calendar.answer()).toHaveValue(day);
  await expect(page).toHaveURL(`${LINK}&${ID}=${day}&erledigt=${station?.id}`);
  await expect(notice).toBeHidden();

  await calendar.open(`${PAGE}?wahl=mayor&amp;termin=${DAY}&amp;${ID}=${day.slice(0, 7)}`);
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await calendar.answer().fill(day);
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL(`${LINK}&${ID}=${day}`);
  await calendar.open(`${PAGE}?wahl=mayor&termin=${DAY.slice(0, 7)}`);
  await expect(calendar.form().getByText(errors.linkBroken)).toBeVisible();
  await expect(calendar.election()).toHaveValue('mayor');
  // An election whose day is open begins with its earliest possible day.
  const open = dates.open.find(({ earliest }) => earliest);
  if (open) {
    await calendar.open(`${PAGE}?wahl=${open.type}`);
    await expect(calendar.day()).toHaveValue(open.earliest ?? '');
  }
});

test('a mayor’s plan has the rules of the state, with sources beside the questions', async ({
  page,
}) => {
  const state = rules.states.find(({ deadline }) => deadline?.days && !deadline.isApplication);
  test.skip(!state?.deadline, 'no state counts in days');
  const { deadline, name = '' } = state ?? {};
  const source = rules.sources.find(({ id }) => id === deadline?.source);
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  await calendar.form().getByLabel(ask.state, { exact: true }).selectOption(name);
  await calendar.submit().click();
  const day = dayText(addDays(DAY, -(deadline?.days ?? 0)));
  await expect(calendar.row(day).filter({ hasText: source?.name ?? '?' })).not.toHaveCount(0);
  const cell = calendar.plan().locator('.cell', { hasText: deadline?.text ?? '?' });
  await expect(cell).toContainText(source?.name ?? '?');
  await expect(page).toHaveURL(including(`&bundes-land=${encodeURIComponent(name)}`));
  await calendar.ask();
  await calendar.plan().getByRole('link', { name: ask.byState }).click();
  const fold = page.locator('.mayors > details').filter({ hasText: name });
  await expect(fold.getByText(deadline?.text ?? '?')).toBeInViewport();
});

test('on a phone the first field is in view, and the buttons of a plan stay so in large type', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const calendar = new Calendar(page);
  await calendar.open();
  await expect(calendar.election()).toBeInViewport({ ratio: 1 });
  await calendar.open(LINK);
  await calendar.row(plan.deadline).last().scrollIntoViewIfNeeded();
  await expect(calendar.button(take.file)).toBeInViewport({ ratio: 1 });
  await menuInView(page);
  const spilled = await page
    .locator('.calendar-plan td:visible')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => cell.scrollHeight > cell.clientHeight + 1)
        .map((cell) => cell.innerHTML),
    );
  expect(spilled, 'words below the row of their station').toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await calendar.ask();
  await calendar.answer().focus();
  await expect(calendar.answer()).toBeInViewport({ ratio: 1 });
});

test('the fullest plans are printed alone, each on one sheet with brand and address', async ({
  page,
}) => {
  const calendar = new Calendar(page);
  const later = sundayAfter(800);
  for (const query of [`wahl=federal&termin=${later}`, `wahl=european&termin=${later}`]) {
    await calendar.open(`${PAGE}?${query}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(calendar.plan()).toContainText(query);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: null });
  }
});

test('a file has what is typed, and a strict reader takes it', async ({ page }) => {
  const calendar = new Calendar(page);
  const day = addDays(DAY, -60);
  await calendar.open(`${LINK}&${ID}=${day}`);
  const download = page.waitForEvent('download');
  await calendar.button(take.file).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(icsFaults(file)).toEqual([]);
  expect(file).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
  await expect(calendar.plan().getByText(take.fileSaved)).toBeVisible();
});

test('what a browser lacks has no button, and the mail in its place is short enough', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['share', 'canShare'] as const) delete (Navigator.prototype as never)[name];
    delete (window as never as { print?: unknown }).print;
  });
  const calendar = new Calendar(page);
  // Long before a European election the message has the most sentences on what is not allowed yet.
  await calendar.open(`${PAGE}?wahl=european&termin=${sundayAfter(900)}`);
  await expect(calendar.button(take.print)).toHaveCount(0);
  const href = await calendar.plan().getByRole('link', { name: take.share }).getAttribute('href');
  expect(href?.length).toBeLessThanOrEqual(2000);
  expect(decodeURIComponent(href ?? '')).toMatch(/\?wahl=european&termin=[\d-]+$/);
});

test('nothing dies by a password manager, a translator, or a held key', async ({ page }) => {
  const visit = await recordVisit(page);
  const release = await hold(page, /ElectionCalendar/);
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    let count = 0;
    // Safari has this limit; browsers that are driven by a program switch it off.
    history.replaceState = (...values) => {
      count += 1;
      if (count === 101) setTimeout(() => (count = 0), 1500);
      if (count > 100) throw new DOMException('Too many calls', 'SecurityError');
      replace(...values);
    };
  });
  const calendar = new Calendar(page);
  await page.clock.setFixedTime(`${TODAY}T10:00:00Z`);
  await page.goto(PAGE, { waitUntil: 'commit' });
  await calendar.election().selectOption({ label: 'Bürgermeisterwahl' });
  await calendar.day().fill(DAY);
  await calendar.day().focus();
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('form :is(input, select)'))
      field.after(document.createElement('div'));
  });
  await translate(page);
  await release();
  await hydrated(page, 'ElectionCalendar');
  await expect(calendar.form()).toHaveCount(1);
  await expect(calendar.election()).toHaveValue('mayor');
  await expect(calendar.day()).toHaveValue(DAY);
  await expect(calendar.day()).toBeFocused();

  await calendar.submit().click();
  await expect(calendar.plan()).toBeVisible();
  await translate(page);
  await calendar.ask();
  const day = addDays(DAY, -60);
  for (const value of ['', day, addDays(DAY, 1), day]) {
    await calendar.answer().fill(value);
    await translate(page);
  }
  await calendar.answer().evaluate((field: HTMLInputElement, from) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (let count = 300; count > 0; count -= 1) {
      const time = new Date(`${from}T00:00:00Z`).getTime() - (count % 50) * 86_400_000;
      set?.call(field, new Date(time).toISOString().slice(0, 10));
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, day);
  await calendar.answer().fill(day);
  await expect(page).toHaveURL(`${LINK}&${ID}=${day}`);
  await expect(calendar.row(TITLE).filter({ hasText: dayText(day) })).toContainText(ask.source);
  expect(visit.problems).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the tables and subscriptions are there, and the form is not', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('form:visible')).toHaveCount(0);
    await expect(page.getByText(words.table.caption)).toBeVisible();
    const links = page.locator('a[href^="/abo/"]');
    await expect(links).toHaveCount(dates.items.filter(({ day }) => day >= TODAY).length);
  });
});
