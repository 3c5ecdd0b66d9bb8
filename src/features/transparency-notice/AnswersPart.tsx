import { type Dispatch, useRef, useState } from 'react';
import { SmallButton } from '../../components/ui/SmallButton.tsx';
import { saveFile } from '../../lib/browser/save-file.ts';
import { fill } from '../../lib/text.ts';
import { type Campaign, hasAnswers } from './campaign.ts';
import type { Action } from './reducer.ts';
import { answersFile, openSavedAnswers } from './saved-answers.ts';
import { words } from './words.ts';

interface Props {
  campaign: Campaign;
  dispatch: Dispatch<Action>;
}

/** Shows the buttons that save the answers as a file and open such a file. */
export function AnswersPart({ campaign, dispatch }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');

  const open = async (file: File) => {
    const opened = await openSavedAnswers(file);
    const isRefused = typeof opened === 'string';
    setMessage(isRefused ? fill(words.file.messages[opened], { name: file.name }) : '');
    if (isRefused) return;
    if (!hasAnswers(campaign) || confirm(words.file.replace))
      dispatch({ type: 'open', campaign: opened });
  };

  return (
    <div className="form-band" data-surface="paper" data-print="none">
      <h3>{words.file.heading}</h3>
      <p>{words.file.text}</p>
      <div className="buttons">
        <SmallButton onClick={() => saveFile(answersFile(campaign))}>{words.file.save}</SmallButton>
        <SmallButton onClick={() => picker.current?.click()}>{words.file.open}</SmallButton>
        <input
          ref={picker}
          type="file"
          accept=".json,.zip,application/json,application/zip"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // An empty field reports a change again when the visitor chooses the same file.
            if (file) void open(file).finally(() => (target.value = ''));
          }}
        />
      </div>
      <div role="status">{message && <p className="error-message">{message}</p>}</div>
    </div>
  );
}
