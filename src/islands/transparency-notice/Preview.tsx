import { Fragment } from 'react';
import type { Point, Row } from '../../features/transparency-notice/notice.ts';
import type { QrCode } from '../../features/transparency-notice/qr.ts';
import { QrPicture } from './QrCell.tsx';
import { texts } from './words.ts';

/** An address goes on after a slash alone: after a hyphen of its own, that would look like one of ours. */
const PARTS = /[^/]*\/+|[^/]+/g;

/** A line of a label, whose addresses are divided as in its file. */
const Line = ({ text }: { text: string }) =>
  text.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.match(PARTS)?.map((part, at) => (
        <span key={at}>{part}</span>
      ))}
    </Fragment>
  ));

/** The words of the label, as they may stand on a flyer. */
export function Label({ lines: [statement, ...lines] }: { lines: string[] }) {
  return (
    <div className="notice-label">
      <p>
        <strong>{statement}</strong>
      </p>
      {lines.map((line) => (
        <p key={line}>
          <Line text={line} />
        </p>
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
