import type { Point, Row } from '../../features/transparency-notice/notice.ts';
import type { QrCode } from '../../features/transparency-notice/qr.ts';
import { QrPicture } from './QrCell.tsx';
import { texts } from './words.ts';

/** The words of the label, as they may stand on a flyer. */
export function Label({ lines: [statement, ...lines] }: { lines: string[] }) {
  return (
    <div className="notice-label">
      <p>
        <strong>{statement}</strong>
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

const Value = ({ value, href }: Row) => (href ? <a href={href}>{value}</a> : value);

/** The notice with its 16 points. */
export function Points({ points }: { points: Point[] }) {
  return (
    <ol className="notice-points">
      {points.map(({ heading, rows }) => (
        <li key={heading}>
          <p className="notice-point">{heading}</p>
          {rows.map((row) => (
            <p key={row.term ?? ''}>
              {row.term && <span>{row.term}: </span>}
              <Value {...row} />
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

interface SheetProps {
  version: string;
  lines: string[];
  points: Point[];
  qr: QrCode | undefined;
}

/** The notice on paper. While the result is shown, it is printed in place of the page. */
export function Sheet({ version, lines, points, qr }: SheetProps) {
  return (
    <div className="notice-sheet" aria-hidden="true">
      <p className="notice-sheet-title">{texts.noticeHeading}</p>
      <p>{version}</p>
      <div className="notice-sheet-head">
        <Label lines={lines} />
        {qr && <QrPicture qr={qr} label="" width={`${qr.edge}mm`} />}
      </div>
      <Points points={points} />
    </div>
  );
}
