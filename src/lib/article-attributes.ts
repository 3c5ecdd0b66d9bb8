import { nearest } from './nearest.ts';

const ATTRIBUTE = /([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\}))?/g;

/** What a tag gives its component; undefined where that is only known once the page is drawn. */
export function attributes(text: string): Record<string, unknown> | undefined {
  const given: Record<string, unknown> = {};
  for (const [, name = '', double, single, expression] of text.matchAll(ATTRIBUTE)) {
    given[name] = double ?? single ?? true;
    if (expression === undefined) continue;
    try {
      given[name] = JSON.parse(expression);
    } catch {
      return undefined;
    }
  }
  return given;
}

/** A component as it stands in the file, as far as needed to find it among others of its kind. */
export function tagName(name: string, given: Readonly<Record<string, unknown>>): string {
  const [attribute, value] = Object.entries(given).find(([, v]) => typeof v === 'string') ?? [];
  return attribute ? `<${name} ${attribute}="${String(value)}">` : `<${name}>`;
}

/** A source that a component names and the front matter does not have. */
export function unknownSource(name: string, sources: readonly string[]): string {
  const meant = nearest(name, sources);
  return `Angabe „quelle“: Die Quelle „${name}“ steht nicht unter „sources“ im Kopf der Datei. ${meant ? `Meintest du „${meant}“? ` : ''}Es gibt: ${sources.join(', ') || 'keine'}.`;
}
