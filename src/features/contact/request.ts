import { CONTACT_ENDPOINT } from '../../config/addresses.ts';
import { jsonValue } from '../../lib/text.ts';
import { type ContactEnv, isAllowedHost } from './config.ts';
import type { Refusal, RefusalCode } from './outcome.ts';
import { type ContactRequest, formInput, isCaught, validateContact } from './request-schema.ts';

/** The largest body, in bytes. A form post writes a letter beyond ASCII in up to nine characters, JSON in three. */
const BODY_LIMITS = { json: 32 * 1024, form: 64 * 1024 };

/** The kind of a request's body by its content type; undefined where we cannot read it. */
export function bodyKind(headers: Headers): 'json' | 'form' | undefined {
  const type = headers.get('content-type')?.replace(/;.*/s, '').trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

/**
 * Whether a page of ours sent the request, as far as the browser says: by `Origin`, else by
 * `Sec-Fetch-Site`. A request that carries neither is refused.
 */
function isSameOrigin({ headers, url }: Request): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  // Browsers send `null` from sandboxed frames, and from our own page under `no-referrer`.
  if (origin !== null && origin !== 'null') return origin === new URL(url).origin;
  return site === 'same-origin';
}

/** The first reason to refuse a request before its body is read. */
function headError(request: Request, env: ContactEnv): RefusalCode | undefined {
  const url = new URL(request.url);
  // Pages' router also takes a slash at the end and capitals, which the zone's rules do not match.
  if (url.pathname !== CONTACT_ENDPOINT) return 'not_found';
  if (!isAllowedHost(env, url)) return 'foreign_host';
  if (request.method !== 'POST') return 'method_not_allowed';
  if (!bodyKind(request.headers)) return 'unsupported_media_type';
  return isSameOrigin(request) ? undefined : 'foreign_origin';
}

/**
 * Reads a body of at most `limit` bytes as UTF-8. Bytes are counted while they are read, because
 * `content-length` may be missing or wrong; the rest of a body that is too long stays unread.
 */
async function readText(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<{ text: string } | { error: 'too_large' | 'not_json' }> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, length] = ['', 0];
  try {
    for await (const part of body ?? []) {
      length += part.byteLength;
      if (length > limit) return { error: 'too_large' };
      text += decoder.decode(part, { stream: true });
    }
    return { text: text + decoder.decode() };
  } catch {
    // The body is not UTF-8, or it breaks off because its sender has left.
    return { error: 'not_json' };
  }
}

/** A body that could be read, as text. */
interface Body {
  ok: true;
  text: string;
  /** The fields of a plain form post, so that the answer can show them again. */
  form?: URLSearchParams;
}

/** Reads the body of a POST, or returns the first reason to refuse the request. */
export async function readContactBody(request: Request, env: ContactEnv): Promise<Body | Refusal> {
  const code = headError(request, env);
  if (code) return { ok: false, code };
  const isForm = bodyKind(request.headers) === 'form';
  const body = await readText(request.body, BODY_LIMITS[isForm ? 'form' : 'json']);
  if ('error' in body) return { ok: false, code: body.error };
  return { ok: true, text: body.text, ...(isForm && { form: new URLSearchParams(body.text) }) };
}

/**
 * Reads the request in a body, or says what is wrong with it. A form post must carry the consent; the page's
 * script checks it before it sends JSON without it.
 */
export function readContactRequest({
  text,
  form,
}: Body): { ok: true; value: ContactRequest } | Refusal {
  const input = form ? formInput(form) : jsonValue(text);
  if (input === undefined) return { ok: false, code: 'not_json' };
  if (isCaught(input)) return { ok: false, code: 'looks_automated' };
  const checked = validateContact(form ? input : { ...Object(input), agree_privacy: true });
  return checked.ok ? checked : { ok: false, code: 'invalid', errors: checked.errors };
}
