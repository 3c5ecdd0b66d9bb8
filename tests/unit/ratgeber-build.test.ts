import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Scratch, scratchSite } from '../support/scratch.ts';

const NAME = 'wahlkampfkosten';
const FILE = 'src/content/ratgeber/kopie.mdx';
const BUILD_TIME = 120_000;

let site: Scratch;
let original: string;

beforeAll(() => {
  site = scratchSite();
  original = site.read(`src/content/ratgeber/${NAME}.mdx`);
});
afterAll(() => site.remove());

/** The original with one place changed; fails when the place is not there, so no test goes stale. */
function changed(from: string, to: string): string {
  expect(original).toContain(from);
  return original.replace(from, to);
}

describe('a mistake in an article stops the build and says in German what to do', () => {
  test.each([
    {
      mistake: 'a wrong field',
      from: 'lead:',
      to: 'leed:',
      message: [
        'Feld „leed“ gibt es nicht. Meintest du „lead“?',
        'Feld „lead“ fehlt. Richtig wäre:',
      ],
    },
    {
      mistake: 'an unknown component, a component out of place and a missing picture at once',
      from: '## Noch kein Budget?',
      to: '<Prakis>x</Prakis>\n\n<Tipp wert="1">x</Tipp>\n\n![Ein Plakat](./plakat.png)\n\n## Noch kein Budget?',
      message: [
        '3 Fehler',
        'Die Komponente <Prakis> gibt es nicht. Meintest du <Praxis>?',
        '<Tipp> steht allein. Es gehört zwischen <Tipps> und </Tipps>.',
        'Das Bild „./plakat.png“ fehlt. Leg die Datei neben den Artikel',
      ],
    },
    {
      mistake: 'a wrong attribute',
      from: 'von={5000}',
      to: 'von="5000"',
      message: [
        '<Budgetspanne wahl="Kommunalwahl">: Angabe „von“ muss eine Zahl sein. Richtig wäre:',
        'von={5000}',
      ],
    },
    {
      mistake: 'a source that nobody declared',
      from: '<Budgetspannen quelle="spannen">',
      to: '<Budgetspannen quelle="spanen">',
      message: [
        '<Budgetspannen quelle="spanen">: Angabe „quelle“: Die Quelle „spanen“ steht nicht',
        'Meintest du „spannen“?',
      ],
    },
    {
      mistake: 'what the MDX compiler cannot read',
      from: '## Noch kein Budget?',
      to: 'Für <5 Euro',
      message: [': Ein < vor einer Zahl wird für eine Komponente gehalten.'],
    },
  ])(
    '$mistake',
    async ({ from, to, message }) => {
      site.article('kopie', changed(from, to));
      const { ok, output } = await site.build();
      expect(ok).toBe(false);
      for (const part of [FILE, ...message]) expect(output).toContain(part);
      const line = original.slice(0, original.indexOf(from)).split('\n').length;
      expect(output).toContain(`Zeile ${line}: `);
    },
    BUILD_TIME,
  );

  test(
    'an address that is taken',
    async () => {
      site.removeArticle('kopie');
      site.article('kontakt', original);
      const { ok, output } = await site.build();
      site.removeArticle('kontakt');
      expect(ok).toBe(false);
      expect(output).toContain('Die Adresse /kontakt gehört schon zu src/pages/kontakt.astro');
    },
    BUILD_TIME,
  );
});

describe('a mistake in a JSON file stops the build and says in German what to do', () => {
  const JSON_FILE = 'src/content/ratgeber.json';

  test.each([
    ['a field', '"minute": "Minute"', '"minute": 5', 'Zeile 5: Feld „minute“ muss Text sein.'],
    ['a comma', '"minute": "Minute",', '"minute": "Minute"', 'Zeile 5: Hier oder in der nächsten'],
  ])(
    '%s',
    async (_, from, to, message) => {
      const text = site.read(JSON_FILE);
      expect(text).toContain(from);
      site.write(JSON_FILE, text.replace(from, to));
      const { ok, output } = await site.build();
      site.write(JSON_FILE, text);
      expect(ok).toBe(false);
      expect(output).toContain(`${JSON_FILE}: ein Fehler\n  – ${message}`);
    },
    BUILD_TIME,
  );
});

test(
  'a copy of an article joins with its page, the sitemap, the feed and every overview',
  async () => {
    site.article('neuer-artikel', changed('headline: Was kostet', 'headline: Wieso kostet'));
    const { ok, output } = await site.build();
    expect(output).toBe('');
    expect(ok).toBe(true);
    expect(site.read('dist/neuer-artikel.html')).toContain('Wieso kostet ein Wahlkampf?</h1>');
    expect(site.read('dist/sitemap-0.xml')).toContain('/neuer-artikel</loc>');
    expect(site.read('dist/ratgeber.xml')).toContain('/neuer-artikel</guid>');
    for (const page of ['neuer-artikel', NAME, 'social-media-wahlkampf']) {
      const overview = site.read(`dist/${page}.html`).split('id="ratgeber"')[1];
      expect(overview).toContain('href="/neuer-artikel"');
    }
  },
  BUILD_TIME,
);
