import words from './words.json' with { type: 'json' };

/**
 * What the fields of the schemas are called in the forms. A name that means different things in
 * different places has its own entry there: `place.name`.
 */
const FIELDS: Readonly<Record<string, string>> = words.fields;
/** What can be chosen, and the keys of records. */
const CHOICES: Readonly<Record<string, string>> = words.choices;

/**
 * The German word for a field.
 *
 * @param name as in the schema
 * @param place name of the field around it, or of the file
 */
export function labelOf(name: string, place = ''): string | undefined {
  return FIELDS[`${place}.${name}`] ?? FIELDS[name] ?? CHOICES[name];
}

/** The German word for a value to choose; the value itself where there is none. */
export const choiceOf = (value: string): string => CHOICES[value] ?? FIELDS[value] ?? value;

/** The way to a field as the form has it: „Preise → Preis im Monat, in Euro“ for `pricing.monthly`. */
const wayTo = (path: string) =>
  path
    .split('.')
    .map((name, index, names) =>
      /^\d+$/.test(name) ? `${Number(name) + 1}.` : (labelOf(name, names[index - 1]) ?? name),
    )
    .join(' → ');

/** A sentence about a mistake in a file, in the words of the form: it has labels and no lines. */
export const inWordsOfForm = (problem: string): string =>
  problem
    .replace(/Zeile \d+: (?=Feld „)/, '')
    .replaceAll(/(Feld|Angabe) „([\w.-]+)“/g, (_, noun, path) => `${noun} „${wayTo(path)}“`);
