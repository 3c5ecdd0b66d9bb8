import { berlinDay } from '../../lib/format.ts';
import { jsonValue } from '../../lib/text.ts';
import type { NoticeTexts } from './schema.ts';
import { type Field, FIELD_NAMES, isOfPiece, ruleOf } from './notice-fields.ts';
import { type Draft, MOST_PIECES } from './draft.ts';
import { LATER, LIMITS, type Values, valuesFrom } from './values.ts';

/** The name of the format of our files. No law sets it. */
const FORMAT = 'transparenzhinweis';
const VERSION = 2;

/** The largest file that is read, in bytes. A ZIP file may be larger, because of its pictures. */
export const MOST_BYTES = 2_000_000;
const MOST_BYTES_OF_ZIP = 20_000_000;
/** The largest number of characters that an answer takes from a file: enough to report that it is too long. */
const MOST_CHARACTERS = 4 * LIMITS.text;

const NAME = `${FORMAT}-angaben`;
/** The name of a file that is saved now. */
export const fileName = (now: Date): string => `${NAME}-${berlinDay(now)}.json`;
/** The name of a file with answers. Files of earlier versions have no day in it. */
const FILE = new RegExp(`${NAME}[^/]*\\.json$`);

export type FileError = keyof NoticeTexts['file']['errors'];
type Opened = { ok: true; draft: Draft } | { ok: false; error: FileError };

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const filled = (values: Values, ofPiece: boolean) =>
  Object.fromEntries(
    FIELD_NAMES.filter((field) => isOfPiece(field) === ofPiece && values[field] !== '').map(
      (field: Field) => [field, values[field]],
    ),
  );

/** All typed answers as the text of a file, wrong ones included. */
export function saveDraft({ campaign, pieces }: Draft): string {
  const parts = {
    fields: filled(campaign, false),
    pieces: pieces.map((piece) => filled(piece, true)),
  };
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...parts }, null, 2)}\n`;
}

/** An answer without the mark with which earlier versions saved that it was still missing. */
const withoutMark = (field: Field, value: string) =>
  value === LATER && ruleOf(field).later ? '' : value;

/** The answers in a file to the fields of the campaign or of a piece. */
function answersTo(ofPiece: boolean, from: Json): Values {
  const entries = FIELD_NAMES.filter((field) => isOfPiece(field) === ofPiece).map((field) => {
    const value = from[field];
    const text = typeof value === 'string' ? value : '';
    return [field, withoutMark(field, text.slice(0, MOST_CHARACTERS))];
  });
  return valuesFrom(Object.fromEntries(entries));
}

/** The folder that a Mac adds to a ZIP file. Its files have the names of the others. */
const ADDED_BY_MAC = /^__MACOSX\//;

/** Whether a file is a ZIP file, whatever its name ends with. */
const isZip = async (file: File): Promise<boolean> => (await file.slice(0, 2).text()) === 'PK';

/** The text of the first file with answers in a ZIP file. No other file is unpacked. */
async function textInZip(file: File): Promise<string> {
  const { strFromU8, unzipSync } = await import('fflate');
  let isFound = false;
  const found = unzipSync(new Uint8Array(await file.arrayBuffer()), {
    filter: ({ name, originalSize }) => {
      if (isFound || !FILE.test(name) || ADDED_BY_MAC.test(name)) return false;
      isFound = true;
      return originalSize <= MOST_BYTES;
    },
  });
  return Object.values(found).map((entry) => strFromU8(entry))[0] ?? '';
}

/** Reads the text of a file that `saveDraft` wrote, in this version or an earlier one. */
export function openDraft(text: string): Opened {
  const json = jsonValue(text);
  if (json === undefined) return { ok: false, error: 'broken' };
  if (!isObject(json) || json['format'] !== FORMAT) return { ok: false, error: 'foreign' };
  const { version, fields, pieces } = json;
  if (typeof version !== 'number') return { ok: false, error: 'foreign' };
  if (version > VERSION) return { ok: false, error: 'newer' };
  if (!isObject(fields)) return { ok: false, error: 'broken' };
  const campaign = answersTo(false, fields);
  if (version === 1) {
    // A file of version 1 has one piece, whose answers stand among those of the campaign.
    const piece = { reach: fields['targeting_reach'], version: '1', ...fields };
    return { ok: true, draft: { campaign, pieces: [answersTo(true, piece)] } };
  }
  if (!Array.isArray(pieces) || pieces.length === 0 || pieces.length > MOST_PIECES) {
    return { ok: false, error: 'broken' };
  }
  const opened = pieces.map((piece) => answersTo(true, isObject(piece) ? piece : {}));
  return { ok: true, draft: { campaign, pieces: opened } };
}

/** Reads a file with answers, or the ZIP file with it. */
export async function openFile(file: File): Promise<Opened> {
  if (file.size > MOST_BYTES_OF_ZIP) return { ok: false, error: 'too_large' };
  if (await isZip(file)) return openDraft(await textInZip(file).catch(() => ''));
  return file.size > MOST_BYTES ? { ok: false, error: 'too_large' } : openDraft(await file.text());
}
