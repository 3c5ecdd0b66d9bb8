import type { Dispatch, ReactNode } from 'react';
import { Circle } from '../../../components/ui/Circle.tsx';
import { useStatusLine } from '../../../components/ui/useStatusLine.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import type { Campaign } from '../campaign.ts';
import { isOfPiece } from '../notice-fields.ts';
import type { Piece } from '../piece.ts';
import type { Action } from '../reducer.ts';
import { answersFile } from '../saved-answers.ts';
import { words } from '../words.ts';
import { PieceResult } from './PieceResult.tsx';
import { zipOfAll } from './files.ts';

const { result } = words;

interface Props {
  campaign: Campaign;
  pieces: readonly Piece[];
  piece: Piece;
  dispatch: Dispatch<Action>;
  /** The buttons that lead to the pieces of the campaign. */
  children: ReactNode;
}

/** Lists the open questions of all pieces, each with a link to its field. */
function OpenList({ pieces, dispatch }: Pick<Props, 'pieces' | 'dispatch'>) {
  // Each piece also has the questions about the campaign. The list has these questions once, with the first piece.
  const questions = pieces.flatMap((piece, pieceIndex) =>
    piece.open
      .filter((field) => pieceIndex === 0 || isOfPiece(field))
      .map((field) => ({ field, pieceIndex, ...piece })),
  );
  if (questions.length === 0) return null;
  return (
    <div className="summary">
      <p className="error-message">{result.missing}</p>
      <ul>
        {questions.map(({ field, pieceIndex, name, values, messages }) => (
          <li key={`${field} ${pieceIndex}`}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                dispatch({ type: 'ask', field, pieceIndex });
              }}
            >
              {words.fields[field].label}
              {pieces.length > 1 && isOfPiece(field) && <span>{` (${name})`}</span>}
            </a>
            {values[field]?.trim() && <p>{messages[field]}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function SaveAll({ pieces, campaign }: Pick<Props, 'pieces' | 'campaign'>) {
  const { status, run } = useStatusLine();
  const { button, text, saved, failed } = result.all;
  const save = async () => {
    const page = location.origin + location.pathname;
    saveFile(await zipOfAll(pieces, answersFile(campaign), page));
  };
  return (
    <div className="form notice-actions" data-print="none">
      <div className="form-band">
        <p>{text}</p>
        <p role="status">{status}</p>
      </div>
      <button className="form-submit" type="button" onClick={run(save, saved, failed)}>
        <span>{button}</span>
        <Circle />
      </button>
    </div>
  );
}

/** Shows what is open in the campaign, the button for all its files, and the result of the shown piece. */
export function Result({ campaign, pieces, piece, dispatch, children }: Props) {
  return (
    <>
      <OpenList pieces={pieces} dispatch={dispatch} />
      {pieces.some(({ hasLabel }) => hasLabel) && <SaveAll pieces={pieces} campaign={campaign} />}
      {children}
      {piece.hasLabel && <PieceResult key={piece.stem} piece={piece} />}
    </>
  );
}
