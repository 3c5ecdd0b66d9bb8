import type { Draft } from '../../features/transparency-notice/draft.ts';
import { fill } from '../../lib/text.ts';
import { texts } from './words.ts';

interface Props {
  pieces: Draft['pieces'];
  /** Index of the piece that is shown. */
  at: number;
  show: (index: number) => void;
  /** Missing where pieces are only chosen. */
  add?: () => void;
  remove?: () => void;
}

const { pieces: words } = texts.form;

/** The pieces of the campaign, to choose one, add another or remove the one that is shown. */
export function PieceList({ pieces, at, show, add, remove }: Props) {
  return (
    <div className="notice-cell notice-pieces">
      <ul aria-label={words.label}>
        {pieces.map(({ piece_name }, index) => (
          // A piece has no name of its own while its field is typed in.
          <li key={index}>
            <button
              className="copy"
              type="button"
              aria-pressed={index === at}
              onClick={() => show(index)}
            >
              {piece_name.trim() || fill(words.unnamed, { number: String(index + 1) })}
            </button>
          </li>
        ))}
      </ul>
      {add && (
        <div className="notice-buttons">
          <button className="copy" type="button" onClick={add}>
            {words.add}
          </button>
          {pieces.length > 1 && (
            <button className="copy" type="button" onClick={remove}>
              {words.remove}
            </button>
          )}
        </div>
      )}
      {add && (
        <details>
          <summary>{words.question}</summary>
          <p>{words.text}</p>
        </details>
      )}
    </div>
  );
}
