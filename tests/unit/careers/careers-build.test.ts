import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CareersPage, type Job, jobSchema } from '../../../src/schemas/careers.ts';
import { type Scratch, scratchSite } from '../../support/scratch.ts';
import { jsonLd, structuredDataIssues } from '../../support/structured-data.ts';

const FILE = 'src/content/stellen.json';
const BUILD_TIME = 120_000;
const PAST = { datePosted: '2020-01-01', validThrough: '2020-03-31' };
const COMING = {
  datePosted: '2020-01-01',
  validThrough: '2999-12-31',
  salary: { from: 1200, to: 1500, unit: 'monat' },
};

let site: Scratch;
let jobs: Job[];
let texts: CareersPage;

beforeAll(() => {
  site = scratchSite();
  jobs = (JSON.parse(site.read(FILE)) as { items: Job[] }).items;
  texts = JSON.parse(site.read('src/content/karriere.json')) as CareersPage;
});
afterAll(() => site.remove());

const dated = (...dates: object[]) => {
  const items = jobs.map((job, place) => ({ ...job, ...dates[place] }));
  site.write(FILE, JSON.stringify({ items }));
};

test(
  'an ad past its last day is taken down, and one that names its pay is good structured data',
  async () => {
    dated(PAST, COMING);
    const { ok, output } = await site.build({ LOG_LEVEL: 'warn' });
    expect(ok).toBe(true);
    expect(output).toContain(
      `${FILE}: Die Anzeige „${jobs[0]?.title}“ lief bis 31.\u00a0März 2020 und steht nicht mehr`,
    );
    expect(output).not.toContain(`„${jobs[1]?.title}“`);
    const html = site.read('dist/karriere.html');
    expect(html).not.toContain(jobs[0]?.id);
    expect(html).not.toContain(texts.openings.none);
    const postings = jsonLd(html).filter((thing) => thing['@type'] === 'JobPosting');
    expect(postings.map(({ url }) => url)).toEqual([
      `https://stimmbezirk.example/karriere#${jobs[1]?.id}`,
    ]);
    expect(await structuredDataIssues(html)).toEqual([]);
    expect(html).toContain('1.200–1.500&nbsp;€ brutto im Monat');
  },
  BUILD_TIME,
);

test(
  'without any ad the page says so, asks for an initiative application and has no ad data',
  async () => {
    dated(PAST, PAST);
    expect((await site.build()).ok).toBe(true);
    const html = site.read('dist/karriere.html');
    expect(html).toContain(texts.openings.none);
    expect(html).toContain(`mailto:${texts.contact.email}?subject=${texts.initiative.subject}`);
    expect(html).not.toContain('<details');
    expect(html).not.toContain('JobPosting');
  },
  BUILD_TIME,
);

test('an ad without its gender marker is refused', () => {
  const result = jobSchema.safeParse({ ...jobs[0], title: 'Praktikum Beratung' });
  expect(result.error?.issues[0]?.message).toContain('muss mit „ (m/w/d)“ enden');
});
