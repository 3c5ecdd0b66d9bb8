import { asciiName } from '../../lib/text.ts';
import type { NoticeTexts } from '../../schemas/transparency-notice.ts';
import type { Draft } from './draft.ts';
import { labelPng, labelSvg, typeSize } from './label.ts';
import { formatOf, labelLines, openFields } from './notice.ts';
import { ENDINGS, noticeJson } from './output.ts';
import { edgeFor, type QrCode, qrPng, qrSvg } from './qr.ts';
import { isLabelReady, type Notice, type Validation, validatePiece } from './validate.ts';
import { MOST_OF_NAME } from './values.ts';

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
export const noticeStem = (notice: Notice, stem: Stem) =>
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

/** The pieces of a campaign whose label is ready; their notices may not be. */
export const readyPieces = (draft: Draft): Validation[] =>
  draft.pieces.map((_, index) => validatePiece(draft, index)).filter(isLabelReady);
