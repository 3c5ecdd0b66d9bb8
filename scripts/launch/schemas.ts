import { matchesGlob } from 'node:path';
import type { z } from 'astro/zod';
import { LIST_FILES } from '../../src/content-reader/content-files.ts';
import { listSchema } from '../../src/content-reader/files.ts';
import type { Path } from '../../src/content-reader/json.ts';
import { labelOf } from '../../src/content-reader/labels.ts';
import { SOURCES } from '../../src/content-reader/sources.ts';

/** Returns the schema of a file of `src/content`; undefined where it has none. */
export function schemaOf(file: string): z.ZodType | undefined {
  const list = Object.values(LIST_FILES).find((each) => file === `src/content/${each.file}`);
  if (list) return listSchema(list.schema);
  return Object.values(SOURCES).find(({ files }) => matchesGlob(file, files))?.schema;
}

/** Returns a field with the label that it has in the forms: `Feld „Name“ (b)`. */
export function fieldText(file: string, path: Path): string {
  const label = labelOf(schemaOf(file), path);
  return `Feld ${label === undefined ? path.join('.') : `„${label}“ (${path.join('.')})`}`;
}
