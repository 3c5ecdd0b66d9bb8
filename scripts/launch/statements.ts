import { createHash } from 'node:crypto';
import { z } from 'astro/zod';
import type { Nodes } from 'mdast';
import { CAMPAIGN_TYPE_LABELS as LABELS } from '../../src/config/elections.ts';
import { ruleText } from '../../src/features/election-calendar/calendar-texts.ts';
import { attributesOf } from '../../src/lib/components.ts';
import { type ParsedFile, parseJson, parseMdx } from '../../src/lib/documents.ts';
import { isElement, nodesIn, nodesOf } from '../../src/lib/mdx.ts';
import { normalizeLine } from '../../src/lib/text.ts';
import { sourceSchema } from '../../src/schemas/article.ts';
import { electionCalendarSchema } from '../../src/schemas/calendar.ts';
import { legalCheck } from '../../src/schemas/common.ts';
import { MAYOR_RULES, mayorRulesSchema } from '../../src/schemas/mayors.ts';
import { transparencyNoticeSchema } from '../../src/schemas/transparency-notice.ts';
import * as launch from './checkout.ts';
import { AS_OF } from './dates.ts';

/** A statement about law as visitors read it, and how somebody notes that it has been checked. */
export interface Statement extends launch.Passage {
  title: string;
  /** The value of `checked` beside the text, if there is one. */
  checked: unknown;
  /** How `checked` is written there; `{tick}` is its value. */
  remedy: string;
  /** The sources that the text links to, each with its address and its date. */
  sources?: readonly string[];
}

export const isDated = (text: string): boolean => AS_OF.test(normalizeLine(text));

/**
 * Changes with every word; not with the date, which is set anew after a check, and not with markup,
 * line breaks and soft hyphens.
 */
export function checksumOf({ title, text }: Pick<Statement, 'title' | 'text'>): string {
  const words = normalizeLine(`${title} ${text}`).replace(new RegExp(AS_OF, 'giu'), '');
  const hash = createHash('sha256').update(words).digest().readUInt32BE();
  return (hash % 36 ** 4).toString(36).padStart(4, '0');
}

/** Whether somebody has checked a statement as it is now, and that in words for editors. */
export function stateOf(statement: Statement): ['open' | 'stale' | 'checked', string] {
  // The visual editor may leave an empty text.
  if (!statement.checked) return ['open', 'Noch nie geprüft.'];
  const { data, error } = legalCheck.safeParse(statement.checked);
  if (error) return ['open', `„checked“ ${error.issues[0]?.message ?? ''}.`];
  const [day, checksum] = data.split(' ');
  if (checksum === checksumOf(statement)) return ['checked', `Geprüft am ${day}.`];
  return ['stale', `Geändert seit der Prüfung am ${day}.`];
}

const INLINE = /^(?:paragraph|heading|tableCell|emphasis|strong|delete|link|mdxJsxTextElement)$/;

/** The text of a node as visitors read it. */
function wordsOf(node: Nodes): string {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return '';
  if ('value' in node) return node.value;
  if (!('children' in node)) return ' ';
  const separator = node.type === 'tableRow' ? ' | ' : ' / ';
  return node.children.map(wordsOf).join(INLINE.test(node.type) ? '' : separator);
}

const SOURCE = /^#quelle-(.+)$/;

const sourceText = ({
  name,
  url,
  asOf,
}: {
  name: string;
  url?: string | undefined;
  asOf: string;
}) => [name, url, `Stand: ${asOf}`].filter(Boolean).join(', ');

/** The sources of an article that links in a text lead to. */
function sourcesIn(nodes: readonly Nodes[], sources: unknown): string[] {
  const list = z.array(sourceSchema).catch([]).parse(sources);
  const named = nodes
    .flatMap((node) => [...nodesOf(node)])
    .flatMap(([node]) => (node.type === 'link' ? (SOURCE.exec(node.url)?.[1] ?? []) : []));
  return list
    .filter(({ name }) => named.includes(name))
    .map(({ text, url, asOf }) => sourceText({ name: text, url, asOf }));
}

