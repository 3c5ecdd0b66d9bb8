import * as z from 'zod/mini';
import { CONTACT_ENDPOINT } from '../../config/addresses.ts';
import { jsonValue } from '../../lib/text.ts';
import { CONTACT_FIELDS, contactRule, type FieldRule } from '../../schemas/contact-fields.ts';
import type { ContactConfig } from '../contact/config.ts';
import { deliveriesOf, kindOf, suppressedOf } from './questions.ts';

/** A question about the form, which the Worker asks every 15 minutes and `check:live` when it is run. */
export interface Check {
  /** For alerts and the log: docs/runbook.md. */
  code: string;
  /** For people who run `check:live`. */
  name: string;
  /** Throws a sentence in German, without personal data, where something is wrong; may add a detail. */
  run: () => Promise<string | undefined>;
}

const TIMEOUT_MS = 15_000;

/** The beginning of the name in a marked request: it stands in the subject, where a rule can file it. */
const TEST_NAME = 'Testanfrage';

/** Throws a sentence for a check that does not hold. */
export function assert(holds: boolean, problem: string): asserts holds {
  if (!holds) throw new Error(problem);
}

/** Asks for an address, and follows no redirect. */
export const get = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });

const post = (origin: string, body: object, headers: Record<string, string> = {}) =>
  get(origin + CONTACT_ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  });

/** The checks that a usable form passes. No mail is sent. */
export const formChecks = (origin: string): Check[] => [
  {
    code: 'page',
    name: 'Kontaktseite zeigt das Formular',
    run: async () => {
      const response = await get(`${origin}/kontakt`);
      assert(response.status === 200, `die Seite antwortet mit ${response.status}`);
      const hasForm = (await response.text()).includes(`action="${CONTACT_ENDPOINT}"`);
      assert(hasForm, 'auf der Seite ist kein Formular');
      return undefined;
    },
  },
  {
    code: 'endpoint',
    name: 'Formular-Schnittstelle prüft Anfragen',
    run: async () => {
      const { status } = await post(origin, {});
      assert(status === 422, `sie antwortet auf eine leere Anfrage mit ${status} statt 422`);
      return undefined;
    },
  },
];

/** Each Postmark server that sends our messages, by its token. */
const serversOf = ({ token, confirmationToken, apiUrl }: ContactConfig) => [
  { side: 'team', name: 'Anfragen', server: { token, apiUrl } },
  ...(confirmationToken && confirmationToken !== token
    ? [{ side: 'visitor', name: 'Bestätigungen', server: { token: confirmationToken, apiUrl } }]
    : []),
];

/** Postmark's answers about its servers and the team's inboxes. Nothing is sent. */
export const mailChecks = (config: ContactConfig): Check[] => [
  ...serversOf(config).map(({ side, name, server }): Check => ({
    code: `postmark_${side}`,
    name: `Postmark-Server für ${name} ist gültig und „Live“`,
    run: async () => {
      const kind = await kindOf(server);
      assert(kind !== undefined, 'Postmark nimmt das Token nicht an oder antwortet nicht');
      assert(kind === 'Live', `er ist „${kind}“ und stellt nichts zu`);
      return undefined;
    },
  })),
  {
    code: 'suppressed',
    name: 'Kein Postfach des Teams ist gesperrt',
    run: async () => {
      const { to, token, apiUrl } = config;
      const count = await suppressedOf(to, { token, apiUrl });
      assert(count !== undefined, 'Postmark nennt die gesperrten Adressen nicht');
      assert(count === 0, `Postmark sendet an ${count} von ${to.length} nichts mehr`);
      return undefined;
    },
  },
];

const acceptedSchema = z.object({ success: z.literal(true), reference: z.string() });

/**
 * Sends a request through the public form that is marked as a test.
 *
 * @param sender who asks, for the message
 * @returns its reference. Throws where it was not accepted.
 */
export async function sendTestRequest(
  origin: string,
  { key, email, sender }: { key: string; email: string; sender: string },
): Promise<string> {
  const name = `${TEST_NAME} ${sender}`;
  const values: Record<FieldRule['kind'], string | undefined> = {
    ...{ name, email, line: name, tel: '000000', election: 'other' },
    text: `Das ist eine Testanfrage von „${sender}“. Bitte nichts tun.`,
    ...{ tick: undefined, consent: undefined },
  };
  const required = CONTACT_FIELDS.filter((field) => contactRule(field).required);
  const body = Object.fromEntries(
    required.map((field) => [field, values[contactRule(field).kind]]),
  );
  const response = await post(origin, body, { 'idempotency-key': key });
  const text = await response.text();
  const accepted = acceptedSchema.safeParse(jsonValue(text));
  assert(response.status === 200 && accepted.success, `${response.status} ${text.slice(0, 300)}`);
  return accepted.data.reference;
}

/** Whether the team's message of a request has reached at least one inbox. */
export const deliveryCheck = (
  marks: { reference: string },
  { token, apiUrl }: ContactConfig,
): Check => ({
  code: 'undelivered',
  name: 'Testanfrage ist zugestellt',
  run: async () => {
    const count = await deliveriesOf({ ...marks, side: 'team' }, { token, apiUrl });
    assert(count !== undefined, 'Postmark kennt sie nicht oder antwortet nicht');
    assert(count > 0, 'Postmark hat sie angenommen, aber noch keinem Postfach übergeben');
    return undefined;
  },
});
