import { expect, test } from 'vitest';
import { looksAutomated } from '../../../src/features/contact/automation.ts';
import { contactRequest } from '../../support/contact.ts';

const LINKS = 'https://a.example www.b.example HTTP://c.example';
const judge = (message: string, trap: unknown, filledIn: string | null) =>
  looksAutomated(contactRequest({ message: `Eine Nachricht ${message}` }), trap, filledIn);

test.each<[string, string, unknown, string | null, boolean]>([
  ['a plain request', '', undefined, null, false],
  ['an empty trap', '', ' ', null, false],
  ['a trap that was filled in', '', 'Werbung', null, true],
  ['a trap that is no text', '', { a: 1 }, null, false],
  ['speed alone', '', undefined, '10', false],
  ['links alone', LINKS, undefined, null, false],
  ['links after a while', LINKS, undefined, '2000', false],
  ['links in no time', LINKS, undefined, '1999', true],
  ['two links in no time', 'https://a.example www.b.example', undefined, '10', false],
  ['a time that is none', LINKS, undefined, 'soon', false],
  ['a time before the start', LINKS, undefined, '-5', false],
])('%s', (_, message, trap, filledIn, automated) => {
  expect(judge(message, trap, filledIn)).toBe(automated);
});
