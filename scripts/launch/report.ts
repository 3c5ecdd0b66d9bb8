import { posix } from 'node:path';
import { z } from 'astro/zod';
import { labelOf } from '../../src/content-reader/labels.ts';
import { articleSchema } from '../../src/schemas/article.ts';
import { FOLDERS, LIST_FILES, SINGLE_FILES } from '../../src/schemas/files.ts';
import { type Finding, type Group, GROUPS } from './checkout.ts';
import { QUESTIONS } from './placeholders.ts';

/** A thing to do, which the report counts once, with all places where it is to be done. */
interface Entry extends Pick<Finding, 'who' | 'text' | 'value'> {
  places: readonly string[];
}

/** One entry for each value that findings have in common, at the place of its first finding. */
export function entriesOf(findings: readonly Finding[]): Entry[] {
  const alike = Map.groupBy(findings, ({ who, place, text, value }) =>
    JSON.stringify([who, value ?? [place, text]]),
  );
  return [...alike.values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({ ...first, places: same.map(({ place }) => place) })),
  );
}

/** By a file or folder of `src/content`. */
const SCHEMAS = new Map<string, z.ZodType>([
  ['ratgeber', articleSchema],
  ...Object.values({ ...SINGLE_FILES, ...FOLDERS }).map(
    ({ file, schema }) => [file, schema] as const,
  ),
  ...Object.values(LIST_FILES).map(
    ({ file, schema }) =>
      [file, z.object({ items: z.array(schema).meta({ title: 'Einträge' }) })] as const,
  ),
]);

/** `a.json, Feld b` as `a.json, Feld „Name“ (b)`: the forms know a field by its label. */
const named = (place: string): string =>
  place.replace(/^src\/content\/(\S+), Feld (\S+)$/, (whole, file: string, field: string) => {
    const path = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const schema = SCHEMAS.get(file) ?? SCHEMAS.get(posix.dirname(file));
    const label = labelOf(schema, path);
    return label === undefined ? whole : `src/content/${file}, Feld „${label}“ (${field})`;
  });

/** Before the field or line of a place; a label has commas of its own. */
const PART = /, (?=Feld |Zeile )/;

/** `a.json, Feld b` and `a.json, Feld c` as `a.json, Feld b, Feld c`. */
const listed = (places: readonly string[]): string =>
  [...Map.groupBy(places.map(named), (place) => place.split(PART)[0])]
    .map(([file, own]) => [file, ...own.flatMap((place) => place.split(PART).slice(1))].join(', '))
    .join('; ');

const line = ({ text, value, places }: Entry): string =>
  value === undefined ? `– ${listed(places)}: ${text}` : `– ${text}: ${listed(places)}`;

/** The counts, then the entries of each group. */
export function report(findings: readonly Finding[]): string {
  const entries = entriesOf(findings);
  if (entries.length === 0) {
    return 'Kein Platzhalter und keine offene Einstellung: bereit für die Öffentlichkeit.';
  }
  const groups = (Object.keys(GROUPS) as Group[])
    .map((who) => ({ heading: GROUPS[who], own: entries.filter((entry) => entry.who === who) }))
    .filter(({ own }) => own.length > 0);
  const counts = groups.map(({ heading, own }) => `${heading} ${own.length}`).join(', ');
  return [
    `Offen: ${entries.length}. ${counts}.`,
    'Ersetze einen Platzhalter überall, wo er steht, und streich dann sein Feld aus „placeholders“.',
    `Eine Frage, die geklärt ist, hakst du in ${QUESTIONS} ab.`,
    ...groups.flatMap(({ heading, own }) => ['', `${heading}: ${own.length}`, ...own.map(line)]),
  ].join('\n');
}
