import { z } from 'astro/zod';
import type { Nodes } from 'mdast';
import { CAMPAIGN_TYPE_LABELS as LABELS } from '../../src/config/elections.ts';
import { ruleText } from '../../src/features/election-calendar/calendar-texts.ts';
import type { ParsedFile, ParsedMdx } from '../../src/content-reader/documents.ts';
import { isRecord, textsIn, valueAt, valuesIn } from '../../src/content-reader/json.ts';
import {
  attributesOf,
  isElement,
  nodesOf,
  readMdxTree,
  textOf,
} from '../../src/content-reader/mdx.ts';
import { normalizeLine } from '../../src/lib/text.ts';
import { sourceSchema } from '../../src/features/articles/schema.ts';
import { electionCalendarSchema } from '../../src/features/election-calendar/schema.ts';
import {
  MAYOR_RULES,
  mayorRulesSchema,
} from '../../src/features/election-calendar/mayors-schema.ts';
import { transparencyNoticeSchema } from '../../src/features/transparency-notice/schema.ts';
import { type Checkout, strings } from './checkout.ts';

export const MONTHS = [
  ...['januar', 'februar', 'märz', 'april', 'mai', 'juni'],
  ...['juli', 'august', 'september', 'oktober', 'november', 'dezember'],
];
/** A month and its year, in two groups. */
export const MONTH = `(${MONTHS.join('|')})\\s+(\\d{4})`;

/** `asOf="November 2026"`, `Stand: November 2026`. */
export const AS_OF = new RegExp(`\\b(?:stand|asOf)\\s*[:=]\\s*["']?(?:Stand:\\s*)?${MONTH}`, 'iu');

/** A statement about law as visitors read it. */
export interface Statement {
  file: string;
  line: number;
  title: string;
  text: string;
  /** The sources that the text links to, each with its address and its date. */
  sources?: readonly string[];
}

const isDated = (text: string): boolean => AS_OF.test(normalizeLine(text));

const INLINE = /^(?:paragraph|heading|tableCell|emphasis|strong|delete|link|mdxJsxTextElement)$/;

/** Above a sentence of a legal page: what a lawyer has to check there. */
const COMMENT = /(anwaltlich zu prüfen:.*?)\s*\*\/$/is;

/** The text of a node as visitors read it, with what a lawyer has to check in it. */
function wordsOf(node: Nodes): string {
  if (node.type === 'mdxFlowExpression') return COMMENT.exec(node.value)?.[1] ?? '';
  if (node.type === 'mdxTextExpression') return '';
  if ('value' in node) return node.value;
  if (!('children' in node)) return ' ';
  const separator = node.type === 'tableRow' ? ' | ' : ' / ';
  const words = node.children.map(wordsOf).join(INLINE.test(node.type) ? '' : separator);
  if (!isElement(node)) return words;
  const { title, question, asOf } = attributesOf(node);
  return [title ?? question, words, asOf && `Stand: ${String(asOf)}`].filter(Boolean).join(' / ');
}

const SOURCE = /^#quelle-(.+)$/;

const sourceText = (name: string, { url, asOf }: { url?: string | undefined; asOf: string }) =>
  [name, url, `Stand: ${asOf}`].filter(Boolean).join(', ');

/** The sources of an article that links in a text lead to. */
function sourcesIn(nodes: readonly Nodes[], sources: unknown): string[] {
  const list = z.array(sourceSchema).catch([]).parse(sources);
  const named = nodes
    .flatMap((node) => [...nodesOf(node)])
    .flatMap(([node]) => (node.type === 'link' ? (SOURCE.exec(node.url)?.[1] ?? []) : []));
  return list
    .filter(({ name }) => named.includes(name))
    .map((source) => sourceText(source.text, source));
}

/** The sections of a text that have a date or a comment for the lawyer, each as a whole. */
function ofText(file: string, { data, text: body }: ParsedMdx): Statement[] {
  const read = readMdxTree(file, body);
  const nodes = 'tree' in read ? read.tree.children : [];
  const starts = nodes.flatMap((node, index) =>
    node.type === 'heading' && node.depth === 2 ? index : [],
  );
  const sections = [0, ...starts].map((start, index) => nodes.slice(start, starts[index]));
  return sections.flatMap((section) => {
    const [first] = section;
    const isHeaded = first?.type === 'heading';
    const words = isHeaded ? section.slice(1) : section;
    const text = words.map(wordsOf).filter(Boolean).join(' / ');
    if (!first || !(isDated(text) || /anwaltlich zu prüfen:/i.test(text))) return [];
    const title = isHeaded ? textOf(first) : 'Am Anfang';
    const sources = sourcesIn(section, valueAt(data, ['sources']));
    return { file, line: first.position?.start.line ?? 1, title, text, sources };
  });
}

