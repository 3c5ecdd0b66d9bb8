import { expect, type Page, test } from 'playwright/test';
import { withoutPopUp } from '../support/visit.ts';

/** What makes a cross appear, and its two strokes. */
const CROSSES: readonly [where: string, path: string, mark: string, strokes: string][] = [
  ['a service', '/', '.service-row', '.service-circle path'],
  ['a job', '/karriere', '.ad summary', '.ad[open] summary .cross path'],
  ['a box that is ticked', '/kontakt', '.check:visible', ':checked + .cross path'],
];

const motionsOf = (page: Page, strokes: string) =>
  page.locator(strokes).evaluateAll((paths) =>
    paths.map((path) => {
      const { animationName, animationDuration, animationDelay } = getComputedStyle(path);
      return [animationName, animationDuration, animationDelay].join(' ');
    }),
  );

for (const [where, path, mark, strokes] of CROSSES) {
  test(`the cross of ${where} is drawn, the second stroke 60 ms after the first`, async ({
    page,
  }) => {
    await withoutPopUp(page);
    await page.goto(path);
    const shown = expect.poll(async () => {
      if ((await page.locator(strokes).count()) === 0) await page.locator(mark).first().click();
      return motionsOf(page, strokes);
    });
    await shown.toEqual(['pen-right 0.14s 0s', 'pen-down 0.14s 0.2s']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await motionsOf(page, strokes)).toEqual(['none 0s 0s', 'none 0s 0s']);
  });
}
