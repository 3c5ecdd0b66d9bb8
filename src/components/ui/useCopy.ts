import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../lib/browser/clipboard.ts';
import { fill } from '../../lib/text.ts';
import { showToast } from '../../stores/toasts.ts';

/** Milliseconds for which the tick is visible. */
const TICK_DURATION = 2000;

interface CopyTexts {
  /** `{item}` in the text stands for what was copied. */
  copied: { title: string; text: string };
  copyFailed: { title: string; text: string };
}

/** Copies `text` and shows a toast; `item` is the name of the value in the message. */
export function useCopy(text: string, item: string, texts: CopyTexts) {
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
    showToast({ type: 'success', title, text: fill(sentence, { item }) });
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setCopied(false), TICK_DURATION);
  };

  return { copied, copy };
}
