import { type Draft, pieceName } from '../../features/transparency-notice/draft.ts';
import { openIn } from '../../features/transparency-notice/notice.ts';
import { isLabelReady, validatePiece } from '../../features/transparency-notice/validate.ts';
import type { Field } from '../../schemas/notice-fields.ts';
import { fill } from '../../lib/text.ts';
import { FieldLink } from './FieldLink.tsx';
import { texts } from './words.ts';

interface Props {
  draft: Draft;
  /** Index of the piece that is shown. */
  at: number;
  show: (index: number) => void;
  add: () => void;
  goTo: (field: Field, index: number) => void;
  /** Missing beside the result. */
  remove?: () => void;
  /** Actions for all of them. */
  children?: React.ReactNode;
}

const { pieces: words } = texts.form;

/** Most missing answers of a piece that are named. */
const MOST_NAMED = 3;

/** The pieces of the campaign, to choose or remove one, or add another. */
export function PieceList({ draft, at, show, add, goTo, remove, children }: Props) {
  // Until there are two, the form is the piece, and its buttons stand below.
  if (remove && draft.pieces.length === 1) {
    return (
      <details className="notice-part">
        <summary>{words.question}</summary>
        <p>{words.text}</p>
      </details>
    );
  }
  return (
    <div className="notice-cell notice-pieces">
      <ul aria-label={words.label}>
        {draft.pieces.map((_, index) => {
          const validation = validatePiece(draft, index);
          const open = openIn(validation);
          const count = open.length;
          const unfinished = isLabelReady(validation) ? words.labelReady : words.unfinished;
          return (
            // A piece has no name of its own while its field is typed in.
            <li key={index}>
              <button
                className="copy"
                type="button"
                aria-pressed={index === at}
                onClick={() => show(index)}
              >
                {pieceName(draft, index, words.unnamed)}{' '}
                <span>{count === 0 ? words.finished : fill(unfinished, { count })}</span>
              </button>
              {/* Those of the shown piece stand below. */}
              {index !== at && count > 0 && (
                <p>
                  {open.slice(0, MOST_NAMED).map((field) => (
                    <FieldLink key={field} field={field} goTo={() => goTo(field, index)} />
                  ))}
                  {count > MOST_NAMED && '…'}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <div className="notice-buttons">
        <button className="copy" type="button" onClick={add}>
          {words.add}
        </button>
        {remove && (
          <button className="copy" type="button" onClick={remove}>
            {words.remove}
          </button>
        )}
      </div>
      {children}
    </div>
  );
}
