import { useEffect, useRef } from 'react';
import { fill } from '../../lib/text.ts';
import { texts } from './words.ts';
import type { FileNews } from './useNoticeFile.ts';

interface Props {
  /** Chooses a file. */
  picker: React.RefObject<HTMLInputElement | null>;
  news: FileNews | undefined;
  save: () => void;
  open: (file: File) => Promise<void>;
  undo: () => void;
}

const { file: words } = texts;

function newsText(news: FileNews): string {
  if (news.code === 'undone') return words.undone;
  const text =
    news.code === 'opened' || news.code === 'saved' ? words[news.code] : words.errors[news.code];
  return fill(text, { name: news.name });
}

/** Saves the answers as a file and reads them back. */
export function FileCell({ picker, news, save, open, undo }: Props) {
  const cell = useRef<HTMLDivElement>(null);
  const isError = news && news.code in words.errors;
  // The file may have been chosen in the first step, above.
  useEffect(() => {
    if (isError) cell.current?.scrollIntoView({ block: 'nearest' });
  }, [isError, news]);
  return (
    <div className="notice-cell notice-file" ref={cell}>
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
      <div className="notice-buttons">
        <button className="small-button" type="button" onClick={save}>
          {words.save}
        </button>
        <button className="small-button" type="button" onClick={() => picker.current?.click()}>
          {words.open}
        </button>
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
      <div role="status">
        {news && <p className={isError ? 'error-message' : 'notice-news'}>{newsText(news)}</p>}
        {news?.code === 'opened' && (
          <button className="small-button" type="button" onClick={undo}>
            {words.undo}
          </button>
        )}
      </div>
    </div>
  );
}
