import { expect, type Page, test } from 'playwright/test';
import { ContactPage } from '../support/contact-page.ts';
import { HomePage } from '../support/home-page.ts';
import { watchFor } from '../support/visit.ts';

const SERVICES = ['Analyse', 'Beratung', 'Offline', 'Online'];
const START = new Date('2026-05-04T10:00:00');

test('of four services at most one is open', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.reach('.services-list');
  for (const name of SERVICES) {
    await expect(home.service(name)).toHaveAttribute('aria-expanded', 'false');
  }
  for (const name of ['Analyse', 'Offline', 'Beratung']) {
    await home.service(name).click();
    for (const other of SERVICES) {
      const expanded = String(other === name);
      await expect(home.service(other)).toHaveAttribute('aria-expanded', expanded);
    }
    await expect(page.locator('.service-body:visible')).toHaveCount(1);
  }
  await home.service('Beratung').click();
  await expect(page.locator('.service-body:visible')).toHaveCount(0);
});

test('a closed service cannot be reached by keyboard, an open one can', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.reach('.services-list');
  await home.service('Offline').focus();
  await page.keyboard.press('Tab');
  await expect(home.service('Online')).toBeFocused();
  await home.service('Offline').focus();
  await page.keyboard.press('Enter');
  await expect(home.consultation()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(home.consultation()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Wahlplakate' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(home.tag('Großflächen')).toHaveAttribute('aria-pressed', 'true');
});

test.describe('confetti', () => {
  /** How many chads the last frame has, and how far they lie apart, in px. */
  const lastFrame = (page: Page) =>
    page.evaluate(() => {
      const { chads } = window as never as { chads: number };
      const canvas = document.querySelector<HTMLCanvasElement>('canvas.confetti');
      const { width = 0, height = 0 } = canvas ?? {};
      const { data = [] } = canvas?.getContext('2d')?.getImageData(0, 0, width, height) ?? {};
      const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
        Array.from({ length: height }, (_, y) => data[4 * (y * width + x) + 3]).some(Boolean),
      );
      return { chads, spread: (columns.at(-1) ?? 0) - (columns[0] ?? 0) };
    });

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const { prototype } = CanvasRenderingContext2D;
      const { clearRect, closePath } = prototype;
      let chads = 0;
      prototype.clearRect = function (...box) {
        chads = 0;
        clearRect.apply(this, box);
      };
      prototype.closePath = function () {
        chads += 1;
        Object.assign(window, { chads });
        closePath.apply(this);
      };
    }),
  );

  test('of 100 pieces flies when the open card is closed, hidden from screen readers, for 2 s', async ({
    page,
  }) => {
    const home = new HomePage(page);
    const confetti = page.locator('.confetti');
    const pass = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 50) await page.clock.runFor(50);
    };
    await page.clock.install({ time: START });
    await page.clock.pauseAt(new Date(START.getTime() + 1000));
    await home.open();
    await home.reach('.services-list');
    await home.service('Analyse').click();
    await expect(confetti).toHaveCount(0);
    await home.service('Analyse').click();
    await expect(confetti).toHaveAttribute('aria-hidden', 'true');
    await pass(50);
    const { spread } = await lastFrame(page);
    await pass(950);
    const halfway = await lastFrame(page);
    expect(halfway.chads).toBe(100);
    expect(halfway.spread).toBeGreaterThan(spread + 200);
    await pass(900);
    await expect(confetti).toHaveCount(1);
    await pass(200);
    await expect(confetti).toHaveCount(0);
  });

  test('does not fly when another card is opened', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await home.reach('.services-list');
    const askedFor = watchFor(page, /confetti/);
    await home.service('Analyse').click();
    await home.service('Online').click();
    await expect(home.service('Online')).toHaveAttribute('aria-expanded', 'true');
    expect(await askedFor()).toBe(false);
    await home.service('Online').click();
    expect(await askedFor()).toBe(true);
  });

  test.describe('for a visitor who wants less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('does not fly at all', async ({ page }) => {
      const home = new HomePage(page);
      await home.open();
      await home.reach('.services-list');
      const askedFor = watchFor(page, /confetti/);
      await home.service('Analyse').click();
      await home.service('Analyse').click();
      await expect(home.service('Analyse')).toHaveAttribute('aria-expanded', 'false');
      expect(await askedFor()).toBe(false);
    });
  });
});

test('a tag toggles as the selected one; three lead to their advice page instead', async ({
  page,
}) => {
  const home = new HomePage(page);
  await home.open();
  await home.reach('.services-list');
  await home.service('Online').click();
  const pressed = page.locator('.tag[aria-pressed=true]');
  await home.tag('Newsletter').click();
  await expect(home.tag('Newsletter')).toHaveAttribute('aria-pressed', 'true');
  await home.tag('Podcasts').click();
  await expect(pressed).toHaveText(['Podcasts']);
  await home.tag('Podcasts').click();
  await expect(pressed).toHaveCount(0);

  const linked = page.locator('#team a.tag');
  await expect(linked).toHaveText([
    'Wahlkampfstrategien',
    'Wahlplakate',
    'Social-Media-Kurzvideos für TikTok & Co.',
  ]);
  for (const [index, href] of [
    '/wahlkampfstrategie-erstellen',
    '/wahlkampfkosten',
    '/social-media-wahlkampf',
  ].entries()) {
    await expect(linked.nth(index)).toHaveAttribute('href', href);
  }
});

test.describe('the selected tag', () => {
  test('goes along to the form and begins its message, where it can be changed', async ({
    page,
  }) => {
    const home = new HomePage(page);
    await home.open();
    await home.reach('.services-list');
    await home.service('Offline').click();
    await expect(home.consultation()).toHaveAttribute('href', '/kontakt');
    await home.tag('Flyer und Faltblätter').click();
    await home.consultation().click();

    const contact = new ContactPage(page);
    await expect(contact.message()).toHaveValue('Es geht um: Flyer und Faltblätter.\n');
    await contact.message().fill('Doch lieber etwas anderes.');
    await expect(contact.message()).toHaveValue('Doch lieber etwas anderes.');
  });

  test('never replaces what was typed before the script came', async ({ page }) => {
    await page.route(/\/_astro\/ContactForm.*\.js/, async (route) => {
      await page.locator('#message').fill('Schon getippt.');
      await route.continue();
    });
    const contact = new ContactPage(page);
    await page.goto('/kontakt?thema=Newsletter');
    await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    await expect(contact.message()).toHaveValue('Schon getippt.');
  });

  for (const [what, topic] of [
    ['longer than a tag', 'a'.repeat(43)],
    ['with an address in it', 'siehe https://boese.example'],
    ['of several lines', 'Newsletter\nund mehr'],
    ['empty', ''],
  ] as const) {
    test(`made up in a link, ${what}, does not get into the message`, async ({ page }) => {
      const contact = new ContactPage(page);
      await page.goto(`/kontakt?thema=${encodeURIComponent(topic)}`);
      await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
      await expect(contact.message()).toHaveValue('');
    });
  }
});

test('a press that came before the script is made up for', async ({ page }) => {
  const home = new HomePage(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_astro\/ServiceCards.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await home.open();
  await home.service('Beratung').click();
  await expect(home.service('Beratung')).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(home.service('Beratung')).toHaveAttribute('aria-expanded', 'true');
});
