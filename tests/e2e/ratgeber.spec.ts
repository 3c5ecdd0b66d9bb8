import { expect, test } from 'playwright/test';
import { fontPainted, nextFrame, watch } from '../support/visit.ts';

const COSTS = '/wahlkampfkosten';
const SOCIAL = '/social-media-wahlkampf';

test('the contents lead to each section, and its heading to itself', async ({ page }) => {
  const visit = await watch(page);
  await page.goto(COSTS);
  const contents = page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link');
  const headings = page.locator('article h2:has(a)');
  const strip = page.getByRole('navigation', { name: 'Wo du gerade liest' }).getByRole('link');
  await expect(strip.first()).toBeHidden();
  await contents.nth(1).press('Enter');
  await expect(headings.nth(1)).toBeInViewport();
  await expect(strip.nth(1)).toBeVisible();
  const marked = () =>
    strip.evaluateAll((links) => links.findIndex((link) => link.matches(':target-current')));
  await expect.poll(marked).toBe(1);
  const heading = headings.last().getByRole('link');
  await heading.press('Enter');
  const hash = encodeURI((await heading.getAttribute('href')) ?? '');
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
  expect(visit.problems).toEqual([]);
});

test('on a phone the lead comes before the contents', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of [COSTS, '/datenschutz']) {
    await page.goto(path);
    await expect(page.locator('article .lead').first()).toBeInViewport({ ratio: 1 });
    const top = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top);
    expect(await top('article .lead')).toBeLessThan(await top('article nav'));
  }
});

test('bars and columns are drawn to scale', async ({ page }) => {
  const ratio = async (one: string, other: string, side: 'width' | 'height') => {
    const [a = NaN, b = NaN] = await Promise.all(
      [one, other].map((name) =>
        page
          .getByRole('row', { name })
          .locator('svg:visible rect')
          .last()
          .evaluate((bar, edge) => bar.getBoundingClientRect()[edge], side),
      ),
    );
    return a / b;
  };
  await page.goto(SOCIAL);
  expect(await ratio('YouTube', 'LinkedIn', 'width')).toBeCloseTo(65.5 / 7, 1);
  await page.goto(COSTS);
  expect(await ratio('Bundestagswahl', 'Kommunalwahl', 'width')).toBeCloseTo(200 / 20, 1);
  expect(await ratio('Werbemittel', 'Veranstaltungen', 'height')).toBeCloseTo(30 / 10, 1);
});

test('of the questions one at most is open, and figures show their sources', async ({ page }) => {
  await page.goto(SOCIAL);
  await fontPainted(page);
  const questions = page.locator('details[name] summary');
  await questions.filter({ hasText: 'Brauchen meine Profile ein Impressum?' }).click();
  const question = questions.filter({ hasText: 'Brauche ich eine Kamera?' });
  const top = () => question.evaluate((summary) => summary.getBoundingClientRect().top);
  await question.evaluate((summary) => summary.scrollIntoView({ block: 'center' }));
  const before = await top();
  await question.click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await nextFrame(page);
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
  await expect(page.getByText('Ein Telefon genügt.')).toBeVisible();

  const source = page.getByText('Tägliche Nutzungsdauer').first();
  const button = page.getByRole('button', { name: 'Quelle zu 2\u00a0Std.' });
  await expect(button).toHaveAccessibleDescription(/Tägliche Nutzungsdauer.*November 2026/);
  await expect(page.locator('#quelle-nutzungsdauer')).toContainText('Tägliche Nutzungsdauer');
  await expect(source).toBeHidden();
  await button.press('Enter');
  await expect(source).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(source).toBeHidden();
  await expect(button).toBeFocused();
  await button.hover();
  await expect(source).toBeVisible();
});

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap opens a source, and a tap elsewhere closes it', async ({ page }) => {
    await page.goto(SOCIAL);
    const tip = page.locator('[id^=hinweis-reichweite]');
    await page.getByRole('button', { name: 'Quelle zu 68' }).tap();
    await expect(tip).toBeVisible();
    const heading = page.getByRole('heading', { level: 2 }).first();
    await heading.tap({ position: { x: 2, y: 2 } });
    await expect(tip).toBeHidden();
  });
});
