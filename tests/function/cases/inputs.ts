import type { RequestError } from '../../../src/features/contact/messages.ts';
import type { Field } from '../../../src/features/contact/fields.ts';
import { contactForm, contactInput } from '../../support/contact.ts';

/** One thing that a browser, a program or a person may send, and what follows from it. */
export interface InputCase {
  /** As the table in docs/endpoint.md names it. */
  name: string;
  /** Sent as it is; JSON unless the headers say otherwise. A list is sent in chunks without length. */
  body: string | Uint8Array<ArrayBuffer> | string[];
  headers?: Record<string, string>;
  expected: 'sent' | RequestError;
  /** With `invalid`: the fields that are named. */
  fields?: Field[];
  /** With `sent`: what has to stand in the team's message, and nothing else in their place. */
  mail?: { Subject?: string; ReplyTo?: string; contains?: string };
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const json = (changes: Record<string, unknown>) => JSON.stringify(contactInput(changes));

const wrong = (name: string, changes: Record<string, unknown>, ...fields: Field[]): InputCase => ({
  name,
  body: json(changes),
  expected: 'invalid',
  fields,
});

const taken = (
  name: string,
  changes: Record<string, unknown>,
  mail: InputCase['mail'] = {},
): InputCase => ({ name, body: json(changes), expected: 'sent', mail });

const refused = (
  name: string,
  expected: RequestError,
  body: InputCase['body'],
  headers: Record<string, string> = {},
): InputCase => ({ name, body, headers, expected });

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const markup = '<script>alert(1)</script><img src=x onerror=alert(1)>';
const plain = contactInput();
const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://seite${index}.example/`).join(' ');
const longEmail = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(59)}.example`;

export const TYPES: InputCase[] = [
  taken('every field', {}),
  {
    name: 'required fields alone',
    body: JSON.stringify({
      name: plain.name,
      email: plain.email,
      campaign_type: plain.campaign_type,
      message: plain.message,
    }),
    expected: 'sent',
  },
  ...['null', '[]', '7', '"text"', '{}'].map((body): InputCase => ({
    name: `the JSON \`${body}\``,
    body,
    expected: 'invalid',
    fields: ['name', 'email', 'campaign_type', 'message'],
  })),
  wrong('numbers for texts', { name: 7, email: 7, message: 7 }, 'name', 'email', 'message'),
  wrong('lists for texts', { name: ['Anna'], email: ['a@b.example'] }, 'name', 'email'),
  wrong('objects for texts', { message: { a: 1 }, phone: {} }, 'phone', 'message'),
  wrong('`null` for texts', { name: null, organization: null }, 'name', 'organization'),
  wrong('a text for a truth value', { prefer_phone: 'true' }, 'prefer_phone'),
  wrong('an unknown campaign type', { campaign_type: 'world' }, 'campaign_type'),
  wrong('`__proto__` as campaign type', { campaign_type: '__proto__' }, 'campaign_type'),
  taken('unknown fields: dropped', { bcc: 'opfer@waehler.example', to: 'x@y.example' }),
  {
    name: 'duplicate keys: the last one counts',
    body: `{"name":"Erste Person",${json({ name: 'Zweite Person' }).slice(1)}`,
    expected: 'sent',
    mail: { Subject: 'Zweite Person' },
  },
  {
    name: '`__proto__` and `constructor` as fields: dropped',
    body: `{"__proto__":{"prefer_phone":true},"constructor":{"prototype":{"a":1}},${json({}).slice(1)}`,
    expected: 'sent',
    mail: { contains: 'Rückruf gewünscht: nein' },
  },
  {
    name: '`__proto__` instead of fields',
    body: `{"__proto__":${json({})}}`,
    expected: 'invalid',
    fields: ['name', 'email', 'campaign_type', 'message'],
  },
];

export const BYTES: InputCase[] = [
  refused('no bytes', 'not_json', ''),
  refused('JSON that breaks off', 'not_json', '{"name":"Anna'),
  refused('JSON 15,000 levels deep', 'invalid', deep(15_000)),
  refused('1 MB of JSON', 'too_large', json({ message: 'A'.repeat(1_000_000) })),
  refused(
    '1 MB in chunks, without length',
    'too_large',
    Array<string>(16).fill('A'.repeat(65_536)),
  ),
  { name: 'in chunks, without length', body: [...json({})], expected: 'sent' },
  refused('broken UTF-8', 'not_json', new Uint8Array(Buffer.from(json({}), 'latin1'))),
  refused('UTF-16', 'not_json', new Uint8Array(Buffer.from(`\ufeff${json({})}`, 'utf16le'))),
  { name: 'a byte order mark', body: `\ufeff${json({})}`, expected: 'sent' },
  refused('a form with broken UTF-8', 'not_json', new Uint8Array([0x6e, 0x3d, 0xff]), FORM),
  refused('a form without any field', 'invalid', '', FORM),
  refused('a form with 33 KiB', 'too_large', `message=${'A'.repeat(33 * 1024)}`, FORM),
];

