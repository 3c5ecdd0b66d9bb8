import { expect, test } from 'playwright/test';
import {
  words,
  ENDPOINT,
  errorSentence,
  openContact,
  openFilled,
} from '../support/contact-page.ts';
import { fill, readEntry } from '../support/content.ts';
import { violations } from '../support/axe.ts';

const { form, refusals } = words;
/** The answer of the Function when the mail service gave none. */
const UNCONFIRMED = 'Es ist nicht sicher, ob die Anfrage angekommen ist.';
const errors = readEntry('islandError');
const site = readEntry('site');

test('an empty form names each wrong field and leads to it', async ({ page }) => {
  const contact = await openContact(page);
  await contact.submit().click();
  await expect(contact.name()).toBeFocused();
  await expect(contact.name()).toHaveAttribute('aria-invalid', 'true');
  await expect(contact.name()).toHaveAccessibleDescription(errorSentence('name', 'too_short'));
  for (const [field, error] of [
    ['email', 'invalid'],
    ['campaign_type', 'invalid'],
    ['message', 'too_short'],
    ['agree_privacy', 'invalid'],
  ] as const)
    await expect(contact.error(field)).toHaveText(errorSentence(field, error));
  await expect(contact.error('phone')).toBeHidden();
  await expect(contact.summary().getByRole('link')).toHaveCount(5);
  const alert = page.getByRole('alert').filter({ has: contact.summary() });
  await expect(alert).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await contact.summary().locator('[href="#message"]').click();
  await expect(contact.message()).toBeFocused();
});

test('while somebody types, only a field that was wrong is checked again', async ({ page }) => {
  const contact = await openContact(page);
  await contact.fill({ email: 'jürgen@wahlkreis.example' });
  await contact.submit().click();
  await expect(contact.error('email')).toHaveText(errorSentence('email', 'umlaut'));
  await expect(contact.summary().getByRole('link')).toHaveCount(1);
  await contact.name().fill('K');
  await expect(contact.error('name')).toBeHidden();
  await contact.email().fill('kim@wahlkreis.example');
  await expect(contact.error('email')).toBeHidden();
  await expect(contact.summary()).toBeHidden();
});

test('a field that only the server refuses is marked like any other', async ({ page }) => {
  const contact = await openFilled(page);
  const fields = { email: 'Die Adresse gibt es nicht.' };
  const error = { code: 'invalid', message: 'x', fields };
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 422, json: { error } }));
  await contact.submit().click();
  await expect(contact.error('email')).toHaveText(fields.email);
  await expect(contact.email()).toBeFocused();
});

// tests/function/endpoint.test.ts tests the answers, tests/unit/contact/send-form.test.ts how the form reads each.
test('a failure of the mail service loses no value and offers other ways', async ({ page }) => {
  const error = { code: 'unconfirmed', message: UNCONFIRMED };
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 502, json: { error } }));
  const contact = await openFilled(page);
  await contact.submit().click();
  for (const part of [form.toasts.failed.title, UNCONFIRMED])
    await expect(contact.toasts()).toContainText(part);
  await expect(contact.failure()).toBeFocused();
  await expect(contact.failure()).toContainText(UNCONFIRMED);
  await expect(contact.submit()).toHaveText(form.submit);
  await expect(contact.name()).toHaveValue(contact.visitor.name);
  await expect(contact.message()).toHaveValue(contact.visitor.message);
  await expect(contact.privacy()).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await expect(contact.failure().getByRole('link', { name: site.phone })).toBeVisible();
  // The e-mail holds what is written now.
  await contact.message().fill('Jetzt mit neuem Text.');
  const mail = page.getByRole('link', { name: form.fallback.mail });
  await expect(mail).toHaveAttribute('href', /Jetzt%20mit%20neuem%20Text/);
});

test('without the toaster the focus announces a failure', async ({ page }) => {
  await page.route(/Toaster\.[\w-]+\.js/, (route) => route.abort());
  await page.route(ENDPOINT, (route) => route.abort(), { times: 1 });
  const contact = await openFilled(page);
  await contact.submit().click();
  const failure = page.getByRole('group', { name: form.toasts.failed.title });
  await expect(failure).toBeFocused();
  await expect(failure).toContainText(form.toasts.failed.text);
  await contact.submit().click();
  await expect(contact.receipt()).toBeVisible();
});

test('the honeypot keeps no person from sending a request', async ({ page }) => {
  const contact = await openFilled(page);
  const honeypot = page.locator(`input[name=betreff]`);
  await expect(page.getByRole('textbox', { name: form.trap })).toHaveCount(0);
  await contact.privacy().focus();
  // The next stop is the link of the consent, then the button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(contact.submit()).toBeFocused();
  await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'x'));
  await contact.submit().click();
  await expect(contact.toasts()).toContainText(
    fill(refusals.looks_automated, { phone: site.phone }),
  );
  await contact.submit().click();
  await expect(contact.receipt()).toBeVisible();
});

test('in place of a form that throws, there is the telephone number', async ({ page }) => {
  // The island reads the address of the page when it starts.
  await page.addInitScript(() => {
    window.URLSearchParams = class {
      constructor() {
        throw new Error('broken');
      }
    } as never;
  });
  await openContact(page);
  const notice = page.getByRole('alert').filter({ hasText: errors.heading });
  await expect(notice).toContainText(errors.island);
  const phone = notice.getByRole('link', { name: site.phone });
  await expect(phone).toHaveAttribute('href', /^tel:\+\d+$/);
  // Nothing covers the link.
  await phone.click({ trial: true });
  expect(await violations(page)).toEqual([]);
});
