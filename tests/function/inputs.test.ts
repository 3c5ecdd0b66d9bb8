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

const inChunks = (chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start: (stream) => {
      for (const chunk of chunks) stream.enqueue(Buffer.from(chunk));
      stream.close();
    },
  });

/** Sends the body as bytes: to a text `fetch` would add a content type. */
async function send(body: InputCase['body'], changes: InputCase['headers']): Promise<Answer> {
  const all = { 'content-type': 'application/json', origin: backend.site.url, ...changes };
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: Object.entries(all).filter(([, value]) => value !== ''),
    body: Array.isArray(body) ? inChunks(body) : Buffer.from(body),
    duplex: 'half',
  };
  const response = await fetch(backend.endpoint, init);
  return { status: response.status, text: await response.text() };
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
    const answer = await send(input.body, input.headers);
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
