import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type Mailbox, type MailboxOptions, startMailbox } from '../../scripts/mailbox/server.ts';

const MESSAGE = {
  From: 'Agentur <website@agentur.example>',
  To: 'a@agentur.example, b@anders.example',
  ReplyTo: 'anna@waehler.example',
  Subject: 'Anfrage',
  TextBody: 'Text',
  TrackOpens: false,
};

const open: Mailbox[] = [];

async function start(options: Partial<MailboxOptions> = {}): Promise<Mailbox> {
  const mailbox = await startMailbox({ port: 0, ...options });
  open.push(mailbox);
  return mailbox;
}

const post = (mailbox: Mailbox, body: unknown, { path = '/email', headers = {} } = {}) =>
  fetch(mailbox.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-postmark-server-token': 'local', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

afterEach(async () => {
  await Promise.all(open.splice(0).map((mailbox) => mailbox.close()));
});

describe('the API', () => {
  test('takes a message and answers as Postmark does', async () => {
    const response = await post(await start(), MESSAGE);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      To: MESSAGE.To,
      SubmittedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      MessageID: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ErrorCode: 0,
      Message: 'OK',
    });
  });

  test('answers a batch message by message', async () => {
    const mailbox = await start();
    const batch = [MESSAGE, { ...MESSAGE, To: '' }];
    const response = await post(mailbox, batch, { path: '/email/batch' });
    expect(await response.json()).toMatchObject([{ ErrorCode: 0 }, { ErrorCode: 300 }]);
    expect(await mailbox.messages()).toHaveLength(1);
  });

  test.each([
    ['without a token', MESSAGE, { 'x-postmark-server-token': '' }, 401, 10],
    ['without a JSON content type', MESSAGE, { 'content-type': 'text/plain' }, 415, 409],
    ['that is not JSON', '{', {}, 422, 402],
    ['that is not an object', '[]', {}, 422, 402],
    ['with a field that Postmark does not know', { ...MESSAGE, Text: 'x' }, {}, 422, 403],
    ['without a sender', { ...MESSAGE, From: '' }, {}, 422, 300],
    ['without a recipient', { ...MESSAGE, To: undefined }, {}, 422, 300],
    ['with a broken recipient', { ...MESSAGE, To: 'a@agentur.example, b' }, {}, 422, 300],
    ['with a broken Reply-To', { ...MESSAGE, ReplyTo: 'anna' }, {}, 422, 300],
    ['without a body', { ...MESSAGE, TextBody: '' }, {}, 422, 300],
    ['to an inactive address', { ...MESSAGE, To: 'inactive@agentur.example' }, {}, 422, 406],
  ])('refuses a message %s', async (_, message, headers, status, ErrorCode) => {
    const mailbox = await start();
    const response = await post(mailbox, message, { headers });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ ErrorCode });
    expect(await mailbox.messages()).toEqual([]);
  });

  test('takes a message of which only some recipients are inactive, and says so', async () => {
    const message = { ...MESSAGE, To: 'inactive@a.example, b@a.example' };
    const answer = await (await post(await start(), message)).json();
    expect(answer).toMatchObject({ ErrorCode: 0 });
    expect(answer.Message).toContain('inactive@a.example');
  });
});

describe('the messages', () => {
  test('are the request bodies with their time, newest first, until DELETE', async () => {
    const mailbox = await start();
    await post(mailbox, MESSAGE);
    await post(mailbox, { ...MESSAGE, Subject: 'Bestätigung' });
    expect(await mailbox.messages()).toEqual([
      { ...MESSAGE, Subject: 'Bestätigung', ReceivedAt: expect.any(String) },
      { ...MESSAGE, ReceivedAt: expect.any(String) },
    ]);
    const response = await fetch(`${mailbox.url}/messages`, { method: 'DELETE' });
    expect([response.status, await mailbox.messages()]).toEqual([204, []]);
  });

  test('cannot be read under a foreign name that points here', async () => {
    const mailbox = await start();
    const headers = { host: 'boese.example' };
    const status = await new Promise((resolve) => {
      request(`${mailbox.url}/messages`, { headers }, (answer) => resolve(answer.statusCode)).end();
    });
    expect(status).toBe(403);
  });
});

describe('a port that is taken', () => {
  test('by a mailbox is shared with it', async () => {
    const first = await start();
    const second = await start({ port: Number(new URL(first.url).port) });
    await post(second, MESSAGE);
    expect(await second.messages()).toEqual(await first.messages());
    await second.close();
    expect((await fetch(first.url)).ok).toBe(true);
  });

  test('by another program is an error that says what to do', async () => {
    const other = createServer((_, response) => response.end('anything'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(startMailbox({ port })).rejects.toThrow(`Port ${port} ist schon belegt`);
    other.close();
  });
});
