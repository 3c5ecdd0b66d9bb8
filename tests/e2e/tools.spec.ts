import { globSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { ContactPage } from '../support/contact-page.ts';
import { ToolsPage } from '../support/tools-page.ts';

const { links } = JSON.parse(readFileSync('src/content/site.json', 'utf8')) as {
  links: Record<string, string>;
};

/** Specification, section 9. */
const PRODUCTS = [
  {
    name: 'Wahlkampf-HQ',
    slug: 'wahlkampf-hq',
    demo: links['demoHq'],
    prices: [/im Monat\s*52 €/, /einmalig\s*Einrichtung\s*990 €/, /1 Stunde Schulung/],
  },
  {
    name: 'Tür-zu-Tür-Planer',
    slug: 'tuer-zu-tuer-planer',
    demo: links['demoPlanner'],
    prices: [/im Monat\s*90 €/, /einmalig\s*Einrichtung\s*430 €/, /1 Stunde Schulung/],
  },
  {
    name: 'Kampagnenwebsite',
    slug: 'kampagnenwebsite',
    demo: links['demoWebsite'],
    prices: [
      /im Monat\s*39 €/,
      /einmalig\s*vollständige Individualisierung\s*1\.100 €/,
      /Gamification.*Spendenwerkzeug.*Quiz mit 8 Fragen/s,
    ],
  },
] as const;
const START = new Date('2026-05-04T10:00:00');
const STEP = 50;

/** As it is read: protected spaces are spaces, soft hyphens nothing. */
const read = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '');

for (const { name, slug, demo, prices } of PRODUCTS) {
  test.describe(name, () => {
    test('states each figure of its price, the tax, and when it costs nothing extra', async ({
      page,
    }) => {
      await new ToolsPage(page).open();
      const text = read(await page.locator(`#${slug}`).innerText());
      for (const figure of prices) expect(text).toMatch(figure);
      expect(text).toContain('Alle Preise enthalten 19 % MwSt.');
      expect(text).toContain('Inklusive, wenn wir deine Kampagne führen');
    });

    test('opens its demo in a new tab', async ({ page }) => {
      await new ToolsPage(page).open();
      const link = page.locator(`#${slug}`).getByRole('link', { name: /^Live-Demo öffnen/ });
      await expect(link).toHaveAccessibleName(/öffnet in neuem Tab/);
      await expect(link).toHaveAttribute('href', demo ?? '');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    });

    test('goes along to the form and begins its message', async ({ page }) => {
      await new ToolsPage(page).open();
      await page.locator(`#${slug}`).getByRole('link', { name: 'Beratung anfragen' }).click();
      await expect(page).toHaveURL(/\/kontakt\?/);
      await expect(new ContactPage(page).message()).toHaveValue(`Es geht um: ${name}.\n`);
    });

    test('shows a picture that is there, with its size and what is to be seen', async ({
      page,
    }) => {
      await new ToolsPage(page).open();
      const picture = page.locator(`#${slug} img`);
      await expect(picture).toHaveAttribute('loading', 'lazy');
      await expect(picture).toHaveAttribute('width', '1000');
      await expect(picture).toHaveAttribute('height', '640');
      await expect(picture).toHaveAttribute('alt', /\S.{40,}/);
      await picture.scrollIntoViewIfNeeded();
      const size = () =>
        picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
      await expect.poll(size).toEqual([2000, 1280]);
    });

    test('is reached from the index, and the bar does not cover its name', async ({ page }) => {
      const tools = new ToolsPage(page);
      await tools.open();
      await page.locator(`header a[href="#${slug}"]`).click();
      const heading = page.locator(`#${slug} h2`);
      await expect(heading).toBeInViewport();
      const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(top).toBeGreaterThanOrEqual(72);
      await expect.poll(top).toBeLessThan(300);
    });
  });
}

test('the index names three programs with their monthly price', async ({ page }) => {
  const tools = new ToolsPage(page);
  await tools.open();
  const rows = (await tools.index().allInnerTexts()).map(read);
  expect(rows).toHaveLength(3);
  for (const [index, figure] of ['52 €', '90 €', '39 €'].entries()) {
    expect(rows[index]).toContain(PRODUCTS[index]?.name);
    expect(rows[index]).toContain(`${figure} im Monat`);
  }
});

test('the tool for elected officials opens in a new tab', async ({ page }) => {
  await new ToolsPage(page).open();
  const link = page.getByRole('link', { name: /^KI-Werkzeug für Abgeordnete/ });
  await expect(link).toHaveAttribute('href', links['parliamentTool'] ?? '');
  await expect(link).toHaveAttribute('target', '_blank');
});

test('the pictures of the programs stay below 60 KB each', () => {
  const pictures = globSync('src/assets/screens/*.avif');
  expect(pictures).toHaveLength(PRODUCTS.length);
  for (const file of pictures) expect(readFileSync(file).length, file).toBeLessThan(60_000);
});

