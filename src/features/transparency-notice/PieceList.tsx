import type { Dispatch } from 'react';
import { type Piece, questionsOf } from './piece.ts';
import type { Action } from './reducer.ts';
import { fill } from '../../lib/text.ts';
import { texts } from './words.ts';

interface Props {
  pieces: readonly Piece[];
  /** Index of the piece that is shown. */
  at: number;
  dispatch: Dispatch<Action>;
}

const { pieces: words } = texts.form;

/** Says how far a piece is. `count` is the number of its open questions. */
function progressText({ isLabelReady }: Piece, count: number): string {
  if (count === 0) return words.finished;
  const unfinished = fill(words.unfinished, { count });
  return isLabelReady ? `${words.labelDone}, ${unfinished}` : unfinished;
}

/**
 * Shows the pieces of a campaign as cells to choose from. A campaign with one piece has an explanation in their place.
 */
export function PieceList({ pieces, at, dispatch }: Props) {
  if (pieces.length === 1) {
    return (
      <details className="form-fold">
        <summary>{words.question}</summary>
        <div className="form-part">{words.text}</div>
      </details>
    );
  }
  return (
    <ul className="form notice-row notice-pieces" aria-label={words.label}>
      {pieces.map((piece, index) => (
        // The name changes while the visitor types it, so it cannot be the key.
        <li key={index}>
          <button
            type="button"
            aria-pressed={index === at}
            onClick={() => dispatch({ type: 'choose', at: index })}
          >
            <b>{piece.name}</b>{' '}
            <span>{progressText(piece, questionsOf(pieces, index).length)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
