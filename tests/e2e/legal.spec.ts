import { expect, type Page, test } from 'playwright/test';
import { DEVELOPMENT_BUILD_SETTINGS } from '../../scripts/settings.ts';
import form from '../../src/content/kontakt.json' with { type: 'json' };
import site from '../../src/content/site.json' with { type: 'json' };
import { HomePage } from '../support/home-page.ts';
import { PAGES } from '../support/dist.ts';
import { someVisitor, ContactPage } from '../support/contact-page.ts';

const asRead = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();

const readAll = async (page: Page, selector: string) =>
  (await page.getByRole('main').locator(selector).allTextContents()).map(asRead);

test.describe('the imprint', () => {
  test('holds what the law asks of a provider, from site.json', async ({ page }) => {
    await page.goto('/impressum');
    const main = page.getByRole('main');
    const { legal, address, legalName, phone, email } = site;
    const text = asRead((await main.textContent()) ?? '');
    for (const part of [
      ...[legalName, address.street, `${address.postalCode} ${address.city}`],
      ...legal.managingDirectors,
      ...[legal.registerCourt, legal.registerNumber, legal.vatId],
      ...['§ 5 DDG', '§ 27a UStG', '§ 36 VSBG'],
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(
      new RegExp(`§ 18 Abs\\. 2 MStV:? ?${legal.editorialResponsible} ?${address.street}`),
    );
    await expect(main.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    );
    await expect(main.getByRole('link', { name: phone.display })).toHaveAttribute(
      'href',
      `tel:${phone.uri}`,
    );
  });

  test('names no law and no platform that is out of force', async ({ page }) => {
    for (const path of ['/impressum', '/datenschutz']) {
      await page.goto(path);
      const html = await page.getByRole('main').innerHTML();
      expect(html).not.toMatch(/\bTMG\b|\bRStV\b|\bTTDSG\b|ec\.europa\.eu|OS-Plattform/);
    }
  });

  test('is two steps away at most, from every page', () => {
    for (const { path, html } of PAGES) expect(html, path).toContain('href="/impressum"');
  });
});

test.describe('the privacy statement', () => {
  test.beforeEach(({ page }) => page.goto('/datenschutz'));

  test('is dated and has the eight sections of the specification, in their order', async ({
    page,
  }) => {
    await expect(page.getByText(/^Stand:\s+Januar 2025$/)).toBeVisible();
    const heads = await readAll(page, 'h2');
    const topics = [
      ...[/Überblick/, /^Hosting/, /Allgemeine Hinweise/, /Datenerfassung/],
      ...[/Plugins/, /E-Mail/, /^Cookies/, /Rechte/],
    ];
    expect(heads).toHaveLength(topics.length);
    for (const [index, topic] of topics.entries()) expect(heads[index]).toMatch(topic);
  });

  test('names every field of the form, and whether it may stay empty', async ({ page }) => {
    const { agree_privacy, ...fields } = form.form.fields;
    const rows = await readAll(page, 'tbody tr');
    expect(rows).toHaveLength(Object.keys(form.form.fields).length);
    const optional = ['phone', 'organization', 'prefer_phone'];
    for (const [name, { label }] of Object.entries(fields)) {
      const row = rows.find((text) => text.startsWith(label));
      expect(row, name).toContain(optional.includes(name) ? form.form.optional : 'erforderlich');
    }
    expect(rows.at(-1)).toContain('Datenschutz');
    expect(agree_privacy.link).toContain('Datenschutz');
  });

  test('names the keys that the pages set in the browser, and no other', async ({ page }) => {
    const named = await readAll(page, 'code');
    const home = new HomePage(page);
    await page.goto('/');
    await home.popUp().getByRole('button', { name: 'Später' }).click();
    const contact = new ContactPage(page);
    await contact.openWithScript();
    await contact.fill(someVisitor());
    await contact.submit().click();
    await expect(contact.receipt()).toBeVisible();
    const gate = PAGES.find(({ html }) => html.includes('type="password"'));
    if (gate) {
      await page.goto(gate.path);
      const password = page.locator('input[type=password]');
      await page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });
      await password.fill(DEVELOPMENT_BUILD_SETTINGS['CARD_PASSWORD'] ?? '');
      await password.press('Enter');
      await expect(password).toHaveCount(0);
    }
    const [local, session] = await page.evaluate(() => [
      Object.keys(localStorage),
      Object.keys(sessionStorage),
    ]);
    const [prize, card, ...others] = named;
    expect(others).toEqual([]);
    expect(local).toEqual([prize]);
    expect(session).toEqual(gate ? [card] : []);
  });
});

for (const path of ['/impressum', '/datenschutz']) {
  test.describe(path, () => {
    test('lists its sections, and every heading has an address', async ({ page }) => {
      await page.goto(path);
      const contents = page.getByRole('navigation', { name: 'Inhalt' });
      const listed = (await contents.getByRole('link').allTextContents()).map(asRead);
      expect(listed).toEqual(await readAll(page, 'h2'));
      for (const heading of await page.getByRole('main').locator('h2, h3').all()) {
        const id = await heading.getAttribute('id');
        await expect(heading.getByRole('link')).toHaveAttribute('href', `#${id}`);
      }
      const last = contents.getByRole('link').last();
      await last.click();
      await expect(page.getByRole('main').locator('h2').last()).toBeInViewport();
    });

    test('keeps the list in view beside the text, and above it on a phone', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const first = page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link').first();
      const text = page.getByRole('main').locator('h2').first();
      await page.evaluate(() => scrollTo(0, 900));
      await expect(first).toBeInViewport();
      await page.setViewportSize({ width: 390, height: 800 });
      const [list, body] = [await first.boundingBox(), await text.boundingBox()];
      expect(list?.y).toBeLessThan(body?.y ?? 0);
      expect(list?.x).toBe(body?.x);
    });

    test('prints its text over the whole sheet, without navigation', async ({ page }) => {
      // The width of an A4 sheet within its margins.
      await page.setViewportSize({ width: 673, height: 986 });
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation', { name: 'Inhalt' })).toBeHidden();
      const [h1, h2] = ['h1', 'h2'].map((level) => page.getByRole('main').locator(level).first());
      expect((await h2?.boundingBox())?.x).toBe((await h1?.boundingBox())?.x);
    });
  });
}
