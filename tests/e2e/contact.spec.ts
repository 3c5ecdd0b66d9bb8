import { expect, type Page, test } from 'playwright/test';
import kontakt from '../../src/content/kontakt.json' with { type: 'json' };
import site from '../../src/content/site.json' with { type: 'json' };
import { TRAP } from '../../src/features/contact/automation.ts';
import { REQUEST_MESSAGES } from '../../src/features/contact/messages.ts';
import { brokenSite } from '../support/addresses.ts';
import { ContactPage, someVisitor } from '../support/contact-page.ts';
import { mailWith } from '../support/mail.ts';
import { violations, watch } from '../support/visit.ts';

const { rescue } = kontakt.form;

/** From here on time stands still in the page until the test moves it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

const REFERENCE = /[2-9A-HJ-NP-Z]{3}-[2-9A-HJ-NP-Z]{3}/;

for (const width of [390, 1440]) {
  test(`at ${width} px a request typed into the form reaches the team`, async ({
    page,
    request,
  }) => {
    const visitor = someVisitor();
    const contact = new ContactPage(page);
    await page.setViewportSize({ width, height: 844 });
    await contact.openWithScript();
    await contact.fill(visitor);
    await contact.preferPhone().check();
    await contact.submit().click();

    await expect(contact.toast()).toContainText('Anfrage gesendet!');
    await expect(contact.toast()).toContainText(
      'Wir melden uns innerhalb von 24 Stunden bei dir. Du erhältst außerdem eine Bestätigungs-E-Mail.',
    );
    const [reference = ''] = (await contact.receipt().innerText()).match(REFERENCE) ?? [];
    const [confirmation, team, ...more] = await mailWith(request, reference);
    expect(more).toEqual([]);
    expect(team?.ReplyTo).toBe(visitor.email);
    for (const text of [visitor.name, visitor.email, visitor.phone, visitor.organization]) {
      expect(team?.TextBody).toContain(text);
    }
    expect(team?.TextBody).toContain('Bürgermeisterwahl');
    expect(team?.TextBody).toContain('Bitte anrufen');
    expect(confirmation?.To).toBe(visitor.email);
    expect(confirmation?.TextBody).not.toContain(visitor.name);
  });
}

test('the sent state lasts five seconds, then the empty form is ready again', async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await contact.fill(someVisitor());
  await stopClock(page);
  await contact.submit().click();

  await expect(contact.submit()).toHaveText('Anfrage gesendet');
  await expect(contact.submit()).toBeDisabled();
  await expect(contact.name()).toHaveValue('');
  await expect(contact.privacy()).not.toBeChecked();
  await page.clock.runFor(4999);
  await expect(contact.submit()).toHaveText('Anfrage gesendet');
  await page.clock.runFor(1);
  await expect(contact.submit()).toHaveText('Anfrage senden');
  await expect(contact.submit()).toBeEnabled();
});

test('the reference stays readable and takes the focus', async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await contact.fill(someVisitor());
  await contact.submit().click();

  await expect(contact.receipt()).toBeVisible();
  await expect(contact.receipt()).toBeFocused();
  await expect(contact.receipt()).toContainText(REFERENCE);
  await expect(page.getByText('Eingegangen', { exact: true })).toBeVisible();
});

test('while a request is on its way the button is disabled and says so', async ({ page }) => {
  const contact = new ContactPage(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/send-contact-email', async (route) => {
    await held;
    await route.continue();
  });
  await contact.openWithScript();
  await contact.fill(someVisitor());
  await contact.submit().click();

  await expect(contact.submit()).toHaveText('Wird gesendet...');
  await expect(contact.submit()).toBeDisabled();
  answer();
  await expect(contact.submit()).toHaveText('Anfrage gesendet');
});

test('a double click sends one request', async ({ page, request }) => {
  const visitor = someVisitor();
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await contact.fill(visitor);
  await contact.submit().dblclick();

  await expect(contact.receipt()).toBeVisible();
  expect(await mailWith(request, visitor.email)).toHaveLength(2);
});

test('the tick for the privacy statement never leaves the page, the idempotency key does', async ({
  page,
}) => {
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await contact.fill({ ...someVisitor(), phone: '', organization: '' });
  const sending = page.waitForRequest('**/api/send-contact-email');
  await contact.submit().click();

  const request = await sending;
  const body = request.postDataJSON() as object;
  expect(Object.keys(body).sort()).toEqual([
    'campaign_type',
    'email',
    'message',
    'name',
    'prefer_phone',
  ]);
  expect(request.headers()['idempotency-key']).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

