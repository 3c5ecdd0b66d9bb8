import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { openCampaign, saveCampaign } from './saved-answers.ts';
import { type Action, firstState, type View, VIEWS, type FormState } from './reducer.ts';

/**
 * The form's part of the tab's history entry. Its answers survive a reload, the way to another page and back, and a
 * phone that unloads the page in the background. They are gone when the tab is closed.
 */
interface Kept {
  view: View;
  /** Index of the shown piece. */
  at: number;
  /** The answers as the text of a saved file. */
  answers: string;
}

/**
 * Reads the form's part of a history entry; undefined if the entry is one of another page or of a link within this one.
 */
function keptIn(state: unknown): Kept | undefined {
  const { view, at, answers } = (state as { notice?: Partial<Kept> } | null)?.notice ?? {};
  if (typeof at !== 'number' || typeof answers !== 'string') return undefined;
  return view && VIEWS.includes(view) ? { view, at, answers } : undefined;
}

/** The pause between a change and its writing, in milliseconds. Browsers refuse many writes in a row. */
const PAUSE = 500;

/** Restores the state that this tab has saved; undefined if there is none. */
export function keptState(today: string): FormState | undefined {
  if (import.meta.env.SSR) return undefined;
  const kept = keptIn(history.state);
  if (!kept) return undefined;
  const { view, at, answers } = kept;
  const opened = openCampaign(answers);
  if (!opened.ok) return undefined;
  const { campaign } = opened;
  return { ...firstState(today), campaign, view, at: campaign.pieces[at] ? at : 0 };
}

/** Saves the answers in the history of the tab, and makes each step an entry for the browser's back button. */
export function useHistory(state: FormState, dispatch: Dispatch<Action>): void {
  const { view, at, campaign } = state;

  const write = useEffectEvent((how: 'pushState' | 'replaceState') => {
    const notice: Kept = { view, at, answers: saveCampaign(campaign) };
    try {
      history[how]({ ...history.state, notice }, '');
    } catch {
      // The browser has counted too many changes, or the state is too large. The answers are still in the page.
    }
  });

  useEffect(() => {
    const noted = keptIn(history.state)?.view;
    if (noted !== view) write(noted === undefined ? 'replaceState' : 'pushState');
  }, [view]);

  useEffect(() => {
    const now = () => write('replaceState');
    const timer = setTimeout(() => {
      now();
      removeEventListener('beforeunload', now);
    }, PAUSE);
    // Chromium ignores a state that is written after `beforeunload`.
    addEventListener('beforeunload', now);
    return () => {
      clearTimeout(timer);
      removeEventListener('beforeunload', now);
    };
  }, [view, at, campaign]);

  useEffect(() => {
    const leave = () => write('replaceState');
    const goBack = (event: PopStateEvent) => {
      // The entry of a link within the page has no view, so the form stays at its step.
      const to = keptIn(event.state)?.view;
      if (to) dispatch({ type: 'go', view: to });
    };
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    addEventListener('popstate', goBack);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('popstate', goBack);
    };
  }, [dispatch]);
}
