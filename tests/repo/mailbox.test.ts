import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base, vi } from 'vitest';
import { type Mailbox, startMailbox } from '../../scripts/mailbox/server.ts';

const MESSAGE = {
  From: 'Agentur <website@agentur.example>',
  To: 'a@agentur.example, b@anders.example',
  ReplyTo: 'anna@waehler.example',
  Subject: 'Anfrage',
  TextBody: 'Text',
};

const test = base.extend('mailbox', async ({}, { onCleanup }) => {
  const mailbox = await startMailbox({ port: 0 });
  onCleanup(mailbox.close);
  return mailbox;
});

const post = ({ url }: Mailbox, body: unknown, { token = 'local', path = '/email' } = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-postmark-server-token': token },
    body: JSON.stringify(body),
  });

test('messages are listed, the newest first, until they are deleted', async ({ mailbox }) => {
  const first = await post(mailbox, MESSAGE);
  expect(await first.json()).toMatchObject({ ErrorCode: 0, MessageID: expect.any(String) });
  await post(mailbox, { ...MESSAGE, Subject: 'Bestätigung' });
  expect(await mailbox.messages()).toEqual([
    { ...MESSAGE, Subject: 'Bestätigung', ReceivedAt: expect.any(String) },
    { ...MESSAGE, ReceivedAt: expect.any(String) },
  ]);
  await fetch(`${mailbox.url}/messages`, { method: 'DELETE' });
  expect(await mailbox.messages()).toEqual([]);
});

test('a batch is answered and taken message by message', async ({ mailbox }) => {
  const batch = [MESSAGE, { ...MESSAGE, ReplyTo: 'anna' }];
  const answer = await post(mailbox, batch, { path: '/email/batch' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject([{ ErrorCode: 0, Message: 'OK' }, { ErrorCode: 300 }]);
  expect(await mailbox.messages()).toMatchObject([MESSAGE]);
});

test.for([
  ['without a token', MESSAGE, '', 401, 10],
  ['that is not an object', [], 'local', 422, 402],
  ['with a field that Postmark does not know', { ...MESSAGE, Text: 'x' }, 'local', 422, 403],
  ['with a broken Reply-To', { ...MESSAGE, ReplyTo: 'anna' }, 'local', 422, 300],
] as const)('a message %s is refused as by Postmark', async (refused, { mailbox }) => {
  const [, message, token, status, ErrorCode] = refused;
  const response = await post(mailbox, message, { token });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ ErrorCode });
  expect(await mailbox.messages()).toEqual([]);
});

test('messages cannot be read under a foreign name that points here', async ({ mailbox }) => {
  const { port } = new URL(mailbox.url);
  const status = await new Promise((resolve) => {
    const options = { port, path: '/messages', headers: { host: 'boese.example' } };
    request(options, (answer) => resolve(answer.statusCode)).end();
  });
  expect(status).toBe(403);
});

test('the mailbox refuses messages for as long as it is asked to', async ({ mailbox }) => {
  await mailbox.refuse(60);
  expect((await post(mailbox, MESSAGE)).status).toBe(503);
  vi.setSystemTime(Date.now() + 61_000);
  expect((await post(mailbox, MESSAGE)).status).toBe(200);
  vi.useRealTimers();
});

test('a mailbox shares its port with another mailbox, but not with another program', async ({
  mailbox,
}) => {
  const second = await startMailbox({ port: Number(new URL(mailbox.url).port) });
  await post(second, MESSAGE);
  expect(await mailbox.messages()).toHaveLength(1);
  await second.close();
  expect((await fetch(mailbox.url)).ok).toBe(true);
  const other = createServer((_, response) => response.end('anything'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(startMailbox({ port })).rejects.toThrow(`Port ${port} ist schon belegt`);
  other.close();
});
