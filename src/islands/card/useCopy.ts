import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../features/card/clipboard.ts';
import type { CardTexts } from '../../schemas/card.ts';
import { showToast } from '../../stores/toasts.ts';

/** Specification, section 4: how long the check mark stays, in milliseconds. */
const TICK = 2000;

/** Copies `text`, which messages call `item`. */
export function useCopy(text: string, item: string, texts: CardTexts) {
  const [copied, setCopied] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      await copyText(text);
    } catch {
      showToast({ type: 'error', ...texts.copyFailed });
      return;
    }
    const { title, text: sentence } = texts.copied;
    showToast({ type: 'success', title, text: sentence.replace('{item}', item) });
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setCopied(false), TICK);
  };

  return { copied, copy };
}
