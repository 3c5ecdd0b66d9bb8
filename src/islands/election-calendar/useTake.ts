import { useEffect, useState } from 'react';
import {
  type Answers,
  type Choice,
  endOfWeek,
  type Entry,
  isBehind,
  isDue,
} from '../../features/election-calendar/calendar.ts';
import { choiceLink } from '../../features/election-calendar/choice.ts';
import { type Day, dayText, nextWorkday } from '../../features/election-calendar/day.ts';
import type { NotedEntry } from '../../features/election-calendar/ics.ts';
import { dateText, legalText, type Task } from '../../features/election-calendar/calendar-texts.ts';
import { copyText } from '../../lib/browser/clipboard.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { mailto } from '../../lib/mailto.ts';
import { fill, withoutSoftHyphens } from '../../lib/text.ts';
import { words } from './words.ts';

const { take, plan } = words;

/** How long a message is visible, in ms: two sentences read slowly. */
const STATUS_DURATION = 10_000;

export interface Plan {
  choice: Choice;
  answers: Answers;
  /** Ids of the phases and tasks that are done. */
  done: readonly string[];
  entries: readonly Entry[];
  /** Name of the election. */
  name: string;
  /** Whether its day may change. */
  isOpen: boolean;
  today: Day;
  /** What may not be done yet, in sentences. */
  early: string;
  /** What is to be done now, such as asking the office. */
  tasks: readonly Task[];
}

/** The entries of a file: without what is done, and with what should be done by now on the next workday. */
function entriesToTake({ entries, today, isOpen }: Plan, withPast: boolean): NotedEntry[] {
  const soon = nextWorkday(today);
  // Somebody may see one of them alone. An office's own day is certain.
  const named = (entry: Entry) =>
    isOpen && entry.kind !== 'answer' && !entry.isFixed
      ? { ...entry, note: words.form.open }
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
  const { choice, name, today, tasks, isOpen } = shown;
  const text = icsText({
    // An open day may change, and its events stay the same.
    id: isOpen ? choice.type : `${choice.type}-${choice.day}`,
    entries: entriesToTake(shown, withPast),
    tasks: { today, items: tasks },
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

/** So many of the next days go with the link, and all that binds after them, for those who do not open it. */
const NEXT = 3;

/** The link to a plan, with what it is and what comes next. */
function messageOf(shown: Plan) {
  const { choice, name, early, entries, tasks, today } = shown;
  const title = fill(take.message, { name, day: dateText(choice, plan) });
  const list = (heading: string, lines: readonly string[]) =>
    lines.length > 0 && [heading, ...lines].map(withoutSoftHyphens).join('\n');
  const withDay = (entry: Entry) =>
    `${dateText(entry, plan)}: ${entry.isDeadline ? `${plan.deadline}: ` : ''}${entry.title}`;
  const ahead = entries.filter((entry) => !isBehind(entry));
  const binding = ahead
    .slice(NEXT)
    .filter(({ isDeadline, kind }) => isDeadline || kind === 'answer');
  // What is too early stands above already.
  const linesOf = (task: Task) => task.lines.filter((line) => !early.includes(line));
  const now = [
    ...tasks.flatMap((task) => [task.title, ...linesOf(task).map((line) => `– ${line}`)]),
    ...entries.filter(isDue).map((entry) => `${take.overdue}: ${entry.title}`),
  ];
  const parts = [
    title,
    early,
    list(fill(plan.week, { day: dayText(endOfWeek(today)) }), now),
    list(take.next, ahead.slice(0, NEXT).map(withDay)),
    list(take.deadlines, binding.map(withDay)),
  ];
  return { title, text: parts.filter(Boolean).join('\n\n'), url: linkTo(shown) };
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
  const { title, text, url } = messageOf(shown);
  const copy = () =>
    copyText([title, shown.early, url].filter(Boolean).join('\n')).then(
      () => setStatus(take.linkCopied),
      () => setStatus(take.linkFailed),
    );
  const share = () =>
    navigator.share({ text, url }).catch(() => {
      // The visitor closed the browser's menu.
    });
  // For browsers that have no menu of their own to share with.
  const mail = mailto('', title, `${text}\n\n${url}`);
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
