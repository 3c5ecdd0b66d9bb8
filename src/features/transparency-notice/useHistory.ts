import { type Dispatch, useEffect } from 'react';
import { type Action, type FormState, formState, type View, VIEWS } from './reducer.ts';
import { openCampaign, saveCampaign } from './saved-answers.ts';

/**
 * The form's part of the tab's history entry. Its answers survive a reload, the way to another page and back, and a
 * phone that unloads the page in the background. They are gone when the tab is closed.
 */
interface Kept {
  view: View;
  /** Index of the shown piece. */
  pieceIndex: number;
  /** The answers as the text of a saved file. */
  answers: string;
}

/**
 * Reads the form's part of a history entry. The part is empty in the entry of a link within the page. The part of an
 * earlier version of the form may name a step that no longer exists.
 */
function keptIn(state: unknown): Partial<Kept> {
  const { notice = {} } = (state ?? {}) as { notice?: Partial<Kept> };
  const { view, ...rest } = notice;
  const known = VIEWS.find((name) => name === view);
  return known ? { ...rest, view: known } : rest;
}

/** Restores the state that this tab has saved; undefined if there is none. */
export function keptState(): FormState | undefined {
  if (import.meta.env.SSR) return undefined;
  const { view = 'sponsor', pieceIndex = 0, answers = '' } = keptIn(history.state);
  const campaign = openCampaign(answers);
  if (typeof campaign !== 'object') return undefined;
  return formState(campaign, view, pieceIndex);
}

/** Saves the answers in the history of the tab, and makes each step an entry for the browser's back button. */
export function useHistory(state: FormState, dispatch: Dispatch<Action>): void {
  const { view, pieceIndex, campaign } = state;

  useEffect(() => {
    const notice: Kept = { view, pieceIndex, answers: saveCampaign(campaign) };
    const write = () => {
      const noted = keptIn(history.state).view;
      const next = { ...history.state, notice };
      try {
        if (noted !== undefined && noted !== view) history.pushState(next, '');
        else history.replaceState(next, '');
      } catch {
        // The browser has counted too many changes, or the state is too large. The answers are still in the page.
      }
    };
    write();
    // A phone may unload the page now. This writes the state that the browser may have refused before.
    document.addEventListener('visibilitychange', write);
    return () => document.removeEventListener('visibilitychange', write);
  }, [view, pieceIndex, campaign]);

  useEffect(() => {
    const goBack = (event: PopStateEvent) => {
      // The entry of a link within the page has no view, so the form stays at its step.
      const to = keptIn(event.state).view;
      if (to) dispatch({ type: 'go', view: to });
    };
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [dispatch]);
}
