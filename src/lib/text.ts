const HTML_ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an HTML element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => HTML_ESCAPES[character] ?? character);

/** Text without soft hyphens, which search engines and feed readers display. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '');

/** A label before its value, such as `Name:`; a question needs no colon. */
export function withColon(label: string): string {
  const words = withoutSoftHyphens(label);
  return /[?.!:]$/.test(words) ? words : `${words}:`;
}

/**
 * Puts values in the `{placeholders}` of an editor's sentence. One pass: a value that itself reads like a placeholder
 * stays as it is. An unknown placeholder stays visible.
 */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );

/** The sentences of a headline, each of which gets a line of its own. */
export const sentences = (headline: string): string[] => headline.split(/(?<=[.?!]) /);
