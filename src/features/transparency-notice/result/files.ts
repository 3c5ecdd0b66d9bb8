import { berlinDay } from '../../../lib/day.ts';
import { fill } from '../../../lib/text.ts';
import { addressOf, addressText, hasGap } from '../notice.ts';
import type { Piece } from '../piece.ts';
import { words } from '../words.ts';
import { drawPng } from './draw-png.ts';
import { type Drawing, drawLabel, LABEL_SIZES, type LabelSize, sizeFor } from './label.ts';
import { noticeJson, noticePage, noticeText } from './notice-formats.ts';
import { drawCode } from './qr.ts';

const TYPES = {
  txt: 'text/plain',
  svg: 'image/svg+xml',
  png: 'image/png',
  html: 'text/html',
  json: 'application/json',
};

const fileOf = (content: string | Blob, stem: string, ending: keyof typeof TYPES): File =>
  new File([content], `${stem}.${ending}`, { type: TYPES[ending] });

const SIZES = Object.keys(LABEL_SIZES) as LabelSize[];

/** A drawing, and the names of its files without their endings. */
export interface Picture extends Drawing {
  stem: string;
}

export const labelPicture = ({ label, stem }: Piece, size: LabelSize): Picture => ({
  ...drawLabel(label, size),
  stem: `${stem}-kennzeichnung-${size}`,
});

/** Draws the QR code of a piece; undefined if its notice has no address. */
export function qrPicture({ notice, stem }: Piece): Picture | undefined {
  const address = addressOf(notice);
  return address ? { ...drawCode(address, sizeFor(notice)), stem: `${stem}-qr` } : undefined;
}

export const svgFile = ({ svg, stem }: Picture): File => fileOf(svg, stem, 'svg');

/** Makes the PNG file of a picture, or throws if the browser draws none. */
export const pngFile = async ({ svg, pixels, stem }: Picture): Promise<File> =>
  fileOf(await drawPng(svg, ...pixels), stem, 'png');

export const pageFile = (piece: Piece): File =>
  fileOf(noticePage(piece.notice, `${piece.stem}.json`), piece.stem, 'html');

export const dataFile = (piece: Piece): File =>
  fileOf(noticeJson(piece.notice), piece.stem, 'json');

/** Makes all files that the answers of a piece with a label allow: no PNG in a browser that draws no pictures. */
async function filesOf(piece: Piece): Promise<File[]> {
  const { notice, label, stem, hasNotice } = piece;
  const labels = SIZES.map((size) => labelPicture(piece, size));
  const code = qrPicture(piece);
  const codes = code ? [code] : [];
  // Nobody could fill in the gap of a label that is a PNG.
  const drawn = hasGap(notice) ? codes : [labelPicture(piece, sizeFor(notice)), ...codes];
  const pngs = await Promise.allSettled(drawn.map(pngFile));
  const text = fileOf(noticeText(notice), stem, 'txt');
  return [
    fileOf(label.join('\n'), `${stem}-kennzeichnung`, 'txt'),
    ...[...labels, ...codes].map(svgFile),
    ...pngs.flatMap((png) => (png.status === 'fulfilled' ? png.value : [])),
    ...(hasNotice ? [pageFile(piece), text, dataFile(piece)] : []),
  ];
}

/** The paragraph that the visitor sends to the company that prints or publishes the piece. */
export function letterParagraph(piece: Piece): string {
  const { letter } = words.result;
  const { notice, name, hasNotice } = piece;
  const { sponsor_name: sponsor = '', sponsor_email: email = '' } = notice;
  const values = { name, sponsor, email, gap: addressText(notice) };
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
 * The text of the read-me in the ZIP file: what each file is for, which notice is still missing, and the paragraph for
 * each company.
 */
export function readmeText(pieces: readonly Piece[], page: string): string {
  const { readme, noticeOpen } = words.result;
  const sections = pieces.flatMap((piece) => [
    piece.name,
    ...(piece.hasNotice ? [] : [noticeOpen]),
    readme.letter,
    letterParagraph(piece),
  ]);
  const files = readme.files.map((line) => `- ${line}`).join('\n');
  return [files, fill(readme.again, { url: page }), ...sections, ''].join('\n\n');
}

/**
 * Packs the files of a campaign into one ZIP file with a folder for each piece.
 *
 * @param answers the file with all answers
 * @param page the address of the form, which can open that file again
 */
export async function zipOfAll(
  pieces: readonly Piece[],
  answers: File,
  page: string,
): Promise<File> {
  const { zipSync } = await import('fflate');
  const labelled = pieces.filter(({ hasLabel }) => hasLabel);
  const entries: Record<string, Uint8Array> = {};
  const add = async (file: File, folder = '') => {
    entries[folder + file.name] = new Uint8Array(await file.arrayBuffer());
  };
  await add(new File([readmeText(labelled, page)], 'LIES-MICH.txt'));
  for (const piece of labelled) {
    for (const file of await filesOf(piece)) await add(file, `${piece.stem}/`);
  }
  await add(answers);
  const name = `transparenzhinweise-${berlinDay()}.zip`;
  return new File([zipSync(entries) as Uint8Array<ArrayBuffer>], name, { type: 'application/zip' });
}
