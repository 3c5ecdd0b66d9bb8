import { expect, test } from 'playwright/test';
import { brokenSite } from '../support/addresses.ts';
import { ContactPage, someVisitor } from '../support/contact-page.ts';
import { mailWith } from '../support/mail.ts';

test.use({ javaScriptEnabled: false });

test('a request reaches the team, and a page says so with its reference', async ({
  page,
  request,
}) => {
  const visitor = someVisitor();
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill(visitor);
  await contact.submit().click();

  await expect(contact.receipt()).toBeVisible();
  await expect(contact.receipt()).toContainText(/[2-9A-Z]{3}-[2-9A-Z]{3}/);
  await expect(contact.receipt()).toBeInViewport();
  await expect(contact.receipt()).toBeFocused();
  await expect(contact.submit()).toBeHidden();
  await expect(page.getByText('Eingegangen', { exact: true })).toBeVisible();
  const [, team] = await mailWith(request, visitor.email);
  expect(team?.TextBody).toContain(visitor.name);
});

test('wrong fields come back with the same messages and what was typed', async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.name().fill('K');
  await contact.email().fill('kim.beispiel@wahlkreis');
  await contact.field('Partei').fill('Die „Bunten“ & <b>Freien</b>');
  await contact.campaignType().selectOption('state');
  await contact.message().fill('zu\nkurz');
  await contact.preferPhone().check();
  await contact.submit().click();

  await expect(contact.error('name')).toHaveText('Name muss mindestens 2 Zeichen lang sein');
  await expect(contact.error('email')).toHaveText('Ungültige E-Mail-Adresse');
  await expect(contact.error('message')).toBeVisible();
  await expect(contact.error('agree_privacy')).toHaveText(
    'Du musst den Datenschutzbestimmungen zustimmen',
  );
  await expect(contact.error('campaign_type')).toBeHidden();
  await expect(contact.name()).toHaveAttribute('aria-invalid', 'true');
  await expect(contact.name()).toHaveValue('K');
  await expect(contact.field('Partei')).toHaveValue('Die „Bunten“ & <b>Freien</b>');
  await expect(contact.campaignType()).toHaveValue('state');
  await expect(contact.message()).toHaveValue('zu\nkurz');
  await expect(contact.preferPhone()).toBeChecked();
  await expect(page.locator('#form-summary').getByRole('link')).toHaveCount(4);
  await expect(page).toHaveTitle(/^Fehler/);
});

test('a failure of the mail service comes back with the values and the ways to reach us', async ({
  page,
}) => {
  const visitor = someVisitor();
  const contact = new ContactPage(page);
  await contact.open(brokenSite());
  await contact.fill(visitor);
  await contact.submit().click();

  const failure = page.locator('#form-failure');
  await expect(failure).toContainText('Fehler beim Senden');
  await expect(failure).toBeInViewport();
  await expect(failure).toBeFocused();
  await expect(failure.getByRole('link', { name: '030 23125 100' })).toBeVisible();
  await expect(contact.message()).toHaveValue(visitor.message);
  await expect(contact.privacy()).toBeChecked();
});
