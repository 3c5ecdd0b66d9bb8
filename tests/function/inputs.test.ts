import { request } from 'node:http';
import { describe, expect } from 'vitest';
import type { StoredMessage } from '../../scripts/mailbox/server.ts';
import { REQUEST_MESSAGES } from '../../src/features/contact/messages.ts';
import { statusOf } from '../../src/features/contact/outcome.ts';
import { contactInput } from '../support/contact.ts';
import { INPUTS, type InputCase } from './cases/inputs.ts';
import { type Backend, test } from './support/backend.ts';

let backend: Backend;
test.beforeEach(async ({ backend: shared }) => {
  backend = shared;
  await backend.reset();
});

interface Answer {
  status: number;
  text: string;
}

/** Not `fetch`, which sets lengths and origins of its own. */
function send(body: InputCase['body'], headers: Record<string, string>): Promise<Answer> {
  const all = { 'content-type': 'application/json', origin: backend.site.url, ...headers };
  const given = Object.entries(all).filter(([, value]) => value !== '');
  const length = Array.isArray(body) ? undefined : Buffer.byteLength(body);
  return new Promise((resolve, reject) => {
    const outgoing = request(backend.endpoint, {
      method: 'POST',
      headers: {
        ...Object.fromEntries(given),
        ...(length !== undefined && { 'content-length': length }),
      },
    });
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
      });
    });
    outgoing.on('error', reject);
    for (const chunk of Array.isArray(body) ? body : [body]) outgoing.write(chunk);
    outgoing.end();
  });
}

const SUBJECT = /^Anfrage (?:[A-Z]\p{L}+) · [2-9A-Z]{3}-[2-9A-Z]{3}(?: · [\p{L}\p{N} -]+)?$/u;
const STACK = /\bat \S+ \(|\.ts:\d|Error:/;

/** What holds for the two messages of any request that was accepted. */
function expectTwoMessages([confirmation, team, ...more]: StoredMessage[]): void {
  expect(more).toEqual([]);
  expect(Object.keys(team ?? {}).sort()).toEqual(
    [
      ...['From', 'Headers', 'HtmlBody', 'ReceivedAt', 'ReplyTo', 'Subject', 'TextBody', 'To'],
      ...['TrackLinks', 'TrackOpens'],
    ].sort(),
  );
  expect(team).toMatchObject({
    From: 'website@agentur.example',
    To: 'team@agentur.example, team@anders.example',
    Headers: [],
  });
  expect(team?.Subject).toMatch(SUBJECT);
  expect(team?.HtmlBody).not.toMatch(/<script|<img|<b>/);
  expect(confirmation?.To).toBe(team?.ReplyTo);
  expect(JSON.stringify(confirmation)).not.toMatch(/Anna|Liste|script|opfer/);
}

async function expectAnswer(input: InputCase, { status, text }: Answer): Promise<void> {
  const { expected } = input;
  expect(text).not.toMatch(STACK);
  const messages = await backend.messages();
  if (expected === 'sent') {
    expect([status, text]).toEqual([200, expect.stringContaining('"success":true')]);
    expectTwoMessages(messages);
    return;
  }
  expect(status).toBe(statusOf({ ok: false, code: expected }));
  // The page names the fields themselves.
  if (!(expected === 'invalid' && text.startsWith('<')))
    expect(text).toContain(REQUEST_MESSAGES[expected]);
  expect(messages).toEqual([]);
}

describe.each(Object.entries(INPUTS))('%s', (_, inputs) => {
  test.each(inputs)('$name: $expected', async (input) => {
    const answer = await send(input.body, input.headers ?? {});
    await expectAnswer(input, answer);
    if (input.fields) {
      const { error } = JSON.parse(answer.text) as { error: { fields: object } };
      expect(Object.keys(error.fields)).toEqual(input.fields);
    }
    if (!input.mail) return;
    const [, team] = await backend.messages();
    const { Subject = '', ReplyTo = contactInput().email, contains = '' } = input.mail;
    expect(team?.Subject?.endsWith(Subject)).toBe(true);
    expect(team?.ReplyTo).toBe(ReplyTo);
    expect(team?.TextBody).toContain(contains);
  });
});

test('a trap that was filled in by mistake loses nothing: the form comes back without it', async () => {
  const form = new URLSearchParams({ ...formOf(contactInput()), betreff: 'autofill' });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { status, text } = await send(form.toString(), headers);
  expect(status).toBe(403);
  expect(text).toContain('Anna Beispiel');
  expect(text).not.toContain('autofill');
});

const formOf = ({ name, email, campaign_type, message }: ReturnType<typeof contactInput>) => ({
  ...{ name, email, campaign_type, message },
  agree_privacy: 'on',
});
