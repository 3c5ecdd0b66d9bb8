import { useState } from 'react';
import type { Draft } from '../../features/transparency-notice/draft.ts';
import { readyPieces } from '../../features/transparency-notice/downloads.ts';
import { openIn } from '../../features/transparency-notice/notice.ts';
import {
  type Recipient,
  recipientsOf,
  statusLines,
} from '../../features/transparency-notice/recipients.ts';
import { filesOfRecipient, zipFor, zipOfAll } from '../../features/transparency-notice/zip.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { fill } from '../../lib/text.ts';
import { texts } from './words.ts';

const { all: words } = texts.result;

/** Whether this device passes files on. */
function canShare(files: File[]): boolean {
  return navigator.canShare?.({ files }) ?? false;
}

interface Props {
  draft: Draft;
  /** The file with the answers, and what follows when it was saved. */
  answers: () => File;
  saved: () => void;
}

/** What each recipient can use by now, and their files: all at once, or for one of them. */
export function SaveAll({ draft, answers, saved }: Props) {
  /** The folder that was pressed last, empty for all, with the name of its file: none where that failed. */
  const [news, setNews] = useState<{ folder: string; name?: string }>();
  const ready = readyPieces(draft);
  if (ready.length === 0) return null;
  const complete = ready.filter(({ validation }) => openIn(validation).length === 0);
  const sharesText = canShare([new File([''], 'a.txt', { type: 'text/plain' })]);

  const save = async (folder: string, make: () => Promise<File>) => {
    setNews(undefined);
    try {
      const file = await make();
      saveFile(file);
      setNews({ folder, name: file.name });
      return true;
    } catch {
      setNews({ folder });
      return false;
    }
  };
  const saveAll = async () => {
    const page = location.origin + location.pathname;
    if (await save('', () => zipOfAll(draft, answers(), page, texts))) saved();
  };
  const saveFor = (recipient: Recipient) =>
    save(recipient.folder, () => zipFor(recipient, draft, texts));
  /** Passes on the files, with their word as the message. A device may refuse some: then they are saved. */
  const share = async (recipient: Recipient) => {
    setNews(undefined);
    try {
      const [word, ...files] = await filesOfRecipient(recipient, draft, texts);
      if (!word || !canShare(files)) return void saveFor(recipient);
      await navigator.share({ files, text: await word.text() });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) void saveFor(recipient);
    }
  };

  const newsOf = (folder: string, text: string) => (
    <div role="status">
      {news?.folder === folder &&
        (news.name ? (
          <p className="notice-news">
            {fill(text, { name: news.name, readme: words.readme.fileName })}
          </p>
        ) : (
          <p className="error-message">{words.failed}</p>
        ))}
    </div>
  );

  return (
    <div className="notice-all">
      <p>
        <strong>
          {fill(words.count, {
            ready: ready.length,
            complete: complete.length,
            all: draft.pieces.length,
          })}
        </strong>
      </p>
      <button className="small-button" type="button" onClick={() => void saveAll()}>
        {words.button}
      </button>
      {newsOf('', words.saved)}
      <p>{words.text}</p>
      <ul aria-label={words.recipients}>
        {recipientsOf(draft, texts).map((recipient) => {
          const { folder, hasFiles } = recipient;
          return (
            <li key={folder}>
              <h3>{folder}</h3>
              {statusLines(recipient, texts).map((line) => (
                <p key={line}>{line}</p>
              ))}
              {hasFiles && (
                <div className="notice-buttons">
                  <button
                    className="small-button"
                    type="button"
                    onClick={() => void saveFor(recipient)}
                  >
                    {fill(words.only, { folder })}
                  </button>
                  {sharesText && (
                    <button
                      className="small-button"
                      type="button"
                      onClick={() => void share(recipient)}
                    >
                      {fill(words.share, { folder })}
                    </button>
                  )}
                </div>
              )}
              {newsOf(folder, texts.file.saved)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
