import { expect, test } from 'playwright/test';
import {
  CONTACT,
  ENDPOINT,
  errorSentence,
  openContact,
  someVisitor,
} from '../support/contact-page.ts';
import { contentOf, fill } from '../support/content.ts';
import { violations } from '../support/visit.ts';

const { form, refusals } = CONTACT;
const { fallback } = form;
/** What the Function answers when the mail service has not. */
const UNCONFIRMED = 'Es ist nicht sicher, ob die Anfrage angekommen ist.';
const errors = contentOf('islandError');
const site = contentOf('site');

test('wrong fields are named until they are corrected', async ({ page }) => {
  const contact = await openContact(page);

  await test.step('an empty form: each field is named, and the first has the focus', async () => {
    await contact.submit().click();
    await expect(contact.name()).toBeFocused();
    await expect(contact.name()).toHaveAttribute('aria-invalid', 'true');
    await expect(contact.name()).toHaveAccessibleDescription(errorSentence('name', 'too_short'));
    for (const [field, error] of [
      ['email', 'invalid'],
      ['campaign_type', 'invalid'],
      ['message', 'too_short'],
      ['agree_privacy', 'invalid'],
    ] as const) {
      await expect(contact.error(field)).toHaveText(errorSentence(field, error));
    }
    await expect(contact.error('phone')).toBeHidden();
    await expect(contact.summary().getByRole('link')).toHaveCount(5);
    await expect(page.getByRole('alert').filter({ has: contact.summary() })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await contact.summary().locator('[href="#message"]').click();
    await expect(contact.message()).toBeFocused();
  });

  await test.step('a wrong field is checked again while it is corrected', async () => {
    await contact.fill({ ...someVisitor(), email: 'jürgen@wahlkreis.example' });
    await contact.submit().click();
    await expect(contact.error('email')).toHaveText(errorSentence('email', 'umlaut'));
    await expect(contact.summary().getByRole('link')).toHaveCount(1);
    // A field that was right is not checked before the button is used again.
    await contact.name().fill('K');
    await expect(contact.error('name')).toBeHidden();
    await contact.name().fill('Kim');
    await contact.email().fill('kim@wahlkreis.example');
    await expect(contact.error('email')).toBeHidden();
    await expect(contact.summary()).toBeHidden();
  });

  await test.step('a field that only the server refuses is marked like any other', async () => {
    const fields = { email: 'Die Adresse gibt es nicht.' };
    await page.route(ENDPOINT, (route) =>
      route.fulfill({ status: 422, json: { error: { code: 'invalid', message: 'x', fields } } }),
    );
    await contact.submit().click();
    await expect(contact.error('email')).toHaveText(fields.email);
    await expect(contact.email()).toBeFocused();
  });
});

// tests/function/endpoint.test.ts tests the answers, tests/unit/contact/client.test.ts how the form reads each.
test('a failure of the mail service keeps every value and offers other ways', async ({ page }) => {
  const visitor = someVisitor();
  const error = { code: 'unconfirmed', message: UNCONFIRMED };
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 502, json: { error } }));
  const contact = await openContact(page);
  await contact.fill(visitor);
  await contact.submit().click();
  await expect(contact.toasts()).toContainText(form.toasts.failed.title);
  await expect(contact.toasts()).toContainText(UNCONFIRMED);
  await expect(contact.submit()).toHaveText(form.submit);
  await expect(contact.failure()).toBeFocused();
  await expect(contact.name()).toHaveValue(visitor.name);
  await expect(contact.message()).toHaveValue(visitor.message);
  await expect(contact.privacy()).toBeChecked();
  await expect(contact.failure()).toContainText(UNCONFIRMED);
  // The toast has announced the failure already.
  await expect(contact.failure().locator('xpath=ancestor::*[@role="alert"]')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await test.step('telephone and e-mail, with what is written now', async () => {
    await expect(contact.failure().getByRole('link', { name: site.phone })).toBeVisible();
    await contact.message().fill('Jetzt mit neuem Text.');
    const mail = page.getByRole('link', { name: fallback.mail });
    const address = () => mail.getAttribute('href');
    await expect.poll(address).toContain('Jetzt%20mit%20neuem%20Text');
    expect(await address()).toContain(`mailto:${site.email}?`);
  });
});

test('without the toaster the form announces a failure, and sends the next time', async ({
  page,
}) => {
  await page.route(/Toaster\.[\w-]+\.js/, (route) => route.abort());
  await page.route(ENDPOINT, (route) => route.abort(), { times: 1 });
  const contact = await openContact(page);
  await contact.fill(someVisitor());
  await contact.submit().click();
  await expect(page.getByRole('alert').filter({ hasText: form.toasts.failed.text })).toBeVisible();
  await contact.submit().click();
  await expect(contact.receipt()).toBeVisible();
});

test('people do not reach the honeypot, and a second try is sent', async ({ page }) => {
  const contact = await openContact(page);
  await contact.fill(someVisitor());
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

test('when the form throws, an error with the telephone number is in its place', async ({
  page,
}) => {
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
