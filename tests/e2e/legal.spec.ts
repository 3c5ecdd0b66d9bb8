import { expect, type Page, test } from 'playwright/test';
import form from '../../src/content/kontakt.json' with { type: 'json' };
import site from '../../src/content/site.json' with { type: 'json' };
import { UNLOCKED_KEY } from '../../src/features/card/unlocked.ts';
import { SEEN_KEY } from '../../src/islands/ideas-prize/seen.ts';
import { scrollPage } from '../support/visit.ts';

const asRead = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();
const readAll = async (page: Page, selector: string) =>
  (await page.getByRole('main').locator(selector).allTextContents()).map(asRead);

test('the imprint holds what the law asks of a provider', async ({ page }) => {
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
  await expect(main.locator(`a[href="mailto:${email}"]`)).toHaveText(email);
  await expect(main.locator(`a[href="tel:${phone.uri}"]`)).toHaveText(phone.display);
});

test('the privacy statement names each field and each key', async ({ page }) => {
  await page.goto('/datenschutz');
  await expect(page.getByText(/^Stand:\s+Januar 2025$/)).toBeVisible();
  const topics = [
    ...[/Überblick/, /^Hosting/, /Allgemeine Hinweise/, /Datenerfassung/],
    ...[/Plugins/, /E-Mail/, /^Cookies/, /Rechte/],
  ];
  const heads = await readAll(page, 'h2');
  expect(heads).toHaveLength(topics.length);
  for (const [index, topic] of topics.entries()) expect(heads[index]).toMatch(topic);

  const { agree_privacy: _, ...fields } = form.form.fields;
  const rows = await readAll(page, 'tbody tr');
  expect(rows).toHaveLength(Object.keys(form.form.fields).length);
  expect(rows.at(-1)).toContain('Datenschutz');
  const optional = ['phone', 'organization', 'prefer_phone'];
  for (const [name, { label }] of Object.entries(fields)) {
    const row = rows.find((text) => text.startsWith(label));
    expect(row, name).toContain(optional.includes(name) ? form.form.optional : 'erforderlich');
  }
  // That pages store nothing else is tested where they do: pop-up, form and card.
  expect(await readAll(page, 'code')).toEqual([SEEN_KEY, UNLOCKED_KEY]);
});

for (const path of ['/impressum', '/datenschutz']) {
  test(`${path} lists its sections beside the text`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const main = page.getByRole('main');
    expect(await main.innerHTML()).not.toMatch(/\bTMG\b|\bRStV\b|\bTTDSG\b|ec\.europa\.eu/);
    const contents = page.getByRole('navigation', { name: 'Inhalt' });
    const links = contents.getByRole('link');
    expect((await links.allTextContents()).map(asRead)).toEqual(await readAll(page, 'h2'));
    for (const heading of await main.locator('h2, h3').all()) {
      const id = await heading.getAttribute('id');
      await expect(heading.getByRole('link')).toHaveAttribute('href', `#${id}`);
    }
    await links.last().click();
    await expect(main.locator('h2').last()).toBeInViewport();
    await scrollPage(page, 900);
    await expect(links.first()).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 800 });
    const [list, text] = [
      await links.first().boundingBox(),
      await main.locator('h2').first().boundingBox(),
    ];
    expect(list?.y).toBeLessThan(text?.y ?? 0);
    await page.emulateMedia({ media: 'print' });
    await expect(contents).toBeHidden();
  });
}
