import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { openDraft, saveDraft } from './saved-answers.ts';
import { type Action, firstState, type Place, PLACES, type State } from './state.ts';

/**
 * The form's part of the tab's history entry. Its answers survive a reload, the way to another page and back, and a
 * phone that unloads the page in the background. They are gone when the tab is closed.
 */
interface Kept {
  place: Place;
  /** Index of the shown piece. */
  at: number;
  /** The answers as the text of a saved file. */
  answers: string;
}

/**
 * Reads the form's part of a history entry; undefined if the entry is one of another page or of a link within this one.
 */
function keptIn(state: unknown): Kept | undefined {
  const { place, at, answers } = (state as { notice?: Partial<Kept> } | null)?.notice ?? {};
  if (typeof at !== 'number' || typeof answers !== 'string') return undefined;
  return place && PLACES.includes(place) ? { place, at, answers } : undefined;
}

/** The pause between a change and its writing, in milliseconds. Browsers refuse many writes in a row. */
const PAUSE = 500;

/** Restores the state that this tab has saved; undefined if there is none. */
export function keptState(today: string): State | undefined {
  if (import.meta.env.SSR) return undefined;
  const kept = keptIn(history.state);
  if (!kept) return undefined;
  const { place, at, answers } = kept;
  const opened = openDraft(answers);
  if (!opened.ok) return undefined;
  const { draft } = opened;
  return { ...firstState(today), draft, place, at: draft.pieces[at] ? at : 0 };
}

/** Saves the answers in the history of the tab, and makes each step an entry for the browser's back button. */
export function useHistory(state: State, dispatch: Dispatch<Action>): void {
  const { place, at, draft } = state;

  const write = useEffectEvent((how: 'pushState' | 'replaceState') => {
    const notice: Kept = { place, at, answers: saveDraft(draft) };
    try {
      history[how]({ ...history.state, notice }, '');
    } catch {
      // The browser has counted too many changes, or the state is too large. The answers are still in the page.
    }
  });

  useEffect(() => {
    const noted = keptIn(history.state)?.place;
    if (noted !== place) write(noted === undefined ? 'replaceState' : 'pushState');
  }, [place]);

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
  }, [place, at, draft]);

  useEffect(() => {
    const leave = () => write('replaceState');
    const goBack = (event: PopStateEvent) => {
      // The entry of a link within the page has no place, so the form stays at its step.
      const to = keptIn(event.state)?.place;
      if (to) dispatch({ type: 'go', place: to });
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
