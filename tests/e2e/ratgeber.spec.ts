import { expect, type Page, test } from 'playwright/test';
import { PAGES } from '../support/dist.ts';
import { watch } from '../support/visit.ts';

const STRATEGY = '/wahlkampfstrategie-erstellen';
const COSTS = '/wahlkampfkosten';
const SOCIAL = '/social-media-wahlkampf';
const ARTICLES = [STRATEGY, COSTS, SOCIAL];

/** What a reader gets of a page: without tags, with plain spaces and without soft hyphens. */
function words(path: string): string {
  const html = PAGES.find((page) => page.path === path)?.html ?? '';
  return html
    .replace(/<style[^]*?<\/style>|<script[^]*?<\/script>|<svg[^]*?<\/svg>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|[\s\u00a0]+/g, ' ')
    .replaceAll('\u00ad', '');
}

/** Figures of the specification, section 9. */
const FIGURES: Record<string, string[]> = {
  [COSTS]: [
    ...['Kommunalwahl 5.000–25.000 €', 'Landtagswahl 25.000–100.000 €'],
    ...['Bundestagswahl 50.000–250.000 €', 'Werbemittel 30–40 %', 'Online-Marketing 20–35 %'],
    ...['Personal und Beratung 15–30 %', 'Veranstaltungen 10–20 %'],
    ...['Logistik und Sonstiges 5–10 %', 'Recht und Compliance Pflicht, variabel'],
    ...['6 Monate', '80/20', '15–20 %'],
  ],
  [SOCIAL]: [
    ...['YouTube 65,5 Mio.', 'Facebook 32,9 Mio.', 'Instagram 31,3 Mio.', 'TikTok 21,8 Mio.'],
    ...['X 10,5 Mio.', 'LinkedIn 7 Mio.', '68 Mio.', '2 Std. 30 Min.', '61 %', '3×'],
    ...['3–4-mal', '50–100 € pro Woche', '2–4 Wochen', '18–21 Uhr', '12–15 Uhr'],
    ...['40 % Persönlich', '30 % Politisch', '20 % Community', '10 % Hinter den Kulissen'],
    ...['seit Oktober 2025 in der EU keine politische Werbung mehr', 'Stand: November 2026'],
  ],
};

for (const [path, figures] of Object.entries(FIGURES)) {
  for (const figure of figures) {
    test(`${path} says „${figure}“`, () => expect(words(path)).toContain(figure));
  }
}

test('the strategy has ten factors with keywords and compares with and without', async ({
  page,
}) => {
  await page.goto(STRATEGY);
  await expect(page.getByRole('list', { name: 'Stichwörter' })).toHaveCount(10);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader', { name: 'Mit Strategie' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Ohne Strategie' })).toBeVisible();
  const call = page.getByRole('link', { name: 'Kostenloses Erstgespräch mit dem Wahlkampfteam' });
  await expect(call.first()).toHaveAttribute('href', '/kontakt');
});

test('social media has 17 questions, of which one is open at a time', async ({ page }) => {
  await page.goto(SOCIAL);
  await expect(page.locator('details')).toHaveCount(17);
  await page.getByText('Wann fange ich an?').click();
  await page.getByText('Brauche ich eine Kamera?').click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.getByText('Ein Telefon genügt.')).toBeVisible();
});

test('bars and columns are drawn to scale', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const size = (row: string, side: 'width' | 'height') =>
    page
      .getByRole('row', { name: row })
      .locator('svg:visible rect')
      .last()
      .evaluate((bar, edge) => bar.getBoundingClientRect()[edge], side);
  await page.goto(SOCIAL);
  expect((await size('YouTube', 'width')) / (await size('LinkedIn', 'width'))).toBeCloseTo(
    65.5 / 7,
    1,
  );
  await page.goto(COSTS);
  const ranges = (await size('Bundestagswahl', 'width')) / (await size('Kommunalwahl', 'width'));
  expect(ranges).toBeCloseTo(200 / 20, 1);
  const shares = (await size('Werbemittel', 'height')) / (await size('Veranstaltungen', 'height'));
  expect(shares).toBeCloseTo(30 / 10, 1);
});

