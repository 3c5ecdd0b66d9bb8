import { useCopy } from '../shared/useCopy.ts';
import { texts } from './words.ts';

/** Copies a text; `item` is its name in the message. */
export function CopyButton({ text, item, label }: Record<'text' | 'item' | 'label', string>) {
  const { copy } = useCopy(text, item, texts.result);
  return (
    <button className="small-button" type="button" onClick={() => void copy()}>
      {label}
    </button>
  );
}
