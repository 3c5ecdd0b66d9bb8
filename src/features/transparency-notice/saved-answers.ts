import * as z from 'zod/mini';
import { berlinDay } from '../../lib/format.ts';
import { jsonValue } from '../../lib/text.ts';
import type { NoticeTexts } from '../../schemas/transparency-notice.ts';
import { type Draft, isOfPiece, MOST_PIECES } from './draft.ts';
import { type Field, FIELD_NAMES, ruleOf } from '../../schemas/notice-fields.ts';
import { LATER, type Values, valuesFrom } from './values.ts';

/** Marks our own files. No law sets this format. */
const FORMAT = 'transparenzhinweis';
const VERSION = 2;

/** Largest file that is read, in bytes: the form can make none that is larger, nor a ZIP file of one. */
export const MOST_BYTES = 20_000_000;

const NAME = `${FORMAT}-angaben`;
/** The name of a file of this day. */
export const fileName = (now: Date): string => `${NAME}-${berlinDay(now)}.json`;
/** Earlier ones have no day. */
const FILE = new RegExp(`${NAME}[^/]*\\.json$`);

export type FileError = keyof NoticeTexts['file']['errors'];
type Opened = { ok: true; draft: Draft } | { ok: false; error: FileError };

// zod compiles objects with `new Function` where it can, which our Content-Security-Policy forbids.
z.config({ jitless: true });

const headSchema = z.object({ format: z.literal(FORMAT), version: z.number() });
const format = z.literal(FORMAT);
const fields = z.partialRecord(z.enum(FIELD_NAMES), z.string());
const fileSchema = z.strictObject({
  format,
  version: z.literal(VERSION),
  fields,
  pieces: z.array(fields).check(z.minLength(1), z.maxLength(MOST_PIECES)),
});
/** The first version: one piece, whose answers stand among the others. */
const firstSchema = z.strictObject({
  format,
  version: z.literal(1),
  fields: z.partialRecord(z.enum([...FIELD_NAMES, 'targeting_reach']), z.string()),
});

const filled = (values: Values, ofPiece: boolean) =>
  Object.fromEntries(
    FIELD_NAMES.filter((field) => isOfPiece(field) === ofPiece && values[field] !== '').map(
      (field: Field) => [field, values[field]],
    ),
  );

/** The typed values as the text of a file; wrong and missing ones too. */
export function saveDraft({ campaign, pieces }: Draft): string {
  const parts = {
    fields: filled(campaign, false),
    pieces: pieces.map((piece) => filled(piece, true)),
  };
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...parts }, null, 2)}\n`;
}

/** Earlier files mark an answer that somebody has yet to be asked about; ours leave it out. */
const known = (field: Field, value: string) =>
  value === LATER && ruleOf(field).later ? '' : value;

function ofStep(from: Partial<Values>, ofPiece: boolean): Values {
  const values = valuesFrom(from);
  const entries = FIELD_NAMES.map((field) => [field, known(field, values[field])]);
  return valuesFrom(filled(valuesFrom(Object.fromEntries(entries)), ofPiece));
}

/** The text of the file with the answers, which may be in the ZIP file of all files. */
export async function answersIn(file: File): Promise<string> {
  if (!/\.zip$/i.test(file.name)) return file.text();
  const { strFromU8, unzipSync } = await import('fflate');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = unzipSync(bytes, {
    filter: ({ name, originalSize }) => FILE.test(name) && originalSize <= MOST_BYTES,
  });
  return Object.values(found).map((entry) => strFromU8(entry))[0] ?? '';
}

/** Reads the text of a file that `saveDraft` wrote, today or in its first version. */
export function openDraft(text: string): Opened {
  const json = jsonValue(text);
  if (json === undefined) return { ok: false, error: 'broken' };
  const head = headSchema.safeParse(json);
  if (!head.success) return { ok: false, error: 'foreign' };
  if (head.data.version > VERSION) return { ok: false, error: 'newer' };
  if (head.data.version === 1) {
    const first = firstSchema.safeParse(json);
    if (!first.success) return { ok: false, error: 'broken' };
    const { targeting_reach: reach = '', ...values } = first.data.fields;
    const piece = ofStep({ reach, version: '1', ...values }, true);
    return { ok: true, draft: { campaign: ofStep(values, false), pieces: [piece] } };
  }
  const file = fileSchema.safeParse(json);
  if (!file.success) return { ok: false, error: 'broken' };
  const pieces = file.data.pieces.map((piece) => ofStep(piece, true));
  return { ok: true, draft: { campaign: ofStep(file.data.fields, false), pieces } };
}
