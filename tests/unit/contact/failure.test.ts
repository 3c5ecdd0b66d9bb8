import { expect, test, vi } from 'vitest';
import { describeFailure } from '../../../src/features/contact/form/failure.ts';
import { AGENCY, words } from '../../../src/features/contact/words.ts';
import { ELECTIONS } from '../../fixtures/elections.ts';
import { contactForm, EVERY_FIELD, VISITOR_WORDS } from '../../support/contact.ts';
import { asRead } from '../../support/html.ts';

const { fields } = words;
const fallbackOf = (data: Record<string, string> | URLSearchParams) =>
  describeFailure('', new URLSearchParams(data));
const bodyOf = (href = '') => new URL(href).searchParams.get('body');

test('a request that could not be sent is prepared as an e-mail with each field but the consent', () => {
  const { href = '' } = fallbackOf(EVERY_FIELD);
  const text = bodyOf(href);
  const typed = VISITOR_WORDS.map((words) => (words === 'mayor' ? ELECTIONS.mayor : words));
  for (const words of [...typed, fields.prefer_phone.label]) expect(text).toContain(words);
  expect(text).toMatch(new RegExp(`^${asRead(fields.name.label)}.* Anna Beispiel$`, 'm'));
  const { protocol, pathname, searchParams } = new URL(href);
  expect(protocol + pathname).toBe(`mailto:${AGENCY.email}`);
  expect(searchParams.get('subject')).toBe(words.fallback.subject);
});

test('a prepared e-mail leaves out blank fields, and a blank form makes no e-mail', () => {
  const typed = { name: 'Anna', phone: '', campaign_type: '', message: '' };
  expect(bodyOf(fallbackOf(typed).href)).toMatch(/^.+ Anna$/);
  expect(fallbackOf({}).href).toBeFalsy();
});

test('a prepared e-mail fits into an address that every program takes, and says where it is cut', () => {
  const { href = '' } = fallbackOf(contactForm({ message: 'Größe 🗳 '.repeat(600) }));
  expect(href).toMatch(/^mailto:[\w.@+-]+\?subject=[\w%.!~*'()-]+&body=[\w%.!~*'()-]+$/);
  expect(href.length).toBeLessThanOrEqual(2_000);
  expect(bodyOf(href)?.endsWith(words.fallback.cut)).toBe(true);
  expect(bodyOf(href)).not.toContain('\ufffd');
});

test('a prepared e-mail ends even if the words about the cut alone are too long for an address', () => {
  const cut = 'ä'.repeat(400);
  vi.spyOn(words.fallback, 'cut', 'get').mockReturnValue(cut);
  const { href } = fallbackOf(contactForm({ message: 'a'.repeat(3_000) }));
  expect(bodyOf(href)?.trim()).toBe(cut);
});
