import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { HomePage } from '../support/home-page.ts';
import { violations } from '../support/visit.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(`src/content/${file}`, 'utf8'));
const aiTools = read('ki-werkzeuge.json') as { title: string; description: string }[];
const services = read('leistungen.json') as {
  description: string;
  note?: string;
  tags: { label: string }[];
}[];

test('the sections follow each other as specified, each at its anchor', async ({ page }) => {
  await new HomePage(page).open();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Wahl\u00adkampf',
    'Wer wir sind?',
    'Innovation durch KI-Power',
    'Menschen wählen Menschen.',
    'Dienst\u00adleistungen',
    'Häufige Fragen',
    'So kommen wir zum Wahltag',
  ]);
  const anchors = await page
    .locator('main > section[id], main > astro-island section[id]')
    .evaluateAll((sections) => sections.map(({ id }) => id));
  expect(anchors).toEqual(['services', 'work', 'about', 'team', 'faq', 'approach']);
});

for (const anchor of ['services', 'work', 'about', 'team', 'faq', 'approach']) {
  test(`/#${anchor} leads to a heading that the bar does not cover`, async ({ page }) => {
    const home = new HomePage(page);
    await home.open(`#${anchor}`);
    const heading = page.locator(`#${anchor} h2`);
    await expect(heading).toBeInViewport();
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(72);
  });
}

test.describe('the progress bar', () => {
  const filled = (home: HomePage) =>
    home.page
      .locator('.progress')
      .evaluate((bar) => bar.getBoundingClientRect().width / innerWidth);

  for (const [name, supported] of [
    ['by CSS', true],
    ['by script, where CSS cannot', false],
  ] as const) {
    test(`is as wide as the share of the page that lies above, ${name}`, async ({ page }) => {
      const home = new HomePage(page);
      if (!supported) {
        await page.addInitScript(() => {
          CSS.supports = () => false;
          const style = document.createElement('style');
          style.textContent = '.progress { animation: none !important }';
          document.adoptedStyleSheets = [new CSSStyleSheet()];
          document.adoptedStyleSheets[0]?.replaceSync(style.textContent);
        });
      }
      await home.open();
      await home.ready('.progress');
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(await filled(home)).toBe(0);
      await home.scrollTo(Math.round(end / 2));
      await expect.poll(() => filled(home)).toBeCloseTo(0.5, 2);
      await home.scrollTo(end);
      await expect.poll(() => filled(home)).toBeCloseTo(1, 2);
    });
  }

  test('lies at the lower edge of the bar, 4 px high', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await home.scrollTo(800);
    const bar = await page.locator('.progress').boundingBox();
    const header = await page.getByRole('banner').first().boundingBox();
    expect(bar?.height).toBe(4);
    expect((bar?.y ?? 0) + 4).toBeCloseTo(72, 0);
    expect(header?.height).toBeGreaterThanOrEqual(72);
  });
});

test('the dictionary entry has its phonetic spelling for the eye and a word for the ear', async ({
  page,
}) => {
  await new HomePage(page).open();
  const entry = page.locator('#services');
  await expect(entry.getByText('[ˈvaːlˌkampf]')).toHaveAttribute('aria-hidden', 'true');
  await expect(entry).toContainText('Aussprache: Wahlkampf');
  for (const words of ['am Tag nach der Wahl', 'Communitys', 'Aus Followern', 'Marathon']) {
    await expect(entry).toContainText(words);
  }
});

test('ten AI tools stand in their order, each with its drawing', async ({ page }) => {
  await new HomePage(page).open();
  const tools = page.getByRole('region', { name: 'Innovation durch KI-Power' }).locator('ol > li');
  await expect(tools).toHaveCount(10);
  await expect(tools.getByRole('heading')).toHaveText(aiTools.map(({ title }) => title));
  const drawn = await tools
    .locator('use')
    .evaluateAll((uses) =>
      uses.map((use) =>
        use instanceof SVGUseElement ? use.getBoundingClientRect().width > 10 : 0,
      ),
    );
  expect(drawn).toEqual(Array(10).fill(true));
});

