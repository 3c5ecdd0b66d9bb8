import type { Point, Row } from '../../features/transparency-notice/notice.ts';

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
