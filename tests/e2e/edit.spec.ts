import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import packageJson from '../../package.json' with { type: 'json' };
import { TOOLS } from '../../scripts/setup/child.mjs';
import { EditDesk } from '../support/edit-desk.ts';
import { type Scratch, scratchSite, type Served } from '../support/scratch.ts';

const ARTICLE = 'src/content/ratgeber/wahlkampfkosten.mdx';
const PRICES = 'src/content/programme.json';
/** Packages are prepared at the first start, on a machine that others use too. */
const START_TIME = 120_000;

/** A page is drawn when it is asked for, and again after each change. */
const shown = expect.configure({ timeout: 30_000 });

let copy: Scratch;
let server: Served;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(START_TIME);
  copy = scratchSite();
  const args = ['dev', '--config', 'scripts/edit/astro.config.mjs', '--port', '0'];
  server = await copy.serve([TOOLS.astro, ...args], /Bearbeiten: http:\/\/localhost:(\d+)/);
});
test.afterAll(async () => {
  await server?.stop();
  copy?.remove();
});

async function openDesk(desk: EditDesk): Promise<void> {
  await desk.page.goto(`${server.url}/bearbeiten`);
  await expect(desk.form.getByRole('link', { name: 'Artikel', exact: true })).toBeVisible({
    timeout: START_TIME,
  });
}

test('an editor changes an article and a component in it, and sees the page beside it', async ({
  page,
}) => {
  test.setTimeout(START_TIME);
  const before = copy.read(ARTICLE);
  const desk = new EditDesk(page);
  await openDesk(desk);
  await desk.open('Artikel');
  await desk.form.getByText('wahlkampfkosten').click();
  await shown(desk.site.getByRole('heading', { level: 1 })).toHaveText('Was kostet ein Wahlkampf?');

  await desk.field('Große Überschrift').fill('Was kostet dein Wahlkampf?');
  await desk.component('Landtagswahl · 25000').click();
  await desk.field('bis').fill('90000');
  await desk.done.click();
  await desk.save.click();

  await shown(desk.site.getByRole('heading', { level: 1 })).toHaveText(
    'Was kostet dein Wahlkampf?',
  );
  await shown(desk.site.getByRole('row', { name: /^Landtagswahl 25\.000–90\.000/ })).toBeVisible();
  const after = before
    .replace('headline: Was kostet ein Wahlkampf?', 'headline: Was kostet dein Wahlkampf?')
    .replace('bis={100000}', 'bis={90000}');
  expect(copy.read(ARTICLE)).toBe(after);
});

test('an editor changes a price, and a wrong one is refused in German', async ({ page }) => {
  test.setTimeout(START_TIME);
  const before = copy.read(PRICES);
  const desk = new EditDesk(page);
  await openDesk(desk);
  await desk.open('Programme und Preise');
  await desk.form.getByText('Wahlkampf-HQ').first().click();
  const price = desk.field('Preis im Monat, in Euro');
  await price.fill('1.100');
  await price.blur();
  await expect(desk.form.getByText('muss ein ganzer Betrag in Euro sein')).toBeVisible();
  await price.fill('61');
  await desk.done.click();
  await desk.save.click();

  await shown(desk.site.getByText('61 €').first()).toBeVisible();
  expect(copy.read(PRICES)).toBe(before.replace('"monthly": 52', '"monthly": 61'));
});

test('the editor is no part of the site', () => {
  const delivered = globSync('dist/**/*.{html,js,css,json,txt}').filter((file) =>
    /keystatic|bearbeiten-|keystar/i.test(readFileSync(file, 'utf8')),
  );
  expect(delivered).toEqual([]);
  expect(Object.keys(packageJson.dependencies)).not.toContain('@keystatic/core');
});
