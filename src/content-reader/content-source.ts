import { z } from 'astro/zod';
import type { ComponentUse } from '../features/articles/component-props.ts';
import { lineBreaksOf } from '../lib/text.ts';
import { fieldProblems } from './field-problems.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { LeftOut } from './parts.ts';
import { namedPictureProblems } from './pictures.ts';
import type { Problem } from './problems.ts';
import { repeatedEntries } from './repeated.ts';
import { ANYWHERE, NOTE, wordProblems } from './text-patterns.ts';

/** An entry of a collection, as written. */
export interface ContentEntry {
  id: string;
  /** The path of its file, from the root of the project. */
  file: string;
  data: Record<string, unknown>;
  /** The text of an MDX file, without its front matter. */
  body?: string;
  /** The minutes that the text of an MDX file takes to read. */
  minutes?: number;
  components?: readonly ComponentUse[];
}

/** What is read from a source, or from one of its files. */
export interface ReadResult {
  /** Entries without a problem. */
  entries: ContentEntry[];
  problems: Problem[];
}

export interface ContentSource {
  /** The path of the file, or a pattern of the files of the folder, from the root of the project. */
  files: string;
  schema: z.ZodType;
  /** The schema of a file, which may hold a list of entries. */
  fileSchema: z.ZodType;
  /** Reads and checks each of its files in a project that leaves some parts out (`parts.ts`). */
  read: (root: string, leftOut: LeftOut) => ReadResult[];
}

/** The fields of an entry, whatever they hold. */
export const record = z.record(z.string(), z.unknown());

/** The problems of a file: those of its fields, then forbidden characters and notes anywhere in its text. */
export function problemsOf(
  root: string,
  parsed: ParsedFile,
  schema: z.ZodType,
  { isDraft = false, isLeftOut = false } = {},
): Problem[] {
  const { file, source, data, problems, placeOf } = parsed;
  const ofFields =
    problems.length > 0
      ? problems
      : [
          ...fieldProblems(schema, data, { placeOf }),
          ...(isLeftOut ? [] : namedPictureProblems(root, parsed, schema)),
          ...repeatedEntries(parsed, schema),
        ];
  // Comments in legal pages are not published, so they are not checked.
  const shown = source.replace(/\{\/\*[^]*?\*\/\}/g, lineBreaksOf);
  return [...ofFields, ...wordProblems(file, shown, isDraft ? ANYWHERE : [...ANYWHERE, NOTE])];
}
