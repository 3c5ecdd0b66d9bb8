import { expect, test } from 'playwright/test';
import { HomePage } from '../support/home-page.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Scrolls so that the top of `phase` is `distance` px above the line at 60 % of the window. */
async function putPhase(home: HomePage, phase: number, distance: number): Promise<void> {
  const top = await home
    .phases()
    .nth(phase)
    .evaluate((element) => element.getBoundingClientRect().top + scrollY - innerHeight * 0.6);
  await home.scrollTo(Math.ceil(top) + distance);
}

for (const size of SIZES) {
  test.describe(`at ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('the current phase is the highest whose top has passed 60 % of the window', async ({
      page,
    }) => {
      const home = new HomePage(page);
      await home.open();
      await home.reach('#approach .timeline');
      const current = page.locator('#approach [aria-current=step]');
      await putPhase(home, 0, -3);
      await expect(current).toHaveCount(0);
      for (const phase of [0, 1, 2, 3]) {
        await putPhase(home, phase, 1);
        await expect(current).toHaveCount(1);
        await expect(home.phases().nth(phase)).toHaveAttribute('aria-current', 'step');
      }
      await putPhase(home, 3, -3);
      await expect(home.phases().nth(2)).toHaveAttribute('aria-current', 'step');
      await putPhase(home, 0, -3);
      await expect(current).toHaveCount(0);
    });

    test('the marker travels from 0 to 70 % of the timeline with the scroll', async ({ page }) => {
      const home = new HomePage(page);
      await home.open();
      await home.reach('#approach .timeline');
      const timeline = page.locator('#approach .timeline');
      const height = await timeline.evaluate((element) => element.clientHeight);
      const start = await timeline.evaluate(
        (element) => element.getBoundingClientRect().top + scrollY - innerHeight * 0.6,
      );
      for (const [share, expected] of [
        [-0.2, 0],
        [0, 0],
        [0.25, 0.175],
        [0.5, 0.35],
        [1, 0.7],
        [1.3, 0.7],
      ] as const) {
        await home.scrollTo(Math.round(start + share * height));
        const marker = await home.marker().evaluate((element) => {
          const line = element.parentElement?.getBoundingClientRect().top ?? 0;
          return element.getBoundingClientRect().top - line;
        });
        expect(Math.abs(marker - expected * height), `at ${share}`).toBeLessThanOrEqual(1.5);
      }
    });
  });
}

test('a window that shows all of it at the end of the page has the marker at its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 2600 });
  const home = new HomePage(page);
  await home.open();
  await home.reach('#approach .timeline');
  await home.scrollTo(
    await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
  );
  const share = await home.marker().evaluate((element) => {
    const timeline = element.parentElement?.getBoundingClientRect();
    return timeline ? (element.getBoundingClientRect().top - timeline.top) / timeline.height : 0;
  });
  expect(share).toBeCloseTo(0.7, 2);
});

test('phases stand left and right of the line, on a phone all on its right', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  const lefts = () =>
    home
      .phases()
      .evaluateAll((phases) => phases.map((phase) => phase.getBoundingClientRect().left));
  const [a = 0, b = 0, c = 0, d = 0] = await lefts();
  expect([c, d]).toEqual([a, b]);
  expect(b).toBeGreaterThan(720);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(new Set(await lefts()).size).toBe(1);
});
