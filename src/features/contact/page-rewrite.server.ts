import words from '../../content/antwortseite.json' with { type: 'json' };
import contactPage from '../../content/kontakt.json' with { type: 'json' };
import site from '../../content/site.json' with { type: 'json' };
import { stampTime } from '../../lib/format.ts';
import {
  fillWith,
  type On,
  type RewrittenElement,
  rewriteHtml,
  setText,
  unhide,
} from './rewriter.server.ts';
import type { Field } from './fields.ts';
import { reachText, rescueRequest } from './rescue.ts';

/** What the answer page shows, whichever page it is made of. */
export type PageChange =
  | { state: 'sent'; reference: string; confirmation: boolean; at: Date }
  | { state: 'invalid'; wrong: [Field, string][] }
  | { state: 'failed'; title: string; text: string; at: Date };

function putValuesBack(on: On, form: URLSearchParams): void {
  for (const name of ['name', 'email', 'phone', 'organization'] satisfies Field[]) {
    const value = form.get(name);
    if (value) on(`input[name="${name}"]`, (input) => setText(input, 'value', value));
  }
  for (const name of ['prefer_phone', 'agree_privacy'] satisfies Field[]) {
    if (form.has(name)) on(`input[name="${name}"]`, (box) => box.setAttribute('checked', ''));
  }
  const campaignType = form.get('campaign_type');
  if (campaignType) {
    on('select[name="campaign_type"] option', (option) => {
      if (option.getAttribute('value') === campaignType) option.setAttribute('selected', '');
      else option.removeAttribute('selected');
    });
  }
  // HTML parsers drop one line feed at the start of a textarea.
  const message = form.get('message')?.replace(/^\r?\n/, '\n$&');
  if (message) on('textarea[name="message"]', fillWith(message));
}

const unhideAndFocus = (element: RewrittenElement): void => {
  unhide(element);
  element.setAttribute('autofocus', '');
};

function showErrors(on: On, wrong: [Field, string][]): void {
  for (const [index, [field, message]] of wrong.entries()) {
    on(`[data-field="${field}"]`, (cell) => cell.setAttribute('data-invalid', ''));
    on(`[name="${field}"]`, (control) => {
      control.setAttribute('aria-invalid', 'true');
      if (index === 0) control.setAttribute('autofocus', '');
    });
    on(`#${field}-error`, unhide);
    on(`#${field}-error`, fillWith(message));
    on(`[data-summary-for="${field}"]`, unhide);
  }
  on('#form-summary', unhide);
}

function showSent(on: On, { reference, confirmation, at }: PageChange & { state: 'sent' }): void {
  on('#form-sent', unhideAndFocus);
  on('[data-sent-reference]', fillWith(reference));
  on('[data-sent-stamp]', unhide);
  on('[data-sent-time]', fillWith(stampTime(at)));
  if (!confirmation) on('[data-sent-confirmation]', (sentence) => sentence.remove());
}

function showRescue(on: On, form: URLSearchParams): void {
  const rescue = rescueRequest(form, contactPage.form, site.email);
  if (!rescue) return;
  on('[data-failure-rescue]', unhide);
  on('[data-failure-mail]', (link) => setText(link, 'href', rescue.href));
  on('#request-text', fillWith(rescue.text));
}

/** Without a form it could not be read: the values stand on the page before this one alone. */
function showFailure(
  on: On,
  { title, text, at }: PageChange & { state: 'failed' },
  form: URLSearchParams | undefined,
): void {
  on('#form-failure', unhideAndFocus);
  on('[data-failure-title]', fillWith(title));
  on('[data-failure-text]', fillWith(text));
  const { rescue } = contactPage.form;
  on('[data-failure-reach]', fillWith(reachText(at, site.openingHours, rescue)));
  if (form) return showRescue(on, form);
  on('[data-failure-kept]', (sentence) => sentence.remove());
  on('[data-failure-lost]', unhide);
}

/** /kontakt with the outcome in it, as plain HTML: no island wakes up and takes the values away. */
export function rewritePage(
  page: Response,
  change: PageChange,
  form: URLSearchParams | undefined,
): Response {
  return rewriteHtml(page, (on) => {
    on('astro-island', (island) => island.removeAndKeepContent());
    on('head', (head) => head.append('<meta name="robots" content="noindex">', { html: true }));
    on('head > title', (title) =>
      title.prepend(`${words.titlePrefix[change.state === 'sent' ? 'sent' : 'wrong']} `),
    );
    on('form', (element) => element.setAttribute('data-answer', change.state));
    if (change.state !== 'sent' && form) putValuesBack(on, form);
    if (change.state === 'invalid') showErrors(on, change.wrong);
    if (change.state === 'sent') showSent(on, change);
    if (change.state === 'failed') showFailure(on, change, form);
  });
}
