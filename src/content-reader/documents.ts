import { z } from 'astro/zod';
import {
  findNodeAtLocation,
  getNodeValue,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';
import type { Path } from './json.ts';
import { type Code, type Place, type Problem, problem } from './problems.ts';

/** A parsed file that knows where each of its fields stands. */
export interface ParsedFile {
  data: unknown;
  /** The problems that keep it from being read; its data is undefined then. */
  problems: Problem[];
  /** Where a field begins; of a missing one, where the value begins that lacks it. */
  placeOf: (path: Path) => Place;
}

type SyntaxCode = Extract<Code, 'open_quote' | `${'json' | 'yaml'}${string}`>;

const placeAt = (file: string, text: string, offset: number): Place => ({
  file,
  line: text.slice(0, offset).split('\n').length,
});

/** The offset of a field or, where it is missing, of the last part of its path that is there. */
function nearest(path: Path, offsetOf: (path: Path) => number | undefined): number | undefined {
  if (path.length === 0) return undefined;
  return offsetOf(path) ?? nearest(path.slice(0, -1), offsetOf);
}

/** By the names of the parser's codes. */
const JSON_CODES: Record<string, SyntaxCode> = {
  CommaExpected: 'json_comma',
  PropertyNameExpected: 'json_value',
  ValueExpected: 'json_value',
  UnexpectedEndOfString: 'open_quote',
  CloseBraceExpected: 'json_bracket',
  CloseBracketExpected: 'json_bracket',
};

export function parseJson(file: string, text: string): ParsedFile {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowEmptyContent: false });
  const placeOf = (path: Path): Place => {
    const offset = nearest(path, (part) => {
      const keys = part.map((key) => (typeof key === 'number' ? key : String(key)));
      const node = root && findNodeAtLocation(root, keys);
      return node?.parent?.type === 'property' ? node.parent.offset : node?.offset;
    });
    return offset === undefined ? { file } : placeAt(file, text, offset);
  };
  // The first error only: the parser goes on, and what it says then follows from the first.
  const [first] = errors;
  if (!first) return { data: root && getNodeValue(root), problems: [], placeOf };
  if (text.trim() === '')
    return { data: undefined, problems: [problem({ file, line: 1 }, 'json_empty')], placeOf };
  const code = JSON_CODES[printParseErrorCode(first.error)] ?? 'json';
  // A comma is missed at the next word, which may stand on the next line.
  const offset =
    code === 'json_comma' ? text.slice(0, first.offset).trimEnd().length : first.offset;
  return { data: undefined, problems: [problem(placeAt(file, text, offset), code)], placeOf };
}

const YAML_CODES: { [code in YAMLParseError['code']]?: SyntaxCode } = {
  BAD_INDENT: 'yaml_indent',
  BLOCK_AS_IMPLICIT_KEY: 'yaml_nested',
  DUPLICATE_KEY: 'yaml_twice',
  MISSING_CHAR: 'yaml_colon',
  MULTILINE_IMPLICIT_KEY: 'yaml_colon',
  TAB_AS_INDENT: 'yaml_tab',
};

const FENCE = '---';

/** An MDX file; its data is its front matter. */
export interface ParsedMdx extends ParsedFile {
  /** The file with empty lines in place of its front matter. */
  text: string;
  /** The text alone. */
  body: string;
}

const draft = z.object({ draft: z.literal(true) });

/** Whether an article is not to be published; false where its front matter cannot be read. */
export const isDraft = ({ data }: Pick<ParsedFile, 'data'>): boolean =>
  draft.safeParse(data).success;

/** The offset of a field in YAML. */
function yamlOffset(document: Document, path: Path): number | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find((item) => isScalar(item.key) && item.key.value === path.at(-1))
    : undefined;
  const node = pair ? pair.key : document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}

/** The first error, since the others follow from it; and texts that YAML takes for references. */
function yamlProblems(document: Document, at: (offset: number) => Place): Problem[] {
  const [error] = document.errors;
  let found: { code: SyntaxCode; offset: number } | undefined = error && {
    code: YAML_CODES[error.code] ?? 'yaml',
    offset: error.pos[0],
  };
  visit(document, {
    Scalar: (_, { type, range, source, value }) => {
      // 31 February would be read as a day of March.
      if (value instanceof Date && !source?.startsWith(value.toISOString().slice(0, 10))) {
        found ??= { code: 'yaml_day', offset: range?.[0] ?? 0 };
      }
      // An open quotation mark is reported at its end, where nobody looks.
      const open = error?.code === 'MISSING_CHAR' && type?.startsWith('QUOTE');
      if (open && range && range[0] < error.pos[0] && error.pos[0] <= range[2]) {
        found = { code: 'open_quote', offset: range[0] };
      }
    },
    Alias: (_, { range }) => {
      found ??= { code: 'yaml', offset: range?.[0] ?? 0 };
    },
  });
  return found ? [problem(at(found.offset), found.code)] : [];
}

export function parseMdx(file: string, source: string): ParsedMdx {
  const lines = source.replace('\uFEFF', '').replaceAll('\r\n', '\n').split('\n');
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end < 0) {
    const first = { file, line: 1 };
    const problems = [problem(first, lines[0] === FENCE ? 'head_open' : 'head_missing')];
    return { data: undefined, problems, placeOf: () => first, text: '', body: '' };
  }

  // The fence is an empty line here, so that lines count as in the file.
  const head = ['', ...lines.slice(1, end)].join('\n');
  const text = lines.map((line, index) => (index > end ? line : '')).join('\n');
  const document = parseDocument(head, { customTags: ['timestamp'], prettyErrors: false });
  const at = (offset: number) => placeAt(file, head, offset);
  const problems = yamlProblems(document, at);
  const placeOf = (path: Path): Place => {
    const offset = nearest(path, (part) => yamlOffset(document, part));
    return offset === undefined ? { file } : at(offset);
  };
  const data: unknown = problems.length > 0 ? undefined : document.toJS();
  return { data, problems, placeOf, text, body: text.trim() };
}
