import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import contactPage from '../../../src/content/kontakt.json' with { type: 'json' };
import mailWords from '../../../src/content/mail.json' with { type: 'json' };
import { emailFallback } from '../../../src/features/contact/email-fallback.ts';
import { CAMPAIGN_TYPE_LABELS, CAMPAIGN_TYPES } from '../../../src/config/elections.ts';
import { requiredValues } from '../../support/contact.ts';
import { fill } from '../../../src/lib/text.ts';
import { startEndpoint } from './support/endpoint.ts';

/** The same inputs in each run. */
const RUNS = { seed: 20261121, numRuns: 200 };

const TEAM = 'team@agentur.example, team@anders.example';
const FROM = 'Agentur <website@agentur.example>';

/** Texts that attackers like to put in the middle of another, lone surrogates too. */
const nasty = fc.constantFrom(
  ...['\r\nBcc: opfer@waehler.example', '%0d%0a', '<script>', '&lt;', '<a@b.example>'],
  ...['\u0000', '\u202e', '\u200b', '\u200d', '\ud800', '\u2028', 'u\u200b\u0308'],
  ...['{reference}', '"', "'", ',', ';'],
);
const anyText = fc
  .array(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), nasty), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''));

/** Mostly valid, so that mails leave, and as strange as it can be. */
const anyRequest = fc
  .record(
    {
      name: anyText.map((text) => `Anna ${text}`),
      email: fc.oneof(
        fc.constantFrom('anna@waehler.example', 'anna+1@müller.example', "o'hara@a.example"),
        anyText.map((text) => `${text}@waehler.example`),
      ),
      phone: anyText,
      organization: anyText,
      campaign_type: fc.constantFrom(...CAMPAIGN_TYPES),
      message: anyText.map((text) => `Eine Nachricht: ${text}`),
      prefer_phone: fc.boolean(),
    },
    { requiredKeys: ['name', 'email', 'campaign_type', 'message'] },
  )
  .map((values) => ({ ...requiredValues(), ...values }));

const anyBody = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
  fc.json(),
  fc.dictionary(fc.string(), fc.jsonValue()),
  anyRequest,
);
const anyHeader = fc.dictionary(
  fc.constantFrom('content-type', 'idempotency-key', 'cf-connecting-ip', 'sec-fetch-site'),
  fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)) }),
  { maxKeys: 1 },
);

/** An error's text or the line of a stack, as engines write them. */
const LEAK = /\bat .+:\d+:\d+|\bError\b|node_modules|src\/features/;

afterEach(() => void vi.unstubAllGlobals());

test('no input makes the Function throw or leak a stack', async () => {
  const { call, logged } = await startEndpoint();
  await fc.assert(
    fc.asyncProperty(anyBody, anyHeader, async (body, headers) => {
      const response = await call(body, headers);
      expect([200, 400, 403, 413, 415, 422]).toContain(response.status);
      expect(await response.text()).not.toMatch(LEAK);
      // Only what nobody expected is logged by an error's name.
      expect(JSON.stringify(logged.pop())).not.toMatch(/"reason":"\w*Error"/);
    }),
    { ...RUNS, numRuns: 500 },
  );
});

test('no input sends a message with other headers than the intended ones', async () => {
  const NAMED = /^(?: · [\p{L}\p{M}\p{N} -]{1,120})?$/u;
  const { call, messages } = await startEndpoint({ CONTACT_TO: TEAM, CONTACT_FROM: FROM });
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(anyRequest, async (value) => {
      messages.length = 0;
      const response = await call(value);
      const { status } = response;
      const { reference } = (await response.json()) as { reference?: string };
      expect(messages).toHaveLength(status === 200 ? 2 : 0);
      const [team, confirmation] = messages;
      if (!team || !confirmation) return;
      accepted += 1;
      expect(team).toMatchObject({ From: FROM, To: TEAM, Headers: [] });
      const campaignType = CAMPAIGN_TYPE_LABELS[value.campaign_type];
      const start = fill(mailWords.team.subject, { campaignType, reference: reference ?? '' });
      expect(team.Subject.slice(0, start.length)).toBe(start);
      expect(team.Subject.slice(start.length)).toMatch(NAMED);
      expect(team.ReplyTo).toMatch(/^[^\s@,;<>"]+@[a-z\d.-]+$/i);
      expect([confirmation.From, confirmation.To]).toEqual([FROM, team.ReplyTo]);
      expect(Object.keys(team)).toEqual(Object.keys(confirmation));
    }),
    RUNS,
  );
  expect(accepted).toBeGreaterThan(RUNS.numRuns / 4);
});

test('no input adds to the address that a visitor may send an e-mail to', () => {
  fc.assert(
    fc.property(anyText, anyText, (name, message) => {
      const data = new URLSearchParams({ name: `A${name}`, message });
      const { href = '' } = emailFallback(data, contactPage.form, 'a@b.example') ?? {};
      expect(href).toMatch(/^mailto:a@b\.example\?subject=[\w%.!~*'()-]+&body=[\w%.!~*'()-]+$/);
      expect(href.length).toBeLessThanOrEqual(2_000);
    }),
    RUNS,
  );
});
