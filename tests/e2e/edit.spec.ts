import { realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { readArticle } from '../support/content.ts';
import { type Copy, copyProject } from '../support/project-copy.ts';
import { type Site, startServer } from '../support/site.ts';

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
/** A table as Word puts it on the clipboard, with two paragraphs in cells of its head and below. */
const PASTED =
  '<table><tr><th><p>Was</p><p>genau</p></th><th><p>Wann</p></th></tr>' +
  '<tr><td><p>Flyer</p><p>DIN lang</p></td><td><p>immer</p></td></tr></table>';
const TABLE = '| Was genau | Wann |\n| --- | --- |\n| Flyer DIN lang | immer |';

test.describe('the editor @nightly', () => {
  // These tests share a server, because it takes long to start.
  test.describe.configure({ mode: 'default', timeout: 60_000 });
  let copy: Copy;
  let server: Site;
  let file = '';
  let before = '';
  const state = (page: Page) => page.locator('body > [role=status]');
  const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click();

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    copy = copyProject();
    copy.write('scripts/editor/copy.config.mjs', CONFIG);
    copy.write('.dev.vars', 'CARD_PASSWORD=geheim');
    // The longest article holds the most that an editor could lose.
    [file = ''] = copy
      .files('src/content/ratgeber/*.mdx')
      .sort((a, b) => copy.read(b).length - copy.read(a).length);
    before = copy.read(file).replace(/\n---\n/, `$&\n${WORDS}\n\n`);
    server = await startServer({
      args: [ASTRO, 'dev', '--root', 'scripts/editor', '--config', 'copy.config.mjs', '--port=0'],
      cwd: copy.folder,
      env: { NODE_ENV: 'development' },
      ready: /(http:\/\/localhost:\d+)/,
      path: '/keystatic',
    });
  });
  test.afterAll(async () => {
    await server?.stop();
    copy?.remove();
  });

  test.beforeEach(async ({ page }) => {
    copy.write(file, before);
    const name = basename(file, '.mdx');
    await page.goto(`${server.url}/keystatic/collection/ratgeber/item/${name}`);
    await page.getByText(WORDS, { exact: true }).click();
  });

  test('the editor shows no settings to a browser', async () => {
    const secrets = await fetch(`${server.url}/@fs${copy.folder}/.dev.vars`);
    expect(secrets.status).toBe(403);
    expect(await secrets.text()).not.toContain('geheim');
  });

  test('the editor lets no other site write', async () => {
    const asked = await fetch(`${server.url}/api/keystatic/update`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:9', 'access-control-request-method': 'POST' },
    });
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('the editor changes nothing but a typed word and a pasted table', async ({ page }) => {
    await page.keyboard.press('End');
    await page.keyboard.type(' Neu');
    await page.keyboard.press('Enter');
    await page.evaluate((html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      const paste = { clipboardData, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', paste));
    }, PASTED);
    await save(page);
    const expected = readArticle(file, before.replace(WORDS, `${WORDS} Neu\n\n${TABLE}`));
    await expect
      .poll(() => readArticle(file, copy.read(file)), { timeout: 30_000 })
      .toEqual(expected);
    const saved = `„Artikel ${basename(file, '.mdx')}“. Felder und Texte sind in Ordnung`;
    await expect(state(page)).toContainText(saved);
  });

  test('the editor refuses a picture that no browser shows', async ({ page }) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose file' }).first().click();
    const picture = { name: 'foto.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') };
    await (await chooser).setFiles(picture);
    await expect(state(page)).toContainText('„foto.HEIC“');
  });

  test('the editor names a field that lacks its text, until it is mended', async ({ page }) => {
    // A reload would lose what somebody has written.
    await page.evaluate(() => (document.title = 'Noch da'));
    await page.getByLabel('Zeile für die Übersicht', { exact: true }).fill('');
    await save(page);
    await expect(state(page)).toContainText('Die Website zeigt so lange keine Seite');
    await expect(state(page)).toContainText('„Zeile für die Übersicht“');
    copy.write(file, before);
    await expect(state(page)).toContainText('Felder und Texte sind in Ordnung');
    await expect(page).toHaveTitle('Noch da');
  });

  test('a change of a file with words for the forms reloads no form', async ({ page }) => {
    await page.evaluate(() => (document.title = 'Noch da'));
    const words = 'src/content/site.json';
    copy.write(words, `${copy.read(words)}\n`);
    await expect(state(page)).toHaveText(/: „(?!Artikel)[^“]+“\. Felder und Texte sind in Ordnung/);
    await expect(page).toHaveTitle('Noch da');
  });
});
