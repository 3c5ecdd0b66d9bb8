import { expect, test } from 'vitest';
import { formInput, validateContact } from '../../../src/features/contact/request-schema.ts';
import { contactForm, contactInput, contactRequest } from '../../support/contact.ts';

const errorsIn = (input: unknown) => {
  const result = validateContact({ ...Object(input), agree_privacy: true });
  return result.ok ? {} : result.errors;
};
const errorsOf = (changes: Record<string, unknown>) => errorsIn(contactInput(changes));

/** An address of 254 characters, the most that may be. */
const LONG_EMAIL = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(59)}.example`;

test.each([
  ['one letter', 'name', '   A   ', 'too_short'],
  ['121 letters', 'name', 'A'.repeat(121), 'too_long'],
  ['digits', 'name', '0815', 'invalid'],
  ['characters that nobody sees', 'name', '\u200b\u200d\u200b', 'too_short'],
  ['255 characters', 'email', LONG_EMAIL.replace('.d', '.dd'), 'too_long'],
  ['an umlaut before the @', 'email', 'jürgen@waehler.example', 'umlaut'],
  ['an accent in angle brackets', 'email', 'Anna <rené.groß@müller.example>', 'umlaut'],
  ['four digits', 'phone', '1234', 'too_short'],
  ['41 digits', 'phone', '1'.repeat(41), 'too_long'],
  ['161 letters', 'organization', 'A'.repeat(161), 'too_long'],
  ['a number', 'organization', 7, 'invalid'],
  ['the name of an election', 'campaign_type', 'Kommunalwahl', 'invalid'],
  ['5,001 letters', 'message', 'A'.repeat(5001), 'too_long'],
  ['an object', 'message', { a: 1 }, 'too_short'],
  ['a text', 'prefer_phone', 'true', 'invalid'],
])('a request with %s as its %s is refused', (_, field, value, code) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: code });
});

test.each([
  'a@b.example\r\nBcc: c@d.example',
  '<b>anna@waehler.example</b>',
  'anna@[192.0.2.1]',
  'a@waehler.example, b@waehler.example',
  'a@waehler.example;b@waehler.example',
  'anna@localhost',
  'anna..b@waehler.example',
])('a request with the e-mail address %j is refused', (email) => {
  expect(errorsOf({ email })).toEqual({ email: 'invalid' });
});

test.each([
  ['two letters', 'name', 'Al'],
  ['120 letters', 'name', 'A'.repeat(120)],
  ['Chinese characters', 'name', '林李'],
  ['254 characters', 'email', LONG_EMAIL],
  ['every sign that an address may have', 'email', "a!#$%&'*+/=?^_`{|}~-b@c.example"],
  ['160 letters', 'organization', 'A'.repeat(160)],
  ['ten characters', 'message', '1234567890'],
])('a request with %s as its %s is accepted', (_, field, value) => {
  expect(contactRequest({ [field]: value })).toMatchObject({ [field]: value });
});

test.each([
  ['email', 'anna@müller.example', 'anna@xn--mller-kva.example'],
  ['email', ' Anna Müller <anna@firma.example>,', 'anna@firma.example'],
  ['name', 'Anna\r\nBcc: opfer@waehler.example', 'Anna Bcc: opfer@waehler.example'],
  ['name', 'An\u0000n\u202ea\u2066\u200b\ufeff', 'Anna'],
  ['name', 'Ju\u200b\u0308r\ufeffgen \ud800', 'Jürgen \ufffd'],
  ['message', 'Erste Zeile\r\nZweite\rDritte', 'Erste Zeile\nZweite\nDritte'],
  // Joiners belong to Persian words and emojis.
  ['message', 'می\u200cخواهم 👩🏽\u200d💻 sprechen', 'می\u200cخواهم 👩🏽\u200d💻 sprechen'],
  ['phone', '  ', undefined],
  ['phone', null, undefined],
])('in a request the %s %j is read as %j', (field, typed, clean) => {
  expect(contactRequest({ [field]: typed })).toHaveProperty([field], clean);
});

test.each([
  ['null', 'null'],
  ['with fields in its prototype', `{"__proto__":${JSON.stringify(contactInput())}}`],
])('a body %s lacks the required fields', (_, json) => {
  const missing = Object.keys(errorsIn(JSON.parse(json)));
  expect(missing).toEqual(['name', 'email', 'campaign_type', 'message']);
});

test('a request is read without unknown fields', () => {
  const unknown = { to: 'x@y.example', ...JSON.parse('{"__proto__":{"prefer_phone":true}}') };
  expect(contactRequest(unknown)).toEqual(contactRequest());
});

test('a plain form post needs the tick for the privacy statement', () => {
  expect(validateContact(formInput(contactForm())).ok).toBe(true);
  const result = validateContact(formInput(contactForm({ agree_privacy: undefined })));
  expect(result).toEqual({ ok: false, errors: { agree_privacy: 'invalid' } });
});

test.each([
  ['true', true],
  ['off', false],
])('in a plain form post the tick %j is read as %s', (written, ticked) => {
  expect(formInput(contactForm({ prefer_phone: written }))['prefer_phone']).toBe(ticked);
});
