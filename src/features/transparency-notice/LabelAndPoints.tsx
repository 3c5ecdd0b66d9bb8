import type { Point } from './notice.ts';

/** Shows a label as it is printed on its piece. */
export function Label({ lines: [statement, ...lines] }: { lines: readonly string[] }) {
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

/** Shows the points of a notice as it is published. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ol className="notice-list">
      {points.map(({ name, heading, rows }) => (
        <li key={name}>
          <p>
            <b>{heading}</b>
          </p>
          {rows.map(({ term, value, href }) => (
            <p key={term ?? ''}>
              {term && <span>{term}: </span>}
              {href ? <a href={href}>{value}</a> : value}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
