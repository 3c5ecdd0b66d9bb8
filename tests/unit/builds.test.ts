import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CareersPage, Job } from '../../src/schemas/careers.ts';
import { NASTY } from '../support/cards.ts';
import { type Result, type Scratch, scratchSite } from '../support/scratch.ts';
import { texts, traces } from '../support/traces.ts';

// Builds take seconds, so these tests share two of them, in the order of an editor's story.
const BUILD_TIME = 120_000;

const NAME = 'plakate-fuer-gruene-wiesen';
const FILE = `src/content/ratgeber/${NAME}.mdx`;
const TEAM = 'src/content/team.json';
const JOBS = 'src/content/stellen.json';

const CARDS = {
  CARD_TOKEN: 'q8m2',
  CARD_PASSWORD: 'Grüße vom Elbe-Ufer',
  CARD_DIRECT_ACCESS: 'off',
};
/** The first name stands in the address. */
const { givenName, ...rest } = NASTY;
const SECRETS = [...texts(rest), `${givenName} ${rest.familyName}`, CARDS.CARD_PASSWORD];

let site: Scratch;
beforeAll(() => void (site = scratchSite()));
afterAll(() => site.remove());

test(
  'a build with mistakes stops and names them all, with file, line and remedy',
  async () => {
    const made = await site.run('scripts/new-article.ts', 'Plakate für', 'grüne Wiesen');
    expect(made.output).toContain(`${FILE} ist angelegt.`);
    site.write('src/content/ratgeber/entwurf.mdx', site.read(FILE));
    const later = site.read(FILE).replace('draft: true', 'published: 2999-01-01');
    site.write('src/content/ratgeber/spaeter.mdx', later);

    site.edit(FILE, 'draft: true\n', 'author: Kim & Co. <Team>\n');
    site.edit(FILE, '<Praxis title=', '<Praxis titel=');
    site.edit(FILE, 'source="erfahrung"', 'source="erfarung"');
    site.edit(TEAM, '"slug":', '"slag":');
    const { ok, output } = await site.build();
    expect(ok).toBe(false);
    expect(output).toContain(`${FILE}: 2 Fehler`);
    expect(output).toMatch(/Zeile \d+: .*„titel“ gibt es nicht\. Meintest du „title“\?/);
    expect(output).toMatch(/Zeile \d+: .*„erfarung“ .* Meintest du „erfahrung“\?/);
    expect(output).toMatch(
      new RegExp(`${TEAM}: \\d Fehler\n.*Zeile \\d+: Feld „.*“ \\(slug\\) fehlt`),
    );
  },
  BUILD_TIME,
);

describe('a build with an article, a card, job ads that have ended, and a dead link', () => {
  const PAST = { datePosted: '2020-01-01', validThrough: '2020-03-31' };
  let jobs: Job[];
  let result: Result;

  beforeAll(async () => {
    site.edit(FILE, '<Praxis titel=', '<Praxis title=');
    site.edit(FILE, 'source="erfarung"', 'source="erfahrung"');
    site.edit(FILE, '(/kontakt)', '(/kontackt#formular)');
    site.edit(TEAM, '"slag":', '"slug":');
    const picture = `picture:
  file: ./${NAME}/bauzaun.jpg
  alt: Ein Plakat am Bauzaun
  source: Kim Beispiel
  licence: eigenes Bild
  politicalUse: true
`;
    site.edit(FILE, 'closing:', `${picture}closing:`);
    const pixels = { width: 1600, height: 900, channels: 3, background: '#c33' } as const;
    const jpg = await sharp({ create: pixels }).jpeg().toBuffer();
    site.write(`src/content/ratgeber/${NAME}/bauzaun.jpg`, jpg);
    const card = { ...NASTY, portrait: 'portrait-c', placeholders: [] };
    site.write('src/content/visitenkarten/zoe.json', JSON.stringify(card));
    jobs = (JSON.parse(site.read(JOBS)) as { items: Job[] }).items;
    site.write(JOBS, JSON.stringify({ items: jobs.map((job) => ({ ...job, ...PAST })) }));
    result = await site.build({ ...CARDS, LOG_LEVEL: 'warn' });
  }, BUILD_TIME);

  // Links are followed last, when all files are written.
  test('stops and names the line of the link', () => {
    expect(result.ok).toBe(false);
    expect(result.output).toMatch(
      new RegExp(`${FILE}: ein Fehler\n  – Zeile \\d+: Der Link „/kontackt#formular“ führt`),
    );
  });

  test('publishes the article, and no draft or later one', () => {
    const page = site.read(`dist/${NAME}.html`);
    expect(page).toContain('Plakate für grüne Wiesen</h1>');
    expect(page).toMatch(/<picture.*type="image\/avif".*alt="Ein Plakat am Bauzaun"/s);
    for (const list of [site.read('dist/sitemap-0.xml'), site.read('dist/ratgeber.xml')]) {
      expect(list).toContain(`/${NAME}`);
      expect(list).not.toMatch(/entwurf|spaeter/);
    }
    expect(site.read('dist/ratgeber.xml')).toContain('>Kim &amp; Co. &lt;Team&gt;</dc:creator>');
    expect(site.built().filter((file) => /entwurf|spaeter/.test(file))).toEqual([]);
    expect(site.read('dist/wahlkampfkosten.html')).toContain(`href="/${NAME}"`);
  });

  test('has the gated card alone, and no file tells what is in it', () => {
    expect(site.built().filter((file) => file.includes('zoe'))).toEqual(['dist/zoe-q8m2.html']);
    const telling = (file: string) => traces(Buffer.from(site.read(file)), SECRETS).length > 0;
    expect(site.built().filter(telling)).toEqual([]);
  });

  test('takes the ads down, says so, and asks for an initiative application', () => {
    for (const { title } of jobs) {
      const ended = `Die Anzeige „${title}“ lief bis 31.\u00a0März 2020 und steht nicht mehr`;
      expect(result.output).toContain(`${JOBS}: ${ended}`);
    }
    const html = site.read('dist/karriere.html');
    const words = JSON.parse(site.read('src/content/karriere.json')) as CareersPage;
    expect(html).toContain(words.openings.none);
    expect(html).toContain(`mailto:${words.contact.email}?subject=${words.initiative.subject}`);
    expect(html).not.toContain('<details');
    expect(html).not.toContain('JobPosting');
  });
});
