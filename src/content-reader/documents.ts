import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { composed } from '../lib/text.ts';
import { type Head, headOf } from './head.ts';
import type { Path } from './json.ts';
import { type CodeFor, contentError, type Place, type Problem, problem } from './problems.ts';
import { DAMAGE, signsIn } from './signs.ts';
import { lineAt, placesIn, valueProblems } from './values.ts';

/** A parsed file that knows where each of its fields stands. */
export interface ParsedFile {
  file: string;
  data: unknown;
  /** The whole file. */
  source: string;
  /** The problems that make it unreadable; its data is undefined then. */
  problems: Problem[];
  /** Returns the place of a field, or of its nearest ancestor if the field is missing. */
  placeOf: (path: Path) => Place;
}

/** An MDX file; its data is its front matter. */
export interface ParsedMdx extends ParsedFile {
  /** Its front matter as far as it can be read. */
  head: Head;
  /** The file with empty lines in place of its front matter. */
  text: string;
  /** The text without the front matter and without blank lines around it. */
  body: string;
}

/** A file that cannot be read, with the reasons. */
const unreadable = (reason: Problem, ...others: Problem[]): ParsedMdx => ({
  file: reason.file,
  data: undefined,
  head: headOf(undefined),
  problems: [reason, ...others],
  placeOf: () => ({ file: reason.file, line: reason.line }),
  text: '',
  body: '',
  source: '',
});

/** Returns the text of a content file, composed (NFC) and with `\n` at the end of each line, or the problems that make it unreadable. */
function readContent(root: string, file: string): [Problem, ...Problem[]] | string {
  const path = join(root, file);
  if (!existsSync(path)) return [problem({ file }, 'file_missing')];
  try {
    const decoded = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    const text = composed(decoded.replace(/\r\n?/g, '\n'));
    // A conflict marker inside a complete conflict is not reported a second time.
    const damage = signsIn(text, DAMAGE).filter(({ code }, _, all) => code === all[0]?.code);
    const [first, ...others] = damage.map(({ line, code, told }) =>
      problem({ file, line }, code, told),
    );
    return first ? [first, ...others] : text;
  } catch {
    return [problem({ file }, 'file_encoding')];
  }
}

/** Reads a content file and parses it. */
export function openFile<Parsed extends ParsedFile>(
  root: string,
  file: string,
  parse: (file: string, text: string) => Parsed | ParsedMdx,
): Parsed | ParsedMdx {
  const content = readContent(root, file);
  return typeof content === 'string' ? parse(file, content) : unreadable(...content);
}

/**
 * The text of a content file, for tools.
 *
 * @throws an error in German where the file is missing or is not UTF-8
 */
export function readText(root: string, file: string): string {
  const content = readContent(root, file);
  if (typeof content === 'string') return content;
  throw contentError(content);
}

/** The text of a content file; an empty one where it cannot be read, which the file's own source reports. */
export function readableText(root: string, file: string): string {
  const content = readContent(root, file);
  return typeof content === 'string' ? content : '';
}