/** Above a sentence of a legal page: what a lawyer has to check there. */
const COMMENT = /anwaltlich zu prüfen:\s*(.*?)\s*(?:checked="([^"]*)"\s*)?\*\/$/is;

/**
 * Notices, dated questions, sentences below a comment; and dated plain text, all of it as one
 * statement, since only the head of the file can say that it has been checked. A table belongs to
 * the first notice of its section.
 */
function ofText(file: string, source: string): Statement[] {
  const { data, text: body } = parseMdx(file, source);
  const nodes = nodesIn(body);
  const lineOf = ({ position }: Nodes) => `Zeile ${position?.start.line ?? ''}`;
  const marks = nodes.filter(isElement).filter(({ name }) => /^(?:Hinweis|Frage)$/.test(`${name}`));
  const inside = new Set(marks.flatMap((mark) => [...nodesOf(mark)].map(([node]) => node)));
  const loose = nodes.filter(({ type }) => /^(?:paragraph|table)$/.test(type));
  const outside = loose.filter((node) => !inside.has(node));

  const starts = nodes.filter((node) => node.type === 'heading' && node.depth === 2);
  const sectionOf = (node: Nodes) =>
    starts.findLast((start) => nodes.indexOf(start) < nodes.indexOf(node));
  const noticeOf = (node: Nodes) =>
    node.type === 'table'
      ? marks.find((mark) => mark.name === 'Hinweis' && sectionOf(mark) === sectionOf(node))
      : undefined;

  const sources = launch.valueAt(data, 'sources');
  const marked = marks.flatMap((mark) => {
    const { title, question, asOf, checked } = attributesOf(mark);
    const tables = outside.filter((node) => noticeOf(node) === mark);
    const date = asOf === undefined ? '' : `Stand: ${String(asOf)}`;
    const text = [...tables, mark].map(wordsOf).concat(date).join(' / ');
    // A question without a date says nothing about law.
    if (!date && !isDated(text)) return [];
    const place = `${file}, ${lineOf(mark)}`;
    const remedy = `Schreib checked="{tick}" in <${mark.name}>.`;
    return [
      {
        ...{ place, title: String(title ?? question), text, checked, remedy },
        sources: sourcesIn([...tables, mark], sources),
      },
    ];
  });
  const commented = nodes.flatMap((node, index) => {
    const next = nodes[index + 1];
    const comment = node.type === 'mdxFlowExpression' && COMMENT.exec(node.value);
    if (!comment || !next) return [];
    const [, title = '', checked] = comment;
    const remedy = 'Schreib checked="{tick}" ans Ende des Kommentars, vor */}.';
    return [{ place: `${file}, ${lineOf(node)}`, title, checked, text: wordsOf(next), remedy }];
  });
  const plain = outside.filter((node) => !noticeOf(node) && isDated(wordsOf(node)));
  const head = {
    place: [file, ...plain.map(lineOf)].join(', '),
    ...{
      title: 'Im Text',
      text: plain.map(wordsOf).join(' '),
      checked: launch.valueAt(data, 'checked'),
    },
    remedy: 'Schreib checked: {tick} in den Kopf der Datei.',
    sources: sourcesIn(plain, sources),
  };
  return [...marked, ...commented, ...(plain.length > 0 ? [head] : [])];
}

type Path = readonly (string | number)[];

