import { expect, test } from 'playwright/test';
import { REQUEST_MESSAGES } from '../../src/features/contact/messages.ts';
import { ContactPage, someVisitor } from '../support/contact-page.ts';

const REFUSED = {
  status: 502,
  json: { error: { code: 'not_sent', message: REQUEST_MESSAGES.not_sent } },
};

test('a browser that lets nobody change the history sends the form, and once more', async ({
  page,
}) => {
  // Safari, after a hundred changes in thirty seconds.
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException('', 'SecurityError');
    };
  });
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await contact.fill(someVisitor());
  await page.route('**/api/send-contact-email', (route) => route.fulfill(REFUSED));
  await contact.submit().click();
  await expect(contact.submit()).toBeEnabled();
  await page.unroute('**/api/send-contact-email');
  await contact.submit().click();
  await expect(contact.receipt()).toBeVisible();
});

test('without the toaster the form announces it', async ({ page }) => {
  const contact = new ContactPage(page);
  await page.route(/mount\.[\w-]+\.js/, (route) => route.abort());
  await page.route('**/api/send-contact-email', (route) => route.fulfill(REFUSED));
  await contact.openWithScript();
  await contact.fill(someVisitor());
  await contact.submit().click();
  const alert = page.getByRole('alert').filter({ hasText: REQUEST_MESSAGES.not_sent });
  await expect(alert).toBeVisible();
});
