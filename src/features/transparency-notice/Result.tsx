import { type Dispatch, useState } from 'react';
import type { Campaign, Piece } from './campaign.ts';
import { zipOfAll } from './files.ts';
import type { Action } from './reducer.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { isOfPiece } from './notice-fields.ts';
import summaryStyles from '../../styles/summary.css?inline';
import tableStyles from '../../styles/table.css?inline';
import { Circle } from '../../components/ui/Circle.tsx';
import { adoptStyles } from '../../components/ui/styles.ts';
import { answersFile } from './FileCell.tsx';
import { PieceResult } from './PieceResult.tsx';
import styles from './result.css?inline';
import { texts } from './words.ts';

adoptStyles(summaryStyles);
adoptStyles(tableStyles);
adoptStyles(styles);

const { result: words } = texts;

interface OpenListProps {
  pieces: readonly Piece[];
  dispatch: Dispatch<Action>;
}

/** Lists the open questions of all pieces, each with a link to its field. */
function OpenList({ pieces, dispatch }: OpenListProps) {
  // The questions of the campaign are those of its first piece, too.
  const questions = pieces.flatMap((piece, at) =>
    piece.open
      .filter((field) => at === 0 || isOfPiece(field))
      .map((field) => ({ field, at, ...piece })),
  );
  if (questions.length === 0) return null;
  const isLabelReady = pieces.every((piece) => piece.isLabelReady);
  return (
    <div className="summary">
      <p className="error-message">{isLabelReady ? words.labelReady : words.missing}</p>
      <ul>
        {questions.map(({ field, at, name, values, messages }) => (
          <li key={`${field} ${at}`}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                dispatch({ type: 'question', field, at });
              }}
            >
              <span>{texts.fields[field].label}</span>
              {pieces.length > 1 && isOfPiece(field) && <span>{` (${name})`}</span>}
            </a>
            {values[field]?.trim() && <p>{messages[field]}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Props extends OpenListProps {
  campaign: Campaign;
  /** The shown piece. */
  piece: Piece;
}

/** Saves all files of all pieces as one ZIP file. */
function SaveAll({ pieces, campaign }: Pick<Props, 'pieces' | 'campaign'>) {
  const [status, setStatus] = useState<'saved' | 'failed'>();
  const save = async () => {
    const page = location.origin + location.pathname;
    try {
      saveFile(await zipOfAll(pieces, answersFile(campaign), page, texts));
      setStatus('saved');
    } catch {
      setStatus('failed');
    }
  };
  return (
    <div className="form notice-actions" data-print="none">
      <div className="form-part">
        <p>{words.all.text}</p>
        <div role="status">
          {status && (
            <p className={status === 'failed' ? 'error-message' : undefined}>
              <b>{words.all[status]}</b>
            </p>
          )}
        </div>
      </div>
      <button className="submit" type="button" onClick={() => void save()}>
        <span>{words.all.button}</span>
        <Circle />
      </button>
    </div>
  );
}

/**
 * Shows the open questions of the campaign, its ZIP file, and the label, the QR code and the notice of the shown piece.
 */
export function Result({ pieces, campaign, piece, dispatch }: Props) {
  return (
    <>
      <OpenList pieces={pieces} dispatch={dispatch} />
      {pieces.some(({ hasLabel }) => hasLabel) && <SaveAll pieces={pieces} campaign={campaign} />}
      {piece.hasLabel && <PieceResult key={piece.stem} piece={piece} />}
    </>
  );
}
