import { nearest } from './nearest.ts';

export interface Rules {
  /** Names of the components that an article may use. */
  components: readonly string[];
  /** Components that stand directly in another one only. */
  parents: Readonly<Record<string, string | undefined>>;
  /** Whether a file exists; the path is as written in the article. */
  exists: (path: string) => boolean;
}

const FRONT_MATTER = /^---\n[^]*?\n---/;
const CODE = /^(```+|~~~+)[^]*?^\1|`[^`\n]*`|\{\/\*[^]*?\*\/\}/gm;
const TAG = /<(\/?)([A-Z][\w.]*)((?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'{}])*?)(\/?)>/g;
const PICTURE = /!\[([^\]]*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g;

/** The text with a part taken out and every line still at its place. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

function* tagProblems(text: string, rules: Rules): Generator<[number, string]> {
  const open: { name: string; at: number }[] = [];
  for (const { 1: closing, 2: name = '', 4: selfClosing, index } of text.matchAll(TAG)) {
    if (closing) {
      const last = open.pop();
      if (last?.name === name) continue;
      yield [
        index,
        `</${name}> schließt nichts. Offen ist ${last ? `<${last.name}>` : 'keine Komponente'}.`,
      ];
      return;
    }
    if (!rules.components.includes(name)) {
      const meant = nearest(name, rules.components);
      yield [
        index,
        `Die Komponente <${name}> gibt es nicht. ${meant ? `Meintest du <${meant}>? ` : ''}Es gibt: ${rules.components.join(', ')}.`,
      ];
    }
    const parent = rules.parents[name];
    if (parent && open.at(-1)?.name !== parent) {
      yield [index, `<${name}> steht allein. Es gehört zwischen <${parent}> und </${parent}>.`];
    }
    if (!selfClosing) open.push({ name, at: index });
  }
  for (const { name, at } of open) {
    yield [at, `<${name}> wird nicht geschlossen. Am Ende fehlt </${name}>.`];
  }
}

function* pictureProblems(text: string, rules: Rules): Generator<[number, string]> {
  for (const { 1: alt = '', 2: path = '', index } of text.matchAll(PICTURE)) {
    if (!alt.trim()) {
      yield [index, `Dem Bild „${path}“ fehlt der Alternativtext: ![Was zu sehen ist](${path})`];
    }
    if (!path.startsWith('./')) {
      yield [
        index,
        `Das Bild „${path}“ muss neben dem Artikel liegen und mit ./ beginnen, zum Beispiel ./plakat.png`,
      ];
    } else if (!rules.exists(path)) {
      yield [
        index,
        `Das Bild „${path}“ fehlt. Leg die Datei neben den Artikel oder berichtige den Namen.`,
      ];
    }
  }
}

/**
 * What in the text of an article would break the page: unknown or misplaced components, pictures
 * that are missing or say nothing to those who cannot see them. One sentence each, with its line.
 */
export function bodyProblems(source: string, rules: Rules): string[] {
  const text = source.replaceAll('\r\n', '\n').replace(FRONT_MATTER, blank).replaceAll(CODE, blank);
  const lineOf = (index: number) => text.slice(0, index).split('\n').length;
  return [...tagProblems(text, rules), ...pictureProblems(text, rules)]
    .sort(([a], [b]) => a - b)
    .map(([index, problem]) => `Zeile ${lineOf(index)}: ${problem}`);
}
