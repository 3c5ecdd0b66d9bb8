import { type Dispatch, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Draft } from './draft.ts';
import { zipOfAll } from './files.ts';
import { openQuestions, type Piece } from './piece.ts';
import type { Action } from './state.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { isOfPiece } from './notice-fields.ts';
import summaryStyles from '../../styles/summary.css?inline';
import { adoptStyles } from '../../components/ui/styles.ts';
import { answersFile } from './FileCell.tsx';
import styles from './notice.css?inline';
import printStyles from './notice-print.css?inline';
import { PieceResult } from './PieceResult.tsx';
import { Sheet } from './Sheet.tsx';
import { texts } from './words.ts';

adoptStyles(summaryStyles);
adoptStyles(styles);
adoptStyles(printStyles);

const { result: words } = texts;

interface OpenListProps {
  pieces: readonly Piece[];
  dispatch: Dispatch<Action>;
}

/** All that still has to be answered, each question once, with a link to its field. */
function OpenList({ pieces, dispatch }: OpenListProps) {
  const questions = openQuestions(pieces);
  if (questions.length === 0) return null;
  const isLabelReady = pieces.every((piece) => piece.isLabelReady);
  return (
    <div className="summary">
      <p>{isLabelReady ? words.labelReady : words.missing}</p>
      <ul className="notice-rows">
        {questions.map(({ field, at, message }) => (
          <li key={`${field} ${at}`}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                dispatch({ type: 'question', field, at });
              }}
            >
              {texts.fields[field].label}
            </a>{' '}
            {pieces.length > 1 && isOfPiece(field) && <span>{`(${pieces[at]?.name})`}</span>}
            {message && <p>{message}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Props extends OpenListProps {
  draft: Draft;
  /** The one that is shown. */
  piece: Piece;
  /** Whether the form shows the result. In its steps there is only the sheet, which is printed. */
  isShown: boolean;
}

/** Saves every file of every piece as one. */
function SaveAll({ pieces, draft }: Pick<Props, 'pieces' | 'draft'>) {
  const [news, setNews] = useState<'saved' | 'failed'>();
  const save = async () => {
    const page = location.origin + location.pathname;
    try {
      saveFile(await zipOfAll(pieces, answersFile(draft), page, texts));
      setNews('saved');
    } catch {
      setNews('failed');
    }
  };
  return (
    <div className="form-part">
      <button className="button" type="button" onClick={() => void save()}>
        {words.all.button}
      </button>
      <div role="status">
        {news && (
          <p className={news === 'failed' ? 'error-message' : undefined}>
            <b>{words.all[news]}</b>
          </p>
        )}
      </div>
      <p>{words.all.text}</p>
    </div>
  );
}

/** The result: what is still missing in the campaign, its files, and what belongs to the shown piece. */
export function Result({ pieces, draft, piece, isShown, dispatch }: Props) {
  const sheet = piece.hasNotice && createPortal(<Sheet {...piece} />, document.body);
  if (!isShown) return sheet;
  return (
    <>
      {sheet}
      <OpenList {...{ pieces, dispatch }} />
      {pieces.some(({ hasLabel }) => hasLabel) && <SaveAll {...{ pieces, draft }} />}
      {piece.hasLabel && <PieceResult key={piece.stem} piece={piece} />}
    </>
  );
}
