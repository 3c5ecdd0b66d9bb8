import { isDeepStrictEqual } from 'node:util';
import { z } from 'astro/zod';
import type { Place, Problem } from '../../lib/build/problems.ts';
import type { Path } from '../../lib/json.ts';
import { hintOf, labelOf, metaOf, schemaAt } from '../../lib/schema/field-labels.ts';
import { unwrap } from '../../lib/schema/shape.ts';
import { problem } from '../messages.ts';

type Issue = z.core.$ZodIssue;

const LIST = 'muss eine Liste sein. Schreib sie wie ["eins", "zwei"]';
const GROUP = 'muss Unterpunkte haben. Schreib sie eingerückt darunter oder zwischen { und }';
const OTHER_FORM = 'hat nicht die erwartete Form';

/** The complaint about a value of another type, by the type that is expected. */
const TYPES: Record<string, string> = {
  string: 'muss Text sein. Setz ihn in Anführungszeichen',
  number:
    'muss eine Zahl sein. Schreib sie in Ziffern, ohne Anführungszeichen, Punkt und Einheit, wie 1100',
  int: 'muss eine ganze Zahl sein. Runde sie',
  boolean: 'muss true (ja) oder false (nein) sein. Schreib es ohne Anführungszeichen',
  array: LIST,
  tuple: LIST,
  object: GROUP,
  record: GROUP,
};
/** The complaint about a text that is no day or no e-mail address, by the name of zod's format. */
const FORMATS: Record<string, string> = {
  date: 'muss ein Tag des Kalenders sein, Monat und Tag mit zwei Ziffern. Schreib ihn wie 2027-03-31',
  email:
    'muss eine einzige E-Mail-Adresse sein, ohne Umlaute und Leerzeichen. Schreib sie wie hallo@beispiel.de',
};
const UNITS: Record<string, string> = { string: 'Zeichen', array: 'Einträge' };

/** Whether a field has no value: in YAML that is null. */
const isMissing = ({ input }: { input?: unknown }) => input === undefined || input === null;

/** How many characters a text or how many entries a list has. */
const lengthOf = (input: unknown): number | undefined =>
  typeof input === 'string' || Array.isArray(input) ? input.length : undefined;

/** Names a limit: `darf höchstens 60 Zeichen haben, jetzt sind es 72`. For a number it is `darf höchstens 9 sein`. */
const limit = (origin: string, bound: string, input: unknown): string =>
  UNITS[origin]
    ? `${bound} ${UNITS[origin]} haben, jetzt sind es ${lengthOf(input)}`
    : `${bound} sein`;

/** The complaint about a value, in German, where its schema has no words of its own. */
function complaint(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue) ? 'fehlt' : (TYPES[issue.expected] ?? OTHER_FORM);
    case 'invalid_value': {
      const { labels = {} } = metaOf(issue.inst);
      const options = issue.values.map((value) => {
        const label = labels[String(value)];
        return `„${String(value)}“${label ? ` (${label})` : ''}`;
      });
      const what = isMissing(issue) ? 'fehlt' : `kann nicht „${String(issue.input)}“ sein`;
      return `${what}. Es gibt: ${options.join(', ')}`;
    }
    case 'too_small':
      if (lengthOf(issue.input) === 0)
        return 'ist leer. Schreib etwas hinein, oder lösch den Eintrag';
      if (!issue.inclusive) return `muss größer als ${issue.minimum} sein`;
      return limit(issue.origin, `muss mindestens ${issue.minimum}`, issue.input);
    case 'too_big':
      return limit(issue.origin, `darf höchstens ${issue.maximum}`, issue.input);
    case 'invalid_format':
      if (issue.format === 'includes') return `muss ${issue['includes']} enthalten`;
      return FORMATS[issue.format] ?? OTHER_FORM;
    default:
      return OTHER_FORM;
  }
}

/** The first thing that is wrong with a value: a sentence that begins with the name of its field. */
export function complaintAbout(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value, { error: complaint }).error?.issues[0]?.message;
}

interface Context {
  /** The component whose attributes the fields are, `<Tipp>`. */
  owner?: string;
  placeOf: (path: Path) => Place;
}

/** A field as messages name it: by its label in the form, and its path in the file. */
export function fieldName(schema: unknown, path: Path, noun = 'Feld'): string {
  const name = path.join('.');
  const label = labelOf(schema, path);
  return label === undefined ? `${noun} „${name}“` : `${noun} „${label}“ (${name})`;
}

/** The names that the fields of a group may have. */
function keysOf(group: unknown): string[] {
  const inner = unwrap(group);
  const names =
    inner instanceof z.ZodObject ? inner.keyof() : inner instanceof z.ZodRecord && inner.keyType;
  return names instanceof z.ZodEnum ? names.options.map(String) : [];
}

function explain(issue: Issue, schema: unknown, context: Context): Problem[] {
  const { path, message } = issue;
  const { owner, placeOf } = context;
  const noun = owner ? `${owner}: Angabe` : 'Feld';
  const fieldSchema = schemaAt(schema, path);
  if (issue.code === 'unrecognized_keys') {
    const names = keysOf(fieldSchema);
    return issue.keys.map((key) =>
      problem(placeOf([...path, key]), 'unknown', `${noun} „${key}“`, key, names),
    );
  }
  const name = path.join('.');
  if (!name) return [problem(placeOf(path), 'field', owner ?? 'Der Inhalt', message)];
  const field = fieldName(schema, path, noun);
  const asAttribute = (example: string | number) =>
    `${name}=${typeof example === 'number' ? `{${example}}` : `"${example}"`}`;
  const hint = hintOf(fieldSchema, owner ? asAttribute : String);
  // The hint says what belongs into the field, if the value is missing or has the wrong size. A component needs the
  // hint in any case, because its example has the braces.
  const needsHint =
    owner || isMissing(issue) || issue.code === 'too_small' || issue.code === 'too_big';
  return [problem(placeOf(path), 'field', field, message, needsHint ? hint : undefined)];
}

/** The problems of the fields that an editor wrote. */
export function fieldProblems(schema: z.ZodType, value: unknown, context: Context): Problem[] {
  const { error } = schema.safeParse(value, { error: complaint, reportInput: true });
  const issues = error?.issues ?? [];
  const wrongTypes = issues.filter(({ code }) => code === 'invalid_type');
  // Zod also measures a text that stands in place of a list. The wrong type alone is reported.
  const others = issues.filter(({ path }) =>
    wrongTypes.every((wrong) => !isDeepStrictEqual(wrong.path, path)),
  );
  return [...wrongTypes, ...others].flatMap((issue) => explain(issue, schema, context));
}
