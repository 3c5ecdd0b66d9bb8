import words from '../../content/antwortseite.json' with { type: 'json' };
import contactPage from '../../content/kontakt.json' with { type: 'json' };
import mailWords from '../../content/mail.json' with { type: 'json' };
import site from '../../content/site.json' with { type: 'json' };
import { escapeHtml } from './escape.ts';
import {
  FAILURE_TITLE,
  REQUEST_MESSAGES,
  SUCCESS_CONFIRMATION,
  SUCCESS_TEXT,
  SUCCESS_TITLE,
} from './messages.ts';
import type { PageChange } from './page-rewrite.server.ts';
import { reachText, rescueRequest } from './rescue.ts';
import { fill } from './template.ts';

const text = words.plainPage;

function message(change: PageChange, kept: boolean): { title: string; lines: string[] } {
  switch (change.state) {
    case 'sent': {
      const lines = [SUCCESS_TEXT, fill(text.reference, { reference: change.reference })];
      return {
        title: SUCCESS_TITLE,
        lines: change.confirmation ? [...lines, SUCCESS_CONFIRMATION] : lines,
      };
    }
    case 'invalid':
      return {
        title: FAILURE_TITLE,
        lines: [REQUEST_MESSAGES.invalid, ...change.wrong.map(([, reason]) => reason)],
      };
    case 'failed':
      return { title: change.title, lines: kept ? [change.text] : [change.text, text.lost] };
  }
}

function typedValues(form: URLSearchParams | undefined): string {
  const { labels } = mailWords.team;
  const fields = [
    ['name', labels.name],
    ['email', labels.email],
    ['phone', labels.phone],
    ['organization', labels.organization],
    ['message', labels.message],
  ] as const;
  const items = fields.flatMap(([field, label]) => {
    const value = form?.get(field);
    if (!value) return [];
    return [
      `<dt>${escapeHtml(label)}</dt>\n<dd style="white-space:pre-wrap">${escapeHtml(value)}</dd>`,
    ];
  });
  return items.length > 0
    ? `<h2>${escapeHtml(text.typed)}</h2>\n<dl>\n${items.join('\n')}\n</dl>`
    : '';
}

/** The telephone with its hours, and an address that brings the request along where there is one. */
function otherWays(change: PageChange, form: URLSearchParams | undefined): string {
  const failed = change.state === 'failed';
  const reach = failed ? reachText(change.at, site.openingHours, contactPage.form.rescue) : '';
  const rescue = failed && form && rescueRequest(form, contactPage.form, site.email);
  const href = rescue ? rescue.href : `mailto:${site.email}`;
  return `<p>${escapeHtml(text.phone)} <a href="tel:${site.phone.uri}">${escapeHtml(site.phone.display)}</a> ${escapeHtml(reach)}<br>
${escapeHtml(text.email)} <a href="${escapeHtml(href)}">${escapeHtml(site.email)}</a></p>`;
}

/** A page without the site's own, so that neither the outcome nor the visitor's text is lost. */
export function fallbackPage(change: PageChange, form: URLSearchParams | undefined): string {
  const { title, lines } = message(change, form !== undefined);
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
${otherWays(change, form)}
<p><a href="/kontakt">${escapeHtml(text.form)}</a></p>
${change.state === 'sent' ? '' : typedValues(form)}
</main>
</body>
</html>
`;
}
