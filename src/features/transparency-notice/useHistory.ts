import { type Dispatch, useEffect } from 'react';
import { type Action, type FormState, formState, type View } from './reducer.ts';
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

/** The form's part of a history entry; undefined in the entry of a link within the page. */
const keptIn = (state: { notice?: Kept } | null): Kept | undefined => state?.notice;

/** Restores the state that this tab has saved; undefined if there is none. */
export function keptState(): FormState | undefined {
  if (import.meta.env.SSR) return undefined;
  const kept = keptIn(history.state);
  if (!kept) return undefined;
  const campaign = openCampaign(kept.answers);
  if (typeof campaign !== 'object') return undefined;
  return formState(campaign, kept.view, kept.pieceIndex);
}

/** Saves the answers in the history of the tab, and makes each step an entry for the browser's back button. */
export function useHistory(state: FormState, dispatch: Dispatch<Action>): void {
  const { view, pieceIndex, campaign } = state;

  useEffect(() => {
    const notice: Kept = { view, pieceIndex, answers: saveCampaign(campaign) };
    const write = () => {
      const noted = keptIn(history.state);
      const next = { ...history.state, notice };
      try {
        if (noted && noted.view !== view) history.pushState(next, '');
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
      // After the entry of a link within the page, the form stays at its step.
      const kept = keptIn(event.state);
      if (kept) dispatch({ type: 'go', view: kept.view });
    };
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [dispatch]);
}
