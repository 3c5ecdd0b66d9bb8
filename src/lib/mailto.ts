/** Encodes a text for a mailto link. Line breaks become CRLF (RFC 6068, 5). */
const encodeMailText = (text: string): string =>
  encodeURIComponent(text.toWellFormed().replace(/\r\n?|\n/g, '\r\n'));

/** The most characters of a link: Windows opens no mail program for a longer one. */
export const LONGEST_MAILTO = 2_000;

/**
 * A link that begins an e-mail.
 *
 * @param address empty if the visitor chooses whom to write to
 * @param subject plain text, as the body
 */
export function mailto(address: string, subject = '', body = ''): string {
  const at = address.lastIndexOf('@');
  // A `?` before the @ would begin the link's own fields: more recipients, another text.
  const to = `${encodeURIComponent(address.slice(0, at))}${address.slice(at)}`;
  const query = Object.entries({ subject, body })
    .filter(([, text]) => text)
    .map(([name, text]) => `${name}=${encodeMailText(text)}`)
    .join('&');
  return query ? `mailto:${to}?${query}` : `mailto:${to}`;
}