test.describe('the note on AI training', () => {
  test('leads to the academy, claims no duty to have a certificate, and is dated', async ({
    page,
  }) => {
    const home = new HomePage(page);
    await home.open();
    const link = home.training().getByRole('link', { name: /Zur Schulung/ });
    await expect(link).toHaveAttribute('href', /akademie/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(home.training()).toContainText('2. Februar 2025');
    await expect(home.training()).toContainText('Das Gesetz verlangt keins.');
    await expect(home.training()).toContainText(/Stand: \p{L}+ 20\d\d/u);
  });

  test('closes, hands the focus on, and is there again after a reload', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await home.training().getByRole('button', { name: 'Hinweis schließen' }).press('Enter');
    await expect(home.training()).toHaveCount(0);
    const parliament = page.getByRole('region', { name: 'Schon gewählt?' });
    await expect(parliament).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(parliament.getByRole('link')).toBeFocused();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['ideenpreis-gesehen']);
    await page.reload();
    await expect(home.training()).toBeVisible();
  });
});

test('the note on AI training closes for who presses before its script is there', async ({
  page,
}) => {
  const { promise: later, resolve: deliver } = Promise.withResolvers<void>();
  await page.route('**/_astro/page.*.js', async (route) => {
    await later;
    await route.continue();
  });
  const home = new HomePage(page);
  await home.open();
  await home.training().getByRole('button', { name: 'Hinweis schließen' }).press('Enter');
  await expect(home.training()).toHaveCount(1);
  deliver();
  await expect(home.training()).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Schon gewählt?' })).toBeFocused();
});

test('the AI tool for parliamentarians opens in a new tab', async ({ page }) => {
  await new HomePage(page).open();
  const link = page.getByRole('link', { name: /KI-Werkzeug für Abgeordnete/ });
  await expect(link).toHaveAttribute('href', /mandat/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('of five answers one is open at a time, and the open one can be closed', async ({ page }) => {
  await new HomePage(page).open();
  const items = page.locator('#faq details[name]');
  await expect(items).toHaveCount(5);
  const open = page.locator('#faq details[open]');
  await items.nth(3).locator('summary').click();
  await expect(open).toHaveCount(1);
  await expect(items.nth(3)).toHaveAttribute('open');
  await items.nth(3).locator('summary').click();
  await expect(open).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and nothing stands there that would do nothing', async ({
    page,
  }) => {
    await page.goto('/');
    for (const { description, note, tags } of services) {
      await expect(page.getByText(description)).toBeVisible();
      if (note) await expect(page.getByText(note)).toBeVisible();
      for (const { label } of tags) {
        await expect(page.locator('#team').getByText(label, { exact: true })).toBeVisible();
      }
    }
    for (const { description } of aiTools) await expect(page.getByText(description)).toBeVisible();
    await expect(page.getByText('Plakate hängen, Videos laufen')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Video ansehen' })).toHaveAttribute(
      'href',
      /\.mp4$/,
    );
    await expect(page.getByRole('button', { name: /Hinweis schließen|Video starten/ })).toHaveCount(
      0,
    );
    await expect(page.locator('.timeline-marker')).toBeHidden();
  });
});

test('nothing on the page moves while it is scrolled through and its islands wake', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const parts = entry.sources.map(({ node }) =>
          node instanceof Element ? node.className : node?.nodeName,
        );
        shifts.push(`${entry.value.toFixed(4)} ${parts.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const home = new HomePage(page);
  // With the font in the cache, from another page, as the budgets measure.
  await home.open();
  await page.waitForLoadState('networkidle');
  await page.goto('/', { waitUntil: 'networkidle', referer: `${baseURL}/team` });
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += 400) await home.scrollTo(Math.min(top, end - 900));
  await home.ready('#approach .timeline');
  const shifts = await page.evaluate(() => (window as never as { shifts: string[] }).shifts);
  expect(shifts).toEqual([]);
});

test('open service, failed video and pop-up are accessible by axe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(/\.(mp4|webm)$/, (route) => route.abort());
  await page.goto('/');
  const home = new HomePage(page);
  await expect(home.popUp()).toBeVisible({ timeout: 10_000 });
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await home.reach('.video');
  await home.videoToggle().click();
  await expect(page.locator('#about').getByRole('status')).not.toBeEmpty();
  await home.reach('.services-list');
  await home.service('Online').click();
  await home.tag('Newsletter').click();
  expect(await violations(page)).toEqual([]);
});
