import { fieldMessages } from './answer.ts';
import { FAILURE_TITLE, REQUEST_MESSAGES } from './messages.ts';
import { type Outcome, outcomeHeaders, statusOf } from './outcome.ts';
import { fallbackPage } from './page-fallback.server.ts';
import { type PageChange, rewritePage } from './page-rewrite.server.ts';

/** Where the site's own pages come from: the binding `ASSETS` of Pages. */
export interface Assets {
  fetch: (input: URL) => Promise<Response>;
}

const PAGE_TIMEOUT_MS = 3_000;

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** `public/_headers` does not reach a function's answer; what it says about the page still holds. */
const INHERITED_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'strict-transport-security',
];

function changeFor(outcome: Outcome): PageChange {
  if (outcome.ok) return { state: 'sent', ...outcome, at: new Date() };
  if (outcome.code === 'invalid')
    return { state: 'invalid', wrong: fieldMessages(outcome.errors ?? {}) };
  return {
    state: 'failed',
    title: FAILURE_TITLE,
    text: REQUEST_MESSAGES[outcome.code],
    at: new Date(),
  };
}

/**
 * A page of the site, from the build or, in development, from the server that runs us.
 *
 * @throws where it cannot be had
 */
export async function sitePage(
  path: `/${string}`,
  requestUrl: string,
  assets: Assets | undefined,
): Promise<Response> {
  const url = new URL(path, requestUrl);
  const response = assets
    ? await assets.fetch(url)
    : await fetch(url, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) });
  const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage) throw new Error('no page');
  return response;
}

/** Headers of an answer that is a page: ours, and what the site says about `page`. */
export function pageHeaders(page?: Response): Headers {
  const headers = new Headers(HEADERS);
  for (const name of INHERITED_HEADERS) {
    const value = page?.headers.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

/**
 * The answer to a browser without JavaScript: /kontakt again, with the outcome in it and what the
 * visitor typed. Where the page cannot be had, a plain one of ours. Never throws.
 */
export async function pageAnswer(
  outcome: Outcome,
  form: URLSearchParams | undefined,
  requestUrl: string,
  assets: Assets | undefined,
): Promise<Response> {
  const change = changeFor(outcome);
  const answer = (html: string, page?: Response) => {
    const headers = pageHeaders(page);
    for (const [name, value] of Object.entries(outcomeHeaders(outcome))) headers.set(name, value);
    return new Response(html, { status: statusOf(outcome), headers });
  };
  try {
    const page = await sitePage('/kontakt', requestUrl, assets);
    return answer(await rewritePage(page, change, form).text(), page);
  } catch {
    return answer(fallbackPage(change, form));
  }
}