test('a second try after a failure carries the same key, a new request another', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  let failing = true;
  await page.route('**/api/send-contact-email', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (!failing) return route.continue();
    failing = false;
    await route.abort();
  });
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await contact.fill(someVisitor());
  await stopClock(page);
  await contact.submit().click();
  await expect(contact.toast()).toContainText('Fehler beim Senden');
  await contact.submit().click();
  await expect(contact.receipt()).toBeVisible();
  await page.clock.runFor(5000);
  await contact.fill(someVisitor());
  await contact.submit().click();
  await expect.poll(() => keys.length).toBe(3);

  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a second try carries the same key after a link within the page, too', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await page.route('**/api/send-contact-email', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.abort();
  });
  const contact = new ContactPage(page);
  await contact.openWithScript();
  const visitor = someVisitor();
  await contact.fill(visitor);
  await contact.submit().click();
  await expect(contact.toast()).toContainText('Fehler beim Senden');
  await contact.name().fill('');
  await contact.submit().click();
  await page.locator('#form-summary').getByRole('link', { name: 'Name' }).click();
  await contact.name().fill(visitor.name);
  await contact.submit().click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[1]).toBe(keys[0]);
});

test('after a failure the other ways take what is written now', async ({ page }) => {
  await page.route('**/api/send-contact-email', (route) => route.abort());
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await contact.fill(someVisitor());
  await contact.submit().click();
  const mail = page.getByRole('link', { name: rescue.mail });
  await expect(mail).toBeVisible();
  await contact.message().fill('Jetzt mit neuem Text.');
  await expect(mail).toHaveAttribute('href', /Jetzt%20mit%20neuem%20Text/);
});

test('who has gone on while the request is on its way keeps the focus', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/send-contact-email', async (route) => {
    await held;
    await route.continue();
  });
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await contact.fill(someVisitor());
  await contact.submit().click();
  await expect(contact.submit()).toBeDisabled();
  const elsewhere = page.locator('footer a').first();
  await elsewhere.focus();
  answer();
  await expect(contact.receipt()).toBeVisible();
  await expect(elsewhere).toBeFocused();
});

test('three submissions in one go send one request', async ({ page }) => {
  let requests = 0;
  await page.route('**/api/send-contact-email', async (route) => {
    requests += 1;
    await route.continue();
  });
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await contact.fill(someVisitor());
  await contact.submit().evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  await expect(contact.receipt()).toBeVisible();
  expect(requests).toBe(1);
});

test('an empty form names every wrong field, links to each and takes the focus to the first', async ({
  page,
}) => {
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await contact.submit().click();

  await expect(contact.name()).toBeFocused();
  await expect(contact.name()).toHaveAttribute('aria-invalid', 'true');
  await expect(contact.name()).toHaveAccessibleDescription(
    'Name muss mindestens 2 Zeichen lang sein',
  );
  await expect(contact.error('email')).toHaveText('Ungültige E-Mail-Adresse');
  await expect(contact.error('campaign_type')).toHaveText('Bitte wähle einen Kampagnentyp');
  await expect(contact.error('message')).toHaveText(
    'Nachricht muss mindestens 10 Zeichen lang sein',
  );
  await expect(contact.error('agree_privacy')).toHaveText(
    'Du musst den Datenschutzbestimmungen zustimmen',
  );
  await expect(contact.error('phone')).toBeHidden();
  const summary = page.locator('#form-summary');
  await expect(summary.getByRole('link')).toHaveCount(5);
  await summary.getByRole('link', { name: 'Nachricht' }).click();
  await expect(contact.message()).toBeFocused();
});

