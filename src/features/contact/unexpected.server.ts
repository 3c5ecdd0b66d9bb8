import words from '../../content/fehler.json' with { type: 'json' };
import site from '../../content/site.json' with { type: 'json' };
import { jsonAnswer } from './answer.ts';
import { escapeHtml } from './escape.ts';
import { type Assets, pageHeaders, sitePage } from './page.server.ts';
import { bodyKind } from './request.ts';

/** Built from `pages/500.astro`. */
const PAGE = '/500';

/** Where not even the built page can be had. */
const plainPage = () => `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.title)}</title>
<h1 lang="en">${escapeHtml(words.heading)}</h1>
<p>${escapeHtml(words.text)} <a href="tel:${site.phone.uri}">${escapeHtml(site.phone.display)}</a></p>
`;

/**
 * The last resort, for an error in what answers: the error page of the site for a form post, JSON
 * for everyone else. Never throws.
 */
export async function unexpectedAnswer(
  request: Request,
  assets: Assets | undefined,
): Promise<Response> {
  if (request.method !== 'POST' || bodyKind(request.headers) !== 'form') {
    return jsonAnswer({ ok: false, code: 'not_sent' });
  }
  const page = await sitePage(PAGE, request.url, assets).catch(() => undefined);
  const html = await page?.text().catch(() => undefined);
  return new Response(html ?? plainPage(), { status: 500, headers: pageHeaders(page) });
}
