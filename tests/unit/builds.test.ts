import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CareersPage, Job } from '../../src/schemas/careers.ts';
import { NASTY } from '../support/cards.ts';
import { type Result, type Scratch, scratchSite } from '../support/scratch.ts';
import { jsonLd, structuredDataIssues } from '../support/structured-data.ts';
import { texts, traces } from '../support/traces.ts';
import { asRead, readVcard } from '../support/vcard.ts';

// Builds take seconds, so these tests share three of them, in the order of an editor's story.
const BUILD_TIME = 120_000;

const NAME = 'plakate-fuer-gruene-wiesen';
const FILE = `src/content/ratgeber/${NAME}.mdx`;
const TEAM = 'src/content/team.json';
const JOBS = 'src/content/stellen.json';

const CARDS = { CARD_TOKEN: 'q8m2', CARD_PASSWORD: 'Grüße vom Elbe-Ufer', CARD_DIRECT_ACCESS: '' };
const GATED = 'dist/zoe-q8m2.html';
const DIRECT = ['dist/zoe-direct-access.html', 'dist/zoe-direct-access.vcf'];
/** The first name stands in the address of both routes. */
const { givenName, ...rest } = NASTY;
const SECRETS = [...texts(rest), `${givenName} ${rest.familyName}`, CARDS.CARD_PASSWORD];

const PAST = { datePosted: '2020-01-01', validThrough: '2020-03-31' };
const COMING = {
  datePosted: '2020-01-01',
  validThrough: '2999-12-31',
  salary: { from: 1200, to: 1500, unit: 'monat' },
};

let site: Scratch;
let jobs: Job[];
let careers: CareersPage;

beforeAll(() => {
  site = scratchSite();
  jobs = (JSON.parse(site.read(JOBS)) as { items: Job[] }).items;
  careers = JSON.parse(site.read('src/content/karriere.json')) as CareersPage;
});
afterAll(() => site.remove());

const dateJobs = (...dates: object[]) => {
  const items = jobs.map((job, place) => ({ ...job, ...dates[place] }));
  site.write(JOBS, JSON.stringify({ items }));
};
/** Built files that tell what is in the card. */
const telling = () =>
  site.built().filter((file) => traces(Buffer.from(site.read(file)), SECRETS).length > 0);

test(
  'a build with mistakes stops and names them all, with file, line and remedy',
  async () => {
    const made = await site.run('scripts/new-article.ts', 'Plakate für', 'grüne Wiesen');
    expect(made.output).toContain(`${FILE} ist angelegt.`);
    site.write('src/content/ratgeber/entwurf.mdx', site.read(FILE));
    const later = site.read(FILE).replace('draft: true', 'published: 2999-01-01');
    site.write('src/content/ratgeber/spaeter.mdx', later);

    site.edit(FILE, 'draft: true\n', 'author: Kim & Co. <Team>\n');
    site.edit(FILE, '<Praxis titel="Aus der Praxis">', '<Praxis title="Am Bauzaun">');
    site.edit(FILE, 'quelle="erfahrung"', 'quelle="erfarung"');
    site.edit(TEAM, '"slug":', '"slag":');
    const { ok, output } = await site.build();
    expect(ok).toBe(false);
    expect(output).toContain(`${FILE}: 2 Fehler`);
    expect(output).toMatch(/Zeile \d+: .*„title“ gibt es nicht\. Meintest du „titel“\?/);
    expect(output).toMatch(/Zeile \d+: .*„erfarung“ .* Meintest du „erfahrung“\?/);
    expect(output).toMatch(new RegExp(`${TEAM}: \\d Fehler\n.*Zeile \\d+: Feld „slug“ fehlt`));
  },
  BUILD_TIME,
);

