import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { VALUES, valueOf } from '../../src/features/card/card.ts';
import { UNLOCKED_KEY } from '../../src/features/card/unlocked.ts';
import {
  CardPage,
  clipboard,
  colours,
  CONTACT,
  DIRECT,
  GATED,
  NAME,
  PASSWORD,
  TEXTS,
} from '../support/card-page.ts';
import { brotliBytes } from '../support/dist.ts';
import { readQr } from '../support/qr.ts';
import { texts, traces } from '../support/traces.ts';
import { asRead, readVcard } from '../support/vcard.ts';
import { violations } from '../support/visit.ts';

const INK = 'rgb(17, 17, 15)';
const WHITE = 'rgb(255, 255, 255)';
const SCHEMES = {
  light: { gate: ['rgb(249, 162, 141)', INK], card: ['rgb(222, 222, 217)', INK] },
  dark: { gate: [INK, WHITE], card: [INK, WHITE] },
} as const;

const { givenName: _, ...rest } = CONTACT;
/** The first name stands in the address. */
const SECRETS = [...texts(rest), NAME, valueOf(CONTACT, 'website').text, PASSWORD];

async function opened(page: Page): Promise<CardPage> {
  const gate = new CardPage(page);
  await gate.open(GATED);
  return gate;
}

async function unlocked(page: Page): Promise<CardPage> {
  const gate = await opened(page);
  await gate.unlock();
  await expect(gate.heading()).toHaveText(NAME);
  return gate;
}

const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage, ...sessionStorage }));

