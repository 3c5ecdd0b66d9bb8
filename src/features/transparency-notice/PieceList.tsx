import type { Dispatch } from 'react';
import { type Piece, questionsOf } from './piece.ts';
import type { Action } from './state.ts';
import { fill } from '../../lib/text.ts';
import { SmallButton } from '../../components/ui/SmallButton.tsx';
import { texts } from './words.ts';

interface Props {
  pieces: readonly Piece[];
  /** Index of the piece that is shown. */
  at: number;
  dispatch: Dispatch<Action>;
  /** Whether the shown piece can be removed. */
  canRemove: boolean;
}

const { pieces: words } = texts.form;

/** How far a piece is. `count` is the number of its open questions. */
function progressText({ isLabelReady }: Piece, count: number): string {
  if (count === 0) return words.finished;
  const unfinished = fill(words.unfinished, { count });
  return isLabelReady ? `${words.labelDone}, ${unfinished}` : unfinished;
}

/** The list of a campaign's pieces, from which one is chosen or removed. */
export function PieceList({ pieces, at, dispatch, canRemove }: Props) {
  // With a single piece there is nothing to choose: an explanation stands in place of the list.
  if (pieces.length === 1) {
    return (
      <details className="form-fold">
        <summary>{words.question}</summary>
        <div className="form-part">{words.text}</div>
      </details>
    );
  }
  return (
    <div className="form-part">
      <ul className="notice-rows" aria-label={words.label}>
        {pieces.map((piece, index) => (
          // The name changes while the visitor types it, so it cannot be the key.
          <li key={index}>
            <SmallButton
              aria-pressed={index === at}
              onClick={() => dispatch({ type: 'choose', at: index })}
            >
              <b>{piece.name}</b>{' '}
              <span>{progressText(piece, questionsOf(pieces, index).length)}</span>
            </SmallButton>
          </li>
        ))}
      </ul>
      {canRemove && (
        <SmallButton onClick={() => dispatch({ type: 'remove' })}>
          {fill(words.remove, { name: pieces[at]?.name ?? '' })}
        </SmallButton>
      )}
    </div>
  );
}
