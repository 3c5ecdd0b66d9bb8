import { useState } from 'react';
import type { Choice, Entry } from '../../features/election-calendar/calendar.ts';
import { choiceLink } from '../../features/election-calendar/choice.ts';
import { dayText } from '../../features/election-calendar/day.ts';
import { legalText } from '../../features/election-calendar/calendar-texts.ts';
import { copyText } from '../../lib/clipboard.ts';
import { saveFile } from '../../lib/save-file.ts';
import { words } from './words.ts';

const { take, plan } = words;

interface Plan {
  choice: Choice;
  entries: Entry[];
  /** Name of the election. */
  name: string;
}

async function saveIcs({ choice, entries, name }: Plan): Promise<void> {
  // Loaded when it is needed: the library is larger than the rest of the calendar.
  const { icsText } = await import('../../features/election-calendar/ics.ts');
  const text = icsText({
    choice,
    entries,
    name: `${name}, ${dayText(choice.day)}`,
    deadline: plan.deadline,
    legal: legalText(words),
    host: location.hostname,
    now: new Date(),
  });
  const type = 'text/calendar;charset=utf-8';
  saveFile(new File([text], `${take.fileName}-${choice.day}.ics`, { type }));
}

/** Prints the plan without the page around it; its styles read the attribute. */
function printAlone(section: Element | null): void {
  section?.toggleAttribute('data-printing', true);
  addEventListener('afterprint', () => section?.removeAttribute('data-printing'), { once: true });
  print();
}

/** The ways to take a calendar along, and how the last one went. */
export function useTake(calendar: Plan) {
  const [status, setStatus] = useState('');

  const save = () => saveIcs(calendar).catch(() => setStatus(take.fileFailed));
  const copy = () =>
    copyText(new URL(choiceLink(calendar.choice), location.href).href).then(
      () => setStatus(take.linkCopied),
      () => setStatus(take.linkFailed),
    );
  const actions = [
    { label: take.file, action: save },
    {
      label: take.print,
      action: ({ currentTarget }: React.MouseEvent) => printAlone(currentTarget.closest('section')),
    },
    { label: take.link, action: copy },
  ].map(({ label, action }) => ({
    label,
    action: (event: React.MouseEvent) => {
      setStatus('');
      void action(event);
    },
  }));
  return { status, actions };
}