test('a wrong field is checked again while it is corrected, the others wait for the button', async ({
  page,
}) => {
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await contact.fill({ ...someVisitor(), email: 'kim.beispiel@wahlkreis' });
  await contact.submit().click();
  await expect(contact.error('email')).toBeVisible();

  await contact.name().fill('K');
  await expect(contact.error('name')).toBeHidden();
  await contact.email().fill('kim@wahlkreis.example');
  await expect(contact.error('email')).toBeHidden();
  await expect(contact.email()).not.toHaveAttribute('aria-invalid');
  await expect(page.locator('#form-summary')).toBeHidden();
});

test('a failure of the mail service keeps every value and says what to do', async ({ page }) => {
  const visitor = someVisitor();
  const contact = new ContactPage(page);
  await contact.openWithScript(brokenSite());
  await contact.fill(visitor);
  await contact.submit().click();

  await expect(contact.toast()).toContainText('Fehler beim Senden');
  await expect(contact.toast()).toContainText(REQUEST_MESSAGES.unconfirmed);
  await expect(contact.submit()).toHaveText('Anfrage senden');
  await expect(contact.submit()).toBeFocused();
  await expect(contact.name()).toHaveValue(visitor.name);
  await expect(contact.message()).toHaveValue(visitor.message);
  await expect(contact.privacy()).toBeChecked();
  const failure = page.locator('#form-failure');
  await expect(failure).toContainText(REQUEST_MESSAGES.unconfirmed);
  await expect(failure).toContainText('Deine Angaben stehen noch da.');
  await expect(failure.getByRole('link', { name: '030 23125 100' })).toBeVisible();
});

const REFUSED = {
  status: 502,
  json: { error: { code: 'not_sent', message: REQUEST_MESSAGES.not_sent } },
};

test('a failure offers the request as an e-mail and as text to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const visitor = someVisitor();
  const contact = new ContactPage(page);
  await page.route('**/api/send-contact-email', (route) => route.fulfill(REFUSED));
  await contact.openWithScript();
  await contact.fill(visitor);
  await expect(page.locator('#form-failure')).toBeHidden();
  await contact.submit().click();

  const link = page.getByRole('link', { name: rescue.mail });
  const href = new URL((await link.getAttribute('href')) ?? '');
  expect(href.pathname).toBe(site.email);
  const text = page.getByRole('textbox', { name: rescue.text });
  for (const value of [visitor.name, visitor.email, 'Bürgermeisterwahl', 'Die Wahl ist im März.']) {
    expect(href.searchParams.get('body')).toContain(value);
    expect(await text.inputValue()).toContain(value);
  }
  await page.getByRole('button', { name: rescue.copy }).click();
  await expect(page.getByRole('button', { name: rescue.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text.inputValue());
});

for (const [when, instant, said] of [
  ['in opening hours', '2026-11-23T10:00:00Z', rescue.reach.now.replace('{to}', '19:00')],
  [
    'on a Saturday night',
    '2026-11-21T20:00:00Z',
    rescue.reach.later.replace('{weekday}', 'Montag').replace('{from}', '7:00'),
  ],
] as const) {
  test(`a failure ${when} says when we answer the telephone`, async ({ page }) => {
    const contact = new ContactPage(page);
    await page.clock.setFixedTime(instant);
    await page.route('**/api/send-contact-email', (route) => route.fulfill(REFUSED));
    await contact.openWithScript();
    await contact.fill(someVisitor());
    await contact.submit().click();
    await expect(page.locator('#form-failure')).toContainText(said);
  });
}

test('a request whose answer was lost is known after a reload', async ({ page, request }) => {
  const visitor = someVisitor();
  const contact = new ContactPage(page);
  await page.route('**/api/send-contact-email', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await contact.openWithScript();
  await contact.fill(visitor);
  await contact.submit().click();
  await expect(contact.toast()).toContainText('Fehler beim Senden');

  await page.unroute('**/api/send-contact-email');
  await page.reload();
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  await contact.fill(visitor);
  await contact.submit().click();
  await expect(contact.receipt()).toBeVisible();
  expect(await mailWith(request, visitor.email)).toHaveLength(2);
});

test('a visitor who leaves while the request is on its way does not lose it', async ({
  page,
  request,
}) => {
  const visitor = someVisitor();
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await contact.fill(visitor);
  const leaving = page.waitForRequest('**/api/send-contact-email');
  await contact.submit().click();
  await leaving;
  await page.goto('about:blank');
  await expect.poll(() => mailWith(request, visitor.email)).toHaveLength(2);
});

test('the field for programs is out of reach for people', async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.openWithScript();
  const trap = page.locator(`input[name=${TRAP}]`);
  await expect(trap).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: kontakt.form.trap })).toHaveCount(0);
  expect(await trap.evaluate((input) => input.parentElement?.offsetWidth)).toBeLessThanOrEqual(1);
  await contact.privacy().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(contact.submit()).toBeFocused();
});

