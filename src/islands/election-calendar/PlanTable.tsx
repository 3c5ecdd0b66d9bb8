import {
  canBeDone,
  endOfWeek,
  type Entry,
  groupsOf,
} from '../../features/election-calendar/calendar.ts';
import {
  dayText,
  type Day,
  periodText,
  shortDayText,
  weekdayText,
} from '../../features/election-calendar/day.ts';
import { fill } from '../../lib/text.ts';
import { CheckControl } from '../shared/form/CheckControl.tsx';
import { doneBox } from './usePlan.ts';
import { words } from './words.ts';
import '../../styles/table.css';

const { plan, table } = words;

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

/** `Mo, 18.12.2028`, for paper. */
const paperDay = (day: Day) => `${weekdayText(day).slice(0, 2)}, ${shortDayText(day)}`;

interface Common {
  today: Day;
  /** Says that a phase is done, or that it is not. */
  tick: (phase: string, isDone: boolean) => void;
}

function Row({ entry, today, tick }: Common & { entry: Entry }) {
  const { id, day, until, label, title, text, law, isDeadline, status } = entry;
  const state = stateText(entry);
  return (
    <tr data-status={LOOKS[status]}>
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
        {canBeDone(entry, today) && (
          <CheckControl
            id={doneBox(id)}
            aria-label={fill(plan.tick, { title })}
            checked={status === 'done'}
            onChange={({ target }) => tick(id, target.checked)}
          />
        )}
        {state && <b>{state}</b>}
        {isDeadline && <b data-deadline="">{plan.deadline}</b>}
        <strong>{title}</strong>
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
  /** Its first row. */
  children?: React.ReactNode;
}

function Group({ heading, entries, children, ...common }: Group) {
  return (
    <tbody>
      <tr className="group">
        <th colSpan={3} scope="rowgroup">
          {heading}
        </th>
      </tr>
      {children && (
        <tr>
          <td colSpan={3}>{children}</td>
        </tr>
      )}
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} {...common} />
      ))}
    </tbody>
  );
}

interface Props extends Common {
  entries: readonly Entry[];
  /** What the visitor has to ask, before everything else. */
  ask: React.ReactNode;
}

/** The entries of a plan, a row each, by what is to be done; what is over is folded. */
export function PlanTable({ entries, ask, ...common }: Props) {
  const { today } = common;
  const { week, standing, month, later, behind } = groupsOf(entries, today);
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
        >
          {ask ?? (isFree && fill(plan.weekEmpty, { title: next.title, day: dayText(next.day) }))}
        </Group>
        {standing.length > 0 && <Group {...common} heading={plan.standing} entries={standing} />}
        {month.length > 0 && <Group {...common} heading={plan.month} entries={month} />}
        {later.length > 0 && <Group {...common} heading={plan.later} entries={later} />}
      </table>
      {behind.length > 0 && (
        <details data-print="none">
          <summary>{fill(plan.behind, { count: behind.length })}</summary>
          <table className="table">
            <Head />
            <tbody>
              {behind.map((entry) => (
                <Row key={entry.id} entry={entry} {...common} />
              ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  );
}
