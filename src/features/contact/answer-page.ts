import words from '../../content/antwortseite.json' with { type: 'json' };
import contactPage from '../../content/kontakt.json' with { type: 'json' };
import site from '../../content/site.json' with { type: 'json' };
import { stampTime } from '../../lib/format.ts';
import { partSelector } from './answer-parts.ts';
import { emailFallback, reachText } from './email-fallback.ts';
import { type ContactField, CONTACT_FIELDS, fieldMessages, contactRule } from './contact-fields.ts';
import { FAILURE_TITLE, KEPT_TEXT, KEPT_TITLE, SUCCESS_TEXT, SUCCESS_TITLE } from './messages.ts';
import { type Accepted, type Outcome, outcomeHeaders, refusalText, statusOf } from './outcome.ts';

/** Where the site's own pages come from: the binding `ASSETS` of Pages. */
export interface Assets {
  fetch: (input: URL) => Promise<Response>;
}

type Attributes = Pick<Element, 'getAttribute' | 'setAttribute' | 'removeAttribute' | 'remove'>;

/** The part of workerd's `Element` in use here. */
interface RewrittenElement extends Attributes {
  setInnerContent(content: string): void;
  append(content: string, options: { html: boolean }): void;
  prepend(content: string): void;
  removeAndKeepContent(): void;
}

/** workerd's streaming rewriter; TypeScript's DOM types do not know it. */
declare class HTMLRewriter {
  on(selector: string, handlers: { element(element: RewrittenElement): void }): this;
  transform(response: Response): Response;
}

/** The changes to every element that a selector matches, in this order. */
type Change = [selector: string, handle: (element: RewrittenElement) => void];

const show = (selector: string): Change => [selector, (e) => e.removeAttribute('hidden')];
const remove = (selector: string): Change => [selector, (e) => e.remove()];
const text = (selector: string, content: string): Change => [
  selector,
  (e) => e.setInnerContent(content),
];
/** The rewriter escapes quotes in an attribute, but no ampersand: a typed `&lt;` would become `<`. */
const attribute = (selector: string, name: string, value = ''): Change => [
  selector,
  (e) => e.setAttribute(name, value.replaceAll('&', '&amp;')),
];

/** The visitor's value, in the control of its kind. */
function putValueBack(field: ContactField, form: URLSearchParams): Change[] {
  const value = form.get(field) ?? '';
  switch (contactRule(field).kind) {
    case 'tick':
    case 'consent':
      return form.has(field) ? [attribute(`input[name="${field}"]`, 'checked')] : [];
    case 'election': {
      const choose = (option: RewrittenElement) => {
        if (option.getAttribute('value') === value) option.setAttribute('selected', '');
      };
      return [[`select[name="${field}"] option`, choose]];
    }
    case 'text':
      // HTML parsers drop one line feed at the start of a textarea.
      return [text(`textarea[name="${field}"]`, value.replace(/^\r?\n/, '\n$&'))];
    default:
      return [attribute(`input[name="${field}"]`, 'value', value)];
  }
}

const at = partSelector;

const showErrors = (wrong: [ContactField, string][]): Change[] => [
  show(at('summary')),
  ...wrong.flatMap(([field, message], index) => [
    attribute(`[name="${field}"]`, 'aria-invalid', 'true'),
    ...(index === 0 ? [attribute(`[name="${field}"]`, 'autofocus')] : []),
    show(`#${field}-error`),
    text(`#${field}-error`, message),
    show(`[data-summary-for="${field}"]`),
  ]),
];

const showSent = ({ reference, confirmation, kept }: Accepted): Change[] => [
  show(at('sent')),
  attribute(at('sent'), 'autofocus'),
  text(at('reference'), reference),
  ...(kept
    ? [
        text(at('sentHeading'), contactPage.form.next.kept.heading),
        remove(at('next')),
        show(at('kept')),
      ]
    : [show(at('stamp')), text(at('stampTime'), stampTime(new Date()))]),
  ...(confirmation ? [] : [remove(at('confirmation'))]),
];