describe('a build with an article, a card and job ads', () => {
  let output: string;

  beforeAll(async () => {
    site.edit(FILE, '<Praxis title=', '<Praxis titel=');
    site.edit(FILE, 'quelle="erfarung"', 'quelle="erfahrung"');
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
    dateJobs(PAST, COMING);
    ({ output } = await site.build({ ...CARDS, LOG_LEVEL: 'warn' }));
  }, BUILD_TIME);

  test('publishes the article, and no draft or later one', () => {
    const page = site.read(`dist/${NAME}.html`);
    expect(page).toContain('Plakate für grüne Wiesen</h1>');
    expect(page).toMatch(/<picture.*type="image\/avif".*alt="Ein Plakat am Bauzaun"/s);
    expect(page).not.toMatch(/<[^>]+ style=/);
    for (const list of [site.read('dist/sitemap-0.xml'), site.read('dist/ratgeber.xml')]) {
      expect(list).toContain(`/${NAME}`);
      expect(list).not.toMatch(/entwurf|spaeter/);
    }
    expect(site.read('dist/ratgeber.xml')).toContain('>Kim &amp; Co. &lt;Team&gt;</dc:creator>');
    expect(site.built()).not.toContain('dist/entwurf.html');
    expect(site.built()).not.toContain('dist/spaeter.html');
    expect(site.read('dist/wahlkampfkosten.html')).toContain(`href="/${NAME}"`);
  });

  test('has both routes of the card, and only the one without gate tells what is in it', () => {
    expect(site.built()).toEqual(expect.arrayContaining([GATED, ...DIRECT]));
    expect(telling().sort()).toEqual(DIRECT);
    expect(readVcard(site.read('dist/zoe-direct-access.vcf'))).toEqual(asRead(NASTY));
  });

  test('names the code in no file that is served but the gated page', () => {
    const files = site.built().filter((file) => file !== 'dist/_headers');
    const naming = files.filter((file) => site.read(file).includes('-q8m2'));
    expect(naming.sort()).toEqual(['dist/alex-q8m2.html', GATED]);
  });

  test('takes down the ad past its last day and says so, and that alone', () => {
    expect(output).toContain(
      `${JOBS}: Die Anzeige „${jobs[0]?.title}“ lief bis 31.\u00a0März 2020 und steht nicht mehr`,
    );
    expect(output).not.toContain(`„${jobs[1]?.title}“`);
    const html = site.read('dist/karriere.html');
    expect(html).not.toContain(jobs[0]?.id);
    expect(html).not.toContain(careers.openings.none);
  });

  test('has good structured data for the ad that names its pay', async () => {
    const html = site.read('dist/karriere.html');
    const postings = jsonLd(html).filter((thing) => thing['@type'] === 'JobPosting');
    expect(postings.map(({ url }) => url)).toEqual([
      `https://stimmbezirk.example/karriere#${jobs[1]?.id}`,
    ]);
    expect(await structuredDataIssues(html)).toEqual([]);
    expect(html).toContain('1.200–1.500&nbsp;€ brutto im Monat');
  });
});

describe('a build with a dead link, and without password, open card and job ads', () => {
  let result: Result;

  beforeAll(async () => {
    site.edit(FILE, '(/kontakt)', '(/kontackt#formular)');
    dateJobs(PAST, PAST);
    result = await site.build({ ...CARDS, CARD_PASSWORD: '', CARD_DIRECT_ACCESS: 'off' });
  }, BUILD_TIME);

  // Links are followed last, when all files are written.
  test('stops and names the line of the link', () => {
    expect(result.ok).toBe(false);
    expect(result.output).toMatch(
      new RegExp(`${FILE}: ein Fehler\n  – Zeile \\d+: Der Link „/kontackt#formular“ führt`),
    );
  });

  test('has no card, and no file tells what would be in it', () => {
    expect(site.built().filter((file) => /q8m2|direct-access/.test(file))).toEqual([]);
    expect(site.read('dist/_headers')).not.toContain('q8m2');
    expect(telling()).toEqual([]);
  });

  test('says that there is no ad, asks for an initiative application and has no ad data', () => {
    const html = site.read('dist/karriere.html');
    expect(html).toContain(careers.openings.none);
    expect(html).toContain(`mailto:${careers.contact.email}?subject=${careers.initiative.subject}`);
    expect(html).not.toContain('<details');
    expect(html).not.toContain('JobPosting');
  });
});
