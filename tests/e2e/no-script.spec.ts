import { expect, type Page, test } from 'playwright/test';
import { readEntry } from '../support/content.ts';
import { TEMPLATES } from '../support/templates.ts';

test.use({ javaScriptEnabled: false });

/**
 * The texts of a page's content that can be read beside headlines and leads, and those that are hidden. Text that a
 * press opens, words of forms and scripts, and text that is visible elsewhere at this width do not count as hidden.
 */
const textsIn = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    const visible = new Set<string>();
    const read: string[] = [];
    while (words.nextNode()) {
      const { parentElement: parent, textContent } = words.currentNode;
      const text = textContent?.trim();
      if (!text || parent?.closest('[aria-hidden=true], [role=alert], script, style, template'))
        continue;
      const isSeen = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (isSeen && !parent?.closest('h1, h2, h3, .lead, button, nav')) read.push(text);
      if (parent?.closest('details, dialog, [popover], form, .scripted, button, nav')) continue;
      if (isSeen) visible.add(text);
      else hidden.push(text);
    }
    return { read, hidden: hidden.filter((text) => !visible.has(text)) };
  });

for (const { path } of TEMPLATES) {
  test(`without script ${path} can be read, and no button does nothing`, async ({ page }) => {
    await page.goto(path);
    const { read, hidden } = await textsIn(page);
    expect(hidden).toEqual([]);
    expect(read, 'the texts that can be read').not.toEqual([]);
    // Without script, services and tags are plain text.
    const working = '[type=submit], [popovertarget], [aria-expanded], [aria-pressed]';
    const buttons = page.locator(`button:visible:not(${working})`);
    for (const button of await buttons.all())
      await expect(button).not.toHaveCSS('cursor', 'pointer');
  });
}

test('without script the first stop of the keyboard skips the header', async ({ page }) => {
  await page.goto('/team');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: readEntry('navigation').skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).not.toHaveCSS('outline-style', 'none');
  await expect(skip).toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
