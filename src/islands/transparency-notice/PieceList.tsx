import { type Draft, pieceName } from '../../features/transparency-notice/draft.ts';
import { openIn } from '../../features/transparency-notice/notice.ts';
import { validatePiece } from '../../features/transparency-notice/validate.ts';
import { fill } from '../../lib/text.ts';
import { texts } from './words.ts';

interface Props {
  draft: Draft;
  /** Index of the piece that is shown. */
  at: number;
  show: (index: number) => void;
  add: () => void;
  /** Missing beside the result. */
  remove?: () => void;
  /** Actions for all of them. */
  children?: React.ReactNode;
}

const { pieces: words } = texts.form;

/** The pieces of the campaign, to choose one, add another or remove the one that is shown. */
export function PieceList({ draft, at, show, add, remove, children }: Props) {
  const stateOf = (index: number) => {
    const count = openIn(validatePiece(draft, index)).length;
    return count === 0 ? words.finished : fill(words.unfinished, { count });
  };
  return (
    <div className="notice-cell notice-pieces">
      <ul aria-label={words.label}>
        {draft.pieces.map((_, index) => (
          // A piece has no name of its own while its field is typed in.
          <li key={index}>
            <button
              className="copy"
              type="button"
              aria-pressed={index === at}
              onClick={() => show(index)}
            >
              {pieceName(draft, index, words.unnamed)} <span>{stateOf(index)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="notice-buttons">
        <button className="copy" type="button" onClick={add}>
          {words.add}
        </button>
        {remove && draft.pieces.length > 1 && (
          <button className="copy" type="button" onClick={remove}>
            {words.remove}
          </button>
        )}
      </div>
      {children}
      {remove && (
        <details>
          <summary>{words.question}</summary>
          <p>{words.text}</p>
        </details>
      )}
    </div>
  );
}
