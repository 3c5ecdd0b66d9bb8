import { expect, test } from 'vitest';
import { memberSchema } from '../../../src/features/team/schema.ts';
import { listOf } from '../../support/content.ts';

const [MEMBER] = listOf('team');

/** The schema's complaints about a person with other values, by field. */
const complaints = (changes: object) =>
  memberSchema.safeParse({ ...MEMBER, ...changes }).error?.issues.map(({ path }) => path.join('.'));

test.each([
  ['a badge in a word of their own', { badge: 'GRÜNDERIN' }],
  ['no profile', { linkedin: undefined }],
])('people may have %s', (_, changes) => {
  expect(complaints(changes)).toBeUndefined();
});

test.each([
  ['a badge that is longer than its picture', { badge: 'X'.repeat(21) }, 'badge'],
  ['an address that a part of the page has', { slug: 'menu' }, 'slug'],
  ['the feed of whoever is logged in', { linkedin: 'https://www.linkedin.com/feed/' }, 'linkedin'],
  ['a profile without its protocol', { linkedin: 'www.linkedin.com/in/x' }, 'linkedin'],
  ['the name of a file for its words', { imageAlt: 'portrait-b.svg' }, 'imageAlt'],
  ['a field that nobody shows', { phone: '030' }, ''],
])('%s is refused', (_, changes, field) => {
  expect(complaints(changes)).toEqual([field]);
});
