import type { Dispatch } from 'react';
import type { Piece } from './campaign.ts';
import type { Action } from './reducer.ts';
import { texts } from './words.ts';

interface Props {
  pieces: readonly Piece[];
  /** Index of the piece that is shown. */
  at: number;
  dispatch: Dispatch<Action>;
}

const { pieces: words } = texts.form;

/** Says how far a piece is. */
function progressText({ isLabelReady, hasNotice }: Piece): string {
  if (!isLabelReady) return words.unfinished;
  return hasNotice ? words.finished : words.labelDone;
}

/** Shows the pieces of a campaign as cells to choose from. */
export function PieceList({ pieces, at, dispatch }: Props) {
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
            <b>{piece.name}</b> <span>{progressText(piece)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
