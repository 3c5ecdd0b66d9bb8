import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { type Document, isMap, isNode, isScalar, parseDocument, type Scalar, visit } from 'yaml';
import { composed } from '../lib/text.ts';
import type { Path } from './json.ts';
import { type Code, contentError, type Place, type Problem, problem } from './problems.ts';

/** A parsed file that knows where each of its fields stands. */
export interface ParsedFile {
  data: unknown;
  /** The problems that keep it from being read; its data is undefined then. */
  problems: Problem[];
  /** Where a field begins; of a missing one, where the value begins that lacks it. */
  placeOf: (path: Path) => Place;
}

/** An MDX file; its data is its front matter. */
export interface ParsedMdx extends ParsedFile {
  /** The file with empty lines in place of its front matter. */
  text: string;
  /** The text alone. */
  body: string;
  /** The whole file. */
  source: string;
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** A file that cannot be read, with the reason. */
const unread = (reason: Problem): ParsedMdx => ({
  data: undefined,
  problems: [reason],
  placeOf: () => ({ file: reason.file, line: reason.line }),
  text: '',
  body: '',
  source: '',
});

/** UTF-8 that was read as Windows-1252 and saved, or a sign for a letter that was lost: `GrÃ¶ÃŸe`. */
const BROKEN = /\uFFFD|Ã[\u0080-\u00bf\u0152\u0153\u0178\u2013\u201e]|â€/;

/** What keeps a content file from being read, or its text, composed and with `\n` at the end of a line. */
function readContent(root: string, file: string): Problem | string {
  const path = join(root, file);
  if (!existsSync(path)) return problem({ file }, 'file_missing');
  try {
    const decoded = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    const text = composed(decoded.replace(/\r\n?/g, '\n'));
    const broken = BROKEN.exec(text);
    if (!broken) return text;
    return problem({ file, line: lineAt(text, broken.index) }, 'file_broken', broken[0]);
  } catch {
    return problem({ file }, 'file_encoding');
  }
}

/** Reads a content file and parses it. */
export function openFile<Parsed extends ParsedFile>(
  root: string,
  file: string,
  parse: (file: string, text: string) => Parsed | ParsedMdx,
): Parsed | ParsedMdx {
  const content = readContent(root, file);
  return typeof content === 'string' ? parse(file, content) : unread(content);
}

/**
 * The text of a content file, for tools.
 *
 * @throws an error in German where the file is missing or is not UTF-8
 */
export function readText(root: string, file: string): string {
  const content = readContent(root, file);
  if (typeof content === 'string') return content;
  throw contentError([content]);
}

/** The offset of a field in a YAML or JSON text; undefined where it is missing. */
function offsetOf(document: Document, path: Path): number | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find((item) => isScalar(item.key) && item.key.value === path.at(-1))
    : undefined;
  const node = pair ? pair.key : document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}

/** Finds the place of a field or, where it is missing, of the last part of its path that is there. */
function placesIn(file: string, text: string, document: Document): ParsedFile['placeOf'] {
  const placeOf = (path: Path): Place => {
    if (path.length === 0) return { file };
    const offset = offsetOf(document, path);
    return offset === undefined ? placeOf(path.slice(0, -1)) : { file, line: lineAt(text, offset) };
  };
  return placeOf;
}

/** A number in thousands as people write it, `5.000`: a program reads 5. */
export const THOUSANDS = /^-?[1-9]\d{0,2}(?:\.\d{3})+$/;

/** Each value with what is wrong with how it is written, whatever field it belongs to. */
function scalarProblems(document: Document, complain: (node: Scalar) => Problem | undefined) {
  const problems: Problem[] = [];
  visit(document, {
    Scalar: (_, node) => {
      const found = complain(node);
      if (found) problems.push(found);
    },
  });
  return problems;
}

/** What the parser of the JavaScript engine says about a JSON text, and what it means to an editor. */
const JSON_ERRORS: [message: RegExp, code: Code][] = [
  [/^Unexpected end/, 'json_bracket'],
  [/^Expected '[,:]'/, 'json_comma'],
  [/^Expected double-quoted|^Unexpected token '[,\]}]'/, 'json_value'],
  [/^(?:Bad control|Unterminated)/, 'open_quote'],
];

