import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { VALUES, valueOf } from '../../src/features/card/card.ts';
import {
  CardPage,
  clipboard,
  colours,
  CONTACT,
  DIRECT,
  GATED,
  NAME,
  TEXTS,
} from '../support/card-page.ts';
import { readQr } from '../support/qr.ts';
import { asRead, readVcard } from '../support/vcard.ts';
import { violations } from '../support/visit.ts';

const INK = 'rgb(17, 17, 15)';
const WHITE = 'rgb(255, 255, 255)';
const PAPER = 'rgb(222, 222, 217)';
const SCHEMES = { light: [PAPER, INK], dark: [INK, WHITE] } as const;
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
/** Not a local address, so without https:// no secure context. */
const INSECURE = 'http://karte.test';

const texts = TEXTS.card;

async function opened(page: Page, path = DIRECT): Promise<CardPage> {
  const card = new CardPage(page);
  await card.open(path);
  return card;
}

/** The same site at an address that browsers do not trust. */
async function openedInsecurely(page: Page, baseURL = ''): Promise<CardPage> {
  await page.route(`${INSECURE}/**`, async (route) => {
    const url = route.request().url().replace(INSECURE, baseURL);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  return opened(page, INSECURE + DIRECT);
}

for (const path of [DIRECT, GATED]) {
  test(`${path} makes room for sharing before any script in a file, so that nothing jumps`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.share = () => Promise.resolve();
    });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-share');
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the card, ${colorScheme}`, () => {
    test.use({ colorScheme, ...CLIPBOARD });

    test('shows name and title on the colours of the system', async ({ page }) => {
      const card = await opened(page);
      await expect(card.heading()).toHaveText(NAME);
      await expect(page.getByText(`${CONTACT.title}, ${CONTACT.organisation}`)).toBeVisible();
      expect(await colours(page)).toEqual(SCHEMES[colorScheme]);
    });

    for (const name of VALUES) {
      test(`calls, mails or opens: ${name}`, async ({ page }) => {
        const card = await opened(page);
        const { text, href } = valueOf(CONTACT, name);
        expect(href).toMatch(/^(?:tel:\+\d+|mailto:\S+@\S+|https:\/\/\S+)$/);
        await expect(card.value(text)).toHaveAttribute('href', href);
      });

      test(`copies, says so by name and shows a tick for 2 s: ${name}`, async ({ page }) => {
        await page.clock.install();
        const card = await opened(page);
        await page.clock.pauseAt(Date.now() + 60_000);
        await card.copy(name).click();
        await expect(card.tick(name)).toBeVisible();
        const message = texts.copied.text.replace('{item}', texts.items[name]);
        await expect(card.toast(texts.copied.title)).toContainText(message);
        expect(await clipboard(page)).toBe(valueOf(CONTACT, name).text);
        await page.clock.runFor(1999);
        await expect(card.tick(name)).toBeVisible();
        await page.clock.runFor(1);
        await expect(card.tick(name)).toHaveCount(0);
      });
    }

    test('says when copying fails, and shows no tick', async ({ page }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      });
      const card = await opened(page);
      await card.copy('email').click();
      await expect(card.toast(texts.copyFailed.title)).toContainText(texts.copyFailed.text);
      await expect(card.tick('email')).toHaveCount(0);
    });

    test('shows a QR code that a camera reads as the contact', async ({ page }) => {
      const card = await opened(page);
      await expect(card.qr()).toBeHidden();
      await card.qrToggle().click();
      const read = await readQr(await card.qr().screenshot());
      expect(readVcard(read)).toEqual({ ...asRead(CONTACT), note: '' });
    });

    test('is accessible by axe in every state', async ({ page }) => {
      const card = await opened(page);
      await card.qrToggle().click();
      await card.copy('mobile').click();
      await expect(card.toast(texts.copied.title)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test.describe('on paper', () => {
      // A camera sees more than the 96 dots an inch of a screen.
      test.use({ deviceScaleFactor: 3, viewport: { width: 672, height: 980 } });

      test('prints dark on white: values and QR code, no buttons', async ({ page }) => {
        const card = await opened(page);
        await page.emulateMedia({ media: 'print' });
        await expect(card.heading()).toBeVisible();
        expect(await colours(page)).toEqual(['rgba(0, 0, 0, 0)', 'rgb(0, 0, 0)']);
        for (const hidden of [card.save(), card.copy('email'), card.qrToggle()]) {
          await expect(hidden).toBeHidden();
        }
        const clip = (await card.qr().boundingBox()) ?? undefined;
        const read = await readQr(await page.screenshot({ fullPage: true, ...(clip && { clip }) }));
        expect(readVcard(read).email).toBe(CONTACT.email);
      });
    });
  });
}

test('the theme follows the system while the card is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await opened(page);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => colours(page)).toEqual(SCHEMES[colorScheme]);
  }
});

test.describe('on a phone', () => {
  test.use({ ...CLIPBOARD, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('values copied one after the other are told one at a time', async ({ page }) => {
    const card = new CardPage(page);
    await card.open(DIRECT);
    const toasts = page.getByRole('region').getByRole('group');
    for (const item of ['mobile', 'office', 'email'] as const) {
      await card.copy(item).click();
      await expect(toasts.filter({ hasText: texts.items[item] })).toBeVisible();
      await expect(toasts.filter({ visible: true })).toHaveCount(1);
    }
  });
});

test.describe('where the browser has no clipboard interface', () => {
  test.use(CLIPBOARD);

  test('a value is copied from a hidden field, and the button keeps the focus', async ({
    page,
    context,
    baseURL,
  }) => {
    const card = await openedInsecurely(page, baseURL);
    expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([
      false,
      false,
    ]);
    await card.copy('office').press('Enter');
    await expect(card.toast(texts.copied.title)).toContainText(texts.items.office);
    await expect(card.copy('office')).toBeFocused();
    await expect(page.locator('textarea')).toHaveCount(0);
    const reader = await context.newPage();
    await reader.goto('/impressum');
    expect(await clipboard(reader)).toBe(CONTACT.office.display);
  });

  test('that goes for a secure page too, as in the browser of some apps', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    const card = new CardPage(page);
    await card.open(DIRECT);
    await card.copy('office').click();
    await expect(card.toast(texts.copied.title)).toContainText(texts.items.office);
  });

  test('a refused copy command is told', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      document.execCommand = () => false;
    });
    const card = await openedInsecurely(page, baseURL);
    await card.copy('office').click();
    await expect(card.toast(texts.copyFailed.title)).toContainText(texts.copyFailed.text);
  });
});

test.describe('saving the contact', () => {
  test('makes the file in the browser and says so', async ({ page }) => {
    await page.addInitScript(() => {
      const types: string[] = [];
      Object.assign(window, { types });
      const create = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (blob: Blob) => {
        types.push(blob.type);
        return create(blob);
      };
    });
    const card = await opened(page);
    const [download] = await Promise.all([page.waitForEvent('download'), card.save().click()]);
    await expect(card.toast(texts.saved.title)).toContainText(texts.saved.text);
    expect(download.url()).toMatch(/^blob:/);
    expect(download.suggestedFilename()).toBe(`${NAME}.vcf`);
    expect(await page.evaluate(() => (window as never as { types: string[] }).types)).toEqual([
      'text/vcard;charset=utf-8',
    ]);
    const file = readFileSync(await download.path(), 'utf8');
    expect(readVcard(file)).toEqual(asRead(CONTACT));
  });
});

test.describe('sharing the contact', () => {
  /** A browser with a share sheet; what is shared lands in `window.shared`. */
  const withSheet = (page: Page, canShareFiles: boolean) =>
    page.addInitScript((files) => {
      Object.assign(navigator, {
        canShare: () => files,
        share: async (data: ShareData) => {
          const [file] = data.files ?? [];
          Object.assign(window, { shared: { ...data, files: await file?.text() } });
        },
      });
    }, canShareFiles);
  const shared = (page: Page) =>
    page.evaluate(() => (window as never as { shared?: { files?: string; text?: string } }).shared);

  test('hands over the file where the browser shares such files', async ({ page }) => {
    await withSheet(page, true);
    const card = await opened(page);
    await card.share().click();
    await expect.poll(async () => (await shared(page))?.files).toContain('BEGIN:VCARD');
    expect(readVcard((await shared(page))?.files ?? '')).toEqual(asRead(CONTACT));
  });

  test('else hands over the values, and never the address of the page', async ({ page }) => {
    await withSheet(page, false);
    const card = await opened(page);
    await card.share().click();
    await expect.poll(async () => (await shared(page))?.text).toContain(CONTACT.mobile.display);
    expect(JSON.stringify(await shared(page))).not.toContain(DIRECT);
  });

  test('is not offered where there is no share sheet', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
    });
    const card = await opened(page);
    await expect(card.share()).toBeHidden();
  });
});

test('messages lie bottom left, away from what can be pressed', async ({ page }) => {
  const card = await opened(page);
  await card.save().click();
  const toast = await card.toast(texts.saved.title).boundingBox();
  const data = await card.save().boundingBox();
  expect((toast?.x ?? Infinity) + (toast?.width ?? 0)).toBeLessThan(data?.x ?? 0);
});

test('everything can be pressed with a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const card = await opened(page);
  const targets = [card.save(), card.qrToggle(), ...VALUES.map((name) => card.copy(name))];
  targets.push(...VALUES.map((name) => card.value(valueOf(CONTACT, name).text)));
  for (const target of targets) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  }
  const save = await card.save().boundingBox();
  expect((save?.y ?? Infinity) + (save?.height ?? 0)).toBeLessThanOrEqual(844);
});

test('there is no header and footer of the site, but imprint and privacy are a click away', async ({
  page,
}) => {
  await opened(page);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(links).toHaveText(['Impressum', 'Datenschutz']);
  await links.first().click();
  await expect(page).toHaveURL(/\/impressum$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('values work, the contact comes as a file, and nothing is there that would not work', async ({
    page,
  }) => {
    const card = new CardPage(page);
    await page.goto(DIRECT);
    for (const name of VALUES) {
      const { text, href } = valueOf(CONTACT, name);
      await expect(card.value(text)).toHaveAttribute('href', href);
      await expect(card.copy(name)).toBeHidden();
    }
    await expect(card.share()).toBeHidden();
    const [download] = await Promise.all([page.waitForEvent('download'), card.save().click()]);
    const file = readFileSync(await download.path(), 'utf8');
    expect(readVcard(file)).toEqual(asRead(CONTACT));
    await card.qrToggle().click();
    await expect(card.qr()).toBeVisible();
  });
});
