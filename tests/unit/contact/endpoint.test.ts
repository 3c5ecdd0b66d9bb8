import { expect, test, vi } from 'vitest';
import { refusalText } from '../../../src/features/contact/endpoint/answer.ts';
import { LONGEST_SENDING_MS } from '../../../src/features/contact/endpoint/send.ts';
import { AGENCY, words as form } from '../../../src/features/contact/words.ts';
import { MINUTE } from '../../../src/lib/time.ts';
import { contactForm, contactInput, EVERY_FIELD } from '../../support/contact.ts';
import {
  FORM_POST,
  refusal,
  SAME_KEY,
  startEndpoint,
  stopTime,
  taken,
} from './support/endpoint.ts';

stopTime();

const down = () => new Response('{}', { status: 503 });
/** The mail service refuses the visitor's address as Reply-To. */
const refused = () => refusal(300);

test.each([
  // A limit in Cloudflare's zone matches one spelling of the address only.
  ['an endpoint in another spelling', 'https://nord.de/api/Send-Contact-Email', 404],
  ['a host outside CONTACT_HOSTS', 'https://alt.nord.dev/api/send-contact-email', 403],
])('%s is not served', async (_, url, status) => {
  const { call, messages } = await startEndpoint({ CONTACT_HOSTS: 'nord.de' });
  expect((await call(contactInput(), {}, url)).status).toBe(status);
  expect(messages).toEqual([]);
});

test.each([
  ['a token for confirmations', { POSTMARK_CONFIRMATION_TOKEN: 'other' }, ['secret', 'other']],
  ['confirmations off', { CONTACT_CONFIRMATION: 'off' }, ['secret']],
])('with %s each mail leaves by its own token', async (_, settings, tokens) => {
  const { send, messages } = await startEndpoint(settings);
  expect(await send()).toMatchObject({ success: true, confirmation: tokens.length === 2 });
  expect(messages.map(({ token }) => token)).toEqual(tokens);
});

test.each([
  ['a request with a key', contactInput(), SAME_KEY],
  ['a plain form', contactForm().toString(), { ...FORM_POST, 'cf-connecting-ip': '203.0.113.2' }],
])('%s that is repeated within ten minutes is sent once', async (_, body, headers) => {
  const { call, messages } = await startEndpoint();
  const toTeam = () => messages.filter(({ To }) => To.startsWith('team@')).length;
  await call(body, headers);
  vi.advanceTimersByTime(10 * MINUTE - 1);
  await call(body, headers);
  expect(toTeam()).toBe(1);
  vi.advanceTimersByTime(1);
  await call(body, headers);
  expect(toTeam()).toBe(2);
});

// On a slow line the page's script may come while the browser is still waiting for the answer to the plain form.
test('a plain form that the script sends once more is mailed once, with one reference', async () => {
  const { call, send, fakes, messages } = await startEndpoint();
  let take = () => {};
  fakes.answer = () => new Promise((resolve) => (take = () => resolve(taken())));
  const plain = call(contactForm().toString(), {
    ...FORM_POST,
    'cf-connecting-ip': '203.0.113.1',
  });
  await vi.waitFor(() => expect(messages).toHaveLength(1));
  const scripted = send();
  fakes.answer = taken;
  take();
  expect(await (await plain).text()).toContain((await scripted).reference);
  expect(messages.filter(({ To }) => To.startsWith('team@'))).toHaveLength(1);
});

test.each([
  ['and sent after an outage', [down, down], { confirmation: true, tries: 3, withReply: 3 }],
  ['twice and then not sent', [down, down, down], { code: 'not_sent', tries: 3, withReply: 3 }],
  [
    'and sent without a refused Reply-To',
    [refused],
    { confirmation: false, tries: 2, withReply: 1 },
  ],
  [
    'once without Reply-To and then not sent',
    [refused, refused],
    { code: 'not_sent', tries: 2, withReply: 1 },
  ],
  [
    'and sent after mixed faults',
    [down, refused, down],
    { confirmation: false, tries: 4, withReply: 2 },
  ],
])('the team’s mail is tried again %s', async (_, answers, expected) => {
  const { send, fakes, messages } = await startEndpoint();
  const left = [...answers];
  fakes.answer = ({ To }) => (To.startsWith('team@') && left.shift()?.()) || taken();
  // The pauses between the tries take no time.
  vi.setTimerTickMode('nextTimerAsync');
  const { confirmation, error } = await send();
  const toTeam = messages.filter(({ To }) => To.startsWith('team@'));
  const withReply = toTeam.findLastIndex(({ ReplyTo }) => ReplyTo) + 1;
  const seen = { confirmation, code: error?.code, tries: toTeam.length, withReply };
  expect(seen).toEqual(expected);
});

test('the log has a line about each request, with the codes of both messages', async () => {
  const { send, fakes, logged } = await startEndpoint();
  fakes.answer = ({ To }) => (To.startsWith('team@') ? refusal(300) : taken());
  await send();
  fakes.answer = ({ To }) => (To.startsWith('team@') ? taken() : refusal(10));
  await send();
  const known = { event: 'contact_request', ms: 0, reference: expect.any(String) };
  const notSent = { status: 502, outcome: 'not_sent', reason: 'postmark_300', tries: 2 };
  const confirmation = { confirmation: 'not_sent', confirmation_reason: 'postmark_10' };
  const alert = 'confirmation_refused';
  expect(logged).toEqual([
    { ...known, ...notSent, reply_to: 'refused' },
    { ...known, status: 200, outcome: 'sent', tries: 1, ...confirmation, alert },
  ]);
});

