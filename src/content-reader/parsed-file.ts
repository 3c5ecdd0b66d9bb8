import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { type Document, parseDocument } from 'yaml';
import { lineAt, normalizeContent } from '../lib/text.ts';
import { isRecord, type Path } from './json.ts';
import { type Place, type Problem, problem } from './problems.ts';
import { placesIn, valueProblems } from './yaml-values.ts';

const optional = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);
const list = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).catch([]);

/** What is read of a front matter before its schema has checked it; a wrong field counts as missing. */
const headSchema = z.object({
  order: optional(z.number()),
  draft: z.boolean().catch(false),
  updated: optional(z.iso.date()),
  published: optional(z.iso.date()),
  instead: optional(z.string()),
  aliases: list(z.string()),
  picture: optional(z.object({ file: z.string() })),
  sources: list(z.object({ name: z.string() })),
});
const headOf = (data: unknown) => headSchema.parse(isRecord(data) ? data : {});

/** A parsed JSON or MDX file, which knows where each of its fields stands. */
export interface ParsedFile {
  file: string;
  /** The data of a JSON file, or the front matter of an MDX file; undefined where it cannot be read. */
  data: unknown;
  /** The front matter as far as it can be read. */
  head: z.output<typeof headSchema>;
  /** An MDX file with empty lines in place of its front matter; empty for a JSON file. */
  text: string;
  /** The text without the front matter and without blank lines around it. */
  body: string;
  /** The whole file. */
  source: string;
  /** The problems that make it unreadable. */
  problems: Problem[];
  /** The place of a field, or of its nearest ancestor if the field is missing. */
  placeOf: (path: Path) => Place;
}

/** A file that cannot be read, with the reasons. */
const unreadable = (file: string, ...problems: Problem[]): ParsedFile => ({
  file,
  data: undefined,
  head: headOf(undefined),
  problems,
  placeOf: () => ({ file, line: problems[0]?.line }),
  text: '',
  body: '',
  source: '',
});

/** The text of a content file, composed (NFC) and with `\n` at the end of each line, or what makes it unreadable. */
function readContent(root: string, file: string): { text: string; problems: Problem[] } {
  const path = join(root, file);
  if (!existsSync(path)) return { text: '', problems: [problem({ file }, 'file_missing')] };
  try {
    const decoded = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    return { text: normalizeContent(decoded.replace(/\r\n?/g, '\n')), problems: [] };
  } catch {
    return { text: '', problems: [problem({ file }, 'file_encoding')] };
  }
}

/** The text of a content file; an empty one where it cannot be read, which the file's own source reports. */
export const readText = (root: string, file: string): string => readContent(root, file).text;

/**
 * The offset at which V8 stopped to read a JSON text: at the position that its message names, at the sign around which
 * the message quotes ten characters, or at the end.
 */
function jsonEnd(text: string, { message }: Error): number {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  const [, around] = /, (?:\.\.\.)?"([^]*)"(?:\.\.\.)? is not valid JSON$/.exec(message) ?? [];
  if (around !== undefined) return text.indexOf(around) + 10;
  return Number(position ?? text.length);
}

/** The problem of a text that is no JSON. */
function jsonProblem(file: string, text: string, error: Error): Problem {
  if (text.trim() === '') return problem({ file, line: 1 }, 'empty', 'Die Datei');
  // A bracket that is missing at the end belongs below the last line with a sign.
  return problem({ file, line: lineAt(text.trimEnd(), jsonEnd(text, error)) }, 'json');
}

/** Parses a JSON file. YAML's parser finds the lines of its fields, because JSON is a part of YAML. */
function parseJson(file: string, source: string): ParsedFile {
  const document = parseDocument(source, { schema: 'json', prettyErrors: false });
  try {
    const read: unknown = JSON.parse(source);
    const problems = valueProblems(file, source, document);
    const data = problems.length > 0 ? undefined : read;
    const placeOf = placesIn(file, source, document);
    return { file, data, head: headOf(undefined), problems, placeOf, text: '', body: '', source };
  } catch (error) {
    return unreadable(file, jsonProblem(file, source, error as Error));
  }
}

/** Finds the problems of a front matter. Reports a syntax error alone, because it causes the others. */
function yamlProblems(file: string, text: string, document: Document): Problem[] {
  const misread = valueProblems(file, text, document);
  const error = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  // An unclosed bracket is the fault of a comment in it, which is reported already.
  if (!error || misread.some(({ code }) => code === 'yaml')) return misread;
  // For an unclosed quotation mark the parser reports the end of the text; the line that opens it is more useful.
  const quote = /^Missing closing (.)/.exec(error.message)?.[1];
  const isOpen = (line: string) => quote && line.split(quote).length % 2 === 0;
  const open = text.split('\n').findIndex(isOpen) + 1;
  return [problem({ file, line: open || lineAt(text, error.pos[0]) }, 'yaml')];
}

const isFence = (line: string | undefined) => line?.trimEnd() === '---';

/** Parses an MDX file, whose front matter is YAML between two lines of three hyphens. */
export function parseMdx(file: string, source: string): ParsedFile {
  const lines = source.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (!isFence(lines[0]) || end < 0)
    return unreadable(file, problem({ file, line: 1 }, 'head_missing'));

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

/**
 * Reads a content file and parses it.
 *
 * @param change changes its text before it is parsed
 */
export function openFile(root: string, file: string, change = (text: string) => text): ParsedFile {
  const { text, problems } = readContent(root, file);
  if (problems.length > 0) return unreadable(file, ...problems);
  return file.endsWith('.mdx') ? parseMdx(file, change(text)) : parseJson(file, change(text));
}
