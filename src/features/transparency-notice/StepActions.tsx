import type { Dispatch } from 'react';
import { Circle } from '../../components/ui/Circle.tsx';
import { SmallButton } from '../../components/ui/SmallButton.tsx';
import { berlinDay } from '../../lib/day.ts';
import { fill } from '../../lib/text.ts';
import type { Piece } from './piece.ts';
import type { Action, FormState } from './reducer.ts';
import { words } from './words.ts';

const { pieces: pieceWords, next, toResult } = words.form;

interface Props {
  state: FormState;
  piece: Piece;
  dispatch: Dispatch<Action>;
}

/** Shows the button that submits a step, and in the step `pieces` those that add and remove a piece. */
export function StepActions({
  state: { campaign, view, returnsToResult },
  piece,
  dispatch,
}: Props) {
  const ofPieces = view === 'pieces';
  const removal = fill(pieceWords.remove, { name: piece.name });
  return (
    <div className="form notice-actions" data-print="none">
      {ofPieces && (
        <SmallButton onClick={() => dispatch({ type: 'add', day: berlinDay() })}>
          {pieceWords.add}
        </SmallButton>
      )}
      {ofPieces && campaign.pieces.length > 1 && (
        <SmallButton onClick={() => confirm(`${removal}?`) && dispatch({ type: 'remove' })}>
          {removal}
        </SmallButton>
      )}
      <button className="form-submit" type="submit">
        <span>{returnsToResult || ofPieces ? toResult : next}</span>
        <Circle />
      </button>
    </div>
  );
}
