import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { FAULTS, type FaultCase } from '../function/cases/faults.ts';
import { INPUTS, type InputCase } from '../function/cases/inputs.ts';
import { statusOf } from '../../src/features/contact/outcome.ts';
import type { RequestLog } from '../../src/features/contact/log.ts';

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

const statusOfOutcome = (outcome: RequestLog['outcome']): number =>
  outcome === 'sent' ? 200 : statusOf({ ok: false, code: outcome });

function faultRow({ name, expected }: FaultCase): string[] {
  const { outcome, reason = '', tries, messages, confirmation, seconds } = expected;
  const answer = confirmation === false ? `${outcome}, no confirmation` : outcome;
  return [
    name,
    `${statusOfOutcome(outcome)} ${answer}`,
    String(tries),
    String(messages),
    seconds ? `${seconds} s` : '',
    reason && `\`${reason}\``,
  ];
}

function inputRow({ name, expected, fields }: InputCase): string[] {
  const named = fields ? `: ${fields.map((field) => `\`${field}\``).join(', ')}` : '';
  const messages = expected === 'sent' ? '2' : '0';
  return [name, `${statusOfOutcome(expected)} ${expected}${named}`, messages];
}

const HEADINGS: Record<keyof typeof INPUTS, string> = {
  TYPES: 'Fields and types',
  BYTES: 'Bodies',
  TEXTS: 'Texts',
  EMAILS: 'E-mail addresses',
  ABUSE: 'Abuse',
};

const inputs = (Object.keys(HEADINGS) as (keyof typeof INPUTS)[])
  .map(
    (name) =>
      `### ${HEADINGS[name]}\n\n${table(['what is sent', 'answer', 'messages'], INPUTS[name].map(inputRow))}`,
  )
  .join('\n\n');

/** Made of the cases that the tests in tests/function run in workerd. */
const DOCUMENT = `# The contact endpoint: what leads to what

Written by \`tests/unit/endpoint-document.test.ts\` from the cases in \`tests/function/cases/\`, which the
tests beside them run in workerd. After a change of a case
\`npx vitest run tests/unit/endpoint-document.test.ts --update\` writes it anew.

The three outcomes of a request that was valid:

- \`sent\`: the mail service has said that it took the message to the team. 200.
- \`not_sent\`: it has said that it did not, or was not there. 502; nothing lies in the mailbox.
- \`unconfirmed\`: it has said nothing that can be believed. 502, and the visitor reads that nobody
  knows. Nothing is tried again, because it could become a second message.

## Faults of the mail service

“Tries” and “messages” count the message to the team; the visitor's own follows once, after it.

${table(['fault', 'answer', 'tries', 'messages', 'takes', 'log: reason'], FAULTS.map(faultRow))}

## Input

${inputs}
`;

test('docs/endpoint.md says what the tests of the endpoint prove', async () => {
  const file = 'docs/endpoint.md';
  const text = await format(DOCUMENT, { ...(await resolveConfig(file)), filepath: file });
  await expect(text).toMatchFileSnapshot(`../../${file}`);
});
