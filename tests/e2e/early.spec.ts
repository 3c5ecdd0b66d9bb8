import { expect, type Page, test } from 'playwright/test';
import { CardPage, GATED, PASSWORD } from '../support/card-page.ts';
import { ContactPage, someVisitor } from '../support/contact-page.ts';
import { withoutPopUp } from '../support/visit.ts';

/** Keeps every script in a file back until told: a slow line. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: told, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await told;
    await route.continue();
  });
  return release;
}

test('a password that is sent before any script is there opens the card once it is', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const gate = new CardPage(page);
  await page.goto(GATED);
  await gate.unlock(PASSWORD);
  release();
  await expect(page.locator('.gate')).toHaveCount(0);
});

test('a form that the browser is sending is not brought to life, which could send it once more', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const sent: string[] = [];
  // With this answer the browser stays on the page, as it does until a slow one comes.
  await page.route('**/api/send-contact-email', (route) => {
    sent.push(route.request().headers()['content-type'] ?? '');
    return route.fulfill({ status: 204 });
  });
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill(someVisitor());
  await contact.submit().click();
  await expect.poll(() => sent.length).toBe(1);
  const responses = [/ContactForm/, /renderer/].map((url) => page.waitForResponse(url));
  release();
  const scripts = (await Promise.all(responses)).map((response) => response.url());
  // Once they have run, and what waited for them has had its turn.
  await page.evaluate(async (urls) => {
    await Promise.all(urls.map((url) => import(url)));
    await new Promise((done) => setTimeout(done, 100));
  }, scripts);
  await contact.submit().click();
  await expect.poll(() => sent.length).toBe(2);
  expect(new Set(sent)).toEqual(new Set(['application/x-www-form-urlencoded']));
});

for (const [what, selector, done] of [
  ['a service', '.service-row', '.service[data-open]'],
  ['the video', '.video-toggle', '.video:not([data-state=idle])'],
] as const) {
  test(`a press on ${what} before any script is there is answered once it is`, async ({ page }) => {
    await withoutPopUp(page);
    const release = await holdScripts(page);
    await page.goto('/');
    await page.locator(selector).first().click();
    release();
    await expect(page.locator(done)).toHaveCount(1);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a link of the menu to a place on the page closes it once a script is there', async ({
    page,
  }) => {
    await withoutPopUp(page);
    const release = await holdScripts(page);
    await page.goto('/');
    const menu = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await menu.getByRole('link', { name: 'Dienstleistungen' }).click();
    await expect(page).toHaveURL(/\/#team$/);
    await expect(menu).toBeVisible();
    release();
    await expect(menu).toBeHidden();
  });
});
