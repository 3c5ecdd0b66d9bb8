import { berlinDay } from '../../lib/format.ts';
import { asciiName } from '../../lib/text.ts';
import type { FileKind } from '../../schemas/notice-fields.ts';
import type { NoticeTexts } from '../../schemas/transparency-notice.ts';
import {
  fileStem,
  jsonFile,
  labelFile,
  labelPicture,
  noticeStem,
  qrPicture,
  readyPieces,
  svgFile,
} from './downloads.ts';
import type { Draft } from './draft.ts';
import { addressOf, labelLines } from './notice.ts';
import { ENDINGS, noticePage, noticeText } from './output.ts';
import { qrCode } from './qr.ts';
import { letterText, readmeText } from './readme.ts';
import type { Recipient } from './recipients.ts';
import { validatePiece } from './validate.ts';

/** How each file of a piece is made. */
function makersOf(
  draft: Draft,
  index: number,
  texts: NoticeTexts,
): Record<FileKind, () => File | Promise<File | undefined>> {
  const { notice } = validatePiece(draft, index);
  const stem = fileStem(draft, index);
  const name = noticeStem(notice, stem);
  const qr = () => qrCode(addressOf(notice) ?? '');
  const plain = (text: string, fileName: string) =>
    new File([text], fileName, { type: 'text/plain' });
  return {
    labelText: () => plain(labelLines(notice, texts).join('\n'), stem + ENDINGS.labelText),
    labelSvg: () => labelFile(notice, stem, texts),
    labelPng: () => labelPicture(notice, stem, texts),
    qrSvg: () => svgFile(qr(), notice, stem, texts),
    qrPng: () => qrPicture(qr(), stem),
    page: () => new File([noticePage(notice, texts)], name + ENDINGS.page, { type: 'text/html' }),
    text: () => plain(noticeText(notice, texts), name + ENDINGS.text),
    data: () => jsonFile(notice, stem, texts),
  };
}

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

/** The files for a recipient, the letter on them first. */
export async function filesOfRecipient(
  recipient: Recipient,
  draft: Draft,
  texts: NoticeTexts,
): Promise<File[]> {
  const files = recipient.tasks.flatMap(({ index, kinds }) => {
    const makers = makersOf(draft, index, texts);
    return kinds.map((kind) => makers[kind]());
  });
  const made = (await Promise.all(files)).flatMap((file) => file ?? []);
  return [readmeFile(letterText(recipient, draft, texts), texts), ...made];
}

const ZIP = 'transparenzhinweise';

/**
 * All files of a campaign as one, in a folder for each recipient.
 *
 * @param answers the file to go on from
 * @param page address of the form, which opens that file
 */
export async function zipOfAll(
  recipients: readonly Recipient[],
  draft: Draft,
  answers: File,
  page: string,
  texts: NoticeTexts,
): Promise<File> {
  const own = (input: File) => ({ name: input.name, input });
  const folders = recipients
    .filter(({ tasks }) => tasks.length > 0)
    .map(async (recipient) =>
      (await filesOfRecipient(recipient, draft, texts)).map((input) => ({
        name: `${recipient.folder}/${input.name}`,
        input,
      })),
    );
  return zipOf(ZIP, [
    own(readmeFile(readmeText(recipients, readyPieces(draft), page, texts), texts)),
    ...(await Promise.all(folders)).flat(),
    own(answers),
  ]);
}

/** The files for one recipient as one. */
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
