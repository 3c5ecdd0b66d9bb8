import { useEffect, useState } from 'react';
import type { Draft } from '../../features/transparency-notice/draft.ts';
import {
  type FileError,
  answersIn,
  fileName,
  MOST_BYTES,
  openDraft,
  saveDraft,
} from '../../features/transparency-notice/saved-answers.ts';
import { saveFile } from '../../lib/browser/save-file.ts';

/** The result of opening or saving a file. `before` are the answers that it replaced. */
export type FileNews =
  | { code: 'opened'; name: string; before: Draft }
  | { code: 'undone' }
  | { code: 'saved'; name: string }
  | { code: FileError; name: string };

/** Asks before the page is left while there are answers that are in no file. */
function useLeaveQuestion(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/** Saves the answers of the form as a file and reads them back. */
export function useNoticeFile(
  draft: Draft,
  { replace, showResult }: { replace: (draft: Draft) => void; showResult: () => void },
) {
  const text = saveDraft(draft);
  const [saved, setSaved] = useState(text);
  const [news, setNews] = useState<FileNews>();
  /** The answers of the file that was opened last. */
  const [opened, setOpened] = useState<Draft>();
  useLeaveQuestion(text !== saved);

  const file = () => new File([text], fileName(new Date()), { type: 'application/json' });
  const markSaved = () => {
    setSaved(text);
    setNews(undefined);
  };

  const save = () => {
    const made = file();
    saveFile(made);
    markSaved();
    setNews({ code: 'saved', name: made.name });
  };

  const open = async (chosen: File) => {
    const { name } = chosen;
    if (chosen.size > MOST_BYTES) return setNews({ code: 'too_large', name });
    const text = await answersIn(chosen).catch(() => undefined);
    const read = openDraft(text ?? '');
    if (!read.ok) return setNews({ code: read.error, name });
    replace(read.draft);
    setOpened(read.draft);
    setSaved(saveDraft(read.draft));
    setNews({ code: 'opened', name, before: draft });
    // The result, or what is missing for it.
    return showResult();
  };

  const undo = () => {
    if (news?.code !== 'opened') return;
    replace(news.before);
    setOpened(undefined);
    setNews({ code: 'undone' });
  };

  // With the next answer it is true no more.
  const isOld = news?.code === 'saved' && text !== saved;
  return { news: isOld ? undefined : news, opened, file, markSaved, save, open, undo };
}