test('a mail is not tried again when the time for all tries is nearly over', async () => {
  const { send, fakes, logged } = await startEndpoint();
  fakes.answer = () => new Promise((resolve) => setTimeout(() => resolve(down()), 4_800));
  vi.setTimerTickMode('nextTimerAsync');
  expect(await send()).toMatchObject({ status: 502, error: { code: 'not_sent' } });
  expect(logged).toMatchObject([{ event: 'contact_request', tries: 2 }]);
});

test('no request takes longer than the longest time, not even one whose Reply-To is refused late', async () => {
  const { send, fakes, logged } = await startEndpoint();
  const answerAfter = (answer: Response, ms: number) =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(answer), ms));
  fakes.answer = ({ ReplyTo }) =>
    ReplyTo ? answerAfter(refused(), 10_900) : answerAfter(down(), 900);
  vi.setTimerTickMode('nextTimerAsync');
  await send();
  expect(logged[0]?.ms).toBeLessThan(LONGEST_SENDING_MS);
});

test('a request with an unknown outcome is sent again when the visitor submits it again', async () => {
  const { send, fakes, messages } = await startEndpoint();
  fakes.answer = () => new Response('<!doctype html>');
  const submit = () => send({}, '203.0.113.1', SAME_KEY);
  const message = form.toasts.failed.unconfirmed;
  expect(await submit()).toMatchObject({ error: { code: 'unconfirmed', message } });
  fakes.answer = taken;
  expect((await submit()).status).toBe(200);
  expect(messages.map(({ To }) => To.startsWith('team@'))).toEqual([true, true, false]);
});

test('no confirmation is tried if less than half a second is left', async () => {
  const { send, fakes } = await startEndpoint();
  fakes.answer = () => {
    vi.advanceTimersByTime(9_600);
    return taken();
  };
  expect(await send()).toMatchObject({ success: true, confirmation: false });
});

test('a visitor who leaves ends neither the sending nor its alert', async () => {
  const { call, fakes, alerts, waiting } = await startEndpoint();
  fakes.answer = () => refusal(10);
  let take = (_: Response) => {};
  fakes.alert = () => new Promise<Response>((resolve) => (take = resolve));
  // The form is posted without script, and the visitor does not wait for the page with the answer.
  void call(contactForm().toString(), FORM_POST);
  expect(waiting).toHaveLength(1);
  let isOver = false;
  const over = waiting[0]?.then(() => (isOver = true));
  await vi.waitFor(() => expect(alerts).toMatchObject([{ alert: 'not_sent' }]));
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(false);
  take(new Response());
  await over;
});

test.each([
  ['JSON', contactInput(), {}],
  ['a plain form', contactForm().toString(), FORM_POST],
])('an unexpected error is answered to %s like a mail not sent', async (_, body, headers) => {
  const { call, alerts, logged, finish } = await startEndpoint();
  const { limits } = await import('../../../src/features/contact/endpoint/limits.ts');
  vi.spyOn(limits.sender, 'take').mockImplementation(() => {
    throw new TypeError('secret of anna@waehler.example');
  });
  const response = await call(body, { 'cf-connecting-ip': '203.0.113.1', ...headers });
  await finish();
  expect(response.status).toBe(502);
  const text = await response.text();
  expect(text).toContain(refusalText('not_sent'));
  // The page for a plain form shows what was typed and the telephone number. The page's script has both already.
  for (const part of [EVERY_FIELD.message, AGENCY.phone])
    expect(text.includes(part), part).toBe(headers === FORM_POST);
  expect(logged).toMatchObject([{ event: 'contact_request', status: 502, outcome: 'not_sent' }]);
  expect(alerts).toMatchObject([{ alert: 'not_sent' }]);
  expect(text + JSON.stringify([logged, alerts])).not.toMatch(/secret|TypeError: |\.ts/);
});

const NESTED = '['.repeat(12_000) + ']'.repeat(12_000);

// Nested values once overflowed the stack.
test.each([
  ['nested values', 'refused', 403, NESTED],
  ['blanks', 'accepted', 200, '"  "'],
])('a request with %s in its honeypot is %s', async (_, __, status, value) => {
  const { call } = await startEndpoint();
  const fields = JSON.stringify(contactInput()).slice(1);
  expect((await call(`{"betreff":${value},${fields}`)).status).toBe(status);
});

test('the rest of a body that is too long stays unread, whatever its header says', async () => {
  const { call } = await startEndpoint();
  const cancel = vi.fn();
  const pull = vi.fn((body: ReadableStreamDefaultController<Uint8Array>) =>
    body.enqueue(new Uint8Array(1024)),
  );
  const endless = new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
  expect((await call(endless, { 'content-length': '10' })).status).toBe(413);
  // The limit is 32 KiB, read in chunks of 1 KiB.
  expect(pull.mock.calls.length).toBeLessThan(40);
  expect(cancel).toHaveBeenCalledOnce();
});
