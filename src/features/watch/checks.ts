import assert, { AssertionError } from 'node:assert/strict';
import type { ServerClient } from 'postmark';
import { ANSWER_TIMEOUT_MS, CONTACT_ENDPOINT } from '../../config/addresses.ts';
import { href } from '../../config/routes.ts';
import { asRecord, jsonValue } from '../../lib/json.ts';
import { type ContactConfig, HEALTH_HEADER } from '../contact/endpoint/config.ts';
import { clientOf, type Server } from '../contact/mail/postmark.ts';

export interface Check {
  /** The code in alerts and in the log (docs/runbook.md). */
  code: string;
  /** Throws a German sentence without personal data if something is wrong. */
  run: () => Promise<void>;
}

/** A check that `check:live` makes, too, with a name for its line. */
interface NamedCheck extends Check {
  name: string;
}

/** The German sentence for what a check has thrown. The runtime throws its own errors if an address does not answer. */
export const sentenceOf = (error: unknown): string =>
  error instanceof AssertionError
    ? error.message
    : `es kommt keine brauchbare Antwort (${error instanceof Error ? error.name : typeof error})`;

/** Fetches an address without following redirects. */
export const get = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS), ...init });

/** The address in `Agentur <post@agentur.example>`, in small letters. */
export const addressIn = (mailbox: string): string =>
  (/<(.+)>/.exec(mailbox)?.[1] ?? mailbox).toLowerCase();

async function ask<Answer>(
  server: Server,
  question: (client: ServerClient) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await question(clientOf(server, ANSWER_TIMEOUT_MS));
  } catch {
    assert.fail('Postmark nimmt das Token nicht an oder antwortet nicht');
  }
}

const postToForm = (origin: string, body: object, headers: Record<string, string> = {}) =>
  get(origin + CONTACT_ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  });

/**
 * The checks that a usable form passes. No mail is sent.
 *
 * @param hasOutbox whether the form should have an outbox; undefined if nobody knows
 */
export const formChecks = (origin: string, hasOutbox: boolean | undefined): NamedCheck[] => [
  {
    code: 'page',
    name: 'Kontaktseite zeigt das Formular',
    run: async () => {
      const response = await get(origin + href('contact'));
      assert(response.status === 200, `die Seite antwortet mit ${response.status}`);
      const hasForm = (await response.text()).includes(`action="${CONTACT_ENDPOINT}"`);
      assert(hasForm, 'auf der Seite ist kein Formular');
    },
  },
  {
    code: 'endpoint',
    name: 'Formular-Schnittstelle prüft Anfragen und hat ihre Einstellungen',
    run: async () => {
      const { status, headers } = await postToForm(origin, {});
      assert(
        status === 422,
        `die Schnittstelle antwortet auf eine leere Anfrage mit ${status} statt 422`,
      );
      const [outbox, ...faulty] = (headers.get(HEALTH_HEADER) ?? '').split(' ');
      assert(outbox !== '', 'die Schnittstelle sagt nicht, wie es um ihre Einstellungen steht');
      assert(faulty.length === 0, `in Pages fehlt oder ist unbrauchbar: ${faulty.join(', ')}`);
      const isAsMeant = hasOutbox === undefined || hasOutbox === (outbox === 'outbox');
      assert(
        isAsMeant,
        `die Schnittstelle hat ${hasOutbox ? 'keinen' : 'einen'} Postausgang (OUTBOX)`,
      );
    },
  },
];

/** The checks that ask Postmark about its servers and the team's inboxes. Nothing is sent. */
export function mailChecks({ token, confirmationToken, apiUrl, to }: ContactConfig): NamedCheck[] {
  const serverCheck = (code: string, name: string, own: string): NamedCheck => ({
    code,
    name: `Postmark-Server für ${name} ist gültig und „Live“`,
    run: async () => {
      const server = await ask({ token: own, apiUrl }, (client) => client.getServer());
      const kind = server.DeliveryType;
      assert(kind === 'Live', `der Postmark-Server ist „${kind}“ und stellt nichts zu`);
    },
  });
  const suppressedCheck: NamedCheck = {
    code: 'suppressed',
    name: 'Kein Postfach des Teams ist gesperrt',
    run: async () => {
      const { Suppressions } = await ask({ token, apiUrl }, (client) =>
        client.getSuppressions('outbound'),
      );
      const suppressed = Suppressions.map(({ EmailAddress }) => addressIn(EmailAddress));
      const { length } = to.filter((mailbox) => suppressed.includes(addressIn(mailbox)));
      assert(length === 0, `Postmark sendet an ${length} von ${to.length} nichts mehr`);
    },
  };
  const hasTwo = confirmationToken !== undefined && confirmationToken !== token;
  return [
    serverCheck('postmark_team', 'Anfragen', token),
    ...(hasTwo ? [serverCheck('postmark_visitor', 'Bestätigungen', confirmationToken)] : []),
    suppressedCheck,
  ];
}

/**
 * Sends a test request through the public form. It is JSON, which counts as consented, and leaves out what is optional.
 *
 * @param sender the name of the program that sends, for the text of the request
 * @throws if the request was not accepted
 */
export async function sendTestRequest(
  origin: string,
  { key, email, sender }: { key: string; email: string; sender: string },
): Promise<{ reference: string; confirmation: boolean }> {
  const body = {
    // The name stands in the subject of the mail, so that a mail rule can file the request.
    name: `Testanfrage ${sender}`,
    email,
    campaign_type: 'other',
    message: `Das ist eine Testanfrage von „${sender}“. Bitte nichts tun.`,
  };
  const response = await postToForm(origin, body, { 'idempotency-key': key });
  const text = await response.text();
  const { reference, confirmation } = asRecord(jsonValue(text));
  const isAccepted = response.status === 200 && typeof reference === 'string';
  assert(isAccepted, `${response.status} ${text.slice(0, 300)}`);
  return { reference, confirmation: confirmation === true };
}

/** Asks whether the mail to the team has reached at least one inbox. */
export const deliveryCheck = (reference: string, { token, apiUrl }: ContactConfig): Check => ({
  code: 'undelivered',
  run: async () => {
    const details = await ask({ token, apiUrl }, async (client) => {
      // Postmark filters by one field of the metadata, and the confirmation has the same reference.
      const filter = { count: 100, offset: 0, metadata_reference: reference };
      const { Messages } = await client.getOutboundMessages(filter);
      const found = Messages.find(({ Metadata }) => Metadata?.['side'] === 'team');
      return found && client.getOutboundMessageDetails(found.MessageID);
    });
    assert(details, 'Postmark kennt die Testanfrage nicht');
    assert(!details.Sandboxed, 'der Postmark-Server ist „Sandbox“ und stellt nichts zu');
    assert(
      details.MessageEvents.some(({ Type }) => Type === 'Delivered'),
      'Postmark hat die Testanfrage angenommen, aber noch keinem Postfach übergeben',
    );
  },
});
