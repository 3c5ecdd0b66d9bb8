import { useEffect, useState } from 'react';
import {
  type Answers,
  type Choice,
  type Entry,
  isBehind,
  isDue,
} from '../../features/election-calendar/calendar.ts';
import { choiceLink } from '../../features/election-calendar/choice.ts';
import {
  type Day,
  dayText,
  nextWorkday,
  weekdayText,
} from '../../features/election-calendar/day.ts';
import { legalText } from '../../features/election-calendar/calendar-texts.ts';
import { copyText } from '../../lib/browser/clipboard.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { mailto } from '../../lib/mailto.ts';
import { fill } from '../../lib/text.ts';
import { words } from './words.ts';

const { take, plan } = words;

/** How long a message is visible, in ms: two sentences read slowly. */
const STATUS_DURATION = 10_000;

export interface Plan {
  choice: Choice;
  answers: Answers;
  /** Ids of the phases that are done. */
  done: readonly string[];
  entries: readonly Entry[];
  /** Name of the election. */
  name: string;
  /** Whether its day may change. */
  isOpen: boolean;
  today: Day;
  /** What may not be done yet, in sentences. */
  early: string;
  /** What the visitor has yet to ask. */
  open: { title: string; questions: readonly string[] } | undefined;
}

/** The entries of a file: without what is done, and with what should be done by now on the next workday. */
function entriesToTake({ entries, today, isOpen }: Plan, withPast: boolean): Entry[] {
  const soon = nextWorkday(today);
  // Somebody may see one of them alone. An office's own day is certain.
  const named = (entry: Entry) =>
    isOpen && entry.kind !== 'answer'
      ? { ...entry, title: `${entry.title} (${words.form.open})` }
      : entry;
  return entries
    .filter(({ status }) => status !== 'done')
    .filter((entry) => withPast || isDue(entry) || !isBehind(entry))
    .map(named)
    .map((entry) =>
      isDue(entry) ? { ...entry, day: soon, until: soon, label: take.overdue } : entry,
    );
}

const linkTo = ({ choice, answers, done }: Plan): string =>
  new URL(choiceLink(choice, answers, done), location.href).href;

async function saveIcs(shown: Plan, withPast: boolean): Promise<void> {
  // Loaded when it is needed: the library is larger than the rest of the calendar.
  const { icsText } = await import('../../features/election-calendar/ics.ts');
  const { choice, name, today, early, open, isOpen } = shown;
  const text = icsText({
    // An open day may change, and its events stay the same.
    id: isOpen ? choice.type : `${choice.type}-${choice.day}`,
    entries: entriesToTake(shown, withPast),
    open: open && { ...open, questions: [early, ...open.questions].filter(Boolean), today },
    name: `${name}, ${dayText(choice.day)}`,
    deadline: plan.deadline,
    until: plan.until,
    legal: legalText(words),
    url: linkTo(shown),
    host: location.hostname,
    now: new Date(),
  });
  const type = 'text/calendar;charset=utf-8';
  saveFile(new File([text], `${take.fileName}-${choice.day}.ics`, { type }));
}

/** The link to a plan, and a line that says what it is. */
function messageOf(plan: Plan) {
  const { choice, name, early } = plan;
  const day = `${weekdayText(choice.day)}, ${dayText(choice.day)}`;
  const text = [fill(take.message, { name, day }), early].filter(Boolean).join(' ');
  return { text, url: linkTo(plan) };
}

/** The ways to take a calendar along, and how the last one went. */
export function useTake(shown: Plan, withPast: boolean) {
  const [status, setStatus] = useState('');

  // The buttons stay in view, and their message would lie over the plan.
  useEffect(() => {
    const timer = setTimeout(() => setStatus(''), STATUS_DURATION);
    return () => clearTimeout(timer);
  }, [status]);

  const save = () =>
    saveIcs(shown, withPast).then(
      () => setStatus(take.fileSaved),
      () => setStatus(take.fileFailed),
    );
  const { text, url } = messageOf(shown);
  const copy = () =>
    copyText(`${text}\n${url}`).then(
      () => setStatus(take.linkCopied),
      () => setStatus(take.linkFailed),
    );
  const share = () =>
    navigator.share(messageOf(shown)).catch(() => {
      // The visitor closed the browser's menu.
    });
  // For browsers that have no menu of their own to share with.
  const mail = mailto('', text, `${text}\n${url}`);
  /** Clears the message of the last action, then acts. */
  const run = (action: () => void | Promise<void>) => () => {
    setStatus('');
    void action();
  };
  return {
    status,
    save: run(save),
    print: run(() => print()),
    share: 'share' in navigator ? run(share) : undefined,
    copy: run(copy),
    mail,
  };
}
