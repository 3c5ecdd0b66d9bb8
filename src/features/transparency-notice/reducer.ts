import { answersFor, type Campaign, nextPiece, withAnswers, withReports } from './campaign.ts';
import { type Field, FIELD_NAMES, ruleOf, STEPS } from './notice-fields.ts';
import { type Answers, validate } from './validate.ts';

/** The views of the form: its steps, then the result. */
export const VIEWS = [...STEPS, 'result'] as const;
export type View = (typeof VIEWS)[number];

/** The element that gets the focus: a field, or the heading of the step. */
export type Focus = Field | 'step';

/** The state of the form: the answers, and the place in them. */
export interface FormState {
  campaign: Campaign;
  view: View;
  /** Index of the piece that is shown. */
  pieceIndex: number;
  /** How often the answers have changed. Of two states of a tab, the one with more changes has the newer answers. */
  changes: number;
  /** Whether the last button leads back to the result. It does after a link in the result has led to a question. */
  returnsToResult: boolean;
  /** Fields whose message is shown. */
  withMessage: ReadonlySet<Field>;
  /** The element to focus. Each new object moves the focus once. */
  focus?: { on: Focus };
}

export type Action =
  | { type: 'typed'; values: Answers }
  | { type: 'next' }
  | { type: 'go'; view: View }
  | { type: 'ask'; field: Field; pieceIndex: number }
  | { type: 'choosePiece'; pieceIndex: number }
  /** Adds a piece whose notice has this day. */
  | { type: 'add'; day: string }
  | { type: 'remove' }
  | { type: 'open'; campaign: Campaign }
  /** Shows the place of another history entry of this tab, and its answers if they are newer. */
  | { type: 'revisit'; entry: FormState };

/** The state of a form with these answers, which shows one of its views. */
export const formState = (campaign: Campaign, view: View, pieceIndex = 0): FormState => ({
  campaign,
  view,
  pieceIndex,
  changes: 0,
  returnsToResult: false,
  withMessage: new Set(),
});

/** The state after an action, without the count of changes. */
function follow(state: FormState, action: Action): FormState {
  const { campaign, pieceIndex, view, withMessage } = state;
  const showView = (to: View): FormState => ({
    ...state,
    campaign: to === 'pieces' || to === 'result' ? withReports(campaign) : campaign,
    view: to,
    returnsToResult: false,
    focus: { on: 'step' },
  });

  const showPieces = (pieces: Campaign['pieces'], index: number, on: Focus): FormState => ({
    ...formState({ ...campaign, pieces }, 'pieces', index),
    focus: { on },
  });

  /**
   * The state that shows the messages of the current step and focuses the first; undefined if there are none. A
   * missing answer that may come later has no message here.
   */
  const showWrong = (): FormState | undefined => {
    const values = answersFor(campaign, pieceIndex);
    const { errors } = validate(values);
    const wrong = FIELD_NAMES.filter((field) => {
      const { step, later } = ruleOf(field);
      return errors[field] && step === view && !(later && !values[field]?.trim());
    });
    const [first] = wrong;
    return (
      first && { ...state, withMessage: new Set([...withMessage, ...wrong]), focus: { on: first } }
    );
  };

  switch (action.type) {
    case 'typed': {
      const after = withAnswers(campaign, pieceIndex, action.values);
      return after === campaign ? state : { ...state, campaign: after };
    }
    case 'next':
      return (
        showWrong() ??
        showView(state.returnsToResult ? 'result' : (VIEWS[VIEWS.indexOf(view) + 1] ?? 'result'))
      );
    case 'go':
      return action.view === view ? state : showView(action.view);
    case 'ask': {
      const { field } = action;
      return {
        ...state,
        view: ruleOf(field).step,
        pieceIndex: action.pieceIndex,
        returnsToResult: state.returnsToResult || view === 'result',
        withMessage: new Set([field]),
        focus: { on: field },
      };
    }
    case 'choosePiece':
      return { ...state, pieceIndex: action.pieceIndex, withMessage: new Set() };
    case 'add': {
      const { pieces } = campaign;
      const [first = {}] = pieces;
      const added = [...pieces, nextPiece(first, action.day)];
      return showWrong() ?? showPieces(added, pieces.length, 'piece_kind');
    }
    case 'remove': {
      const others = campaign.pieces.filter((_, index) => index !== pieceIndex);
      return showPieces(others, Math.max(0, pieceIndex - 1), 'step');
    }
    case 'open':
      // The result shows at once which answers a file lacks.
      return { ...formState(action.campaign, 'result'), focus: { on: 'step' } };
    case 'revisit': {
      const { entry } = action;
      if (entry.changes > state.changes) return { ...entry, focus: { on: 'step' } };
      const index = Math.min(entry.pieceIndex, campaign.pieces.length - 1);
      if (entry.view === view && index === pieceIndex) return state;
      return { ...showView(entry.view), pieceIndex: index, withMessage: new Set() };
    }
  }
}

/** The state of the form after an action. */
export function reduce(state: FormState, action: Action): FormState {
  const after = follow(state, action);
  if (after.campaign === state.campaign) return after;
  return { ...after, changes: Math.max(after.changes, state.changes + 1) };
}
