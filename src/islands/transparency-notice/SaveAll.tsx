import { useState } from 'react';
import type { Draft } from '../../features/transparency-notice/draft.ts';
import {
  foldersOf,
  readyPieces,
  zipFor,
  zipOfAll,
} from '../../features/transparency-notice/downloads.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { fill } from '../../lib/text.ts';
import { texts } from './words.ts';

const { all: words } = texts.result;

interface Props {
  draft: Draft;
  /** The file with the answers, and what follows when it was saved. */
  answers: () => File;
  saved: () => void;
}

/** Saves the files of all pieces that can go to print, and the answers: all at once, or for one recipient. */
export function SaveAll({ draft, answers, saved }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const [savedName, setSavedName] = useState('');
  const ready = readyPieces(draft);
  if (ready.length === 0) return null;
  const folders = foldersOf(ready, texts);
  const complete = ready.filter(({ validation }) => validation.ok);

  const save = async (made: Promise<File>, whenSaved?: () => void) => {
    setHasFailed(false);
    setSavedName('');
    try {
      const file = await made;
      saveFile(file);
      setSavedName(file.name);
      whenSaved?.();
    } catch {
      setHasFailed(true);
    }
  };

  return (
    <div className="notice-all">
      <button
        className="small-button"
        type="button"
        onClick={() =>
          void save(zipOfAll(ready, answers(), location.origin + location.pathname, texts), saved)
        }
      >
        {words.button}
      </button>
      <p>
        {fill(words.text, {
          ready: ready.length,
          complete: complete.length,
          all: draft.pieces.length,
        })}
      </p>
      {folders.length > 1 && (
        <div className="notice-buttons">
          {folders.map((folder) => (
            <button
              key={folder}
              className="small-button"
              type="button"
              onClick={() => void save(zipFor(folder, ready, texts))}
            >
              {fill(words.only, { folder })}
            </button>
          ))}
        </div>
      )}
      <div role="status">
        {savedName && (
          <p className="notice-news">
            {savedName === words.fileName
              ? fill(words.saved, { name: savedName, readme: words.readme.fileName })
              : fill(texts.file.saved, { name: savedName })}
          </p>
        )}
        {hasFailed && <p className="error-message">{words.failed}</p>}
      </div>
    </div>
  );
}
