import { berlinDay } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import type { LabelSize } from './notice-fields.ts';
import type { NoticeTexts } from './schema.ts';
import { labelPng, labelSvg, sizeFor } from './label.ts';
import { addressOf, addressText, hasGap } from './notice.ts';
import { noticeJson, noticePage, noticeText } from './output.ts';
import type { Piece } from './campaign.ts';
import { qrCode, qrPng, qrSvg } from './qr.ts';

const TYPES = {
  txt: 'text/plain',
  svg: 'image/svg+xml',
  html: 'text/html',
  json: 'application/json',
};

const fileOf = (text: string, stem: string, ending: keyof typeof TYPES): File =>
  new File([text], `${stem}.${ending}`, { type: TYPES[ending] });

export const labelFile = ({ label, stem }: Piece, size: LabelSize): File =>
  fileOf(labelSvg(label, size), `${stem}-kennzeichnung-${size}`, 'svg');

export const qrFile = ({ notice, stem }: Piece): File =>
  fileOf(qrSvg(qrCode(addressOf(notice) ?? '', sizeFor(notice))), `${stem}-qr`, 'svg');

export const pageFile = (piece: Piece, texts: NoticeTexts): File =>
  fileOf(noticePage(piece.notice, texts, `${piece.stem}.json`), piece.stem, 'html');

export const dataFile = (piece: Piece, texts: NoticeTexts): File =>
  fileOf(noticeJson(piece.notice, texts), piece.stem, 'json');

const textFile = ({ notice, stem }: Piece, texts: NoticeTexts): File =>
  fileOf(noticeText(notice, texts), stem, 'txt');

/** Makes a file of a picture; undefined if the browser draws none. */
async function pngFile(picture: Promise<Blob | null>, stem: string): Promise<File | undefined> {
  const blob = await picture;
  return blob ? new File([blob], `${stem}.png`, { type: 'image/png' }) : undefined;
}

export const labelPicture = ({ label, stem }: Piece, size: LabelSize): Promise<File | undefined> =>
  pngFile(labelPng(label, size), `${stem}-kennzeichnung-${size}`);

export const qrPicture = ({ notice, stem }: Piece): Promise<File | undefined> =>
  pngFile(qrPng(qrCode(addressOf(notice) ?? '')), `${stem}-qr`);

/**
 * Makes all files that the answers of a piece with a label allow, with the label in the size that fits the piece. A label
 * with a gap is not saved as a PNG, because nobody could fill the gap in. A notice without an address has no QR code.
 */
async function filesOf(piece: Piece, texts: NoticeTexts): Promise<File[]> {
  const { notice, label, stem, isLabelReady, hasNotice } = piece;
  const pictures = await Promise.all([
    ...(isLabelReady ? [labelPicture(piece, sizeFor(notice))] : []),
    ...(addressOf(notice) ? [qrPicture(piece)] : []),
  ]);
  return [
    fileOf(label.join('\n'), `${stem}-kennzeichnung`, 'txt'),
    labelFile(piece, sizeFor(notice)),
    ...(addressOf(notice) ? [qrFile(piece)] : []),
    ...pictures.flatMap((file) => file ?? []),
    ...(hasNotice ? [pageFile(piece, texts), textFile(piece, texts), dataFile(piece, texts)] : []),
  ];
}

/** Writes the paragraph that the visitor sends to the company that prints or publishes the piece. */
export function letterParagraph(piece: Piece, texts: NoticeTexts): string {
  const { letter } = texts.result;
  const { notice, name, hasNotice } = piece;
  const { sponsor_name: sponsor = '', sponsor_email: email = '' } = notice;
  const values = { name, sponsor, email, gap: addressText(notice, texts) };
  return [
    letter.label,
    ...(addressOf(notice) ? [letter.code] : []),
    ...(hasGap(notice) ? [letter.gap] : []),
    ...(notice.publisher === 'company' ? [hasNotice ? letter.publish : letter.open] : []),
    letter.end,
  ]
    .map((sentence) => fill(sentence, values))
    .join(' ');
}

/**
 * Writes the read-me of the ZIP file: it says what each file is for and which notice is still missing, and has the
 * paragraph of each piece.
 */
export function readmeText(
  pieces: readonly Piece[],
  hasPictures: boolean,
  page: string,
  texts: NoticeTexts,
): string {
  const { readme } = texts.result;
  const sections = pieces.flatMap((piece) => [
    piece.name,
    ...(piece.hasNotice ? [] : [texts.result.noticeOpen]),
    fill(readme.letter, { name: piece.notice.publisher_name ?? readme.printer }),
    letterParagraph(piece, texts),
  ]);
  return [
    readme.intro,
    readme.files.map((line) => `- ${line}`).join('\n'),
    ...(hasPictures ? [] : [readme.noPictures]),
    fill(readme.again, { url: page }),
    ...sections,
    '',
  ].join('\n\n');
}

/**
 * Packs the files of a campaign into one ZIP file with a folder for each piece.
 *
 * @param answers is the file with all answers
 * @param page is the address of the form, which can open that file again
 */
export async function zipOfAll(
  pieces: readonly Piece[],
  answers: File,
  page: string,
  texts: NoticeTexts,
): Promise<File> {
  const { zipSync } = await import('fflate');
  const labelled = pieces.filter(({ hasLabel }) => hasLabel);
  const folders = await Promise.all(
    labelled.map(async (piece) =>
      (await filesOf(piece, texts)).map((file) => [`${piece.stem}/${file.name}`, file] as const),
    ),
  );
  const files = folders.flat();
  const hasPictures = files.some(([path]) => path.endsWith('.png'));
  const readme = new File([readmeText(labelled, hasPictures, page, texts)], 'LIES-MICH.txt');
  const all = [[readme.name, readme] as const, ...files, [answers.name, answers] as const];
  const entries = await Promise.all(
    all.map(async ([path, file]) => [path, new Uint8Array(await file.arrayBuffer())]),
  );
  const name = `transparenzhinweise-${berlinDay(new Date())}.zip`;
  return new File([zipSync(Object.fromEntries(entries))], name, { type: 'application/zip' });
}
