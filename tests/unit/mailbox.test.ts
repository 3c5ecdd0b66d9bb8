import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test as base } from 'vitest';
import { type Mailbox, startMailbox } from '../../scripts/mailbox/server.ts';

const MESSAGE = {
  From: 'Agentur <website@agentur.example>',
  To: 'a@agentur.example, b@anders.example',
  ReplyTo: 'anna@waehler.example',
  Subject: 'Anfrage',
  TextBody: 'Text',
  TrackOpens: false,
};

const test = base.extend('mailbox', async ({}, { onCleanup }) => {
  const mailbox = await startMailbox({ port: 0 });
  onCleanup(mailbox.close);
  return mailbox;
});

const post = (mailbox: Mailbox, body: unknown, { path = '/email', headers = {} } = {}) =>
  fetch(mailbox.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-postmark-server-token': 'local', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('the API', () => {
  test('takes a message and answers as Postmark does', async ({ mailbox }) => {
    const response = await post(mailbox, MESSAGE);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      To: MESSAGE.To,
      SubmittedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      MessageID: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ErrorCode: 0,
      Message: 'OK',
    });
  });

  test('answers a batch message by message', async ({ mailbox }) => {
    const batch = [MESSAGE, { ...MESSAGE, To: '' }];
    const response = await post(mailbox, batch, { path: '/email/batch' });
    expect(await response.json()).toMatchObject([{ ErrorCode: 0 }, { ErrorCode: 300 }]);
    expect(await mailbox.messages()).toHaveLength(1);
  });

  test.for([
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
  ])('refuses a message %s', async ([, message, headers, status, ErrorCode], { mailbox }) => {
    const response = await post(mailbox, message, { headers });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ ErrorCode });
    expect(await mailbox.messages()).toEqual([]);
  });

  test('takes a message of which only some recipients are inactive, and says so', async ({
    mailbox,
  }) => {
    const message = { ...MESSAGE, To: 'inactive@a.example, b@a.example' };
    const answer = await (await post(mailbox, message)).json();
    expect(answer).toMatchObject({ ErrorCode: 0 });
    expect(answer.Message).toContain('inactive@a.example');
  });
});

describe('the messages', () => {
  test('are the request bodies with their time, newest first, until DELETE', async ({
    mailbox,
  }) => {
    await post(mailbox, MESSAGE);
    await post(mailbox, { ...MESSAGE, Subject: 'Bestätigung' });
    expect(await mailbox.messages()).toEqual([
      { ...MESSAGE, Subject: 'Bestätigung', ReceivedAt: expect.any(String) },
      { ...MESSAGE, ReceivedAt: expect.any(String) },
    ]);
    const response = await fetch(`${mailbox.url}/messages`, { method: 'DELETE' });
    expect([response.status, await mailbox.messages()]).toEqual([204, []]);
  });

  test('cannot be read under a foreign name that points here', async ({ mailbox }) => {
    const headers = { host: 'boese.example' };
    const status = await new Promise((resolve) => {
      request(`${mailbox.url}/messages`, { headers }, (answer) => resolve(answer.statusCode)).end();
    });
    expect(status).toBe(403);
  });
});

describe('a port that is taken', () => {
  test('by a mailbox is shared with it', async ({ mailbox }) => {
    const second = await startMailbox({ port: Number(new URL(mailbox.url).port) });
    await post(second, MESSAGE);
    expect(await mailbox.messages()).toHaveLength(1);
    await second.close();
    expect((await fetch(mailbox.url)).ok).toBe(true);
  });

  test('by another program is an error that says what to do', async () => {
    const other = createServer((_, response) => response.end('anything'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(startMailbox({ port })).rejects.toThrow(`Port ${port} ist schon belegt`);
    other.close();
  });
});