/** Deriving the key waits until the returned function is called. */
async function holdKey(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
    const held = new Promise<void>((release) => Object.assign(window, { release }));
    crypto.subtle.deriveBits = (...args) => held.then(() => derive(...args));
  });
  return () => page.evaluate(() => (window as never as { release: () => void }).release());
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the gate, ${colorScheme}`, () => {
    test.use({ colorScheme, permissions: ['clipboard-read', 'clipboard-write'] });

    test('is locked at first, and nothing is stored', async ({ page }) => {
      const gate = await opened(page);
      await expect(gate.heading()).toHaveText(TEXTS.gate.headline);
      await expect(gate.password()).toHaveAccessibleDescription(TEXTS.gate.hint);
      expect(await colours(page)).toEqual(SCHEMES[colorScheme].gate);
      expect(await violations(page)).toEqual([]);
      expect(await stored(page)).toEqual({});
    });

    test('refuses a wrong password: message, empty field, focus', async ({ page }) => {
      const gate = await opened(page);
      await gate.password().fill('falsch');
      await gate.submit().click();
      await expect(page.getByRole('alert')).toHaveText(TEXTS.gate.wrong);
      await expect(gate.password()).toHaveValue('');
      await expect(gate.password()).toBeFocused();
      await expect(gate.password()).toHaveAttribute('aria-invalid', 'true');
      await expect(gate.password()).toHaveAccessibleDescription(TEXTS.gate.wrong);
      expect(await violations(page)).toEqual([]);
      expect(await stored(page)).toEqual({});
    });

    test('says that it is busy, and takes no second try meanwhile', async ({ page }) => {
      const release = await holdKey(page);
      const gate = await opened(page);
      await gate.unlock('falsch');
      await expect(gate.submit()).toHaveText(TEXTS.gate.busy);
      await expect(gate.submit()).toHaveAttribute('aria-disabled', 'true');
      await gate.submit().press('Enter');
      await expect(page.getByRole('alert')).toBeEmpty();
      expect(await violations(page)).toEqual([]);
      await release();
      await expect(page.getByRole('alert')).toHaveText(TEXTS.gate.wrong);
      await expect(gate.submit()).toHaveText(TEXTS.gate.submit);
    });

    test('opens with the right password and leads to the name', async ({ page }) => {
      const gate = await unlocked(page);
      await expect(gate.heading()).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(`^${NAME} – `));
      await expect(gate.password()).toHaveCount(0);
      expect(await colours(page)).toEqual(SCHEMES[colorScheme].card);
      expect(await violations(page)).toEqual([]);
    });

    test('gives the same card: links, copying, file, QR code', async ({ page }) => {
      const card = await unlocked(page);
      for (const name of VALUES) {
        const { text, href } = valueOf(CONTACT, name);
        await expect(card.value(text)).toHaveAttribute('href', href);
      }
      await card.copy('mobile').click();
      await expect(card.toast(TEXTS.card.copied.title)).toBeVisible();
      expect(await clipboard(page)).toBe(CONTACT.mobile.display);
      const [download] = await Promise.all([page.waitForEvent('download'), card.save().click()]);
      expect(download.url()).toMatch(/^blob:/);
      const file = readFileSync(await download.path(), 'utf8');
      expect(readVcard(file)).toEqual(asRead(CONTACT));
      await card.qrToggle().click();
      const read = await readQr(await card.qr().screenshot());
      expect(readVcard(read).mobile).toBe(CONTACT.mobile.uri);
    });
  });
}

test('the theme follows the system while the gate is closed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await opened(page);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => colours(page)).toEqual(SCHEMES[colorScheme].gate);
  }
});

test('an empty password never opens', async ({ page }) => {
  const gate = await opened(page);
  await gate.unlock('');
  await expect(page.getByRole('alert')).toHaveText(TEXTS.gate.wrong);
  await expect(gate.heading()).toHaveText(TEXTS.gate.headline);
});

test.describe('what is delivered', () => {
  test('holds no value of the card and no password, in clear or disguised', async ({ page }) => {
    const bodies: Promise<[string, Buffer]>[] = [];
    page.on('response', (response) => {
      bodies.push(response.body().then((body) => [new URL(response.url()).pathname, body]));
    });
    // To the end, so that what loads after the card has opened is searched too.
    const card = await unlocked(page);
    await card.copy('mobile').click();
    await page.waitForLoadState('networkidle');
    const files = await Promise.all(bodies);
    const paths = files.map(([path]) => path);
    expect(paths).toContain(GATED);
    expect(paths.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(3);
    for (const [path, body] of files) expect([path, ...traces(body, SECRETS)]).toEqual([path]);
    const [, html = Buffer.alloc(0)] = files.find(([path]) => path === GATED) ?? [];
    expect(brotliBytes(html)).toBeLessThanOrEqual(14_600);
  });

  test('the search finds every value where the card is in the clear', async ({ request }) => {
    const open = await (await request.get(DIRECT)).body();
    expect(traces(open, SECRETS)).toEqual(expect.arrayContaining([NAME, CONTACT.email]));
    expect(traces(open, texts(rest))).toEqual(texts(rest));
  });
});

test.describe('the session', () => {
  test('keeps one key, not the password, and a reload opens directly', async ({ page }) => {
    const card = await unlocked(page);
    const storage = await stored(page);
    expect(Object.keys(storage)).toEqual([UNLOCKED_KEY]);
    expect(traces(Buffer.from(storage[UNLOCKED_KEY] ?? ''), [...SECRETS])).toEqual([]);
    await page.reload();
    await expect(card.heading()).toHaveText(NAME);
    await expect(card.value(CONTACT.email)).toBeVisible();
  });

  test('shows no envelope again while the script of a reload is on its way', async ({ page }) => {
    const card = await unlocked(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', (route) => held.then(() => route.continue()));
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('form')).toBeHidden();
    release();
    await expect(card.heading()).toHaveText(NAME);
  });

  test('is over with its tab: another one is locked', async ({ page, browser, baseURL }) => {
    await unlocked(page);
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const gate = await opened(await context.newPage());
    await expect(gate.password()).toBeVisible();
    await context.close();
  });

  for (const value of ['true', btoa('x'.repeat(32)), '%']) {
    test(`does not open with a made-up flag, and forgets it: "${value}"`, async ({ page }) => {
      await page.goto('/impressum');
      const entry = [UNLOCKED_KEY, value] as const;
      await page.evaluate(([key, flag]) => sessionStorage.setItem(key, flag), entry);
      const gate = await opened(page);
      await expect(gate.password()).toBeVisible();
      await expect.poll(() => stored(page)).toEqual({});
    });
  }

  test('can do without storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await unlocked(page);
  });
});

test.describe('the password field', () => {
  test('works by keyboard alone', async ({ page }) => {
    const gate = await opened(page);
    await page.keyboard.press('Tab');
    await expect(gate.password()).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Tab');
    await expect(gate.submit()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(gate.heading()).toHaveText(NAME);
  });

  test('is what password managers look for', async ({ page }) => {
    const gate = await opened(page);
    await expect(gate.password()).toHaveAttribute('type', 'password');
    await expect(gate.password()).toHaveAttribute('autocomplete', 'current-password');
    const user = page.locator('form input[autocomplete=username]');
    await expect(user).toHaveValue(GATED.slice(1));
  });

  test.describe('with a clipboard', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    test('takes a pasted password', async ({ page }) => {
      const gate = await opened(page);
      await page.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD);
      await gate.password().focus();
      await page.keyboard.press('ControlOrMeta+v');
      await gate.submit().click();
      await expect(gate.heading()).toHaveText(NAME);
    });
  });

  test('sends nothing anywhere before the script is there', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    const gate = new CardPage(page);
    await page.goto(GATED);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData()}`));
    await gate.unlock();
    await gate.submit().click();
    await expect(gate.password()).toHaveValue(PASSWORD);
    expect(requests.filter((text) => text.includes(PASSWORD))).toEqual([]);
    await expect(page).toHaveURL(new RegExp(`${GATED}$`));
  });
});

test('says so where the browser cannot decrypt', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(crypto, 'subtle', { value: undefined });
  });
  const gate = await opened(page);
  await gate.unlock();
  await expect(page.getByRole('alert')).toHaveText(TEXTS.gate.unsupported);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('says what is missing and how to reach the agency', async ({ page }) => {
    await page.goto(GATED);
    const note = page.locator('noscript p');
    await expect(note).toBeVisible();
    expect(await note.textContent()).toContain(TEXTS.gate.noScript);
    await expect(page.locator('form')).toBeHidden();
    await page.getByRole('link', { name: TEXTS.gate.contactLink }).click();
    await expect(page).toHaveURL(/\/kontakt$/);
  });
});
