import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { watch } from '../support/visit.ts';

const STRATEGY = '/wahlkampfstrategie-erstellen';
const COSTS = '/wahlkampfkosten';
const SOCIAL = '/social-media-wahlkampf';
const LAW = '/social-media-recht';
const CONTENT = 'src/content/ratgeber';
const orderOf = (file: string) =>
  Number(/^order: (\d+)$/m.exec(readFileSync(`${CONTENT}/${file}`, 'utf8'))?.[1]);
const ARTICLES = globSync('*.mdx', { cwd: CONTENT })
  .sort((a, b) => orderOf(a) - orderOf(b))
  .map((file) => `/${basename(file, '.mdx')}`);

/** Figures that the agency stands for. */
const FIGURES: Record<string, string[]> = {
  [COSTS]: [
    ...['Kommunalwahl 5.000–25.000 €', 'Landtagswahl 25.000–100.000 €'],
    ...[
      'Bundestagswahl 50.000–250.000 €',
      '10.000–15.000 €',
      'Werbemittel 30–40 %',
      'Online-Marketing 20–35 %',
    ],
    ...['Personal und Beratung 15–30 %', 'Veranstaltungen 10–20 %'],
    ...['Logistik und Sonstiges 5–10 %', 'Recht und Compliance Pflicht, variabel'],
    ...['6 Monate', '80/20', '15–20 %'],
  ],
  [SOCIAL]: [
    ...['YouTube 65,5 Mio.', 'Facebook 32,9 Mio.', 'Instagram 31,3 Mio.', 'TikTok 21,8 Mio.'],
    ...['X 10,5 Mio.', 'LinkedIn 7 Mio.', '68 Mio.', '2 Std. 30 Min.', '61 %', '3×'],
    ...['3–4-mal', '50–100 € pro Woche', '2–4 Wochen', '18–21 Uhr', '12–15 Uhr'],
    ...['40 % Persönlich', '30 % Politisch', '20 % Community', '10 % Hinter den Kulissen'],
  ],
  [LAW]: ['Facebook, Instagram nein, seit Oktober 2025', 'Stand: November 2026'],
};

/** What a reader gets of a page: plain spaces, no soft hyphens. */
const wordsOf = async (page: Page) => {
  const words = page.locator('main :is(h2, h3, p, li, td, th, dt, dd, figcaption, caption)');
  const texts = await words.allTextContents();
  return texts
    .join(' ')
    .replaceAll('\u00ad', '')
    .replaceAll(/[\s\u00a0]+/g, ' ');
};

for (const [place, path] of ARTICLES.entries()) {
  test(`${path} has its figures, contents, dates, neighbours and feed`, async ({ page }) => {
    const visit = await watch(page);
    // Smooth scrolling over a long article is cut short where the machine is slow.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const words = await wordsOf(page);
    for (const figure of FIGURES[path] ?? []) expect(words).toContain(figure);
    const call = page.getByRole('main').locator('a[href="/kontakt"]');
    await expect(call.first()).toBeVisible();
    await expect(page.getByText(/Lesezeit \d+\sMinuten?/)).toBeVisible();
    await expect(page.locator('header time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
    await expect(page.locator('link[rel=alternate]')).toHaveAttribute('href', '/ratgeber.xml');

    await test.step('an overview leads to the article before and after it', async () => {
      const overview = page.getByRole('region', { name: 'Ratgeber' });
      await expect(overview.locator('[aria-current=page]')).toHaveAttribute('href', path);
      for (const [rel, neighbour] of [
        ['prev', ARTICLES[place - 1]],
        ['next', ARTICLES[place + 1]],
      ] as const) {
        const link = overview.locator(`[rel=${rel}]`);
        if (neighbour) await expect(link).toHaveAttribute('href', neighbour);
        else await expect(link).toHaveCount(0);
      }
    });

    await test.step('the contents lead to each section, and its heading to itself', async () => {
      const contents = page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link');
      const headings = page.locator('article h2:has(a)');
      expect(await contents.count()).toBe(await headings.count());
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
    });
    expect(visit.problems).toEqual([]);
  });
}

test('the strategy has ten factors and a comparison', async ({ page }) => {
  await page.goto(STRATEGY);
  await expect(page.getByRole('list', { name: 'Stichwörter' })).toHaveCount(10);
  const columns = page
    .getByRole('table')
    .filter({ hasText: 'Mit Strategie' })
    .getByRole('columnheader');
  await expect(columns.filter({ hasText: 'Mit Strategie' })).toBeVisible();
  await expect(columns.filter({ hasText: 'Ohne Strategie' })).toBeVisible();
  const call = page.getByRole('link', { name: 'Kostenloses Erstgespräch mit dem Wahlkampfteam' });
  await expect(call.first()).toHaveAttribute('href', '/kontakt');
});

test('bars and columns are drawn to scale', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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

test('social media has 17 questions, and sources for its figures', async ({ page }) => {
  await page.goto(SOCIAL);
  await expect(page.locator('details')).toHaveCount(17);
  await page.getByText('Wann fange ich an?').click();
  await page.getByText('Brauche ich eine Kamera?').click();
  await expect(page.locator('details[open]')).toHaveCount(1);
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
