import { useState } from 'react';
import {
  canBeDone,
  endOfWeek,
  type Entry,
  firstDue,
  groupsOf,
  type Undated,
} from '../../features/election-calendar/calendar.ts';
import {
  dayText,
  type Day,
  periodText,
  shortDayText,
  weekdayText,
} from '../../features/election-calendar/day.ts';
import type { Task } from '../../features/election-calendar/calendar-texts.ts';
import { fill } from '../../lib/text.ts';
import { CheckControl } from '../shared/form/CheckControl.tsx';
import { words } from './words.ts';
import '../../styles/table.css';

const { ask, plan, table } = words;

/** How a row looks: over, or what comes next. */
const LOOKS = {
  past: 'past',
  running: 'past',
  done: 'past',
  today: 'next',
  next: 'next',
  later: undefined,
};

/** Where an entry stands today. */
function stateText({ kind, status }: Entry): string {
  const past = kind === 'phase' ? plan.due : plan.past;
  const { running, done, today, next } = plan;
  return { past, running, done, today, next, later: '' }[status];
}

/** That a phase or a task is done and what comes next, or that it is open again. */
function tickText(
  { entries, tasks, done }: Pick<Props, 'entries' | 'tasks' | 'done'>,
  ticked: string | undefined,
): string {
  const title = [...entries, ...tasks].find(({ id }) => id === ticked)?.title;
  if (ticked === undefined || title === undefined) return '';
  if (!done.includes(ticked)) return fill(plan.reopened, { title });
  const next = firstDue(entries)?.title;
  return [fill(plan.ticked, { title }), next && fill(plan.tickedNext, { next })]
    .filter(Boolean)
    .join(' ');
}

/** `Mo, 18.12.2028`, for paper. */
const paperDay = (day: Day) => `${weekdayText(day).slice(0, 2)}, ${shortDayText(day)}`;

interface Common {
  today: Day;
  /** Says that a phase or a task is done, or that it is not. */
  tick: (id: string, isDone: boolean) => void;
}

function Row({ entry, today, tick }: Common & { entry: Entry }) {
  const { id, kind, day, until, label, title, text, law, isDeadline, status } = entry;
  const state = stateText(entry);
  const isTickable = canBeDone(entry, today);
  const box = `calendar-done-${id}`;
  return (
    <tr data-status={LOOKS[status]} data-kind={kind}>
      <td>
        <span data-print="none">
          <small>{weekdayText(day)}</small>
          <span>{periodText(entry)}</span>
        </span>
        <span className="on-paper">
          {paperDay(day)}
          {until !== day && ` – ${paperDay(until)}`}
        </span>
        {label && <small>{label}</small>}
      </td>
      <td>
        {isTickable && (
          <CheckControl
            id={box}
            aria-label={fill(plan.tick, { title })}
            checked={status === 'done'}
            onChange={({ target }) => tick(id, target.checked)}
          />
        )}
        {state && <b>{state}</b>}
        {isDeadline && <b data-deadline="">{plan.deadline}</b>}
        <strong>{isTickable ? <label htmlFor={box}>{title}</label> : title}</strong>
        {text && <span>{text}</span>}
      </td>
      <td>{law}</td>
    </tr>
  );
}

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">{table.when}</th>
        <th scope="col">{table.what}</th>
        <th scope="col">{table.law}</th>
      </tr>
    </thead>
  );
}

interface Group extends Common {
  heading: string;
  entries: readonly Entry[];
  undated?: readonly Undated[];
  /** Rows of tasks, its first ones. */
  tasks?: React.ReactNode;
  /** The row after them. */
  children?: React.ReactNode;
  /** A sentence above its entries. */
  note?: string | false;
}

