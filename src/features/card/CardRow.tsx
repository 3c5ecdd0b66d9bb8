import { Fragment, useEffect, useState } from 'react';
import { showToast } from '../../components/site/toaster/toasts.ts';
import { copyText } from '../../lib/browser/clipboard.ts';
import { fill } from '../../lib/text.ts';
import { type ValueName, valueOf } from './card.ts';
import type { CardWords, Contact } from './schema.ts';

interface Props {
  name: ValueName;
  contact: Contact;
  words: CardWords;
}

const COPY_ICON = 'M15 3H3v12h4M9 9h12v12H9z';
const TICK = 'M3 13.5c2 1.7 3.7 3.8 5 6.5C11 13 15 7.5 21.5 3';
/** How long the tick is visible, in ms. */
const TICK_DURATION = 2000;

export function CardRow({ name, contact, words }: Props) {
  const { text, href } = valueOf(contact, name);
  const item = words.items[name];
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), TICK_DURATION);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await copyText(text);
    } catch {
      return showToast({ type: 'error', ...words.copyFailed });
    }
    const { title, text: sentence } = words.copied;
    showToast({ type: 'success', title, text: fill(sentence, { item }) });
    setCopied(true);
  };

  return (
    <div className="card-row">
      <dt>{words.labels[name]}</dt>
      <dd>
        <a href={href}>
          <span>
            {/* A long address breaks before the at sign, and before its last dot. */}
            {text.split(/(?=@|\.[^.@]*$)/).map((part) => (
              <Fragment key={part}>
                <wbr />
                {part}
              </Fragment>
            ))}
          </span>
        </a>
        <button
          className="card-copy"
          type="button"
          aria-label={fill(words.copy, { item })}
          data-print="none"
          onClick={() => void copy()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {copied ? (
              <path className="card-tick" d={TICK} pathLength={1} />
            ) : (
              <path d={COPY_ICON} />
            )}
          </svg>
        </button>
      </dd>
    </div>
  );
}
