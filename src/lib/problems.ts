import { z } from 'astro/zod';
import { nearest } from './nearest.ts';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

const KINDS: Record<string, string> = {
  string: 'muss Text sein',
  number: 'muss eine Zahl sein',
  int: 'muss eine ganze Zahl sein',
  boolean: 'muss true oder false sein',
  date: 'muss ein Datum sein',
  array: 'muss eine Liste sein',
  object: 'muss Unterpunkte haben',
  record: 'muss Unterpunkte haben',
};
const UNITS: Record<string, string> = { string: 'Zeichen', array: 'Einträge' };

/** What is wrong with a value, in German, where the schema has no sentence of its own. */
function sentence(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'fehlt' : KINDS[issue.expected];
    case 'too_small':
      return issue.minimum === 1 && issue.origin === 'string'
        ? 'ist leer'
        : `hat mindestens ${issue.minimum} ${UNITS[issue.origin] ?? ''}`.replace(
            /^hat (.*) $/,
            'ist $1',
          );
    case 'too_big':
      return `hat höchstens ${issue.maximum} ${UNITS[issue.origin] ?? ''}`.replace(
        /^hat (.*) $/,
        'ist $1',
      );
    case 'invalid_format':
      return issue.format === 'url'
        ? 'muss eine vollständige Adresse mit https:// sein'
        : 'hat nicht die erwartete Form';
    case 'invalid_value':
      return `muss ${issue.values.map((value) => `„${String(value)}“`).join(' oder ')} sein`;
    case 'not_multiple_of':
      return `muss ein Vielfaches von ${issue.divisor} sein`;
    case 'invalid_union':
      return 'passt zu keiner der erlaubten Formen';
    case 'invalid_key':
      return 'hat einen Namen, der nicht erlaubt ist';
    default:
      return undefined;
  }
}

/** The part of a schema that a path leads to, as far as it can be followed. */
function schemaAt(schema: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    let open = inner;
    while (open instanceof z.ZodDefault || open instanceof z.ZodOptional) open = open.unwrap();
    if (open instanceof z.ZodObject) return open.shape[String(key)];
    if (open instanceof z.ZodRecord) return open.valueType;
    return open instanceof z.ZodArray ? open.element : undefined;
  }, schema);
}

const quoted = (names: readonly string[]) => names.map((name) => `„${name}“`).join(', ');

function unknownNames(names: readonly string[], schema: unknown, noun: string): string {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return names
    .map((name) => {
      const meant = nearest(name, known);
      const allowed = known.length > 0 ? `Es gibt: ${quoted(known)}.` : `Hier gibt es keine.`;
      return `${noun} „${name}“ gibt es nicht. ${meant ? `Meintest du „${meant}“? ` : ''}${allowed}`;
    })
    .join('\n');
}

function problem(issue: Issue, schema: z.ZodType, noun: string): string {
  const found = schemaAt(schema, issue.path);
  if (issue.code === 'unrecognized_keys') return unknownNames(issue.keys, found, noun);
  if (issue.path.length === 0) return issue.message;
  const hint = found instanceof z.ZodType ? found.description : undefined;
  return `${noun} „${issue.path.join('.')}“ ${issue.message}.${hint ? ` Richtig wäre: ${hint}.` : ''}`;
}

/** Which line a field stands on, where that can be told. */
type LineOf = (path: readonly PropertyKey[]) => number | undefined;

/** Where the mistake is; a name that does not exist stands there too. */
const pathOf = (issue: Issue) =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;

type Parsed<Data> = { data: Data } | { problems: string[] };

/**
 * What an editor wrote, checked; or what is wrong with it and what would be right, one German
 * sentence for each mistake.
 *
 * @param noun what the editor calls a field there: „Feld“ in a file, „Angabe“ in a component
 */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  noun: 'Feld' | 'Angabe',
  lineOf: LineOf = () => undefined,
): Parsed<z.output<Schema>> {
  const result = schema.safeParse(value, { error: sentence });
  if (result.success) return { data: result.data };
  const problems = result.error.issues.map((issue) => {
    const line = lineOf(pathOf(issue));
    return `${line ? `Zeile ${line}: ` : ''}${problem(issue, schema, noun)}`;
  });
  return { problems };
}
