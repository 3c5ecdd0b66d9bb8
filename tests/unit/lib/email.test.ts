import { expect, test } from 'vitest';
import { asciiEmail, bareEmail } from '../../../src/lib/email.ts';

const PASTED = [
  'anna@firma.example',
  ' anna@firma.example; ',
  'Anna Müller <anna@firma.example>',
  '"Müller, Anna" <anna@firma.example>,',
  'mailto:anna@firma.example',
  '„anna@firma.example“',
  'mailto://anna@firma.example',
  'anna@firma.example…',
];

test.each(PASTED)('%j is read as an e-mail address', (typed) => {
  expect(bareEmail(typed)).toBe('anna@firma.example');
});

// tests/unit/contact/request-schema.test.ts tests that the request form reads an address in this way.
test('a text that is no address stays as it was typed', () => {
  expect(bareEmail('anna at firma')).toBe('anna at firma');
  expect(bareEmail('a@b@c.example')).toBe('a@b@c.example');
});

test('a domain with umlauts gets its ASCII form, also that of an ß', () => {
  expect(asciiEmail('info@müller.example')).toBe('info@xn--mller-kva.example');
  expect(asciiEmail('info@straße.example')).toBe('info@xn--strae-oqa.example');
});
