import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { Draft } from './draft.ts';
import { type FileError, fileName, openFile, saveDraft } from './saved-answers.ts';
import type { Action, Place } from './state.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { fill } from '../../lib/text.ts';
import { SmallButton } from '../../components/ui/SmallButton.tsx';
import { texts } from './words.ts';

const { file: words } = texts;

interface Before {
  draft: Draft;
  place: Place;
}

/** The result of opening a file. `before` is what it replaced. */
type News =
  | { code: 'opened'; name: string; before: Before }
  | { code: 'undone'; name: '' }
  | { code: FileError; name: string };

const isError = (news: News): news is News & { code: FileError } => news.code in words.errors;

const newsText = (news: News): string =>
  fill(isError(news) ? words.errors[news.code] : words[news.code], { name: news.name });

/** The file with the answers, to go on from. */
export const answersFile = (draft: Draft): File =>
  new File([saveDraft(draft)], fileName(new Date()), { type: 'application/json' });

interface Props extends Before {
  /** Chooses a file. */
  picker: React.RefObject<HTMLInputElement | null>;
  dispatch: Dispatch<Action>;
}

/** Saves the answers as a file and reads them back. */
export function FileCell({ picker, draft, place, dispatch }: Props) {
  const cell = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState<News>();

  // The file may have been chosen in the first step, above.
  useEffect(() => {
    if (news && isError(news)) cell.current?.scrollIntoView({ block: 'nearest' });
  }, [news]);

  const open = async (file: File) => {
    const read = await openFile(file);
    if (!read.ok) return setNews({ code: read.error, name: file.name });
    setNews({ code: 'opened', name: file.name, before: { draft, place } });
    // The result, or what is missing for it.
    return dispatch({ type: 'open', draft: read.draft, place: 'result' });
  };

  return (
    <div className="form-part" data-surface="paper" ref={cell}>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <div className="buttons">
        <SmallButton onClick={() => saveFile(answersFile(draft))}>{words.save}</SmallButton>
        <SmallButton onClick={() => picker.current?.click()}>{words.open}</SmallButton>
        <input
          ref={picker}
          type="file"
          accept=".json,.zip,application/json,application/zip"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Emptied, so that the same file can be opened again.
            if (file) void open(file).finally(() => (target.value = ''));
          }}
        />
      </div>
      <div className="with-button" role="status">
        {news && (
          <p className={isError(news) ? 'error-message' : undefined}>
            <b>{newsText(news)}</b>
          </p>
        )}
        {news?.code === 'opened' && (
          <SmallButton
            onClick={() => {
              dispatch({ type: 'open', ...news.before });
              setNews({ code: 'undone', name: '' });
            }}
          >
            {words.undo}
          </SmallButton>
        )}
      </div>
    </div>
  );
}
