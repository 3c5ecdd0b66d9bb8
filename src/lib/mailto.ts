/** A link that begins an e-mail; the subject is plain text. */
export function mailto(address: string, subject?: string): string {
  const at = address.lastIndexOf('@');
  // A `?` before the @ would begin the link's own fields: more recipients, another text.
  const href = `mailto:${encodeURIComponent(address.slice(0, at))}${address.slice(at)}`;
  return subject ? `${href}?subject=${encodeURIComponent(subject)}` : href;
}
