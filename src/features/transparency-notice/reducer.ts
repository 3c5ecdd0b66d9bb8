import { type Field, FIELD_NAMES, isOfPiece, ruleOf, STEPS } from './notice-fields.ts';
import type { NoticeTexts } from './schema.ts';
import { type Campaign, newCampaign, nextPiece, withAnswer, withReport } from './campaign.ts';
import { piecesOf } from './piece.ts';
import type { Values } from './values.ts';

/** The views of the form: its steps, then the result. */
export const VIEWS = [...STEPS, 'result'] as const;
export type View = (typeof VIEWS)[number];

/**
 * The element that gets the focus: a field, the heading of the step, or `piece`. In the result `piece` is the heading
 * of the shown piece; in the step of the pieces it is the button that brings a removed piece back.
 */
export type Focus = Field | 'step' | 'piece';

/** The state of the form. */
export interface FormState {
  campaign: Campaign;
  view: View;
  /** Index of the piece that is shown. */
  at: number;
  /** Whether the button at the end leads back to the result, because an open question there led to this step. */
  returns: boolean;
  /** The piece that was removed last, with its index, until another one is added. */
  removed?: { piece: Values; at: number } | undefined;
  /** Fields whose message is shown. */
  shown: ReadonlySet<Field>;
  /** The element to focus. Each new object moves the focus once. */
  focus?: { on: Focus };
}

export type Action =
  | { type: 'typed'; values: Partial<Values> }
  | { type: 'next' }
  | { type: 'go'; view: View }
  | { type: 'question'; field: Field; at: number }
  | { type: 'choose'; at: number }
  | { type: 'add' }
  | { type: 'remove' | 'restore' }
  | { type: 'open'; campaign: Campaign; view: View };

export const firstState = (today: string): FormState => ({
  campaign: newCampaign(today),
  view: 'sponsor',
  at: 0,
  returns: false,
  shown: new Set(),
});

/**
 * Returns the fields whose message stays visible when the piece at `index` is chosen: of another piece those of the
 * campaign.
 */
const shownAt = ({ at, shown }: FormState, index: number): ReadonlySet<Field> =>
  index === at ? shown : new Set([...shown].filter((field) => !isOfPiece(field)));

/**
 * Makes the reducer of the form.
 *
 * @param today is the current day in Berlin
 */
export const reducerOf = (texts: NoticeTexts, today: string) =>
  function reduce(state: FormState, action: Action): FormState {
    const { campaign, at, view, shown } = state;
    const showView = (to: View): FormState => ({
      ...state,
      campaign: to === 'pieces' ? withReport(campaign, at, texts.form.report) : campaign,
      view: to,
      returns: false,
      focus: { on: 'step' },
    });

    /**
     * Returns the state that shows the messages of the current step and focuses the first; undefined if there are none.
     */
    const showWrong = (): FormState | undefined => {
      const { messages = {} } = piecesOf(campaign, texts, today)[at] ?? {};
      const wrong = FIELD_NAMES.filter((field) => messages[field] && ruleOf(field).step === view);
      const [first] = wrong;
      return first && { ...state, shown: new Set([...shown, ...wrong]), focus: { on: first } };
    };

    const withPieces = (list: Campaign['pieces'], index: number, on: Focus): FormState => ({
      ...state,
      campaign: { ...campaign, pieces: list },
      removed: undefined,
      view: 'pieces',
      at: index,
      shown: shownAt(state, -1),
      focus: { on },
    });

    switch (action.type) {
      case 'typed': {
        const answers = Object.entries(action.values) as [Field, string][];
        const changed = answers.filter(
          ([field, value]) =>
            (isOfPiece(field) ? campaign.pieces[at] : campaign.shared)?.[field] !== value,
        );
        if (changed.length === 0) return state;
        const after = changed.reduce((last, answer) => withAnswer(last, at, ...answer), campaign);
        return { ...state, campaign: after };
      }
      case 'next':
        return (
          showWrong() ??
          showView(state.returns ? 'result' : (VIEWS[VIEWS.indexOf(view) + 1] ?? 'result'))
        );
      case 'go':
        return action.view === view ? state : showView(action.view);
      case 'question': {
        const { field, at: index } = action;
        return {
          ...state,
          view: ruleOf(field).step,
          at: index,
          returns: state.returns || view === 'result',
          shown: new Set([...shownAt(state, index), field]),
          focus: { on: field },
        };
      }
      case 'choose':
        return {
          ...state,
          at: action.at,
          shown: shownAt(state, action.at),
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
        const piece = campaign.pieces[at];
        const others = campaign.pieces.filter((_, index) => index !== at);
        if (!piece || others.length === 0) return state;
        return { ...withPieces(others, Math.max(0, at - 1), 'piece'), removed: { piece, at } };
      }
      case 'restore': {
        if (!state.removed) return state;
        const { piece, at: index } = state.removed;
        return withPieces(campaign.pieces.toSpliced(index, 0, piece), index, 'step');
      }
      case 'open':
        return {
          ...firstState(today),
          campaign: action.campaign,
          view: action.view,
          focus: { on: 'step' },
        };
    }
  };