export const TEXTS: InputCase[] = [
  taken('lone surrogates: replaced', { name: 'Anna \ud800' }, { contains: 'Name: Anna \ufffd' }),
  taken('NUL: removed', { name: 'An\u0000na' }, { Subject: 'Anna' }),
  taken(
    'CR and LF in name and organisation: no header',
    {
      name: 'Anna\r\nBcc: opfer@waehler.example',
      organization: 'Liste\r\nBcc: opfer@waehler.example',
    },
    { Subject: 'Anna Bcc opfer waehler example' },
  ),
  wrong('CR and LF in the e-mail', { email: 'a@b.example\r\nBcc: c@d.example' }, 'email'),
  taken(
    'CR and LF in the phone number',
    { phone: '030 1\r\nCc: x' },
    { contains: 'Telefon: 030 1 Cc: x' },
  ),
  taken(
    'HTML and script in every field: shown as text',
    { name: markup, organization: markup, phone: '<b>030 1</b>', message: markup },
    { Subject: 'script alert 1 script img src x onerror alert 1' },
  ),
  wrong('HTML in the e-mail', { email: '<b>anna@waehler.example</b>' }, 'email'),
  taken('bidi overrides: removed', { name: 'An\u202ena\u2066' }, { Subject: 'Anna' }),
  taken('zero-width spaces: removed', { name: 'An\u200b\ufeffna' }, { Subject: 'Anna' }),
  wrong('nothing but zero-width characters', { name: '\u200b\u200d\u200b' }, 'name'),
  wrong('a name of Hangul fillers, which nobody sees', { name: '\u3164\u3164\uffa0' }, 'name'),
  wrong('a name of Braille blanks', { name: '\u2800\u2800' }, 'name'),
  wrong('a name without a letter', { name: '0815' }, 'name'),
  taken(
    'joiners in Persian and in emojis: kept',
    { message: 'می\u200cخواهم 👩🏽\u200d💻 sprechen' },
    { contains: 'می\u200cخواهم 👩🏽\u200d💻 sprechen' },
  ),
  taken(
    'joiners that join nothing: removed',
    { message: 'Guten \u200dTag\u200d\u200d\u200c, liebes Team' },
    { contains: 'Guten Tag\u200d, liebes Team' },
  ),
  wrong('a name of 10,000 characters', { name: 'A'.repeat(10_000) }, 'name'),
  taken('a name with emojis', { name: `Anna ${'🗳'.repeat(50)}` }, { contains: 'Name: Anna 🗳' }),
];

const email = (name: string, address: string, ReplyTo?: string): InputCase =>
  ReplyTo ? taken(name, { email: address }, { ReplyTo }) : wrong(name, { email: address }, 'email');

export const EMAILS: InputCase[] = [
  email('plus', 'anna+wahl@waehler.example', 'anna+wahl@waehler.example'),
  email(
    'all characters of an atom',
    "a!#$%&'*+/=?^_`{|}~-b@c.example",
    "a!#$%&'*+/=?^_`{|}~-b@c.example",
  ),
  email('an international domain', 'anna@müller.example', 'anna@xn--mller-kva.example'),
  email('an international name', 'jürgen@waehler.example'),
  email('quotes', '"anna beispiel"@waehler.example'),
  email('an address in brackets', 'Anna <anna@waehler.example>'),
  email('254 characters', longEmail, longEmail),
  email('255 characters', longEmail.replace('b@', 'bb@').replace('.d', '.dd')),
  email('65 characters before the @', `${'a'.repeat(65)}@waehler.example`),
  email('two addresses', 'a@waehler.example, b@waehler.example'),
  email('two addresses with a semicolon', 'a@waehler.example;b@waehler.example'),
  email('an IP address', 'anna@[192.0.2.1]'),
  email('no dot in the domain', 'anna@localhost'),
  email('two dots', 'anna..b@waehler.example'),
];

const FOREIGN = { origin: 'https://boese.example' };

export const ABUSE: InputCase[] = [
  refused('from another origin', 'foreign_origin', json({}), FOREIGN),
  refused('from another origin, as a form', 'foreign_origin', contactForm().toString(), {
    ...FORM,
    ...FOREIGN,
  }),
  refused('from a sandboxed frame', 'foreign_origin', json({}), { origin: 'null' }),
  refused('without a browser’s headers', 'foreign_origin', json({}), { origin: '' }),
  {
    name: 'without an origin, but same-origin as the browser says',
    body: json({}),
    headers: {
      origin: '',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json; charset=utf-8',
    },
    expected: 'sent',
  },
  refused('from the same host on another port', 'foreign_origin', json({}), {
    origin: 'http://127.0.0.1:1',
  }),
  ...['cross-site', 'same-site'].map((relation) =>
    refused(`from a page that is ${relation} as the browser says`, 'foreign_origin', json({}), {
      'sec-fetch-site': relation,
    }),
  ),
  ...['text/plain', 'multipart/form-data; boundary=x', 'text/plain; application/json', ''].map(
    (type): InputCase =>
      refused(`JSON as \`${type}\`, which needs no preflight`, 'unsupported_media_type', json({}), {
        'content-type': type,
      }),
  ),
  refused('JSON as a form', 'invalid', json({}), FORM),
  refused('the field that no person sees, filled in', 'looks_automated', json({ betreff: 'x' })),
  refused('the same in a form', 'looks_automated', contactForm({ betreff: 'x' }).toString(), FORM),
  { name: 'the same field, empty', body: json({ betreff: '' }), expected: 'sent' },
  taken('twenty links in the message', { message: links(20) }),
];

export const INPUTS = { TYPES, BYTES, TEXTS, EMAILS, ABUSE };
