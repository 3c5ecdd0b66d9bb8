import { endOfBerlinDay } from '../../../lib/day.ts';
import { normalizeLine } from '../../../lib/normalize.ts';
import type { Site } from '../../../lib/schema/site.ts';
import { escapeHtml } from '../../../lib/text.ts';
import { factsOf } from '../../careers/facts.ts';
import type { Job, JobType } from '../../careers/job-schema.ts';
import type { CareersPage } from '../../careers/schema.ts';
import type { Thing } from './thing.ts';

interface Context {
  words: CareersPage['ad'];
  site: Site;
  /** Absolute address of the careers page. */
  page: URL;
}

/**
 * Google's names for our kinds of work:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
const EMPLOYMENT: Record<JobType, string> = {
  praktikum: 'INTERN',
  teilzeit: 'PART_TIME',
  vollzeit: 'FULL_TIME',
};
const UNITS = { monat: 'MONTH', stunde: 'HOUR' } as const;
/** The country in which employees who work remotely must live, because the contracts are under German law. */
const REMOTE_COUNTRY = 'DE';

const html = (text: string) => escapeHtml(normalizeLine(text));
const paragraph = (text: string) => `<p>${html(text)}</p>`;
const list = (heading: string, items: readonly string[]) =>
  `${paragraph(heading)}<ul>${items.map((item) => `<li>${html(item)}</li>`).join('')}</ul>`;

/** Writes the complete ad as HTML; search engines require all its fields. */
function description(job: Job, words: Context['words']): string {
  const facts = factsOf(job, words).map(
    ([label, value]) => `<li>${html(`${label}: ${value}`)}</li>`,
  );
  return [
    paragraph(job.description),
    `<ul>${facts.join('')}</ul>`,
    list(words.responsibilities, job.responsibilities),
    list(words.qualifications, job.qualifications),
    list(words.benefits, job.benefits),
    paragraph(words.application),
    paragraph(job.applicationNote),
  ].join('');
}

function baseSalary({ from, to, unit }: NonNullable<Job['salary']>): Thing {
  const range = to ? { minValue: from, maxValue: to } : { value: from };
  return {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', ...range, unitText: UNITS[unit] },
  };
}

/** Describes a job ad as structured data. It has street and postcode only for a job in the city of our office. */
export function jobPosting(job: Job, { words, site, page }: Context): Thing {
  const { street, postalCode, city, country } = site.address;
  return {
    '@type': 'JobPosting',
    '@id': new URL(`#${job.id}`, page).href,
    url: new URL(`#${job.id}`, page).href,
    identifier: { '@type': 'PropertyValue', name: site.legalName, value: job.id },
    title: normalizeLine(job.title),
    description: description(job, words),
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
        ...(job.location === city && { streetAddress: street, postalCode }),
        addressLocality: job.location,
        addressCountry: country,
      },
    },
    ...(job.remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: REMOTE_COUNTRY },
    }),
    ...(job.salary && { baseSalary: baseSalary(job.salary) }),
    // The ad has no application form: applications come by e-mail or the contact form.
    directApply: false,
  };
}
