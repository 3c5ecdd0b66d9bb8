import { expect, test } from 'playwright/test';
import { startMailbox } from '../../scripts/mailbox/server.ts';
import {
  CONTACT,
  ContactPage,
  ENDPOINT,
  openContact,
  someVisitor,
} from '../support/contact-page.ts';
import { contentOf } from '../support/content.ts';
import { sidewaysScroll } from '../support/layout.ts';
import { startSite } from '../support/site.ts';
import { violations } from '../support/visit.ts';

const { form } = CONTACT;
const site = contentOf('site');
const REFERENCE = /[2-9A-Z]{3}-[2-9A-Z]{3}/;

/** Expects that the page says what it may: neither that the team has it nor that a mail is on its way. */
async function expectKept(contact: ContactPage): Promise<void> {
  await expect(contact.receipt()).toBeFocused();
  await expect(contact.receipt()).toBeInViewport();
  await expect(contact.stamp()).toBeHidden();
  await expect(contact.failure()).toBeHidden();
  await expect(contact.receipt()).toMatchAriaSnapshot(`
    - paragraph: ${JSON.stringify(form.next.kept.heading)}
    - paragraph:
      - text: ${JSON.stringify(form.next.reference)}
      - strong: ${REFERENCE}
    - paragraph:
      - text: ${JSON.stringify(form.next.kept.text)}
      - link ${JSON.stringify(site.phone)}
  `);
  await expect(contact.receipt().getByText(form.next.text)).toBeHidden();
  const phone = contact.receipt().getByRole('link');
  await expect(phone).toHaveAttribute('href', /^tel:\+\d+$/);
}

test('the page of a phone says that a request is kept', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const answer = { success: true, reference: 'K7F-3MP', confirmation: false, kept: true };
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 202, json: answer }));
  const contact = await openContact(page);
  await contact.fill(someVisitor());
  await contact.submit().click();
  await expectKept(contact);
  await expect(contact.name()).toHaveValue('');
  await expect(contact.submit()).toHaveText(form.kept);
  await expect(contact.toasts()).toContainText(form.toasts.kept.title);
  await expect(contact.toasts()).toContainText(form.toasts.kept.text);
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  // This test runs the built site with queue and Worker, and a mailbox that refuses.
  test('a request is kept while the mail is away, and delivered when it is back @nightly', async ({
    page,
  }) => {
    test.setTimeout(150_000);
    const mailbox = await startMailbox({ port: 0 });
    const settings = {
      POSTMARK_SERVER_TOKEN: 'test',
      POSTMARK_API_URL: mailbox.url.replace('localhost', '127.0.0.1'),
      CONTACT_TO: 'team@agentur.example',
      CONTACT_FROM: 'website@agentur.example',
    };
    const preview = await startSite(settings, true);
    try {
      const contact = new ContactPage(page);
      await contact.open(preview.url);
      await mailbox.refuse(60);
      await contact.fill(someVisitor());
      await contact.submit().click();
      await expectKept(contact);
      await expect(page).toHaveTitle(new RegExp(`^${form.toasts.kept.title}`));

      const [reference = '-'] = (await contact.receipt().innerText()).match(REFERENCE) ?? [];
      const delivered = async () =>
        (await mailbox.messages()).filter(({ Subject }) => Subject?.includes(reference)).length;
      expect(await delivered()).toBe(0);
      await mailbox.refuse(0);
      // The outbox waits for a minute before its first try.
      await expect.poll(delivered, { timeout: 100_000 }).toBe(2);
    } finally {
      await preview.stop();
      await mailbox.close();
    }
  });
});
