import { renderToStaticMarkup } from 'react-dom/server';
import { href } from '../../../config/routes.ts';
import { escapeHtml } from '../../../lib/text.ts';
import { describeFailure } from '../form/failure.ts';
import { type FormState, FormView } from '../form/FormView.tsx';
import { fieldMessages, words } from '../words.ts';
import { answerWith, refusalText } from './answer.ts';
import { isAccepted, isConfirmed, type Result } from './outcome.ts';

/** The binding `ASSETS` of Pages, which serves the files of the site. */
export interface Assets {
  fetch: (input: URL) => Promise<Response>;
}

/**
 * The state of the form after a request.
 *
 * @param typed the values of the form; undefined if the form could not be read
 */
function stateAfter(result: Result, typed: URLSearchParams | undefined): FormState {
  const { outcome, reference } = result;
  if (isAccepted(outcome)) {
    const confirmation = isConfirmed(result);
    const kept = outcome === 'kept';
    const receipt = { reference, confirmation, kept, receivedAt: new Date() };
    return { phase: 'idle', errors: {}, receipt };
  }
  if (result.outcome === 'invalid') return { phase: 'idle', errors: fieldMessages(result.errors) };
  // There is no toast without script: the message begins with the toast's title.
  const message = `${words.toasts.failed.title}: ${refusalText(outcome)}`;
  return { phase: 'idle', errors: {}, failure: describeFailure(message, typed) };
}

/** The headers of /kontakt that the answer copies: `public/_headers` sets none for the answers of a Function. */
const INHERITED_HEADER = /-(?:policy|options|security)$/;

/** The form in the HTML of /kontakt, between the comments that `RequestColumns.astro` sets around it. */
const FORM = /<!--form-->.*<!--\/form-->/s;

/** The page around the form if /kontakt cannot be fetched. It has no styles. */
const BARE_PAGE = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(words.heading)}</title>
</head>
<!--form--><!--/form-->
</html>
`;

/** Fetches /kontakt from the build or, in development, from the server that runs the Function. Never throws. */
async function fetchContactPage(
  requestUrl: string,
  assets: Assets | undefined,
): Promise<{ html: string; headers: Record<string, string> }> {
  try {
    const url = new URL(href('contact'), requestUrl);
    const response = assets ? await assets.fetch(url) : await fetch(url);
    const html = await response.text();
    if (!response.ok || !FORM.test(html)) throw new Error('no page');
    const inherited = [...response.headers].filter(([name]) => INHERITED_HEADER.test(name));
    return { html, headers: Object.fromEntries(inherited) };
  } catch {
    return { html: BARE_PAGE, headers: {} };
  }
}

/** Tags for the head: no search engine lists the answer, and its messages have styles (`src/pages/antwort.css.ts`). */
const HEAD = '<meta name="robots" content="noindex"><link rel="stylesheet" href="/antwort.css">';

/**
 * Builds the answer to a browser without JavaScript: /kontakt again, with the outcome and what the visitor typed. The
 * form takes the place of the island, so that no script resets the values.
 */
export async function pageAnswer(
  result: Result,
  typed: URLSearchParams | undefined,
  requestUrl: string,
  assets: Assets | undefined,
): Promise<Response> {
  const { html, headers } = await fetchContactPage(requestUrl, assets);
  const { outcome } = result;
  const { title } = words.toasts[isAccepted(outcome) ? outcome : 'failed'];
  const form = renderToStaticMarkup(<FormView typed={typed} {...stateAfter(result, typed)} />);
  const answer = html
    .replace('</head>', `${HEAD}</head>`)
    .replace('<title>', () => `<title>${escapeHtml(title)} – `)
    .replace(FORM, () => form);
  return answerWith(answer, result, { 'content-type': 'text/html; charset=utf-8', ...headers });
}
