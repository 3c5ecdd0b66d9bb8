import { expect, test } from 'playwright/test';
import { brokenSite } from '../support/addresses.ts';
import { ContactPage, someVisitor } from '../support/contact-page.ts';
import { mailWith } from '../support/mail.ts';

// What the answer page says in each case is tested in tests/function/form.test.ts.
test.use({ javaScriptEnabled: false });

test('a request reaches the team, after a wrong one came back', async ({ page, request }) => {
  const visitor = someVisitor();
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill({ ...visitor, name: 'K' });
  await contact.preferPhone().check();
  await contact.submit().click();
  await expect(contact.error('name')).toHaveText('Name muss mindestens 2 Zeichen lang sein');
  await expect(contact.error('email')).toBeHidden();
  await expect(contact.message()).toHaveValue(visitor.message);
  await expect(contact.preferPhone()).toBeChecked();
  await expect(page).toHaveTitle(/^Fehler/);

  await contact.name().fill(visitor.name);
  await contact.submit().click();
  await expect(contact.receipt()).toBeInViewport();
  await expect(contact.receipt()).toBeFocused();
  await expect(contact.receipt()).toContainText(/[2-9A-Z]{3}-[2-9A-Z]{3}/);
  await expect(contact.stamp()).toBeVisible();
  await expect(contact.submit()).toBeHidden();
  const [, team] = await mailWith(request, visitor.email);
  expect(team?.TextBody).toContain(visitor.name);
});

test('a failure of the mail service comes back with the values', async ({ page }) => {
  const visitor = someVisitor();
  const contact = new ContactPage(page);
  await contact.open(brokenSite());
  await contact.fill(visitor);
  await contact.submit().click();
  await expect(contact.failure()).toContainText('Fehler beim Senden');
  await expect(contact.failure()).toBeInViewport();
  await expect(contact.failure()).toBeFocused();
  await expect(contact.failure().getByRole('link', { name: '030 23125 100' })).toBeVisible();
  await expect(contact.message()).toHaveValue(visitor.message);
  await expect(contact.privacy()).toBeChecked();
});