test('a program that fills it in is told so, and sending again by hand works', async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await contact.fill(someVisitor());
  await page
    .locator(`input[name=${TRAP}]`)
    .evaluate((input) => ((input as HTMLInputElement).value = 'x'));
  await contact.submit().click();
  await expect(contact.toast()).toContainText(REQUEST_MESSAGES.looks_automated);
  await contact.submit().click();
  await expect(contact.receipt()).toBeVisible();
});

const REFUSALS = [
  ['its message', '{"error":{"code":"x","message":"Heute nicht."}}', 'Heute nicht.'],
  [
    'a fallback when the message is empty',
    '{"error":{"message":""}}',
    'Es ist ein Fehler aufgetreten. Bitte versuche es später erneut.',
  ],
  ['„Unbekannter Fehler“ when there is none', '{"error":{}}', 'Unbekannter Fehler'],
  ['„Unbekannter Fehler“ when it is null', '{"error":{"message":null}}', 'Unbekannter Fehler'],
  [
    'a fallback when it is no JSON',
    '<h1>502</h1>',
    'Es ist ein Fehler aufgetreten. Bitte versuche es später erneut.',
  ],
] as const;

for (const [what, body, text] of REFUSALS) {
  test(`an error answer shows ${what}`, async ({ page }) => {
    const contact = new ContactPage(page);
    await page.route('**/api/send-contact-email', (route) => route.fulfill({ status: 502, body }));
    await contact.openWithScript();
    await contact.fill(someVisitor());
    await contact.submit().click();
    await expect(contact.toast()).toContainText(text);
  });
}

test('a field that only the server refuses is marked like any other', async ({ page }) => {
  const fields = { email: 'Ungültige E-Mail-Adresse' };
  const contact = new ContactPage(page);
  await page.route('**/api/send-contact-email', (route) =>
    route.fulfill({
      status: 422,
      json: { error: { code: 'invalid', message: 'Bitte prüfe deine Angaben.', fields } },
    }),
  );
  await contact.openWithScript();
  await contact.fill(someVisitor());
  await contact.submit().click();

  await expect(contact.error('email')).toHaveText('Ungültige E-Mail-Adresse');
  await expect(contact.email()).toBeFocused();
});

test('without a confirmation mail the toast does not promise one', async ({ page }) => {
  const contact = new ContactPage(page);
  await page.route('**/api/send-contact-email', (route) =>
    route.fulfill({ json: { success: true, reference: 'K7F-2MP', confirmation: false } }),
  );
  await contact.openWithScript();
  await contact.fill(someVisitor());
  await contact.submit().click();

  await expect(contact.toast().getByText('Wir melden uns')).toHaveText(
    'Wir melden uns innerhalb von 24 Stunden bei dir.',
  );
  await expect(contact.receipt()).not.toContainText('Bestätigung');
});

