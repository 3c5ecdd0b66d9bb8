import { z } from 'astro/zod';
import { unwrap } from '../schemas/common.ts';
import { type Place, type Problem, problem } from './problems.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const TYPES: Record<string, string> = {
  string: 'muss Text sein',
  number: 'muss eine Zahl sein',
  int: 'muss eine ganze Zahl sein',
  boolean: 'muss true oder false sein',
  date: 'muss ein Datum sein',
  array: 'muss eine Liste sein',
  tuple: 'muss eine Liste sein',
  object: 'muss Unterpunkte haben',
};
const FORMATS: Record<string, string> = {
  url: 'muss eine vollständige Adresse mit https:// sein',
  email: 'muss eine E-Mail-Adresse sein, zum Beispiel hallo@beispiel.de',
  date: 'muss ein Tag sein, zum Beispiel 2026-11-21',
};
const UNITS: Record<string, string> = { string: 'Zeichen', array: 'Einträge' };

/** A limit: `hat höchstens 60 Zeichen` for text and lists, `ist höchstens 9` for numbers. */
function limit(origin: string, bound: string): string {
  const unit = UNITS[origin];
  return unit ? `hat ${bound} ${unit}` : `ist ${bound}`;
}

/** What is wrong with a value, in German, where its schema has no words of its own. */
function complaint(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'fehlt' : TYPES[issue.expected];
    case 'too_small':
      if (issue.minimum === 1 && UNITS[issue.origin]) return 'ist leer';
      return limit(issue.origin, `mindestens ${issue.minimum}`);
    case 'too_big':
      return limit(issue.origin, `höchstens ${issue.maximum}`);
    case 'invalid_format':
      if (issue.format === 'includes') return `muss ${issue['includes']} enthalten`;
      return FORMATS[issue.format] ?? 'hat nicht die erwartete Form';
    case 'invalid_value':
      return `muss ${issue.values.map((value) => `„${String(value)}“`).join(' oder ')} sein`;
    default:
      return undefined;
  }
}

/** The part of a schema that a path leads to, as far as it can be followed. */
export function schemaAt(schema: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => {
    const open = unwrap(inner);
    if (open instanceof z.ZodObject) return open.shape[String(key)];
    return open instanceof z.ZodArray ? open.element : undefined;
  }, schema);
}

const descriptionOf = (schema: unknown) =>
  schema instanceof z.ZodType ? schema.description : undefined;

interface Context {
  /** What an editor calls a field: „Feld“ in a file, „Angabe“ in a component. */
  noun: 'Feld' | 'Angabe';
  /** The component, where it is one: `<Tipp>: `. */
  owner?: string;
  placeOf: (path: Path) => Place;
}

function explain(issue: Issue, schema: unknown, context: Context): Problem[] {
  const { path } = issue;
  const { noun, owner = '', placeOf } = context;
  const found = schemaAt(schema, path);
  const named = (name: string) => `${owner}${noun} „${name}“`;
  if (issue.code === 'unrecognized_keys') {
    const known = found instanceof z.ZodObject ? Object.keys(found.shape) : [];
    return issue.keys.map((key) =>
      problem(placeOf([...path, key]), 'field_unknown', named(key), key, known),
    );
  }
  const hint = descriptionOf(found) ?? descriptionOf(unwrap(found));
  const field = path.length > 0 ? named(path.join('.')) : owner.trim() || 'Der Inhalt';
  return [problem(placeOf(path), 'field', field, issue.message, hint)];
}

/** What is wrong with the fields that an editor wrote. */
export function fieldProblems(schema: z.ZodType, value: unknown, context: Context): Problem[] {
  const result = schema.safeParse(value, { error: complaint });
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => explain(issue, schema, context));
}
