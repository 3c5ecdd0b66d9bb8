import { escapeHtml } from './escape.ts';

/** What a message is made of; text and HTML body come from the same blocks. */
export type Block =
  | { kind: 'heading' | 'paragraph' | 'callout' | 'quote' | 'small'; text: string }
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'fields'; fields: readonly (readonly [label: string, value: string])[] };

const INK = '#11110f';
const PAPER = '#ffffff';
const SIGNAL = '#f9a28d';

/** Every colour comes with its background, so that no client's dark mode inverts only one of them. */
const STYLES = {
  page: `margin:0;padding:24px 16px;background-color:${PAPER};color:${INK};font:16px/1.5 Arial,Helvetica,sans-serif`,
  column: `max-width:600px;margin:0 auto;background-color:${PAPER};color:${INK};overflow-wrap:anywhere`,
  heading: `margin:0 0 16px;padding:0 0 12px;border-bottom:4px solid ${SIGNAL};font-size:24px;line-height:1.2;color:${INK}`,
  paragraph: 'margin:0 0 16px',
  callout: `margin:0 0 16px;padding:12px 16px;background-color:${SIGNAL};color:${INK};font-weight:bold`,
  quote: `margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid ${INK}`,
  small: `margin:24px 0 0;padding:12px 0 0;border-top:1px solid ${INK};font-size:13px`,
  fields: 'margin:0 0 16px',
  label: 'margin:0;font-size:13px',
  value: 'margin:0 0 8px;font-weight:bold',
} as const;

const multiline = (text: string) => escapeHtml(text).replaceAll('\n', '<br>\n');

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 style="${STYLES.heading}">${escapeHtml(block.text)}</h1>`;
    case 'quote':
      return `<blockquote style="${STYLES.quote}">${multiline(block.text)}</blockquote>`;
    case 'lines':
      return `<p style="${STYLES.paragraph}">${multiline(block.lines.join('\n'))}</p>`;
    case 'fields': {
      const rows = block.fields.map(
        ([label, value]) =>
          `<dt style="${STYLES.label}">${escapeHtml(label)}</dt>\n` +
          `<dd style="${STYLES.value}">${escapeHtml(value)}</dd>`,
      );
      return `<dl style="${STYLES.fields}">\n${rows.join('\n')}\n</dl>`;
    }
    default:
      return `<p style="${STYLES[block.kind]}">${escapeHtml(block.text)}</p>`;
  }
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'callout':
      return `*** ${block.text} ***`;
    case 'lines':
      return block.lines.join('\n');
    case 'fields':
      return block.fields.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'small':
      // What mail clients take for the start of a signature (RFC 3676, 4.3).
      return `-- \n${block.text}`;
    default:
      return block.text;
  }
}

export const renderText = (blocks: readonly Block[]): string =>
  `${blocks.map(blockText).join('\n\n')}\n`;

export const renderHtml = (title: string, blocks: readonly Block[]): string =>
  `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light only">
<title>${escapeHtml(title)}</title>
</head>
<body style="${STYLES.page}">
<div style="${STYLES.column}">
${blocks.map(blockHtml).join('\n')}
</div>
</body>
</html>
`;
