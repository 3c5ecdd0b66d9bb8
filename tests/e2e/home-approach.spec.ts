import { expect, type Locator, test } from 'playwright/test';
import { readList } from '../support/content.ts';
import { type HomePage, openHome } from '../support/home-page.ts';
import { boxOf } from '../support/layout.ts';
import { fontLoaded, scrollPage } from '../support/waits.ts';

test.skip(readList('phases').length === 0, 'home has no phases');

/** Distance of the marker from the top of the timeline, as a share of its height. */
const markerAt = (home: HomePage) =>
  home.marker().evaluate((element) => {
    const way = element.parentElement?.getBoundingClientRect();
    return way ? (element.getBoundingClientRect().top - way.top) / way.height : NaN;
  });

/** Scroll position at which the top of an element is at 60 % of the window. */
const positionOf = (element: Locator) =>
  element.evaluate((it) => it.getBoundingClientRect().top + scrollY - innerHeight * 0.6);

test('the marker and the current phase follow the scroll', async ({ page }) => {
  const home = await openHome(page);
  // The font changes the heights of the sections above.
  await fontLoaded(page);
  const current = home.phases().and(page.locator('[aria-current=step]'));
  for (const [place, phase] of (await home.phases().all()).entries()) {
    const top = Math.ceil(await positionOf(phase));
    await scrollPage(page, top - 3);
    await expect(current).toHaveCount(place === 0 ? 0 : 1);
    await scrollPage(page, top + 1);
    await expect(current).toHaveCount(1);
    await expect(phase).toHaveAttribute('aria-current', 'step');
  }
  const start = await positionOf(home.timeline());
  const { height: length } = await boxOf(home.timeline());
  for (const [share, expected] of [
    [-0.2, 0],
    [0.5, 0.35],
    [1.3, 0.7],
  ] as const) {
    await scrollPage(page, Math.round(start + share * length));
    await expect.poll(() => markerAt(home), `at ${share}`).toBeCloseTo(expected, 2);
  }
});
