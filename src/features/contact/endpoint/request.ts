import { CONTACT_ENDPOINT } from '../../../config/addresses.ts';
import { asRecord, jsonValue } from '../../../lib/json.ts';
import { CONSENT, type ContactRequest } from '../fields.ts';
import { formInput, isHoneypotFilled, validateContact } from '../request-schema.ts';
import { type ContactEnv, isAllowedHost } from './config.ts';
import type { Result, Unchecked } from './outcome.ts';

/** The largest body, in bytes. A form post writes a letter beyond ASCII in up to nine characters, JSON in three. */
const MAX_BYTES = { json: 32 * 1024, form: 64 * 1024 };

/** The kind of a request's body by its content type; undefined for a type that we cannot read. */
export function bodyKind(headers: Headers): 'json' | 'form' | undefined {
  const type = headers.get('content-type')?.replace(/;.*/s, '').trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

/**
 * Whether a page of this site sent the request, which the browser says by `Origin` or by `Sec-Fetch-Site`. A request
 * without both counts as foreign.
 */
function isSameOrigin({ headers, url }: Request): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  // Browsers send `null` from sandboxed frames, and from our own page under `no-referrer`.
  if (origin !== null && origin !== 'null') return origin === new URL(url).origin;
  return site === 'same-origin';
}

/** The first reason to refuse a request by its address or its method. */
function headError(request: Request, env: ContactEnv): Unchecked | undefined {
  const url = new URL(request.url);
  // The router of Pages also takes a slash at the end and capitals. The domain's rules do not match such an address.
  if (url.pathname !== CONTACT_ENDPOINT) return 'not_found';
  if (!isAllowedHost(env, url)) return 'foreign_host';
  return request.method === 'POST' ? undefined : 'method_not_allowed';
}

/**
 * Reads a body of at most `maxBytes` as UTF-8. Bytes are counted while they are read, because `content-length` may
 * be missing or wrong; the rest of a body that is too long stays unread.
 */
async function readText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<{ text: string } | { error: 'too_large' | 'not_json' }> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, length] = ['', 0];
  try {
    for await (const part of body ?? []) {
      length += part.byteLength;
      if (length > maxBytes) return { error: 'too_large' };
      text += decoder.decode(part, { stream: true });
    }
    return { text: text + decoder.decode() };
  } catch {
    // The body is not UTF-8, or it breaks off because its sender has left.
    return { error: 'not_json' };
  }
}

/** A request that was read: valid, or refused. */
type Reading = ({ valid: ContactRequest } | { refusal: Result }) & {
  /** The fields of a plain form post, so that the answer can show them again. */
  form?: URLSearchParams | undefined;
};

/**
 * Reads a request, or says why it is refused. A form post must carry the consent. JSON never carries it and counts as
 * consented, because the page's script sends nothing without the tick. So the consent proves no more than that the
 * site's own form was used (docs/decisions/0002-answer-page.md).
 */
export async function readContact(request: Request, env: ContactEnv): Promise<Reading> {
  const code = headError(request, env);
  if (code) return { refusal: { outcome: code } };
  const kind = bodyKind(request.headers);
  if (!kind) return { refusal: { outcome: 'unsupported_media_type' } };
  if (!isSameOrigin(request)) return { refusal: { outcome: 'foreign_origin' } };
  const body = await readText(request.body, MAX_BYTES[kind]);
  if ('error' in body) return { refusal: { outcome: body.error } };
  const form = kind === 'form' ? new URLSearchParams(body.text) : undefined;
  const input = form ? formInput(form) : jsonValue(body.text);
  if (input === undefined) return { refusal: { outcome: 'not_json' } };
  if (isHoneypotFilled(input)) return { form, refusal: { outcome: 'looks_automated' } };
  const checked = validateContact(form ? input : { ...asRecord(input), [CONSENT]: true });
  if (checked.ok) return { form, valid: checked.value };
  return { form, refusal: { outcome: 'invalid', errors: checked.errors } };
}
