import type { z } from 'astro/zod';
import { valuesIn } from '../../src/lib/json.ts';
import { normalizeLine } from '../../src/lib/normalize.ts';
import { placeholdersSchema } from '../../src/lib/schema/placeholders.ts';
import { linesOf, type Passage, type Publication } from '../publication.ts';
import { fieldText, type Finding } from './finding.ts';

/** The file that lists placeholders, and words that are right only while a fact of the agency holds. */
export const PLACEHOLDERS = 'src/content/platzhalter.json';

/** A pattern for words, the longest first, so that “Stimmbezirk GmbH” is found whole. An empty list matches nothing. */
const anyOf = (words: readonly string[]): string =>
  words
    .map(normalizeLine)
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|') || '(?!)';

/** Finds words in texts. Words that stand twice in a text are one finding. */
const findWords = (
  passages: readonly Passage[],
  pattern: RegExp,
  { who, text }: Pick<Finding, 'who' | 'text'>,
): Finding[] =>
  passages.flatMap(({ file, line, path, text: written }) =>
    [...new Set(normalizeLine(written).match(pattern))].map((words) => {
      return { who, file, line, path, words, text };
    }),
  );

/** Finds placeholders in texts. An entry that is marked as invented is reported as a whole. */
const findPlaceholders = (passages: readonly Passage[], word: string): Finding[] =>
  findWords(
    passages.filter(({ invented }) => !invented),
    new RegExp(word, 'g'),
    { who: 'facts', text: 'Ersetze, was noch erfunden ist, und lösch, was ihr nicht habt.' },
  );

/** The configurations of the projects at Cloudflare, whose names are part of addresses. */
const PROJECTS = ['wrangler.toml', 'workers/outbox/wrangler.toml'];

/** Finds placeholders in the names of projects and queues, also in lines that are commented out. */
const findProjects = ({ text }: Publication, word: string): Finding[] =>
  findWords(
    PROJECTS.flatMap((file) => linesOf(file, text(file))),
    new RegExp(`^(?:# )?(?:name|queue|dead_letter_queue) .*${word}.*`, 'gi'),
    {
      who: 'technology',
      text: 'Gib dem Projekt bei Cloudflare euren Namen: docs/deploy.md, Abschnitt 2.',
    },
  );

/**
 * A field as a text: `items.title` has the titles of all entries, one after the other. `items.length` has the number of
 * entries, and `items.isFounder.length` the number of ticked entries.
 */
function valueOf(data: unknown, field: string): string {
  const name = field.replace(/\.length$/, '');
  const values = [...valuesIn(data)]
    .filter(([path]) => path.filter((key) => typeof key === 'string').join('.') === name)
    .map(([, value]) => value);
  if (name === field) return values.join(' ');
  return String(values.filter((value) => value && !Array.isArray(value)).length);
}

/** A pattern that finds words where a word of a text begins. */
const atWordStart = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${anyOf(words)})`, 'gu');

type Fact = z.infer<typeof placeholdersSchema>['facts'][number];

/**
 * Finds words that are no longer right, because the fact that they stand for has changed: the city, the number of
 * people, a part that is left out. No schema ties these sentences to the fact.
 */
function findFact(
  { content, passages }: Publication,
  { words, file, field, is = words[0] ?? '', except = [] }: Fact,
): Finding[] {
  const path = `src/content/${file}`;
  if (atWordStart([is]).test(normalizeLine(valueOf(content.get(path)?.data, field)))) return [];
  const others = passages.filter(
    (passage) => !except.some((each) => passage.file.startsWith(`src/content/${each}`)),
  );
  const named = fieldText(path, field.replace(/\.length$/, '').split('.'));
  return findWords(others, atWordStart(words), {
    who: 'facts',
    text:
      `Das stimmte, solange ${named} in ${file} „${is}“ war. Schreib es neu. ` +
      `Passt es doch, streich die Worte unter „facts“ in ${PLACEHOLDERS}.`,
  });
}

/** Rule: finds words that may not be published as they are. */
export function findTexts(publication: Publication): Finding[] {
  const { words, facts } = placeholdersSchema.parse(publication.content.get(PLACEHOLDERS)?.data);
  const passages = publication.passages.filter(({ file }) => file !== PLACEHOLDERS);
  // A placeholder is reported with what stands before it, such as the name in an e-mail address.
  const word = `[^\\s"'„“()<>]*(?:${anyOf(words)})`;
  return [
    ...findPlaceholders(passages, word),
    ...findProjects(publication, word),
    ...facts.flatMap((fact) => findFact({ ...publication, passages }, fact)),
  ];
}
