import type { NoticeTexts } from '../../schemas/transparency-notice.ts';
import { labelSvg } from './label.ts';
import { addressOf, labelLines } from './notice.ts';
import { noticeJson, noticePage, noticeText, readmeText } from './output.ts';
import { type QrCode, qrCode, qrPng, qrSvg } from './qr.ts';
import type { Notice } from './validate.ts';

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

/** Every file of a piece: the label in two forms, the notice in three forms and, where it has an address, the code. */
export async function filesOf(notice: Notice, stem: Stem, texts: NoticeTexts): Promise<File[]> {
  const plain = { type: 'text/plain' };
  const url = addressOf(notice);
  const qr = url === undefined ? undefined : qrCode(url);
  const png = qr && (await pngFile(qr, stem));
  return [
    new File([labelLines(notice, texts).join('\n')], `${stem}-kennzeichnung.txt`, plain),
    labelFile(notice, stem, texts),
    new File([noticePage(notice, texts)], `${stem}.html`, { type: 'text/html' }),
    new File([noticeText(notice, texts)], `${stem}.txt`, plain),
    jsonFile(notice, stem, texts),
    ...(qr ? [svgFile(qr, stem)] : []),
    ...(png ? [png] : []),
  ];
}

/** The word on all files, which opens first where they are unpacked. */
export const readmeFile = (notices: readonly Notice[], texts: NoticeTexts): File =>
  new File([readmeText(notices, texts)], texts.result.all.readme.fileName, { type: 'text/plain' });

/** All files as one: browsers ask again for each download that follows the first, or drop it. */
export async function zipOf(files: readonly File[], name: string): Promise<File> {
  const { downloadZip } = await import('client-zip');
  return new File([await downloadZip(files).blob()], name, { type: 'application/zip' });
}
