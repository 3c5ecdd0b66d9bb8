import { expect } from 'vitest';
import { contactForm, contactInput } from '../support/contact.ts';
import { fill, readEntry } from '../support/content.ts';
import { type Backend, type Respond, test } from './support/backend.ts';

// These tests run the Function in workerd; tests/unit/contact tests the rules that need no runtime.
let backend: Backend;
test.beforeEach(async ({ backend: shared }) => {
  backend = shared;
  await backend.reset();
});

// tests/unit/contact/answer-page.test.ts tests what the page says.
test('a plain form is answered with the built page, under its headers', async () => {
  const page = await fetch(`${backend.url}/kontakt`);
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await backend.send(contactForm().toString(), type);
  const headersOf = ({ headers }: Response) =>
    [...headers].filter(([name]) => /-policy$|-options$|-security$/.test(name));
  expect(headersOf(page).length).toBeGreaterThan(5);
  expect(headersOf(answer)).toEqual(headersOf(page));
  expect(await answer.text()).toMatch(/<main.*id="form-sent".*<footer/s);
});

const { form, refusals } = readEntry('contactPage');
const JSON_BODY = JSON.stringify(contactInput());
const LARGE = 'x'.repeat(33 * 1024);

async function expectRefusal(response: Response, status: number, code: string) {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const message = expect.toBeOneOf(Object.values(refusals));
  expect(await response.json()).toEqual({ error: { code, message } });
  expect(backend.attempts).toEqual([]);
}

test('a request with wrong fields is answered with 422 and the message of each', async () => {
  const response = await backend.send(JSON.stringify(contactInput({ name: 'A', phone: '1' })));
  expect(response.status).toBe(422);
  const { name, phone } = form.fields;
  const fields = {
    name: fill(name.errors.too_short ?? '', { min: 2 }),
    phone: fill(phone.errors.too_short ?? '', { min: 5 }),
  };
  const error = { code: 'invalid', message: refusals.invalid, fields };
  expect(await response.json()).toEqual({ error });
  expect(backend.attempts).toEqual([]);
});

test('a request by another method is answered with 405', async () => {
  const response = await fetch(backend.endpoint, { method: 'PUT' });
  expect(response.headers.get('allow')).toBe('POST');
  await expectRefusal(response, 405, 'method_not_allowed');
});

test.each<[sender: string, headers: Record<string, string>]>([
  ['another origin', { origin: 'https://boese.example' }],
  ['another port', { origin: 'http://127.0.0.1:1' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['no browser', { origin: '' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
])('a request from %s is refused before it is read', async (_, headers) => {
  await expectRefusal(await backend.send(LARGE, headers), 403, 'foreign_origin');
});

test.each([
  ['too large', LARGE, 413, 'too_large'],
  ['no JSON', '{"name":"Anna', 400, 'not_json'],
  ['no UTF-8', new Uint8Array(Buffer.from(JSON_BODY, 'latin1')), 400, 'not_json'],
])('a body that is %s is refused', async (_, body, status, code) => {
  await expectRefusal(await backend.send(body), status, code);
});

// Browsers send plain text to a foreign site without asking it first.
test('plain text is refused', async () => {
  const response = await backend.send(JSON_BODY, { 'content-type': 'text/plain' });
  await expectRefusal(response, 415, 'unsupported_media_type');
});

test('a request to another address does not reach the Function', async () => {
  const response = await fetch(`${backend.url}/api/x`);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('text/html');
});

const empty = JSON.stringify({ ...contactInput(), padding: '' });
const padding = 'A'.repeat(32 * 1024 - Buffer.byteLength(empty));

test.each<[string, body: string | ReadableStream, headers?: Record<string, string>]>([
  ['of 32 KiB', JSON.stringify({ ...contactInput(), padding })],
  ['with a byte order mark', `\ufeff${JSON_BODY}`],
  ['in chunks, without length', new Blob([JSON_BODY]).stream()],
  ['with its charset', JSON_BODY, { 'content-type': 'application/json; charset=utf-8' }],
  ['of this origin by its headers', JSON_BODY, { origin: '', 'sec-fetch-site': 'same-origin' }],
])('a request %s is accepted', async (_, body, headers) => {
  const response = await backend.send(body, headers);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const reference = expect.stringMatching(/^\w{3}-\w{3}$/);
  expect(await response.json()).toEqual({ success: true, reference, confirmation: true });
});

// tests/unit/contact/postmark.test.ts tests what each answer of the mail service means.
test.for<[fault: string, code: string, respond: Respond]>([
  // A redirect that is followed would give our token to another host.
  ['redirects', 'not_sent', (answer) => answer.writeHead(302, { location: '//x.invalid' }).end()],
  ['does not answer', 'unconfirmed', (answer) => answer.destroy()],
  [
    'breaks off within its answer',
    'unconfirmed',
    (answer) => answer.writeHead(200).write('{"ErrorCode":0,', () => answer.destroy()),
  ],
])('if the mail service %s, a request is %s after one try', async ([, code, respond]) => {
  backend.answerWith(respond);
  const response = await backend.send(JSON_BODY);
  expect(await response.json()).toMatchObject({ error: { code } });
  expect(backend.attempts).toHaveLength(1);
});
