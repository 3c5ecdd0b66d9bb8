import { type Dispatch, useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { openDraft, saveDraft } from '../../features/transparency-notice/saved-answers.ts';
import {
  type Action,
  firstState,
  PLACES,
  type State,
} from '../../features/transparency-notice/state.ts';

/**
 * The answers live in the state of the tab's history entry, so that they survive a reload, the way to another page
 * and back, and a phone that drops the page in the background. They go with the tab.
 */
const kept = z.object({
  notice: z.object({ place: z.enum(PLACES), at: z.int(), answers: z.string() }),
});

/** How long nothing may change before the answers are written, in ms: browsers refuse many writes in a row. */
const PAUSE = 500;

/** The state that this tab had before, if there is one. */
export function keptState(today: string): State | undefined {
  if (import.meta.env.SSR) return undefined;
  const read = kept.safeParse(history.state);
  if (!read.success) return undefined;
  const { place, at, answers } = read.data.notice;
  const opened = openDraft(answers);
  if (!opened.ok) return undefined;
  const { draft } = opened;
  return { ...firstState(today), draft, place, at: draft.pieces[at] ? at : 0 };
}

const placeIn = (state: unknown) => kept.safeParse(state).data?.notice.place;

/** Keeps the answers with the tab, and lets the browser's way back lead through the steps. */
export function useHistory(state: State, dispatch: Dispatch<Action>): void {
  const { place, at, draft } = state;

  const write = useEffectEvent((how: 'pushState' | 'replaceState') => {
    const notice = { place, at, answers: saveDraft(draft) };
    try {
      history[how]({ ...history.state, notice }, '');
    } catch {
      // The browser has counted too many changes, or has no room. The answers stay in the page.
    }
  });

  useEffect(() => {
    const noted = placeIn(history.state);
    if (noted !== place) write(noted === undefined ? 'replaceState' : 'pushState');
  }, [place]);

  useEffect(() => {
    const timer = setTimeout(() => write('replaceState'), PAUSE);
    return () => clearTimeout(timer);
  }, [place, at, draft]);

  useEffect(() => {
    const leave = () => write('replaceState');
    const goBack = (event: PopStateEvent) => {
      // A link within the page is an entry of its own, which notes no place: the form stays where it is.
      const to = placeIn(event.state);
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
