import type { z } from 'astro/zod';
import { valueAt } from '../../src/content-reader/json.ts';
import { UNLOCKED_KEY } from '../../src/features/card/unlocked.ts';
import { SEEN_KEY } from '../../src/features/home/ideas-prize/seen.ts';
import { isOver } from '../../src/lib/format.ts';
import { placeholdersSchema } from '../../src/lib/schema/placeholders.ts';
import {
  asRead,
  type Checkout,
  type Finding,
  type Group,
  linesOf,
  type Passage,
} from './checkout.ts';

/** The file that lists placeholders, and words that are right only while a fact of the agency holds. */
export const PLACEHOLDERS = 'src/content/platzhalter.json';

/** A rule for words that may not be published as they are. */
interface TextRule {
  /** The people who can mend them. */
  who: Group;
  /** The words, as a pattern with the flag `g`. */
  pattern: RegExp;
  /** Tells whether the rule holds for a text. */
  isMeant: (passage: Passage) => boolean;
  /** A German sentence that says what is wrong, and one that says what to do. */
  text: string;
}

/** Returns a pattern of words, the longest first, so that „Stimmbezirk GmbH“ is found as a whole. */
const anyOf = (words: readonly string[]): string =>
  words
    .map(asRead)
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|') || '(?!)';

/** Rules for placeholders in texts, and in the names of the projects at Cloudflare, which are part of addresses. */
function placeholderRules(words: readonly string[]): TextRule[] {
  const word = `[^\\s"'„“()<>]*(?:${anyOf(words)})`;
  return [
    {
      who: 'facts',
      pattern: new RegExp(word, 'g'),
      isMeant: ({ file, invented }) => file.startsWith('src/') && !invented,
      text: 'Ersetze, was noch erfunden ist, und lösch, was ihr nicht habt.',
    },
    {
      who: 'technology',
      pattern: new RegExp(`^name .*${word}.*`, 'gi'),
      isMeant: ({ file }) => file.endsWith('wrangler.toml'),
      text: 'Gib dem Projekt bei Cloudflare euren Namen: docs/deploy.md, Abschnitt 2.',
    },
  ];
}

/** Fields with a day after which something may not stand on the site any more. */
const PAST: [field: string, who: Group, text: string][] = [
  ['validThrough', 'decisions', 'Die Anzeige ist abgelaufen. Verlängere sie oder nimm sie heraus.'],
  ['day', 'facts', 'Hier ist schon gewählt worden. Nimm die Wahl heraus und such neue Termine.'],
  [
    'lastDay',
    'decisions',
    'Der Ideenpreis ist vorbei. Setz den letzten Wahltag neu oder active auf false.',
  ],
];
const pastDayRules = (today: Date): TextRule[] =>
  PAST.map(([field, who, text]) => ({
    who,
    text,
    pattern: /^\d{4}-\d\d-\d\d$/g,
    isMeant: (passage) => passage.path?.at(-1) === field && isOver(passage.text, today),
  }));

/** Returns the values of a field as they read; of `items.title` those of all entries, of a missing one „nichts“. */
function valuesOf(data: unknown, field: string): string[] {
  const values = field
    .split('.')
    .reduce<unknown[]>(
      (found, key) =>
        (key === 'length' ? found : found.flat()).map((value) => valueAt(value, [key])),
      [data],
    );
  return values.map((value) => asRead(String(value ?? 'nichts')));
}

/** Rules for words that stand for a fact that has changed: the city, a number of people, a part that is off. */
const factRules = (
  { content }: Checkout,
  facts: z.infer<typeof placeholdersSchema>['facts'],
): TextRule[] =>
  facts.flatMap(({ words, file, field, is, except = [] }) => {
    const values = valuesOf(content.get(`src/content/${file}`)?.data, field);
    if (values.some((value) => value.startsWith(is))) return [];
    return {
      who: 'facts',
      pattern: new RegExp(`(?<!\\p{L})(?:${anyOf(words)})`, 'gu'),
      isMeant: (passage) =>
        ![file, ...except].some((each) => passage.file.startsWith(`src/content/${each}`)),
      text: `Das passt nicht mehr zu „${field}“ in ${file}: ${values.join(', ') || 'nichts'} statt ${is}. Schreib es neu. Passt es doch, streich die Worte unter „facts“ in ${PLACEHOLDERS}.`,
    };
  });

/** Rule: finds words that may not be published as they are. */
export function findTexts(checkout: Checkout): Finding[] {
  const { content, text, today } = checkout;
  const { words, facts } = placeholdersSchema.parse(content.get(PLACEHOLDERS)?.data);
  const projects = ['wrangler.toml', 'workers/outbox/wrangler.toml'];
  const passages = [
    ...checkout.passages.filter(({ file }) => file !== PLACEHOLDERS),
    ...projects.flatMap((file) => linesOf(file, text(file))),
  ];
  const rules = [...placeholderRules(words), ...pastDayRules(today), ...factRules(checkout, facts)];
  return rules.flatMap(({ who, pattern, isMeant, text }) =>
    passages.filter(isMeant).flatMap(({ file, line, path, text: written }) => {
      // Words that stand twice in a text are one finding.
      const matches = new Set(asRead(written).match(pattern));
      return [...matches].map((found) => ({ who, file, line, path, found, text }));
    }),
  );
}

const PRIVACY = 'src/content/seiten/datenschutz.mdx';
/** The keys in the browser's storage, by the part of the site that uses each. */
const KEYS = [
  ['ideenpreis', SEEN_KEY],
  ['visitenkarten', UNLOCKED_KEY],
] as const;

/** Rule: finds keys in the browser's storage that the privacy statement does not name (Art. 13 DSGVO). */
export const findPrivacyGaps = ({ left, text }: Checkout): Finding[] =>
  KEYS.filter(([part, key]) => !left.legalParts.includes(part) && !text(PRIVACY).includes(key)).map(
    ([, key]) => ({
      who: 'lawyer',
      file: PRIVACY,
      text: `Nennt „${key}“ nicht, aber die Website benutzt es. Schreib dazu, was damit geschieht.`,
    }),
  );
