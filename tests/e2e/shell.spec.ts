import { expect, type Page, test } from 'playwright/test';
import { PAGES } from '../support/dist.ts';

const blockState = () => {
  const block = document.querySelector<HTMLElement>('.faq [data-reveal]');
  if (!block) throw new Error('no block to reveal');
  const { opacity, transform } = getComputedStyle(block);
  return { opacity, shift: new DOMMatrix(transform).m42 };
};

test('a block below the fold waits 30 px lower and rises once it is in view', async ({ page }) => {
  await page.goto('/kontakt');
  await expect.poll(() => page.evaluate(blockState)).toMatchObject({ opacity: '0', shift: 30 });
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(blockState)).toEqual({ opacity: '1', shift: 0 });
  await expect(page.locator('.faq [data-reveal="0"]')).toHaveCSS('transition-duration', /^0\.3s/);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(blockState)).toMatchObject({ opacity: '1' });
});

test('blocks follow each other by 0.03 s', async ({ page }) => {
  await page.goto('/kontakt');
  const second = page.locator('.faq [data-reveal="1"]');
  await second.scrollIntoViewIfNeeded();
  await expect(second).toHaveCSS('transition-delay', '0.03s');
});

for (const { path, html } of PAGES) {
  const blocks = html.split('<body>')[1]?.match(/ data-reveal="/g)?.length ?? 0;
  test(`${path} has ${blocks} blocks that rise, and brings what that takes only for them`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('[data-reveal-state]')).toHaveCount(blocks);
    expect(html.includes('[data-reveal-state')).toBe(blocks > 0);
  });
}

test.describe('for a visitor who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing waits to be revealed and anchors do not scroll smoothly', async ({ page }) => {
    await page.goto('/kontakt');
    for (const block of await page.locator('[data-reveal]').all()) {
      await expect(block).toHaveCSS('opacity', '1');
    }
    expect(await page.evaluate(blockState)).toMatchObject({ opacity: '1', shift: 0 });
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every block is visible', async ({ page }) => {
    await page.goto('/kontakt');
    const block = page.locator('.faq [data-reveal]').first();
    await expect(block).toHaveCSS('opacity', '1');
  });
});

/** How many places the page stands at on its way from the top until it has rested for 300 ms. */
async function placesOnTheWay(page: Page, press: () => Promise<void>): Promise<number> {
  const places = page.evaluate(
    () =>
      new Promise<number>((end) => {
        scrollTo({ top: 0, behavior: 'instant' });
        const seen = new Set<number>();
        let moved = performance.now();
        const look = (now: number) => {
          if (!seen.has(scrollY)) moved = now;
          seen.add(scrollY);
          if (seen.size > 1 && now - moved > 300) end(seen.size);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
  await press();
  return places;
}

for (const way of ['mouse', 'keyboard']) {
  test(`a press on a link within the page by ${way} goes its way smoothly, and so does the next`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/datenschutz');
    for (const at of [4, 6, 2]) {
      const link = page.locator('nav[aria-label="Inhalt"] a').nth(at);
      const press = async () => {
        if (way === 'mouse') return link.click();
        await link.focus();
        await page.keyboard.press('Enter');
      };
      expect(await placesOnTheWay(page, press)).toBeGreaterThan(10);
    }
  });
}

test('anchors scroll smoothly, and what they lead to is not under the bar', async ({ page }) => {
  await page.goto('/kontakt');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.evaluate(() => (location.hash = 'faq'));
  const top = () => page.locator('#faq').evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(72);
});

test('a new page starts at its top', async ({ page }) => {
  await page.goto('/kontakt');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(/\/impressum$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the footer holds every link, address and line of the specification', async ({ page }) => {
  await page.goto('/kontakt');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Team', 'Karriere', 'Kontaktanfrage', 'Impressum', 'Datenschutz']) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  for (const name of [/Afterwork/, /Transparenzseite/, /LinkedIn/, /Instagram/]) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
  for (const text of ['Noch Plätze frei', 'hallo@', '030 23125 100', 'Berlin', '2022-2025']) {
    await expect(footer).toContainText(text);
  }
});

for (const width of [320, 768, 1440]) {
  test(`at ${width} px the arrow of a link in the footer stands at its last word`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/impressum');
    for (const link of await page.getByRole('contentinfo').locator('a[target]').all()) {
      const gap = await link.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element.firstChild as Node);
        const line = [...words.getClientRects()].at(-1);
        const arrow = element.querySelector('svg')?.getBoundingClientRect();
        if (!line || !arrow) throw new Error('no words or no arrow');
        const inLine = arrow.top >= line.top && arrow.bottom <= line.bottom;
        return inLine ? arrow.left - line.right : NaN;
      });
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(16);
    }
  });
}