/** Without a form it could not be read: the values stand on the page before this one alone. */
function showFailure(message: string, form: URLSearchParams | undefined): Change[] {
  const texts = contactPage.form;
  const fallback = form && emailFallback(form, texts, site.email);
  return [
    show(at('failure')),
    attribute(at('failure'), 'autofocus'),
    text(at('failureTitle'), FAILURE_TITLE),
    text(at('failureText'), message),
    text(at('reach'), reachText(new Date(), site.openingHours, texts.fallback)),
    ...(form ? [] : [remove(at('wordsKept')), show(at('wordsLost'))]),
    ...(fallback
      ? [
          show(at('fallback')),
          attribute(at('fallbackMail'), 'href', fallback.href),
          text(at('fallbackText'), fallback.text),
        ]
      : []),
  ];
}

/** What /kontakt needs to show an outcome and what the visitor typed. */
function changesFor(outcome: Outcome, form: URLSearchParams | undefined): Change[] {
  if (outcome.ok) return showSent(outcome);
  const errors = fieldMessages(outcome.errors);
  const notices =
    outcome.code === 'invalid' ? showErrors(errors) : showFailure(refusalText(outcome.code), form);
  return [
    ...(form ? CONTACT_FIELDS.flatMap((field) => putValueBack(field, form)) : []),
    ...notices,
  ];
}

/** /kontakt with the outcome in it, as plain HTML: no island hydrates and resets the values. */
function rewritePage(
  page: Response,
  outcome: Outcome,
  form: URLSearchParams | undefined,
): Response {
  const prefix = words.titlePrefix[outcome.ok ? (outcome.kept ? 'kept' : 'sent') : 'wrong'];
  const state = outcome.ok ? 'sent' : outcome.code === 'invalid' ? 'invalid' : 'failed';
  const changes: Change[] = [
    ['astro-island', (e) => e.removeAndKeepContent()],
    ['head', (e) => e.append('<meta name="robots" content="noindex">', { html: true })],
    ['head > title', (e) => e.prepend(`${prefix} `)],
    attribute('form', 'data-answer', state),
    ...changesFor(outcome, form),
  ];
  const rewriter = new HTMLRewriter();
  for (const [selector, element] of changes) rewriter.on(selector, { element });
  return rewriter.transform(page);
}

/** In place of the page, so that neither the outcome nor the visitor's message is lost. */
function plainText(outcome: Outcome, form: URLSearchParams | undefined): string {
  const lines = outcome.ok
    ? [
        ...(outcome.kept ? [KEPT_TITLE, KEPT_TEXT] : [SUCCESS_TITLE, SUCCESS_TEXT]),
        outcome.reference,
      ]
    : [FAILURE_TITLE, refusalText(outcome.code), form?.get('message') ?? ''];
  const errors = outcome.ok ? [] : fieldMessages(outcome.errors).map(([, text]) => text);
  return [...lines, ...errors, site.phone, site.email].filter(Boolean).join('\n\n');
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
const INHERITED_HEADER = /-(?:policy|security)$/;

/** /kontakt, from the build or, in development, from the server that runs us. Throws without it. */
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
 * The answer to a browser without JavaScript: /kontakt again, with the outcome in it and what the
 * visitor typed. Where the page cannot be had, its words as plain text. Never throws.
 */
export async function pageAnswer(
  outcome: Outcome,
  form: URLSearchParams | undefined,
  requestUrl: string,
  assets: Assets | undefined,
): Promise<Response> {
  const headers = new Headers({ ...HEADERS, ...outcomeHeaders(outcome) });
  const answer = (body: string) => new Response(body, { status: statusOf(outcome), headers });
  try {
    const page = await fetchContactPage(requestUrl, assets);
    const html = await rewritePage(page, outcome, form).text();
    for (const [name, value] of page.headers) {
      if (INHERITED_HEADER.test(name)) headers.set(name, value);
    }
    return answer(html);
  } catch {
    headers.set('content-type', 'text/plain; charset=utf-8');
    return answer(plainText(outcome, form));
  }
}
