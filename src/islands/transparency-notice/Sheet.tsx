import type { Point } from '../../features/transparency-notice/notice.ts';
import type { QrCode } from '../../features/transparency-notice/qr.ts';
import { Label, Points } from './Preview.tsx';
import { QrPicture } from './QrCell.tsx';
import { texts } from './texts.ts';

/** The notice on one sheet of A4. While the result is shown, it is printed in place of the article. */
export function Sheet({ lines, points, qr }: { lines: string[]; points: Point[]; qr: QrCode }) {
  return (
    <div className="notice-sheet" aria-hidden="true">
      <p className="notice-sheet-title">{texts.noticeHeading}</p>
      <div className="notice-sheet-head">
        <Label lines={lines} />
        <QrPicture qr={qr} label="" />
      </div>
      <Points points={points} />
    </div>
  );
}
