import { expect, test } from 'playwright/test';
import { type Mailbox, startMailbox } from '../../scripts/mailbox/server.ts';
import { KEPT_TEXT, KEPT_TITLE } from '../../src/features/contact/messages.ts';
import { telHref } from '../../src/lib/phone.ts';
import { CONTACT, ContactPage, someVisitor } from '../support/contact-page.ts';
import { contentOf } from '../support/content.ts';
import { sidewaysScroll } from '../support/layout.ts';
import { type Site, startSite } from '../support/site.ts';
import { violations } from '../support/visit.ts';

// The built site with queue and Worker, and a mailbox that can be told to refuse.
const { form } = CONTACT;
const site = contentOf('site');
const REFERENCE = /[2-9A-Z]{3}-[2-9A-Z]{3}/;

test.describe.configure({ mode: 'serial', timeout: 90_000 });

let mailbox: Mailbox;
let preview: Site;
test.beforeAll(async () => {
  mailbox = await startMailbox({ port: 0 });
  const settings = {
    POSTMARK_SERVER_TOKEN: 'test',
    POSTMARK_API_URL: mailbox.url.replace('localhost', '127.0.0.1'),
    CONTACT_TO: 'team@agentur.example, team@anders.example',
    CONTACT_FROM: 'website@agentur.example',
  };
  preview = await startSite(settings, { OUTBOX_FIRST_WAIT: '1' });
});
test.afterAll(async () => {
  await preview.stop();
  await mailbox.close();
});

const mailAbout = async (reference: string) =>
  (await mailbox.messages()).filter(({ Subject }) => Subject?.includes(reference));

for (const [javaScriptEnabled, width, height] of [
  [true, 390, 844],
  [false, 1440, 900],
] as const) {
  const script = javaScriptEnabled ? 'with' : 'without';
  test.describe(`${script} script at ${width} px`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height } });

    test('a request is kept while the mail is away, and delivered when it is back', async ({
      page,
    }) => {
      const contact = new ContactPage(page);
      await (javaScriptEnabled ? contact.openWithScript(preview.url) : contact.open(preview.url));
      await mailbox.setFault('refuse');
      await contact.fill(someVisitor());
      await contact.submit().click();

      await expect(contact.receipt()).toBeFocused();
      await expect(contact.receipt()).toBeInViewport();
      await expect(contact.name()).toHaveValue('');
      await expect(contact.stamp()).toBeHidden();
      await expect(contact.failure()).toBeHidden();
      // The text that is read aloud: neither that the team has it nor that a mail is on its way.
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
      await expect(phone).toHaveAttribute('href', telHref(site.phone));
      if (javaScriptEnabled) {
        await expect(contact.submit()).toHaveText(form.kept);
        await expect(contact.toasts()).toContainText(KEPT_TITLE);
        await expect(contact.toasts()).toContainText(KEPT_TEXT);
        expect(await violations(page)).toEqual([]);
        expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      } else {
        await expect(page).toHaveTitle(new RegExp(`^${contentOf('answerPage').titlePrefix.kept}`));
      }

      const [reference = '-'] = (await contact.receipt().innerText()).match(REFERENCE) ?? [];
      expect(await mailAbout(reference)).toEqual([]);
      await mailbox.setFault('none');
      await expect
        .poll(async () => (await mailAbout(reference)).length, { timeout: 40_000 })
        .toBe(2);
    });
  });
}