/** The objects in a JSON value with their paths. */
function* objectsIn(value: unknown, path: Path = []): Generator<[Path, Record<string, unknown>]> {
  if (!launch.isRecord(value)) return;
  if (!Array.isArray(value)) yield [path, value];
  for (const [key, item] of Object.entries(value)) {
    yield* objectsIn(item, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** A statement in the fields of an object. */
function inJson(file: string, { data, placeOf }: ParsedFile, path: Path, field: string) {
  return {
    place: `${file}, Zeile ${placeOf([...path, field]).line}`,
    checked: launch.valueAt(data, [...path, 'checked'].join('.')),
    remedy: `Schreib "checked": "{tick}" neben "${field}".`,
  };
}

/** Objects with a dated text, or with a `text` and its date in `asOf`. */
const ofJson = (file: string, parsed: ParsedFile): Statement[] =>
  [...objectsIn(parsed.data)].flatMap(([path, object]) => {
    const dated = Object.keys(object).filter((key) => launch.strings(object[key]).some(isDated));
    const fields = dated.flatMap((key) => (key === 'asOf' ? ['text', key] : [key]));
    const [field] = fields;
    if (field === undefined) return [];
    const text = fields.flatMap((key) => launch.strings(object[key])).join(' / ');
    return [{ ...inJson(file, parsed, path, field), title: [...path, field].join('.'), text }];
  });

/** The deadlines of the election calendar, each with its rules, and its notes. */
function ofCalendar(file: string, parsed: ParsedFile): Statement[] {
  const { asOf, deadlines, notes, table } = electionCalendarSchema.parse(parsed.data);
  const statements = deadlines.map(({ title, early = '', text = '', rules }, index) => {
    const days = rules.map((rule) => {
      const elections = rule.elections.map((type) => LABELS[type]).join(', ');
      return `${elections}: ${ruleText(rule, table)} (${rule.law}).`;
    });
    const words = [early, text, ...days, `Stand: ${asOf}`].join(' ');
    return { ...inJson(file, parsed, ['deadlines', index], 'title'), title, text: words };
  });
  const words = [...Object.values(notes), `Stand: ${asOf}`].join(' / ');
  return [...statements, { ...inJson(file, parsed, [], 'notes'), title: 'notes', text: words }];
}

/** The rules for mayors' elections, a statement a cell, each with the source that was read for it. */
function ofMayors(file: string, parsed: ParsedFile): Statement[] {
  const { asOf, columns, sources, states } = mayorRulesSchema.parse(parsed.data);
  return states.flatMap((state, index) =>
    MAYOR_RULES.flatMap((name) => {
      const rule = state[name];
      if (!rule) return [];
      return {
        ...inJson(file, parsed, ['states', index, name], 'text'),
        title: `${state.name}: ${columns[name]}`,
        text: `${rule.text}. Stand: ${asOf}`,
        sources: sources.filter(({ id }) => id === rule.source).map(sourceText),
      };
    }),
  );
}

/**
 * The notes of the transparency notice, and with them, under one tick, the steps after the result and
 * each other sentence that names an article.
 */
function ofNotice(file: string, parsed: ParsedFile): Statement[] {
  const { notes, result, ...others } = transparencyNoticeSchema.parse(parsed.data);
  const steps = launch.leaves(result.guides).map(([, step]) => step);
  const named = launch.leaves(others).flatMap(([, text]) => (/\bArt\.\s\d/.test(text) ? text : []));
  const text = [...notes.items, ...steps, ...named].join(' / ');
  return [{ ...inJson(file, parsed, ['notes'], 'items'), title: 'notes.items', text }];
}

/** Files with a shape of their own. */
const READERS = {
  'wahlkalender.json': ofCalendar,
  'buergermeister.json': ofMayors,
  'transparenzhinweis.json': ofNotice,
};

/** All statements about law that visitors read. */
export const findStatements = (checkout: launch.Checkout): Statement[] =>
  launch.contentFiles(checkout).flatMap((file) => {
    const source = checkout.text(file);
    if (file.endsWith('.mdx')) return ofText(file, source);
    const [, read = ofJson] = Object.entries(READERS).find(([name]) => file.endsWith(name)) ?? [];
    return read(file, parseJson(file, source));
  });

/** Rule: statements about law that nobody has checked as they are now. */
export function findUncheckedLaw(checkout: launch.Checkout): launch.Finding[] {
  const states = findStatements(checkout).map((statement) => stateOf(statement)[0]);
  const open = states.filter((state) => state !== 'checked').length;
  if (open === 0) return [];
  const stale = states.filter((state) => state === 'stale').length;
  const count = `${open} von ${states.length}, geändert seit der Prüfung: ${stale}`;
  const text = `Offene Aussagen zum Recht: ${count}. Der Befehl druckt sie.`;
  return [{ who: 'lawyer', place: 'npm run check:legal', text }];
}
