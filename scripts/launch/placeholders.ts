import { isRecord, valuesIn } from '../../src/content-reader/json.ts';
import { parseMdx } from '../../src/content-reader/documents.ts';
import { placeholdersSchema } from '../../src/schemas/placeholders.ts';
import {
  asRead,
  type Checkout,
  contentFiles,
  type Finding,
  type Group,
  linesOf,
  type Passage,
  SITE,
  strings,
} from './checkout.ts';

/** The one list of words that no published text may hold. */
export const PLACEHOLDERS = 'src/content/platzhalter.json';

/** The questions for people, and the word in brackets that says who can answer one. */
export const QUESTIONS = 'docs/zu-bestaetigen.md';
const MARKS: Record<string, Group> = {
  Angabe: 'facts',
  Entscheidung: 'decisions',
  Anwältin: 'lawyer',
  Technik: 'technology',
};

/** Matches the listed words, the longest first, each with what an address has before it. */
function patternOf(words: readonly string[]): RegExp {
  const escaped = words
    .map(asRead)
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[^\p{L}\d ]/gu, '\\$&'));
  return new RegExp(`[^\\s"'„“()<>]*(?:${escaped.join('|')})`, 'g');
}

/** The entries of a file that are marked as invented, and the texts outside of them. */
function readContent(checkout: Checkout, file: string): { marked: Finding[]; texts: Passage[] } {
  const source = checkout.text(file);
  const isJson = file.endsWith('.json');
  const data: unknown = isJson ? JSON.parse(source) : parseMdx(file, source).data;
  const values = [...valuesIn(data)];
  const invented = values.filter(([, value]) => isRecord(value) && value['invented'] === true);
  const marked = invented.map(([path, entry]): Finding => {
    const [name] = isRecord(entry) ? strings(entry['name'] ?? Object.values(entry)) : [];
    const place = `${file}, Feld ${[...path, 'invented'].join('.')}`;
    return {
      who: 'facts',
      place,
      text: `„${name}“ ist noch als erfunden angekreuzt. Ersetze alle Angaben; stimmen sie, nimm das Häkchen weg.`,
    };
  });
  const isOutside = (path: readonly PropertyKey[]) =>
    !invented.some(([top]) => top.every((key, index) => key === path[index]));
  if (!isJson) return { marked, texts: isOutside([]) ? linesOf(file, source) : [] };
  const texts = values.flatMap(([path, text]) =>
    typeof text === 'string' && isOutside(path)
      ? { place: `${file}, Feld ${path.join('.')}`, text }
      : [],
  );
  return { marked, texts };
}

/** Rule: entries that are marked as invented, and listed words in all other texts. */
export function findPlaceholders(checkout: Checkout): Finding[] {
  const { words } = placeholdersSchema.parse(JSON.parse(checkout.text(PLACEHOLDERS)));
  const pattern = patternOf(words);
  // The values of site.json are on every page, so they come first.
  const files = [SITE, ...contentFiles(checkout)].filter((file) => file !== PLACEHOLDERS);
  return [...new Set(files)].flatMap((file) => {
    const { marked, texts } = readContent(checkout, file);
    const found = texts.flatMap(({ place, text }) => {
      const values = new Set(words.length > 0 ? asRead(text).match(pattern) : []);
      return [...values].map((value): Finding => ({
        ...{ who: 'facts', place, text: `Ersetze „${value}“.` },
      }));
    });
    return [...marked, ...found];
  });
}

/** Rule: questions that only the agency or a lawyer can answer, until somebody ticks them. */
export function findOpenQuestions({ text }: Checkout): Finding[] {
  const open = text(QUESTIONS).matchAll(/^- \[ \] (?:\((\S+)\) )?`([^`]+)`: (.+)$/gm);
  return [...open].map(([, mark = '', place = '', question = '']) => ({
    who: MARKS[mark] ?? 'decisions',
    place,
    text: question,
  }));
}

/** Rule: articles that leave out what the agency takes, with the line where it belongs. */
export const findMissingFees = (checkout: Checkout): Finding[] =>
  contentFiles(checkout)
    .flatMap((file) => linesOf(file, checkout.text(file)))
    .filter(({ text }) => /<Honorar\b(?![^>]*\bamount=)/.test(text))
    .map(({ place }) => ({
      who: 'decisions',
      place,
      text: 'Das Honorar im Beispiel fehlt, bis dahin steht dort nichts. Schreib <Honorar amount="…" />.',
    }));
