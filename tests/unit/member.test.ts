import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Member, memberSchema } from '../../src/schemas/team.ts';
import { PORTRAITS } from '../../src/schemas/common.ts';

const { items } = JSON.parse(readFileSync('src/content/team.json', 'utf8')) as { items: Member[] };
const members = items.map((member, index) => ({ ...member, id: String(index + 1) }));
const [founder] = members;

/** What the schema says about the first founder with other values, by field. */
const complaints = (changes: object) =>
  memberSchema
    .safeParse({ ...founder, ...changes })
    .error?.issues.map(({ path }) => path.join('.'));

test('the people of the content are as the schema wants them', () => {
  for (const member of members) expect(memberSchema.safeParse(member).error).toBeUndefined();
});

test('two founded the agency and three work with them, under their badges', () => {
  expect(members.map(({ isFounder, badge }) => [isFounder, badge])).toEqual([
    [true, 'GRÜNDER'],
    [true, 'GRÜNDER'],
    [false, 'PROJEKTMANAGEMENT'],
    [false, 'BERATUNG'],
    [false, 'TEXT'],
  ]);
});

test('everybody has an address and a portrait of their own', () => {
  expect(new Set(members.map(({ slug }) => slug)).size).toBe(members.length);
  expect(new Set(members.map(({ image }) => image)).size).toBe(PORTRAITS.length);
});

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
