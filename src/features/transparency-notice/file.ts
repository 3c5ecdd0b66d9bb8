import * as z from 'zod/mini';
import { jsonValue } from '../../lib/text.ts';
import type { NoticeTexts } from '../../schemas/transparency-notice.ts';
import { FIELD_NAMES, type Field, type Values, valuesFrom } from './values.ts';

/** Marks our own files. No law sets this format. */
const FORMAT = 'transparenzhinweis';
const VERSION = 1;

/** Largest file that is read, in bytes; a full form has about 30,000. */
export const MOST_BYTES = 200_000;

export const FILE_NAME = `${FORMAT}.json`;

export type FileError = keyof NoticeTexts['file']['errors'];
type Opened = { ok: true; values: Values } | { ok: false; error: FileError };

// zod compiles objects with `new Function` where it can, which our Content-Security-Policy forbids.
z.config({ jitless: true });

const headSchema = z.object({ format: z.literal(FORMAT), version: z.number() });
const fileSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  fields: z.partialRecord(z.enum(FIELD_NAMES), z.string()),
});

/** The typed values as the text of a file; wrong and missing ones too. */
export function saveNotice(values: Values): string {
  const filled = FIELD_NAMES.filter((field) => values[field] !== '');
  const fields = Object.fromEntries(filled.map((field: Field) => [field, values[field]]));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, fields }, null, 2)}\n`;
}

/** Reads the text of a file that `saveNotice` wrote. */
export function openNotice(text: string): Opened {
  const json = jsonValue(text);
  if (json === undefined) return { ok: false, error: 'broken' };
  const head = headSchema.safeParse(json);
  if (!head.success) return { ok: false, error: 'foreign' };
  if (head.data.version > VERSION) return { ok: false, error: 'newer' };
  const file = fileSchema.safeParse(json);
  return file.success
    ? { ok: true, values: valuesFrom(file.data.fields) }
    : { ok: false, error: 'broken' };
}
