import { expect, test } from 'playwright/test';
import words from '../../src/content/fehler.json' with { type: 'json' };
import site from '../../src/content/site.json' with { type: 'json' };
import { sidewaysScroll } from '../support/layout.ts';
import { hydrated, violations } from '../support/visit.ts';

test('when the form throws, the rest of the page works', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Without its props it throws when React draws it.
  await page.route('**/kontakt', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<astro-island[^>]*component-export="ContactForm"[^>]* props=")[^"]*/,
      '$1{}',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/kontakt');
  await hydrated(page, 'ContactForm');
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
