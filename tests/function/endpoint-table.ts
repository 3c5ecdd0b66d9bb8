/** Prints what the contact endpoint answers, from the faults that faults.test.ts plays in workerd. */
import { FAULTS, type FaultCase } from './cases/faults.ts';
import { REQUEST_MESSAGES, type RequestError } from '../../src/features/contact/messages.ts';
import { statusOf } from '../../src/features/contact/outcome.ts';

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const statusOfError = (code: RequestError) => String(statusOf({ ok: false, code }));

function faultRow({ name, expected }: FaultCase): string[] {
  const { outcome, reason = '', tries, messages, confirmation, seconds } = expected;
  const status = outcome === 'sent' ? '200' : statusOfError(outcome);
  const answer = confirmation === false ? `${outcome}, no confirmation` : outcome;
  const takes = seconds ? `${seconds} s` : '';
  const log = reason && `\`${reason}\``;
  return [name, `${status} ${answer}`, String(tries), String(messages), takes, log];
}

const refusals = (Object.keys(REQUEST_MESSAGES) as RequestError[]).map((code) => [
  statusOfError(code),
  `\`${code}\``,
  REQUEST_MESSAGES[code],
]);

console.log(`# The contact endpoint: what leads to what

The three outcomes of a request that was valid:

- \`sent\`: the mail service has said that it took the message to the team. 200.
- \`not_sent\`: it has said that it did not, or was not there. 502; nothing lies in the mailbox.
- \`unconfirmed\`: it has said nothing that can be believed. 502, and the visitor reads that nobody
  knows. Nothing is tried again, because it could become a second message.

## Faults of the mail service

“Tries” and “messages” count the message to the team; the visitor's own follows once, after it.

${table(['fault', 'answer', 'tries', 'messages', 'takes', 'log: reason'], FAULTS.map(faultRow))}

## Refusals

With \`invalid\` the field \`fields\` names each wrong field and what to do about it.

${table(['status', 'code', 'what the visitor reads'], refusals)}`);
