import type { JobPosting, MonetaryAmount } from 'schema-dts';
import { normalizeLine } from '../../lib/text.ts';
import { endOfBerlinDay } from '../../lib/format.ts';
import type { CareersPage, Job, JobType } from '../../schemas/careers.ts';
import type { Site } from '../../schemas/site.ts';
import { escapeHtml } from '../contact/escape.ts';
import { placeOf, salaryOf, typeOf } from './facts.ts';

interface Surroundings {
  labels: CareersPage['ad'];
  site: Site;
  /** Address of the careers page, with the origin. */
  page: URL;
}

/** Google's words for kinds of work: developers.google.com/search/docs/appearance/structured-data/job-posting */
const EMPLOYMENT: Record<JobType, string> = {
  praktikum: 'INTERN',
  teilzeit: 'PART_TIME',
  vollzeit: 'FULL_TIME',
};
const UNITS = { monat: 'MONTH', stunde: 'HOUR' } as const;
/** Where someone who works from home may live; our contracts are German ones. */
const REMOTE_COUNTRY = 'DE';

const html = (text: string) => escapeHtml(normalizeLine(text));
const paragraph = (text: string) => `<p>${html(text)}</p>`;
const list = (heading: string, items: readonly string[]) =>
  `${paragraph(heading)}<ul>${items.map((item) => `<li>${html(item)}</li>`).join('')}</ul>`;

/** The whole ad as HTML, all its fields, as search engines ask for it. */
function description(job: Job, labels: Surroundings['labels']): string {
  const facts = [
    `${labels.department}: ${job.department}`,
    `${labels.location}: ${placeOf(job, labels)}`,
    `${labels.type}: ${typeOf(job, labels)}`,
    ...(job.duration ? [`${labels.duration}: ${job.duration}`] : []),
    `${labels.salary}: ${salaryOf(job, labels)}`,
  ];
  return [
    paragraph(job.description),
    `<ul>${facts.map((fact) => `<li>${html(fact)}</li>`).join('')}</ul>`,
    list(labels.responsibilities, job.responsibilities),
    list(labels.qualifications, job.qualifications),
    list(labels.benefits, job.benefits),
    paragraph(labels.application),
    paragraph(job.applicationNote),
  ].join('');
}

function baseSalary({ from, to, unit }: NonNullable<Job['salary']>): MonetaryAmount {
  const range = to ? { minValue: from, maxValue: to } : { value: from };
  return {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', ...range, unitText: UNITS[unit] },
  };
}

/** A job ad in the words of schema.org. Street and postcode only where the job is at our office. */
export function jobPosting(job: Job, { labels, site, page }: Surroundings): JobPosting {
  const { street, postalCode, city, country } = site.address;
  return {
    '@type': 'JobPosting',
    '@id': new URL(`#${job.id}`, page).href,
    url: new URL(`#${job.id}`, page).href,
    identifier: { '@type': 'PropertyValue', name: site.legalName, value: job.id },
    title: normalizeLine(job.title),
    description: description(job, labels),
    datePosted: job.datePosted,
    validThrough: endOfBerlinDay(job.validThrough),
    employmentType: job.type.map((name) => EMPLOYMENT[name]),
    hiringOrganization: {
      '@type': 'Organization',
      name: site.legalName,
      sameAs: page.origin,
      logo: new URL('/apple-touch-icon.png', page).href,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(job.location === city ? { streetAddress: street, postalCode } : {}),
        addressLocality: job.location,
        addressCountry: country,
      },
    },
    ...(job.remote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: REMOTE_COUNTRY },
        }
      : {}),
    ...(job.salary ? { baseSalary: baseSalary(job.salary) } : {}),
    // One applies by e-mail or with the contact form, not in a form of the ad.
    directApply: false,
  };
}
