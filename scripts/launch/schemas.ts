import { posix } from 'node:path';
import type { z } from 'astro/zod';
import { FOLDERS, LIST_FILES, SINGLE_FILES } from '../../src/content-reader/content-files.ts';
import { listSchema } from '../../src/content-reader/files.ts';
import { articleSchema } from '../../src/features/articles/schema.ts';

const SCHEMAS = new Map<string, z.ZodType>([
  ['ratgeber', articleSchema],
  ...Object.values({ ...SINGLE_FILES, ...FOLDERS }).map(
    ({ file, schema }) => [file, schema] as const,
  ),
  ...Object.values(LIST_FILES).map(({ file, schema }) => [file, listSchema(schema)] as const),
]);

/** Returns the schema of a file of `src/content`; undefined where it has none. */
export function schemaOf(file: string): z.ZodType | undefined {
  const name = file.replace('src/content/', '');
  return SCHEMAS.get(name) ?? SCHEMAS.get(posix.dirname(name));
}
