import { CONTACT_ENDPOINT } from '../../config/addresses.ts';
import { jsonValue } from '../../lib/text.ts';
import { type ContactEnv, isAllowedHost } from './config.ts';
import { HONEYPOT } from './fields.ts';
import type { RequestError } from './messages.ts';
import type { Refusal } from './outcome.ts';
import {
  type ContactRequest,
  formInput,
  validateContactForm,
  validateContactRequest,
} from './schema.ts';
import { withTimeout } from './timeout.ts';

/** Bytes of a body. A form post writes a letter beyond ASCII in up to nine characters, JSON in three. */
const BODY_LIMITS = { json: 32 * 1024, form: 64 * 1024 };
/** How long a body may take, in ms: half of what the page waits for the answer. */
const BODY_MS = 10_000;

const KINDS = new Map<string, 'json' | 'form'>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
]);

/** Every charset that means what `readText` reads. */
const CHARSET = /;\s*charset\s*=(?!\s*"?(?:utf-?8|us-ascii)"?\s*(?:;|$))/i;

/** By content type; `undefined` where we cannot read it. */
export function bodyKind(headers: Headers): 'json' | 'form' | undefined {
  const type = headers.get('content-type') ?? '';
  return CHARSET.test(type) ? undefined : KINDS.get(type.replace(/;.*/s, '').trim().toLowerCase());
}

/**
 * Whether a page of ours sent the request, as far as the browser says: by `Origin`, else by
 * `Sec-Fetch-Site`. A request that carries neither is refused.
 */
export function isSameOrigin({ headers, url }: Request): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  // Browsers send `null` from sandboxed frames, and from our own page under `no-referrer`.
  if (origin !== null && origin !== 'null') return origin === new URL(url).origin;
  return site === 'same-origin';
}

/** The refusals of a request before its body is read, in this order. */
function refusalOf(request: Request, env: ContactEnv): RequestError | undefined {
  const url = new URL(request.url);
  // Pages' router also takes a slash at the end and capitals, which the zone's rules do not match.
  if (url.pathname !== CONTACT_ENDPOINT) return 'not_found';
  if (!isAllowedHost(env, url)) return 'foreign_host';
  if (request.method !== 'POST') return 'method_not_allowed';
  if (!bodyKind(request.headers)) return 'unsupported_media_type';
  return isSameOrigin(request) ? undefined : 'foreign_origin';
}

type Text = { text: string } | { error: 'too_large' | 'not_json' };

/** Counts while reading, because `content-length` may be missing or wrong. */
async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit: number,
): Promise<Text> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, length] = ['', 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > limit) return { error: 'too_large' };
    text += decoder.decode(part.value, { stream: true });
  }
  return { text: text + decoder.decode() };
}

/**
 * The body as text, if it is UTF-8 of at most `limit` bytes; leaves the rest unread. A body that
 * breaks off or stops half-way counts as no JSON: its sender has left.
 */
async function readText(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Text> {
  if (!body) return { text: '' };
  const reader = body.getReader();
  const failed: Text = { error: 'not_json' };
  const read = await withTimeout(
    readAll(reader, limit).catch(() => failed),
    BODY_MS,
    failed,
  );
  if ('error' in read) void reader.cancel().catch(() => undefined);
  return read;
}

/** A body that could be read, as text. */
interface Body {
  ok: true;
  text: string;
  /** The fields of a plain form post, for the page that shows them again. */
  form?: URLSearchParams;
}

/** The body of a POST, or the first reason against it. */
export async function readContactBody(request: Request, env: ContactEnv): Promise<Body | Refusal> {
  const refusal = refusalOf(request, env);
  if (refusal) return { ok: false, code: refusal };
  const isForm = bodyKind(request.headers) === 'form';
  const body = await readText(request.body, BODY_LIMITS[isForm ? 'form' : 'json']);
  if ('error' in body) return { ok: false, code: body.error };
  return { ok: true, text: body.text, ...(isForm && { form: new URLSearchParams(body.text) }) };
}

/** The request in a body, or what is wrong with it. */
export function readContactRequest({
  text,
  form,
}: Body): { ok: true; value: ContactRequest } | Refusal {
  const input = form ? formInput(form) : jsonValue(text);
  if (input === undefined) return { ok: false, code: 'not_json' };
  const checked = form ? validateContactForm(input) : validateContactRequest(input);
  if (!checked.ok) return { ok: false, code: 'invalid', errors: checked.errors };
  // A form post must carry the consent, and `validateContactForm` has checked it. The page's script
  // checks it before it sends JSON without it. The request to the team does not contain it.
  const {
    agree_privacy: _,
    [HONEYPOT]: honeypot,
    ...value
  } = { agree_privacy: undefined, ...checked.value };
  return honeypot ? { ok: false, code: 'looks_automated' } : { ok: true, value };
}
