import { expect, test } from 'playwright/test';
import { articles, contentOf, legalPages } from '../support/content.ts';
import { boxOf } from '../support/layout.ts';
import { fontPainted } from '../support/waits.ts';

test('on a phone the lead comes before the contents', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const { path } of [...articles().slice(0, 1), ...legalPages().slice(0, 1)]) {
    await page.goto(path);
    await fontPainted(page);
    const lead = page.getByRole('article').getByRole('paragraph').first();
    await expect(lead).toBeInViewport({ ratio: 0.5 });
    const contents = page.getByRole('navigation', { name: contentOf('articleWords').contents });
    expect((await boxOf(lead)).bottom).toBeLessThanOrEqual((await boxOf(contents)).top);
  }
});
