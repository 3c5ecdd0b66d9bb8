import { expect, test } from 'playwright/test';
import { articles, componentsIn, legalPages, readEntry, readList } from '../support/content.ts';
import { PAGES } from '../support/dist.ts';
import { boxOf } from '../support/layout.ts';
import { fontPainted, islandsStarted } from '../support/waits.ts';

test('an earlier address leads on with slash and query @second-content', async ({ request }) => {
  const article = articles().find(({ data }) => data.aliases.length > 0);
  test.skip(!article, 'no article has had another address');
  const [alias = ''] = article?.data.aliases ?? [];
  const response = await request.get(`/${alias}/?from=mail`, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe(`${article?.path}?from=mail`);
});

const PHONE = { width: 390, height: 664 };
const LAPTOP = { width: 1280, height: 720 };
const FIRST_SCREENS = [
  { path: '/kontakt', window: LAPTOP, first: 'form', ratio: 0 },
  { path: '/team', window: LAPTOP, first: 'article', ratio: 0 },
  { path: '/wahlkalender', window: PHONE, first: 'select', ratio: 1 },
  { path: '/transparenzhinweis', window: PHONE, first: '[name=sponsor_kind] >> nth=-1', ratio: 1 },
];
for (const { path, window, first, ratio } of FIRST_SCREENS) {
  test(`the first screen of ${path} shows what the page is for`, async ({ page }) => {
    const built = PAGES.find((each) => each.path === path);
    test.skip(!built, 'the page is left out');
    await page.setViewportSize(window);
    await page.goto(path);
    await fontPainted(page);
    await islandsStarted(page, built?.tags ?? []);
    await expect(page.locator(`main ${first}`).first()).toBeInViewport({ ratio });
  });
}

test('on a phone the lead of a text comes before its contents', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const { path } of [...articles().slice(0, 1), ...legalPages().slice(0, 1)]) {
    await page.goto(path);
    await fontPainted(page);
    const lead = page.getByRole('article').getByRole('paragraph').first();
    await expect(lead).toBeInViewport({ ratio: 0.5 });
    const contents = page.getByRole('navigation', { name: readEntry('articleWords').contents });
    expect((await boxOf(lead)).bottom).toBeLessThanOrEqual((await boxOf(contents)).top);
  }
});

test('bold words stay in the line of an item to do or not to do', async ({ page }) => {
  const article = articles().find(({ body }) => componentsIn(body, 'TunUndLassen').length > 0);
  test.skip(!article, 'no article says what to do and what not');
  await page.goto(article?.path ?? '');
  for (const list of await page.locator('.pair ul').all()) {
    const item = list.getByRole('listitem').first();
    await item.evaluate((node) => {
      node.lastChild?.replaceWith('Ja, ', document.createElement('b'), ' so');
      node.querySelector('b')?.append('genau');
    });
    const first = await item.evaluate((node) => {
      const range = document.createRange();
      const text = [...node.childNodes].find(({ nodeName }) => nodeName === '#text') ?? node;
      range.selectNodeContents(text);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    });
    const bold = await boxOf(item.locator('b'));
    expect(bold.top).toBeCloseTo(first.top, 0);
    expect(bold.left).toBeGreaterThan(first.left);
  }
});

test('closed answers are printed where `::details-content` is unknown', async ({ page }) => {
  test.skip(readList('contactFaq').length < 2, 'no answer is closed');
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...query: [string]) =>
      !query[0].includes('::details-content') && supports(...query);
  });
  await page.goto('/kontakt');
  const answers = page.locator('details[name] > :not(summary)');
  await expect(answers.last()).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(answers.last()).toBeHidden();
  await page.locator('details[name] > summary').first().click();
  await page.locator('details[name] > summary').last().click();
  await expect(page.locator('details[name][open]')).toHaveCount(1);
});

test('no browser turns light pages dark', async ({ page }) => {
  await page.goto('/kontakt');
  await expect(page.locator(':root')).toHaveCSS('color-scheme', /only/);
});

// docs/decisions/0029-what-was-asked-for.md says why this test may know words of the page.
test('an unknown path answers 404 and is named in the console', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/gibt-es-nicht');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('404');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  expect(logged.join('\n')).toContain('/gibt-es-nicht');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
