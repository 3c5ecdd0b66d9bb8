import { useEffect, useRef, useState } from 'react';
import { Circle } from '../../../components/ui/Circle.tsx';
import { FORM } from '../words.ts';
import { toggleSentence } from './toggle-sentence.ts';
import '../../../styles/textarea.css';

interface Props extends React.ComponentProps<'textarea'> {
  /** The starters need a script. */
  hasStarters: boolean;
}

/**
 * The message, and buttons above it that begin one. Each writes a sentence that can be changed, or takes it back;
 * what was typed stays.
 */
export function Message({ hasStarters, ...attributes }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  /** A copy of the field's own value, for the crosses of the buttons. */
  const [text, setText] = useState('');

  useEffect(() => {
    const controller = new AbortController();
    const clear = () => setText('');
    field.current?.form?.addEventListener('reset', clear, { signal: controller.signal });
    return () => controller.abort();
  }, []);

  const toggle = (sentence: string) => {
    const message = field.current;
    if (!message) return;
    message.value = toggleSentence(message.value, sentence);
    // As if it were typed: what waits for a change hears of it.
    message.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };

  return (
    <>
      {hasStarters && (
        <div className="starters scripted">
          {FORM.fields.message.starters.map(({ label, sentence }) => {
            const isWritten = text.includes(sentence);
            return (
              <button
                key={label}
                type="button"
                aria-pressed={isWritten}
                onClick={() => toggle(sentence)}
              >
                <Circle marked={isWritten} />
                {label}
              </button>
            );
          })}
        </div>
      )}
      <textarea
        rows={5}
        ref={field}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        {...attributes}
      />
    </>
  );
}