function jsonProblem(file: string, text: string, { message }: Error, otherwise = 0): Problem {
  if (text.trim() === '') return problem({ file, line: 1 }, 'json_empty');
  const position = Number(/at position (\d+)/.exec(message)?.[1] ?? otherwise);
  const [, code = 'json'] = JSON_ERRORS.find(([pattern]) => pattern.test(message)) ?? [];
  const isEnd = position >= text.trimEnd().length || message.startsWith('Unexpected end');
  const rest = text.slice(position);
  // A comma is missed at the next word, which may stand on the next line.
  const missed = lineAt(text, text.slice(0, position).trimEnd().length);
  if (code === 'json_comma' && isEnd) return problem({ file, line: missed }, 'json_bracket');
  // A comma is followed by a value. What else stands here follows a number, or a quotation mark in a text.
  if (code === 'json_comma' && !/^["{[\]}]/.test(rest))
    return problem({ file, line: lineAt(text, position) }, 'json');
  const line = code === 'json_comma' || isEnd ? missed : lineAt(text, position);
  return problem({ file, line }, code as 'json');
}

/** The name of the field at an offset. */
const nameAt = (text: string, offset: number): string =>
  /[^"':\s]+/.exec(text.slice(offset))?.[0] ?? '';

/** A JSON file. YAML's parser knows the places: JSON is a part of YAML. */
export function parseJson(file: string, text: string): ParsedFile {
  const document = parseDocument(text, { schema: 'json', prettyErrors: false });
  const placeOf = placesIn(file, text, document);
  const at = (offset = 0): Place => ({ file, line: lineAt(text, offset) });
  try {
    const data: unknown = JSON.parse(text);
    const twice = document.errors.find(({ code }) => code === 'DUPLICATE_KEY');
    const problems = twice
      ? [problem(at(twice.pos[0]), 'field_twice', nameAt(text, twice.pos[0]))]
      : scalarProblems(document, ({ source = '', type, range }) =>
          type === 'PLAIN' && THOUSANDS.test(source)
            ? problem(at(range?.[0]), 'number_point', source)
            : undefined,
        );
    return { data: problems.length > 0 ? undefined : data, problems, placeOf };
  } catch (error) {
    const [first] = document.errors;
    return unread(jsonProblem(file, text, error as Error, first?.pos[0]));
  }
}

const YAML_ERRORS: Record<string, Extract<Code, `yaml${string}`>> = {
  BAD_INDENT: 'yaml_indent',
  BLOCK_AS_IMPLICIT_KEY: 'yaml_nested',
  MISSING_CHAR: 'yaml_colon',
  MULTILINE_IMPLICIT_KEY: 'yaml_colon',
  TAB_AS_INDENT: 'yaml_tab',
};

/** A day with a month or day of one digit. */
const SHORT_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** A value of the front matter that YAML reads otherwise than a person. */
function yamlProblem(text: string, node: Scalar, at: (offset?: number) => Place) {
  const { type, source = '', range, value, tag, anchor } = node;
  const place = at(range?.[0]);
  if (type !== 'PLAIN') return tag || anchor ? problem(place, 'yaml') : undefined;
  // What follows a blank and # is a comment.
  const isText = typeof value === 'string' || value === null;
  if (isText && /^[^\S\n]*#/.test(text.slice(range?.[1]))) return problem(place, 'yaml_hash');
  if (tag || anchor) return problem(place, 'yaml');
  if (typeof value === 'number' && THOUSANDS.test(source))
    return problem(place, 'number_point', source);
  // 31 February would be read as a day of March.
  if (!(value instanceof Date) || value.toISOString().startsWith(source)) return undefined;
  const day = source.replace(SHORT_DAY, (_, year: string, ...parts: string[]) =>
    [year, ...parts.slice(0, 2).map((part) => part.padStart(2, '0'))].join('-'),
  );
  return value.toISOString().startsWith(day) && SHORT_DAY.test(source)
    ? problem(place, 'yaml_zero', day)
    : problem(place, 'yaml_day');
}

/** The first problem of a front matter, since the others follow from it. */
function yamlProblems(text: string, document: Document, at: (offset?: number) => Place): Problem[] {
  const [error] = document.errors;
  const written = scalarProblems(document, (node) => {
    // An open quotation mark is reported at its end, where nobody looks.
    const { type, range } = node;
    const isOpen = error?.code === 'MISSING_CHAR' && type?.startsWith('QUOTE') && range;
    if (isOpen && range[0] < error.pos[0] && error.pos[0] <= range[2])
      return problem(at(range[0]), 'open_quote');
    return yamlProblem(text, node, at);
  });
  visit(document, {
    Alias: (_, { range }) => {
      written.push(problem(at(range?.[0]), 'yaml'));
    },
  });
  const first = written.find(({ code }) => code === 'yaml_hash' || code === 'open_quote');
  if (first) return [first];
  if (!error) return written.slice(0, 1);
  const place = at(error.pos[0]);
  return error.code === 'DUPLICATE_KEY'
    ? [problem(place, 'field_twice', nameAt(text, error.pos[0]))]
    : [problem(place, YAML_ERRORS[error.code] ?? 'yaml')];
}

const isFence = (line: string | undefined) => line?.trimEnd() === '---';

/** An MDX file: its front matter is YAML between two lines of three hyphens. */
export function parseMdx(file: string, source: string): ParsedMdx {
  const lines = source.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  const isOpen = isFence(lines[0]);
  if (!isOpen || end < 0)
    return unread(problem({ file, line: 1 }, isOpen ? 'head_open' : 'head_missing'));

  // The fence is an empty line here, so that lines count as in the file.
  const head = ['', ...lines.slice(1, end)].join('\n');
  const text = lines.map((line, index) => (index > end ? line : '')).join('\n');
  const document = parseDocument(head, { customTags: ['timestamp'], prettyErrors: false });
  const problems = yamlProblems(head, document, (offset = 0) => ({
    file,
    line: lineAt(head, offset),
  }));
  const data: unknown = problems.length > 0 ? undefined : document.toJS();
  const placeOf = placesIn(file, head, document);
  return { data, problems, placeOf, text, body: text.trim(), source };
}

const draft = z.object({ draft: z.literal(true) });

/** Whether an article is not to be published; false where its front matter cannot be read. */
export const isDraft = ({ data }: Pick<ParsedFile, 'data'>): boolean =>
  draft.safeParse(data).success;
