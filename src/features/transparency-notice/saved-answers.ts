import { berlinDay } from '../../lib/format.ts';
import { jsonValue } from '../../lib/text.ts';
import type { NoticeTexts } from './schema.ts';
import { type Field, FIELD_NAMES, isOfPiece, ruleOf } from './notice-fields.ts';
import { type Draft, MOST_PIECES } from './draft.ts';
import { LATER, LIMITS, type Values, valuesFrom } from './values.ts';

/** Marks our own files. No law sets this format. */
const FORMAT = 'transparenzhinweis';
const VERSION = 2;

/** Largest file that is read, in bytes; a ZIP file of pictures may be larger than the answers in it. */
export const MOST_BYTES = 2_000_000;
const MOST_BYTES_OF_ZIP = 20_000_000;
/** Characters of a field that are kept, in limits of its kind: the rest of a longer one is cut. */
const MOST_LIMITS = 4;

const NAME = `${FORMAT}-angaben`;
/** The name of a file of this day. */
export const fileName = (now: Date): string => `${NAME}-${berlinDay(now)}.json`;
/** Earlier ones have no day. */
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

/** The answers that a file has to the fields of the campaign or of a piece. */
function answersTo(ofPiece: boolean, from: Json): Values {
  const entries = FIELD_NAMES.filter((field) => isOfPiece(field) === ofPiece).map((field) => {
    const value = from[field];
    const text = typeof value === 'string' ? value : '';
    return [field, known(field, text.slice(0, MOST_LIMITS * LIMITS[ruleOf(field).kind]))];
  });
  return valuesFrom(Object.fromEntries(entries));
}

/** The folder that a Mac adds to a ZIP file; the names in it are those of the other files. */
const ADDED_BY_MAC = /^__MACOSX\//;

/** Whether a file is a ZIP file, whatever its name ends with. */
const isZip = async (file: File): Promise<boolean> => (await file.slice(0, 2).text()) === 'PK';

/** The text of the first file with answers in a ZIP file; no other one is unpacked. */
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
    // One piece, whose answers stand among the others.
    const piece = { reach: fields['targeting_reach'], version: '1', ...fields };
    return { ok: true, draft: { campaign, pieces: [answersTo(true, piece)] } };
  }
  if (!Array.isArray(pieces) || pieces.length === 0 || pieces.length > MOST_PIECES) {
    return { ok: false, error: 'broken' };
  }
  const own = pieces.map((piece) => answersTo(true, isObject(piece) ? piece : {}));
  return { ok: true, draft: { campaign, pieces: own } };
}

/** Reads a file with answers, or the ZIP file with it. */
export async function openFile(file: File): Promise<Opened> {
  if (file.size > MOST_BYTES_OF_ZIP) return { ok: false, error: 'too_large' };
  if (await isZip(file)) return openDraft(await textInZip(file).catch(() => ''));
  return file.size > MOST_BYTES ? { ok: false, error: 'too_large' } : openDraft(await file.text());
}
