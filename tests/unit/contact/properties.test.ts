import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onRequest } from '../../../functions/api/send-contact-email.ts';
import site from '../../../src/content/site.json' with { type: 'json' };
import { EMAIL } from '../../../src/features/contact/email.ts';
import { CAMPAIGN_TYPES } from '../../../src/features/contact/fields.ts';
import { composeMails } from '../../../src/features/contact/mail.ts';
import { rescueRequest } from '../../../src/features/contact/rescue.ts';
import contactPage from '../../../src/content/kontakt.json' with { type: 'json' };
import { validateContactRequest } from '../../../src/features/contact/validate.ts';
import { normalizeLine, normalizeText } from '../../../src/lib/text.ts';

/** The same inputs in each run; `numRuns` keeps the whole file within seconds. */
const RUNS = { seed: 20261121, numRuns: 400 };

const ENDPOINT = 'https://stimmbezirk.example/api/send-contact-email';
const TEAM = ['team@agentur.example', 'team@anders.example'];
const FROM = 'Agentur <website@agentur.example>';

/** Any text, lone surrogates too, with what attackers like to put in the middle. */
const nasty = fc.constantFrom(
  ...['\r\nBcc: opfer@waehler.example', '\u0000', '\u202e', '\u200b', '\ud800', '<script>'],
  ...[
    '{reference}',
    '{name}',
    '"',
    "'",
    ',',
    ';',
    '<a@b.example>',
    '&lt;',
    '%0d%0a',
    '\u2028',
    'u\u200b\u0308',
  ],
);
const anyText = fc
  .array(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), nasty), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''));
const anyValue = fc.oneof(anyText, fc.jsonValue());
const email = fc.oneof(
  fc.constantFrom('anna@waehler.example', 'anna+1@müller.example', "o'hara@a.example"),
  fc.tuple(anyText, fc.constant('@waehler.example')).map((parts) => parts.join('')),
);
const type = fc.constantFrom(...CAMPAIGN_TYPES);

/** Mostly valid, so that the mails are reached, and as strange as it can be. */
const anyRequest = fc.record(
  {
    name: anyText.map((text) => `Anna ${text}`),
    email,
    phone: anyText,
    organization: anyText,
    campaign_type: type,
    message: anyText.map((text) => `Eine Nachricht: ${text}`),
    prefer_phone: fc.boolean(),
  },
  { requiredKeys: ['name', 'email', 'campaign_type', 'message'] },
);

let logged: string[];

beforeEach(() => {
  logged = [];
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: string) => void logged.push(line));
  }
});
afterEach(() => void vi.unstubAllGlobals());

interface Sent {
  To: string;
  ReplyTo: string;
  Subject: string;
}

/** A mail service that takes everything. */
function takeMail(): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)) as Sent);
    return Promise.resolve(Response.json({ ErrorCode: 0, MessageID: 'a' }));
  });
  return sent;
}

const call = (body: BodyInit, headers: Record<string, string>) =>
  onRequest({
    request: new Request(ENDPOINT, { method: 'POST', headers, body }),
    env: { POSTMARK_SERVER_TOKEN: 'secret', CONTACT_TO: TEAM.join(','), CONTACT_FROM: FROM },
    waitUntil: () => undefined,
  });

const OWN = { origin: 'https://stimmbezirk.example' };
const STATUSES = [200, 400, 403, 413, 415, 422, 502];
/** An error's text or the line of a stack, as engines write them. */
const LEAK = /\bat .+:\d+:\d+|\bError\b|node_modules|src\/features/;

async function expectCalm(response: Response): Promise<void> {
  expect(STATUSES).toContain(response.status);
  const text = await response.text();
  expect(JSON.parse(text)).toBeTypeOf('object');
  expect(text).not.toMatch(LEAK);
  // Only what nobody expected is logged by an error's name.
  expect(logged.pop()).not.toMatch(/"reason":"\w*Error"/);
}

