import { expect, test } from 'playwright/test';
import { contentOf, questions } from '../support/content.ts';
import { HOME, HomePage } from '../support/home-page.ts';
import { present } from '../support/parts.ts';
import {
  fontPainted,
  hydrated,
  nextFrame,
  recordShifts,
  scrollPage,
  SEEN_KEY,
  settled,
  withoutPopUp,
} from '../support/visit.ts';

test('the progress bar follows the scroll', async ({ page }) => {
  await new HomePage(page).open();
  const progress = page.locator('.progress');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (const share of [0, 0.5, 1]) {
    // Scrolls again where what loads late made the page longer.
    const filled = async () => {
      await scrollPage(page, Math.round(share * (await height())));
      return progress.evaluate((element) => element.getBoundingClientRect().width / innerWidth);
    };
    await expect.poll(filled).toBeCloseTo(share, 2);
  }
  // At the lower edge of the header.
  expect(await progress.boundingBox()).toMatchObject({ y: 68, height: 4 });
});

test('the note on AI training, where there is one, closes until the next load', async ({
  page,
}) => {
  const home = new HomePage(page);
  await home.open();
  const { asOf, close, text, external } = present(HOME.training, 'the note');
  const address = contentOf('site').links[external] ?? '';
  const link = home.training().getByRole('link');
  await expect(link).toHaveAttribute('href', address);
  await expect(link).toHaveAttribute('target', '_blank');
  for (const words of [text, asOf]) await expect(home.training()).toContainText(words);

  await home.training().getByRole('button', { name: close }).press('Enter');
  await expect(home.training()).toHaveCount(0);
  const next = HOME.parliament && page.getByRole('region', { name: HOME.parliament.headline });
  if (next) await expect(next).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([SEEN_KEY]);
  await page.reload();
  await expect(home.training()).toBeVisible();
});

test('on home and the contact page at most one answer is open', async ({ page }) => {
  await withoutPopUp(page);
  for (const [path, name] of [
    ['/', 'homeFaq'],
    ['/kontakt', 'contactFaq'],
  ] as const) {
    const last = questions(name).length - 1;
    if (last < 0) continue;
    await page.goto(path);
    await fontPainted(page);
    const answers = page.locator('#faq details[name]');
    const open = page.locator('#faq details[open]');
    // The first answer is open from the start.
    for (const index of last > 0 ? [last, 0] : []) {
      const question = answers.nth(index).locator('summary');
      await question.evaluate((summary) =>
        summary.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      // Hovering waits until the question rests: its block rises when it comes into view.
      await question.hover();
      await settled(page);
      const top = () => question.evaluate((summary) => summary.getBoundingClientRect().top);
      const before = await top();
      // Where it is: `click()` may scroll before it presses.
      const { x = 0, width = 0, height = 0 } = (await question.boundingBox()) ?? {};
      await page.mouse.click(x + width / 2, before + height / 2);
      await expect(open).toHaveCount(1);
      await expect(answers.nth(index)).toHaveAttribute('open');
      await nextFrame(page);
      expect(Math.abs((await top()) - before)).toBeLessThan(2);
    }
    await answers.first().locator('summary').click();
    await expect(open).toHaveCount(0);
  }
});

test('nothing moves while the page is scrolled through and its islands start', async ({ page }) => {
  const shifts = await recordShifts(page);
  const home = new HomePage(page);
  await home.open();
  await fontPainted(page);
  const before = await shifts();
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let top = 0; top < end; top += 500) await scrollPage(page, top);
  await hydrated(page, 'ServiceCards');
  // The shift caused by the font (0.0014) may be reported late.
  expect((await shifts()) - before).toBeLessThan(0.002);
});
