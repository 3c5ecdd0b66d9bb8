import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parseDocument, visit } from 'yaml';
import { lineAt, lineBreaksOf, type Place, type Problem } from '../../lib/build/problems.ts';
import { jsonValue, type Path } from '../../lib/json.ts';
import { normalizeContent } from '../../lib/normalize.ts';
import { problem } from '../messages.ts';
import { misreadProblems, placesIn } from './yaml-values.ts';

/** A parsed JSON or MDX file, which knows where each of its fields stands. */
export interface ParsedFile {
  file: string;
  /** The data of a JSON file, or the front matter of an MDX file; undefined where it cannot be read. */
  data: unknown;
  /** An MDX file with empty lines in place of its front matter; empty for a JSON file. */
  text: string;
  /** The text of the whole file. */
  whole: string;
  /** The problems that make the file unreadable. */
  problems: Problem[];
  /** The place of a field, or of its nearest ancestor if the field is missing. */
  placeOf: (path: Path) => Place;
}

const unreadable = (file: string, reason: Problem): ParsedFile => ({
  file,
  data: undefined,
  text: '',
  whole: '',
  problems: [reason],
  placeOf: () => ({ file, line: reason.line }),
});

/** The text of a content file, composed (NFC) and with `\n` at the end of each line, or why it cannot be read. */
function readContent(root: string, file: string): string | Problem {
  const path = join(root, file);
  if (!existsSync(path)) return problem({ file }, 'file_missing');
  try {
    const decoded = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    return normalizeContent(decoded.replace(/\r\n?/g, '\n'));
  } catch {
    return problem({ file }, 'file_encoding');
  }
}

/** The text of a content file; empty if it cannot be read. The check of that file reports the reason. */
export function contentText(root: string, file: string): string {
  const text = readContent(root, file);
  return typeof text === 'string' ? text : '';
}

/** A text in JSON. It ends in the line in which it begins. */
const JSON_TEXT = /"(?:[^"\\\p{Cc}]|\\.)*"/gu;
/** What YAML takes and JSON does not: a comma after the last entry, a text without its end, and `1,5`. */
const NOT_JSON = /,\s*[}\]]|["']|:\s*\d+,\d/;

/** Finds the line in which a text stops being JSON. */
function brokenLine(text: string, { errors }: Document): number {
  const marks = text.replace(JSON_TEXT, '').trimEnd();
  const { index = marks.length, 0: found = '' } = NOT_JSON.exec(marks) ?? {};
  const lines = errors
    .filter(({ code }) => code !== 'DUPLICATE_KEY')
    .map(({ pos: [offset] }) => lineAt(text, offset));
  // If the last bracket is missing, the parser names the end; the last line that is not blank is named.
  return Math.min(lineAt(marks, index + found.length), ...lines);
}

function jsonProblems(file: string, text: string, document: Document): Problem[] {
  if (text.trim() === '') return [problem({ file, line: 1 }, 'empty', 'Die Datei')];
  return jsonValue(text) === undefined
    ? [problem({ file, line: brokenLine(text, document) }, 'json')]
    : misreadProblems(file, text, document);
}

/** Finds the problems of a front matter. Reports a syntax error alone, because it causes the others. */
function yamlProblems(file: string, text: string, document: Document): Problem[] {
  const misread = misreadProblems(file, text, document);
  const error = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  // In `[Plakat #1, Druck]` the comment hides the bracket, so that the comment alone is reported.
  if (!error || misread.some(({ code }) => code === 'yaml_comment')) return misread;
  // For an unclosed quotation mark the parser names the end of the value; the line where the value begins helps more.
  const [end] = error.pos;
  let begin = end;
  visit(document, {
    Scalar: (_, { range }) => {
      if (range?.[1] === end) begin = range[0];
    },
  });
  return [problem({ file, line: lineAt(text, begin) }, 'yaml')];
}

/** A front matter between two lines of three hyphens. */
const FENCED = /^---[ \t]*\n((?:[^\n]*\n)*?)---[ \t]*(?:\n|$)/;

/** Parses the text of a JSON or MDX file. JSON is a part of YAML, so YAML's parser finds the lines of all fields. */
export function parseText(file: string, whole: string): ParsedFile {
  const isMdx = file.endsWith('.mdx');
  const [fenced, yaml = ''] = FENCED.exec(whole) ?? [];
  if (isMdx && fenced === undefined)
    return unreadable(file, problem({ file, line: 1 }, 'head_missing'));

  // An empty line stands for the first `---`, so that the numbers of lines are those of the file.
  const fields = isMdx ? `\n${yaml.trimEnd()}` : whole;
  const text = isMdx && fenced ? lineBreaksOf(fenced) + whole.slice(fenced.length) : '';
  const document = parseDocument(fields, { schema: isMdx ? 'core' : 'json', prettyErrors: false });
  const problems = (isMdx ? yamlProblems : jsonProblems)(file, fields, document);
  const data: unknown = problems.length > 0 ? undefined : document.toJS();
  const placeOf = placesIn(file, fields, document);
  return { file, data, problems, placeOf, text, whole };
}

/** Reads a content file and parses it, after `change` has changed its text. */
export function openFile(root: string, file: string, change = (text: string) => text): ParsedFile {
  const text = readContent(root, file);
  return typeof text === 'string' ? parseText(file, change(text)) : unreadable(file, text);
}
