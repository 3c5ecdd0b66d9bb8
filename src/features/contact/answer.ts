import { FIELD_MESSAGES, REQUEST_MESSAGES } from './messages.ts';
import { type Outcome, outcomeHeaders, statusOf } from './outcome.ts';
import { type Field, type FieldErrors, FIELDS } from './fields.ts';

/** Wrong fields with their sentences, in the order of the form. */
export const fieldMessages = (errors: FieldErrors): [Field, string][] =>
  FIELDS.flatMap((field): [Field, string][] => {
    const error = errors[field];
    return error ? [[field, FIELD_MESSAGES[error]]] : [];
  });

function body(outcome: Outcome): object {
  if (outcome.ok) {
    const { reference, confirmation } = outcome;
    return { success: true, reference, confirmation };
  }
  const { code, errors } = outcome;
  const fields = errors && { fields: Object.fromEntries(fieldMessages(errors)) };
  return { error: { code, message: REQUEST_MESSAGES[code], ...fields } };
}

/** The answer to the page's script (CONTRACT.md, The contact endpoint). */
export function jsonAnswer(outcome: Outcome): Response {
  const headers = new Headers({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...outcomeHeaders(outcome),
  });
  return new Response(JSON.stringify(body(outcome)), { status: statusOf(outcome), headers });
}
