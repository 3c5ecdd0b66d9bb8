import type { Focus } from '../../lib/browser/move-focus.ts';
import { answersFor, type Campaign, nextPiece, withAnswers } from './campaign.ts';
import { type Field, FIELD_NAMES, ruleOf, STEPS } from './notice-fields.ts';
import { type Answers, validate } from './validate.ts';

/** The views of the form: its steps, then the result. */
export const VIEWS = [...STEPS, 'result'] as const;
type View = (typeof VIEWS)[number];

/** The state of the form: the answers, and which view and piece are shown. */
export interface NoticeState {
  campaign: Campaign;
  view: View;
  pieceIndex: number;
  /** Whether the button below a step leads back to the result, because a link in the result has led to the step. */
  returnsToResult: boolean;
  /** Fields whose message is shown. */
  withMessage: ReadonlySet<Field>;
  focus?: Focus;
}

export type Action =
  | { type: 'typed'; values: Answers }
  | { type: 'next' }
  | { type: 'go'; view: View }
  | { type: 'ask'; field: Field; pieceIndex: number }
  | { type: 'choosePiece'; pieceIndex: number }
  /** Adds a piece whose first version has this day. */
  | { type: 'add'; day: string }
  | { type: 'remove' }
  | { type: 'open'; campaign: Campaign }
  /** Shows the view and piece of another history entry. */
  | { type: 'show'; view: View; pieceIndex: number };

/** A state with these answers that shows a view, without any messages. A piece that is not there gives way to the last. */
export const noticeState = (campaign: Campaign, view: View, pieceIndex = 0): NoticeState => ({
  campaign,
  view,
  pieceIndex: Math.min(pieceIndex, campaign.pieces.length - 1),
  returnsToResult: false,
  withMessage: new Set(),
});

/** The heading of the step that takes the place of another one. */
const onHeading = (): Focus => ({ on: '.notice-head', behavior: 'instant' });
const onField = (field: Field): Focus => ({ on: `#${field}` });

const goTo = (state: NoticeState, view: View): NoticeState => ({
  ...state,
  view,
  returnsToResult: false,
  focus: onHeading(),
});

/**
 * The state that shows the messages of the current step and focuses the first; undefined if there are none. A missing
 * answer that may come later has no message here.
 */
function showWrong(state: NoticeState): NoticeState | undefined {
  const values = answersFor(state.campaign, state.pieceIndex);
  const { errors } = validate(values);
  const wrong = FIELD_NAMES.filter((field) => {
    const { step, later } = ruleOf(field);
    return errors[field] && step === state.view && !(later && !values[field]?.trim());
  });
  const [first] = wrong;
  const withMessage = new Set([...state.withMessage, ...wrong]);
  return first && { ...state, withMessage, focus: onField(first) };
}

export function reduce(state: NoticeState, action: Action): NoticeState {
  const { campaign, pieceIndex, view } = state;
  switch (action.type) {
    case 'typed': {
      const after = withAnswers(campaign, pieceIndex, action.values);
      return after === campaign ? state : { ...state, campaign: after };
    }
    case 'next': {
      const following = VIEWS[VIEWS.indexOf(view) + 1] ?? 'result';
      return showWrong(state) ?? goTo(state, state.returnsToResult ? 'result' : following);
    }
    case 'go':
      return action.view === view ? state : goTo(state, action.view);
    case 'ask': {
      const { field } = action;
      return {
        ...state,
        view: ruleOf(field).step,
        pieceIndex: action.pieceIndex,
        returnsToResult: state.returnsToResult || view === 'result',
        withMessage: new Set([field]),
        focus: onField(field),
      };
    }
    case 'choosePiece':
      return { ...state, pieceIndex: action.pieceIndex, withMessage: new Set() };
    case 'add': {
      const [first = {}] = campaign.pieces;
      const pieces = [...campaign.pieces, nextPiece(first, action.day)];
      const added = noticeState({ ...campaign, pieces }, 'pieces', pieces.length - 1);
      return showWrong(state) ?? { ...added, focus: onField('piece_kind') };
    }
    case 'remove': {
      const pieces = campaign.pieces.filter((_, index) => index !== pieceIndex);
      const left = noticeState({ ...campaign, pieces }, 'pieces', Math.max(0, pieceIndex - 1));
      return { ...left, focus: onHeading() };
    }
    case 'open':
      // The result shows at once which answers a file lacks.
      return { ...noticeState(action.campaign, 'result'), focus: onHeading() };
    case 'show': {
      const shown = noticeState(campaign, action.view, action.pieceIndex);
      const isShown = shown.view === view && shown.pieceIndex === pieceIndex;
      return isShown ? state : { ...shown, focus: onHeading() };
    }
  }
}