test('an answer that only says yes is a success, without a reference', async ({ page }) => {
  const contact = new ContactPage(page);
  await page.route('**/api/send-contact-email', (route) =>
    route.fulfill({ json: { success: true } }),
  );
  await contact.openWithScript();
  await contact.fill(someVisitor());
  await contact.submit().click();

  await expect(contact.toast()).toContainText('Bestätigungs-E-Mail');
  await expect(contact.receipt()).toBeVisible();
  await expect(contact.receipt().locator('.next-reference')).toBeHidden();
});

test('an answer that says yes and names an error is none', async ({ page }) => {
  const contact = new ContactPage(page);
  await page.route('**/api/send-contact-email', (route) =>
    route.fulfill({ json: { success: true, error: { message: 'Heute nicht.' } } }),
  );
  await contact.openWithScript();
  await contact.fill(someVisitor());
  await contact.submit().click();

  await expect(contact.toast()).toContainText('Heute nicht.');
  await expect(contact.receipt()).toBeHidden();
});

test('each label is the name of one control alone', async ({ page }) => {
  await new ContactPage(page).openWithScript();
  for (const label of [
    'Name',
    'E-Mail',
    'Telefon',
    'Partei',
    'Nachricht',
    /Datenschutzbestimmungen/,
  ]) {
    await expect(page.locator('form').getByLabel(label), String(label)).toHaveCount(1);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a sent request shows its button, which says so, and its stamp', async ({ page }) => {
    const contact = new ContactPage(page);
    await contact.openWithScript();
    await contact.fill(someVisitor());
    await contact.submit().click();

    await expect(contact.submit()).toHaveText('Anfrage gesendet');
    await page.evaluate(async () => {
      let before;
      do {
        before = scrollY;
        await new Promise((done) => setTimeout(done, 200));
      } while (scrollY !== before);
    });
    const places = async () => {
      const [bar, button, stamp] = await Promise.all(
        [page.locator('.header'), contact.submit(), page.locator('[data-sent-stamp]')].map((part) =>
          part.boundingBox(),
        ),
      );
      const below = (bar?.y ?? 0) + (bar?.height ?? 0);
      return [(button?.y ?? 0) >= below, (stamp?.y ?? 0) < 844];
    };
    expect(await places()).toEqual([true, true]);
  });
});

test('a toast goes after four seconds, or with its close button', async ({ page }) => {
  const contact = new ContactPage(page);
  await page.route('**/api/send-contact-email', (route) =>
    route.fulfill({ status: 502, json: { error: { message: 'Heute nicht.' } } }),
  );
  await contact.openWithScript();
  await contact.fill(someVisitor());
  await stopClock(page);
  await contact.submit().click();
  const toast = contact.toast().getByText('Heute nicht.');
  await expect(toast).toBeVisible();
  await page.clock.runFor(3900);
  await expect(toast).toBeVisible();
  await expect(contact.toast().getByRole('group')).not.toHaveAttribute('data-ending-style');
  // The fade takes its 0.2 s after the fourth second.
  await page.clock.runFor(600);
  await expect(toast).toBeHidden();

  await contact.submit().click();
  await page.getByRole('button', { name: 'Meldung schließen' }).click();
  await page.clock.runFor(600);
  await expect(toast).toBeHidden();
});

test('three toasts are visible at a time, and a swipe takes one away', async ({ page }) => {
  const contact = new ContactPage(page);
  let answers = 0;
  await page.route('**/api/send-contact-email', (route) => {
    answers += 1;
    return route.fulfill({ status: 502, json: { error: { message: `Nein, Nr. ${answers}.` } } });
  });
  await contact.openWithScript();
  await contact.fill(someVisitor());
  await stopClock(page);
  for (const number of [1, 2, 3, 4]) {
    await contact.submit().click();
    await expect(contact.toast().getByText(`Nein, Nr. ${number}.`)).toBeVisible();
  }
  await expect(contact.toast().getByText(/^Nein/).filter({ visible: true })).toHaveCount(3);
  await expect(contact.toast().getByText('Nein, Nr. 1.')).toBeHidden();

  const box = await contact.toast().getByText('Nein, Nr. 4.').boundingBox();
  if (!box) throw new Error('the toast has no box');
  await page.mouse.move(box.x + 20, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 5, { steps: 5 });
  await page.mouse.move(box.x + 320, box.y + 5, { steps: 5 });
  await page.mouse.up();
  await page.clock.runFor(600);
  await expect(contact.toast().getByText('Nein, Nr. 4.')).toBeHidden();
});

