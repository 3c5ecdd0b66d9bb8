import { z } from 'astro/zod';
import { parseAmount } from '../lib/format.ts';
import { unwrap } from '../lib/schema/shape.ts';
import { type Path, valueAt } from './json.ts';
import { hintOf, labelOf, metaOf, schemaAt } from './labels.ts';
import { type Place, type Problem, problem } from './problems.ts';

type Issue = z.core.$ZodIssue;

const TYPES: Record<string, string> = {
  string: 'muss Text sein. Setz ihn in Anführungszeichen',
  int: 'muss eine ganze Zahl sein. Runde sie auf oder ab',
  array: 'muss eine Liste sein',
  tuple: 'muss eine Liste sein',
  object: 'muss Unterpunkte haben',
};
/** The complaint about a text or list that is to hold something. */
const EMPTY: Record<string, string> = {
  string: 'ist leer. Schreib etwas hinein, oder lösch den Eintrag',
  array: 'ist leer. Füg etwas hinzu, oder kreuz etwas an',
};
const UNITS: Record<string, string> = { string: 'Zeichen', array: 'Einträge' };

/** A limit: `darf höchstens 60 Zeichen haben, jetzt sind es 72` for text and lists, `darf höchstens 9 sein` for numbers. */
const limit = (origin: string, bound: string, input: unknown): string =>
  UNITS[origin]
    ? `${bound} ${UNITS[origin]} haben, jetzt sind es ${Object(input).length}`
    : `${bound} sein`;

/** The complaint about a text where a number belongs: `1.100 €` is 1100, `18 Uhr` and `18:00` are 18. */
function numberComplaint(input: unknown, isWhole: boolean): string {
  const [written = '', ...others] =
    String(input)
      .replace(/:00\b/, '')
      .match(/\d[\d.,'’ ]*/g) ?? [];
  const meant = others.length > 0 ? undefined : parseAmount(written);
  const number = isWhole ? Math.round(meant ?? 0) : meant;
  return `muss eine ${isWhole ? 'ganze ' : ''}Zahl sein. Schreib ${number ? `${number} ohne Punkt und Einheit` : 'sie in Ziffern'}`;
}

/** Zod's own German, for what editors do not meet. */
const german = z.locales.de().localeError;

/** The complaint about a value, in German, where its schema has no words of its own. */
function complaint(issue: z.core.$ZodRawIssue): ReturnType<typeof german> {
  switch (issue.code) {
    case 'invalid_type':
      // A field of YAML without a value is null.
      if ((issue.input ?? undefined) === undefined) return 'fehlt';
      if (issue.expected === 'array' && typeof issue.input === 'string')
        return `muss eine Liste sein. Schreib ["${issue.input.split(/, */).join('", "')}"]`;
      if (issue.expected === 'boolean')
        return `muss true (ja) oder false (nein) sein. Schreib ${/^(?:ja|yes|wahr|an)$/i.test(String(issue.input))} ohne Anführungszeichen`;
      return issue.expected === 'number'
        ? numberComplaint(issue.input, issue.inst instanceof z.core.$ZodNumberFormat)
        : TYPES[issue.expected];
    case 'too_small':
      if (issue.input !== undefined && Object(issue.input).length === 0 && issue.origin in EMPTY)
        return EMPTY[issue.origin];
      if (issue.minimum === 0 && !issue.inclusive) return 'muss größer als 0 sein';
      return limit(issue.origin, `muss mindestens ${issue.minimum}`, issue.input);
    case 'too_big':
      return limit(issue.origin, `darf höchstens ${issue.maximum}`, issue.input);
    case 'invalid_format':
      if (issue.format === 'includes') return `muss ${issue['includes']} enthalten`;
      return 'hat nicht die erwartete Form';
    case 'invalid_value':
      return `muss ${issue.values.map((value) => `„${String(value)}“`).join(' oder ')} sein`;
    case 'invalid_union':
      return 'hat nicht die erwartete Form';
    default:
      return german(issue);
  }
}

/** The first thing that is wrong with a value: a sentence that begins with the name of its field. */
export function refusal(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value, { error: complaint }).error?.issues[0]?.message;
}

interface Context {
  /** The editors' word for a field: „Feld“ in a file, „Angabe“ in a component. */
  noun: 'Feld' | 'Angabe';
  /** The component, where it is one: `<Tipp>: `. */
  owner?: string;
  placeOf: (path: Path) => Place;
}

/** A field as messages name it: by its label in the form, and its path in the file. */
export function fieldName(schema: unknown, path: Path, noun = 'Feld'): string {
  const name = path.join('.');
  const label = labelOf(schema, path);
  return label === undefined ? `${noun} „${name}“` : `${noun} „${label}“ (${name})`;
}

function explain(issue: Issue, schema: unknown, value: unknown, context: Context): Problem {
  const { path, message } = issue;
  const { noun, owner = '', placeOf } = context;
  const found = schemaAt(schema, path);
  if (issue.code === 'unrecognized_keys') {
    const inner = unwrap(found);
    const known = inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
    const [key = ''] = issue.keys;
    return problem(placeOf([...path, key]), 'unknown', `${owner}${noun} „${key}“`, key, known);
  }
  const name = path.join('.');
  if (!name) return problem(placeOf(path), 'field', owner.trim() || 'Der Inhalt', message);
  const field = owner + fieldName(schema, path, noun);
  if (issue.code === 'invalid_value') {
    const { labels } = metaOf(found);
    const given = valueAt(value, path);
    const options = issue.values.map((each) => [String(each), labels[String(each)]] as const);
    return problem(
      placeOf(path),
      'value',
      field,
      given === undefined ? given : String(given),
      options,
    );
  }
  const hint = hintOf(found, (example) =>
    owner
      ? `${name}=${typeof example === 'number' ? `{${example}}` : `"${example}"`}`
      : String(example),
  );
  // A complaint of two sentences says what to do.
  return problem(placeOf(path), 'field', field, message, message.includes('. ') ? undefined : hint);
}

/** The problems of the fields that an editor wrote. */
export function fieldProblems(schema: z.ZodType, value: unknown, context: Context): Problem[] {
  const result = schema.safeParse(value, { error: complaint });
  if (result.success) return [];
  const { issues } = result.error;
  const isAt = (path: Path) => (other: Issue) =>
    ['invalid_type', 'invalid_format'].includes(other.code) &&
    other.path.join('.') === path.join('.');
  // A value of another kind or form is not measured, too.
  return issues
    .filter((issue) => [undefined, issue].includes(issues.find(isAt(issue.path))))
    .flatMap((issue) =>
      // Each unknown field is a problem of its own.
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => explain({ ...issue, keys: [key] }, schema, value, context))
        : explain(issue, schema, value, context),
    );
}
