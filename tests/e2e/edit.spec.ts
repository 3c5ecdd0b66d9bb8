import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { scratchSite } from '../support/scratch.ts';
import { startServer } from '../support/site.ts';

const ARTICLE = 'src/content/ratgeber/wahlkampfkosten.mdx';
const ASTRO = 'node_modules/astro/bin/astro.mjs';
/** Configuration for a copy of the site: its packages are linked from outside its folder. */
const CONFIG = `import edit from './scripts/edit.config.mjs';
const server = { fs: { strict: false } };
export default { ...edit, vite: { ...edit.vite, cacheDir: '.astro/vite', server } };
`;

test('an editor changes a word of an article, and nothing else in its file changes', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const copy = scratchSite();
  const before = copy.read(ARTICLE);
  copy.write('copy.config.mjs', CONFIG);
  const server = await startServer({
    args: [ASTRO, 'dev', '--config', 'copy.config.mjs', '--port', '0'],
    cwd: copy.folder,
    env: { NODE_ENV: 'development' },
    ready: /(http:\/\/localhost:\d+)/,
    path: '/keystatic',
  });
  try {
    await page.goto(`${server.url}/keystatic/collection/ratgeber`);
    await page.getByRole('row', { name: 'wahlkampfkosten' }).click();
    await page.getByText('Raum, Technik, Infostand').click();
    await page.keyboard.press('End');
    await page.keyboard.type(', Zelt');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect.poll(() => copy.read(ARTICLE)).not.toBe(before);
    expect(copy.read(ARTICLE)).toBe(before.replace('Infostand', 'Infostand, Zelt'));
  } finally {
    await server.stop();
    copy.remove();
  }
});

test('the editor is no part of the site', () => {
  const files = globSync('dist/**/*.{html,js,json}');
  expect(files.filter((file) => /keystatic/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});
