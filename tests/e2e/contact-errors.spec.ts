import { expect, type Page, test } from 'playwright/test';
import { CONTACT_ENDPOINT } from '../../src/config/routes.ts';
import kontakt from '../../src/content/kontakt.json' with { type: 'json' };
import site from '../../src/content/site.json' with { type: 'json' };
import { HONEYPOT } from '../../src/features/contact/fields.ts';
import { REQUEST_MESSAGES } from '../../src/features/contact/messages.ts';
import { brokenSite } from '../support/addresses.ts';
import { ContactPage, someVisitor } from '../support/contact-page.ts';

const ENDPOINT = `**${CONTACT_ENDPOINT}`;
const { fallback } = kontakt.form;
const FALLBACK = 'Es ist ein Fehler aufgetreten. Bitte versuche es später erneut.';

async function filledIn(page: Page): Promise<ContactPage> {
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await contact.fill(someVisitor());
  return contact;
}

test('an empty form names every wrong field and takes the focus to the first', async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await contact.submit().click();
  await expect(contact.name()).toBeFocused();
  await expect(contact.name()).toHaveAttribute('aria-invalid', 'true');
  await expect(contact.name()).toHaveAccessibleDescription(
    'Name muss mindestens 2 Zeichen lang sein',
  );
  for (const [field, message] of [
    ['email', 'Ungültige E-Mail-Adresse'],
    ['campaign_type', 'Bitte wähle einen Kampagnentyp'],
    ['message', 'Nachricht muss mindestens 10 Zeichen lang sein'],
    ['agree_privacy', 'Du musst den Datenschutzbestimmungen zustimmen'],
  ] as const) {
    await expect(contact.error(field)).toHaveText(message);
  }
  await expect(contact.error('phone')).toBeHidden();
  await expect(contact.summary().getByRole('link')).toHaveCount(5);
  await contact.summary().getByRole('link', { name: 'Nachricht' }).click();
  await expect(contact.message()).toBeFocused();
});

test('a wrong field is checked again while it is corrected', async ({ page }) => {
  const contact = await filledIn(page);
  await contact.email().fill('kim.beispiel@wahlkreis');
  await contact.submit().click();
  await expect(contact.error('email')).toBeVisible();
  await contact.name().fill('K');
  await expect(contact.error('name')).toBeHidden();
  await contact.email().fill('kim@wahlkreis.example');
  await expect(contact.error('email')).toBeHidden();
  await expect(contact.email()).not.toHaveAttribute('aria-invalid');
  await expect(contact.summary()).toBeHidden();
});

test('an error answer is told in its own words, or in ours where it has none', async ({ page }) => {
  const answers = [
    [502, '{"error":{"code":"x","message":"Heute nicht."}}', 'Heute nicht.'],
    [200, '{"success":true,"error":{"message":"Doch nicht."}}', 'Doch nicht.'],
    [502, '{"error":{"message":""}}', FALLBACK],
    [502, '<h1>502</h1>', FALLBACK],
    [502, '{"error":{}}', 'Unbekannter Fehler'],
    [502, '{"error":{"message":null}}', 'Unbekannter Fehler'],
  ] as const;
  const left = [...answers];
  await page.route(ENDPOINT, (route) => {
    const [status, body] = left.shift() ?? [500, ''];
    return route.fulfill({ status, body });
  });
  const contact = await filledIn(page);
  for (const [, body, text] of answers) {
    await contact.submit().click();
    await expect(contact.failure(), body).toContainText(text);
    await expect(contact.toasts()).toContainText('Fehler beim Senden');
    await expect(contact.toasts()).toContainText(text);
    await expect(contact.receipt()).toBeHidden();
  }
});

test('the toast of a failure is gone when the next try succeeds', async ({ page }) => {
  const bodies = ['{"error":{"message":"Gestört"}}', '{"success":true}'];
  await page.route(ENDPOINT, (route) => route.fulfill({ body: bodies.shift() ?? '' }));
  const contact = await filledIn(page);
  await contact.submit().click();
  await expect(contact.toasts()).toContainText('Fehler beim Senden');
  await contact.submit().click();
  await expect(contact.toasts()).toContainText('Anfrage gesendet!');
  // Less than the four seconds after which it would go by itself.
  await expect(contact.toasts().getByText('Fehler beim Senden')).toHaveCount(0, { timeout: 1000 });
});

