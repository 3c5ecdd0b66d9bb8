import { expect, test } from 'vitest';
import team from '../../src/content/team.json' with { type: 'json' };
import { memberSchema } from '../../src/schemas/team.ts';

/** What the schema says about the first founder with other values, by field. */
const complaints = (changes: object) =>
  memberSchema
    .safeParse({ ...team.items[0], id: '1', ...changes })
    .error?.issues.map(({ path }) => path.join('.'));

test.each([
  ['a founder with another badge', { badge: 'TEXT' }, 'badge'],
  ['a founder’s badge for somebody else', { isFounder: false }, 'badge'],
  ['a badge of its own', { badge: 'GRÜNDERIN' }, 'badge'],
  ['an address that a part of the page has', { slug: 'menu' }, 'slug'],
  ['an address with an umlaut', { slug: 'jörg-probe' }, 'slug'],
  ['a portrait that nobody drew', { image: 'portrait-z' }, 'image'],
  ['a profile without its protocol', { linkedin: 'www.linkedin.com/in/x' }, 'linkedin'],
  ['a field that nobody shows', { phone: '030' }, ''],
])('%s is refused', (_, changes, field) => {
  expect(complaints(changes)).toEqual([field]);
});
