import { expect, test } from 'vitest';
import careers from '../../src/content/karriere.json' with { type: 'json' };
import navigation from '../../src/content/navigation.json' with { type: 'json' };
import home from '../../src/content/startseite.json' with { type: 'json' };
import notice from '../../src/content/transparenzhinweis.json' with { type: 'json' };
import calendar from '../../src/content/wahlkalender.json' with { type: 'json' };
import { type BudgetFigures, firstPlan } from '../../src/features/budget/plan.ts';
import { plannerTexts } from '../../src/features/budget/texts.ts';
import { CAMPAIGN_TYPE_LABELS } from '../../src/config/routes.ts';
import { messageOf } from '../../src/features/contact/fields.ts';
import { isoDay } from '../../src/lib/format.ts';
import { fill as fillIn } from '../../src/lib/text.ts';
import { SEEN_KEY } from '../../src/islands/ideas-prize/seen.ts';
import { DIRECT, GATED, HAS_CARD, NAME, PASSWORD, TEXTS } from '../support/card-page.ts';
import { someVisitor } from '../support/contact-page.ts';
import type { BudgetPlannerWords } from '../../src/schemas/article.ts';
import { builtPage, PAGES } from '../support/dist.ts';
import { HAS_POP_UP, PRIZE } from '../support/home-page.ts';
import { findTag } from '../support/html.ts';
import { MEMBERS } from '../support/team-page.ts';
import { misplacedCrosses } from './layout.ts';
import { sites, type Visit } from './visit.ts';

const [MEMBER] = MEMBERS;

/** Value of the planner's `data-planner`. */
interface PlannerData {
  figures: BudgetFigures;
  notes: BudgetPlannerWords['notes'];
}

/** Path of the first page with such an element: editors choose the article that a tool stands in. */
const pageWith = (attribute: string) =>
  PAGES.find(({ tags }) => findTag(tags, { [attribute]: true }))?.path;
const PLANNER = pageWith('data-planner');
/** With an election whose day is published. */
const CALENDAR = pageWith('data-day');
const NOTICE = pageWith('data-notice-start');

/** Fills in the form. Returns the message. */
async function fill({ tab }: Visit): Promise<string> {
  const { name, email, campaign_type, ...visitor } = someVisitor();
  // WebKit's driver types no line break.
  const message = visitor.message.replaceAll('\n', ' ');
  await tab.type('[name=name]', name);
  await tab.type('[name=email]', email);
  await tab.choose('[name=campaign_type]', campaign_type);
  await tab.type('[name=message]', message);
  await tab.click('[name=agree_privacy]');
  return message;
}

