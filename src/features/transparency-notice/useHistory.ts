import { type Dispatch, useEffect } from 'react';
import { type Action, type NoticeState, noticeState, VIEWS } from './reducer.ts';
import { openCampaign, saveCampaign } from './saved-answers.ts';

/**
 * The part of the form in a history entry of the tab. The answers survive a reload, the way to another page and back,
 * and a phone that unloads the page in the background. They are gone when the tab is closed.
 */
interface SavedForm extends Pick<NoticeState, 'view' | 'pieceIndex' | 'changes'> {
  /** The answers as the text of a saved file. */
  answers: string;
}

/** The state of a history entry. A link within the page makes an entry without `notice`, or null. */
type Entry = { notice?: SavedForm } | null;

/** Reads the state of the form that a history entry holds; undefined if it holds none. */
export function savedState(entry: Entry): NoticeState | undefined {
  if (!entry?.notice) return undefined;
  const { answers, view, pieceIndex, changes } = entry.notice;
  const campaign = openCampaign(answers);
  if (typeof campaign !== 'object') return undefined;
  // An earlier version of the site may have written the entry.
  if (!VIEWS.includes(view) || !(pieceIndex in campaign.pieces)) return undefined;
  return { ...noticeState(campaign, view, pieceIndex), changes };
}

/** Saves the answers in the history of the tab, and makes each step an entry for the browser's back button. */
export function useHistory(state: NoticeState, dispatch: Dispatch<Action>): void {
  const { view, pieceIndex, changes, campaign } = state;

  useEffect(() => {
    const notice: SavedForm = { view, pieceIndex, changes, answers: saveCampaign(campaign) };
    const write = () => {
      const entry: Entry = history.state;
      const next = { ...entry, notice };
      try {
        if (entry?.notice && entry.notice.view !== view) history.pushState(next, '');
        else history.replaceState(next, '');
      } catch {
        // The browser has counted too many changes, or the state is too large. The answers are still in the page.
      }
    };
    write();
    // A phone may unload the page now. This writes the state that the browser may have refused before.
    document.addEventListener('visibilitychange', write);
    return () => document.removeEventListener('visibilitychange', write);
  }, [view, pieceIndex, changes, campaign]);

  useEffect(() => {
    const showEntry = (event: PopStateEvent) => {
      // In the entry of a link within the page, the form stays at its step.
      const entry = savedState(event.state);
      if (entry) dispatch({ type: 'showEntry', entry });
    };
    addEventListener('popstate', showEntry);
    return () => removeEventListener('popstate', showEntry);
  }, [dispatch]);
}
