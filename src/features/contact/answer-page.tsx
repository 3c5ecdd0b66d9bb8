import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml } from '../../lib/text.ts';
import { describeFailure } from './failure.ts';
import { FormView } from './form/FormView.tsx';
import { answerWith, type Outcome, refusalText } from './outcome.ts';
import { fieldMessages, FORM } from './words.ts';

/** The binding `ASSETS` of Pages, which serves the files of the site. */
export interface Assets {
  fetch: (input: URL) => Promise<Response>;
}

/**
 * Renders the form with an outcome in it.
 *
 * @param typed the values of the form; undefined where it could not be read
 */
function renderForm(outcome: Outcome, typed: URLSearchParams | undefined): string {
  if (outcome.ok) {
    const { code, reference, confirmation } = outcome;
    const receipt = { reference, confirmation, kept: code === 'kept', receivedAt: new Date() };
    return renderToStaticMarkup(<FormView typed={typed} errors={{}} receipt={receipt} />);
  }
  const { code, errors } = outcome;
  // With script a toast names the title.
  const message = `${FORM.toasts.failed.title}: ${refusalText(code)}`;
  const failure = code === 'invalid' ? undefined : describeFailure(message, typed);
  return renderToStaticMarkup(
    <FormView typed={typed} errors={fieldMessages(errors)} failure={failure} />,
  );
}

const PAGE_TIMEOUT_MS = 3_000;

/** The headers of the page that the answer takes over, because `public/_headers` does not reach a Function's answer. */
const INHERITED_HEADER = /-(?:policy|options|security)$/;

/** A page for the form where /kontakt cannot be fetched: without styles, but with every word. */
const BARE_PAGE = `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(FORM.heading)}</title></head><astro-island></astro-island></html>`;

/** Fetches /kontakt from the build or, in development, from the server that runs us. Never throws. */
async function fetchContactPage(
  requestUrl: string,
  assets: Assets | undefined,
): Promise<{ html: string; headers: Record<string, string> }> {
  try {
    const url = new URL('/kontakt', requestUrl);
    const response = assets
      ? await assets.fetch(url)
      : await fetch(url, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) });
    const html = await response.text();
    if (!response.ok || !html.includes('<astro-island')) throw new Error('no page');
    const inherited = [...response.headers].filter(([name]) => INHERITED_HEADER.test(name));
    return { html, headers: Object.fromEntries(inherited) };
  } catch {
    return { html: BARE_PAGE, headers: {} };
  }
}

/** Tags for the head: no search engine lists the answer, and the outcome has its styles (`src/pages/antwort.css.ts`). */
const HEAD = '<meta name="robots" content="noindex"><link rel="stylesheet" href="/antwort.css">';

/**
 * Builds the answer to a browser without JavaScript: /kontakt again, with the outcome and what the visitor typed.
 * The form stands in the place of the island, without which no script resets the values. Never throws.
 */
export async function pageAnswer(
  outcome: Outcome,
  typed: URLSearchParams | undefined,
  requestUrl: string,
  assets: Assets | undefined,
): Promise<Response> {
  const { html, headers } = await fetchContactPage(requestUrl, assets);
  const { title } = FORM.toasts[outcome.ok ? outcome.code : 'failed'];
  const answer = html
    .replace('</head>', `${HEAD}</head>`)
    .replace('<title>', () => `<title>${escapeHtml(title)} – `)
    .replace(/<astro-island.*<\/astro-island>/s, () => renderForm(outcome, typed));
  return answerWith(answer, outcome, { 'content-type': 'text/html; charset=utf-8', ...headers });
}
