import { expect, test } from 'vitest';
import {
  openAds,
  salaryOf,
  topicOf,
  typeOf,
  workplaceOf,
} from '../../../src/features/careers/facts.ts';
import { type Job, jobSchema } from '../../../src/features/careers/job-schema.ts';
import { prefillFrom } from '../../../src/features/contact/form/prefill.ts';
import { JOB, SALARY } from '../../fixtures/job.ts';
import { readEntry } from '../../support/content.ts';

const words = readEntry('careersPage').ad;
const { monat, stunde } = words.salaryUnits;

test('an ad is open until its last day is over, and the newest stands first', () => {
  const past = { ...JOB, id: 'frueher', validThrough: '2027-01-30' };
  const newer = { ...JOB, id: 'neuer', datePosted: '2026-11-17' };
  expect(openAds([past, JOB, newer], new Date('2027-01-31T12:00:00+01:00'))).toEqual([newer, JOB]);
});

test('an ad names the kind of work and the place', () => {
  const type: Job['type'] = ['praktikum', 'teilzeit', 'vollzeit'];
  const { praktikum, teilzeit, vollzeit } = words.types;
  expect(typeOf({ ...JOB, type }, words)).toBe(`${praktikum}, ${teilzeit} oder ${vollzeit}`);
  expect(typeOf({ ...JOB, type: ['vollzeit'] }, words)).toBe(vollzeit);
  expect(workplaceOf(JOB, words)).toBe('Berlin');
  expect(workplaceOf({ ...JOB, remote: true }, words)).toBe(`Berlin ${words.remote}`);
});

test.each([
  ['or when it is named', undefined, words.salaryLater],
  ['by the month', SALARY, `1.200–1.500\u00a0€ ${monat}`],
  ['by the hour', { from: 13.9, to: 15, unit: 'stunde' }, `13,90–15\u00a0€ ${stunde}`],
] as const)('an ad names the pay, %s', (_, salary, text) => {
  expect(salaryOf({ ...JOB, salary }, words)).toBe(text);
});

test('the topic of an ad is one that the form on /kontakt accepts, however long the department', () => {
  const long = (letters: number) => ({ ...JOB, department: `${'A'.repeat(letters)} (m/w/d)` });
  expect(jobSchema.safeParse(long(32)).success).toBe(false);
  expect(jobSchema.safeParse(long(31)).success).toBe(true);
  const topic: string = topicOf(long(31), { ...words, topic: 'B'.repeat(10) });
  const query = `?${new URLSearchParams({ thema: topic })}`;
  expect(prefillFrom(query, { topic: '{topic}', day: '' }).message).toBe(`${topic}\n`);
});

test('a salary with a unit alone counts as left out, as the editor saves it', () => {
  expect(jobSchema.parse({ ...JOB, salary: { unit: 'monat' } }).salary).toBeUndefined();
});
