import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brotliBytes } from '../../scripts/weights.ts';
import type { Member } from '../../src/features/team/schema.ts';
import type { CareersPage, Job } from '../../src/features/careers/schema.ts';
import { NASTY } from '../support/cards.ts';
import { asRead, tagsOf } from '../support/html.ts';
import { type Copy, copyProject, type Result } from '../support/copy.ts';
import { texts, traces } from '../support/traces.ts';

// Builds take seconds, so these tests share two of them, in the order of an editor's story.
const BUILD_TIME = 120_000;

const NAME = 'plakate-fuer-gruene-wiesen';
const FILE = `src/content/ratgeber/${NAME}.mdx`;
const DRAFT = 'probe-4c1e-entwurf';
const LATER = 'probe-4c1e-spaeter';
const TEAM = 'src/content/team.json';
const TEAM_PAGE = 'src/content/teamseite.json';
const DRAWN = 'Alle sind gezeichnet.';
const JOBS = 'src/content/stellen.json';
const WEIGHTS = 'scripts/weights.ts';

const CARDS = {
  CARD_TOKEN: 'q8m2',
  CARD_PASSWORD: 'Grüße vom Elbe-Ufer',
  CARD_DIRECT_ACCESS: 'off',
};
/** The first name is no secret, since it stands in the address of the card. */
const { givenName, ...rest } = NASTY;
const SECRETS = [...texts(rest), `${givenName} ${rest.familyName}`, CARDS.CARD_PASSWORD];

const ON_GITHUB = { GITHUB_ACTIONS: 'true' };

/** The commands with which a build on GitHub shows its problems. */
const annotations = (output: string, level: 'error' | 'warning'): string[] =>
  [...output.matchAll(new RegExp(`^::${level} (.*)$`, 'gm'))].map(([, command = '']) => command);

let site: Copy;
beforeAll(() => void (site = copyProject()));
afterAll(() => site.remove());

