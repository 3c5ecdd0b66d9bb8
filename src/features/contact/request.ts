import { FILLED_IN_HEADER, looksAutomated, TRAP } from './automation.ts';
import { decodeUtf8, readBytes } from './body.ts';
import { isFromOwnPage } from './origin.ts';
import type { Refusal } from './outcome.ts';
import type { ContactForm, ContactRequest } from './schema.ts';
import { formInput, validateContactForm, validateContactRequest } from './validate.ts';

const BODY_LIMIT = 32 * 1024;

type BodyKind = 'json' | 'form';

const KINDS = new Map<string, BodyKind>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
]);

/** `form`: what a plain form post held, for the page that shows it again. */
type Reading = { form?: URLSearchParams } & ({ ok: true; value: ContactRequest } | Refusal);

/** By content type, parameters such as `charset` aside; nothing where we cannot read it. */
export function bodyKind(headers: Headers): BodyKind | undefined {
  const type = headers.get('content-type')?.split(';', 1)[0] ?? '';
  return KINDS.get(type.trim().toLowerCase());
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const trapOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && TRAP in body ? body[TRAP] : undefined;

/** The tick for the privacy statement has done its work. */
function withoutTick(value: ContactRequest | ContactForm): ContactRequest {
  const { agree_privacy: _, ...request } = { agree_privacy: undefined, ...value };
  return request;
}

const refuse = (code: Refusal['code']): Refusal => ({ ok: false, code });

/**
 * The request in a POST's body, or the first reason against it in the order of CONTRACT.md: what
 * the envelope says before what the letter says. A body that breaks off is no JSON: its sender has
 * left, and nobody has to look.
 */
export async function readContactRequest(request: Request): Promise<Reading> {
  if (request.method !== 'POST') return refuse('method_not_allowed');
  const kind = bodyKind(request.headers);
  if (!kind) return refuse('unsupported_media_type');
  const bytes = await readBytes(request.body, BODY_LIMIT).catch(() => undefined);
  if (bytes === undefined) return refuse('not_json');
  if (!bytes) return refuse('too_large');
  const text = decodeUtf8(bytes);
  const form = kind === 'form' && text !== null ? new URLSearchParams(text) : undefined;
  return { ...(form && { form }), ...judge(request, text, form) };
}

function judge(
  { headers, url }: Request,
  text: string | null,
  form: URLSearchParams | undefined,
): { ok: true; value: ContactRequest } | Refusal {
  if (!isFromOwnPage(headers, url)) return refuse('foreign_origin');
  if (text === null) return refuse('not_json');
  const input = form ? { value: formInput(form) } : parseJson(text);
  if (!input) return refuse('not_json');
  const checked = form ? validateContactForm(input.value) : validateContactRequest(input.value);
  if (!checked.ok) return { ...refuse('invalid'), errors: checked.errors };
  const trap = form ? form.get(TRAP) : trapOf(input.value);
  if (looksAutomated(checked.value, trap, headers.get(FILLED_IN_HEADER)))
    return refuse('looks_automated');
  return { ok: true, value: withoutTick(checked.value) };
}