function Group({ heading, entries, undated = [], tasks, children, note, ...common }: Group) {
  return (
    <tbody>
      <tr className="group">
        <th colSpan={3} scope="rowgroup">
          {heading}
        </th>
      </tr>
      {tasks}
      {children && (
        <tr>
          <td colSpan={3}>{children}</td>
        </tr>
      )}
      {note && (
        <tr>
          <td colSpan={3}>{note}</td>
        </tr>
      )}
      {undated.map((answer) => (
        <UndatedRow key={answer.id} {...answer} />
      ))}
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} {...common} />
      ))}
    </tbody>
  );
}

/** An answer whose day is open. */
function UndatedRow({ title, isDeadline }: Undated) {
  return (
    <tr>
      <td>{plan.dayOpen}</td>
      <td>
        {isDeadline && <b data-deadline="">{plan.deadline}</b>}
        <strong>{title}</strong>
      </td>
      <td>{ask.source}</td>
    </tr>
  );
}

/** A task of today, which has no day of its own. */
function TaskRow({ task, isDone, tick }: Pick<Common, 'tick'> & { task: Task; isDone: boolean }) {
  const { id, title } = task;
  const box = `calendar-done-${id}`;
  return (
    <tr data-status={isDone ? LOOKS.done : undefined}>
      <td>{plan.task}</td>
      <td colSpan={2}>
        <CheckControl
          id={box}
          aria-label={fill(plan.tick, { title })}
          checked={isDone}
          onChange={({ target }) => tick(id, target.checked)}
        />
        {isDone && <b>{plan.done}</b>}
        <strong>
          <label htmlFor={box}>{title}</label>
        </strong>
      </td>
    </tr>
  );
}

interface Props extends Common {
  entries: readonly Entry[];
  /** What is to be done now, and is no entry. */
  tasks: readonly Task[];
  /** Ids of the phases and tasks that are done. */
  done: readonly string[];
  /** Those that were done when the plan was opened. */
  settled: readonly string[];
  undated: readonly Undated[];
  /** Questions that the visitor has to ask, before everything else. */
  ask: React.ReactNode;
}

/** The entries of a plan, a row each, by what is to be done; what is over is folded. */
export function PlanTable(props: Props) {
  const { entries, tasks, done, settled, undated, ask: questions, today, tick } = props;
  const [ticked, setTicked] = useState<string>();
  const common = {
    today,
    tick: (id: string, isDone: boolean) => {
      tick(id, isDone);
      setTicked(id);
    },
  };
  const { week, running, month, later, behind } = groupsOf(entries, today, settled);
  const taskRows = (isSettled: boolean) =>
    tasks
      .filter(({ id }) => settled.includes(id) === isSettled)
      .map((task) => (
        <TaskRow key={task.id} task={task} isDone={done.includes(task.id)} tick={common.tick} />
      ));
  const [open, over] = [taskRows(false), taskRows(true)];
  const overdue = week.filter((entry) => canBeDone(entry, today)).length;
  const next = [...month, ...later][0];
  const isFree = week.length === 0 && next !== undefined;
  return (
    <>
      <table className="table">
        <Head />
        <Group
          {...common}
          heading={fill(plan.week, { day: dayText(endOfWeek(today)) })}
          entries={week}
          undated={undated}
          tasks={open}
          note={overdue > 1 && plan.catchUp}
        >
          {questions ??
            (isFree && fill(plan.weekEmpty, { title: next.title, day: dayText(next.day) }))}
        </Group>
        {running.length > 0 && (
          <Group {...common} heading={plan.runningHeading} entries={running} />
        )}
        {month.length > 0 && <Group {...common} heading={plan.month} entries={month} />}
        {later.length > 0 && <Group {...common} heading={plan.later} entries={later} />}
      </table>
      {behind.length + over.length > 0 && (
        <details data-print="none">
          <summary>{fill(plan.behind, { count: behind.length + over.length })}</summary>
          <table className="table">
            <Head />
            <tbody>
              {over}
              {behind.map((entry) => (
                <Row key={entry.id} entry={entry} {...common} />
              ))}
            </tbody>
          </table>
        </details>
      )}
      <p className="visually-hidden" role="status" data-print="none">
        {tickText(props, ticked)}
      </p>
    </>
  );
}
