import { describe, expect, test } from 'vitest';
import {
  openAds,
  placeOf,
  salaryOf,
  topicOf,
  typeOf,
} from '../../../src/features/careers/facts.ts';
import { type Job, jobSchema } from '../../../src/features/careers/job-schema.ts';
import { prefillFrom } from '../../../src/features/contact/form/prefill.ts';
import { jobPosting } from '../../../src/features/publishing/structured-data/job-posting.ts';
import { contentOf } from '../../support/content.ts';

const labels = contentOf('careersPage').ad;
const address = { street: 'Setzergasse 3', postalCode: '10115', city: 'Berlin', country: 'DE' };
const site = { ...contentOf('site'), address };
const page = new URL('https://agentur.example/karriere');

const JOB: Job = {
  id: 'praktikum-satz',
  title: 'Praktikum Satz\u00adspiegel (m/w/d)',
  location: 'Berlin',
  type: ['praktikum', 'vollzeit'],
  remote: false,
  department: 'Satz und Druck (m/w/d)',
  description: 'Du setzt Flyer & Plakate, bis jedes <Komma> an seinem Platz ist.',
  responsibilities: ['Setzen', 'Prüfen'],
  qualifications: ['Geduld', 'Augenmaß'],
  benefits: ['Bezahlung', 'Mittagessen'],
  applicationNote: 'Ein PDF.',
  datePosted: '2026-11-16',
  validThrough: '2027-01-31',
};
const SALARY = { from: 1200, to: 1500, unit: 'monat' } as const;
const posting = (changes: Partial<Job> = {}) =>
  jobPosting({ ...JOB, ...changes }, { words: labels, site, page });

test('an ad is open until its last day is over, and the newest stands first', () => {
  const past = { ...JOB, id: 'frueher', validThrough: '2027-01-30' };
  const newer = { ...JOB, id: 'neuer', datePosted: '2026-11-17' };
  expect(openAds([past, JOB, newer], new Date('2027-01-31T12:00:00+01:00'))).toEqual([newer, JOB]);
});

describe('the facts of an ad', () => {
  test('name the kind of work and the place', () => {
    const type: Job['type'] = ['praktikum', 'teilzeit', 'vollzeit'];
    const { praktikum, teilzeit, vollzeit } = labels.types;
    expect(typeOf({ ...JOB, type }, labels)).toBe(`${praktikum}, ${teilzeit} oder ${vollzeit}`);
    expect(typeOf({ ...JOB, type: ['vollzeit'] }, labels)).toBe(vollzeit);
    expect(placeOf(JOB, labels)).toBe('Berlin');
    expect(placeOf({ ...JOB, remote: true }, labels)).toBe(`Berlin ${labels.remote}`);
  });

  test.each([
    [undefined, labels.salaryLater],
    [SALARY, `1.200–1.500\u00a0€ ${labels.salaryUnits.monat}`],
    [{ from: 13.9, to: 15, unit: 'stunde' }, `13,90–15\u00a0€ ${labels.salaryUnits.stunde}`],
  ] as const)('name the pay, or when it is named: %j', (salary, text) => {
    expect(salaryOf({ ...JOB, salary }, labels)).toBe(text);
  });

  test('make a topic that the form on /kontakt accepts, however long the department', () => {
    const long = (letters: number) => ({ ...JOB, department: `${'A'.repeat(letters)} (m/w/d)` });
    expect(jobSchema.safeParse(long(32)).success).toBe(false);
    expect(jobSchema.safeParse(long(31)).success).toBe(true);
    const topic: string = topicOf(long(31), { ...labels, topic: 'B'.repeat(10) });
    const query = `?${new URLSearchParams({ thema: topic })}`;
    expect(prefillFrom(query, { topic: '{topic}', day: '' }).message).toBe(`${topic}\n`);
  });
});

describe('a JobPosting', () => {
  test('holds all fields of the ad, as HTML without its tricks of setting', () => {
    const { title, ...rest } = posting({ duration: 'sechs Wochen', salary: SALARY });
    const description = String(rest.description);
    expect(title).toBe('Praktikum Satzspiegel (m/w/d)');
    expect(description).toContain('Flyer &amp; Plakate, bis jedes &lt;Komma&gt;');
    for (const part of ['Satz und Druck', 'Berlin', 'sechs Wochen', '1.200', 'Ein PDF.']) {
      expect(description).toContain(part);
    }
    for (const item of [...JOB.responsibilities, ...JOB.qualifications, ...JOB.benefits]) {
      expect(description).toContain(`<li>${item}</li>`);
    }
  });

  test('ends with its last day in Berlin', () => {
    const posted = posting({ validThrough: '2027-03-28' });
    expect(posted).toHaveProperty('validThrough', '2027-03-28T23:59:59+02:00');
  });

  test('names kind of work, address and employer in the words of search engines', () => {
    expect(posting()).toMatchObject({
      employmentType: ['INTERN', 'FULL_TIME'],
      url: 'https://agentur.example/karriere#praktikum-satz',
      identifier: { value: 'praktikum-satz' },
      hiringOrganization: { name: site.legalName, sameAs: 'https://agentur.example' },
      jobLocation: { address: { streetAddress: address.street, addressLocality: 'Berlin' } },
    });
  });

  test('does not put our street into another town', () => {
    expect(posting({ location: 'Erfurt' })).toHaveProperty('jobLocation.address', {
      '@type': 'PostalAddress',
      addressLocality: 'Erfurt',
      addressCountry: 'DE',
    });
  });

  test('is remote, with the country to live in, only where the ad is', () => {
    expect(posting()).not.toHaveProperty('jobLocationType');
    expect(posting({ remote: true })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'DE' },
    });
  });

  test('names a pay only where the ad does', () => {
    expect(posting()).not.toHaveProperty('baseSalary');
    expect(posting({ salary: { from: 15, unit: 'stunde' } })).toMatchObject({
      baseSalary: { currency: 'EUR', value: { value: 15, unitText: 'HOUR' } },
    });
    expect(posting({ salary: SALARY })).toMatchObject({
      baseSalary: { value: { minValue: 1200, maxValue: 1500, unitText: 'MONTH' } },
    });
  });
});

test('a salary without an amount is none', () => {
  // As the editor saves an empty one.
  expect(jobSchema.parse({ ...JOB, salary: { unit: 'monat' } }).salary).toBeUndefined();
});
