import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import site from '../../src/content/site.json' with { type: 'json' };
import {
  FIELD_MESSAGES,
  REQUEST_MESSAGES,
  type RequestError,
} from '../../src/features/contact/messages.ts';
import { contactInput } from '../support/contact.ts';
import { type Backend, startBackend } from './support/backend.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend?.stop());
beforeEach(() => backend.reset());

async function expectRefusal(
  response: Response,
  status: number,
  code: RequestError,
): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(await response.json()).toEqual({ error: { code, message: REQUEST_MESSAGES[code] } });
  expect(backend.attempts).toEqual([]);
}

describe('an accepted request', () => {
  test('answers 200 with the reference that stands in both messages', async () => {
    const response = await backend.post(contactInput());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const body = (await response.json()) as { reference: string };
    expect(body).toEqual({
      success: true,
      reference: expect.stringMatching(/^[2-9A-Z]{3}-[2-9A-Z]{3}$/),
      confirmation: true,
    });
    for (const { Subject } of await backend.messages()) expect(Subject).toContain(body.reference);
  });

  test('sends one message to the team and then one to the visitor', async () => {
    await backend.post(contactInput());
    const [confirmation, team, ...others] = await backend.messages();
    expect(others).toEqual([]);
    expect(team).toMatchObject({
      From: 'website@agentur.example',
      To: 'team@agentur.example, team@anders.example',
      ReplyTo: 'anna@waehler.example',
      TextBody: expect.stringContaining('Wir suchen Hilfe für den Wahlkampf.\nGern ab Mai.'),
      TrackOpens: false,
      TrackLinks: 'None',
    });
    expect(confirmation).toMatchObject({
      To: 'anna@waehler.example',
      ReplyTo: site.email,
      Headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }],
    });
    expect(JSON.stringify(confirmation)).not.toMatch(/Anna|Wir suchen/);
  });

  test('needs neither optional fields nor prefer_phone', async () => {
    const { name, email, campaign_type, message } = contactInput();
    expect((await backend.post({ name, email, campaign_type, message })).status).toBe(200);
  });

  test('may carry parameters in its content type', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
    expect((await backend.post(contactInput(), headers)).status).toBe(200);
  });

  test('has the same reference when it is sent again with the same idempotency key', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answers = [
      await backend.post(contactInput(), headers),
      await backend.post(contactInput(), headers),
    ];
    const [first, second] = (await Promise.all(answers.map((answer) => answer.json()))) as {
      reference: string;
    }[];
    expect(second?.reference).toBe(first?.reference);
  });

  test('has another reference when it is sent again without a key', async () => {
    const answers = [await backend.post(contactInput()), await backend.post(contactInput())];
    const [first, second] = (await Promise.all(answers.map((answer) => answer.json()))) as {
      reference: string;
    }[];
    expect(second?.reference).not.toBe(first?.reference);
  });
});

describe('a refused request', () => {
  test('with wrong fields answers 422 with the message of each', async () => {
    const response = await backend.post(
      contactInput({ name: 'A', email: 'anna', prefer_phone: 'ja' }),
    );
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: {
        code: 'invalid',
        message: REQUEST_MESSAGES.invalid,
        fields: {
          name: FIELD_MESSAGES.name_too_short,
          email: FIELD_MESSAGES.email_invalid,
          prefer_phone: FIELD_MESSAGES.prefer_phone_invalid,
        },
      },
    });
    expect(backend.attempts).toEqual([]);
  });

  test.each(['', '{', 'name=Anna'])('that is not JSON (%j) answers 400', async (body) => {
    await expectRefusal(await backend.post(body), 400, 'not_json');
  });

  test('that is not UTF-8 answers 400', async () => {
    const latin1 = Buffer.from(JSON.stringify(contactInput({ name: 'Jürgen' })), 'latin1');
    const response = await fetch(backend.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: backend.site.url },
      body: latin1,
    });
    await expectRefusal(response, 400, 'not_json');
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/json-seq', ''])(
    'of content type %j answers 415',
    async (type) => {
      const response = await backend.post(contactInput(), { 'content-type': type });
      await expectRefusal(response, 415, 'unsupported_media_type');
    },
  );

  test('over 32 KiB answers 413, also when its length is not announced', async () => {
    const body = JSON.stringify(contactInput({ message: 'A'.repeat(32 * 1024) }));
    await expectRefusal(await backend.post(body), 413, 'too_large');
    const unannounced = await fetch(backend.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: backend.site.url },
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit);
    await expectRefusal(unannounced, 413, 'too_large');
  });

  test('of exactly 32 KiB is read', async () => {
    const empty = JSON.stringify({ ...contactInput(), padding: '' });
    const padding = 'A'.repeat(32 * 1024 - Buffer.byteLength(empty));
    expect((await backend.post({ ...contactInput(), padding })).status).toBe(200);
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'by %s answers 405 and names the way in',
    async (method) => {
      const response = await fetch(backend.endpoint, { method });
      expect(response.headers.get('allow')).toBe('POST');
      if (method !== 'HEAD') return expectRefusal(response, 405, 'method_not_allowed');
      expect(response.status).toBe(405);
    },
  );
});

describe('a request from elsewhere answers 403', () => {
  test.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://boese.example' }],
    ['the same host on another port', { origin: 'http://127.0.0.1:1' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a frame of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister domain', { 'sec-fetch-site': 'same-site' }],
  ])('when it comes from %s', async (_, headers) => {
    await expectRefusal(await backend.post(contactInput(), headers), 403, 'foreign_origin');
  });

  test('when it does not say where it comes from', async () => {
    const response = await fetch(backend.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(contactInput()),
    });
    await expectRefusal(response, 403, 'foreign_origin');
  });
});

test('a request without an origin is served when the browser calls it same-origin', async () => {
  const response = await fetch(backend.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(contactInput()),
  });
  expect(response.status).toBe(200);
});

describe('the first objection counts', () => {
  const bad = { type: 'text/plain', origin: 'https://boese.example', large: 'x'.repeat(33 * 1024) };

  test.each<[string, number, string, Record<string, string>]>([
    ['content type before size', 415, bad.large, { 'content-type': bad.type }],
    ['size before origin', 413, bad.large, { origin: bad.origin }],
    ['origin before JSON', 403, '{', { origin: bad.origin }],
    ['JSON before fields', 400, '{', {}],
  ])('%s: %i', async (_, status, body, headers) => {
    expect((await backend.post(body, headers)).status).toBe(status);
  });
});
