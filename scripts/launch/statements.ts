import { z } from 'astro/zod';
import { CAMPAIGN_TYPE_LABELS } from '../../src/config/elections.ts';
import type { ParsedFile, ParsedMdx } from '../../src/content-reader/documents.ts';
import { isRecord, type Path, valueAt, valuesIn } from '../../src/content-reader/json.ts';
import { sourceSchema } from '../../src/features/articles/schema.ts';
import { ruleText } from '../../src/features/election-calendar/rules.ts';
import { mayorRulesSchema } from '../../src/features/election-calendar/mayors-schema.ts';
import { electionCalendarSchema } from '../../src/features/election-calendar/schema.ts';
import { stateRules } from '../../src/features/election-calendar/office.ts';
import { MONTHS } from '../../src/lib/format.ts';
import { normalizeLine } from '../../src/lib/text.ts';
import { type Checkout, strings } from './checkout.ts';

/** A pattern for a month and its year, in two groups. */
export const MONTH = `(${MONTHS.join('|')})\\s+(\\d{4})`;

/** A pattern for the day of a statement: `asOf="November 2026"`, `Stand: November 2026`. */
export const AS_OF = new RegExp(`\\b(?:stand|asOf)\\s*[:=]\\s*["']?(?:Stand:\\s*)?${MONTH}`, 'iu');

/** A statement about law: a section of a text, or an entry of a JSON file. */
export interface Statement {
  file: string;
  line: number;
  title: string;
  text: string;
}

/** Returns a source with its address and its date: `§ 33 StVO, https://…, Stand: Mai 2026`. */
const sourceText = (name: string, { url, asOf }: { url?: string | undefined; asOf: string }) =>
  [name, url, `Stand: ${asOf}`].filter(Boolean).join(', ');

/** Returns a text without Markdown's marks; in place of a link to a source it has the source. */
function plainText(text: string, { data }: ParsedMdx): string {
  const sources = z
    .array(sourceSchema)
    .catch([])
    .parse(valueAt(data, ['sources']));
  const named = text.replace(/\(#quelle-([\w-]+)\)/g, (link, name) => {
    const source = sources.find((each) => each.name === name);
    return source ? ` (${sourceText(source.text, source)})` : link;
  });
  const words = named
    .replace(/\b(?:title|question)="([^"]*)"/g, '„$1“')
    .replace(/\*+|<\/?\w+|\/?>|[{}[\]]|\|? ?-{3,} ?\|?/g, '')
    .trim()
    .replace(/\n\s*\n/g, ' / ');
  return normalizeLine(words);
}

/** Returns the sections of an article or legal page that have a date or a comment for the lawyer, each as a whole. */
function sectionStatements(parsed: ParsedMdx): Statement[] {
  const { file } = parsed;
  let next = 1;
  return parsed.text.split(/^(?=## )/m).flatMap((section) => {
    const [blank = ''] = /^\s*/.exec(section) ?? [];
    const line = next + blank.split('\n').length - 1;
    next += section.split('\n').length - 1;
    if (!AS_OF.test(normalizeLine(section)) && !/anwaltlich zu prüfen:/i.test(section)) return [];
    const [, title = 'Am Anfang', text = ''] = /^(?:## (.+)\n)?([^]*)$/.exec(section) ?? [];
    return { file, line, title, text: plainText(text, parsed) };
  });
}

/** Returns a statement with the line of a field of a JSON file. */
const statementAt = (
  { file, placeOf }: ParsedFile,
  path: Path,
  { title = path.join('.'), text }: { title?: string; text: string },
): Statement => ({ file, line: placeOf(path.map(String)).line ?? 1, title, text });

const LAW = /§ \d|\bArt\. \d/;
const isLawful = (text: string) =>
  [AS_OF, LAW].some((pattern) => pattern.test(normalizeLine(text)));

/**
 * Returns a statement for each object with a text that has a date or names a paragraph. In an object with a
 * `law` all its words are part of the statement.
 */
const entryStatements = (parsed: ParsedFile): Statement[] =>
  [...valuesIn(parsed.data)].flatMap(([path, object]) => {
    if (!isRecord(object) || Array.isArray(object)) return [];
    const isPhrase = (key: string) => strings(object[key]).some((text) => text.includes(' '));
    const isMeant = (key: string) =>
      object['law'] ? isPhrase(key) : strings(object[key]).some(isLawful);
    const keys = Object.keys(object).filter(
      (key) => isMeant(key) || (key === 'text' && isMeant('asOf')),
    );
    const [first] = keys;
    if (first === undefined) return [];
    const text = keys.flatMap((key) => strings(object[key])).join(' / ');
    return statementAt(parsed, [...path, first], { text });
  });

/** Returns a statement for each deadline of the election calendar, with its rules, and one for its notes. */
function calendarStatements(parsed: ParsedFile): Statement[] {
  const { deadlines, notes, phases, table } = electionCalendarSchema.parse(parsed.data);
  const followed = phases.flatMap(({ byLaw = {} }) =>
    Object.values(byLaw).map(({ label, law }) => `${label} (${law})`),
  );
  return [
    ...deadlines.map(({ title, early = '', text = '', rules }, index) => {
      const days = rules.map((rule) => {
        const elections = rule.elections.map((type) => CAMPAIGN_TYPE_LABELS[type]).join(', ');
        return `${elections}: ${ruleText(rule, table)} (${rule.law}).`;
      });
      const words = [early, text, ...days].join(' ');
      return statementAt(parsed, ['deadlines', index, 'title'], { title, text: words });
    }),
    statementAt(parsed, ['notes'], { text: [...Object.values(notes), ...followed].join(' / ') }),
  ];
}

/** Returns a statement for each state with its rules for mayors' elections and their sources. */
function mayorStatements(parsed: ParsedFile): Statement[] {
  const states = stateRules(mayorRulesSchema.parse(parsed.data));
  return Object.entries(states).map(([title, rules], index) => {
    const texts = rules.map(
      ({ label, text, source }) => `${label}: ${text} (${sourceText(source.name, source)})`,
    );
    return statementAt(parsed, ['states', index], { title, text: texts.join(' / ') });
  });
}

/** The readers of files whose rules have numbers beside their words. */
const READERS: Record<string, (parsed: ParsedFile) => Statement[]> = {
  'src/content/wahlkalender.json': calendarStatements,
  'src/content/buergermeister.json': mayorStatements,
};

/** Returns all statements about law that visitors read. */
export const findStatements = ({ content }: Checkout): Statement[] =>
  [...content].flatMap(([file, parsed]) =>
    'text' in parsed ? sectionStatements(parsed) : (READERS[file] ?? entryStatements)(parsed),
  );
