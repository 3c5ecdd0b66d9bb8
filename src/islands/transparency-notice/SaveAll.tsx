import { useState } from 'react';
import type { Draft } from '../../features/transparency-notice/draft.ts';
import { fileStem, zipOf } from '../../features/transparency-notice/downloads.ts';
import { validatePiece } from '../../features/transparency-notice/validate.ts';
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

/** Saves the files of all pieces that are complete, and the answers, with one press. */
export function SaveAll({ draft, answers, saved }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const complete = draft.pieces.flatMap((_, index) => {
    const checked = validatePiece(draft, index);
    if (!checked.ok) return [];
    const { notice } = checked;
    return [{ notice, stem: fileStem(draft, index, notice) }];
  });
  if (complete.length === 0) return null;

  const save = async () => {
    setHasFailed(false);
    setIsSaved(false);
    try {
      saveFile(await zipOf(complete, answers(), texts));
      saved();
      setIsSaved(true);
    } catch {
      setHasFailed(true);
    }
  };

  return (
    <div className="notice-all">
      <button className="copy" type="button" onClick={() => void save()}>
        {words.button}
      </button>
      <p>{fill(words.text, { count: complete.length, all: draft.pieces.length })}</p>
      <div role="status">
        {isSaved && (
          <p className="notice-news">
            {fill(words.saved, { name: words.fileName, readme: words.readme.fileName })}
          </p>
        )}
        {hasFailed && <p className="error-message">{words.failed}</p>}
      </div>
    </div>
  );
}
