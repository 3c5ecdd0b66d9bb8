import { expect, type Page, test } from 'playwright/test';
import words from '../../src/content/fehler.json' with { type: 'json' };
import site from '../../src/content/site.json' with { type: 'json' };
import { sidewaysScroll } from '../support/layout.ts';
import { hydrated, violations, withoutPopUp } from '../support/visit.ts';

/** Leaves an island without its props, so that it throws when React draws it. */
const breakIsland = (page: Page, path: string, name: string) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      new RegExp(`(<astro-island[^>]*component-export="${name}"[^>]* props=")[^"]*`),
      '$1{}',
    );
    await route.fulfill({ response, body });
  });

for (const [path, name] of [
  ['/kontakt', 'ContactForm'],
  ['/', 'ServiceCards'],
] as const) {
  test(`when ${name} throws, the rest of ${path} works`, async ({ page }) => {
    await withoutPopUp(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await breakIsland(page, path, name);
    await page.goto(path);
    await hydrated(page, name);
    const notice = page.getByRole('alert').filter({ hasText: words.heading });
    await expect(notice).toContainText(words.island);
    await expect(notice.locator('code')).not.toBeEmpty();
    const phone = notice.getByRole('link', { name: site.phone.display });
    await expect(phone).toHaveAttribute('href', `tel:${site.phone.uri}`);
    // Nothing lies over it.
    await phone.click({ trial: true });
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

    const answer = page.locator('#faq details').last();
    await answer.locator('summary').click();
    await expect(answer).toHaveAttribute('open');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}
