import { z } from 'astro/zod';
import {
  asRead,
  type Checkout,
  contentFiles,
  fieldAt,
  fieldsIn,
  type Finding,
  type Group,
  linesOf,
  type Passage,
  SITE,
} from './checkout.ts';

/**
 * Invented values: reserved domains (RFC 2606), the telephone numbers that the Bundesnetzagentur
 * keeps free for film, names and numbers that nobody has.
 */
const VALUES = [
  ...[/[^\s"'()<>]*\.example\b/, /(?:\+49\D{0,3}|0)30\D{0,3}23125[ \d-]*\d/],
  ...[/(?:\+49\D{0,3}|0)171\D{0,3}39200[ \d-]*\d/, /Stimmbezirk(?: GmbH)?/],
  ...[/Musterallee(?: \d+)?/, /Musterstadt/, /Alex Beispiel/, /Toni Muster\b/],
  ...[/HRB 0{6}/, /DE0{9}/],
];
const VALUE = new RegExp(VALUES.map(({ source }) => source).join('|'), 'g');

/** Our marker: what is still invented is the text around it. */
const MARKER = /Platzhalter|noch zu belegen|Werte? der Agentur/;

/** Where the questions are, and by which word each begins. */
export const QUESTIONS = 'docs/zu-bestaetigen.md';
const MARKS: Record<string, Group> = {
  Angabe: 'facts',
  Entscheidung: 'decisions',
  Anwältin: 'lawyer',
  Technik: 'technology',
};

/** Path of an item in a list of placeholders; before it, the entry that has the list. */
const LIST = /^((?:.+\.)?)placeholders\.\d+$/;

/** A worked example that visitors see is invented for good. */
const EXAMPLE = /^example\./;

const still = (place: string, value: string): Finding => {
  const short = value.length > 80 ? `${value.slice(0, 79)}…` : value;
  return { who: 'facts', place, text: `Ersetze „${short}“`, value: asRead(value) };
};

/** The invented values in a text, each once; the whole text where it has our marker. */
function findIn({ place, text }: Passage): Finding[] {
  const read = asRead(text);
  const values = MARKER.test(read) ? [read.trim()] : (read.match(VALUE) ?? []);
  return [...new Set(values)].map((value) => still(place, value));
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

/** The work sample is invented as a whole, and says so. */
const WORK_SAMPLE = 'src/content/arbeitsprobe.json';
const workSample = z.object({ invented: z.boolean() });

/** Rule: a true case is better than an invented one. */
export function findWorkSample({ files, text }: Checkout): Finding[] {
  if (!files.includes(WORK_SAMPLE)) return [];
  const { invented } = workSample.parse(JSON.parse(text(WORK_SAMPLE)));
  if (!invented) return [];
  return [
    {
      who: 'decisions',
      place: `${WORK_SAMPLE}, Feld invented`,
      text: 'Die Arbeitsprobe ist erfunden und sagt es auf jedem Stück. Sobald es einen wahren Fall gibt und ihr ihn zeigen dürft, ersetzt sie und setzt „invented“ auf false.',
    },
  ];
}

/** Rule: invented values. */
export function findPlaceholders(checkout: Checkout): Finding[] {
  // The values of site.json are on every page, so they come first.
  const first = (file: string) => Number(file !== SITE);
  const files = contentFiles(checkout)
    .filter((file) => file !== WORK_SAMPLE)
    .toSorted((a, b) => first(a) - first(b));
  return files.flatMap((file) => {
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
  const all = fieldsIn(data);
  const listed = all
    .filter(([path]) => LIST.test(path))
    .map(([path, field]) => path.replace(LIST, '$1') + field);
  const isListed = (path: string) =>
    listed.some((top) => path === top || path.startsWith(`${top}.`));
  const named = listed.flatMap((path): Finding[] => {
    const place = `${file}, Feld ${path}`;
    const value = fieldAt(data, path);
    if (value === undefined) {
      const text = 'Steht in „placeholders“, aber das Feld gibt es nicht. Streich es.';
      return [{ who: 'technology', place, text }];
    }
    const items = [value].flat().map(String);
    // Names and addresses of a list stand elsewhere, too. Any other list is one value.
    const values = items.every((item) => item.match(VALUE)) ? items : [items.join(', ')];
    return values.map((each) => still(place, each));
  });
  const unlisted = all
    .filter(([path]) => !LIST.test(path) && !EXAMPLE.test(path) && !isListed(path))
    .flatMap(([path, value]) => findIn({ place: `${file}, Feld ${path}`, text: value }));
  return [...named, ...unlisted];
}

/** The placeholders in the lines of any other content file. */
export const findInText = (file: string, text: string): Finding[] =>
  linesOf(file, text).flatMap(findIn);
