import { expect, test } from 'playwright/test';
import { ContactPage, errorSentence, mailWith } from '../support/contact-page.ts';
import { hold, translate } from '../support/visit.ts';
import { islandReady } from '../support/waits.ts';

// These tests use the form before its script is there, or without it.

test('the browser sends the form before its script @every-browser', async ({ page, request }) => {
  await hold(page, '**/ContactForm.*.js');
  const contact = new ContactPage(page);
  // Firefox does not call a page loaded before its script is there.
  await page.goto('/kontakt', { waitUntil: 'commit' });
  await contact.fill();
  await contact.submit().click();
  await expect(contact.receipt()).toBeFocused();
  await expect(page).toHaveURL('/api/send-contact-email');
  expect(await mailWith(request, contact.visitor.email)).toHaveLength(2);
});

test('what was typed before the script is sent, also translated', async ({ page, request }) => {
  const release = await hold(page, '**/_astro/*.js');
  const contact = new ContactPage(page);
  const { visitor } = contact;
  await page.goto('/kontakt?wahl=local&termin=2027-03-14', { waitUntil: 'commit' });
  await contact.fill({ name: 'K' });
  await translate(page);
  await contact.message().focus();
  release();
  await islandReady(page, 'ContactForm');
  await expect(contact.message()).toBeFocused();
  await expect(contact.campaignType()).toHaveValue(visitor.campaign_type);
  await expect(contact.message()).toHaveValue(visitor.message);
  await contact.submit().click();
  await expect(contact.name()).toBeFocused();
  await contact.name().fill(visitor.name);
  await contact.submit().click();
  await expect(contact.receipt()).toBeVisible();
  expect(await mailWith(request, visitor.email)).toHaveLength(2);
});

test.describe('without script', () => {
  // tests/unit/contact/answer-page.test.ts tests the words of the answer.
  test.use({ javaScriptEnabled: false });

  test('a corrected request reaches the team @second-content', async ({ page, request }) => {
    const contact = new ContactPage(page);
    const { visitor } = contact;
    await contact.open();
    await contact.fill({ name: 'K', email: `Kim <${visitor.email}>` });
    await contact.submit().click();
    await expect(contact.error('name')).toHaveText(errorSentence('name', 'too_short'));
    await expect(contact.message()).toHaveValue(visitor.message);
    await contact.name().fill(visitor.name);
    await contact.submit().click();
    await expect(contact.receipt()).toBeInViewport();
    await expect(contact.receipt()).toBeFocused();
    const [, team] = await mailWith(request, visitor.email);
    expect(team?.TextBody).toContain(visitor.name);
  });
});
