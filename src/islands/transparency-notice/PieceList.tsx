import {
  type Draft,
  isOfPiece,
  MOST_PIECES,
  pieceName,
  withoutAmount,
} from '../../features/transparency-notice/draft.ts';
import { hasGap, openIn } from '../../features/transparency-notice/notice.ts';
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
  /** Stands above them: what is for all. */
  children?: React.ReactNode;
}

const { pieces: words } = texts.form;

/** Most missing answers of a piece that are named. */
const MOST_NAMED = 3;

/**
 * What a piece lacks, and the names of the pieces whose amounts its campaign's sum waits for. An answer of the
 * campaign is not counted at each of several pieces.
 */
function stateOf(draft: Draft, index: number) {
  const validation = validatePiece(draft, index);
  const all = openIn(validation);
  const isReady = isLabelReady(validation);
  const isGap = hasGap(validation.notice);
  const waits = all.includes('campaign_amount') ? withoutAmount(draft) : [];
  const { wrong = [], later = [] } = Object.groupBy(
    isReady && draft.pieces.length > 1 ? all.filter(isOfPiece) : all,
    (field) => (validation.errors[field] ? 'wrong' : 'later'),
  );
  // What cannot wait comes first: not all of them are named.
  const open = [...wrong, ...later];
  if (all.length === 0) return { open, text: isGap ? words.labelGap : words.finished };
  const state = isReady ? [isGap ? words.labelGap : words.labelDone] : [];
  if (wrong.length > 0) state.push(fill(words.unfinished, { count: wrong.length }));
  if (later.length > 0) state.push(fill(words.later, { count: later.length }));
  else if (wrong.length === 0 && waits.length > 0) {
    const names = waits.map((at) => pieceName(draft, at, words.unnamed)).join(', ');
    state.push(fill(words.waits, { names }));
  }
  return { open, text: state.join(', ') };
}

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
      {children}
      <ul aria-label={words.label}>
        {draft.pieces.map((_, index) => {
          const { open, text } = stateOf(draft, index);
          return (
            // A piece has no name of its own while its field is typed in.
            <li key={index}>
              <button
                className="small-button"
                type="button"
                aria-pressed={index === at}
                onClick={() => show(index)}
              >
                {pieceName(draft, index, words.unnamed)} <span>{text}</span>
              </button>
              {/* Those of the shown piece stand below. */}
              {index !== at && open.length > 0 && (
                <p>
                  {open.slice(0, MOST_NAMED).map((field) => (
                    <FieldLink key={field} field={field} goTo={() => goTo(field, index)} />
                  ))}
                  {open.length > MOST_NAMED &&
                    fill(words.more, { count: open.length - MOST_NAMED })}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {draft.pieces.length === MOST_PIECES && <p>{fill(words.most, { count: MOST_PIECES })}</p>}
      <div className="notice-buttons">
        {draft.pieces.length < MOST_PIECES && (
          <button className="small-button" type="button" onClick={add}>
            {words.add}
          </button>
        )}
        {remove && (
          <button className="small-button" type="button" onClick={remove}>
            {words.remove}
          </button>
        )}
      </div>
    </div>
  );
}
