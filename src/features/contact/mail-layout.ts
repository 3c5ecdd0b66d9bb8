import { escapeHtml } from '../../lib/text.ts';

/** A paragraph, which may have several lines; `important` ones stand out. */
type Paragraph = string | { important: string };

const [INK, PAPER, SIGNAL] = ['#11110f', '#ffffff', '#f9a28d'];

/** Every colour comes with its background, so that no client's dark mode inverts only one of them. */
const COLORS = `background-color:${PAPER};color:${INK}`;
const STYLES = {
  body: `margin:0;padding:24px 16px;font:16px/1.5 Arial,Helvetica,sans-serif;${COLORS}`,
  column: `max-width:600px;margin:0 auto;overflow-wrap:anywhere;${COLORS}`,
  heading: `margin:0 0 16px;padding:0 0 12px;border-bottom:4px solid ${SIGNAL};font-size:24px;line-height:1.2`,
  paragraph: 'margin:0 0 16px',
  important: `margin:0 0 16px;padding:12px 16px;background-color:${SIGNAL};color:${INK};font-weight:bold`,
} as const;

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>\n');

const paragraphHtml = (paragraph: Paragraph) =>
  typeof paragraph === 'string'
    ? `<p style="${STYLES.paragraph}">${lines(paragraph)}</p>`
    : `<p style="${STYLES.important}">${lines(paragraph.important)}</p>`;

const paragraphText = (paragraph: Paragraph) =>
  typeof paragraph === 'string' ? paragraph : `*** ${paragraph.important} ***`;

/** Both bodies of a message, of the same words. */
export const renderBodies = (heading: string, paragraphs: readonly Paragraph[]) => ({
  TextBody: `${[heading, ...paragraphs.map(paragraphText)].join('\n\n')}\n`,
  HtmlBody: `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light only">
<title>${escapeHtml(heading)}</title>
</head>
<body style="${STYLES.body}">
<div style="${STYLES.column}">
<h1 style="${STYLES.heading}">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraphHtml).join('\n')}
</div>
</body>
</html>
`,
});
