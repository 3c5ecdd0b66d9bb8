export interface AtomEntry {
  url: string;
  title: string;
  summary: string;
  updated: Date;
  published?: Date | undefined;
  /** Who wrote it, if not the author of the feed. */
  author?: string | undefined;
  keywords: readonly string[];
}

export interface AtomFeed {
  url: string;
  home: string;
  title: string;
  author: string;
  entries: readonly AtomEntry[];
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** What XML 1.0 forbids even as an entity. */
// eslint-disable-next-line no-control-regex -- control characters are what this removes
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text for an element or a quoted attribute; soft hyphens go, because readers show them. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\u00ad', '')
    .replace(FORBIDDEN, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const entryXml = ({
  url,
  title,
  summary,
  updated,
  published,
  author,
  keywords,
}: AtomEntry): string =>
  [
    '  <entry>',
    `    <id>${escapeXml(url)}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <link href="${escapeXml(url)}"/>`,
    `    <updated>${updated.toISOString()}</updated>`,
    ...(published ? [`    <published>${published.toISOString()}</published>`] : []),
    ...(author ? [`    <author><name>${escapeXml(author)}</name></author>`] : []),
    `    <summary>${escapeXml(summary)}</summary>`,
    ...keywords.map((keyword) => `    <category term="${escapeXml(keyword)}"/>`),
    '  </entry>',
  ].join('\n');

/** An Atom feed (RFC 4287). Its date is that of its newest entry, so that a build changes nothing. */
export function atomFeed({ url, home, title, author, entries }: AtomFeed): string {
  const newest = Math.max(0, ...entries.map(({ updated }) => updated.getTime()));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">',
    `  <id>${escapeXml(url)}</id>`,
    `  <title>${escapeXml(title)}</title>`,
    `  <link rel="self" href="${escapeXml(url)}"/>`,
    `  <link href="${escapeXml(home)}"/>`,
    `  <author><name>${escapeXml(author)}</name></author>`,
    `  <updated>${new Date(newest).toISOString()}</updated>`,
    ...entries.map(entryXml),
    '</feed>',
    '',
  ].join('\n');
}
