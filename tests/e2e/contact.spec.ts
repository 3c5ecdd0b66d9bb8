import { expect, type Locator, type Page, test } from 'playwright/test';
import { ELECTIONS } from '../fixtures/elections.ts';
import {
  words,
  type ContactPage,
  ENDPOINT,
  mailWith,
  openContact,
  openFilled,
} from '../support/contact-page.ts';
import { sidewaysScroll } from '../support/layout.ts';
import { violations } from '../support/axe.ts';
import { hold, stopClock, stored } from '../support/visit.ts';

const { form } = words;
const REFERENCE = /[2-9A-Z]{3}-[2-9A-Z]{3}/;

/** How many pixels of the edge of a message, which holds no words, the toast may cover. */
const EDGE = 6;

/** Collects the idempotency keys of requests and passes the requests on. */
async function collectKeys(page: Page): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route(ENDPOINT, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fallback();
  });
  return keys;
}

/** Pixels between the toast and the element below it. */
async function roomBelowToast(contact: ContactPage, element: Locator): Promise<number> {
  const toast = await contact.toasts().getByRole('group').boundingBox();
  const { y = 0 } = (await element.boundingBox()) ?? {};
  return toast ? y - toast.y - toast.height : NaN;
}

test('double clicks send one request @every-browser @second-content', async ({ page, request }) => {
  const release = await hold(page, ENDPOINT);
  const keys = await collectKeys(page);
  const contact = await openFilled(page);
  await contact.preferPhone().check();
  await contact.submit().dblclick();
  await expect(contact.submit()).toHaveText(form.submitting);
  await expect(contact.submit()).toBeDisabled();
  // Nothing can be typed meanwhile.
  await contact.message().focus();
  await expect(contact.message()).not.toBeFocused();
  release();
  // Both messages have the reference that the page shows.
  const [reference = ''] = (await contact.receipt().innerText()).match(REFERENCE) ?? [];
  const [confirmation, team, ...more] = await mailWith(request, reference);
  const { name, email, phone, organization } = contact.visitor;
  expect(confirmation?.To).toBe(email);
  expect(team?.ReplyTo).toBe(email);
  expect(more).toEqual([]);
  for (const text of [name, phone, organization, ELECTIONS.mayor])
    expect(team?.TextBody).toContain(text);
  expect(keys).toHaveLength(1);
});

test('a sent form is empty, and ready after five seconds @every-browser', async ({ page }) => {
  const contact = await openFilled(page);
  await stopClock(page);
  await contact.submit().click();
  await expect(contact.receipt()).toBeFocused();
  const { title, text, confirmation } = form.toasts.sent;
  for (const part of [title, `${text} ${confirmation}`])
    await expect(contact.toasts()).toContainText(part);
  await expect(contact.stamp()).toBeVisible();
  await expect(contact.name()).toHaveValue('');
  await expect(contact.privacy()).not.toBeChecked();
  await page.clock.runFor(4900);
  await expect(contact.submit()).toHaveText(form.sent);
  await expect(contact.submit()).toBeDisabled();
  await page.clock.runFor(100);
  await expect(contact.submit()).toHaveText(form.submit);
  await expect(contact.submit()).toBeEnabled();
  await test.step('and a next request with wrong fields is not stamped as sent', async () => {
    await contact.submit().click();
    await expect(contact.summary()).toBeVisible();
    await expect(contact.stamp()).toBeHidden();
    await expect(contact.receipt()).toBeHidden();
  });
});

