import type { NoticeTexts } from '../../schemas/transparency-notice.ts';
import { labelSvg } from './label.ts';
import type { Draft } from './draft.ts';
import { addressOf, guideOf, labelLines, openFields } from './notice.ts';
import { noticeJson, noticePage, noticeText, readmeText } from './output.ts';
import { type QrCode, qrCode, qrPng, qrSvg } from './qr.ts';
import type { Notice } from './validate.ts';

/** A name as part of a file's name: small letters, digits and hyphens. */
const fileNamePart = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');

/**
 * The beginning of the names of a piece's files, different for each piece. It says so where the notice
 * lacks something, so that nobody publishes it unawares.
 */
export function fileStem({ pieces }: Pick<Draft, 'pieces'>, index: number, notice: Notice): string {
  const parts = pieces.map(({ piece_name }) => fileNamePart(piece_name));
  const part = parts[index] ?? '';
  const isUnique = part !== '' && parts.indexOf(part) === parts.lastIndexOf(part);
  const number = isUnique ? '' : String(index + 1);
  const mark = openFields(notice).length > 0 ? 'unvollstaendig' : '';
  return ['transparenzhinweis', part, number, mark].filter(Boolean).join('-');
}

/** The beginning of the names of a piece's files. */
type Stem = string;

export const jsonFile = (notice: Notice, stem: Stem, texts: NoticeTexts): File =>
  new File([noticeJson(notice, texts)], `${stem}.json`, { type: 'application/json' });

export const svgFile = (qr: QrCode, stem: Stem): File =>
  new File([qrSvg(qr)], `${stem}-qr.svg`, { type: 'image/svg+xml' });

export const labelFile = (notice: Notice, stem: Stem, texts: NoticeTexts): File =>
  new File([labelSvg(labelLines(notice, texts))], `${stem}-kennzeichnung.svg`, {
    type: 'image/svg+xml',
  });

/** Missing where the browser draws no picture. */
export async function pngFile(qr: QrCode, stem: Stem): Promise<File | undefined> {
  const picture = await qrPng(qr);
  return picture ? new File([picture], `${stem}-qr.png`, { type: 'image/png' }) : undefined;
}

/** A file and its place in the ZIP, as `client-zip` takes it. */
interface Packed {
  name: string;
  input: File;
}

const packed = (input: File, folder?: string): Packed => ({
  name: [folder, input.name].filter(Boolean).join('/'),
  input,
});

/**
 * Every file of a piece, in the folder of whoever gets it: the label in two forms, the notice in three
 * forms and, where it has an address, the code.
 */
async function filesOf(notice: Notice, stem: Stem, texts: NoticeTexts): Promise<Packed[]> {
  const plain = { type: 'text/plain' };
  const folders = texts.result.all.folders[guideOf(notice)];
  const url = addressOf(notice);
  const qr = url === undefined ? undefined : qrCode(url);
  const png = qr && (await pngFile(qr, stem));
  return [
    ...[
      new File([labelLines(notice, texts).join('\n')], `${stem}-kennzeichnung.txt`, plain),
      labelFile(notice, stem, texts),
      ...(qr ? [svgFile(qr, stem)] : []),
      ...(png ? [png] : []),
    ].map((file) => packed(file, folders.piece)),
    ...[
      new File([noticePage(notice, texts)], `${stem}.html`, { type: 'text/html' }),
      new File([noticeText(notice, texts)], `${stem}.txt`, plain),
      jsonFile(notice, stem, texts),
    ].map((file) => packed(file, folders.notice)),
  ];
}

/**
 * All files of several pieces as one: browsers ask again for each download that follows the first, or
 * drop it.
 *
 * @param pieces the notices and the beginnings of their files' names
 * @param answers the file to go on from
 */
export async function zipOf(
  pieces: readonly { notice: Notice; stem: Stem }[],
  answers: File,
  texts: NoticeTexts,
): Promise<File> {
  const { downloadZip } = await import('client-zip');
  const { fileName, readme } = texts.result.all;
  const notices = pieces.map(({ notice }) => notice);
  // It opens first where they are unpacked.
  const word = new File([readmeText(notices, texts)], readme.fileName, { type: 'text/plain' });
  const files = await Promise.all(pieces.map(({ notice, stem }) => filesOf(notice, stem, texts)));
  const all = [packed(word), ...files.flat(), packed(answers)];
  return new File([await downloadZip(all).blob()], fileName, { type: 'application/zip' });
}
