import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Scratch, scratchSite } from '../support/scratch.ts';

/** Several builds, on a machine that others use too. */
const BUILD_TIME = 300_000;
const RUN_TIME = 60_000;
const NAME = 'plakate-fuer-gruene-wiesen';
const FILE = `src/content/ratgeber/${NAME}.mdx`;
const TEAM = 'src/content/team.json';

let site: Scratch;

beforeAll(() => {
  site = scratchSite();
});
afterAll(() => site.remove());

/** Changes one place of a file; fails when the place is not there. */
function edit(from: string, to: string, file = FILE): void {
  const text = site.read(file);
  expect(text).toContain(from);
  site.write(file, text.replace(from, to));
}

test(
  'an editor makes an article, breaks it, reads what to do, and publishes it',
  async () => {
    const made = await site.run('scripts/new-article.ts', 'Plakate für', 'grüne Wiesen');
    expect(made.output).toContain(`${FILE} ist angelegt.`);
    site.article('entwurf', site.read(FILE));
    site.article('spaeter', site.read(FILE).replace('draft: true', 'published: 2999-01-01'));

    // Problems of several files at once, each with its line.
    edit('draft: true\n', 'author: Kim Beispiel\n');
    edit('<Praxis titel="Aus der Praxis">', '<Praxis title="Am Bauzaun">');
    edit('quelle="erfahrung"', 'quelle="erfarung"');
    edit('"isFounder": true', '"isFounder": "ja"', TEAM);
    edit('"slug":', '"slag":', TEAM);
    const broken = await site.build();
    expect(broken.ok).toBe(false);
    expect(broken.output).toContain(`${FILE}: 2 Fehler`);
    expect(broken.output).toMatch(/Zeile \d+: .*„title“ gibt es nicht\. Meintest du „titel“\?/);
    expect(broken.output).toMatch(/Zeile \d+: .*„erfarung“ .* Meintest du „erfahrung“\?/);
    expect(broken.output).toMatch(
      new RegExp(`${TEAM}: \\d Fehler\n.*Zeile \\d+: Feld „slug“ fehlt`),
    );

    // A link that leads nowhere is only seen once all pages are there.
    edit('<Praxis title=', '<Praxis titel=');
    edit('quelle="erfarung"', 'quelle="erfahrung"');
    edit('"isFounder": "ja"', '"isFounder": true', TEAM);
    edit('"slag":', '"slug":', TEAM);
    edit('(/kontakt)', '(/kontackt#formular)');
    const astray = await site.build();
    expect(astray.ok).toBe(false);
    expect(astray.output).toMatch(
      new RegExp(`${FILE}: ein Fehler\n  – Zeile \\d+: Der Link „/kontackt#formular“ führt`),
    );

    edit('(/kontackt#formular)', '(/kontakt)');
    edit(
      'closing:',
      `picture:\n  file: ./${NAME}/bauzaun.jpg\n  alt: Ein Plakat am Bauzaun\n  source: Kim Beispiel\n  licence: eigenes Bild\n  politicalUse: true\nclosing:`,
    );
    const picture = { width: 1600, height: 900, channels: 3, background: '#c33' } as const;
    const jpg = await sharp({ create: picture }).jpeg().toBuffer();
    site.write(`src/content/ratgeber/${NAME}/bauzaun.jpg`, jpg);
    expect(await site.build()).toEqual({ ok: true, output: '' });
    const page = site.read(`dist/${NAME}.html`);
    expect(page).toContain('Plakate für grüne Wiesen</h1>');
    expect(page).toMatch(/<picture.*type="image\/avif".*alt="Ein Plakat am Bauzaun"/s);
    expect(page).not.toMatch(/<[^>]+ style=/);
    for (const list of [site.read('dist/sitemap-0.xml'), site.read('dist/ratgeber.xml')]) {
      expect(list).toContain(`/${NAME}`);
      expect(list).not.toMatch(/entwurf|spaeter/);
    }
    expect(site.built()).not.toContain('dist/entwurf.html');
    expect(site.built()).not.toContain('dist/spaeter.html');
    expect(site.read('dist/wahlkampfkosten.html')).toContain(`href="/${NAME}"`);
  },
  BUILD_TIME,
);

test(
  'the development server says on every page what is wrong, until it is mended',
  async () => {
    edit('"isFounder": true', '"isFounder": "ja"', TEAM);
    const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--port=9280'];
    const server = await site.serve(args, /localhost:(9\d+)\//);
    const impressum = async () => {
      const page = await fetch(`${server.url}/impressum`);
      return { status: page.status, text: await page.text() };
    };
    const wait = { timeout: RUN_TIME, interval: 250 };
    try {
      const { status, text } = await impressum();
      expect(status).toBe(500);
      expect(text).toContain(`${TEAM}: ein Fehler`);
      expect(text).toMatch(/Zeile \d+: Feld „isFounder“ muss true oder false sein/);
      edit('"isFounder": "ja"', '"isFounder": true', TEAM);
      await vi.waitFor(async () => expect((await impressum()).status).toBe(200), wait);
      edit('(/kontakt)', '<Prakis />');
      await vi.waitFor(
        async () => expect((await impressum()).text).toContain('&lt;Prakis&gt; gibt'),
        wait,
      );
    } finally {
      await server.stop();
    }
  },
  BUILD_TIME,
);

test.each([
  ['Größe & Übung: 3 Tipps', 'groesse-uebung-3-tipps'],
  ['Gro\u0308ße der Wahl\u00adkreise', 'groesse-der-wahlkreise'],
  ['Café  –  „à la carte“!', 'cafe-a-la-carte'],
])(
  'the title „%s“ has the address %s',
  async (title, slug) => {
    const { output } = await site.run('scripts/new-article.ts', title);
    expect(output).toContain(`src/content/ratgeber/${slug}.mdx ist angelegt`);
  },
  RUN_TIME,
);

test.each([
  ['Kontakt', 'Die Adresse /kontakt ist schon vergeben.'],
  ['Impressum', 'Die Adresse /impressum ist schon vergeben.'],
  ['', 'Es fehlt ein Titel. So geht es: npm run new:ratgeber --'],
  ['???', 'Es fehlt ein Titel.'],
  ['Wie man ein Plakat klebt, das auch nach vier Wochen Regen noch hält', 'Kürze ihn.'],
])(
  'no article is made of „%s“',
  async (title, message) => {
    const { ok, output } = await site.run('scripts/new-article.ts', title);
    expect(ok).toBe(false);
    expect(output).toContain(message);
  },
  RUN_TIME,
);
