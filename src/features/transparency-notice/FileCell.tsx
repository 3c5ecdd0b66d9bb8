import { type Dispatch, useRef } from 'react';
import type { Campaign } from './campaign.ts';
import { savedFileName, openSavedAnswers, saveCampaign } from './saved-answers.ts';
import type { Action, FormState } from './reducer.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { fill } from '../../lib/text.ts';
import { SmallButton } from '../../components/ui/SmallButton.tsx';
import { texts } from './words.ts';

const { file: words } = texts;

/** Makes the file with all answers, which the form can open again. */
export const answersFile = (campaign: Campaign): File =>
  new File([saveCampaign(campaign)], savedFileName(new Date()), { type: 'application/json' });

interface Props {
  state: FormState;
  dispatch: Dispatch<Action>;
}

/** Saves the answers as a file and reads them back. What a file or a removed piece has replaced can be brought back. */
export function FileCell({ state, dispatch }: Props) {
  const { campaign, before, message } = state;
  const picker = useRef<HTMLInputElement>(null);

  const open = async (file: File) =>
    dispatch({ type: 'file', read: await openSavedAnswers(file), name: file.name });

  return (
    <div className="form-part" data-surface="paper" data-print="none">
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <div className="buttons">
        <SmallButton onClick={() => saveFile(answersFile(campaign))}>{words.save}</SmallButton>
        <SmallButton onClick={() => picker.current?.click()}>{words.open}</SmallButton>
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
      <div className="with-button" role="status">
        {message && (
          <p className={message.isError ? 'error-message' : undefined}>
            <b>{fill(words.messages[message.code], { name: message.name })}</b>
          </p>
        )}
        {before && (
          <SmallButton data-focus="undo" onClick={() => dispatch({ type: 'undo' })}>
            {words.undo}
          </SmallButton>
        )}
      </div>
    </div>
  );
}
