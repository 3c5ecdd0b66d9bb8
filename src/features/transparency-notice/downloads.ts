import { type FileKind, FILES } from '../../schemas/notice-fields.ts';
import { asciiName } from '../../lib/text.ts';
import type { NoticeTexts } from '../../schemas/transparency-notice.ts';
import { labelPng, labelSvg, typeSize } from './label.ts';
import type { Draft } from './draft.ts';
import { addressOf, formatOf, guideOf, labelLines, openFields } from './notice.ts';
import {
  ENDINGS,
  noticeJson,
  noticePage,
  noticeText,
  readmeText,
  recipientText,
} from './output.ts';
import { edgeFor, type QrCode, qrCode, qrPng, qrSvg } from './qr.ts';
import { MOST_OF_NAME } from './values.ts';
import { isLabelReady, type Notice, type Validation, validatePiece } from './validate.ts';

/** The beginning of the names of a piece's files, different for each piece. */
export function fileStem({ pieces }: Pick<Draft, 'pieces'>, index: number): string {
  const parts = pieces.map(({ piece_name }) => asciiName(piece_name, MOST_OF_NAME));
  const part = parts[index] ?? '';
  const isUnique = part !== '' && parts.indexOf(part) === parts.lastIndexOf(part);
  const number = isUnique ? '' : String(index + 1);
  return ['transparenzhinweis', part, number].filter(Boolean).join('-');
}

/** The beginning of the names of a piece's files. */
type Stem = string;

/** Says so where the notice lacks something, so that nobody publishes it unawares. */
const noticeStem = (notice: Notice, stem: Stem) =>
  openFields(notice).length > 0 ? `${stem}-unvollstaendig` : stem;

export const jsonFile = (notice: Notice, stem: Stem, texts: NoticeTexts): File =>
  new File([noticeJson(notice, texts)], noticeStem(notice, stem) + ENDINGS.data, {
    type: 'application/json',
  });

/** The code as wide as a piece of this kind needs it, or as narrow as it may be. */
export function svgFile(qr: QrCode, notice: Notice, stem: Stem, texts: NoticeTexts): File {
  const format = formatOf(notice, texts);
  const edge = format ? edgeFor(qr, format.distance) : qr.edge;
  return new File([qrSvg(qr, edge)], stem + ENDINGS.qrSvg, { type: 'image/svg+xml' });
}

/** The label in type as large as a piece of this kind needs it, or as small as it may be. */
export function labelFile(notice: Notice, stem: Stem, texts: NoticeTexts): File {
  const size = typeSize(formatOf(notice, texts)?.distance);
  const svg = labelSvg(labelLines(notice, texts), size);
  return new File([svg], stem + ENDINGS.labelSvg, { type: 'image/svg+xml' });
}

/** Missing where the browser draws no picture. */
async function pngFile(picture: Promise<Blob | null>, name: string): Promise<File | undefined> {
  const blob = await picture;
  return blob ? new File([blob], name, { type: 'image/png' }) : undefined;
}

export const qrPicture = (qr: QrCode, stem: Stem): Promise<File | undefined> =>
  pngFile(qrPng(qr), stem + ENDINGS.qrPng);

export const labelPicture = (
  notice: Notice,
  stem: Stem,
  texts: NoticeTexts,
): Promise<File | undefined> =>
  pngFile(labelPng(labelLines(notice, texts)), stem + ENDINGS.labelPng);

/** A piece whose label is ready; its notice may not be. */
export interface ReadyPiece {
  validation: Validation;
  stem: Stem;
}

/** The pieces of a campaign that can go to print. */
export const readyPieces = (draft: Draft): ReadyPiece[] =>
  draft.pieces.flatMap((_, index) => {
    const validation = validatePiece(draft, index);
    return isLabelReady(validation) ? [{ validation, stem: fileStem(draft, index) }] : [];
  });

/** A file, and the folder of whoever gets it. */
interface Packed {
  kind: FileKind;
  folder: string;
  file: File;
  notice: Notice;
}

/**
 * Every file of a piece: the label in three forms, the code where the notice has an address, and the notice
 * in three forms where it is complete.
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
    labelPng: await labelPicture(notice, stem, texts),
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
      return file ? [{ kind, folder, file, notice }] : [];
    });
  return [...packIn(folders.piece, ofPiece), ...(ok ? packIn(folders.notice, ofNotice) : [])];
}

const packed = (pieces: readonly ReadyPiece[], texts: NoticeTexts) =>
  Promise.all(pieces.map((piece) => filesOf(piece, texts))).then((files) => files.flat());

/** A ZIP file. Browsers ask again for each download that follows the first, or drop it. */
async function zipOf(name: string, files: { name: string; input: File }[]): Promise<File> {
  const { zipSync } = await import('fflate');
  const entries = await Promise.all(
    files.map(async ({ name: path, input }) => [path, new Uint8Array(await input.arrayBuffer())]),
  );
  return new File([zipSync(Object.fromEntries(entries))], name, { type: 'application/zip' });
}

/** A word on the files. Its name is one that people open first. */
const readmeFile = (text: string, { result }: NoticeTexts) =>
  new File([text], result.all.readme.fileName, { type: 'text/plain' });

/** The files of a folder, with a word on them for its recipient. */
function inFolder(folder: string, all: readonly Packed[], texts: NoticeTexts): File[] {
  const files = all.filter((each) => each.folder === folder);
  const kinds = FILES.filter((kind) => files.some((each) => each.kind === kind));
  const notices = [...new Set(files.map(({ notice }) => notice))];
  return [
    readmeFile(recipientText(notices, kinds, texts), texts),
    ...files.map(({ file }) => file),
  ];
}

/**
 * All files of several pieces as one, in a folder for each recipient.
 *
 * @param answers the file to go on from
 * @param page address of the form, which opens that file
 */
export async function zipOfAll(
  pieces: readonly ReadyPiece[],
  answers: File,
  page: string,
  texts: NoticeTexts,
): Promise<File> {
  const validations = pieces.map(({ validation }) => validation);
  const files = await packed(pieces, texts);
  const own = (input: File) => ({ name: input.name, input });
  return zipOf(texts.result.all.fileName, [
    own(readmeFile(readmeText(validations, page, texts), texts)),
    ...foldersOf(pieces, texts).flatMap((folder) =>
      inFolder(folder, files, texts).map((input) => ({ name: `${folder}/${input.name}`, input })),
    ),
    own(answers),
  ]);
}

/** The folders of these pieces, one for each recipient. */
export const foldersOf = (pieces: readonly ReadyPiece[], { result }: NoticeTexts): string[] => [
  ...new Set(
    pieces.flatMap(({ validation: { ok, notice } }) => {
      const { piece, notice: page } = result.all.folders[guideOf(notice)];
      return ok ? [piece, page] : [piece];
    }),
  ),
];

/** The files for one recipient. */
export async function zipFor(
  folder: string,
  pieces: readonly ReadyPiece[],
  texts: NoticeTexts,
): Promise<File> {
  const files = inFolder(folder, await packed(pieces, texts), texts);
  return zipOf(
    `transparenzhinweise-${asciiName(folder)}.zip`,
    files.map((input) => ({ name: input.name, input })),
  );
}