describe('no input makes the Function throw or leak a stack', () => {
  test('any bytes', async () => {
    takeMail();
    const types = fc.constantFrom('application/json', 'text/plain', '', 'application/json; x=');
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), types, async (bytes, contentType) => {
        const headers = { ...OWN, ...(contentType && { 'content-type': contentType }) };
        await expectCalm(await call(bytes as Uint8Array<ArrayBuffer>, headers));
      }),
      RUNS,
    );
  });

  test('any JSON, also in place of fields', async () => {
    takeMail();
    const body = fc.oneof(
      fc.json(),
      fc.dictionary(fc.string(), anyValue).map((value) => JSON.stringify(value)),
      fc
        .record({ name: anyValue, email: anyValue, message: anyValue, betreff: anyValue })
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        await expectCalm(await call(text, { ...OWN, 'content-type': 'application/json' }));
      }),
      RUNS,
    );
  });

  test('any key, address and time in the headers', async () => {
    takeMail();
    const header = fc.string({
      unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
    });
    const names = ['idempotency-key', 'cf-connecting-ip', 'x-form-filled-in', 'sec-fetch-site'];
    await fc.assert(
      fc.asyncProperty(anyRequest, fc.constantFrom(...names), header, async (value, name, text) => {
        const headers = { ...OWN, 'content-type': 'application/json', [name]: text };
        await expectCalm(await call(JSON.stringify(value), headers));
      }),
      RUNS,
    );
  });
});

describe('no input composes a message with other headers than the intended ones', () => {
  const SUBJECT = /^Anfrage \p{L}+ · K7F-2MP(?: · [\p{L}\p{N} -]{1,60})?$/u;

  test('what is composed', () => {
    let composed = 0;
    fc.assert(
      fc.property(anyRequest, (value) => {
        const checked = validateContactRequest(value);
        if (!checked.ok) return;
        composed += 1;
        const context = {
          reference: 'K7F-2MP',
          receivedAt: new Date(0),
          site,
          to: TEAM,
          from: FROM,
        };
        const { team, confirmation } = composeMails(checked.value, context);
        expect(team).toMatchObject({ from: FROM, to: TEAM, headers: {} });
        expect(team.subject).toMatch(SUBJECT);
        expect(team.replyTo).toMatch(EMAIL);
        expect(confirmation.to).toEqual([team.replyTo]);
        const { to: _, ...rest } = confirmation;
        const { to: __, ...other } = composeMails(
          { ...checked.value, name: 'Bo', message: 'Etwas anderes', email: 'b@c.example' },
          context,
        ).confirmation;
        expect(rest).toEqual(other);
      }),
      RUNS,
    );
    expect(composed).toBeGreaterThan(RUNS.numRuns / 4);
  });

  test('what leaves', async () => {
    const sent = takeMail();
    await fc.assert(
      fc.asyncProperty(anyRequest, async (value) => {
        sent.length = 0;
        const headers = { ...OWN, 'content-type': 'application/json' };
        const { status } = await call(JSON.stringify(value), headers);
        expect(sent).toHaveLength(status === 200 ? 2 : 0);
        const [team, confirmation] = sent;
        if (!team || !confirmation) return;
        expect(Object.keys(team)).toEqual(Object.keys(confirmation));
        expect(team.To).toBe(TEAM.join(', '));
        expect([team.ReplyTo, confirmation.To]).toEqual([confirmation.To, team.ReplyTo]);
        for (const line of [team.ReplyTo, team.Subject]) expect(line).not.toMatch(/\p{Cc}/u);
      }),
      RUNS,
    );
  });

  test('what the visitor may send by hand', () => {
    fc.assert(
      fc.property(anyText, anyText, (name, message) => {
        const data = new URLSearchParams({ name: `A${name}`, message });
        const { href = '' } = rescueRequest(data, contactPage.form, 'a@b.example') ?? {};
        expect(href).toMatch(/^mailto:a@b\.example\?subject=[\w%.!~*'()-]+&body=[\w%.!~*'()-]+$/);
        expect(href.length).toBeLessThanOrEqual(2_000);
      }),
      RUNS,
    );
  });
});

describe('normalisation', () => {
  test.each([
    ['one line', normalizeLine],
    ['several lines', normalizeText],
  ])('of %s is done after one time', (_, normalize) => {
    fc.assert(
      fc.property(anyText, (value) => {
        expect(normalize(normalize(value))).toBe(normalize(value));
      }),
      RUNS,
    );
  });
});
