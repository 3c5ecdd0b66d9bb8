import { valueAt, valuesIn } from '../../src/content-reader/json.ts';
import { placeholdersSchema } from '../../src/content-reader/placeholders-schema.ts';
import {
  asRead,
  type Checkout,
  type Finding,
  type Group,
  isInvented,
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
function patternOf({ content }: Checkout, flags: string): RegExp {
  const { words } = placeholdersSchema.parse(content().get(PLACEHOLDERS)?.data);
  const escaped = words
    .map(asRead)
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[^\p{L}\d ]/gu, '\\$&'));
  return new RegExp(`[^\\s"'„“()<>]*(?:${escaped.join('|') || '(?!)'})`, flags);
}

/** Rule: listed words in the content. */
export function findPlaceholders(checkout: Checkout): Finding[] {
  const pattern = patternOf(checkout, 'g');
  return checkout
    .passages()
    .filter(({ file, invented }) => file !== PLACEHOLDERS && !invented)
    .flatMap(({ file, line, path, text }) =>
      [...new Set(asRead(text).match(pattern))].map((found): Finding => ({
        ...{ who: 'facts', file, line, path, found, text: 'Ersetze, was noch erfunden ist.' },
      })),
    );
}

/** Rule: listed words in the names of the projects at Cloudflare, which are part of addresses. */
export function findProjectNames(checkout: Checkout): Finding[] {
  const pattern = patternOf(checkout, 'i');
  return ['wrangler.toml', 'workers/outbox/wrangler.toml'].flatMap((file) => {
    const lines = checkout.text(file).split('\n');
    const index = lines.findIndex((line) => line.startsWith('name ') && pattern.test(line));
    if (index < 0) return [];
    const text = 'Gib dem Projekt bei Cloudflare euren Namen: docs/deploy.md, Abschnitt 2.';
    return { who: 'technology', file, line: index + 1, found: lines[index] ?? '', text };
  });
}

/** Rule: entries that are marked as invented. A page with a stamp says so itself. */
export const findInvented = ({ content }: Checkout): Finding[] =>
  [...content()].flatMap(([, { data, placeOf }]) =>
    [...valuesIn(data)].flatMap(([path, entry]) => {
      if (!isInvented(entry) || 'stamp' in entry) return [];
      const files = strings(entry['files']).join(', ');
      const [found] = [entry['name'], files, ...Object.values(entry)].filter(Boolean).map(String);
      const text =
        'Noch als erfunden angekreuzt. Ersetze alles daran; stimmt es, nimm das Häkchen weg.';
      const at = [...path, 'invented'];
      return { who: 'facts' as const, ...placeOf(at), path: at, found: found ?? '', text };
    }),
  );

/** `- [ ] (Angabe) \`file, Feld a.b\`: question` */
const QUESTION = /^- \[([ x])\] (?:\((\S+)\) )?`([^`,]+)(?:, Feld ([^`]+))?`: (.+)$/gm;

/** Rule: questions that only the agency or a lawyer can answer, about what is on the site. */
export const findOpenQuestions = (checkout: Checkout): Finding[] =>
  [...checkout.text(QUESTIONS).matchAll(QUESTION)].flatMap(
    ([, tick, mark = '', file = '', field, text = '']) => {
      const parsed = checkout.content().get(file);
      const path = field?.split('.');
      const value = path ? valueAt(parsed?.data, path) : parsed?.data;
      const isAbout = Array.isArray(value) ? value.length > 0 : Boolean(value);
      const isOpen = tick === ' ' && (isAbout || !file.startsWith('src/content/'));
      const line = path && parsed?.placeOf(path).line;
      return isOpen ? { who: MARKS[mark] ?? 'decisions', file, line, path, text } : [];
    },
  );

/** Whether somebody has noted that a guess is right as it is. */
export const isSettled = ({ text }: Checkout, { file, found = '', isGuess }: Finding): boolean =>
  isGuess === true &&
  [...text(QUESTIONS).matchAll(QUESTION)].some(
    ([, tick, , about, , words]) => tick === 'x' && about === file && words?.includes(found),
  );

/** Rule: articles that leave out what the agency takes, with the line where it belongs. */
export const findMissingFees = ({ passages }: Checkout): Finding[] =>
  passages()
    .filter(({ text }) => /<Honorar\b(?![^>]*\bamount=)/.test(text))
    .map(({ file, line }) => ({
      ...{ who: 'decisions', file, line },
      text: 'Das Honorar im Beispiel fehlt, bis dahin steht dort nichts. Schreib <Honorar amount="…" />.',
    }));