/** Maps errors of `JSON.parse` to codes: the first pattern matches the message, the second the text at its position. */
const JSON_ERRORS: [error: RegExp, there: RegExp, code: CodeFor<[] | [string]>][] = [
  [/^(?:Unexpected end|Expected '[,:]')/, /^\s*$/, 'json_bracket'],
  [/^Expected ',/, /^[\]}]/, 'json_bracket'],
  [/^Expected ':'/, /^/, 'json_colon'],
  // A comma is missing only where a value follows; words continue a text that a quotation mark has ended.
  [/^Expected ',/, /^["{[]/, 'json_comma'],
  [/^Expected ',/, /^\p{L}[^"\n]{0,30}/u, 'json_quotes'],
  [/non-whitespace character after/, /^/, 'json_end'],
  [/^Expected double-quoted/, /^[^\d\]},]/u, 'json'],
  [/^Expected double-quoted|^Unexpected token '[,\]}]'/, /^/, 'json_value'],
  [/^(?:Bad control|Unterminated)/, /^(?:\n|$)/, 'open_quote'],
  [/^/, /^[^]?/u, 'json'],
];
/** Errors that a pattern finds outside of quotation marks; `JSON.parse` often reports a later place. */
const JSON_SLIPS: [RegExp, CodeFor<[] | [string]>][] = [
  [/:\s*(?:ja|nein|wahr|falsch|yes|no)\b/i, 'json_boolean'],
  [/(?<=:\s*)-?\d[\d.,]*\s*[€%$\p{L}]+/u, 'json_unit'],
  [/(?<=[:{[,]\s*)[„“”‚‘’«»']/, 'json_typographic'],
  [/,(?=\s*[\]}])/, 'json_value'],
  [/(?<!:)\/[/*]/, 'json_comment'],
];

function jsonProblem(file: string, text: string, { message }: Error, otherwise = 0): Problem {
  if (text.trim() === '') return problem({ file, line: 1 }, 'json_empty');
  const outside = text.replace(/"(?:[^"\\\n]|\\.)*"/g, ({ length }) => '_'.repeat(length));
  for (const [pattern, slip] of JSON_SLIPS) {
    const found = pattern.exec(outside);
    if (found) return problem({ file, line: lineAt(text, found.index) }, slip, found[0]);
  }
  const said = /at position (\d+)/.exec(message)?.[1];
  const position = message.startsWith('Unexpected end') ? text.length : Number(said ?? otherwise);
  const rest = text.slice(position);
  const [, there, code = 'json'] =
    JSON_ERRORS.find(([error, pattern]) => error.test(message) && pattern.test(rest)) ?? [];
  const [told = ''] = there?.exec(rest) ?? [];
  // A missing comma or bracket belongs after the last word, which may be on an earlier line.
  const isMissing = code === 'json_comma' || code === 'json_bracket';
  const end = isMissing ? text.slice(0, position).trimEnd().length : position;
  return problem({ file, line: lineAt(text, end) }, code, told.trim());
}

/** Parses a JSON file. YAML's parser finds the lines of its fields, because JSON is a part of YAML. */
export function parseJson(file: string, text: string): ParsedFile {
  const document = parseDocument(text, { schema: 'json', prettyErrors: false });
  try {
    const data: unknown = JSON.parse(text);
    const problems = valueProblems(file, text, document);
    const placeOf = placesIn(file, text, document);
    return { file, data: problems.length > 0 ? undefined : data, problems, placeOf, source: text };
  } catch (error) {
    return unreadable(jsonProblem(file, text, error as Error, document.errors[0]?.pos[0]));
  }
}

const YAML_ERRORS: Record<string, CodeFor<[]>> = {
  BAD_INDENT: 'yaml_indent',
  BLOCK_AS_IMPLICIT_KEY: 'yaml_nested',
  MISSING_CHAR: 'yaml_colon',
  MULTILINE_IMPLICIT_KEY: 'yaml_colon',
  TAB_AS_INDENT: 'yaml_indent',
};

/** Finds the problems of a front matter. Reports a syntax error alone, because it causes the others. */
function yamlProblems(file: string, text: string, document: Document): Problem[] {
  const misread = valueProblems(file, text, document);
  const error = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  // A comment within brackets is what keeps them open.
  if (!error || misread.some(({ code }) => code === 'yaml_hash')) return misread;
  // For an unclosed quotation mark the parser reports the end of the text; the line that opens it is more useful.
  const quote = /^Missing closing (.)/.exec(error.message)?.[1];
  const isOpen = (line: string) => quote && line.split(quote).length % 2 === 0;
  const open = text.split('\n').findIndex(isOpen) + 1;
  return open
    ? [problem({ file, line: open }, 'open_quote')]
    : [problem({ file, line: lineAt(text, error.pos[0]) }, YAML_ERRORS[error.code] ?? 'yaml')];
}

const isFence = (line: string | undefined) => line?.trimEnd() === '---';

/** Parses an MDX file, whose front matter is YAML between two lines of three hyphens. */
export function parseMdx(file: string, source: string): ParsedMdx {
  const lines = source.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  const isOpen = isFence(lines[0]);
  if (!isOpen || end < 0)
    return unreadable(problem({ file, line: 1 }, isOpen ? 'head_open' : 'head_missing'));

  // The fence is an empty line here, so that lines count as in the file.
  const yaml = ['', ...lines.slice(1, end)].join('\n');
  const text = lines.map((line, index) => (index > end ? line : '')).join('\n');
  const document = parseDocument(yaml, { prettyErrors: false });
  const problems = yamlProblems(file, yaml, document);
  const data: unknown = problems.length > 0 ? undefined : document.toJS();
  const placeOf = placesIn(file, yaml, document);
  const head = headOf(data);
  return { file, data, head, problems, placeOf, text, body: text.trim(), source };
}
