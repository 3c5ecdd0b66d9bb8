import { expect, test } from 'vitest';
import type { Job } from '../../../src/features/careers/job-schema.ts';
import { jobPosting } from '../../../src/features/publishing/structured-data/job-posting.ts';
import { JOB, SALARY } from '../../fixtures/job.ts';
import { readEntry } from '../../support/content.ts';

const words = readEntry('careersPage').ad;
const address = { street: 'Setzergasse 3', postalCode: '10115', city: 'Berlin', country: 'DE' };
const site = { ...readEntry('site'), address };
const page = new URL('https://agentur.example/karriere');

const posting = (changes: Partial<Job> = {}) =>
  jobPosting({ ...JOB, ...changes }, { words, site, page });

test('a JobPosting holds the title of the ad, and all other fields as HTML', () => {
  const { title, ...rest } = posting({ duration: 'sechs Wochen', salary: SALARY });
  const description = String(rest.description);
  expect(title).toBe('Praktikum Satzspiegel (m/w/d)');
  expect(description).toContain('Flyer &amp; Plakate, bis jedes &lt;Komma&gt;');
  for (const part of ['Satz und Druck', 'Berlin', 'sechs Wochen', '1.200', 'Ein PDF.'])
    expect(description).toContain(part);
  for (const item of [...JOB.responsibilities, ...JOB.qualifications, ...JOB.benefits]) {
    expect(description).toContain(`<li>${item}</li>`);
  }
});

test('a JobPosting ends with its last day in Berlin', () => {
  const posted = posting({ validThrough: '2027-03-28' });
  expect(posted).toHaveProperty('validThrough', '2027-03-28T23:59:59+02:00');
});

test('a JobPosting names kind of work, address and employer in the words of search engines', () => {
  expect(posting()).toMatchObject({
    employmentType: ['INTERN', 'FULL_TIME'],
    url: 'https://agentur.example/karriere#praktikum-satz',
    identifier: { value: 'praktikum-satz' },
    hiringOrganization: { name: site.legalName, sameAs: 'https://agentur.example' },
    jobLocation: { address: { streetAddress: address.street, addressLocality: 'Berlin' } },
  });
});

test('a JobPosting in another town does not name our street', () => {
  expect(posting({ location: 'Erfurt' })).toHaveProperty('jobLocation.address', {
    '@type': 'PostalAddress',
    addressLocality: 'Erfurt',
    addressCountry: 'DE',
  });
});

test('a JobPosting is remote, with the country to live in, only if the ad is', () => {
  expect(posting()).not.toHaveProperty('jobLocationType');
  expect(posting({ remote: true })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'DE' },
  });
});

test('a JobPosting names a pay only if the ad does', () => {
  expect(posting()).not.toHaveProperty('baseSalary');
  expect(posting({ salary: { from: 15, unit: 'stunde' } })).toMatchObject({
    baseSalary: { currency: 'EUR', value: { value: 15, unitText: 'HOUR' } },
  });
  expect(posting({ salary: SALARY })).toMatchObject({
    baseSalary: { value: { minValue: 1200, maxValue: 1500, unitText: 'MONTH' } },
  });
});