test.describe('the falling ballots', () => {
  /** The page with React in charge and a clock that stands still. */
  async function openStill(page: Page): Promise<ToolsPage> {
    const tools = new ToolsPage(page);
    await page.clock.install({ time: START });
    await page.clock.pauseAt(new Date(START.getTime() + 1000));
    await tools.openWithScript();
    return tools;
  }

  async function pass(page: Page, milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += STEP) await page.clock.runFor(STEP);
  }

  test('come as 10 to 20 sheets a press, hidden from screen readers, and are gone after 4 s', async ({
    page,
  }) => {
    const tools = await openStill(page);
    await expect(tools.sheets()).toHaveCount(0);
    await tools.word().click();
    await expect(tools.runs()).toHaveCount(1);
    const count = await tools.sheets().count();
    expect(count).toBeGreaterThanOrEqual(10);
    expect(count).toBeLessThanOrEqual(20);
    await expect(tools.runs().locator('> [data-sheet]')).toHaveCount(count);
    await pass(page, 3900);
    await expect(tools.sheets()).toHaveCount(count);
    await pass(page, 100);
    await expect(tools.sheets()).toHaveCount(0);
    await expect(tools.runs()).toHaveCount(0);
  });

  test('fall for 3 to 4 s each, through the whole head of the page', async ({ page }) => {
    const tools = await openStill(page);
    await tools.word().click();
    await expect(tools.runs()).toHaveCount(1);
    const places = () =>
      tools.sheets().evaluateAll((all) =>
        all.map((sheet) => {
          const { top, bottom } = sheet.getBoundingClientRect();
          return { top, bottom, transform: getComputedStyle(sheet).transform };
        }),
      );
    let before = await places();
    const bar = await page.getByRole('banner').evaluate((element) => element.clientHeight);
    for (const { bottom } of before) expect(bottom).toBeLessThanOrEqual(bar);
    const stopped = before.map(() => 4000);
    for (let passed = STEP; passed < 4000; passed += STEP) {
      await pass(page, STEP);
      const now = await places();
      now.forEach(({ transform }, sheet) => {
        if (transform !== before[sheet]?.transform) stopped[sheet] = passed;
      });
      before = now;
    }
    const floor = await page.locator('main > header').evaluate((head) => head.clientHeight);
    for (const { top } of before.filter((_, sheet) => (stopped[sheet] ?? 0) < 3900)) {
      expect(top).toBeGreaterThanOrEqual(floor - 1);
    }
    for (const end of stopped) expect(end).toBeGreaterThanOrEqual(3000 - STEP);
    expect(new Set(stopped).size, 'not all at once').toBeGreaterThan(3);
  });

  test('add up when the word is pressed again, and each run goes by itself', async ({ page }) => {
    const tools = await openStill(page);
    await tools.word().click();
    await expect(tools.runs()).toHaveCount(1);
    const first = await tools.sheets().count();
    await pass(page, 1000);
    await tools.word().click();
    await expect(tools.runs()).toHaveCount(2);
    const second = (await tools.sheets().count()) - first;
    expect(second).toBeGreaterThanOrEqual(10);
    expect(second).toBeLessThanOrEqual(20);
    await pass(page, 3000);
    await expect(tools.sheets()).toHaveCount(second);
    await pass(page, 1000);
    await expect(tools.sheets()).toHaveCount(0);
  });

  test('come by keyboard too, with Enter and with Space', async ({ page }) => {
    const tools = await openStill(page);
    await tools.word().focus();
    await page.keyboard.press('Enter');
    await expect(tools.runs()).toHaveCount(1);
    await page.keyboard.press('Space');
    await expect(tools.runs()).toHaveCount(2);
  });

  test('fall behind the text and take no press away', async ({ page }) => {
    const tools = await openStill(page);
    await tools.word().click();
    await expect(tools.runs()).toHaveCount(1);
    await pass(page, 1500);
    const onTop = await tools.word().evaluate((word) => {
      const { x, y, width, height } = word.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit?.closest('button')?.textContent;
    });
    expect(onTop).toBe('Wahlkampfs');
    await expect(tools.runs()).toHaveCSS('z-index', '-1');
  });

  test.describe('for a visitor who wants less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('do not come: the word is underlined a second time, and nothing is loaded', async ({
      page,
    }) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      const tools = new ToolsPage(page);
      await tools.openWithScript();
      await expect(tools.secondLine()).toHaveCount(0);
      await tools.word().click();
      await expect(tools.secondLine()).toHaveCount(1);
      await expect(tools.sheets()).toHaveCount(0);
      await tools.word().press('Enter');
      await expect(tools.secondLine()).toHaveCount(0);
      await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
      expect(scripts.filter((url) => /\/drop\./.test(url))).toEqual([]);
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('are not promised: the word looks like the words beside it', async ({ page }) => {
      const tools = new ToolsPage(page);
      await tools.open();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^\s*Das Werkzeug des\s+Wahlkampfs\s*$/,
      );
      await expect(tools.word()).not.toHaveCSS('cursor', 'pointer');
    });
  });
});

test('no sheet falls behind the words of the bar', async ({ page }) => {
  const tools = new ToolsPage(page);
  await tools.openWithScript();
  await tools.word().click();
  const layer = await tools.runs().first().boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  expect(layer?.y).toBeGreaterThanOrEqual((bar?.y ?? NaN) + (bar?.height ?? NaN));
});