/** Where a field of a JSON file is. */
const placeIn = (file: string, { placeOf }: ParsedFile, ...path: (string | number)[]) => ({
  file,
  line: placeOf(path).line ?? 1,
});

/** Objects with a dated text, with a `text` and its date in `asOf`, or with the `law` that sets a day. */
const ofJson = (file: string, parsed: ParsedFile): Statement[] =>
  [...valuesIn(parsed.data)].flatMap(([path, object]) => {
    if (!isRecord(object) || Array.isArray(object)) return [];
    const keys = Object.keys(object);
    const dated = keys.filter((key) => strings(object[key]).some(isDated));
    const isPhrase = (key: string) => strings(object[key]).some((text) => text.includes(' '));
    const fields = object['law']
      ? keys.filter(isPhrase)
      : dated.flatMap((key) => (key === 'asOf' ? ['text', key] : [key]));
    const [field] = fields;
    if (field === undefined) return [];
    const title = [...path, field].join('.');
    const text = fields.flatMap((key) => strings(object[key])).join(' / ');
    return { ...placeIn(file, parsed, ...path.map(String), field), title, text };
  });

/** The deadlines of the election calendar, each with its rules, and its notes. */
function ofCalendar(file: string, parsed: ParsedFile): Statement[] {
  const { asOf, deadlines, notes, phases, table } = electionCalendarSchema.parse(parsed.data);
  const statements = deadlines.map(({ title, early = '', text = '', rules }, index) => {
    const days = rules.map((rule) => {
      const elections = rule.elections.map((type) => LABELS[type]).join(', ');
      return `${elections}: ${ruleText(rule, table)} (${rule.law}).`;
    });
    const words = [early, text, ...days, `Stand: ${asOf}`].join(' ');
    return { ...placeIn(file, parsed, 'deadlines', index, 'title'), title, text: words };
  });
  const followed = phases.flatMap(({ follows = {} }) =>
    Object.values(follows).map(({ label, law }) => `${label} (${law})`),
  );
  const words = [...Object.values(notes), ...followed, `Stand: ${asOf}`].join(' / ');
  return [...statements, { ...placeIn(file, parsed, 'notes'), title: 'notes', text: words }];
}

/** The rules for mayors' elections, a statement a cell, each with the source that was read for it. */
function ofMayors(file: string, parsed: ParsedFile): Statement[] {
  const { asOf, columns, sources, states } = mayorRulesSchema.parse(parsed.data);
  return states.flatMap((state, index) =>
    MAYOR_RULES.flatMap((name) => {
      const rule = state[name];
      if (!rule) return [];
      return {
        ...placeIn(file, parsed, 'states', index, name, 'text'),
        title: `${state.name}: ${columns[name]}`,
        text: `${rule.text}. Stand: ${asOf}`,
        sources: sources
          .filter(({ id }) => id === rule.source)
          .map((source) => sourceText(source.name, source)),
      };
    }),
  );
}

/**
 * The notes of the transparency notice, and with them, as one statement, the steps after the result
 * and each other sentence that names an article.
 */
function ofNotice(file: string, parsed: ParsedFile): Statement[] {
  const { notes, result, ...others } = transparencyNoticeSchema.parse(parsed.data);
  const steps = textsIn(result.guides).map(([, step]) => step);
  const named = textsIn(others).flatMap(([, text]) => (/\bArt\.\s\d/.test(text) ? text : []));
  const text = [...notes.items, ...steps, ...named].join(' / ');
  return [{ ...placeIn(file, parsed, 'notes', 'items'), title: 'notes.items', text }];
}

/** Files with a shape of their own. */
const READERS = {
  'wahlkalender.json': ofCalendar,
  'buergermeister.json': ofMayors,
  'transparenzhinweis.json': ofNotice,
};

/** All statements about law that visitors read. */
export const findStatements = ({ content }: Checkout): Statement[] =>
  [...content()].flatMap(([file, parsed]) => {
    if ('text' in parsed) return ofText(file, parsed);
    const [, read = ofJson] = Object.entries(READERS).find(([name]) => file.endsWith(name)) ?? [];
    return read(file, parsed);
  });
