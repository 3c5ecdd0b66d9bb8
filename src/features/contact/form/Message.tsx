import { useEffect, useRef, useState } from 'react';
import { toggleSentence } from '../starter.ts';
import type { ContactPage } from '../words-schema.ts';
import { Circle } from '../../../components/ui/Circle.tsx';
import '../../../styles/textarea.css';

interface Props {
  starters: ContactPage['form']['fields']['message']['starters'];
  attributes: React.TextareaHTMLAttributes<HTMLTextAreaElement>;
}

/** The message, and crosses above it. Each writes a sentence that can be changed; what was typed stays. */
export function Message({ starters, attributes }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  /** A copy of the field's own value, for the crosses. */
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
      <div className="starters scripted">
        {starters.map(({ label, sentence }) => {
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
      <textarea
        rows={5}
        ref={field}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        {...attributes}
      />
    </>
  );
}
