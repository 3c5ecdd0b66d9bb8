import { expect, test } from 'playwright/test';
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