test('a keyboard alone is enough to send the form', async ({ page }) => {
  // Safari 17 has no `URL.parse`.
  await page.addInitScript(() => Reflect.deleteProperty(URL, 'parse'));
  const contact = await openContact(page);
  const { visitor } = contact;
  await contact.name().focus();
  const chosen = { campaign_type: ELECTIONS.local, prefer_phone: ' ', agree_privacy: ' ' };
  const typed: Record<string, string> = { ...visitor, ...chosen };
  const controls = page.locator('form [name]:not([tabindex="-1"])');
  for (const control of await controls.all()) {
    await expect(control).toBeFocused();
    await page.keyboard.type(typed[(await control.getAttribute('name')) ?? ''] ?? '');
    await page.keyboard.press('Tab');
  }
  const sending = page.waitForRequest(ENDPOINT);
  // The link in the last label comes before the button.
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
  const sent = await sending;
  expect(sent.postDataJSON()).toEqual({ ...visitor, campaign_type: 'local', prefer_phone: true });
  expect(sent.headers()['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
  await expect(contact.receipt()).toBeFocused();
  expect(await violations(page)).toEqual([]);
  expect(await stored(page)).toEqual({});
});

for (const { window, type, height } of [
  { window: 'a window at 400 %', type: 16, height: 256 },
  { window: 'a phone with large type', type: 32, height: 640 },
]) {
  // contact-errors.spec.ts tests that errors and failure are accessible.
  test(`${window} shows errors, failure and receipt @second-content`, async ({ page, context }) => {
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: type } });
    await page.setViewportSize({ width: 320, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(ENDPOINT, (route) => route.abort(), { times: 1 });
    const contact = await openContact(page);
    for (const state of ['summary', 'failure', 'receipt'] as const) {
      const shown = contact[state]();
      if (state === 'failure') await contact.fill();
      await contact.submit().click();
      await expect(shown).toBeVisible();
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      if (state === 'summary') continue;
      await expect(shown).toBeFocused();
      await expect(shown.locator('p').first()).toBeInViewport({ ratio: 0.25 });
      await expect.poll(() => roomBelowToast(contact, shown)).toBeGreaterThanOrEqual(-EDGE);
    }
  });
}

// tests/unit/contact/endpoint.test.ts tests that a request with the same key is mailed once.
test('a second try has the key of the first, and a new request has its own', async ({ page }) => {
  await page.route(ENDPOINT, (route) => route.abort(), { times: 1 });
  const keys = await collectKeys(page);
  const contact = await openFilled(page);
  await contact.submit().click();
  await expect(contact.toasts()).toContainText(form.toasts.failed.text);
  await stopClock(page);
  await contact.submit().click();
  await expect(contact.receipt()).toBeVisible();
  await page.clock.runFor(5000);
  await contact.fill();
  await contact.submit().click();
  await expect.poll(() => keys.length).toBe(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a toast ends with the next try, after four seconds, and by its button', async ({ page }) => {
  let answers = 0;
  await page.route(ENDPOINT, (route) => {
    answers += 1;
    return route.fulfill({ status: 502, json: { error: { message: `Nein, Nr. ${answers}.` } } });
  });
  const contact = await openFilled(page);
  await stopClock(page);
  const toast = (number: number) => contact.toasts().getByText(`Nein, Nr. ${number}.`);
  for (const number of [1, 2]) {
    await contact.submit().click();
    await expect(toast(number)).toBeVisible();
  }
  // It fades for 0.2 s.
  await page.clock.runFor(3900);
  await expect(toast(1)).toHaveCount(0);
  await expect(toast(2)).toBeVisible();
  await page.clock.runFor(600);
  await expect(toast(2)).toBeHidden();
  await contact.submit().click();
  await page.getByRole('button', { name: form.toasts.close }).click();
  await page.clock.runFor(600);
  await expect(toast(3)).toBeHidden();
});

// tests/unit/contact/answer-page.test.ts tests what the form says then.
test('the button and the toast say that a request is kept, not sent', async ({ page }) => {
  const answer = { success: true, reference: 'K7F-3MP', confirmation: false, kept: true };
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 202, json: answer }));
  const contact = await openFilled(page);
  await contact.submit().click();
  await expect(contact.receipt()).toContainText('K7F-3MP');
  await expect(contact.stamp()).toBeHidden();
  await expect(contact.submit()).toHaveText(form.kept);
  await expect(contact.toasts()).toContainText(form.toasts.kept.text);
});
