import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiHandler } from '../../../scripts/edit/api.ts';
import { Drafts } from '../../../scripts/edit/drafts.ts';
import { pageOf } from '../../../scripts/edit/app/page-of.ts';

const SITE = 'src/content/site.json';
const ARTICLE = 'src/content/ratgeber/wahlkampfkosten.mdx';

let root: string;
let ask: ReturnType<typeof apiHandler>;
let drafts: Drafts;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bearbeiten-'));
  cpSync('src/content', join(root, 'src/content'), { recursive: true });
  drafts = new Drafts(root);
  ask = apiHandler(root, drafts);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const draft = (path: string) => readFileSync(join(drafts.folder, path), 'utf8');
const base64 = (text: string) => Buffer.from(text).toString('base64');

const post = (body: unknown, headers: Record<string, string> = { 'no-cors': '1' }) =>
  ask(
    new Request('http://localhost/api/keystatic/update', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );

const saved = (path: string, text: string, deletions: { path: string }[] = []) =>
  post({ additions: [{ path, contents: base64(text) }], deletions });

test('an opening hour that is saved changes its own line', async () => {
  drafts.refresh();
  const before = read(SITE);
  const answer = await saved(SITE, draft(SITE).replace('"7:00"', '"8:30"'));
  expect(answer.status).toBe(200);
  expect(read(SITE)).toBe(before.replace('"7:00"', '"8:30"'));
});

test('what would break the site is not written, and the answer says why in German', async () => {
  drafts.refresh();
  const before = read(ARTICLE);
  const answer = await saved(
    ARTICLE,
    draft(ARTICLE).replace('quelle="spannen"', 'quelle="spanen"'),
  );
  expect(answer.status).toBe(422);
  expect(await answer.text()).toMatch(
    /ein Fehler\n.*„spanen“ steht nicht.*Meintest du „spannen“\?/,
  );
  expect(read(ARTICLE)).toBe(before);
});

test('a refusal names fields as the form does', async () => {
  drafts.refresh();
  const prices = 'src/content/programme.json';
  const answer = await saved(prices, draft(prices).replace('"monthly": "52"', '"monthly": "0,5"'));
  expect(await answer.text()).toContain(
    'Eintrag 1: Feld „Preise → Preis im Monat, in Euro“ muss ein ganzer Betrag in Euro sein',
  );
});

test('an article that gets another address keeps its text byte for byte', async () => {
  drafts.refresh();
  const before = read(ARTICLE);
  const moved = 'src/content/ratgeber/was-ein-wahlkampf-kostet.mdx';
  await saved(moved, draft(ARTICLE), [{ path: ARTICLE }]);
  expect(read(moved)).toBe(before);
  expect(existsSync(join(root, ARTICLE))).toBe(false);
});

const PICTURE = 'src/content/ratgeber-bilder/wahlkampfkosten/bauzaun.png';
const withPicture = (alt: string, picture = 'Bild') => ({
  additions: [
    { path: PICTURE, contents: base64(picture) },
    {
      path: ARTICLE,
      contents: base64(`${draft(ARTICLE)}\n![${alt}](./wahlkampfkosten/bauzaun.png)\n`),
    },
  ],
  deletions: [],
});

test('a picture in a text is laid beside the article, and shown in the next form', async () => {
  drafts.refresh();
  const before = read(ARTICLE);
  expect((await post(withPicture('Ein Bauzaun'))).status).toBe(200);
  expect(read(ARTICLE)).toBe(`${before}\n![Ein Bauzaun](./bauzaun.png)\n`);
  expect(read('src/content/ratgeber/bauzaun.png')).toBe('Bild');
  expect(draft(PICTURE)).toBe('Bild');
});

test('a refused article leaves no picture behind', async () => {
  drafts.refresh();
  expect((await post(withPicture(''))).status).toBe(422);
  expect(existsSync(join(root, 'src/content/ratgeber/bauzaun.png'))).toBe(false);
});

test('a picture does not take the place of another', async () => {
  drafts.refresh();
  await post(withPicture('Ein Bauzaun'));
  const answer = await post(withPicture('Ein Bauzaun', 'anderes Bild'));
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('gibt es schon');
  expect(read('src/content/ratgeber/bauzaun.png')).toBe('Bild');
});

test('what was changed by hand meanwhile is not overwritten', async () => {
  drafts.refresh();
  const form = draft(SITE).replace('"7:00"', '"8:30"');
  writeFileSync(join(root, SITE), read(SITE).replace('"9:00"', '"10:00"'));
  const answer = await saved(SITE, form);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('inzwischen anders geändert');
  expect(read(SITE)).toContain('"10:00"');
});

test.each(['package.json', 'src/content/../../package.json', 'src/content/site.ts', '/etc/passwd'])(
  'nothing but content is written: %s',
  async (path) => {
    const answer = await saved(path, '{}');
    expect(answer.status).toBe(422);
    expect(existsSync(join(root, 'package.json'))).toBe(false);
  },
);

test('nothing but content is deleted', async () => {
  await post({ additions: [], deletions: [{ path: 'src/content/README.md' }] });
  expect(existsSync(join(root, 'src/content/README.md'))).toBe(true);
});

test('a page of another site cannot save: it cannot send the header', async () => {
  const answer = await post({ additions: [], deletions: [{ path: ARTICLE }] }, {});
  expect(answer.status).toBe(400);
  expect(existsSync(join(root, ARTICLE))).toBe(true);
});

test('a file that is broken by hand shows no form that would overwrite it', async () => {
  rmSync(join(root, SITE));
  cpSync('package.json', join(root, 'src/content/programme.json'));
  cpSync('README.md', join(root, SITE));
  drafts.refresh();
  expect(() => JSON.parse(draft(SITE)) as unknown).toThrow();
});

test.each([
  ['/keystatic', undefined],
  ['/keystatic/collection/ratgeber', undefined],
  ['/keystatic/collection/ratgeber/item/wahlkampfkosten', '/wahlkampfkosten'],
  ['/keystatic/collection/visitenkarten/item/alex', '/alex-direct-access'],
  ['/keystatic/singleton/programme-json', '/wahlkampftools'],
])('beside the form at %s stands the page %s', (form, page) => {
  expect(pageOf(form)).toBe(page);
});
