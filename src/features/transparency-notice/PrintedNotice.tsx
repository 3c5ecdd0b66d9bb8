import { addressOf, noticePoints, versionLine } from './notice.ts';
import type { Piece } from './piece.ts';
import { type QrCode, qrCode } from './qr.ts';
import { Label, Points } from './Preview.tsx';
import { texts } from './words.ts';

interface PictureProps {
  qr: QrCode;
  label: string;
  /** The width of the picture on paper, in CSS units. */
  width?: string;
}

/** Draws a QR code, black on white in every colour scheme. */
export function QrPicture({ qr, label, width }: PictureProps) {
  return (
    <svg
      className="notice-qr"
      viewBox={qr.viewBox}
      width={width}
      height={width}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x="-4" y="-4" width={qr.side} height={qr.side} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  );
}

/** Lays the notice out for paper. While this component is in the page, it is printed in place of the page. */
export function PrintedNotice({ notice, label }: Pick<Piece, 'notice' | 'label'>) {
  const url = addressOf(notice);
  const qr = url === undefined ? undefined : qrCode(url);
  return (
    <div className="notice-sheet" aria-hidden="true">
      <p className="notice-sheet-title">{texts.noticeHeading}</p>
      <p>{versionLine(notice, texts)}</p>
      <div className="notice-sheet-head">
        <Label lines={label} />
        {qr && <QrPicture qr={qr} label="" width={`${qr.edge}mm`} />}
      </div>
      <Points points={noticePoints(notice, texts)} />
    </div>
  );
}
