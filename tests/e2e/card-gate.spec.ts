import { expect, test } from 'playwright/test';
import {
  CardPage,
  HAS_CARD,
  GATED,
  NAME,
  NAMES,
  openCard,
  PASSWORD,
  words,
} from '../support/card-page.ts';
import { violations } from '../support/axe.ts';
import { readEntry } from '../support/content.ts';
import { hold, stored, translate } from '../support/visit.ts';

/** The only item of the session's storage, which the privacy statement names. */
const UNLOCKED_KEY = 'visitenkarte-offen';

test.skip(!HAS_CARD, 'there is no card');

test('the gate asks for the password, and says when it is wrong', async ({ page }) => {
  const gate = await openCard(page, GATED);
  await expect(gate.heading()).toHaveText(words.gate.headline);
  await expect(gate.password()).toHaveAccessibleDescription(words.gate.hint);
  await gate.unlock('falsch');
  await expect(page.getByRole('alert')).toHaveText(words.gate.wrong);
  await expect(gate.password()).toHaveValue('');
  await expect(gate.password()).toBeFocused();
  await expect(gate.password()).toHaveAttribute('aria-invalid', 'true');
  await expect(gate.password()).toHaveAccessibleDescription(words.gate.wrong);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  expect(await stored(page)).toEqual({});
});

// tests/site/card.test.ts tests that no delivered file holds a value of the card.
test('the right password opens the card for the session @every-browser', async ({ page }) => {
  const gate = await openCard(page, GATED);
  await test.step('the card takes the place of the gate', async () => {
    await gate.unlock();
    await expect(gate.heading()).toHaveText(NAME);
    await expect(gate.heading()).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${NAME} – `));
    await expect(gate.password()).toHaveCount(0);
    for (const name of NAMES) await expect(gate.value(name)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  await test.step('the session keeps a key, which is not the password', async () => {
    const storage = await stored(page);
    expect(Object.keys(storage)).toEqual([UNLOCKED_KEY]);
    const kept = Buffer.from(storage[UNLOCKED_KEY] ?? '', 'base64');
    expect(kept).toHaveLength(32);
    expect(kept.toString()).not.toContain(PASSWORD);
  });
});

test('an open card does not show the envelope again while its script loads', async ({ page }) => {
  const gate = await openCard(page, GATED);
  await gate.unlock();
  await expect(gate.heading()).toHaveText(NAME);
  const release = await hold(page, '**/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('form')).toBeHidden();
  release();
  await expect(gate.heading()).toHaveText(NAME);
});

test('the gate does not open with a made-up flag, and forgets it', async ({ page }) => {
  await page.goto('/impressum');
  // A value of the length of a key that opens no card.
  const entry = [UNLOCKED_KEY, btoa('x'.repeat(32))] as const;
  await page.evaluate(([key, flag]) => sessionStorage.setItem(key, flag), entry);
  const gate = await openCard(page, GATED);
  await expect(gate.password()).toBeVisible();
  await expect.poll(() => stored(page)).toEqual({});
});

test('the gate opens without storage, and a password manager can fill it in', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const gate = await openCard(page, GATED);
  await expect(gate.password()).toHaveAttribute('type', 'password');
  await expect(gate.password()).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.locator('form input[autocomplete=username]')).toHaveValue(GATED.slice(1));
  await gate.unlock();
  await expect(gate.heading()).toHaveText(NAME);
});

test('a password typed before the script opens the gate and is not sent', async ({ page }) => {
  const release = await hold(page, '**/*.js');
  const gate = new CardPage(page);
  await page.goto(GATED, { waitUntil: 'commit' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData()}`));
  await gate.unlock();
  await gate.submit().click();
  await expect(page).toHaveURL(GATED);
  release();
  await expect(gate.heading()).toHaveText(NAME);
  expect(requests.filter((text) => text.includes(PASSWORD))).toEqual([]);
});

test('the gate opens on a translated page to which the visitor comes back', async ({ page }) => {
  // Safari drops what a page was computing when it was left.
  await page.addInitScript(() => {
    const { deriveBits } = crypto.subtle;
    crypto.subtle.deriveBits = () => {
      crypto.subtle.deriveBits = deriveBits;
      return new Promise(() => undefined);
    };
  });
  const gate = await openCard(page, GATED);
  await translate(page);
  await gate.unlock();
  await expect(gate.submit()).toHaveText(words.gate.busy);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(gate.submit()).toHaveText(words.gate.submit);
  await gate.submit().click();
  await expect(gate.heading()).toHaveText(NAME);
});

test('the gate says what to do where its script does not come', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(GATED);
  const advice = page.getByRole('alert').filter({ hasText: readEntry('islandError').island });
  await expect(advice).toBeVisible();
  await expect(new CardPage(page).password()).toBeVisible();
});

test('the gate says so where the browser cannot decrypt, and asks again', async ({ page }) => {
  // Without https a browser has no WebCrypto.
  await page.addInitScript(() => {
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  });
  const gate = await openCard(page, GATED);
  await gate.unlock();
  await expect(page.getByRole('alert')).toHaveText(words.gate.unsupported);
  await page.evaluate(() => Reflect.deleteProperty(crypto, 'subtle'));
  await gate.unlock();
  await expect(gate.heading()).toHaveText(NAME);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the gate says what is missing and how to reach the agency', async ({ page }) => {
    await page.goto(GATED);
    await expect(page.locator('noscript p')).toContainText(words.gate.noScript);
    await expect(page.locator('form')).toBeHidden();
    await page.getByRole('link', { name: words.gate.contactLink }).click();
    await expect(page).toHaveURL('/kontakt');
  });
});
