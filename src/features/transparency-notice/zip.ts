import { berlinDay } from '../../lib/format.ts';
import { asciiName } from '../../lib/text.ts';
import { type FileKind, FILES } from '../../schemas/notice-fields.ts';
import type { NoticeTexts } from '../../schemas/transparency-notice.ts';
import {
  jsonFile,
  labelFile,
  labelPicture,
  noticeStem,
  qrPicture,
  type ReadyPiece,
  readyPieces,
  svgFile,
} from './downloads.ts';
import type { Draft } from './draft.ts';
import { addressOf, guideOf, hasGap, labelLines } from './notice.ts';
import { ENDINGS, noticePage, noticeText } from './output.ts';
import { qrCode } from './qr.ts';
import { letterText, readmeText } from './readme.ts';
import { type Recipient, recipientsOf } from './recipients.ts';

/** A file, and the folder of whoever gets it. */
interface Packed {
  folder: string;
  file: File;
}

/**
 * Every file of a piece: the label in three forms, the code where the notice has an address, and the notice
 * in three forms where all of it is right; what has yet to be asked may be missing.
 */
async function filesOf({ validation, stem }: ReadyPiece, texts: NoticeTexts): Promise<Packed[]> {
  const { ok, notice } = validation;
  const folders = texts.result.all.folders[guideOf(notice)];
  const url = addressOf(notice);
  const qr = url === undefined ? undefined : qrCode(url);
  const name = noticeStem(notice, stem);
  const plain = (text: string, fileName: string) =>
    new File([text], fileName, { type: 'text/plain' });
  const ofPiece: Partial<Record<FileKind, File | undefined>> = {
    labelText: plain(labelLines(notice, texts).join('\n'), stem + ENDINGS.labelText),
    labelSvg: labelFile(notice, stem, texts),
    // A picture with a gap could not be edited.
    labelPng: hasGap(notice) ? undefined : await labelPicture(notice, stem, texts),
    qrSvg: qr && svgFile(qr, notice, stem, texts),
    qrPng: qr && (await qrPicture(qr, stem)),
  };
  const ofNotice: typeof ofPiece = {
    page: new File([noticePage(notice, texts)], name + ENDINGS.page, { type: 'text/html' }),
    text: plain(noticeText(notice, texts), name + ENDINGS.text),
    data: jsonFile(notice, stem, texts),
  };
  const packIn = (folder: string, files: typeof ofPiece) =>
    FILES.flatMap((kind) => {
      const file = files[kind];
      return file ? [{ folder, file }] : [];
    });
  return [...packIn(folders.piece, ofPiece), ...(ok ? packIn(folders.notice, ofNotice) : [])];
}

const packed = (pieces: readonly ReadyPiece[], texts: NoticeTexts) =>
  Promise.all(pieces.map((piece) => filesOf(piece, texts))).then((files) => files.flat());

/** Files as one, of this day. Browsers ask again for each download that follows the first, or drop it. */
async function zipOf(name: string, files: { name: string; input: File }[]): Promise<File> {
  const { zipSync } = await import('fflate');
  const entries = await Promise.all(
    files.map(async ({ name: path, input }) => [path, new Uint8Array(await input.arrayBuffer())]),
  );
  const fileName = `${name}-${berlinDay(new Date())}.zip`;
  return new File([zipSync(Object.fromEntries(entries))], fileName, { type: 'application/zip' });
}

/** A word on the files. Its name is one that people open first. */
const readmeFile = (text: string, { result }: NoticeTexts) =>
  new File([text], result.all.readme.fileName, { type: 'text/plain' });

/** The files for a recipient, with a letter on them. */
function filesFor(
  recipient: Recipient,
  draft: Draft,
  all: readonly Packed[],
  texts: NoticeTexts,
): File[] {
  const files = all.filter(({ folder }) => folder === recipient.folder);
  return [readmeFile(letterText(recipient, draft, texts), texts), ...files.map(({ file }) => file)];
}

const ZIP = 'transparenzhinweise';

/**
 * All files of a campaign as one, in a folder for each recipient.
 *
 * @param answers the file to go on from
 * @param page address of the form, which opens that file
 */
export async function zipOfAll(
  draft: Draft,
  answers: File,
  page: string,
  texts: NoticeTexts,
): Promise<File> {
  const pieces = readyPieces(draft);
  const validations = pieces.map(({ validation }) => validation);
  const recipients = recipientsOf(draft, texts);
  const files = await packed(pieces, texts);
  const own = (input: File) => ({ name: input.name, input });
  return zipOf(ZIP, [
    own(readmeFile(readmeText(recipients, validations, page, texts), texts)),
    ...recipients
      .filter(({ tasks }) => tasks.length > 0)
      .flatMap((recipient) =>
        filesFor(recipient, draft, files, texts).map((input) => ({
          name: `${recipient.folder}/${input.name}`,
          input,
        })),
      ),
    own(answers),
  ]);
}

/** The files for one recipient, the word on them first. */
export async function filesOfRecipient(
  recipient: Recipient,
  draft: Draft,
  texts: NoticeTexts,
): Promise<File[]> {
  return filesFor(recipient, draft, await packed(readyPieces(draft), texts), texts);
}

/** The same as one file. */
export async function zipFor(
  recipient: Recipient,
  draft: Draft,
  texts: NoticeTexts,
): Promise<File> {
  const files = await filesOfRecipient(recipient, draft, texts);
  return zipOf(
    `${ZIP}-${asciiName(recipient.folder)}`,
    files.map((input) => ({ name: input.name, input })),
  );
}
