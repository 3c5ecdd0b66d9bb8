import { globSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'playwright/test';
import { readArticle } from '../support/content.ts';
import { copyProject } from '../support/copy.ts';
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
/** A table as Word puts it on the clipboard, with two paragraphs in cells of its head and below. */
const PASTED =
  '<table><tr><th><p>Was</p><p>genau</p></th><th><p>Wann</p></th></tr>' +
  '<tr><td><p>Flyer</p><p>DIN lang</p></td><td><p>immer</p></td></tr></table>';
const TABLE = '| Was genau | Wann |\n| --- | --- |\n| Flyer DIN lang | immer |';

test('an editor changes an article, is told of a mistake, and nothing else changes @nightly', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const copy = copyProject();
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

    const bar = page.locator('body > [role=status]');
    await page.goto(`${server.url}/keystatic/collection/ratgeber/item/${basename(file, '.mdx')}`);
    await page.getByText(WORDS, { exact: true }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Neu');
    await page.keyboard.press('Enter');
    await page.evaluate((html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      const paste = { clipboardData, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', paste));
    }, PASTED);
    await page.getByRole('button', { name: 'Speichern' }).click();
    const saved = `„Artikel ${basename(file, '.mdx')}“. Felder und Texte sind in Ordnung`;
    await expect(bar).toContainText(saved, { timeout: 30_000 });
    expect(readArticle(file, copy.read(file))).toEqual(
      readArticle(file, before.replace(WORDS, `${WORDS} Neu\n\n${TABLE}`)),
    );

    // A reload would lose what somebody has written.
    await page.evaluate(() => (document.title = 'Noch da'));
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose file' }).first().click();
    const picture = { name: 'foto.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') };
    await (await chooser).setFiles(picture);
    await expect(bar).toContainText('„foto.HEIC“');

    const title = page.getByLabel('Zeile für die Übersicht', { exact: true });
    await title.fill('');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(bar).toContainText('Die Website zeigt so lange keine Seite');
    await expect(bar).toContainText('„Zeile für die Übersicht“');
    copy.write(file, before);
    await expect(bar).toContainText('Felder und Texte sind in Ordnung');

    // The forms take words from this file.
    const words = 'src/content/site.json';
    copy.write(words, `${copy.read(words)}\n`);
    await expect(bar).toHaveText(/: „(?!Artikel)[^“]+“\. Felder und Texte sind in Ordnung/);
    await expect(page).toHaveTitle('Noch da');
  } finally {
    await server.stop();
    copy.remove();
  }
});
