import colours from '../../../content/marke/farben.json' with { type: 'json' };
import { isPhone, telHref } from '../../../lib/phone.ts';
import { escapeHtml, withColon } from '../../../lib/text.ts';
import { DARK, LIGHT } from '../../../styles/colours.ts';
import mark from './mark.json' with { type: 'json' };

/** A text, or a text with a link in it. */
type Words = string | { text: string; link: string; href: string };

/** A block of a mail, as it stands in the text body and in the HTML body. Line breaks in its words are kept. */
interface Block {
  text: string;
  html: string;
}

interface Mail {
  heading: string;
  blocks: readonly Block[];
  /** The agency's name and the lines of the round stamp, above the heading. */
  letterhead?: { brand: string; stamp: readonly string[] };
}

const { ink: INK, page: PAPER, accent: SIGNAL } = colours;

/** A text colour together with its background: otherwise a program's dark mode may invert only one of them. */
const COLORS = `background-color:${PAPER};color:${INK}`;
const FONT = 'Arial,Helvetica,sans-serif';
const STYLES = {
  body: `margin:0;padding:24px 16px;font:16px/1.5 ${FONT};${COLORS}`,
  column: `max-width:600px;margin:0 auto;overflow-wrap:anywhere;${COLORS}`,
  table: 'width:100%;border-collapse:collapse;margin:0 0 24px',
  brand: `padding:0;text-align:left;vertical-align:middle;font:bold 22px/1.2 ${FONT};letter-spacing:-0.5px`,
  mark: 'margin-right:8px;border:0;vertical-align:middle',
  stampCell: 'width:108px;padding:0;vertical-align:middle',
  stamp: [
    'width:108px;height:108px;border:2px solid;border-radius:50%;border-collapse:separate',
    `box-shadow:inset 0 0 0 4px ${PAPER},inset 0 0 0 5px`,
    `text-align:center;font:11px/18px ${FONT}`,
  ].join(';'),
  day: 'font-size:16px',
  heading: `margin:0 0 20px;padding:0 0 12px;border-bottom:4px solid ${SIGNAL};font-size:24px;line-height:1.2`,
  paragraph: 'margin:0 0 16px',
  important: `margin:0 0 16px;padding:12px 16px;background-color:${SIGNAL};color:${INK};font-weight:bold`,
  quote: 'margin:0 0 20px;padding:2px 0 2px 16px;border-left:4px solid;font-size:18px',
  signature: 'margin:0 0 16px;padding:16px 0 0;border-top:1px solid;font-size:13px',
  label:
    'width:118px;padding:8px 12px 8px 0;border-top:1px solid;text-align:left;vertical-align:top;font-size:14px;hyphens:auto',
  value: 'padding:8px 0;border-top:1px solid;vertical-align:top',
  link: 'color:inherit;font-weight:bold',
} as const;

/** Styles for mail programs that know dark colours. Others show the colours above, or invert both. */
const DARK_MODE = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.paper{background-color:${DARK}!important;color:${LIGHT}!important}
.stamp{box-shadow:inset 0 0 0 4px ${DARK},inset 0 0 0 5px!important}
}`;

const html = (text: string) => escapeHtml(text).replaceAll('\n', '<br>\n');

function wordsHtml(words: Words): string {
  if (typeof words === 'string') return html(words);
  const { text, link, href } = words;
  const [before = '', ...after] = text.split(link);
  const anchor = `<a href="${escapeHtml(href)}" style="${STYLES.link}">${html(link)}</a>`;
  return `${html(before)}${anchor}${html(after.join(link))}`;
}

const wordsText = (words: Words) => (typeof words === 'string' ? words : words.text);

/** Turns a telephone number in a text into a link that calls it, unless the visitor typed something else. */
export const toCall = (text: string, phone: string): Words =>
  isPhone(phone) ? { text, link: phone, href: telHref(phone) } : text;

export const paragraph = (words: Words): Block => ({
  text: wordsText(words),
  html: `<p style="${STYLES.paragraph}">${wordsHtml(words)}</p>`,
});

export const important = (words: Words): Block => ({
  text: `*** ${wordsText(words)} ***`,
  html: `<p style="${STYLES.important}">${wordsHtml(words)}</p>`,
});

/** The facts about the sender. Two hyphens tell mail programs where the signature begins (RFC 3676, 4.3). */
export const signature = (words: string): Block => ({
  text: `-- \n${words}`,
  html: `<p style="${STYLES.signature}">${html(words)}</p>`,
});

/** The visitor's words, set off so that none of their lines can be taken for one of ours. */
export const quote = (words: string): Block => ({
  text: words.replaceAll(/^/gm, '> '),
  html: `<blockquote style="${STYLES.quote}">${html(words)}</blockquote>`,
});

const rowHtml = ([label, value]: readonly [string, string]) =>
  `<tr><th scope="row" style="${STYLES.label}">${html(label)}</th>` +
  `<td style="${STYLES.value}">${html(value)}</td></tr>`;

export const rows = (all: readonly (readonly [label: string, value: string])[]): Block => ({
  text: all.map(([label, value]) => `${withColon(label)} ${value}`).join('\n'),
  html: `<table style="${STYLES.table}">\n${all.map(rowHtml).join('\n')}\n</table>`,
});

/** The lines of the round stamp. The second one, the day, is the largest. */
const stampHtml = (lines: readonly string[]) =>
  lines
    .map((line, index) => (index === 1 ? `<b style="${STYLES.day}">${html(line)}</b>` : html(line)))
    .join('<br>');

/** The head of a mail. Its picture is attached, because mail programs do not fetch pictures unasked. */
const letterheadHtml = ({ brand, stamp }: NonNullable<Mail['letterhead']>) =>
  `<table role="presentation" style="${STYLES.table}"><tr>
<td style="${STYLES.brand}">
<img src="${mark.ContentID}" width="34" height="34" alt="" style="${STYLES.mark}">${html(brand)}
</td>
<td style="${STYLES.stampCell}">
<table role="presentation" class="stamp" style="${STYLES.stamp}"><tr><td>${stampHtml(stamp)}</td></tr></table>
</td>
</tr></table>
`;

/** Renders the text body and the HTML body of a mail from the same blocks. */
export const renderBodies = ({ heading, blocks, letterhead }: Mail) => ({
  TextBody: `${[
    ...(letterhead ? [[letterhead.brand, ...letterhead.stamp].join('\n')] : []),
    heading,
    ...blocks.map(({ text }) => text),
  ].join('\n\n')}\n`,
  HtmlBody: `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${DARK_MODE}</style>
</head>
<body class="paper" style="${STYLES.body}">
<div class="paper" style="${STYLES.column}">
${letterhead ? letterheadHtml(letterhead) : ''}<h1 style="${STYLES.heading}">${escapeHtml(heading)}</h1>
${blocks.map((block) => block.html).join('\n')}
</div>
</body>
</html>
`,
});
