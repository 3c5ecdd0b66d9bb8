import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { Campaign } from './campaign.ts';
import { type FileError, fileName, openFile, saveCampaign } from './saved-answers.ts';
import type { Action, View } from './reducer.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { fill } from '../../lib/text.ts';
import { SmallButton } from '../../components/ui/SmallButton.tsx';
import { texts } from './words.ts';

const { file: words } = texts;

interface Before {
  campaign: Campaign;
  view: View;
}

/** The result of opening a file. `before` holds the answers that the file replaced. */
type Opening =
  | { code: 'opened'; name: string; before: Before }
  | { code: 'undone'; name: '' }
  | { code: FileError; name: string };

const isError = (opening: Opening): opening is Opening & { code: FileError } =>
  opening.code in words.errors;

const openingText = (opening: Opening): string =>
  fill(isError(opening) ? words.errors[opening.code] : words[opening.code], { name: opening.name });

/** Makes the file with all answers, which the form can open again. */
export const answersFile = (campaign: Campaign): File =>
  new File([saveCampaign(campaign)], fileName(new Date()), { type: 'application/json' });

interface Props extends Before {
  /** The file field, which the button in the first step opens, too. */
  picker: React.RefObject<HTMLInputElement | null>;
  dispatch: Dispatch<Action>;
}

/** Saves the answers as a file and reads them back. */
export function FileCell({ picker, campaign, view, dispatch }: Props) {
  const cell = useRef<HTMLDivElement>(null);
  const [opening, setOpening] = useState<Opening>();

  // If the file was chosen with the button at the top of the form, the message is out of sight.
  useEffect(() => {
    if (opening && isError(opening)) cell.current?.scrollIntoView({ block: 'nearest' });
  }, [opening]);

  const open = async (file: File) => {
    const read = await openFile(file);
    if (!read.ok) return setOpening({ code: read.error, name: file.name });
    setOpening({ code: 'opened', name: file.name, before: { campaign, view } });
    // The result shows at once which answers the file lacks.
    return dispatch({ type: 'open', campaign: read.campaign, view: 'result' });
  };

  return (
    <div className="form-part" data-surface="paper" ref={cell}>
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
        {opening && (
          <p className={isError(opening) ? 'error-message' : undefined}>
            <b>{openingText(opening)}</b>
          </p>
        )}
        {opening?.code === 'opened' && (
          <SmallButton
            onClick={() => {
              dispatch({ type: 'open', ...opening.before });
              setOpening({ code: 'undone', name: '' });
            }}
          >
            {words.undo}
          </SmallButton>
        )}
      </div>
    </div>
  );
}
