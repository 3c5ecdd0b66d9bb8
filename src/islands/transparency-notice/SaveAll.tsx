import { useState } from 'react';
import { type Draft, fileStem } from '../../features/transparency-notice/draft.ts';
import { filesOf, readmeFile, zipOf } from '../../features/transparency-notice/files.ts';
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
    return checked.ok ? [{ notice: checked.notice, stem: fileStem(draft, index) }] : [];
  });
  if (complete.length === 0) return null;

  const save = async () => {
    setHasFailed(false);
    setIsSaved(false);
    try {
      const files = complete.map(({ notice, stem }) => filesOf(notice, stem, texts));
      const readme = readmeFile(
        complete.map(({ notice }) => notice),
        texts,
      );
      const all = [readme, ...(await Promise.all(files)).flat(), answers()];
      saveFile(await zipOf(all, words.fileName));
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