test(
  'a build with mistakes stops and names them all, with file, line and remedy',
  async () => {
    const made = await site.run('scripts/new-article.ts', 'Plakate für', 'grüne Wiesen');
    expect(made.output).toContain(`${FILE} ist angelegt.`);
    // No build publishes the words of the template.
    site.write(FILE, site.read(FILE).replaceAll('Ersetze das', 'Hier steht etwas'));
    site.write(`src/content/ratgeber/${DRAFT}.mdx`, site.read(FILE));
    const later = site
      .read(FILE)
      .replace('draft: true', 'published: 2099-01-01')
      .replace(/^order: .*/m, 'order: 99')
      .replace(/^(title|description): (['"]?)/gm, '$1: $2Neu ');
    site.write(`src/content/ratgeber/${LATER}.mdx`, later);

    site.edit(FILE, 'draft: true\n', 'author: Kim & Co. <Team>\n');
    site.edit(FILE, '<Praxis title=', '<Praxis titel=');
    site.edit(FILE, 'source="erfahrung"', 'source="erfarung"');
    site.edit(TEAM, '"slug":', '"slag":');
    const { ok, output } = await site.build(ON_GITHUB);
    expect(ok).toBe(false);
    expect(output).toContain(`${FILE}: 2 Fehler`);
    expect(output).toMatch(/Zeile \d+: .*„titel“.*„title“/);
    expect(output).toMatch(/Zeile \d+: .*„erfarung“.*„erfahrung“/);
    expect(output).toMatch(
      new RegExp(`${TEAM}: \\d Fehler\n.*Zeile \\d+: .*\\(items\\.0\\.slug\\)`),
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
    site.edit(FILE, '(/kontakt)', '(/kontackt#formular) [vormals](/alter-name#seite)');
    site.edit(FILE, 'author:', 'aliases: [alter-name]\nauthor:');
    site.edit(`src/content/ratgeber/${DRAFT}.mdx`, 'draft: true', 'draft: true\ninstead: /kontakt');
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
    const head =
      '<svg width="1600" height="900"><rect width="1600" height="900" fill="#eee"/><circle cx="800" cy="350" r="250"/></svg>';
    const photograph = await sharp(Buffer.from(head)).jpeg().toBuffer();
    site.write('src/assets/portraits/toni für alle.jpg', photograph);
    const poster = { image: 'toni für alle', badge: 'GRÜNDERIN' };
    site.editJson<{ items: Member[] }>(TEAM, ({ items }) => ({
      items: items.map((member) => ({ ...member, ...poster })),
    }));
    site.editJson<object>(TEAM_PAGE, (page) => ({ ...page, drawn: DRAWN }));
    const card = { ...NASTY, portrait: 'toni für alle', invented: false };
    site.write('src/content/visitenkarten/zoe.json', JSON.stringify(card));
    site.editJson<{ items: Job[] }>(JOBS, ({ items }) => {
      jobs = items;
      return { items: jobs.map((job) => ({ ...job, ...PAST })) };
    });
    // Every page but the first is above this budget, and none far enough to be refused.
    const light = site.read(WEIGHTS).replace(/\bpage: \d+/, 'page: 1');
    site.write(WEIGHTS, light.replace('budget * 6', 'budget * 1e6'));
    result = await site.build({ ...CARDS, ...ON_GITHUB });
  }, BUILD_TIME);

  // Links are followed last, when all files are written.
  test('stops and names the line of the link', () => {
    expect(result.ok).toBe(false);
    expect(result.output).toMatch(
      new RegExp(`${FILE}: ein Fehler\n  – Zeile \\d+: .*„/kontackt#formular“`),
    );
    expect(annotations(result.output, 'error')).toContainEqual(
      expect.stringMatching(`^file=${FILE},line=\\d+,.*::.*„/kontackt#formular“`),
    );
  });

  test('warns of a picture whose licence is unknown, at the line that names it', () => {
    const picture = 'src/assets/portraits/toni für alle.jpg';
    const warning = new RegExp(`^file=${TEAM},line=\\d+,.*::.* ${picture}, `);
    expect(annotations(result.output, 'warning')).toContainEqual(expect.stringMatching(warning));
    expect(annotations(result.output, 'warning').join()).not.toContain('bauzaun.jpg');
  });

  test('does not say of photographs that they are drawings', () => {
    expect(site.read('dist/team.html')).not.toContain(DRAWN);
  });

  test('warns of heavy pages in its log alone, with the figures of the files that are uploaded', () => {
    const bytes = brotliBytes(site.read(`dist/${NAME}.html`)).toLocaleString('de-DE');
    expect(result.output).toMatch(new RegExp(`Die Seite /${NAME}: .*\\b${bytes}\\b`));
    expect(annotations(result.output, 'warning').join()).not.toContain('Wiegt');
  });

  test('publishes the article, and no draft or later one', () => {
    const page = site.read(`dist/${NAME}.html`);
    expect(page).toContain('Plakate für grüne Wiesen</h1>');
    expect(page).toMatch(/<picture.*type="image\/avif".*alt="Ein Plakat am Bauzaun"/s);
    for (const list of [site.read('dist/sitemap-0.xml'), site.read('dist/ratgeber.xml')]) {
      expect(list).toContain(`/${NAME}`);
      for (const hidden of [DRAFT, LATER]) expect(list).not.toContain(hidden);
    }
    expect(site.read('dist/ratgeber.xml')).toContain('>Kim &amp; Co. &lt;Team&gt;</dc:creator>');
    const hidden = (file: string) => file.includes(DRAFT) || file.includes(LATER);
    expect(site.files('dist/**/*.*').filter(hidden)).toEqual([]);
    const others = site
      .files('dist/**/*.*')
      .filter((file) => file.endsWith('.html') && !file.includes(NAME));
    expect(others.some((file) => site.read(file).includes(`href="/${NAME}"`))).toBe(true);
  });

  test('keeps earlier addresses and those of drafts alive, and lists links to them', () => {
    const redirects = site.read('dist/_redirects');
    expect(redirects).toContain(`\n/alter-name /${NAME} 301\n`);
    expect(redirects).toContain(`\n/${DRAFT} /kontakt 302\n`);
    expect(redirects).not.toContain(`/${LATER}`);
    expect(result.output).toMatch(
      new RegExp(`${FILE}: ein Hinweis\n  – Zeile \\d+: .*„/alter-name#seite“.*„/${NAME}“`),
    );
    for (const list of ['sitemap-0.xml', 'ratgeber.xml', 'llms.txt', `${NAME}.html`]) {
      expect(site.read(`dist/${list}`).replace('href="/alter-name#seite"', '')).not.toContain(
        'alter-name',
      );
    }
  });

  test('shows a photograph in line screen, and publishes the photograph nowhere', () => {
    const html = site.read('dist/team.html');
    expect(html).toContain('>GRÜNDERIN</p>');
    expect(html).toContain(
      '<img src="/portraits/toni%20f%C3%BCr%20alle.svg" width="240" height="300"',
    );
    expect(result.output).toContain('Beim Foto „toni für alle“ steht nicht, wo der Kopf ist');
    expect(site.read('dist/portraits/toni für alle.svg')).toMatch(/^<svg .*<path stroke-width/);
    expect(site.files('dist/**/*.*').filter((file) => /toni.*(?<!\.svg)$/.test(file))).toEqual([]);
  });

  test('has only the gated card, and no file tells what the card says', () => {
    expect(site.files('dist/**/*.*').filter((file) => file.includes('zoe'))).toEqual([
      'dist/zoe-q8m2.html',
    ]);
    const telling = (file: string) => traces(Buffer.from(site.read(file)), SECRETS).length > 0;
    expect(site.files('dist/**/*.*').filter(telling)).toEqual([]);
  });

  test('takes the ads down, says so, and asks for an initiative application', () => {
    for (const { title } of jobs) {
      const ended = `Die Anzeige „${title}“ lief bis 31.\u00a0März 2020 und steht nicht mehr`;
      expect(result.output).toContain(`${JOBS}: ${ended}`);
    }
    const html = site.read('dist/karriere.html');
    const { openings, contact, initiative } = JSON.parse(
      site.read('src/content/karriere.json'),
    ) as CareersPage;
    const tags = tagsOf(html);
    expect(tags.map(({ text }) => asRead(text))).toContain(asRead(openings.none.text));
    const links = tags.map(({ attributes }) => attributes['href']);
    expect(links).toContain(
      `mailto:${contact.email}?subject=${encodeURIComponent(initiative.subject)}`,
    );
    expect(html).not.toContain('<details');
    expect(html).not.toContain('JobPosting');
  });
});
