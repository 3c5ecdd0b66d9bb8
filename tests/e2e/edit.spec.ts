import { globSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'playwright/test';
import { parseMdx } from '../../src/content-reader/documents.ts';
import { articleSchema } from '../../src/schemas/article.ts';
import { faqSchema } from '../../src/schemas/home.ts';
import { notFoundSchema } from '../../src/schemas/status.ts';
import { meaningOf } from '../support/meaning.ts';
import { scratchSite } from '../support/scratch.ts';
import { startServer } from '../support/site.ts';

const ASTRO = 'node_modules/astro/bin/astro.mjs';
/** Configuration for a copy of the site, whose packages are linked from outside its folder. */
const CONFIG = `import edit from './astro.config.mjs';
const { server: own } = edit.vite;
const allow = [...own.fs.allow, ${JSON.stringify(realpathSync('node_modules'))}];
const server = { ...own, fs: { ...own.fs, allow } };
export default { ...edit, cacheDir: '.astro/cache', vite: { cacheDir: '.astro/vite', server } };
`;

/** A paragraph of the test's own, which no article holds. */
const WORDS = 'Diesen Absatz schreibt nur der Test.';

/** An article as the site reads it: the editor may write the same in another way. */
function readArticle(file: string, source: string) {
  const { data, body } = parseMdx(file, source);
  return { head: articleSchema.parse(data), text: meaningOf(body) };
}

test('an editor changes an article and a page, and nothing else in them changes', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const copy = scratchSite();
  copy.write('scripts/editor/copy.config.mjs', CONFIG);
  copy.write('.dev.vars', 'CARD_PASSWORD=geheim');
  // The longest article holds the most that an editor could lose.
  const [file = ''] = globSync('src/content/ratgeber/*.mdx').sort(
    (a, b) => copy.read(b).length - copy.read(a).length,
  );
  const before = copy.read(file).replace(/\n---\n/, `$&\n${WORDS}\n\n`);
  copy.write(file, before);
  const server = await startServer({
    args: [ASTRO, 'dev', '--root', 'scripts/editor', '--config', 'copy.config.mjs', '--port', '0'],
    cwd: copy.folder,
    env: { NODE_ENV: 'development' },
    ready: /(http:\/\/localhost:\d+)/,
    path: '/keystatic',
  });
  try {
    const secrets = await fetch(`${server.url}/@fs${copy.folder}/.dev.vars`);
    expect([secrets.status, await secrets.text()]).toEqual([
      403,
      expect.not.stringContaining('geheim'),
    ]);
    const asked = await fetch(`${server.url}/api/keystatic/update`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:9', 'access-control-request-method': 'POST' },
    });
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();

    await page.goto(`${server.url}/keystatic/collection/ratgeber/item/${basename(file, '.mdx')}`);
    await page.getByText(WORDS, { exact: true }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Neu');
    await page.getByRole('button', { name: 'Speichern' }).click();
    // While it is written, the file is empty.
    await expect.poll(() => copy.read(file)).toContain(`${WORDS} Neu`);
    expect(readArticle(file, copy.read(file))).toEqual(
      readArticle(file, before.replace(WORDS, `${WORDS} Neu`)),
    );

    // The wrong field is in an entry that is closed.
    await page.goto(`${server.url}/keystatic/singleton/homeFaq`);
    await page.getByRole('row').first().click();
    await page.getByLabel(faqSchema.shape.question.meta()?.title ?? '', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('body > [role=status]')).toHaveText(/^Nicht gespeichert\. .+⚠/);

    const name = 'src/content/nicht-gefunden.json';
    const data = notFoundSchema.parse(JSON.parse(copy.read(name)));
    await page.goto(`${server.url}/keystatic/singleton/notFound`);
    const { title = '' } = notFoundSchema.shape.text.meta() ?? {};
    const field = page.getByLabel(title, { exact: true });
    await expect(field).toHaveValue(data.text, { timeout: 30_000 });
    const bar = page.locator('body > [role=status]');
    const wellSaved = (form: string) =>
      new RegExp(`^Zuletzt gespeichert um [\\d:]+: „${form}“\\. Alles in Ordnung`);
    await expect(bar).toHaveText(wellSaved(`Artikel ${basename(file, '.mdx')}`));
    const save = page.getByRole('button', { name: 'Save' });
    // A reload would lose it.
    await page.evaluate(() => (document.title = 'Noch da'));
    await field.fill('');
    await save.click();
    await expect(page.getByText(`„${title}“ fehlt.`)).toBeVisible();
    await expect(bar).toHaveText(/^Nicht gespeichert\. Berichtige das rote Feld/);
    await expect(field).toBeFocused();
    expect(JSON.parse(copy.read(name))).toEqual(data);
    await field.fill('Ganz neu.');
    await save.click();
    // The file may be read while it is written.
    await expect(() => {
      expect(JSON.parse(copy.read(name))).toEqual({ ...data, text: 'Ganz neu.' });
    }).toPass();
    const form = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(bar).toHaveText(wellSaved(form ?? ''));

    // A form takes words from this file.
    const words = 'src/content/navigation.json';
    copy.write(words, `${copy.read(words)}\n`);
    // Its address would lead nowhere, and nothing else finds that.
    const published = copy.read(file);
    copy.write(file, published.replace('draft: false', 'draft: true'));
    await expect(bar).toContainText(`fehlen Adressen:/${basename(file, '.mdx')}`);
    copy.write(file, published);
    await expect(bar).toContainText('Alles in Ordnung');

    // The bar says what is wrong as long as it is, in every form.
    const wrong = 'src/content/ratgeber/Falscher Name.mdx';
    copy.write(wrong, copy.read(file));
    await expect(bar).toContainText('Die Website zeigt so lange keine Seite');
    await expect(bar).toContainText('Der Dateiname „Falscher Name“');
    const other = await page.context().newPage();
    await other.goto(`${server.url}/keystatic`);
    const otherBar = other.locator('body > [role=status]');
    await expect(otherBar).toContainText('Der Dateiname „Falscher Name“');
    // The bar can be folded, and the page scrolled until it covers nothing.
    const problems = bar.getByText('Der Dateiname „Falscher Name“');
    await expect(problems).toBeVisible();
    await expect(async () => {
      await page.mouse.wheel(0, 10_000);
      const { height = 0 } = (await bar.boundingBox()) ?? {};
      expect(await page.evaluate(() => scrollY)).toBe(height);
    }).toPass();
    await bar.locator('summary').click();
    await expect(problems).toBeHidden();
    copy.write(words, `${copy.read(words)}\n`);
    await expect(bar).toHaveText(/: „(?!Artikel)[^“]+“\. \d+ Fehler:/);
    await expect(problems).toBeHidden();
    rmSync(join(copy.folder, wrong));
    for (const each of [bar, otherBar]) await expect(each).toContainText('Alles in Ordnung');
    await expect(page).toHaveTitle('Noch da');
  } finally {
    await server.stop();
    copy.remove();
  }
});

test('the editor is no part of the site', () => {
  const files = globSync('dist/**/*.{html,js,json}');
  expect(files.filter((file) => /keystatic/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});
