import { useEffect, useState } from 'react';
import { legalText } from './calendar-texts.ts';
import { dayText } from './day.ts';
import { entriesToExport, messageOf, type Plan } from './plan-export.ts';
import { copyText } from '../../lib/browser/clipboard.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { words } from './words.ts';

const { take, plan, notes } = words;

/** How long a message is visible, in ms: long enough to read two sentences slowly. */
const STATUS_DURATION = 10_000;

async function saveIcs(shown: Plan, url: string): Promise<void> {
  // The library is larger than the rest of the calendar: only visitors who want a file load it.
  const { icsText } = await import('./ics.ts');
  const { choice, name, isOpen } = shown;
  const text = icsText({
    // While the day is open, events of a later file have to replace those of an earlier one.
    id: isOpen ? choice.type : `${choice.type}-${choice.day}`,
    entries: entriesToExport(shown, words),
    name: `${name}, ${dayText(choice.day)}`,
    advice: notes[choice.type],
    deadline: plan.deadline,
    until: plan.until,
    legal: legalText(words),
    url,
    host: location.hostname,
    now: new Date(),
  });
  const type = 'text/calendar;charset=utf-8';
  saveFile(new File([text], `${take.fileName}-${choice.day}.ics`, { type }));
}

/** The ways to export a plan, and a message about the last export. */
export function usePlanExport(shown: Plan, url: string) {
  const [status, setStatus] = useState('');

  // The buttons stay in view while the plan scrolls, and the message would cover it.
  useEffect(() => {
    const timer = setTimeout(() => setStatus(''), STATUS_DURATION);
    return () => clearTimeout(timer);
  }, [status]);

  const { title, text, mail } = messageOf(shown, url, words);
  const save = () =>
    saveIcs(shown, url).then(
      () => setStatus(take.fileSaved),
      () => setStatus(take.fileFailed),
    );
  const copy = () =>
    copyText([title, shown.early, url].filter(Boolean).join('\n')).then(
      () => setStatus(take.linkCopied),
      () => setStatus(take.linkFailed),
    );
  const share = () =>
    navigator.share({ text, url }).catch(() => {
      // The visitor closed the browser's menu.
    });
  /** Clears the message of the last action, then acts. */
  const run = (action: () => void | Promise<void>) => () => {
    setStatus('');
    void action();
  };
  return {
    status,
    save: run(save),
    copy: run(copy),
    // Browsers inside of apps may have neither a printer nor a menu to share with.
    print: 'print' in window ? run(() => print()) : undefined,
    share: 'share' in navigator ? run(share) : undefined,
    mail,
  };
}
