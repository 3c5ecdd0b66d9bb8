import { createHash } from 'node:crypto';
import { z } from 'astro/zod';
import { href } from '../../src/config/routes.ts';
import type { ParsedFile } from '../../src/content-reader/documents.ts';
import { isRecord, valueAt, valuesIn } from '../../src/content-reader/json.ts';
import { sourceSchema } from '../../src/features/articles/schema.ts';
import { MONTHS } from '../../src/lib/format.ts';
import { normalizeLine } from '../../src/lib/text.ts';
import { type Checkout, type Finding, type Passage, strings } from './checkout.ts';

/** A pattern for a month and its year, in two groups. */
const MONTH = `(${MONTHS.join('|')})\\s+(\\d{4})`;
/** The day of a statement in a text: `asOf="November 2026"`, `Stand: November 2026`. */
export const AS_OF = new RegExp(`\\b(?:stand|asOf)\\s*[:=]\\s*["']?(?:Stand:\\s*)?${MONTH}`, 'iu');
/** The value of a field `asOf`. */
const AS_OF_FIELD = new RegExp(`^(?:Stand:\\s*)?${MONTH}`, 'iu');
const PARAGRAPH = /§ \d|\bArt\. \d/;

/** A statement about law: a section of a text, or an entry of a JSON file. */
export interface Statement {
  file: string;
  line: number;
  title: string;
  text: string;
}

/** A text without Markdown's marks; in place of a link to a source it has the source. */
function plainText(text: string, { data }: ParsedFile): string {
  const sources = z
    .array(sourceSchema)
    .catch([])
    .parse(valueAt(data, ['sources']));
  const named = text.replace(/\(#quelle-([\w-]+)\)/g, (link, name) => {
    const source = sources.find((each) => each.name === name);
    if (!source) return link;
    const { text: words, url = '', asOf } = source;
    return ` (${[words, url, `Stand: ${asOf}`].filter(Boolean).join(', ')})`;
  });
  const plain = named
    .replace(/\b(?:title|question)="([^"]*)"/g, '„$1“')
    .replace(/\*+|<\/?\w+|\/?>|[{}[\]]|\|? ?-{3,} ?\|?/g, '')
    .trim()
    .replace(/\n\s*\n/g, ' / ');
  return normalizeLine(plain);
}

/** The sections of an article or legal page that have a date or a comment for the lawyer, each as a whole. */
function sectionStatements(parsed: ParsedFile): Statement[] {
  const { file } = parsed;
  let next = 1;
  return parsed.text.split(/^(?=## )/m).flatMap((section) => {
    const [blank = ''] = /^\s*/.exec(section) ?? [];
    const line = next + blank.split('\n').length - 1;
    next += section.split('\n').length - 1;
    if (!AS_OF.test(normalizeLine(section)) && !/anwaltlich zu prüfen:/i.test(section)) return [];
    const [, title = 'Am Anfang', text = ''] = /^(?:## (.+)\n)?([^]*)$/.exec(section) ?? [];
    return { file, line, title: normalizeLine(title), text: plainText(text, parsed) };
  });
}

const isLawful = (text: string) =>
  [AS_OF, PARAGRAPH].some((pattern) => pattern.test(normalizeLine(text)));

/**
 * A statement for each object with a text that has a date or names a paragraph. In an object with a
 * `law` all its words are part of the statement.
 */
const entryStatements = ({ file, data, placeOf }: ParsedFile): Statement[] =>
  [...valuesIn(data)].flatMap(([path, object]) => {
    if (!isRecord(object) || Array.isArray(object)) return [];
    const isPhrase = (key: string) => strings(object[key]).some((text) => text.includes(' '));
    const isMeant = (key: string) =>
      object['law'] ? isPhrase(key) : strings(object[key]).some(isLawful);
    const keys = Object.keys(object).filter(
      (key) => isMeant(key) || (key === 'text' && isMeant('asOf')),
    );
    const [first] = keys;
    if (first === undefined) return [];
    const text = normalizeLine(keys.flatMap((key) => strings(object[key])).join(' / '));
    const field = [...path, first].map(String);
    return { file, line: placeOf(field).line ?? 1, title: field.join('.'), text };
  });

/** Files whose rules have numbers beside their words, with the fields that hold them. They are read best on their page. */
const OF_CALENDAR: Record<string, readonly string[]> = {
  'src/content/wahlkalender.json': ['deadlines', 'notes', 'stations'],
  'src/content/buergermeister.json': ['states', 'sources'],
};

/** All rules of a file as one statement, which names their version: a change opens it again. */
function rulesStatement({ file, data }: ParsedFile, fields: readonly string[]): Statement {
  const rules = JSON.stringify(fields.map((field) => valueAt(data, [field])));
  const version = createHash('sha256').update(rules).digest('hex').slice(0, 8);
  const text = `Alle Fristen und Regeln, mit Gesetz und Quelle, stehen auf ${href('calendar')} (Fassung ${version}).`;
  return { file, line: 1, title: normalizeLine(String(valueAt(data, ['headline']))), text };
}

/** All statements about law that visitors read. */
export const findStatements = ({ content }: Checkout): Statement[] =>
  [...content].flatMap(([file, parsed]) => {
    const rules = OF_CALENDAR[file];
    if (rules) return rulesStatement(parsed, rules);
    return file.endsWith('.mdx') ? sectionStatements(parsed) : entryStatements(parsed);
  });

/** The greatest age of a figure or of a statement about law, in months. */
const MAX_MONTHS = 18;

/** Words that tell that a source is a law. */
const LAW = /§|\bArt\.|gesetz|ordnung/i;

/** Rule: finds figures and statements about law that nobody has checked for too long. */
export function findStaleFigures({ content, passages, today }: Checkout): Finding[] {
  /** Whether a date is that of an article's source which is no law: the agency can look it up. */
  const isOfAgency = ({ file, path = [] }: Passage) => {
    const source = valueAt(content.get(file)?.data, [...path.slice(0, -1), 'text']);
    return path[0] === 'sources' && typeof source === 'string' && !LAW.test(source);
  };
  return passages.flatMap((passage) => {
    const { file, line, path, text } = passage;
    const pattern = path?.at(-1) === 'asOf' ? AS_OF_FIELD : AS_OF;
    const [, month = '', year = ''] = pattern.exec(normalizeLine(text)) ?? [];
    const place = MONTHS.findIndex((name) => name.toLowerCase() === month.toLowerCase());
    const age = (today.getFullYear() - Number(year)) * 12 + today.getMonth() - place;
    if (!month || (age >= 0 && age <= MAX_MONTHS)) return [];
    const problem =
      age < 0 ? 'Der Stand liegt in der Zukunft.' : `Der Stand ist älter als ${MAX_MONTHS} Monate.`;
    return {
      who: isOfAgency(passage) ? 'facts' : 'lawyer',
      ...{ file, line, path, found: `${month} ${year}` },
      text: `${problem} Prüf die Angabe und setz ihn neu.`,
    };
  });
}
