import { expect, type Locator, test } from 'playwright/test';
import { violations, withoutPopUp } from '../support/visit.ts';

const BLACK = 'rgb(17, 17, 15)';
const WHITE = 'rgb(255, 255, 255)';
const TRANSPARENT = 'rgba(0, 0, 0, 0)';

const background = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor);

const LINKS = [
  ['Startseite', '/'],
  ['Dienstleistungen', '/#team'],
  ['Wahlkampftools', '/wahlkampftools'],
  ['Karriere', '/karriere'],
  ['Team', '/team'],
  ['KAMPAGNE ANFRAGEN', '/kontakt'],
] as const;

for (const [path, atTop] of [
  ['/kontakt', WHITE],
  ['/wahlkampftools', TRANSPARENT],
] as const) {
  test(`on ${path} the bar turns black above 10 px of scroll and back`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto(path);
    const bar = page.getByRole('banner').first();
    const scroll = (top: number) =>
      page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(() => background(bar)).toBe(atTop);
    await scroll(10);
    await expect.poll(() => background(bar)).toBe(atTop);
    await scroll(11);
    await expect.poll(() => background(bar)).toBe(BLACK);
    await scroll(0);
    await expect.poll(() => background(bar)).toBe(atTop);
    await expect(bar).toHaveCSS('position', 'fixed');
  });
}

test('the bar links to every page, marks the current one and opens the academy in a new tab', async ({
  page,
}) => {
  await page.goto('/team');
  const bar = page.getByRole('banner').first();
  for (const [name, href] of LINKS) {
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(bar.getByRole('link', { name: 'Team', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const academy = bar.getByRole('link', { name: /Schulung/ });
  await expect(academy).toHaveAttribute('target', '_blank');
  await expect(academy).toHaveAttribute('rel', /noopener/);
});

for (const script of [true, false]) {
  test.describe(`below 768 px, ${script ? 'with' : 'without'} script`, () => {
    test.use({ viewport: { width: 767, height: 700 }, javaScriptEnabled: script });

    test('the menu opens as a full-screen black overlay and closes with its button', async ({
      page,
    }) => {
      await page.goto('/kontakt');
      const menu = page.getByRole('dialog');
      await page.getByRole('button', { name: 'Menü öffnen' }).click();
      await expect(menu).toBeVisible();
      expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 767, height: 700 });
      for (const [name] of LINKS) {
        await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
      }
      await menu.getByRole('button', { name: 'Menü schließen' }).click();
      await expect(menu).toBeHidden();
    });

    test('Escape closes the menu', async ({ page }) => {
      await page.goto('/kontakt');
      await page.getByRole('button', { name: 'Menü öffnen' }).click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test('choosing a link leads there, with the menu closed', async ({ page }) => {
      await page.goto('/kontakt');
      await page.getByRole('button', { name: 'Menü öffnen' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Karriere' }).click();
      await expect(page).toHaveURL(/\/karriere$/);
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });
}

test.describe('the open menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await withoutPopUp(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
  });

  test('is black and accessible', async ({ page }) => {
    expect(await background(page.getByRole('dialog'))).toBe(BLACK);
    expect(await violations(page)).toEqual([]);
  });

  test('closes when a link on the same page is chosen', async ({ page }) => {
    await page.getByRole('dialog').getByRole('link', { name: 'Dienstleistungen' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/#team$/);
  });

  test('keeps the focus inside, in both directions, and gives it back', async ({ page }) => {
    const inside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      expect(await inside()).toBe(true);
    }
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Shift+Tab');
      expect(await inside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeFocused();
  });

  test('closes when the window becomes wide', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('where buttons know no commands, as in Safari before 26.2, the menu opens and closes too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  });
  await page.goto('/kontakt');
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('[commandfor]')) {
      button.removeAttribute('commandfor');
      button.removeAttribute('command');
    }
  });
  const menu = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Menü schließen' }).click();
  await expect(menu).toBeHidden();
});

test('at 768 px the links stand in the bar and there is no menu button', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/kontakt');
  await expect(page.getByRole('banner').first().getByRole('link', { name: 'Team' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeHidden();
});
