import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Scratch, scratchSite } from '../support/scratch.ts';

/** Four builds, on a machine that others use too. */
const BUILD_TIME = 300_000;
const RUN_TIME = 60_000;
const NAME = 'plakate-fuer-gruene-wiesen';
const FILE = `src/content/ratgeber/${NAME}.mdx`;

let site: Scratch;

beforeAll(() => {
  site = scratchSite();
});
afterAll(() => site.remove());

/** Changes one place of the new article; fails when the place is not there. */
function edit(from: string | RegExp, to: string): void {
  const text = site.read(FILE);
  expect(text).toMatch(from);
  site.write(FILE, text.replace(from, to));
}

const published = () => ({
  sitemap: site.read('dist/sitemap-0.xml'),
  feed: site.read('dist/ratgeber.xml'),
});

test(
  'an editor makes an article, breaks it, reads what to do, and publishes it',
  async () => {
    const made = await site.run('scripts/new-article.ts', 'Plakate für', 'grüne Wiesen');
    expect(made.output).toContain(`${FILE} ist angelegt.`);
    expect(made.output).toContain(`http://localhost:4321/${NAME}`);
    const later = site.read(FILE).replace('draft: true', 'published: 2999-01-01');
    site.article('spaeter', later);

    // As it is, it builds and nobody sees it; nor what is to appear on a later day.
    const draft = await site.build();
    expect(draft).toEqual({ ok: true, output: '' });
    for (const name of [NAME, 'spaeter']) {
      expect(() => site.read(`dist/${name}.html`)).toThrow();
      expect(published().sitemap).not.toContain(name);
      expect(published().feed).not.toContain(name);
    }

    // Three mistakes at once, each named with its line.
    edit('draft: true\n', 'author: Kim Beispiel\n');
    edit('<Praxis titel="Aus der Praxis">', '<Praxis title="Am Bauzaun">');
    edit('quelle="erfahrung"', 'quelle="erfarung"');
    edit('## Der zweite Abschnitt', '![Ein Plakat am Bauzaun](./bauzaun.png)\n\n## Am Bauzaun');
    const broken = await site.build();
    expect(broken.ok).toBe(false);
    expect(broken.output).toContain(`${FILE}: 3 Fehler`);
    expect(broken.output).toMatch(
      /Zeile \d+: .*Angabe „title“ gibt es nicht\. Meintest du „titel“\?/,
    );
    expect(broken.output).toMatch(
      /Zeile \d+: .*„erfarung“ steht nicht.* Meintest du „erfahrung“\?/,
    );
    expect(broken.output).toMatch(/Zeile \d+: Das Bild „\.\/bauzaun\.png“ fehlt\./);

    edit('<Praxis title=', '<Praxis titel=');
    edit('quelle="erfarung"', 'quelle="erfahrung"');
    edit('./bauzaun.png', './bauzaun.jpg');
    edit(
      'closing:',
      'picture:\n  file: ./bauzaun.jpg\n  alt: Ein Plakat am Bauzaun\n  source: Kim Beispiel\n  licence: eigenes Bild\n  politicalUse: true\nclosing:',
    );
    edit('(/kontakt)', '(/kontackt#formular)');
    const picture = { width: 1600, height: 900, channels: 3, background: '#c33' } as const;
    const jpg = await sharp({ create: picture }).jpeg().toBuffer();
    site.write('src/content/ratgeber/bauzaun.jpg', jpg);

    // A link that leads nowhere is only seen once all pages are there.
    const astray = await site.build();
    expect(astray.ok).toBe(false);
    expect(astray.output).toMatch(
      /Zeile \d+: Der Link „\/kontackt#formular“ führt zu keiner Seite\. Meintest du „\/kontakt“\?/,
    );
    expect(astray.output).toContain(FILE);

    edit('(/kontackt#formular)', '(/kontakt)');
    expect(await site.build()).toEqual({ ok: true, output: '' });
    const page = site.read(`dist/${NAME}.html`);
    expect(page).toContain('Plakate für grüne Wiesen</h1>');
    expect(page).toContain('Von Kim Beispiel');
    expect(page).toMatch(/<picture.*type="image\/avif".*alt="Ein Plakat am Bauzaun"/s);
    expect(page).toContain('Bild: Kim Beispiel, eigenes Bild');
    expect(page).not.toMatch(/<[^>]+ style=/);
    expect(published().sitemap).toContain(`/${NAME}</loc>`);
    expect(published().feed).toContain(`/${NAME}</guid>`);
    expect(published().feed).toContain('<dc:creator>Kim Beispiel</dc:creator>');
  },
  BUILD_TIME,
);

test.each([
  ['Kontakt', 'Die Adresse /kontakt ist schon vergeben.'],
  ['Impressum', 'Die Adresse /impressum ist schon vergeben.'],
  ['Wahlkampfkosten', 'Die Adresse /wahlkampfkosten ist schon vergeben.'],
  ['', 'Es fehlt ein Titel. So geht es: npm run new:ratgeber --'],
  ['???', 'Der Titel braucht Buchstaben oder Ziffern.'],
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