test('a field that only the server refuses is marked like any other', async ({ page }) => {
  const fields = { email: 'Ungültige E-Mail-Adresse' };
  await page.route(ENDPOINT, (route) =>
    route.fulfill({ status: 422, json: { error: { code: 'invalid', message: 'x', fields } } }),
  );
  const contact = await filledIn(page);
  await contact.submit().click();
  await expect(contact.error('email')).toHaveText(fields.email);
  await expect(contact.email()).toBeFocused();
});

for (const [answer, toast, reference] of [
  [
    { success: true, reference: 'K7F-3MP', confirmation: false },
    /Wir melden uns innerhalb von 24 Stunden bei dir\.$/,
    true,
  ],
  [{ success: true }, /Bestätigungs-E-Mail\.$/, false],
] as const) {
  test(`the answer ${JSON.stringify(answer)} is a success`, async ({ page }) => {
    await page.route(ENDPOINT, (route) => route.fulfill({ json: answer }));
    const contact = await filledIn(page);
    await contact.submit().click();
    await expect(contact.toasts().getByText('Wir melden uns')).toHaveText(toast);
    await expect(contact.receipt()).toBeVisible();
    await expect(contact.receipt().getByText('K7F-3MP')).toHaveCount(reference ? 1 : 0);
    const promised = contact.receipt().getByText(kontakt.form.next.confirmation);
    await expect(promised).toHaveCount(reference ? 0 : 1);
  });
}

test('a failure of the mail service keeps every value and says what to do', async ({ page }) => {
  const visitor = someVisitor();
  const contact = new ContactPage(page);
  await contact.openWithScript(brokenSite());
  await contact.fill(visitor);
  await contact.submit().click();
  await expect(contact.toasts()).toContainText('Fehler beim Senden');
  await expect(contact.toasts()).toContainText(REQUEST_MESSAGES.unconfirmed);
  await expect(contact.submit()).toHaveText('Anfrage senden');
  await expect(contact.submit()).toBeFocused();
  await expect(contact.name()).toHaveValue(visitor.name);
  await expect(contact.message()).toHaveValue(visitor.message);
  await expect(contact.privacy()).toBeChecked();
  await expect(contact.failure()).toContainText(REQUEST_MESSAGES.unconfirmed);
  // The toast has announced it.
  await expect(contact.failure().locator('xpath=ancestor::*[@role="alert"]')).toHaveCount(0);
  await expect(contact.failure().getByRole('link', { name: site.phone.display })).toBeVisible();
});

test('a failure offers telephone, e-mail and a copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime('2026-11-23T10:00:00Z');
  await page.route(ENDPOINT, (route) => route.abort());
  const contact = await filledIn(page);
  await contact.submit().click();
  await expect(contact.failure()).toContainText(fallback.reach.now.replace('{to}', '19:00'));
  await contact.message().fill('Jetzt mit neuem Text.');
  const mail = page.getByRole('link', { name: fallback.mail });
  await expect(mail).toHaveAttribute('href', /^mailto:hallo@.*Jetzt%20mit%20neuem%20Text/);
  const text = page.getByRole('textbox', { name: fallback.text });
  await expect(text).toHaveValue(/Bürgermeisterwahl[^]*Jetzt mit neuem Text\./);
  await page.getByRole('button', { name: fallback.copy }).click();
  await expect(page.getByRole('button', { name: fallback.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text.inputValue());
});

test('the honeypot is out of reach, and sending again works', async ({ page }) => {
  const contact = await filledIn(page);
  const trap = page.locator(`input[name=${HONEYPOT}]`);
  await expect(page.getByRole('textbox', { name: kontakt.form.trap })).toHaveCount(0);
  await contact.privacy().focus();
  // Its link comes next, then the button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(contact.submit()).toBeFocused();
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'x'));
  await contact.submit().click();
  await expect(contact.toasts()).toContainText(REQUEST_MESSAGES.looks_automated);
  await contact.submit().click();
  await expect(contact.receipt()).toBeVisible();
});
