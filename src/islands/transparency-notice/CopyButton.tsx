import { useCopy } from '../shared/useCopy.ts';
import { texts } from './words.ts';

interface Props extends Record<'text' | 'item' | 'label', string> {
  /** Whose text it is, for screen readers. */
  name?: string;
}

/** Copies a text; `item` is its name in the message. */
export function CopyButton({ text, item, label, name }: Props) {
  const { copy } = useCopy(text, item, texts.result);
  return (
    <button
      className="small-button"
      type="button"
      aria-label={name && `${label}: ${name}`}
      onClick={() => void copy()}
    >
      {label}
    </button>
  );
}
