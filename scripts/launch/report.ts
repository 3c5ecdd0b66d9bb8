import { posix } from 'node:path';
import type { z } from 'astro/zod';
import { listSchema } from '../../src/content-reader/files.ts';
import { labelOf } from '../../src/content-reader/labels.ts';
import { articleSchema } from '../../src/schemas/article.ts';
import { FOLDERS, LIST_FILES, SINGLE_FILES } from '../../src/schemas/files.ts';
import { type Finding, type Group, GROUPS } from './checkout.ts';
import { PLACEHOLDERS, QUESTIONS } from './placeholders.ts';

/** The schemas by a file or folder of `src/content`. */
const SCHEMAS = new Map<string, z.ZodType>([
  ['ratgeber', articleSchema],
  ...Object.values({ ...SINGLE_FILES, ...FOLDERS }).map(
    ({ file, schema }) => [file, schema] as const,
  ),
  ...Object.values(LIST_FILES).map(({ file, schema }) => [file, listSchema(schema)] as const),
]);

/** Before the field or line of a place; a label has commas of its own. */
const PART = /, (?=Feld |Zeile )/;

/** `Feld b` of a file as `Feld „Name“ (b)`: the forms know a field by its label. */
function named(file: string, part: string): string {
  const field = part.replace(/^Feld /, '');
  const name = file.replace('src/content/', '');
  const schema = SCHEMAS.get(name) ?? SCHEMAS.get(posix.dirname(name));
  const path = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const label = field === part ? undefined : labelOf(schema, path);
  return label === undefined ? part : `Feld „${label}“ (${field})`;
}

/** `a.json, Feld b` and `a.json, Feld c` as `a.json, Feld b, Feld c`. */
const listed = (findings: readonly Finding[]): string =>
  [...Map.groupBy(findings, ({ place }) => place.split(PART)[0] ?? '')]
    .map(([file, own]) => {
      const parts = own.flatMap(({ place }) => place.split(PART).slice(1));
      return [file, ...parts.map((part) => named(file, part))].join(', ');
    })
    .join('; ');

/** The counts, then, by who can do it, each thing to do with all its places. */
export function report(findings: readonly Finding[]): string {
  if (findings.length === 0) {
    return 'Kein Platzhalter und keine offene Einstellung: bereit für die Öffentlichkeit.';
  }
  const groups = (Object.keys(GROUPS) as Group[]).flatMap((group) => {
    const own = Map.groupBy(
      findings.filter(({ who }) => who === group),
      ({ text }) => text,
    );
    return own.size > 0 ? { heading: `${GROUPS[group]}: ${own.size}`, own } : [];
  });
  const count = groups.reduce((sum, { own }) => sum + own.size, 0);
  return [
    `Offen: ${count}. ${groups.map(({ heading }) => heading).join(', ')}.`,
    `Ersetze einen Platzhalter überall, wo er steht. Was keiner mehr ist, streichst du aus ${PLACEHOLDERS}.`,
    `Eine Frage, die geklärt ist, hakst du in ${QUESTIONS} ab.`,
    ...groups.flatMap(({ heading, own }) => [
      '',
      heading,
      ...[...own].map(([text, same]) => `– ${text}\n  ${listed(same)}`),
    ]),
  ].join('\n');
}
