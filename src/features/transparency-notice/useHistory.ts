import { type Dispatch, useEffect } from 'react';
import { type Action, type NoticeState, noticeState, VIEWS } from './reducer.ts';
import { openCampaign, saveCampaign } from './saved-answers.ts';

/**
 * The part of the form in a history entry of the tab. The answers survive a reload, the way to another page and back,
 * and a phone that unloads the page in the background. They are gone when the tab is closed.
 */
interface SavedForm extends Pick<NoticeState, 'view' | 'pieceIndex'> {
  /** The answers as the text of a saved file. */
  answers: string;
  /** When the form was saved, in ms. The entry that was saved last has the newest answers. */
  savedAt: number;
}

/** The state of a history entry. A link within the page makes an entry without `notice`, or null. */
type HistoryState = { notice?: SavedForm } | null | undefined;

/** The form in a state. An earlier version of the site may have written a view that there is no more. */
function formIn(state: HistoryState): SavedForm | undefined {
  const { notice } = state ?? {};
  return notice && VIEWS.includes(notice.view) ? notice : undefined;
}

/** Reads the state of the form: view and piece from this history entry, the newest answers from all of this visit. */
export function savedState(): NoticeState | undefined {
  const here = formIn(history.state);
  if (!here) return undefined;
  // Safari before 26.2 and Firefox before 147 cannot list the entries.
  const entries = 'navigation' in window ? navigation.entries() : [];
  const newest = entries
    .filter(({ sameDocument }) => sameDocument)
    .flatMap((entry) => formIn(entry.getState()) ?? [])
    .reduce((a, b) => (b.savedAt > a.savedAt ? b : a), here);
  const campaign = openCampaign(newest.answers);
  return typeof campaign === 'object'
    ? noticeState(campaign, here.view, here.pieceIndex)
    : undefined;
}

/** Saves the answers in the history of the tab, and makes each step an entry for the browser's back button. */
export function useHistory(state: NoticeState, dispatch: Dispatch<Action>): void {
  const { view, pieceIndex, campaign } = state;

  useEffect(() => {
    const answers = saveCampaign(campaign);
    const write = () => {
      const before: HistoryState = history.state;
      const after = { ...before, notice: { view, pieceIndex, answers, savedAt: Date.now() } };
      try {
        if (before?.notice && before.notice.view !== view) history.pushState(after, '');
        else history.replaceState(after, '');
        // `history` reads the state of the current entry alone, `navigation` that of all entries.
        if ('navigation' in window) navigation.updateCurrentEntry({ state: after });
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
    const show = (event: PopStateEvent) => {
      // In the entry of a link within the page, the form stays at its step.
      const form = formIn(event.state);
      if (form) dispatch({ type: 'show', ...form });
    };
    addEventListener('popstate', show);
    return () => removeEventListener('popstate', show);
  }, [dispatch]);
}
