import {
  asRead,
  type Checkout,
  contentFiles,
  type Finding,
  leaves,
  linesOf,
  valueAt,
} from './checkout.ts';

/**
 * Reserved domains (RFC 2606), the telephone numbers that the Bundesnetzagentur keeps free for film,
 * names and numbers that nobody has, and our marker.
 */
const MARKERS = [
  ...[/\.example\b/, /30\D{0,3}23125/, /171\D{0,3}39200/],
  ...[/Stimmbezirk/, /Platzhalter/, /noch zu belegen/, /Werte? der Agentur/],
  ...[/Musterallee/, /Musterstadt/, /Alex Beispiel/, /Toni Muster\b/, /HRB 0{6}/, /DE0{9}/],
];

/** Path of an item in a list of placeholders; before it, the entry that has the list. */
const LIST = /^((?:.+\.)?)placeholders\.\d+$/;

/** A worked example that visitors see is invented for good. */
const EXAMPLE = /^example\./;

const still = (place: string, value: string): Finding => {
  const short = value.length > 80 ? `${value.slice(0, 79)}…` : value;
  return { place, text: `Noch ein Platzhalter: „${short}“.` };
};

const isMarked = (text: string) => MARKERS.some((marker) => marker.test(asRead(text)));

/** Rule: questions that only the agency or a lawyer can answer, until somebody ticks them. */
export function findOpenQuestions({ text }: Checkout): Finding[] {
  const file = 'docs/zu-bestaetigen.md';
  const open = text(file).matchAll(/^- \[ \] `([^`]+)`: (.+)$/gm);
  return [...open].map(([, place = '', question = '']) => ({
    place,
    text: `${question} Danach hak die Frage in ${file} ab.`,
  }));
}

/** Rule: invented values. */
export function findPlaceholders(checkout: Checkout): Finding[] {
  return contentFiles(checkout).flatMap((file) => {
    const text = checkout.text(file);
    return file.endsWith('.json') ? findInJson(file, text) : findInText(file, text);
  });
}

/**
 * A JSON file's placeholders: those that it lists in `placeholders` as dotted paths, for the whole
 * file or for an entry of it, and values that look like one without being listed.
 */
export function findInJson(file: string, text: string): Finding[] {
  const data: unknown = JSON.parse(text);
  const all = leaves(data);
  const listed = all
    .filter(([path]) => LIST.test(path))
    .map(([path, field]) => path.replace(LIST, '$1') + field);
  const isListed = (path: string) =>
    listed.some((top) => path === top || path.startsWith(`${top}.`));
  const named = listed.map((path) => {
    const place = `${file}, Feld ${path}`;
    const value = valueAt(data, path);
    if (value !== undefined) return still(place, [value].flat().join(', '));
    return { place, text: 'Steht in „placeholders“, aber das Feld gibt es nicht. Streich es.' };
  });
  const unlisted = all
    .filter(([path]) => !LIST.test(path) && !EXAMPLE.test(path) && !isListed(path))
    .filter(([, value]) => isMarked(value))
    .map(([path, value]) => still(`${file}, Feld ${path}`, value));
  return [...named, ...unlisted];
}

/** Lines of any other content file that hold a placeholder. */
export const findInText = (file: string, text: string): Finding[] =>
  linesOf(file, text)
    .filter((line) => isMarked(line.text))
    .map((line) => still(line.place, line.text.trim()));