test('the form is filled in and sent with the keyboard alone', async ({ page, request }) => {
  const visitor = someVisitor();
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await contact.name().focus();
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await type(visitor.name);
  await type(visitor.email);
  await type('');
  await type('');
  await type('Komm');
  await type(visitor.message);
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(contact.receipt()).toBeVisible();
  const mails = await mailWith(request, visitor.email);
  expect(mails.at(-1)?.TextBody).toContain('Kommunalwahl');
});

test('what was typed before the script arrived is kept and sent', async ({ page, request }) => {
  const visitor = someVisitor();
  const contact = new ContactPage(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await contact.open();
  await contact.fill(visitor);
  release();
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  await expect(contact.name()).toHaveValue(visitor.name);
  await contact.submit().click();

  await expect(contact.receipt()).toBeVisible();
  expect(await mailWith(request, visitor.email)).toHaveLength(2);
});

test('a browser without connection is told so, and nothing is lost', async ({ page, context }) => {
  const visitor = someVisitor();
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await contact.fill(visitor);
  await context.setOffline(true);
  await contact.submit().click();
  await expect(contact.toast()).toContainText('Es ist ein Fehler aufgetreten.');
  await expect(contact.message()).toHaveValue(visitor.message);

  await context.setOffline(false);
  await contact.submit().click();
  await expect(contact.toast()).toContainText('Anfrage gesendet!');
});

test('a browser that lacks URL.parse, such as Safari 17, sends all the same', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(URL, 'parse'));
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await contact.fill(someVisitor());
  await contact.submit().click();
  await expect(contact.receipt()).toBeVisible();
});

test('a browser that does not time its paints gets the script too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] });
  });
  await new ContactPage(page).openWithScript();
});

test('nothing can be typed into a request that is on its way', async ({ page }) => {
  const contact = new ContactPage(page);
  await page.route('**/api/send-contact-email', () => {
    // Never answered.
  });
  await contact.openWithScript();
  await contact.fill(someVisitor());
  await contact.submit().click();
  await expect(page.locator('.fields')).toHaveAttribute('inert');
});

test('errors, failure and the sent state are accessible and break no policy', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const visit = await watch(page);
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await contact.submit().click();
  await expect(contact.error('name')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.route('**/api/send-contact-email', (route) => route.abort(), { times: 1 });
  await contact.fill(someVisitor());
  await contact.submit().click();
  await expect(page.locator('#form-failure')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await contact.submit().click();
  await expect(contact.receipt()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(visit.problems.filter((problem) => !problem.includes('net::ERR_FAILED'))).toEqual([]);
});

test('one answer is open at a time, and the open one can be closed', async ({ page }) => {
  await page.goto('/kontakt');
  const items = page.locator('details[name=faq]');
  await expect(items).toHaveCount(5);
  await items.nth(2).locator('summary').click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(items.nth(2)).toHaveAttribute('open');
  await items.nth(2).locator('summary').click();
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test('the direct-contact card tells number, hours, address and how fast we answer', async ({
  page,
}) => {
  await page.goto('/kontakt');
  const card = page.getByRole('complementary');
  for (const text of ['030 23125 100', '7:00–19:00', '9:00–17:00', 'hallo@', '10115']) {
    await expect(card).toContainText(text);
  }
  await expect(card).toContainText(/24\s+Stunden/);
});

test('the form has its frame where the system sets the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/kontakt');
  await expect(page.locator('form')).toHaveCSS('border-top-color', 'rgb(255, 255, 255)');
});