test.describe('the source of a figure', () => {
  const source = (page: Page) => page.getByText('Tägliche Nutzungsdauer').first();
  const button = (page: Page) => page.getByRole('button', { name: 'Quelle zu 2\u00a0Std.' });

  test('opens by keyboard and closes by Escape', async ({ page }) => {
    await page.goto(SOCIAL);
    await expect(source(page)).toBeHidden();
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(source(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(source(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('opens under the pointer', async ({ page }) => {
    await page.goto(SOCIAL);
    await button(page).hover();
    await expect(source(page)).toBeVisible();
  });

  test('is what a screen reader says of the button, and stands in the list at the end', async ({
    page,
  }) => {
    await page.goto(SOCIAL);
    await expect(button(page)).toHaveAccessibleDescription(/Tägliche Nutzungsdauer.*November 2026/);
    await expect(page.locator('#quelle-nutzungsdauer')).toContainText('Tägliche Nutzungsdauer');
  });
});

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap opens a source, and a tap elsewhere closes it', async ({ page }) => {
    await page.goto(SOCIAL);
    const tip = page.locator('[id^=hinweis-reichweite]');
    await page.getByRole('button', { name: 'Quelle zu 68' }).tap();
    await expect(tip).toBeVisible();
    await page
      .getByRole('heading', { level: 2 })
      .first()
      .tap({ position: { x: 2, y: 2 } });
    await expect(tip).toBeHidden();
  });

  for (const path of ARTICLES) {
    test(`${path} shows all that it has`, async ({ page }) => {
      await page.goto(path);
      // The planner is a form for those with script; a table above it says the same.
      for (const text of await page
        .locator('article :is(h2, h3, p, td, th)[class]:not(.tip)')
        .all()) {
        if (
          await text.evaluate((element) => element.closest('details, [aria-hidden], thead, form'))
        )
          continue;
        await expect(text).toBeVisible();
      }
      await expect(page.locator('[data-reveal-state]')).toHaveCount(0);
    });
  }
});

for (const path of ARTICLES) {
  test.describe(path, () => {
    test('lists its sections, and each heading leads to itself', async ({ page }) => {
      const visit = await watch(page);
      // Smooth scrolling over a long article is cut short where the machine is slow.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const contents = page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link');
      const headings = page.locator('article h2:has(a)');
      expect(await contents.count()).toBe(await headings.count());
      const heading = headings.last().getByRole('link');
      await contents.last().focus();
      await page.keyboard.press('Enter');
      await expect(headings.last()).toBeInViewport();
      await heading.focus();
      await page.keyboard.press('Enter');
      expect(new URL(page.url()).hash).toBe(
        await heading.getAttribute('href').then((h) => encodeURI(h ?? '')),
      );
      expect(visit.problems).toEqual([]);
    });

    test('says how long it takes, from when it is and what comes before and after', async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByText(/Lesezeit \d+\sMinuten?/)).toBeVisible();
      await expect(page.locator('header time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
      const overview = page.getByRole('region', { name: 'Ratgeber' });
      await expect(overview.locator('[aria-current=page]')).toHaveAttribute('href', path);
      const place = ARTICLES.indexOf(path);
      for (const [rel, neighbour] of [
        ['prev', ARTICLES[place - 1]],
        ['next', ARTICLES[place + 1]],
      ] as const) {
        const link = overview.locator(`[rel=${rel}]`);
        if (neighbour) await expect(link).toHaveAttribute('href', neighbour);
        else await expect(link).toHaveCount(0);
      }
    });

    test('names the feed, which lists it', async ({ page, request }) => {
      await page.goto(path);
      const feed = page.locator('link[type="application/rss+xml"]');
      await expect(feed).toHaveAttribute('href', '/ratgeber.xml');
      const xml = await (await request.get('/ratgeber.xml')).text();
      expect(xml).toContain(`<guid isPermaLink="true">https://stimmbezirk.example${path}</guid>`);
      // The site's own pages parse no markup: their policy forbids it.
      await page.goto('about:blank');
      const error = await page.evaluate((text) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml');
        return parsed.querySelector('parsererror')?.textContent ?? '';
      }, xml);
      expect(error).toBe('');
    });

    test('marks the section that is being read, once the list in the head has gone', async ({
      page,
    }) => {
      await page.goto(path);
      const strip = page.getByRole('navigation', { name: 'Wo du gerade liest' }).getByRole('link');
      await expect(strip.first()).toBeHidden();
      await page
        .locator('article h2')
        .nth(1)
        .evaluate((heading) => heading.scrollIntoView());
      await expect(strip.nth(1)).toBeVisible();
      const marked = () =>
        strip.evaluateAll((links) => links.findIndex((link) => link.matches(':target-current')));
      await expect.poll(marked).toBe(1);
    });
  });
}

test('every footer leads to the list of all articles', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ratgeber' }).click();
  await expect(page.getByRole('heading', { name: 'Ratgeber' })).toBeInViewport();
});

test('a page printed on A4 cuts nothing off', async ({ page }) => {
  for (const path of ARTICLES) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    // A4 less the margins of print.css, in CSS pixels.
    await page.setViewportSize({ width: 672, height: 980 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(672);
    await expect(page.getByRole('link', { name: 'KAMPAGNE ANFRAGEN' })).toHaveCount(0);
  }
});

for (const width of [320, 1440]) {
  test(`at ${width} px the source of a figure leaves the figure in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(SOCIAL);
    // Set with its font: what is below moves a little when that comes.
    await expect(page.locator('html')).toHaveAttribute('class', '');
    for (const info of await page.getByRole('button', { name: 'Quelle zu' }).all()) {
      // Where the window ends it opens above.
      await info.evaluate((e) => e.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await info.click();
      const tip = await page.locator('.tip:popover-open').boundingBox();
      const circle = await info.boundingBox();
      expect(tip?.y).toBeGreaterThan((circle?.y ?? NaN) + (circle?.height ?? NaN));
    }
  });
}
