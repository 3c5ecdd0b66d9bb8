import { useState } from 'react';
import { saveFile } from '../../lib/browser/save-file.ts';
import { useCopy } from '../../components/ui/useCopy.ts';
import { SmallButton } from '../../components/ui/SmallButton.tsx';
import { texts } from './words.ts';

type CopyProps = Record<'text' | 'item' | 'label', string>;

/** Copies a text. `item` is the name of the text in the message. */
export function CopyButton({ text, item, label }: CopyProps) {
  const { copy } = useCopy(text, item, texts.result);
  return <SmallButton onClick={() => void copy()}>{label}</SmallButton>;
}

interface SaveProps {
  label: string;
  /** What screen readers read out in place of the label. */
  name?: string;
  /** Makes the file; undefined if the browser cannot draw its picture. */
  file: () => File | Promise<File | undefined>;
}

/** Saves a file. If the browser cannot draw the picture, a sentence takes the place of the button. */
export function SaveButton({ label, name, file }: SaveProps) {
  const [isRefused, setRefused] = useState(false);
  const save = async () => {
    const made = await file();
    if (made) saveFile(made);
    else setRefused(true);
  };
  return (
    <span role="status">
      {isRefused ? (
        <span>{texts.result.noPicture}</span>
      ) : (
        <SmallButton aria-label={name} onClick={() => void save()}>
          {label}
        </SmallButton>
      )}
    </span>
  );
}
