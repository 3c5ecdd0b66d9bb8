import { berlinDay } from '../../lib/day.ts';
import { jsonValue } from '../../lib/json.ts';
import { answersTo, type Campaign } from './campaign.ts';
import { CAMPAIGN_FIELDS, PIECE_FIELDS } from './notice-fields.ts';
import type { NoticeWords } from './form-schema.ts';

/** The name of the format of our files. No law sets it. */
const FORMAT = 'transparenzhinweis';
const VERSION = 2;

/** The size of the largest file that is read, in bytes. It leaves room for the pictures in a ZIP file. */
export const MOST_BYTES = 20_000_000;

/** The pattern of the names of files with answers. */
const FILE = /transparenzhinweis-angaben-[^/]*\.json$/;

/** The code of the error that a file is refused with: the name of its message in `transparenzhinweis.json`. */
type FileError = keyof NoticeWords['file']['messages'];
type Json = Partial<Record<string, unknown>>;

/** The text of a file with all answers, wrong and cleared ones, too: the form proposes nothing for a cleared field. */
export function saveCampaign({ shared, pieces }: Campaign): string {
  const file = { format: FORMAT, version: VERSION, fields: shared, pieces };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The file with all answers, which the form can open again. */
export const answersFile = (campaign: Campaign, now = new Date()): File =>
  new File([saveCampaign(campaign)], `transparenzhinweis-angaben-${berlinDay(now)}.json`, {
    type: 'application/json',
  });

/** Reads the text of a file that `saveCampaign` wrote, or says why it is refused. */
export function openCampaign(text: string): Campaign | FileError {
  const json = jsonValue(text);
  if (json === undefined) return 'broken';
  const { format, version, fields, pieces } = (json ?? {}) as Json;
  if (format !== FORMAT || typeof version !== 'number') return 'foreign';
  if (version > VERSION) return 'newer';
  const isDamaged = typeof fields !== 'object' || !fields || Array.isArray(fields);
  if (isDamaged || !Array.isArray(pieces) || pieces.length === 0) return 'broken';
  return {
    shared: answersTo(CAMPAIGN_FIELDS, fields),
    pieces: pieces.map((piece) => answersTo(PIECE_FIELDS, (piece ?? {}) as Json)),
  };
}

/** The folder that a Mac adds to a ZIP file. Its files have the same names as the files outside of it. */
const ADDED_BY_MAC = /^__MACOSX\//;

/** Reads the first file with answers in a ZIP file. No other file is unpacked. */
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

/** Reads a file with answers, or the ZIP file with it, or says why it is refused. */
export async function openSavedAnswers(file: File): Promise<Campaign | FileError> {
  if (file.size > MOST_BYTES) return 'too_large';
  try {
    // A ZIP file begins with these letters, whatever its name ends with.
    const isZip = (await file.slice(0, 2).text()) === 'PK';
    return openCampaign(isZip ? await textInZip(file) : await file.text());
  } catch {
    // The ZIP file is damaged, or the browser cannot read the file, which may have been moved or be in the cloud only.
    return 'broken';
  }
}