/** The main paths of a visitor. Each new tool of the site gets one test here. */
export function testPaths(visit: () => Visit): void {
  for (const { path } of PAGES) {
    test(`${path} has one headline, fits into the window, and its crosses into their circles`, async () => {
      const { tab, site } = visit();
      // Chromium measures at every width (tests/e2e/pages.spec.ts).
      await tab.resize(390, 900);
      await visit().open(path);
      const page = await tab.evaluate(() => ({
        headlines: document.querySelectorAll('h1').length,
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect(page).toEqual({ headlines: 1, overflow: 0 });
      expect(await tab.evaluate(misplacedCrosses)).toEqual([]);
      expect((await fetch(site.url + path)).status).toBe(200);
    });
  }

  test.each(['/karriere#bewerbungsprozess', '/kontakt#message'])(
    '%s, opened away from the top, gets its font and its islands',
    async (path) => {
      const { tab } = visit();
      await visit().open(path);
      const state = () =>
        tab.evaluate(() => ({
          islands: document.querySelectorAll('astro-island[client=load][ssr]').length,
          scrolled: scrollY > 0,
        }));
      await expect.poll(() => visit().hasFont(), { timeout: 3000 }).toBe(true);
      await expect.poll(state, { timeout: 3000 }).toEqual({ islands: 0, scrolled: true });
    },
  );

  test('the ballot sinks into its box on scroll', async () => {
    const { tab } = visit();
    await visit().openIsland('/', 'Ballot');
    const place = (top: number) =>
      tab.evaluate((y) => {
        scrollTo({ top: y, behavior: 'instant' });
        const sheet = document.querySelector('.ballot-sheet');
        if (!sheet) return [];
        const { transform, opacity } = getComputedStyle(sheet);
        const { a, f } = new DOMMatrix(transform);
        return [a, f, Number(opacity)].map((value) => Number(value.toFixed(1)));
      }, top);
    await expect.poll(() => place(0)).toEqual([1, 0, 1]);
    await expect.poll(() => place(200)).toEqual([0.9, 80.2, 1]);
    await expect.poll(() => place(399)).toEqual([0.9, 160, 1]);
    await expect.poll(() => place(400)).toEqual([0.9, 160, 0]);
  });

  test('a vote on the ballot has an answer and leads to the form', async () => {
    const { tab } = visit();
    await visit().openIsland('/', 'Ballot');
    await visit().expect('fieldset[data-written] label', CAMPAIGN_TYPE_LABELS.mayor);
    // Not `tab.click`, which scrolls: the sheet follows the scroll position.
    const press = async (selector: string) => {
      const [x, y] = await tab.evaluate((query) => {
        const box = document.querySelector(query)?.getBoundingClientRect() ?? new DOMRect();
        return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] as const;
      }, selector);
      await tab.clickAt(x, y);
    };
    await press('.ballot-title');
    await visit().expect('fieldset[data-raised]');
    const moving = () =>
      tab.evaluate(
        () =>
          document
            .getAnimations()
            .filter((each) => each instanceof CSSTransition && each.playState === 'running').length,
      );
    await expect.poll(moving).toBe(0);
    await press('.ballot-row:has([value=mayor])');
    await expect.poll(() => visit().property('[value=mayor]', 'checked')).toBe(true);
    await visit().expect('a[href="/kontakt?wahl=mayor"]', home.ballot.vote.ask);
  });

  test('going back from another page', async () => {
    const { tab } = visit();
    await visit().open('/team');
    const path = () => tab.evaluate(() => location.pathname);
    await tab.click('footer a[href^="/"]:not([href^="/team"])');
    await expect.poll(path).not.toBe('/team');
    await tab.back();
    await expect.poll(path).toBe('/team');
    await visit().expect('main button', MEMBER?.name);
  });

  test('the menu opens and closes, by its button and by Escape', async () => {
    const { tab } = visit();
    await tab.resize(390, 800);
    await visit().open('/team');
    for (const close of [
      () => tab.press('Escape'),
      () => tab.click('dialog button', navigation.closeMenu),
    ]) {
      await tab.click('header button', navigation.openMenu);
      await visit().expect('dialog a');
      await close();
      await visit().expectNone('dialog');
    }
  });

  test('of the questions one is open at a time', async () => {
    const { tab } = visit();
    await visit().open('/');
    const count = (selector: string) =>
      tab.evaluate((query) => document.querySelectorAll(query).length, selector);
    const open = () => count('#faq details[open]');
    const presses = Math.min(2, await count('#faq details'));
    for (let times = 0; times < presses; times += 1) {
      await tab.click('#faq details:not([open]) > summary');
      await expect.poll(open).toBe(1);
    }
  });

  test.skipIf(!HAS_POP_UP)(
    'the pop-up comes two seconds after the page and stays away when closed',
    async () => {
      const { tab } = visit();
      await visit().open('/robots.txt');
      await tab.evaluate((key) => localStorage.removeItem(key), SEEN_KEY);
      await visit().open('/');
      await visit().expectNone('dialog');
      await visit().expect('dialog', PRIZE.headline);
      const waited = () =>
        tab.evaluate(() => {
          const [page] = performance.getEntriesByType('navigation');
          const loaded = page instanceof PerformanceNavigationTiming ? page.loadEventEnd : 0;
          return performance.now() - loaded;
        });
      expect(await waited()).toBeGreaterThanOrEqual(2000);
      await tab.click('dialog button', home.ideasPrize.close);
      await visit().expectNone('dialog');
      await expect
        .poll(() => tab.evaluate((key) => localStorage.getItem(key), SEEN_KEY))
        .toBe('true');
    },
  );

  test('a member of the team: by click, by address, closed by a press outside', async () => {
    const { tab } = visit();
    await visit().open('/team');
    await tab.click('main button', MEMBER?.name);
    await visit().expect('dialog', MEMBER?.name);
    await tab.clickAt(5, 400);
    await visit().expectNone('dialog');
    await expect.poll(() => tab.evaluate(() => location.hash)).toBe('');
    await visit().open(`/team#${MEMBER?.slug}`);
    await visit().expect('dialog', MEMBER?.name);
    await expect.poll(() => tab.evaluate(() => document.activeElement?.localName)).toBe('h2');
  });

  test('the tabs of the careers page', async () => {
    const { tab } = visit();
    await visit().open('/karriere');
    for (const name of [careers.tabs.process, careers.tabs.openings]) {
      await tab.click('[role=tab]', name);
      await visit().expect('[role=tab][aria-selected=true]', name);
      await visit().expect('[role=tabpanel]');
    }
  });

  test('an empty form names its errors, and the first label stands below the bar', async () => {
    const { tab } = visit();
    await tab.resize(390, 800);
    await visit().openIsland('/kontakt', 'ContactForm');
    await tab.click('[type=submit]');
    await visit().expect('#name-error');
    const place = () =>
      tab.evaluate(() => {
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const label = document.querySelector('label[for=name]')?.getBoundingClientRect().top ?? 0;
        return label >= bar && document.querySelector(':focus')?.id === 'name';
      });
    await expect.poll(place).toBe(true);
  });

  test('a request is sent, and kept where it cannot be', async () => {
    const { site, tab } = visit();
    site.site = sites.broken;
    await visit().openIsland('/kontakt', 'ContactForm');
    const message = await fill(visit());
    await tab.click('[type=submit]');
    await visit().expect('#form-failure');
    expect(await visit().property('[name=message]', 'value')).toBe(message);
    // The browser logs the answer 502.
    visit().problems();
    site.site = sites.working;
    await visit().openIsland('/kontakt', 'ContactForm');
    await fill(visit());
    await tab.click('[type=submit]');
    await visit().expect('#form-sent');
    expect(await visit().property('[name=message]', 'value')).toBe('');
  });

  test('without script a wrong request comes back, and a right one is sent', async () => {
    const { site, tab } = visit();
    site.scripting = false;
    await visit().open('/kontakt');
    await tab.type('[name=name]', 'K');
    await tab.click('[type=submit]');
    await visit().expect('#name-error', messageOf('name', 'too_short'));
    await fill(visit());
    await tab.click('[type=submit]');
    await visit().expect('#form-sent');
  });

  test.skipIf(!HAS_CARD)('the card opens with its password and copies', async () => {
    const { tab } = visit();
    await visit().openIsland(GATED, 'CardGate');
    await tab.type('input', 'falsch');
    await tab.press('Enter');
    await visit().expect('[role=alert]', TEXTS.gate.wrong);
    await tab.type('input', PASSWORD);
    await tab.press('Enter');
    await visit().expect('h1', NAME);
    await visit().openIsland(DIRECT, 'Card');
    const { copy, copied, items } = TEXTS.card;
    await tab.click('button', fillIn(copy, { item: items.email }));
    await visit().expect('[role=region]', copied.title);
  });

  test.skipIf(!PLANNER)('the planner divides the sum', async () => {
    const { tab } = visit();
    const { tags } = builtPage(PLANNER ?? '');
    const data = findTag(tags, { 'data-planner': true })?.attributes['data-planner'] ?? '';
    const { figures, notes } = JSON.parse(data) as PlannerData;
    await visit().open(PLANNER ?? '');
    const sum = 'form input:not([type=range])';
    await tab.evaluate((selector) => {
      const input = document.querySelector<HTMLInputElement>(selector);
      input?.select();
    }, sum);
    await tab.type(sum, '40.000');
    const { reserve } = plannerTexts({ ...firstPlan(figures), sum: 40_000 }, figures, notes);
    await visit().expect('#plan-reserve', reserve);
  });

  test.skipIf(!CALENDAR)('the calendar of a published election can be taken along', async () => {
    const { tab } = visit();
    await visit().openIsland(CALENDAR ?? '', 'ElectionCalendar');
    // Not the published day: it may be too far away, or no Sunday.
    const sunday = new Date();
    sunday.setUTCDate(sunday.getUTCDate() + 140 - sunday.getUTCDay());
    const published = await tab.evaluate((day) => {
      const option = document.querySelector<HTMLOptionElement>(
        '#calendar-election option[data-day]',
      );
      option?.setAttribute('data-day', day);
      return option?.value;
    }, isoDay(sunday));
    await tab.choose('#calendar-election', String(published));
    await visit().expectNone('#calendar-day');
    await tab.click('button', calendar.form.submit);
    await visit().expect('#calendar-plan', calendar.plan.heading);
    await visit().expect('button', calendar.take.file);
  });

  test.skipIf(!NOTICE)('the transparency notice: first error, next step', async () => {
    const { tab } = visit();
    await visit().open(NOTICE ?? '');
    await tab.click('main button', notice.start);
    await tab.click('[type=submit]', notice.form.next);
    await visit().expect('#sponsor_name-error', notice.messages.required);
    await tab.type('#sponsor_name', 'Liste Beispielstadt e. V.');
    await tab.type('#sponsor_email', 'vorstand@liste.example');
    for (const name of ['controller', 'payer']) await tab.choose(`#${name}`, 'no');
    await tab.click('[type=submit]', notice.form.next);
    await visit().expect('#notice-step', notice.form.stepHeadings.election);
  });

  test('the video starts', async () => {
    const { tab } = visit();
    await visit().openIsland('/', 'Video');
    await tab.click('button', home.socialMedia.video.start);
    await visit().expect('button', home.socialMedia.video.pause);
    await expect.poll(() => visit().property('video', 'currentTime')).toBeGreaterThan(0.1);
  });
}
