import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

test('an article that gets another address keeps its text byte for byte', async () => {
  drafts.refresh();
  const before = read(ARTICLE);
  const moved = 'src/content/ratgeber/was-ein-wahlkampf-kostet.mdx';
  await saved(moved, draft(ARTICLE), [{ path: ARTICLE }]);
  expect(read(moved)).toBe(before);
  expect(existsSync(join(root, ARTICLE))).toBe(false);
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
