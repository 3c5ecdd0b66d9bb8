import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { startDevSite } from '../support/dev-site.ts';
import { complaintsOf, statesOn } from '../support/showcase.ts';
import type { Site } from '../support/site.ts';
import { sidewaysScroll, watch } from '../support/visit.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

// A record of some ninety pages would take longer than the pages.
test.use({ trace: 'off' });

let site: Site | undefined;
const address = () => site?.url ?? '';

test.beforeAll(async () => {
  test.setTimeout(60_000);
  site = await startDevSite('/bausteine');
});
test.afterAll(() => site?.stop());

test('every state of every component is reached in silence', async ({ browser }) => {
  const states = await statesOn(address());
  expect(states.length).toBeGreaterThan(50);
  expect(await complaintsOf(browser, states)).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`the overview leads to a state and shows all of it at ${width} px`, async ({ page }) => {
    const visit = await watch(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${address()}/bausteine`);
    const index = page.getByRole('navigation', { name: 'Alle Bausteine' });
    if (width < 768) await index.getByText('Alle Bausteine').click();
    await index.getByRole('link', { name: 'Fragen' }).click();

    const frame = page.getByTitle('Fragen: Die längste offen');
    const sample = frame.contentFrame();
    await expect(sample.getByText('Ein Absatz mit')).toBeVisible({ timeout: 15_000 });
    const shown = await sample.locator('main').evaluate((main) => main.scrollHeight);
    await expect
      .poll(async () => (await frame.boundingBox())?.height)
      .toBeGreaterThanOrEqual(shown);

    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(visit.problems).toEqual([]);
  });
}

test('the built site has no trace of it', () => {
  const files = globSync('dist/**/*.{html,js,css,xml,json,txt,svg}');
  const traces = files.filter((file) => /\/bausteine|showcase/i.test(readFileSync(file, 'utf8')));
  expect(files.filter((file) => file.includes('bausteine'))).toEqual([]);
  expect(files.length).toBeGreaterThan(20);
  expect(traces).toEqual([]);
});
