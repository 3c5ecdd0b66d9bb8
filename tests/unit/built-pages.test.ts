import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AstroPrerenderer, HookParameters } from 'astro';
import { afterAll, expect, test } from 'vitest';
import { BuiltPages } from '../../scripts/build/built-pages.ts';
import { trimPages } from '../../scripts/build/integration.ts';

const folder = mkdtempSync(join(tmpdir(), 'built-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const POLICY = `<meta http-equiv="content-security-policy" content="script-src 'self'">`;
const SLOW = '<script type="module">slow()</script>';
const ISLAND = `${POLICY}<astro-island uid="x"></astro-island>${SLOW}</body>`;

/** What Astro is given to draw with, when it draws `answer` itself. */
function prerenderer(pages: BuiltPages, answer: () => Response) {
  const { hooks } = trimPages(pages, (html, file) => html.replace('{file}', file));
  let given: AstroPrerenderer | undefined;
  const astro: AstroPrerenderer = {
    name: 'astro',
    getStaticPaths: () => Promise.resolve([]),
    render: () => Promise.resolve({ response: answer(), metadata: METADATA }),
  };
  const setPrerenderer: HookParameters<'astro:build:start'>['setPrerenderer'] = (make) => {
    given = typeof make === 'function' ? make(astro) : make;
  };
  const start = hooks['astro:build:start'] as (options: object) => void;
  const done = hooks['astro:build:done'] as (options: object) => void;
  start({ setPrerenderer });
  const draw = async (path: string) => {
    const drawn = await given?.render(new Request(`http://localhost${path}`), OPTIONS);
    return drawn && 'response' in drawn ? drawn : undefined;
  };
  return { draw, done: () => done({ dir: new URL(`file://${folder}/`) }) };
}

const METADATA = { contentEntryKeys: [], staticImages: [], referencedImages: [] } as never;
const OPTIONS = { routeData: {} } as never;
const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

test('a page is trimmed as it is drawn, and kept by its file for whoever looks at it then', async () => {
  const pages = new BuiltPages();
  const seen: string[] = [];
  pages.whenDrawn((page) => seen.push(page));
  const { draw } = prerenderer(pages, () => html(`${POLICY}<p>{file}</p><style></style>`, 404));
  const drawn = await draw('/%C3%BCber/404.html');
  const text = `${POLICY}<p>über/404.html</p><style></style>`;
  expect(await drawn?.response.text()).toBe(text);
  expect(drawn?.response.status).toBe(404);
  expect(drawn?.metadata).toBe(METADATA);
  expect(seen).toEqual([text]);
});

test('what is no page stays as it is', async () => {
  const feed = new Response('<feed>{file}</feed>', { headers: { 'content-type': 'text/xml' } });
  const pages = new BuiltPages();
  const seen: string[] = [];
  pages.whenDrawn((page) => seen.push(page));
  const drawn = await prerenderer(pages, () => feed).draw('/ratgeber.xml');
  expect(drawn?.response).toBe(feed);
  expect(seen).toEqual([]);
});

test('a script that stands in no page any more lies in its file when the build is done', async () => {
  const { draw, done } = prerenderer(new BuiltPages(), () => html(ISLAND));
  const page = (await (await draw('/index.html'))?.response.text()) ?? '';
  mkdirSync(join(folder, '_astro'), { recursive: true });
  done();
  const address = /import\("(\/_astro\/page\.[\w-]+\.js)"\)/.exec(page)?.[1] ?? '';
  expect(readFileSync(join(folder, address), 'utf8')).toBe('slow()');
});

test('all pages are those drawn and those copied, in the order of the alphabet', () => {
  const pages = new BuiltPages();
  const other = mkdtempSync(join(folder, 'dist-'));
  mkdirSync(join(other, 'b'));
  for (const file of ['c.html', 'a.html', 'b/d.html', 'e.txt'])
    writeFileSync(join(other, file), '');
  writeFileSync(join(other, 'a.html'), 'copied');
  pages.keep('c.html', 'drawn');
  pages.keep('b/d.html', 'drawn too');
  pages.keep('gone.html', 'of no build');
  expect([...pages.in(other)]).toEqual([
    ['a.html', 'copied'],
    ['b/d.html', 'drawn too'],
    ['c.html', 'drawn'],
  ]);
});
