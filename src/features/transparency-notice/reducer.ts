import { type Field, FIELD_NAMES, ruleOf, STEPS } from './notice-fields.ts';
import type { NoticeTexts } from './schema.ts';
import {
  type Campaign,
  newCampaign,
  nextPiece,
  piecesOf,
  withAnswers,
  withReport,
} from './campaign.ts';
import type { FileError, Opened } from './saved-answers.ts';
import type { Answers } from './validate.ts';

/** The views of the form: its steps, then the result. */
export const VIEWS = [...STEPS, 'result'] as const;
export type View = (typeof VIEWS)[number];

/** The element that gets the focus: a field, the heading of the step or of the piece in the result, or the undo button. */
export type Focus = Field | 'step' | 'piece' | 'undo';

/** What the form shows: the answers, and the place in them. */
interface Shown {
  campaign: Campaign;
  view: View;
  /** Index of the piece that is shown. */
  at: number;
}

/** What was done to all answers at once. The codes are those of the messages in `transparenzhinweis.json`. */
interface Message {
  code: 'opened' | 'removed' | FileError;
  isError?: true;
  /** The name of the file or of the piece. */
  name: string;
}

/** The state of the form. */
export interface FormState extends Shown {
  /** Whether the last button leads back to the result. It does if the visitor came from a question that the result lists. */
  returnsToResult: boolean;
  /** What a file that was opened, or the removal of a piece, has replaced. */
  before?: Shown;
  message?: Message;
  /** Fields whose message is shown. */
  shown: ReadonlySet<Field>;
  /** The element to focus. Each new object moves the focus once. */
  focus?: { on: Focus };
}

export type Action =
  | { type: 'typed'; values: Answers }
  | { type: 'next' }
  | { type: 'go'; view: View }
  | { type: 'question'; field: Field; at: number }
  | { type: 'choose'; at: number }
  | { type: 'add' }
  | { type: 'remove'; name: string }
  | { type: 'file'; read: Opened; name: string }
  | { type: 'undo' };

export const firstState = (today: string): FormState => ({
  campaign: newCampaign(today),
  view: 'sponsor',
  at: 0,
  returnsToResult: false,
  shown: new Set(),
});

/**
 * Makes the reducer of the form.
 *
 * @param today the current day in Berlin
 */
export const reducerOf = (texts: NoticeTexts, today: string) =>
  function reduce(state: FormState, action: Action): FormState {
    const { campaign, at, view, shown } = state;
    const showView = (to: View): FormState => ({
      ...state,
      campaign: to === 'pieces' ? withReport(campaign, at) : campaign,
      view: to,
      returnsToResult: false,
      focus: { on: 'step' },
    });

    /**
     * Returns the state that shows the messages of the current step and focuses the first; undefined if there are none.
     * A missing answer that may come later has no message here.
     */
    const showWrong = (): FormState | undefined => {
      const { messages = {}, values } = piecesOf(campaign, texts, today)[at] ?? {};
      const wrong = FIELD_NAMES.filter((field) => {
        const { step, later } = ruleOf(field);
        return messages[field] && step === view && !(later && !values?.[field]?.trim());
      });
      const [first] = wrong;
      return first && { ...state, shown: new Set([...shown, ...wrong]), focus: { on: first } };
    };

    const withPieces = (list: Campaign['pieces'], index: number, on: Focus): FormState => ({
      ...state,
      campaign: { ...campaign, pieces: list },
      view: 'pieces',
      at: index,
      shown: new Set(),
      focus: { on },
    });

    switch (action.type) {
      case 'typed': {
        const after = withAnswers(campaign, at, action.values);
        return after === campaign ? state : { ...state, campaign: after };
      }
      case 'next':
        return (
          showWrong() ??
          showView(state.returnsToResult ? 'result' : (VIEWS[VIEWS.indexOf(view) + 1] ?? 'result'))
        );
      case 'go':
        return action.view === view ? state : showView(action.view);
      case 'question': {
        const { field, at: index } = action;
        return {
          ...state,
          view: ruleOf(field).step,
          at: index,
          returnsToResult: state.returnsToResult || view === 'result',
          shown: new Set([field]),
          focus: { on: field },
        };
      }
      case 'choose':
        return {
          ...state,
          at: action.at,
          shown: new Set(),
          focus: { on: view === 'result' ? 'piece' : 'step' },
        };
      case 'add': {
        const wrong = showWrong();
        if (wrong) return wrong;
        const [first = {}] = campaign.pieces;
        return withPieces(
          [...campaign.pieces, nextPiece(first, today)],
          campaign.pieces.length,
          'piece_kind',
        );
      }
      case 'remove': {
        const others = campaign.pieces.filter((_, index) => index !== at);
        return {
          ...withPieces(others, Math.max(0, at - 1), 'undo'),
          before: { campaign, view, at },
          message: { code: 'removed', name: action.name },
        };
      }
      case 'file': {
        const { read, name } = action;
        if (!read.ok) return { ...state, message: { code: read.error, isError: true, name } };
        return {
          ...firstState(today),
          campaign: read.campaign,
          // The result shows at once which answers the file lacks.
          view: 'result',
          before: { campaign, view, at },
          message: { code: 'opened', name },
          focus: { on: 'step' },
        };
      }
      case 'undo':
        return { ...firstState(today), ...(state.before ?? state), focus: { on: 'step' } };
    }
  };
