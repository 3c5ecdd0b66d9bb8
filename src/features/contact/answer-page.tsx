import { renderToStaticMarkup } from 'react-dom/server';
import { describeFailure } from './failure.ts';
import { FormView } from './form/FormView.tsx';
import { answerWith, type Outcome, refusalText } from './outcome.ts';
import { AGENCY, fieldMessages, FORM } from './words.ts';

/** The binding `ASSETS` of Pages, which serves the files of the site. */
export interface Assets {
  fetch: (input: URL) => Promise<Response>;
}

/** The part of workerd's `Element` that is used here. */
interface RewrittenElement {
  append(content: string, options: { html: boolean }): void;
  prepend(content: string): void;
  replace(content: string, options: { html: boolean }): void;
}

/** workerd's streaming rewriter, which TypeScript's DOM types do not know. */
declare class HTMLRewriter {
  on(selector: string, handlers: { element(element: RewrittenElement): void }): this;
  transform(response: Response): Response;
}

/**
 * Renders the form with an outcome in it.
 *
 * @param typed the values of the form; undefined where it could not be read
 */
function renderForm(outcome: Outcome, typed: URLSearchParams | undefined): string {
  const receipt = outcome.ok ? { kept: false, ...outcome, receivedAt: new Date() } : undefined;
  const errors = outcome.ok ? {} : fieldMessages(outcome.errors);
  const failure =
    outcome.ok || outcome.code === 'invalid'
      ? undefined
      : describeFailure(refusalText(outcome.code), typed);
  return renderToStaticMarkup(
    <FormView isAnswer typed={typed} errors={errors} failure={failure} receipt={receipt} />,
  );
}

/** Tags for the head: no search engine lists the answer, and the outcome has its styles (`src/pages/antwort.css.ts`). */
const HEAD = '<meta name="robots" content="noindex"><link rel="stylesheet" href="/antwort.css">';

/** Puts the form with the outcome in the place of the island. Without the island no script resets the values. */
function rewritePage(page: Response, outcome: Outcome, form: string): Response {
  const { sent, kept, failed } = FORM.toasts;
  const { title: prefix } = outcome.ok ? (outcome.kept ? kept : sent) : failed;
  return new HTMLRewriter()
    .on('head', {
      element: (head) => head.append(HEAD, { html: true }),
    })
    .on('head > title', { element: (title) => title.prepend(`${prefix} – `) })
    .on('astro-island', { element: (island) => island.replace(form, { html: true }) })
    .transform(page);
}

/** The answer as plain text, for when the page cannot be fetched: neither the outcome nor the message is lost. */
function plainText(outcome: Outcome, typed: URLSearchParams | undefined): string {
  const { sent, kept, failed } = FORM.toasts;
  const said = outcome.ok && outcome.kept ? kept : sent;
  const lines = outcome.ok
    ? [said.title, said.text, outcome.reference]
    : [
        failed.title,
        refusalText(outcome.code),
        typed?.get('message'),
        ...Object.values(fieldMessages(outcome.errors)),
      ];
  return [...lines, AGENCY.phone, AGENCY.email].filter(Boolean).join('\n\n');
}

const PAGE_TIMEOUT_MS = 3_000;

/** The headers of the page that the answer takes over, because `public/_headers` does not reach a Function's answer. */
const INHERITED_HEADER = /-(?:policy|options|security)$/;

/** Fetches /kontakt from the build or, in development, from the server that runs us. Throws where there is no page. */
async function fetchContactPage(requestUrl: string, assets: Assets | undefined): Promise<Response> {
  const url = new URL('/kontakt', requestUrl);
  const response = assets
    ? await assets.fetch(url)
    : await fetch(url, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) });
  const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage) throw new Error('no page');
  return response;
}

/**
 * Builds the answer to a browser without JavaScript: /kontakt again, with the outcome and what the visitor
 * typed, or plain text where the page cannot be fetched. Never throws.
 */
export async function pageAnswer(
  outcome: Outcome,
  typed: URLSearchParams | undefined,
  requestUrl: string,
  assets: Assets | undefined,
): Promise<Response> {
  const headers: Record<string, string> = { 'content-type': 'text/html; charset=utf-8' };
  try {
    const page = await fetchContactPage(requestUrl, assets);
    const html = await rewritePage(page, outcome, renderForm(outcome, typed)).text();
    for (const [name, value] of page.headers) {
      if (INHERITED_HEADER.test(name)) headers[name] = value;
    }
    return answerWith(html, outcome, headers);
  } catch {
    headers['content-type'] = 'text/plain; charset=utf-8';
    return answerWith(plainText(outcome, typed), outcome, headers);
  }
}
